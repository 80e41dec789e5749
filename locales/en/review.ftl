# What is said by the feature review.

review-open = The game is not over.
review-total = All { $count } games together
review-total-player = { $choices ->
    [0] { $name }: no choices.
    [one] { $name }: { $right } of 1 choice right; { $mistakes ->
        [0] no mistakes.
        [one] 1 mistake.
       *[other] { $mistakes } mistakes.
      }
   *[other] { $name }: { $right } of { $choices } choices right; { $mistakes ->
        [0] no mistakes.
        [one] 1 mistake.
       *[other] { $mistakes } mistakes.
      }
  }
replay-move = { $number }. { $did }
replay-number = Game { $number } of { $last }.
replay-won = { $name } wins.
replay-drawn = It is a draw.
replay-ask = { $made } of { $most }; Enter next, b back, w MOVE why, q quit:
replay-help = Enter or n goes on to the next move, and ends the replay after the last one. b goes back a move. A number from 0 to { $most } goes to the position after that many moves. w MOVE tells what a move from here leaves, and why it is good or bad. q quits.
replay-refuse = "{ $answer }" is not offered here. Enter n, b, w and a move, or a number of moves from 0 to { $most }; h for help.
replay-over = The game is over here: there is no move to ask about.
replay-at-start = This is the start of the game; nothing is before it.
