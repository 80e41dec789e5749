# What is said by the feature contest.

usage-match = A match needs a position and two players, as in nimatron match nim 3,5,7 perfect random.
usage-match-drawn = With --random-starts a match needs two players and no position, as in nimatron match nim perfect random --random-starts 3.
refuse-match-player = "{ $seat }" is not a player for a match; use { $known } or perfect@70 (optimal in 70% of its turns), with a name after a colon if you like, as in perfect:Ann.
progress-match = Playing
contest-title = { $game } from { $position }: { $count ->
    [one] 1 game
   *[other] { $count } games
  }, seed { $seed }
contest-title-random = { $game } from random positions of size { $size }: { $count ->
    [one] 1 game
   *[other] { $count } games
  }, seed { $seed }
column-won = won
column-lost = lost
column-drawn = drawn
column-right = optimal
column-choices = choices
column-mean = mean ms
column-longest = longest ms
column-forfeits = forfeits
contest-forfeit = Game { $number }: { $why }
contest-more = { $count ->
    [one] 1 more game was forfeited.
   *[other] { $count } more games were forfeited.
  }
contest-means = Optimal: the share of turns with an optimal move where not all moves were equally good. A forfeit counts as a loss. The times are those of a move.
