# What no single game says, in English. Every cs.ftl has the same messages with the same figures as the en.ftl beside it.

## The games

misere-game = { $game } (misère)

## Questions before a game

banner = Nimatron: h for help, q to quit
welcome = h for help, q to quit.
which-game = Which game?
ask-game = Number or name [1]:
help-game = Enter the number of a game or its name; Enter alone takes the first. q quits.
who-first = Who plays first?
who-second = Who plays second?
ask-who = Number, or human, perfect, ... [{ $usual }]:
who-human = a person
who-perfect = the computer: plays perfectly
who-beginner = the computer: plays at random, but never misses a win in one move
who-random = the computer: plays at random
who-learner = the computer: learns from the games it plays, with matchboxes and beads
help-who-learner = Enter a number from the list, or human, perfect, beginner, random or learner; a name may follow after a colon, as in human:Ann. The learner starts at random and improves from game to game. Enter alone takes the one in brackets. q quits.
help-who = Enter a number from the list, or human, perfect, beginner or random; a name may follow after a colon, as in human:Ann. Enter alone takes the one in brackets. q quits.
ask-name = Name of player { $number }?
help-name = Enter a name of 1 to { $most } characters. The game uses it for this player. Enter alone takes the one in brackets. q quits.
name-human = Player
name-player = Player { $number }
name-perfect = Nimatron
name-beginner = Beginner
name-learner = Learner
name-random = Random

## A turn

turn = Move { $number }, to move: { $name }
ask-turn = Choice, or a move ({ $example }):
help-turn = { $steps } o plays the optimal move for you. w shows and explains it; after w, { $more }. u undoes a move, r redoes it. q quits. { $enter }
help-step = s asks for the move step by step.
help-steps = s and d ask for the move step by step.
help-more = a lists every reply, l the longest line of play, and c the losing positions
help-more-points = a lists every move with its margin, and l a whole line of play
help-enter = Enter a letter, a number from the menu, or a move such as { $example }.
help-enter-letter = Enter a letter, or a move such as { $example }.
play-optimal = play the optimal move
show-why = show the optimal move and why
menu-help = help
menu-undo = undo
menu-redo = redo
menu-leave = quit
did = { $name } { $deed } ({ $move }).
optimal-loses = Every move loses; this one lasts as long as any.
optimal-beyond = { $why } This move may not be optimal: it wins at once if possible; otherwise it avoids giving the opponent an immediate win and makes the position smaller.
machine-beyond = { $name }: { $why } So I am guessing: I take an immediate win if there is one, and otherwise a move that does not hand you one.
machine-lost = { $name } is in a losing position: every move loses.
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
help-another = Enter 1 or y for another game with the same players and rules, in which the other player begins, or 2 or n to quit. q quits too.

## Refusals

refuse-choice = "{ $answer }" is not in the list. Enter a number from 1 to { $most }, or { $names }; h for help.
refuse-number-of = "{ $answer }" is not offered. Enter { $offered }; b to go back, h for help.
refuse-no-number = "{ $answer }" is not a whole number from { $least } to { $most }. Enter one, or h for help.
refuse-too-small = { $answer } is too few. Enter a number from { $least } to { $most }, or h for help.
refuse-too-large = { $answer } is too many. Enter a number from { $least } to { $most }, or h for help.
refuse-too-large-limit = { $limit }. Enter a number from { $least } to { $most }, or h for help.
refuse-text = Enter a name of 1 to { $most } characters, all of them visible.
refuse-long-line = The line is too long: the limit is { $most } MiB.
refuse-turn = "{ $answer }" is not offered here. Enter a number from the menu, a letter ({ $letters }), or a move such as { $example }.
refuse-turn-letter = "{ $answer }" is not offered here. Enter a move such as { $example }, or a letter ({ $letters }).
refuse-seat = unknown player "{ $seat }"; use { $known }, with a name after a colon if you like, as in human:Ann.
refuse-who = "{ $seat }" is not a player. Enter a number from 1 to { $most }, or { $known }, with a name after a colon if you like, as in human:Ann.
refuse-game = unknown game "{ $game }"; use { $known }.
refuse-language = unknown language "{ $language }"; use { $known }.
refuse-color = "{ $color }" is not a colour setting; use { $known }.
refuse-size = "{ $size }" is not a size. Write a number of bytes, or one with a unit such as 500MB or 4GiB.
refuse-number = { $argument } must be a whole number from { $least } to { $most }, not "{ $value }".
refuse-map = { $game } has no map. These games have one: { $known }.
refuse-card = { $game } is decided by points, so there is no list of losing positions to learn.
variant-no-option = { $game } has no option { $option }; it is for { $known }.
variant-no-misere = { $game } has no --misere: points decide, not the last move.
variant-said-twice = { $option } and { $other } say the same: give only one of them.
refuse-learner = { $game } has no learner, and so no boxes. The learner plays { $known }.
refuse-boxes-unused = --boxes is for a learner, and neither player is one.
refuse-train = "{ $game }" is not a game with a learner. The learner plays { $known }.
refuse-against = "{ $against }" is not a player to train against; use { $known }.
refuse-method = unknown method "{ $method }"; use { $known }.
refuse-method-here = None of these methods is for { $game } at this position; use { $known }.
refuse-trace = { $game } has no search for nimbers to trace with these methods.
refuse-trace-size = --trace is for positions of up to { $most } free cells, pins or pieces.
refuse-shell = unknown shell "{ $shell }"; use { $known }.

## The command line

usage-unknown-argument = unknown option or argument "{ $argument }"; see { $help }.
usage-unknown-command = unknown command "{ $command }"; see { $help }.
usage-missing = Missing: { $argument }; see { $help }.
usage-conflict = { $argument } and { $other } cannot be used together; see { $help }.
usage-no-value = { $argument } needs a value; see { $help }.
usage-bad-number = { $argument } must be a whole number from 0 to 18446744073709551615, not "{ $value }".
usage-too-early = { $argument } must come after the subcommand.
usage-no-text = An argument is not valid UTF-8; see { $help }.
usage-negative = "{ $argument }" is not accepted: no number here is below 0.
usage-other = { $error }; see { $help }.
usage-no-position = Missing: a position, such as { $example }.
did-you-mean = { $refusal } Did you mean { $meant }?
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
beyond-time = This position is too large to solve: the search would visit about { $positions } positions.
beyond-memory = This position is too large to solve: it would need about { $memory } of memory for { $positions } positions, and the limit is { $limit } (--max-memory).
beyond-system = This position is too large to solve on this machine: the system refuses the memory, about { $memory } for { $positions } positions.

## Reports

progress-answer = Solving
progress-method = Method { $method }
so-far = So far: { $known }.
so-far-win = the player to move wins
so-far-loss = the player to move loses
so-far-nimber = the nimber is { $nimber }
so-far-not = { $count ->
    [one] the nimber is not { $nimbers }
   *[other] the nimber is none of { $nimbers }
  }
so-far-moves = { $settled } of { $moves } moves settled
so-far-winning = winning: { $moves }
so-far-winning-more = winning: { $moves } and { $more } more
so-far-positions = { $count ->
    [one] 1 position stored
   *[other] { $count } positions stored
  }
position-with-terms = { $position } ({ $terms })
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
card = Leave one of these to your opponent, and you win:
card-alike = Leave one of these to your opponent, and you win ({ $alike }):
card-empty = There is no losing position below this one.
card-too-many = There are { $count } losing positions below this one, too many to know by heart; --json lists them all.
compare-title = { $game } { $position }: comparison of methods
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
outcome-given-up = stopped
outcome-beyond = too large
cutoffs-do-not-pay = Without a bound on the table, cut-offs alone do not pay here: a search that is cut stores nothing.
cutoffs-pay = Without a bound on the table, cut-offs alone save calls here.
cutoffs-do-not-pay-bounded = With it bounded they do not pay either.
cutoffs-pay-bounded = With it bounded they save calls.
trace-title = { $game } { $position } by { $method }
trace-calls = Calls: { $count }
trace-means = R: the nimbers that the search asks for in a component. P: those it may have, or else none of R. ->: a move, and what it leaves.
trace-returns = { $nimber }
trace-has = has { $nimber }
trace-cut = cut: it has none of R
trace-excluded = none of R (table)
trace-not-asked = none of those asked for
trace-nothing = nothing
trace-from-table = (table)
trace-from-game = (closed form)
ratio-means = Ratio: speed relative to the first method that finished.
plain-given-up = plain has no table, and is stopped after { $calls } calls.

## Maps

map-title = { $game }: losing positions of two piles of 0 to { $size }
map-title-third = { $game }: losing positions of three piles, two of 0 to { $size } and the third of { $third }
map-first = first pile
map-second = second pile
map-lost = { $count ->
    [one] 1 of the { $all } positions is a losing one for the player to move.
   *[other] { $count } of the { $all } positions are losing ones for the player to move.
  }
map-shared = Each dot is a square of { $side } × { $side } positions with at least one losing position.

## Sequences

sequence-period = Period { $length } after pre-period { $before }, proved: from { $from } on the nimbers repeat for ever.
sequence-no-period = No period up to { $to }: these nimbers prove none.
sequence-none = { $game } has no sequence. These games have one: { $known }.
sequence-misere = Sequences are of nimbers, which belong to normal play: leave out --misere.
sequence-option = A sequence of { $game } has no { $option }.
sequence-shape = --shape must be two sides of which n is one that grows, such as 2xn or 3xn, not "{ $shape }".
sequence-bfile = A b-file has one number per line, and a losing position is several. Leave out --bfile.

## Reasons

over-won = The game is over: the player who would be to move has won.
over-lost = The game is over: the player who would be to move has lost.
best-move = The best move is { $move }: { $deed }.
wins-in = { $moves ->
    [one] It wins at once.
   *[other] It wins in at most { $moves } moves, counting both players'.
  }
every-move-loses = Every move loses.
longest-move = A move that lasts longest is { $move }: { $deed }.
lasts = { $moves ->
    [one] It is the last move.
   *[other] The game then lasts { $moves } moves, including this one.
  }
any-move = It is not known which move lasts longest; one possible move is { $move }: { $deed }.
after-it-components = The components after it:
after-it = After it:
also-wins = { $count ->
    [one] Also wins: { $moves }.
   *[other] Also win: { $moves }.
  }
also-best = { $count ->
    [one] Just as good: { $moves }.
   *[other] Just as good: { $moves }.
  }
shares = With best play the player to move gets { $own } from here on and the other player { $other }: a margin of { $margin }.
margins-told = Why: the table shows what each number of columns gains now, the best answer to it, and the final margin:
margin-answered = Taking { $move } gains { $gains } now; the best answer is to take { $answer }, which is worth { $other } to the other player, for a final margin of { $gains } − { $other } = { $margin }.
margin-ends = Taking { $move } gains { $gains } and ends the game: the margin is { $margin }.
more-margins = { $count ->
    [one] 1 more move, no better
   *[other] { $count } more moves, none of them better
  }
why = Why: { $reason }
nimber-means = A nimber (or Grundy value) is the size of the single pile of nim that a position is worth; the nim-sum adds nimbers in binary without carrying.
nimbers-of-components = { $count ->
    [one] one component with nimber { $nimbers }
   *[other] { $count } components with nimbers { $nimbers }
  }
component-nimber = nimber { $nimber }
law-component-won = the move leaves { $after }, whose nim-sum is 0. The player who has to move from nim-sum 0 loses: every move changes it, and the opponent can always make it 0 again.
law-components-won = the position splits into { $before }, whose nim-sum is { $sum }. The move leaves { $after }; that makes the nim-sum 0. The player who has to move from nim-sum 0 loses: every move changes it, and the opponent can always make it 0 again.
law-nimbers-repeat = From heap { $from } on they repeat with period { $length }, so that heap { $large } has the nimber of heap { $small }.
law-components-none-left = after the move nobody can move: it is the last one.
law-components-lost = the position splits into { $before }, whose nim-sum is 0. Every move changes it, and the opponent can always make it 0 again.
lawful = { $move } wins too: { $law }
mex = { $count ->
    [0] No move leaves nimber 0, so the nimber is 0.
    [one] A move leaves nimber { $moves }, and none leaves { $nimber }: the smallest number that no move leaves (the mex) is the nimber.
   *[other] Moves leave nimbers { $moves }, and none leaves { $nimber }: the smallest number that no move leaves (the mex) is the nimber.
  }
in-brackets = { " " }({ $text })
unless-over = , unless the game is over,
or-ends = , or ends the game and so loses
or-end = , or end the game and so lose
or-ending = { " " }or ending the game
as-sentence = { $text }.
certificate-left = { $count ->
    [one] it leaves { $position }, and that is the only losing position from there on{ $alike }:
   *[other] it leaves { $position }, and these { $count } positions are the losing ones from there on{ $alike }:
  }
certificate-faced = { $count ->
    [one] from { $position } on this position alone is a losing one{ $alike }:
   *[other] from { $position } on these { $count } positions are the losing ones{ $alike }:
  }
certificate-proves = { $count ->
    [one] From every other position that can arise from there{ $unless } a move leads to it.
   *[other] No move leads from one of them to another; from every other position that can arise from there{ $unless } a move leads to one of them.
  }
certificate-many-left = it leaves { $position }, one of { $count } losing positions from there on ({ $card }).
certificate-many-faced = from { $position } on { $count } positions are losing ones ({ $card }).
leaves-lost-drawn = it leaves a losing position: every reply can be answered by leaving another losing position{ $ends }.
then-answer = then { $move }
leaves-lost = it leaves { $position }, a losing position for the player to move: every reply can be answered by leaving another losing position{ $ends }.
replies-answered = every reply has an answer that wins{ $ends }:
moves-answered = every move has an answer that wins{ $ends }:
reply-answered = { $reply } is answered by { $answer }, which leaves { $then } ({ $note }).
reply-ends = { $reply } ends the game, and the player who makes it loses.
more-replies-answered = { $count ->
    [one] One more move is answered too{ $ends }.
   *[other] { $count } more moves are answered too{ $ends }.
  }
more-replies = { $count ->
    [one] 1 more, answered too{ $ends }
   *[other] { $count } more, all answered{ $ends }
  }
more-replies-menu = { $count ->
    [one] 1 more, answered too{ $ends } (a shows it)
   *[other] { $count } more, all answered{ $ends } ({ $listed ->
        [0] a shows them
       *[other] a shows up to { $listed }
    })
  }
more-replies-full = { $count ->
    [one] 1 more, answered too{ $ends } (--full shows it)
   *[other] { $count } more, all answered{ $ends } ({ $listed ->
        [0] --full shows them
       *[other] --full shows up to { $listed }
    })
  }
line-hint = l shows the longest line of play, move by move.
line-hint-points = l shows the best play by both, move by move.
line-unknown = The longest line of play is not known here.
no-replies = There are no replies to show.
longest-line = The longest line of play, if the winner plays fastest and the loser slowest:
line-goes-on = and so on; only the first { $count } moves are shown
best-line = Best play by both:
side-own = player to move
side-other = opponent
column-reply = reply
column-gains = gains now
column-other = its worth
column-margin = margin
mark-best = best
column-leaves = leaves
column-answer = answer
column-leads-to = leads to
leads-to-win = a win
leads-to-win-in = { $moves ->
    [one] a win at once
   *[other] a win in { $moves } moves
  }
leads-to-draw = a draw
leads-to-loss = a loss
leads-to-loss-in = { $moves ->
    [one] a loss at once
   *[other] a loss in { $moves } moves
  }
leads-to-margin = { $margin }
column-move = move
note-end = the end
note-lost = again a losing position
label-nim-sum = nim-sum

more = -- space for more, q to go back --
card-by-flag = --card lists them all
card-by-letter = c lists them all

## Figures

percent = { $number }%
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Answers

words-help = help ?
words-why = why hint
words-undo = undo
words-redo = redo
words-quit = quit exit
words-yes = yes
words-no = no
