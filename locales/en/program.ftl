# What no single game says, in English. Every cs.ftl has the same messages with the same figures as the en.ftl beside it.

## The games

door = { $name } is played here as: { $command }
misere-game = { $game } (misère)

## Questions before a game

banner = Nimatron plays as well as you do. Type w at any turn, and it says why.
welcome = h for help, q to quit.
which-game = Which game?
first-keep = k: keep playing { $game }
kept-game = { $title } ({ $count ->
    [one] 1 move
   *[other] { $count } moves
  })
first-same = Enter: the same with another rule
first-misere = { $on ->
    [yes] misere: misère play is on: the player who makes the last move loses; the same word switches it off
   *[no] misere: misère play, where the player who makes the last move loses
  }
ask-game = Number or name [{ $usual }]:
help-game = Enter the number of a game or its name; Enter alone takes the one in brackets. misere switches between normal and misère play; "nim misere" chooses misère nim at once, "nim 3,4,5" nim with these piles; learn begins the lessons. q quits. "wythoff" and other names that people call a game by open it as well. With ACCESSIBLE=1 in the environment positions are said in words.
who-first = Who plays first?
who-second = Who plays second?
ask-who = Number, or human, perfect, ... [{ $usual }]:
who-human = a person
    .gloss = human
who-perfect = the computer: plays perfectly
    .gloss = perfect
who-beginner = the computer: plays at random, but never misses a win in one move
    .gloss = beginner
who-random = the computer: plays at random
    .gloss = random
who-adaptive = the computer: of your own strength; it gets stronger when you win and weaker when you lose
    .gloss = adaptive
help-who = Enter a number from the list, or { $known }; any other word is the name of a person. A name may follow after a colon, as in perfect:Deep Nim. level asks how strong the computer is to be; perfect@70 plays optimally in 70% of its turns.{ $more } Enter alone takes the one in brackets. q quits.
ask-name = Name of player { $number }?
help-name = Enter a name of 1 to { $most } characters. The game uses it for this player. Enter alone takes the one in brackets. q quits.
name-player = Player { $number }
name-perfect = Nimatron
name-beginner = Beginner
name-random = Random
help-whole = A whole position is accepted too, such as { $example }.
help-letters = 
    t: gives a tip; again: the next one
    w: the best move and why; w MOVE: why, or why not, that move
    v: what every move leads to
    o: plays the best move for you
    s: asks for the move step by step
    d: asks for a move in several piles step by step
    a: every reply and its answer
    l: a whole line of play
    c: the losing positions
    x: { $thought }
    u: takes your last turn back
    r: plays it again
    m: the moves so far
    p: the position again
    q: leaves the game

## A turn

turn = Move { $number }, to move: { $name }
ask-turn = Move (such as { $example }), or a choice:
ask-turn-number = { $most ->
    [1] Move (1), or a choice:
    [2] Move (1 or 2), or a choice:
   *[other] Move (1 to { $most }), or a choice:
  }
turn-how = A move: { $example }. h for help.
help-strategy = How to win: { $strategy }
did = { $name } { $deed } ({ $move }).
optimal-loses = Every move loses; no move holds out longer than this one.
optimal-beyond = { $why } This move may not be optimal: it wins at once if possible; otherwise it avoids giving the opponent an immediate win and makes the position smaller.
machine-beyond = { $name }: { $why } So I am guessing: I take an immediate win if there is one, and otherwise a move that does not hand you one.
machine-lost = { $name } is in a losing position: every move loses.
machine-lost-points = { $name } loses with best play, counting what both have already.
undone = Undone: { $moves }.
redone = Redone: { $moves }.

## What is offered at a turn, and tips

short-tip = tip
short-values = values
short-why = why
short-optimal = optimal
short-single = step
short-double = several
short-undo = undo
short-redo = redo
short-help = help
short-leave = quit
words-tip = tip hint
words-values = values
words-moves = moves
words-board = board
absent-undo = There is nothing to undo yet.
absent-redo = There is nothing to redo: no move is undone.
absent-moves = No move has been made yet.
absent-way = In this game only s asks for a move.
hints-off = Hints are off in this game (--hints none).
hints-tips = Only tips are on in this game: t gives one.
why-leaves = { $drawn ->
    [yes] { $move } leaves this.
   *[no] { $move } leaves { $position }.
  }
why-leaves-nothing = { $move } leaves nothing.
why-loses = { $because ->
    [yes] Then { $name } wins with { $best }. From that player's side: { $reason }
   *[no] Then { $name } wins with { $best }.
  }
why-wins = { $because ->
    [yes] It wins: { $reason }
   *[no] It wins: { $name } has no good answer.
  }
why-over = { $wins ->
    [yes] The game is over, and it wins.
   *[no] The game is over, and it loses.
  }
why-points = { $answered ->
    [yes] The best answer of { $name } is { $best }.{ " " }
   *[no] { "" }
  }With best play it leads to { $ends }, counting what both have already. { $cost ->
    [0] No move is better.
   *[other] The best move leads to { $better }.
  }
name-opponent = your opponent
tip-won = You can win from here.
tip-lost = You lose from here if your opponent makes no mistake.
tip-points-won = With best play by both you win.
tip-points-drawn = With best play by both the game is a draw.
tip-points-lost = With best play by both you lose.
tip-winning = { $points ->
    [yes] { $count ->
        [one] Only one move is optimal.
       *[other] { $count } moves are optimal.
      }
   *[no] { $count ->
        [one] Only one move wins.
       *[other] { $count } moves win.
      }
  }
tip-theorem = A theorem gives a move that wins; whether others win too is not known.
tip-lasts = { $moves ->
    [0] It is not known how long you can make the game last.
    [one] Your next move is the last one.
   *[other] You can make the game last { $moves } more moves, counting both players'.
  }
tip-backwards = Which positions nearer to the end are lost? Can you leave one of them?
tip-compare = Compare the moves: what do you gain now, and how much may your opponent take then?
tip-one = One of them { $place }.
tip-quickest = The quickest move { $place }.
tip-it = It { $place }.
tip-longest = A move that holds out longest { $place }.
tip-last = There are no more tips about this position.
tip-why = w shows the move.
values-too-many = There are { $count } moves, too many to list.
more-values = { $lose ->
    [yes] { $count ->
        [one] 1 more, which loses (v again shows it)
       *[other] { $count } more, which all lose (v again shows them)
      }
   *[no] { $count ->
        [one] 1 more (v again shows it)
       *[other] { $count } more (v again shows them)
      }
  }

## Leaving, and searches that are stopped

ask-leave = Leave this game? Enter y to leave, or anything else to go on:
ask-leave-kept = Leave this game? It is kept: "nimatron play --resume" goes on with it. Enter y to leave, or anything else to go on:
game-kept = The game is kept: "nimatron play --resume" goes on with it.
help-leave = Enter y to leave the game; q leaves too. Anything else goes on with it.
search-stopped = The search was stopped.

## Levels

who-level = the computer: one of three levels
ask-level = Number or name [{ $usual }]:
help-level = Enter the number of a level or its name; Enter alone takes the one in brackets. In its other turns the computer makes a move that is not optimal, if there is one. q quits.
level-easy = easy: optimal in { $percent }% of its turns
level-medium = medium: { $percent }%
level-hard = hard: { $percent }%
words-levels = easy medium hard
name-level = Nimatron ({ $level })
refuse-level = "{ $level }" is not a level: write perfect@ and a whole number from 0 to 100, such as perfect@70.

## The end of a game

wins = { $name } takes what is left and wins.
wins-misere = { $other } has taken what was left, so { $name } wins.
wins-without-a-move = There is nothing to take: { $name } wins.
wins-points = { $name } wins by { $own ->
    [one] 1 coin
   *[other] { $own } coins
  } to { $others }.
nobody-wins = The game is a draw, { $one ->
    [one] 1 coin
   *[other] { $one } coins
  } to { $two }.
sums = Coins: { $first } { $one }, { $second } { $two }
wins-by-a-last-move = { $name } makes the last move and wins.
wins-by-a-last-move-misere = { $other } has made the last move, so { $name } wins.
wins-with-no-move-left = There is no move: { $name } wins.
score = Score: { $score }
adaptive-grown = { $name } has grown: it now plays optimally in { $percent }% of its turns.
remembered = { $name }: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
  }, { $losses ->
    [one] 1 loss
   *[other] { $losses } losses
  }. Nimatron plays optimally in { $percent }% of its turns.
opponents-damaged = Line { $line } of { $file } is damaged, so nothing was changed.
opponents-not-kept = Wins and losses are not kept: { $why }
ask-another = Another game?
short-again = again
short-take-back = undo
short-examine = examine
short-keep = N from move N
short-change = another game

## After a game

help-after = y or Enter plays again with the same players and rules; the other player begins; where the position is asked for, Enter takes the same one. u takes back your last move and plays on. e examines the game move by move: which moves were mistakes, and what was better. k 5 plays on from move 5; after e, k alone does so from the first mistake, and w MOVE tells what that move would have left there. g asks for the game, the position and the players again. q or n quits. l prints the command that sets this position and these players, to send to somebody.
taken-up = The game goes on from move { $number }.
refuse-take-up = "{ $answer }" is not a move to play on from. { $most ->
    [1] Enter k 1.
   *[other] Enter k and a number from 1 to { $most }, such as k 1.
  }
review-title = { $game } { $position }: { $first } against { $second }
review-unknown = too large to judge
review-forced = the only legal move
review-lost = lost already; every move loses
review-by-theorem = wins by a theorem; the other moves have not been worked out
review-wins-anyway = wins, as every move does
review-keeps = { $count ->
    [one] the only move that wins
   *[other] keeps the win
  }
review-best = optimal: with best play it leads to { $ends }
review-alike = every move is equally good, and leads to { $ends }
review-threw = mistake: it threw the win away.{ $answered ->
    [yes] { $drawn ->
        [yes] { "" } Then { $answer } wins.
       *[no] { "" } It leaves { $left }, where the answer { $answer } wins.
      }
   *[no] { "" }
  }
review-wins = { $drawn ->
    [yes] From this position { $best } wins.
   *[no] From { $position } the move { $best } wins.
  }
review-wins-because = { $drawn ->
    [yes] From this position { $best } wins: { $reason }
   *[no] From { $position } the move { $best } wins: { $reason }
  }
review-cost = { $cost ->
    [one] mistake: it cost 1 coin.
   *[other] mistake: it cost { $cost } coins.
  }{ $answered ->
    [yes] { "" } It leaves { $left }, where { $answer } is the best answer.
   *[no] { "" }
  }
review-optimal = From { $position } the move { $best } is optimal: with best play it leads to { $ends }.
review-leaves-one-of = { $count ->
    [one] it leaves { $position }, a losing position; no other can be reached from it.
   *[other] it leaves { $position }, one of { $count } losing positions, counting those reachable from it.
  }
review-is-one-of = { $count ->
    [one] { $position } is a losing position, and no other can be reached from it.
   *[other] { $position } is one of { $count } losing positions, counting those reachable from it.
  }
review-leaves-answered = it leaves { $position }, where every reply { $ends ->
    [yes] ends the game and loses, or has a winning answer
   *[no] has a winning answer
  } (nimatron solve shows the answers).
review-is-answered = every move { $ends ->
    [yes] ends the game and loses, or has a winning answer
   *[no] has a winning answer
  } (nimatron solve shows the answers).
review-faultless = There were no mistakes.
review-no-moves = There were no moves.
review-tally = { $choices ->
    [0] { $name }: no choices.
    [one] { $name }: { $right } of 1 choice right.
   *[other] { $name }: { $right } of { $choices } choices right.
  }
review-choice-means = A choice is a turn in which not all moves were equally good.

## Refusals

refuse-choice = "{ $answer }" is not in the list. Enter a number from 1 to { $most }, or { $names }; h for help.
refuse-letter = "{ $answer }" is not offered here. Enter { $names }; h for help.
refuse-number-of = "{ $answer }" is not offered. Enter { $offered }; b to go back, h for help.
refuse-no-number = "{ $answer }" is not a whole number from { $least } to { $most }. Enter one, or h for help.
refuse-too-small = { $answer } is too few. Enter a number from { $least } to { $most }, or h for help.
refuse-too-large = { $answer } is too many. { $most ->
    [1] Enter 1
   *[other] Enter a number from { $least } to { $most }
  }, or h for help.
refuse-too-large-limit = { $limit }. { $most ->
    [1] Enter 1
   *[other] Enter a number from { $least } to { $most }
  }, or h for help.
refuse-text = Enter a name of 1 to { $most } characters, all of them visible.
refuse-memory = "{ $size }" is no amount of memory: write bytes, or a number with a unit such as 500MB or 4GiB.
refuse-long-line = The line is too long: the limit is { $most } MiB.
refuse-turn = "{ $answer }" is not offered here. Enter a move such as { $example }, or a letter ({ $letters }); h shows what they mean.
flag-absent = { $option } is for players such as { $player }, and neither player is one.
refuse-seat = "{ $seat }" is not a player; use { $known } or perfect@70 (optimal in 70% of its turns), with a name after a colon if you like, as in human:Ann.
refuse-who = "{ $seat }" is not a player. Enter a number from 1 to { $most }, or { $known }, with a name after a colon if you like, as in human:Ann; level asks for a level.
refuse-near = Is "{ $answer }" meant to be { $near }? Enter { $near }, or human:{ $answer } for a person of that name.
refuse-game = unknown game "{ $game }"; use { $known }.
refuse-number = { $argument } must be a whole number from { $least } to { $most }, not "{ $value }".
refuse-card = { $game } is decided by points, so there is no list of losing positions to learn.
variant-no-option = { $game } has no option { $option }; it is for { $known }.
variant-twice = { $option } is given twice, or another option says the same. Give only one.
variant-no-misere = { $game } has no --misere: points decide, not the last move.

## Programs as players

forfeit-stopped = { $name } was stopped before its move.
wins-by-forfeit = { $other } forfeits the game, so { $name } wins.
engine-terms = "{ $term }" is not for { $game }; use { $known }.
engine-no-terms = "{ $term }" is not for { $game }, which has no options.
engine-over = In { $position } the game is over.

## Records

record-damaged = { $file }, line { $line }: { $why }
damage-header = A game begins with [Game "NAME"]; NAME is one of { $known }.
damage-tag = "{ $text }" is not a tag. A tag is [Name "value"], with \" and \\ for a quotation mark and a backslash.
damage-twice = The tag { $tag } appears twice; a game has each tag once.
damage-move = "{ $text }" is neither a tag nor move { $number }. A move is written as { $number }. MOVE, one to a line.
damage-long-line = The line is too long: at most { $most } KiB are read.
damage-no-text = The line is not UTF-8 text.
damage-no-position = The game has no tag [Position "..."], such as [Position "{ $example }"].
damage-misere = Misere must be "true" or "false", not "{ $value }".
damage-result = Result must be "1-0", "0-1", "1/2-1/2" or "*", not "{ $value }".
damage-contradiction = By the moves the result is "{ $result }", not "{ $value }".
damage-after-end = The game was over before this move; only another game may follow.
record-no-file = { $file } is a folder, a device or a pipe, not a regular file.
record-too-large = { $file } is too large: at most { $most } MiB are read.
record-empty = { $file } holds no game.
record-cut = { $damaged } The file is cut off there; what stands before it is used, and the rest goes when more is written.
record-replaces = The first move takes the place of your unfinished game: { $game }
record-over = The last game of { $file } is over; only an unfinished one can be resumed.
record-none-kept = No unfinished game is kept; give a file that --record has written.
record-resumed = { $count ->
    [0] The game goes on; no move has been made.
    [one] The game goes on; 1 move has been made.
   *[other] The game goes on; { $count } moves have been made.
  }
record-not-kept = This game is not kept: { $why }
record-no-home = your home directory is not known.

## The command line

file-unreadable = { $file } cannot be read: { $error }.
file-unwritable = { $file } cannot be written: { $error }.
input-ended = The input ended before the game was over.
input-ended-kept = The input ended; the game is kept: "nimatron play --resume" goes on with it.
output-unwritable = The standard output cannot be written: { $error }.
input-or-output-failed = Reading or writing failed: { $error }.
work-interrupted = The work was interrupted.
work-given-up = The work was stopped at its limit of calls or time.
nimber-large = The nimber is above { $most }, the largest that this method finds.
beyond = { $refused ->
    [yes] This position is too large to solve on this machine: the system refuses the memory, about { $memory } for { $positions } positions.
   *[no] { $short ->
        [yes] This position is too large to solve: it would need about { $memory } of memory for { $positions } positions, and the limit is { $limit } (--max-memory).
       *[no] This position is too large to solve: the search would visit about { $positions } positions{ $timed ->
            [yes] { " " }and take about { $time }
           *[no] { "" }
          }.
      }
  }
beyond-search = This position is too large for the search, whatever its memory and time.
moves-too-many = The list of { $count } moves would need more memory than --max-memory allows.
time = { $unit ->
    [seconds] { $count ->
        [one] { $count } second
       *[other] { $count } seconds
      }
    [minutes] { $count } minutes
    [hours] { $count } hours
   *[days] { $count } days
  }

## Errors of the system

system-error = { $kind ->
    [NotFound] No such file or directory{ system-error.numbered }
    [PermissionDenied] Permission denied{ system-error.numbered }
    [IsADirectory] Is a directory{ system-error.numbered }
    [NotADirectory] Not a directory{ system-error.numbered }
    [AlreadyExists] File exists{ system-error.numbered }
    [StorageFull] No space left on device{ system-error.numbered }
    [QuotaExceeded] Disk quota exceeded{ system-error.numbered }
    [ReadOnlyFilesystem] Read-only file system{ system-error.numbered }
    [FileTooLarge] File too large{ system-error.numbered }
    [BrokenPipe] Broken pipe{ system-error.numbered }
    [OutOfMemory] Cannot allocate memory{ system-error.numbered }
   *[other] { $error }
  }
    .numbered = { $numbered ->
        [yes] { " " }(os error { $number })
       *[no] { "" }
      }

## Reports

progress-answer = Solving (Ctrl-C stops it)
so-far = So far: { $known }.
so-far-outcome = { $wins ->
    [yes] the player to move wins
   *[no] the player to move loses
  }
    .short = { $wins ->
        [yes] won
       *[no] lost
      }
so-far-nimber = the nimber is { $nimber }
    .short = nimber { $nimber }
so-far-not = { $count ->
    [one] the nimber is not { $nimbers }
   *[other] the nimber is none of { $nimbers }
  }
    .short = nimber not { $nimbers }
so-far-moves = { $moves ->
    [one] the only move { $settled ->
        [0] not settled
       *[other] settled
    }
   *[other] { $settled } of { $moves } moves settled
  }
    .short = { $settled } of { $moves ->
        [one] 1 move
       *[other] { $moves } moves
      }
so-far-winning = { $more ->
    [0] winning: { $moves }
   *[other] winning: { $moves } and { $more } more
  }
so-far-positions = { $count ->
    [one] 1 position stored
   *[other] { $count } positions stored
  }
    .short = { $count ->
        [one] 1 position
       *[other] { $count } positions
      }
position-with-terms = { $position } ({ $terms })
card = Leave one of these to your opponent, and you win:
card-alike = Leave one of these to your opponent, and you win ({ $alike }):
card-empty = No losing position can be reached from this one.
card-long = The list of losing positions is made from up to { $positions } positions, which may take a while. With --full it is made all the same.
card-too-many = From this position { $count } losing ones can be reached, too many to know by heart; --json lists them all.
outcome = { $outcome ->
    [win] win
    [draw] draw
    [loss] loss
    [beyond] too large
   *[stopped] stopped
  }
cutoffs = { $pay ->
    [yes] Without a bound on the table, cut-offs alone save calls here.
   *[no] Without a bound on the table, cut-offs alone do not pay here: a search that is cut stores nothing.
  }{ $bounded ->
    [yes] { " " }With it bounded they save calls.
    [no] { " " }With it bounded they do not pay either.
   *[unknown] { "" }
  }
ingredients-unknown = unknown method "{ $method }"; a list joined by + has ingredients of { $known }, each once.
ingredients-mixed = "{ $method }" mixes minimax with the search for nimbers, or names an ingredient twice: raw-table, end-states, early-exit and order are of minimax, simple-cut, cut, etc, aspiration and sharp of nimbers.
ingredients-two-tables = "{ $method }" has two tables: name table or raw-table.
ingredients-two-cuts = "{ $method }" has two cuts: name simple-cut or cut.
ingredients-etc-table = In "{ $method }" etc has no table to look up; add table.
ingredients-etc-cut = In "{ $method }" etc has nothing to cut; add simple-cut or cut.
ingredients-aspiration-cut = In "{ $method }" aspiration has nothing to cut; add simple-cut or cut.

## Reasons

standing-over = { $won ->
    [yes] The game is over: the player whose turn it would be has won.
   *[no] The game is over: the player whose turn it would be has lost.
  }
standing-over-points = The game is over: nothing is left to take.
standing-won = The best move is { $move }: { $deed }.{ $moves ->
    [0] { "" }
   *[other] { " " }{ $moves ->
        [one] It wins at once.
       *[other] It wins in at most { $moves } moves, counting both players'.
      }
  }
every-move-loses = Every move loses.
standing-lost = Every move loses. { $moves ->
    [0] It is not known which move holds out longest; one possible move is { $move }: { $deed }.
   *[other] No move holds out longer than { $move }: { $deed }. { $moves ->
        [one] It is the last move.
       *[other] The game then lasts { $moves } moves, including this one.
      }
  }
after-it-components = After it, with the nimbers:
after-it = After it:
also-wins = { $count ->
    [one] Also wins: { $moves }.
   *[other] Also win: { $moves }.
  }
also-best = { $count ->
    [one] Just as good: { $moves }.
   *[other] Just as good: { $moves }.
  }
also-wins-many = { $count } other moves win too.
also-best-many = { $count } other moves are just as good.
standing-points = The best move is { $move }: { $deed }. With best play the player to move gets { $own } from here on and the other player { $other }: a margin of { $margin }.
standing-points-in-all = The best move is { $move }: { $deed }. { $final }
points-in-the-end = With best play from then on, you { $outcome ->
    [win] win by { $own } to { $other }
    [draw] draw, { $own } to { $other }
   *[loss] lose by { $own } to { $other }
  }, counting what both have already.
leads-to-points = { $outcome ->
    [win] a win by { $own } to { $other }
    [draw] a draw, { $own } to { $other }
   *[loss] a loss by { $own } to { $other }
  }
endings-told = Why: what each move gains now, the best answer to it, and what that leads to, counting what both have already:
margins-told = Why: margin = gains now − their margin after it, with the best answer:
margin-answered = Taking { $move } gains { $gains } now; the best answer is to take { $answer }, with a margin of { $other } for them from then on: a final margin of { $gains } − { $other } = { $margin }.
margin-ends = Taking { $move } gains { $gains } and ends the game: the margin is { $margin }.
more-margins = { $count ->
    [one] 1 more move, no better
   *[other] { $count } more moves, none of them better
  }
margins-go-on = Compare in the same way after each reply. Once a move takes 1 column, every later move takes 1.
why = Why: { $reason }
why-by-enter = Enter tells why.
why-sooner = { $move } wins sooner: { $reason }
nimber-means = A nimber (or Grundy value) is the size of the single nim pile that the position is equivalent to.
nim-sum-means = To find a nim-sum, write the nimbers as sums of different powers of two and cancel equal ones in pairs: 3 and 5, that is 2 + 1 and 4 + 1, leave 2 + 4 = 6.
nim-sum-again = After each reply look up the nimbers and move so that their nim-sum is 0 again.
nimbers-of-components = { $kind ->
    [theorem-pin-rows-nimbers] { $count ->
        [one] one row with nimber { $nimbers }
       *[other] { $count } rows with nimbers { $nimbers }
      }
    [theorem-heaps-nimbers] { $count ->
        [one] one heap with nimber { $nimbers }
       *[other] { $count } heaps with nimbers { $nimbers }
      }
   *[other] { $count ->
        [one] one component with nimber { $nimbers }
       *[other] { $count } components with nimbers { $nimbers }
      }
  }
component-nimber = nimber { $nimber }
theorem-component-lost = no move leaves components whose nim-sum is 0, so the opponent can always make it 0.
    .short = no move leaves components whose nim-sum is 0.
theorem-component-left = the move leaves { $after }. No reply leaves components whose nim-sum is 0, so you can always make it 0 again.
    .idea = Can you make the nim-sum of the components 0?
theorem-component-won = the move leaves { $after }, whose nim-sum is 0. The player who has to move from nim-sum 0 loses (Sprague-Grundy theorem): every move changes it, and the opponent can always make it 0 again.
    .idea = Can you make the nim-sum of the nimbers 0?
    .short = it makes the nim-sum of the nimbers 0.
theorem-components-won = the position splits into { $before }, whose nim-sum is { $sum }. The move leaves { $after }; that makes the nim-sum 0. The player who has to move from nim-sum 0 loses (Sprague-Grundy theorem): every move changes it, and the opponent can always make it 0 again.
    .idea = Can you make the nim-sum of the nimbers 0?
    .short = it makes the nim-sum of the nimbers 0.
theorem-nimbers-repeat = The nimbers are proved to repeat with period { $length } after pre-period { $before }.
theorem-heap-reduced = { $large } = { $small } + { $times ->
    [1] { $length }
   *[other] { $times } × { $length }
  }, and { $small } has nimber { $nimber }.
theorem-heap-divided = { $won ->
    [yes] the move leaves { $heap }
   *[no] the heap has { $heap }, and { $heap }
  } = { $times } × { $length }{ $rest ->
    [0] .
   *[other] { " " }+ { $rest }.
  }
theorem-heap-remainders = { $count ->
    [one] A heap is losing exactly if it is a multiple of { $length }.
   *[other] A heap is losing exactly if it leaves one of the remainders { $remainders } on division by { $length }.
  } No move (taking { $set }) leads from one such heap to another; from any other heap a move leads to one.
    .idea = What remainder does the heap leave on division by { $length }?
theorem-misere-nimbers = in misère play these positions are losing, and no others: nim-sum 0 if some nimber is above 1, and nim-sum 1 if none is (Ferguson's theorem).{ $won ->
    [yes] { " " }After each reply leave one of these again.
   *[no] { "" }
  }
    .idea = What is the nim-sum of the heaps?
misere-nimbers = { $won ->
    [yes] After the move
   *[no] Here
  } { $count ->
    [one] the nimber is { $nimbers }, and so is the nim-sum.
   *[other] the nimbers of the heaps{ $round ->
        [0] { "" }
       *[other] , their remainders on division by { $round },
      } are { $nimbers }: their nim-sum is { $sum }{ $high ->
        [yes] , and at least one is above 1.
       *[no] .
      }
  }
theorem-components-none-left = after the move no other is left: it is the last one.
theorem-components-lost = the position splits into { $before }, whose nim-sum is 0. Every move changes it, and the opponent can always make it 0 again.
    .short = the nim-sum of the nimbers is 0, and every move changes it.
other-theorem = Easiest to remember is { $move }: { $law }
mex = { $count ->
    [one] The nimber is { $nimber }, the smallest number that no move leaves (the mex): the move in parentheses leaves nimber { $moves }.
   *[other] The nimber is { $nimber }, the smallest number that no move leaves (the mex): the moves in parentheses leave nimbers { $moves }.
  }
parts = The position splits into { $count } components that do not influence each other. The nimber is the nim-sum (xor) of theirs: { $sum } = { $nimber }.
in-brackets = { " " }({ $text })
as-sentence = { $text }.
certificate = { $listed ->
    [yes] { $won ->
        [yes] { $count ->
            [one] it leaves { $position }. Of { $position } and the positions reachable from it, only { $position } itself is losing{ $alike }:
           *[other] it leaves { $position }. Of { $position } and the positions reachable from it, these { $count } are losing{ $alike }:
          }
       *[no] { $count ->
            [one] of { $position } and the positions reachable from it, only { $position } itself is losing{ $alike }:
           *[other] of { $position } and the positions reachable from it, these { $count } are losing{ $alike }:
          }
      }
   *[no] { $won ->
        [yes] it leaves { $position }. Of { $position } and the positions reachable from it, { $count } are losing ({ $card }).
       *[no] of the positions reachable from { $position }, { $count } are losing ({ $card }).
      }
  }
certificate-proves = { $count ->
    [one] From every other position that can arise{ $spares ->
        [yes] , unless the game is over,
       *[no] { "" }
      } a move leads to it.
   *[other] No move leads from one of them to another; from every other position that can arise{ $spares ->
        [yes] , unless the game is over,
       *[no] { "" }
      } a move leads to one of them.
  }
losing-by-heart = Or learn by heart the losing positions that can arise ({ $count } in all; { $card }).
leaves-lost-drawn = it leaves a losing position: every reply can be answered by leaving another losing position{ $ends ->
    [yes] , or ends the game and so loses
   *[no] { "" }
  }.
then-answer = then { $move }
leaves-lost = it leaves { $position }, a losing position for the player to move: every reply can be answered by leaving another losing position{ $ends ->
    [yes] , or ends the game and so loses
   *[no] { "" }
  }.
replies-answered = every reply has an answer that wins{ $ends ->
    [yes] , or ends the game and so loses
   *[no] { "" }
  }:
moves-answered = every move has an answer that wins{ $ends ->
    [yes] , or ends the game and so loses
   *[no] { "" }
  }:
reply-answered = { $reply } is answered by { $answer }, which leaves { $then } ({ $note }).
reply-ends = { $reply } ends the game, and the player who makes it loses.
more-replies-answered = { $count ->
    [one] One more move is answered too{ $ends ->
        [yes] , or ends the game and so loses
       *[no] { "" }
      }.
   *[other] { $count } more moves are answered too{ $ends ->
        [yes] , or end the game and so lose
       *[no] { "" }
      }.
  }
more-replies = { $count ->
    [one] 1 more, also with an answer{ $ends ->
        [yes] { " " }or the end of the game
       *[no] { "" }
      }
   *[other] { $count } more, all with an answer{ $ends ->
        [yes] { " " }or the end of the game
       *[no] { "" }
      }
  }
more-replies-menu = { $count ->
    [one] 1 more, also with an answer{ $ends ->
        [yes] { " " }or the end of the game
       *[no] { "" }
      } (a shows it)
   *[other] { $count } more, all with an answer{ $ends ->
        [yes] { " " }or the end of the game
       *[no] { "" }
      } ({ $listed ->
        [0] a shows them
       *[other] a shows up to { $listed }
    })
  }
left-out = { "  " }... { $more }
more-replies-alike = { $count ->
    [one] 1 more leaves the same as one of these ({ $alike })
   *[other] { $count } more leave the same as one of these ({ $alike })
  }
more-drawings = { $count ->
    [one] 1 drawing (--full shows it)
   *[other] { $count } drawings (--full shows them)
  }
drawings-mean = Each drawing shows what these moves leave.
line-hint = l shows the longest line of play, move by move.
line-hint-points = l shows the best play by both, move by move.
why-again = w again tells the theorem in full.
piles-changed = 2=4 means: pile 2 now has 4. The other piles are as they were.
as-told = { $text }
line-unknown = The longest line of play is not known here.
no-replies = There are no replies to show.
longest-line = The longest line of play, if the winner plays fastest and the loser slowest:
line-goes-on = and so on; only the first { $count } moves are shown
best-line = Best play by both:
side-own = player to move
side-other = opponent
column-reply = reply
column-gains = gains now
column-other = their margin after
column-margin = margin
mark-best = best
column-leaves = leaves
column-answer = answer
column-leads-to = leads to
leads-to = { $outcome ->
    [win] { $moves ->
        [0] a win
       *[other] { $moves ->
            [one] a win at once
           *[other] a win in { $moves } moves
          }
      }
    [draw] a draw
   *[loss] { $moves ->
        [0] a loss
       *[other] { $moves ->
            [one] a loss at once
           *[other] a loss in { $moves } moves
          }
      }
  }
column-move = move
note-end = the end
note-lost = a losing position again
note-two = whatever is played, two moves are left
    .short = two moves left
    .means = Two moves left: whatever is played, exactly two moves are left.
label-nim-sum = nim-sum

more = -- space for more, q to go back --
card-by-flag = --card lists them all
card-by-letter = c lists them all
card-by-json = solve --card --json lists them all

## Typography

# The mark before a fraction; whether figures are grouped and tied to the nouns after them (yes or no); letters that are tied to
# the next word, and words that are tied to a number after them; if figures are tied, longer words after a figure that are no nouns.
typography-point = .
typography-ties = no
typography-tied-words = pile heap row summand move lesson
typography-no-nouns = -
# Marks that no message has, with _ for a blank.
# avoided: “ ” „ … – — __ _, _; _) (_

# The terms of docs/translating.md. In another language the beginnings of the words for each follow, such as "= perd, perte".
# term: losing position
# term: winning position
# term: winning move
# term: optimal move
# term: perfect player
# term: opponent
# term: nimber
# term: nim-sum
# term: component
# term: transposition table
# term: theorem
# term: golden pair
# term: misère
# term: normal play
# term: matchbox
# term: bead
# term: cell
# term: square
# term: board
# term: domino
# term: heap
# term: learner
# term: lesson
# term: margin
# term: period
# term: pile
# term: sprague-grundy
# term: summand

## Figures

percent = { $number }%
list-and = { $first } and { $last }
list-numbers = { $first } and { $last }
list-or = { $first } or { $last }

## The quiz

quiz-ask = Won (+) or lost (-)? (t tip, ? I don't know)
quiz-ask-points = Won (+), lost (-) or drawn (=)? (t tip, ? I don't know)
quiz-help = A position is won if the player to move can win whatever the opponent does; otherwise it is lost. Enter + for won or - for lost, or the word.
quiz-help-points = A position is won if the player to move can get more from here on than the opponent, whatever the opponent does; it is drawn if the best you can get is a tie. Enter + for won, - for lost or = for drawn, or the word.
quiz-refuse = "{ $answer }" is not an answer here. { $accepted }
quiz-accepts = Enter + for won or - for lost, or ? if you do not know; h for help.
quiz-accepts-points = Enter + for won, - for lost or = for drawn, or ? if you do not know; h for help.
quiz-accepts-move = { $how } Or enter ? if you do not know, or w MOVE to see why; h for help.
quiz-such-as = Write a move such as { $example }.
quiz-no-tip = There is no other tip for this position.
quiz-help-why = w MOVE tells why a move is good or bad. That counts as wrong, like ?.
quiz-told = Asking about a move counts as not knowing.
quiz-ask-move = Which move wins? (t tip, w MOVE why, ? I don't know)
quiz-help-move = Enter a move that wins. q quits.
quiz-ask-best = Which move is best? (t tip, w MOVE why, ? I don't know)
quiz-help-best = Enter a move that reaches the best margin: what you gain from here on minus what the opponent gains. q quits.
quiz-verdict = { $right ->
    [yes] Right: { $fact }.
    [unknown] The answer: { $fact }.
   *[no] Wrong: { $fact }.
  }
quiz-outcome = { $outcome ->
    [win] the position is won
    [draw] the position is drawn
   *[loss] the position is lost
  }
quiz-best = { $points ->
    [yes] { $count ->
        [one] { $moves } is better than every other move
       *[other] { $moves } are better than every other move
      }
   *[no] { $count ->
        [one] only { $moves } wins
       *[other] only { $moves } win
      }
  }
quiz-card-by-solve = solve --card lists them all
quiz-read = Learn next: nimatron learn { $name } (lesson { $number }: { $title })

## Answers

words-help = help ?
words-why = why
words-undo = undo
words-redo = redo
words-quit = quit exit leave
words-back = back
words-yes = yes
words-no = no
words-review = review
words-change = change
words-keep = keep
words-won = won win
words-lost = lost loss
words-drawn = drawn draw

## Going back, and misère play

help-back = b goes back to the question before.
refuse-back = There is no question before this one.
refuse-misere = { $game } has no misère play. Choose it without misere, or another game.
words-misere = misère misere

## Positions that are too large

no-hints = { $memory ->
    [yes] { $why } Play on: hints work again once the position is smaller. Or start a game with a larger --max-memory.
   *[no] { $why } Play on: hints work again once the position is smaller.
  }
machine-knows = { $name }: I no longer have to guess.

## Sums of games

variant-only-normal = { $game } has no --misere: it is a game of normal play, in which nimbers add up.
beyond-summand = Summand { $number } is too large; the summands share the memory equally. { $why }

## Memory that the system refuses

# Said before the words are built, so it has no figures and stands on one line.
memory-first = The program cannot begin: the system refuses the memory that it needs.

## What is known so far

so-far-theorem = winning by a theorem: { $move }
so-far-share = about { $percent }% of the work done
so-far-games = { $judged } of { $count ->
    [one] 1 game
   *[other] { $count } games
  } judged
others-unsettled = Whether other moves win too has not been worked out: a search would take too long.

boxes-in-use = { $file } is in use by another nimatron; wait until it exits, or name another file.
boxes-no-lock = { $file } cannot be locked: { $lock } is not a regular file.
learn-help-keys = t gives a tip. ? means "I don't know": it shows why, and counts as wrong.
learn-no-progress-file = { $file } is a folder, a device or a pipe; progress is kept in a regular file.
typography-colon = :
typography-semicolon = ;
ask-turn-only = Move [{ $move }]:
hints-examined = The game was examined, and hints are locked (--hints): y plays again.
won-you = You won, { $name }.
won-other = { $name } won.
short-send = a line to send
words-send = line send
forfeit-resigned = { $name } resigns.
words-more = more
forgotten = Forgotten: { $file }
forgotten-none = No scores or strengths are kept.
refuse-name-move = "{ $answer }" is a move, and the game begins after the names. Enter a name, or Enter alone for the one in brackets.
