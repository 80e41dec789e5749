# What is said by the feature map.

map-title = { $game }: losing positions of two piles of 0 to { $size }
map-title-third = { $game }: losing positions of three piles, two of 0 to { $size } and the third of { $third }
map-first = first pile
map-second = second pile
map-lost = { $count ->
    [one] 1 of the { $all } positions is lost for the player to move.
   *[other] { $count } of the { $all } positions are lost for the player to move.
  }
map-shared = Each dot is a square of { $side } × { $side } positions with at least one losing position.
