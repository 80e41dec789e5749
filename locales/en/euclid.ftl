# What only Euclid's game says.

tagline-euclid = subtract a multiple of the smaller number from the larger
rules-euclid = Euclid's game: subtract the smaller of two numbers from the larger, once or several times, never going below 0. When one of the numbers is 0, the game is over, and the player who made the last move wins. In some books it is over as soon as the numbers are equal: that is another game.
    .strategy = leave a ratio below 1.618..., or 0 if the smaller number divides the larger.
rules-euclid-misere = Euclid's game, misère: subtract the smaller of two numbers from the larger, once or several times, never going below 0. When one of the numbers is 0, the game is over, and the player who made the last move loses.
    .strategy = leave a ratio below 1.618..., equal numbers included.
position-euclid = "{ $word }" is not a position. A position is two numbers, such as 21,13: whole numbers from 0 to { $most }.
move-unreadable-euclid = "{ $move }" is not a move. Write how many times the smaller number is subtracted, such as 1.
move-count-euclid = The smaller number cannot be subtracted { $count } times. Write { $most ->
    [one] 1.
   *[other] a number from 1 to { $most }.
  }
ask-euclid = How many times is the smaller number subtracted ({ $most ->
    [1] only 1
   *[other] 1 to { $most }
  })?
help-euclid = Enter how many times the smaller number is subtracted from the larger{ $most ->
    [1] : only 1 is possible
   *[other] , from 1 to { $most }
  }. b goes back to the menu, q quits.
limit-euclid = { $answer } is too many: { $smaller } fits into { $larger } only { $most ->
    [one] once
    [2] twice
   *[other] { $most } times
  }
deed-euclid = subtracts { $smaller } from { $larger }, { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
  }
    .advice = subtract { $smaller } from { $larger }, { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
  }
theorem-euclid-ends = it leaves 0, and that is the end.
    .idea = Can you leave 0?
theorem-euclid-equal-left = the move leaves { $larger } and { $larger }: the only reply is the last move.
    .idea = Can you leave equal numbers?
theorem-euclid-equal-faced = the numbers are equal, and the only move is the last.
theorem-euclid-left = the move leaves { $larger } and { $smaller }. Their ratio is below the golden ratio, 1.618..., so the opponent has only one move, and that leaves two numbers whose ratio is above it. { $misere ->
    [yes] You can get back below it, and so on until the game ends in your favour.
   *[no] If the smaller of them divides the larger, leave 0 and win; if not, get back below it.
  }
    .idea = Which move leaves a ratio below the golden ratio, 1.618...?
    .short = it leaves a ratio below the golden ratio.
theorem-euclid-faced = the ratio of { $larger } and { $smaller } is below the golden ratio, 1.618..., so there is only one move, and it leaves two numbers whose ratio is above it. { $misere ->
    [yes] The opponent can get back below it, and so on until the game ends in the opponent's favour.
   *[no] If the smaller of them divides the larger, the opponent leaves 0 and wins; if not, the opponent can get back below it.
  }
moves-euclid = Write 2 to subtract the smaller number from the larger twice.
