# Every word that Nimatron says in English. cs.ftl has the same messages with the same figures.

## The games

tagline-matches = take from one pile, or the same number from two
tagline-nim = take from one pile
tagline-cram = put dominoes on a board; who cannot move loses
tagline-kayles = knock down one pin or two neighbouring ones
tagline-chomp = bite squares off a bar with a poisoned corner
rules-matches = Matches: take any number of matches from one pile, or the same number from each of two piles. Whoever takes the last match wins.
rules-matches-misere = Matches, misère: take any number of matches from one pile, or the same number from each of two piles. Whoever takes the last match loses.
rules-nim = Nim: take any number of matches from one pile. Whoever takes the last match wins.
rules-nim-misere = Nim, misère: take any number of matches from one pile. Whoever takes the last match loses.
tagline-sticks = take one to M from a row; an opponent that learns
tagline-coins = columns of coins from the right; most coins win
rules-sticks = Sticks: take from 1 to M sticks from the row; M is agreed before the game. Whoever takes the last stick wins.
rules-sticks-misere = Sticks, misère: take from 1 to M sticks from the row; M is agreed before the game. Whoever takes the last stick loses.
rules-coins = Coins: take columns from the right end of the row, at least one, and at most as many as the other player has just taken; the first move takes at most M, which is agreed before the game. When all columns are gone, whoever has more coins wins; equal is a draw. In the picture, brackets stand around the columns that may be taken.
rules-cram = Cram: put a domino on two free cells, side by side or one above the other. Whoever cannot move loses.
rules-cram-misere = Cram, misère: put a domino on two free cells, side by side or one above the other. Whoever makes the last move loses.
rules-kayles = Kayles: knock down one pin, or two that stand next to each other. What is left of a row on either side of them is a row of its own. Whoever cannot move loses.
rules-kayles-misere = Kayles, misère: knock down one pin, or two that stand next to each other. What is left of a row on either side of them is a row of its own. Whoever makes the last move loses.
rules-chomp = Chomp: choose a square of the bar, and bite it off with all that is right of it and below it. The square at the top left is poisoned and is never taken. Whoever cannot move loses.
rules-chomp-misere = Chomp, misère: choose a square of the bar, and bite it off with all that is right of it and below it. The square at the top left is poisoned and is never taken. Whoever makes the last move loses.
misere-game = { $game } (misère)

deed-single = takes { $count ->
    [one] 1 match
   *[other] { $count } matches
  } from pile { $pile }
    .advice = take { $count } from pile { $pile }
deed-double = takes { $count ->
    [one] 1 match
   *[other] { $count } matches
  } from each of piles { $first } and { $second }
    .advice = take { $count } from each of piles { $first } and { $second }
deed-domino = puts a domino on { $first } and { $second }
    .advice = put a domino on { $first } and { $second }
deed-pin = knocks down pin { $pin } of row { $row }
    .advice = knock down pin { $pin } of row { $row }
deed-pins = knocks down pins { $pin } and { $next } of row { $row }
    .advice = knock down pins { $pin } and { $next } of row { $row }
deed-bite = bites off { $count ->
    [one] 1 square
   *[other] { $count } squares
  } from { $cell } on
    .advice = bite off { $count } from { $cell } on

deed-sticks = takes { $count ->
    [one] 1 stick
   *[other] { $count } sticks
  }
    .advice = take { $count } of the sticks
deed-coins = takes { $count ->
    [one] 1 column
   *[other] { $count } columns
  } with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
    .advice = take { $count ->
    [one] 1 column
   *[other] { $count } columns
  } with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }

way-single = take from one pile
way-double = take the same from two piles
way-sticks = { $most ->
    [one] take 1 stick
   *[other] take 1 to { $most } sticks
  }
way-coins = { $most ->
    [one] take 1 column
   *[other] take 1 to { $most } columns
  }
way-domino = put a domino
way-pins = knock down pins
way-bite = bite

## Positions and moves that cannot be

position-piles-bad-size = "{ $word }" is no pile size. A position is the sizes of the piles, such as 3,5,7: whole numbers from 0 to { $most }.
position-piles-too-many = That is too many piles: a position has 1 to { $most } of them.
position-bad-size = "{ $word }" has no cells or too many: a board has 1 to { $most } of them.
position-cram-unreadable = "{ $word }" is no board. Write 4x5 for an empty one of 4 rows and 5 columns, or the rows from top to bottom, such as ..#/.../..., with . for a free cell and # for a taken one.
position-cram-ragged = The rows must have the same length: that of row 1 is { $first }, that of row { $row } is { $columns }.
position-kayles-unreadable = "{ $word }" is no row of pins. A position is the lengths of the rows, such as 7 or 3,4: whole numbers, at most { $most } pins and { $most } rows in all.
position-chomp-unreadable = "{ $word }" is no bar. Write 3x4 for one of 3 rows and 4 columns, or the lengths of its rows from top to bottom, such as 4,4,2.
position-chomp-no-corner = "{ $word }" has no square at the top left: the first row must be 1 long at least, since that square is never taken.
position-chomp-longer-below = "{ $word }" is no bar: no row can be longer than the one above it, as in 4,4,2.
move-unreadable-matches = "{ $move }" is no move. Write 2:1 to take 1 from pile 2, or 1+2:1 to take 1 from each of piles 1 and 2.
move-unreadable-nim = "{ $move }" is no move. Write 2:1 to take 1 from pile 2.
position-sticks = "{ $word }" is no number of sticks. A position is how many there are, such as 10: a whole number from 0 to { $most }.
position-coins = "{ $word }" is no column. A position is the coins of each column from left to right, such as 5,3,8,1: whole numbers from 0 to { $most }.
position-coins-too-many = That is too many columns: a row has 1 to { $most } of them.
start-sticks = A game cannot begin with { $sticks ->
    [one] 1 stick
   *[other] { $sticks } sticks
  } of which { $take } may be taken at a time: it takes more sticks than that, and at most { $most }.
start-coins = The first move cannot take up to { $take } of { $columns ->
    [one] 1 column
   *[other] { $columns } columns
  }: --max-take is at most the number of columns.
move-unreadable-take = "{ $move }" is no move. Write how many to take, such as 1.
move-count-take = { $count } cannot be taken. { $most ->
    [one] Take 1.
   *[other] Take from 1 to { $most }.
  }
move-unreadable-cram = "{ $move }" is no move. Write the two cells of a domino, each as a letter for the column and a number for the row, such as b2-c2.
move-unreadable-kayles = "{ $move }" is no move. Write 2:3 to knock down pin 3 of row 2, or 2:3+ to knock down pins 3 and 4.
move-unreadable-chomp = "{ $move }" is no move. Write a square as a letter for the column and a number for the row, such as b2.
move-no-such-cell = There is no cell { $cell }: the columns are a to { $letter }, the rows 1 to { $rows }.
move-cell-taken = { $cell } is taken. Choose two free cells that are neighbours.
move-same-cell = A domino takes two different cells, not { $cell } twice.
move-no-neighbours = { $first } and { $second } are no neighbours: a domino takes two cells side by side or one above the other.
move-no-such-row = There is no row { $row }: the rows are numbered from 1 to { $rows }.
move-empty-row = Row { $row } is empty. Choose a row that has pins.
move-no-such-pin = There is no pin { $pin } in row { $row }: its pins are numbered from 1 to { $most }.
move-no-next-pin = Pin { $pin } is the last of row { $row }: there is none next to it. Leave out the + to knock it down alone.
move-poisoned = { $cell } is poisoned and is never taken. Choose another square.
move-no-such-bar-row = There is no square { $cell }: the rows are numbered from 1 to { $rows }.
move-no-such-square = There is no square { $cell }: row { $row } has the columns a to { $letter }.
move-no-such-pile = There is no pile { $pile }: the piles are numbered from 1 to { $piles }.
move-empty-pile = Pile { $pile } is empty. Take from a pile that has matches.
move-same-pile = The two piles must be different ones, as in 1+2:1.
move-count-single = { $count } cannot be taken: pile { $pile } has { $size }. Take from 1 to { $most }.
move-count-double = { $count } cannot be taken: the smaller of the two piles has { $size }. Take from 1 to { $most }.

## Questions before a game

banner = Nimatron: h helps, q leaves
welcome = h helps, q leaves.
which-game = Which game?
ask-game = Number or name [1]:
help-game = Enter the number of a game or its name; Enter alone takes the first. q leaves.
ask-piles = How many piles?
help-piles = Enter how many piles of matches there are, from 2 to { $most }; after that you are asked how many matches each of them has. q leaves.
ask-pile-size = How many matches in pile { $pile }?
help-pile-size = Enter how many matches this pile has at the start, from 1 to { $most }. q leaves.
ask-sticks = How many sticks?
help-sticks = Enter how many sticks there are at the start, from { $least } to { $most }; Enter alone takes the number in brackets, where there is one. q leaves.
ask-max-take-sticks = How many may be taken at a time?
help-max-take-sticks = Enter the most sticks that a move may take, from 2 to { $most }; Enter alone takes the number in brackets. q leaves.
ask-coin-columns = How many columns of coins?
help-coin-columns = Enter how many columns there are, from { $least } to { $most }; each is filled at random with 0 to { $coins } coins. Enter alone takes the number in brackets, where there is one. q leaves.
ask-max-take-coins = How many columns may the first move take?
help-max-take-coins = Enter the most columns that the first move may take, from 1 to { $most }; after that a move takes at most as many as the one before it. Enter alone takes the number in brackets. q leaves.
ask-rows = How many rows?
help-rows = Enter how many rows of squares there are, from 1 to { $most }; after that you are asked for the columns. q leaves.
ask-columns = How many columns?
help-columns = Enter how many columns of squares there are, from { $least } to { $most }. q leaves.
ask-pin-rows = How many rows of pins?
help-pin-rows = Enter how many rows of pins there are, from 1 to { $most }; after that you are asked how many pins each of them has. q leaves.
ask-row-length = How many pins in row { $row }?
help-row-length = Enter how many pins this row has at the start, from 1 to { $most }. q leaves.
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
ask-pile = From which pile ({ $offered })?
ask-first-pile = Which is the first pile ({ $offered })?
ask-second-pile = Which is the second pile ({ $offered })?
ask-count-single = How many matches from pile { $pile }?
ask-count-double = How many matches from each?
help-pick-pile = Enter the number of the pile to take from: { $offered }. b goes back to the menu, q leaves.
help-pick-first = Enter the number of the first of two piles to take from: { $offered }. b goes back to the menu, q leaves.
help-pick-second = Enter the number of the second pile to take from: { $offered }. b goes back to the menu, q leaves.
help-count-single = Enter how many matches to take from pile { $pile }, from 1 to { $most }. b goes back to the menu, q leaves.
help-count-double = Enter how many matches to take from each of piles { $first } and { $second }, from 1 to { $most }. b goes back to the menu, q leaves.
ask-take-sticks = How many sticks?
ask-take-coins = How many columns?
help-take-sticks = Enter how many sticks to take, from 1 to { $most }. b goes back to the menu, q leaves.
help-take-coins = Enter how many columns to take from the right end, from 1 to { $most }. b goes back to the menu, q leaves.
limit-sticks-left = { $sticks ->
    [one] only 1 stick is left
   *[other] only { $sticks } sticks are left
  }
limit-columns-left = { $columns ->
    [one] only 1 column is left
   *[other] only { $columns } columns are left
  }
limit-take = no more than { $most } may be taken now
limit-single = pile { $pile } has { $size }
limit-double = the smaller of the two piles has { $size }
ask-domino = Which two cells, such as { $example }?
help-domino = Enter two free cells side by side or one above the other, each as a letter for the column and a number for the row, with a hyphen between them: { $example }. b goes back to the menu, q leaves.
ask-row = In which row ({ $offered })?
help-row = Enter the number of the row in which pins fall: { $offered }. b goes back to the menu, q leaves.
ask-pin = Which pin, or the first of two (1 to { $most })?
help-pin = Enter the number of the pin in row { $row } that falls, from 1 to { $most }; after that you are asked whether the next one falls too. b goes back to the menu, q leaves.
ask-how-many-pins = How many pins (1 or 2)?
help-how-many-pins = Enter how many pins fall, from 1 to { $most }: 1 for pin { $pin } alone, 2 for it and the next one, where there is one. b goes back to the menu, q leaves.
limit-row = that is how many pins row { $row } has: { $size }
limit-two-pins = no more than two pins fall at once
limit-last-pin = pin { $pin } is the last of its row
ask-square = Which square, such as { $example }?
help-square = Enter the square to bite off, with all that is right of it and below it, as a letter for the column and a number for the row: { $example }. b goes back to the menu, q leaves.
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
boxes-not-kept = The boxes in { $file } are for other games than this one. They stay as they are; the learner starts afresh, and what it learns now is not saved.
boxes-in-use = { $file } is in use by another nimatron; wait until that has ended, or name another file.
boxes-no-file = { $file } is a folder or a device, and no file of matchboxes.
boxes-format = { $file } holds no matchboxes that this version of nimatron can read.
boxes-line = { $file } is damaged or incomplete: line { $line } cannot be read as matchboxes.
boxes-box = { $file } is damaged: the box for a count of { $sticks } holds what no box can.
boxes-other-terms = { $file } has the matchboxes of other games: { $game } with { $sticks } sticks, up to { $take } at a time. Name another file.
batch-bad-lines = { $count ->
    [one] 1 line of the batch has no answer; the line says why.
   *[other] { $count } lines of the batch have no answer; each says why.
  }
input-ended = The input ended before the game was over.
input-or-output-failed = Reading or writing failed: { $error }.
beyond-time = This position is beyond reach: it takes a search of about { $positions } positions.
beyond-memory = This position is beyond reach: it takes about { $memory } of memory for { $positions } positions, and the limit is { $limit } (--max-memory).

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
card-piles = Whoever leaves one of these to the other wins (piles in any order):
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

## The learner

progress-training = Training
percent = { $number }%
train-title = { $game } with { $sticks } sticks, up to { $take } at a time: { $games ->
    [one] 1 game
   *[other] { $games } games
  } { $against }
against-random = against a random player
against-beginner = against a beginner
against-perfect = against a perfect player
against-self = against itself
train-won = The learner won { $won } of { $games ->
    [one] 1 game
   *[other] { $games } games
  }: { $share }.
train-won-self = It played both sides. The side that began won { $won } of { $games ->
    [one] 1 game
   *[other] { $games } games
  }: { $share }.
curve-won = share of games won
curve-games = games
boxes-title = { $game } with { $sticks } sticks, up to { $take } at a time: the boxes after { $games ->
    [one] 1 game
   *[other] { $games } games
  }
boxes-after = The boxes, after { $games ->
    [one] 1 game
   *[other] { $games } games
  } in all, beside the truth:
column-sticks = sticks
column-winning = wins
column-favourite = favourite
column-agrees = right
column-beads = beads in %
agrees-yes = yes
agrees-no = no
beads-others = others: { $share }
boxes-not-shown = Only the boxes of 1 to { $shown } sticks are shown; --json has the others too.
boxes-favourite = The favourite of a box is the number that has strictly more beads than any other.
boxes-right = { $winnable ->
    [one] The favourite wins in { $right } of the 1 position that can be won.
   *[other] The favourite wins in { $right } of the { $winnable } positions that can be won.
  }

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
law-takes-last = it takes the last match.
law-takes-sticks = it takes all the sticks that are left, the last one with them.
law-remainder-won = { $sticks } = { $times } × { $round } + { $rest }. The move takes the remainder { $rest } and leaves { $left }, a multiple of { $round }. Whatever the other player then takes, 1 to { $most }, you make it up to { $round } again, and so you take the last stick.
law-remainder-won-misere = { $left ->
    [1] the move leaves the last stick, which the other player has to take.
   *[other] { $sticks } - 1 = { $above } = { $times } × { $round } + { $rest }. The move takes the remainder { $rest } and leaves { $left }, one more than a multiple of { $round }. Whatever the other player then takes, 1 to { $most }, you make it up to { $round } again, and so the last stick is left to the other player.
  }
law-remainder-lost = { $sticks } = { $times } × { $round }, without a remainder. Whatever is taken, 1 to { $most }, the other player makes it up to { $round } again, and so takes the last stick.
law-remainder-lost-misere = { $above ->
    [0] the last stick is left, and it has to be taken.
   *[other] { $sticks } - 1 = { $above } = { $times } × { $round }, without a remainder. Whatever is taken, 1 to { $most }, the other player makes it up to { $round } again, and so the last stick is left to the player to move.
  }
law-nim-won = the move makes the nim-sum 0. (Write the piles in binary one below the other: the nim-sum has a 1 in each column with an odd number of ones. It is { $sum } now.) Whoever has to move from nim-sum 0 loses: every move changes it, and it can always be made 0 again.
law-nim-won-misere = the move makes the nim-sum 0 and leaves a pile of two or more. (Write the piles in binary one below the other: the nim-sum has a 1 in each column with an odd number of ones. It is { $sum } now.) While such a pile is left, misère nim is won like nim; only the end, with piles of one, is turned around.
law-nim-lost = the nim-sum is { $sum }. (Write the piles in binary one below the other: the nim-sum has a 1 in each column with an odd number of ones.) Every move changes it, and the other player can always make it 0 again.
law-nim-lost-misere = the nim-sum is { $sum }, and a pile of two or more is left. (Write the piles in binary one below the other: the nim-sum has a 1 in each column with an odd number of ones.) While such a pile is left, misère nim is lost like nim; only the end, with piles of one, is turned around.
law-ones-left = { $piles ->
    [one] the move leaves a single pile of one, and the other player has to take it.
   *[other] the move leaves { $piles } piles of one. That is an odd number, so the other player has to take the last one.
  }
law-ones-faced = { $piles ->
    [one] only a single match is left, and it has to be taken.
   *[other] only piles of one are left, { $piles } of them. That is an odd number, so the player to move has to take the last one.
  }
law-golden = { $smaller } and { $larger } are golden pair number { $number } (the pairs are { $pairs }, ...: the larger pile is the smaller one plus the number of the pair, and every size occurs once).
law-golden-misere = { $smaller } and { $larger } are golden pair number { $number } (the pairs are { $pairs }, ...: the larger pile is the smaller one plus the number of the pair). Under misère 0 1 and 2 2 stand in for 0 0 and 1 2; all other pairs stay.
law-golden-stand-in = under misère 0 1 and 2 2 stand in for the golden pairs 0 0 and 1 2, and these are { $smaller } and { $larger }; all other golden pairs ({ $pairs }, ...) stay.
nimbers-of-parts = { $count ->
    [0] no parts with a move
    [one] 1 part, of nimber { $nimbers }
   *[other] { $count } parts, of nimbers { $nimbers }
  }
part-nimber = nimber { $nimber }
law-parts-won = the position has { $before }; the XOR of the nimbers is { $sum }. The move leaves { $after }, whose XOR is 0. Whoever has to move from XOR 0 loses: every move changes it, and it can always be made 0 again.
law-parts-none-left = the position has { $before }, and the move leaves { $after }: it is the last one.
law-parts-lost = the position has { $before }; the XOR of the nimbers is { $sum }. Every move changes it, and the other player can always make it 0 again.
law-mirror-left = the move leaves a board that looks the same after half a turn. Whatever the other player does then can be answered by the same turned half round, so there is always an answer, and it is the last move.
law-mirror-faced = the board looks the same after half a turn. The other player can answer every move by the same turned half round, so there is always an answer, and it is the last move.
golden-left = Whoever has to move from such a pair loses, and it is left to the other player.
golden-faced = Whoever has to move from such a pair loses.
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
note-last = a single match
note-golden = a golden pair again
note-lost = lost again
label-nim-sum = nim-sum
list-and = { $first } and { $last }
list-or = { $first } or { $last }
