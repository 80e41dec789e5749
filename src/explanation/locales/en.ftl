# What no single game says, in English. Every cs.ftl has the same messages with the same figures as the en.ftl beside it.

## The games

misere-game = { $game } (misère)

## Questions before a game

banner = Nimatron: h helps, q leaves
welcome = h helps, q leaves.
which-game = Which game?
ask-game = Number or name [1]:
help-game = Enter the number of a game or its name; Enter alone takes the first. q leaves.
who-first = Who plays first?
who-second = Who plays second?
ask-who = Number, or human, perfect, ... [{ $usual }]:
who-human = a person
who-perfect = the computer, playing perfectly
who-beginner = the computer as a beginner: at random, but takes a win at once
who-random = the computer, at random
who-learner = a computer that learns from the games it plays, with matchboxes
help-who-learner = Enter a number from the list, or human, perfect, beginner, random or learner; a name may follow a colon, as in human:Ann. The learner begins by chance and gets better from game to game. Enter alone takes the one in brackets. q leaves.
help-who = Enter a number from the list, or human, perfect, beginner or random; a name may follow a colon, as in human:Ann. Enter alone takes the one in brackets. q leaves.
ask-name = Name of player { $number }?
help-name = Enter a name of 1 to { $most } characters; the game calls this player by it. q leaves.
name-human = Player
name-perfect = Nimatron
name-beginner = Beginner
name-learner = Learner
name-random = Random

## A turn

turn = Move { $number }, to move: { $name }
ask-turn = Choice, or a move ({ $example }):
help-turn = Enter a number from the menu, the letter behind it, or a move as it is written: { $example }. With o the computer plays the optimal move for you, with w it shows it and says why; then a shows every reply and l the longest line of play. q leaves.
help-turn-letter = Enter a move as it is written: { $example }; or the letter of something on the menu. With o the computer plays the optimal move for you, with w it shows it and says why; then a shows what every move comes to and l a whole line of play. q leaves.
play-optimal = play the optimal move
show-why = show the optimal move and why
menu-help = help
menu-undo = undo
menu-redo = redo
menu-leave = leave
did = { $name } { $deed } ({ $move }).
optimal-loses = Every move loses; this one holds out longest.
optimal-beyond = { $why } So this is no optimal move for sure: a win at once where there is one, else one that gives none away and leaves less to be searched.
why-beyond = { $why }
machine-beyond = { $name }: { $why } So I play without knowing: a win at once where there is one, else a move that gives none away and leaves less to be searched.
machine-lost = { $name } is lost: every move loses here.
undone = Taken back: { $moves }.
redone = Played again: { $moves }.

## The end of a game

wins = { $name } takes the last one and wins.
wins-misere = { $other } has taken the last one, so { $name } wins.
wins-without-a-move = There is nothing to take: { $name } wins.
wins-points = { $name } wins by { $own } coins to { $others }.
nobody-wins = The game is a draw, { $one } coins to { $two }.
sums = Coins: { $first } { $one }, { $second } { $two }
wins-by-a-last-move = { $name } makes the last move and wins.
wins-by-a-last-move-misere = { $other } has made the last move, so { $name } wins.
wins-with-no-move-left = There is no move: { $name } wins.
score = Score: { $score }
another-game = another game
ask-another = Another game?
help-another = Enter 1 or y for another game with the same players and rules, where the other player begins; 2 or n to leave. q leaves too.

## Refusals

refuse-choice = "{ $answer }" is not in the list. Enter a number from 1 to { $most }, or { $names }; h for help.
refuse-number-of = "{ $answer }" is not offered. Enter { $offered }; b to go back, h for help.
refuse-no-number = "{ $answer }" is no whole number from { $least } to { $most }. Enter one, or h for help.
refuse-too-small = { $answer } is too few. Enter a number from { $least } to { $most }, or h for help.
refuse-too-large = { $answer } is too many. Enter a number from { $least } to { $most }, or h for help.
refuse-too-large-limit = { $answer } is too many: { $limit }. Enter a number from { $least } to { $most }, or h for help.
refuse-text = Enter a name of 1 to { $most } characters, all of them visible.
refuse-long-line = The line is too long: at most { $most } MiB are read.
refuse-turn = "{ $answer }" is not offered here. Enter a number from 1 to { $most }, a letter ({ $letters }), or a move such as { $example }.
refuse-turn-letter = "{ $answer }" is not offered here. Enter a move such as { $example }, or a letter ({ $letters }).
refuse-seat = "{ $seat }" is no player. Accepted: { $known }, and a name behind a colon if you like, as in human:Ann.
refuse-who = "{ $seat }" is no player. Enter a number from 1 to { $most }, or { $known }, with a name behind a colon if you like, as in human:Ann.
refuse-game = "{ $game }" is no game. Accepted: { $known }.
refuse-language = "{ $language }" is no language that Nimatron speaks. Accepted: { $known }.
refuse-color = "{ $color }" does not say when to use colour. Accepted: { $known }.
refuse-size = "{ $size }" is no size. Write a number of bytes, or one with a unit such as 500MB or 4GiB.
refuse-number = "{ $value }" is not accepted for { $argument }, which takes a whole number from { $least } to { $most }.
refuse-map = The game { $game } has no map. Accepted: { $known }.
refuse-card = The game { $game } is decided by points, so no list of lost positions tells how to win it.
variant-no-option = The game { $game } has no { $option }: it is for { $known }.
variant-no-misere = The game { $game } has no --misere: points decide, not the last move.
refuse-learner = The game { $game } has no learner, and so no boxes. Accepted: { $known }.
refuse-boxes-unused = --boxes is for a learner, and neither player is one.
refuse-train = "{ $game }" is no game with a learner to train. Accepted: { $known }.
refuse-against = "{ $against }" is no player to train against. Accepted: { $known }.
refuse-method = "{ $method }" is no method. Accepted: { $known }.
refuse-method-here = None of these methods is for { $game } at this position. Accepted: { $known }.
refuse-trace = The game { $game } has no search for nimbers to trace by these methods.
refuse-trace-size = --trace is for positions of up to { $most } free cells, pins or pieces.
refuse-shell = "{ $shell }" is no shell that has completions. Accepted: { $known }.

## The command line

usage-unknown-argument = There is no option or argument "{ $argument }" here; nimatron --help lists what there is.
usage-unknown-command = "{ $command }" is no command; nimatron --help lists what there is.
usage-missing = Missing: { $argument }; nimatron --help says more.
usage-conflict = { $argument } and { $other } do not go together; nimatron --help says more.
usage-no-value = { $argument } lacks its value; nimatron --help says more.
usage-bad-number = "{ $value }" is not accepted for { $argument }, which takes a whole number from 0 to 18446744073709551615.
usage-too-early = { $argument } comes too early: it goes behind the subcommand.
usage-no-text = An argument is no text in UTF-8; nimatron --help says what there is.
usage-negative = "{ $argument }" is not accepted: no number here is below 0.
usage-other = { $error }; nimatron --help says more.
usage-no-position = Missing: a position, such as { $example }; nimatron --help says more.
file-unreadable = { $file } cannot be read: { $error }.
file-unwritable = { $file } cannot be written: { $error }.
batch-bad-lines = { $count ->
    [one] 1 line of the batch has no answer; the line says why.
   *[other] { $count } lines of the batch have no answer; each says why.
  }
input-ended = The input ended before the game was over.
output-unwritable = The standard output cannot be written: { $error }.
input-or-output-failed = Reading or writing failed: { $error }.
work-interrupted = The work was interrupted.
work-given-up = The work was stopped at its limit of calls or time.
nimber-large = The nimber is above { $most }, the largest that this method finds.
beyond-time = This position is beyond reach: it takes a search of about { $positions } positions.
beyond-memory = This position is beyond reach: it takes about { $memory } of memory for { $positions } positions, and the limit is { $limit } (--max-memory).
beyond-system = This position is beyond reach here: the system refuses the memory for it, about { $memory } for { $positions } positions.

## Reports

progress-answer = Working it out
report-win = { $game } { $position }: the player to move wins.
report-loss = { $game } { $position }: the player to move loses.
report-draw = { $game } { $position }: a draw.
report-moves = { $count ->
    [one] Only one move wins: { $moves }
   *[other] { $count } moves win: { $moves }
  }
report-nimber = Nimber: { $nimber }
report-moves-best = { $count ->
    [one] Only one move is optimal: { $moves }
   *[other] { $count } moves are optimal: { $moves }
  }
card = Whoever leaves one of these to the other wins:
card-empty = There is no lost position below this one.
card-too-many = There are { $count } lost positions below this one, too many to know by heart; --json lists them all.
compare-title = { $game } { $position } by every method
column-method = method
column-calls = calls
column-positions = positions
column-seconds = seconds
column-ratio = ratio
column-nimber = nimber
column-outcome = outcome
outcome-nimber = { $outcome }, nimber { $nimber }
outcome-win = win
outcome-loss = loss
outcome-draw = draw
outcome-given-up = given up
outcome-beyond = beyond reach
cutoffs-do-not-pay = Without a bound on the table, cut-offs alone do not pay here: a search that is cut stores nothing.
cutoffs-pay = Without a bound on the table, cut-offs alone save calls here.
cutoffs-do-not-pay-bounded = With it bounded they do not pay either.
cutoffs-pay-bounded = With it bounded they save calls.
trace-title = { $game } { $position } by { $method }
trace-calls = Calls: { $count }
trace-means = R: the nimbers that a part is asked for. P: those it may have, or else none of R. ->: a move, and what it leaves.
trace-returns = { $nimber }
trace-has = has { $nimber }
trace-cut = cut: it has none of R
trace-excluded = none of R (table)
trace-not-asked = none of those asked for
trace-nothing = nothing
trace-from-table = (table)
trace-from-game = (the game knows)
ratio-means = Ratio: how many times as fast as the first method that finished.
plain-given-up = plain has no table, and is given up after { $calls } calls.

## Maps

map-title = { $game }: lost positions of two piles of 0 to { $size }
map-title-third = { $game }: lost positions of three piles, two of 0 to { $size } and the third of { $third }
map-first = first pile
map-second = second pile
map-lost = { $count ->
    [one] 1 of the { $all } positions is lost for the player to move.
   *[other] { $count } of the { $all } positions are lost for the player to move.
  }
map-shared = Each dot stands for a square of { $side } × { $side } positions, of which at least one is lost.

## Reasons

over-won = The game is over: the player who would be to move has won.
over-lost = The game is over: the player who would be to move has lost.
best-move = The optimal move is { $move }: { $deed }.
wins-in = { $moves ->
    [one] It wins at once.
   *[other] It wins in { $moves } moves at the latest.
  }
every-move-loses = Every move loses.
longest-move = The one that holds out longest is { $move }: { $deed }.
lasts = { $moves ->
    [one] It is the last move.
   *[other] The game then lasts { $moves } moves, this one included.
  }
any-move = How long each holds out is not known here; one of them is { $move }: { $deed }.
after-it = After it:
also-wins = { $count ->
    [one] Also wins: { $moves }.
   *[other] Also win: { $moves }.
  }
also-best = { $count ->
    [one] Just as good: { $moves }.
   *[other] Just as good: { $moves }.
  }
shares = From here on the player to move then gains { $own } and the other { $other }: a margin of { $margin }.
margins-told = Why: what each number of columns gains now, the best answer to it, and the margin in the end:
margin-answered = { $move } gains { $gains }; the best answer is { $answer }, and the margin in the end { $margin }.
margin-ends = { $move } gains { $gains } and ends the game: the margin is { $margin }.
more-margins = { $count ->
    [one] 1 more move, no better
   *[other] { $count } more moves, none of them better
  }
why = Why: { $reason }
nimbers-of-parts = { $count ->
    [0] no parts with a move
    [one] 1 part, of nimber { $nimbers }
   *[other] { $count } parts, of nimbers { $nimbers }
  }
part-nimber = nimber { $nimber }
law-parts-won = the position has { $before }; the XOR of the nimbers is { $sum }. The move leaves { $after }, whose XOR is 0. Whoever has to move from XOR 0 loses: every move changes it, and it can always be made 0 again.
law-parts-none-left = the position has { $before }, and the move leaves { $after }: it is the last one.
law-parts-lost = the position has { $before }; the XOR of the nimbers is { $sum }. Every move changes it, and the other player can always make it 0 again.
leaves-lost = it leaves { $position }, which is lost for whoever has to move: every reply has an answer that leaves a lost position again.
replies-answered = every reply to { $position } has an answer that wins:
moves-answered = every move from { $position } has an answer that wins:
reply-answered = { $reply } is answered by { $answer }, which leaves { $then } ({ $note }).
reply-ends = { $reply } ends the game, and loses it.
more-replies-answered = { $count ->
    [one] One more move is answered too.
   *[other] { $count } more moves are answered too.
  }
more-replies = { $count ->
    [one] 1 more, answered too
   *[other] { $count } more, all answered
  }
more-replies-menu = { $count ->
    [one] 1 more, answered too (a shows it)
   *[other] { $count } more, all answered (a shows them)
  }
more-replies-full = { $count ->
    [one] 1 more, answered too (--full shows it)
   *[other] { $count } more, all answered (--full shows them)
  }
line-hint = l shows the longest line of play, move by move.
line-hint-points = l shows the best play by both, move by move.
line-unknown = The longest line of play is not known here.
no-replies = There are no replies to show.
longest-line = The longest line of play, if the winner hurries and the loser delays:
line-goes-on = and so on; only the first { $count } moves are shown
best-line = Best play by both:
side-own = player to move
side-other = other player
column-reply = reply
column-gains = gains now
column-margin = margin
mark-best = best
column-leaves = leaves
column-answer = answer
column-move = move
note-end = the end
note-lost = lost again
label-nim-sum = nim-sum

## Figures

percent = { $number }%
list-and = { $first } and { $last }
list-or = { $first } or { $last }
