# What only octal games say.

tagline-octal = take and split as a code says; 0.137 is Dawson's chess
rules-octal = Octal game { $code }: a move takes some from one heap. The first digit after the point says what may be left of the heap when 1 is taken, the second when 2 are taken, and so on: 1 nothing, 2 one heap, 4 two heaps; add these up to allow several (3: nothing or one heap). A 4 before the point allows splitting a heap without taking. The player who cannot move loses.
    .strategy = find each heap's nimber, then play nim with the nimbers.
rules-octal-misere = Octal game { $code }, misère: a move takes some from one heap. The first digit after the point says what may be left of the heap when 1 is taken, the second when 2 are taken, and so on: 1 nothing, 2 one heap, 4 two heaps; add these up to allow several (3: nothing or one heap). A 4 before the point allows splitting a heap without taking. The player who makes the last move loses.
terms-octal = code { $value }
ask-code = What is the code of the octal game?
    .means = An octal game is played with heaps, and its code says what a move may do. The first digit after the point is about taking 1 from a heap, the second about taking 2, and so on. 1: nothing may be left of the heap; 2: one heap; 4: two heaps; a sum allows several. So 0.137 allows you to take 1 if it is the whole heap, to take 2 and leave nothing or one heap, and to take 3 and leave nothing, one heap or two.
help-code = Enter the code of the game, such as 0.77 for kayles, 0.07 for Dawson's kayles or 0.137 for Dawson's chess; Enter alone takes the one in brackets. Digit by digit after the point it says what may be left when 1, 2, 3 and so on are taken: 1 nothing, 2 one heap, 4 two heaps; add these up to allow several (3: nothing or one heap). q quits.
code-unreadable = "{ $code }" is not the code of an octal game. A code is 0 or 4, a point, and digits from 0 to 7, such as 0.137.
code-first-digit = In the code "{ $code }" the digit before the point must be 0 or 4: with any other a move could leave a heap as it is, and the game would have no end.
code-large-digit = In the code "{ $code }" a digit is above 7. The digits of an octal game are 0 to 7: the sum of 1 (nothing is left), 2 (one heap) and 4 (two heaps).
code-too-long = The code "{ $code }" is too long: at most { $most } digits may follow the point.
code-without-moves = In the game "{ $code }" there is no move. At least one digit of the code must not be 0.
position-octal = "{ $word }" is not a heap. A position is the sizes of the heaps, such as 7 or 7,5: whole numbers, at most { $most } in all, and at most { $heaps } heaps.
move-unreadable-octal = "{ $move }" is not a move. Write 2:3 to take 3 from heap 2, 2:3=5 to leave a heap of 5, or 2:3=1+4 to leave two of 1 and 4.
move-octal-none = No move is possible in heap { $heap }: it has only { $size }. Choose another heap.
move-octal-count = { $count } cannot be taken from heap { $heap }, which has { $size }. What can be taken: { $takable }.
move-octal-left = Taking { $taken } from heap { $heap } leaves { $rest } in all. Say what is left in a way that the code allows, such as { $example }.
deed-octal-halves = splits heap { $heap } in two
    .advice = split heap { $heap } in two
deed-octal-leaves = takes { $taken } from heap { $heap } and leaves one heap of { $other }
    .advice = take { $taken } from heap { $heap } and leave one heap of { $other }
deed-octal-breaks = takes { $taken } from heap { $heap } and leaves { $one } and { $other }
    .advice = take { $taken } from heap { $heap } and leave { $one } and { $other }
deed-octal-splits = splits heap { $heap } into { $one } and { $other }
    .advice = split heap { $heap } into { $one } and { $other }
ask-octal-taken = How many do you take ({ $offered })?
help-octal-taken = Enter how many you take from heap { $heap }: { $offered }. b goes back to the menu, q quits.
ask-octal-small = { $rest } remain. How large is the smaller of two heaps (0 to { $most }; 0 leaves one)?
help-octal-small = What remains, { $rest }, may stay one heap or become two. Enter 0 for one heap, or the size of the smaller of two, up to { $most }. b goes back to the menu, q quits.
ask-octal-broken = { $rest } become two heaps. How large is the smaller ({ $least } to { $most })?
help-octal-broken = What remains, { $rest }, has to become two heaps. Enter the size of the smaller, from { $least } to { $most }. b goes back to the menu, q quits.
limit-octal = { $answer } is too large for the smaller of two heaps of { $rest } together
moves-octal = Write 2:3 to take 3 from heap 2, 2:3=5 to leave a heap of 5, and 2:3=1+4 to leave two heaps of 1 and 4.
