# The course. A lesson has its title, and as attributes: the idea in three sentences; a tip that names no move; the example, a line at a
# time, in the position, best move and what it leaves that the program finds; and, where it asks for a number, that question.

lesson-backwards = Won or lost, backwards
    .idea = With nothing left to take, the player to move has lost. A position is won if some move leaves a lost one. It is lost if every move leaves a won one.
    .tip = Which numbers can you leave? Count up from 0: is one of them lost?
    .example =
        With 0 sticks the player to move has lost. Mark it with a minus.
        From 1 and from 2 a move leaves 0, so both are won: plus.
        From 3 a move leaves 2 or 1, and both are won: 3 is lost.
        In the same way 4 and 5 are won, and 6 is lost.
        From { $position }, taking { $move } leaves { $left }, which is lost. So it wins.
lesson-remainder = The remainder
    .idea = Where 1 to M sticks may be taken, leave a multiple of M+1. Whatever your opponent takes, answer so that the two moves take M+1 together. So a multiple is left each time, and in the end 0.
    .tip = Divide the number of sticks by M+1. What is the remainder?
    .number = What remains after dividing by the maximum plus 1?
    .example =
        At most 3 may be taken, so count in fours.
        { $position } divided by 4 leaves the remainder { $move }. Take it: { $left } are left.
        If your opponent takes 1, take 3; after 2 take 2, and after 3 take 1. Then 4 are left.
        Answer in the same way once more, and the last stick is yours.
lesson-last-stick = The last stick loses
    .idea = In misère play the player who takes the last stick loses. So leave one stick more than a multiple of M+1. Imagine that one set aside, and play for the others as before.
    .tip = Set one stick aside. What remainder do the others leave when divided by M+1?
    .example =
        Set one of the { $position } sticks aside: 7 are left to play for.
        At most 3 may be taken, and 7 divided by 4 leaves the remainder { $move }. Take it.
        { $left } sticks are left: 4 to share, and the one that loses.
        Whatever your opponent takes, answer so that the two moves take 4 together. The last stick is your opponent's.
lesson-period = A table and its period
    .idea = Where only some numbers may be taken, mark the heaps won or lost one after another, beginning with 0. After a while the marks repeat. Find out how long the repeating part is, and divide by that.
    .tip = Mark 0, 1, 2, 3 and so on until the marks repeat. Which marked heap is this one like?
    .example =
        You may take 1, 3 or 4. 0 is lost; 1 leaves 0, so it is won.
        2 can only leave 1, so it is lost. 3, 4, 5 and 6 can each leave 0 or 2: won.
        7 leaves 6, 4 or 3, all of them won: 7 is lost, and the marks begin to repeat.
        So a heap is lost if it leaves the remainder 0 or 2 when divided by 7.
        { $position } leaves the remainder 6. The move { $move } leaves { $left }, with the remainder 2: it wins.
lesson-pairs = Two equal piles
    .idea = Two equal piles are lost for the player to move. Whatever is taken from one, the opponent takes the same from the other. So the opponent always has an answer, and makes the last move.
    .tip = Can you leave the piles in equal pairs?
    .example =
        The piles of { $position } differ. Make them equal: { $move } leaves { $left }.
        If your opponent takes 2 from one pile, take 2 from the other: two piles of 1 are left.
        If your opponent takes a whole pile, take the other one: the last match is yours.
lesson-copying = Copying elsewhere
    .idea = Leave two halves that are alike, and copy in one what your opponent does in the other. In kayles hit the middle of a row; in chomp keep two equal arms. In cram answer with your opponent's move turned by half a turn.
    .tip = Can you leave two halves that are alike?
    .example =
        Hit the middle of the row of { $position } pins: { $move } leaves { $left }.
        Both halves are alike. Your opponent has to change one of them.
        Do the same in the other: both are alike again, and the last pin is yours.
lesson-powers = Nim as powers of two
    .idea = Every size is a sum of different powers of two: 5 is 4 + 1, and 6 is 4 + 2. Leave each power an even number of times. Then whatever your opponent does makes some power odd, and you can make all even again.
    .tip = Which powers occur an odd number of times? Look for a pile that has the largest of them.
    .number = What is the sum of the unpaired powers of two?
    .example =
        1 is 1, 5 is 4 + 1, and 6 is 4 + 2.
        The 4 occurs twice, and so does the 1. The 2 occurs once, which is odd.
        Only the pile of 6 has a 2. Without it 4 remain: { $move } leaves { $left }.
        Now each power occurs an even number of times.
lesson-nim-sum = Binary, and how to find the move
    .idea = Write the sizes in binary, one below the other: the nim-sum has a 1 in each column with an odd number of ones. The player who has to move from nim-sum 0 loses. To leave it, choose a pile with a 1 in the leftmost odd column, and change its digit in every odd column.
    .tip = Which piles have a 1 in the leftmost odd column?
    .number = What is the nim-sum?
    .example =
        4 is 0100, 9 is 1001, and 11 is 1011.
        The columns of 4 and of 2 are odd: the nim-sum is 0110, which is 6.
        Only the pile of 4 has a 1 in the column of 4. Change both digits: 0100 becomes 0010, which is 2.
        { $move } leaves { $left }, with nim-sum 0.
lesson-misere-nim = Misère nim
    .idea = In misère nim the player who takes the last match loses. As long as two or more piles have at least two matches, play as in nim. When only one does, make it 0 or 1, so that an odd number of piles of one is left.
    .tip = How many piles have at least two matches? If it is one: do you want to leave 0 or 1 of it?
    .example =
        Only one pile of { $position } has more than one match, so now it is decided.
        Without this pile two piles of one would be left, and the last match would be yours.
        So leave one match of it: { $move } leaves { $left }, an odd number of piles of one.
        Your opponent takes one, you take one, and your opponent has to take the last.
lesson-mex = The nimber of a heap
    .idea = A position without a move has nimber 0. The nimber of any other is the smallest number that is missing among the nimbers of what its moves leave. Nimber 0 is lost, and every other nimber is won.
    .tip = Which nimbers can a move leave? What is the smallest number that is missing?
    .number = What is the nimber?
    .example =
        You may take 1, 3 or 4. The heaps 0, 1, 2 and 3 have the nimbers 0, 1, 0 and 1.
        4 leaves 3, 1 or 0, with the nimbers 1, 1 and 0. The smallest missing number is 2.
        5 leaves 4, 2 or 1, with the nimbers 2, 0 and 1. The smallest missing number is 3.
        { $position } leaves 5, 3 or 2, with the nimbers 3, 1 and 0. So its nimber is 2.
        { $move } leaves { $left }, with nimber 0: it wins.
lesson-sums = Sums of games
    .idea = In a sum of games a move is made in one of them. Each counts like a pile of nim whose size is its nimber. So find the nimbers, and leave nim-sum 0.
    .tip = What is the nimber of each game? Play nim with these numbers.
    .number = What is the nim-sum of the nimbers?
    .example =
        At most 3 of the sticks may be taken, so their nimber is the remainder of 5 divided by 4: 1.
        The nimber of a pile of nim is its size: 4.
        Make the 4 a 1: { $move } leaves { $left }.
        Now both nimbers are 1, and the nim-sum is 0.
lesson-kayles = Kayles and Dawson's kayles
    .idea = A move in kayles may split a row, and the parts add up like piles of nim. So add up the nimbers of all rows. Dawson's kayles (octal 0.07), in which a move always takes two neighbours, has other nimbers, found in the same way.
    .tip = Which nimbers are there? What can you change so that the nim-sum is 0?
    .number = What is the nim-sum of all rows or heaps?
    .example =
        The rows of 4 and 6 pins have the nimbers 1 and 3: the nim-sum is 2.
        The row of 6 must get nimber 1 too: { $move } leaves { $left }.
        Now the nim-sum is 0.
lesson-golden = Golden pairs
    .idea = In matches a move takes from one pile, or the same number from two. With two piles, the golden pairs are lost: 1 2, 3 5, 4 7, 6 10, ... Pair number n begins with the smallest number that no earlier pair has, and its other number is n more.
    .tip = Which golden pair can you reach? Look for a size that you keep, or for the same difference.
    .example =
        Pair number 1 is 1 2. The smallest number left is 3, and 3 + 2 is 5: pair number 2 is 3 5.
        Now 4 is the smallest number left, and 4 + 3 is 7: pair number 3 is 4 7.
        From { $position } keep the 3 of the pair 3 5: { $move } leaves { $left }.
        No move leads from one pair to another. So your opponent leaves no pair, and you can go back to one.
lesson-no-formula = No formula
    .idea = In chomp the first player wins on every rectangle of more than one square: if biting off just the last corner lost, the answer that beats it could have been the first move itself. But no formula for that move is known. So look at small positions first, and in coins count what every move gains in the end.
    .tip = What does each move leave? Begin with the moves that leave little.
    .example =
        { $position } is a rectangle, so some move wins. But which one?
        a2 leaves one row, and your opponent bites off all but the poisoned square.
        b2 leaves arms of 3 and 2, and your opponent makes them equal.
        A search finds { $move }. It leaves { $left }, and every reply has an answer that wins.

## The course

learn-course = The course: { $mastered } of { $count } lessons mastered
learn-due-in = { $days ->
    [0] due now
    [one] due tomorrow
   *[other] due in { $days } days
  }
learn-after = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
learn-boxes = Matchboxes: a bead is a mastered lesson, which comes back after this many days
learn-ask = Which lesson? [{ $number }]
learn-help = Enter the number of a lesson or its name; Enter alone takes the one in brackets. q quits.
learn-repeats = { $count ->
    [one] 1 lesson is due. First a question about it.
   *[other] { $count } lessons are due. First a question about each.
  }
refuse-lesson = "{ $lesson }" is not a lesson. Use a number from 1 to { $most }, or { $known }.

## A lesson

learn-title = Lesson { $number } of { $count }: { $title }
learn-example = An example: { $game } { $position }
learn-next = Enter shows the next line:
learn-next-help = Press Enter alone for the next line of the example. q quits.
learn-next-refuse = "{ $answer }" is not needed here. Press Enter alone; h for help, q to quit.
learn-drills = { $left ->
    [one] Now the questions: 1 more right answer, and the last game begins.
   *[other] Now the questions: { $left } right answers in a row, and the last game begins.
  }
learn-odd = (* odd)
learn-drill = { $game } { $position }
learn-earlier = Lesson { $lesson } again: { $game } { $position }
learn-answer = In the losing position { $game } { $position } your opponent plays { $move }.
learn-refute = In the winning position { $game } { $position } your opponent plays { $move }: a mistake.
learn-tip = Tip: { $tip }
learn-ask-number = { $question } (t tip, ? I don't know)
learn-help-number = Enter a whole number.
learn-accepts-number = Enter a whole number, or ? if you do not know; h for help.
learn-ask-idea = Which idea settles this position? (a to { $most }; t tip, ? I don't know)
learn-help-idea = Enter the letter of the lesson whose idea settles whether the position is won or lost.
learn-accepts-idea = Enter a letter from a to { $most }, or ? if you do not know; h for help.
learn-why = Why: { $idea ->
    [powers] { $outcome ->
        [win] it leaves { $left }, where each power of two occurs an even number of times.
       *[loss] each power of two occurs an even number of times. Every move makes some power odd, and your opponent then makes all even again.
      }
    [nimbers] { $outcome ->
        [win] it leaves { $left }, whose nimber is 0, and nimber 0 is lost.
       *[loss] the nimber is 0, and nimber 0 is lost: no move leaves 0 again.
      }
   *[marks] { $outcome ->
        [win] it leaves { $left }, which is lost.
       *[loss] every move leaves a position that is won.
      }
  }
learn-mex = { $count ->
    [0] No move is left from { $position }, so its nimber is 0.
    [1] From { $position } the moves leave the nimber { $moves }. The smallest number that is missing (the mex) is { $nimber }: that is its nimber.
   *[other] From { $position } the moves leave the nimbers { $moves }. The smallest number that is missing (the mex) is { $nimber }: that is its nimber.
  }
learn-right-number = the number is { $number }
learn-right-idea = it is lesson { $number }, { $title }
learn-restarts = Four right answers in a row are needed, so the count restarts at 0.
learn-row = Right in a row: { $row } of { $most }
learn-boss = The last game: { $game } { $position } against { $name }, who plays perfectly. You begin, and you can win.
learn-boss-lost = { $name } has won. Try once more from the same position.
learn-mastered = Lesson { $number } is mastered: { $title }. It comes back in { $days ->
    [one] 1 day
   *[other] { $days } days
  }.
learn-input-ended = The input ended before the lesson was over.
learn-kept = Your progress is kept in { $file }.

## Progress

learn-damaged = Line { $line } of { $file } is damaged, so nothing was changed. --reset puts the file aside and starts over.
learn-reset = The course starts over. The progress so far is kept in { $file }.
learn-reset-none = There is no progress yet.
learn-unkept = No progress is kept here: without a terminal, use --progress FILE.
learn-not-kept = Progress is not kept. { $why }
learn-no-home = Progress is not kept, because there is no home folder.

words-learn = learn lessons
first-due = { $count ->
    [one] 1 lesson is due (learn).
   *[other] { $count } lessons are due (learn).
  }
