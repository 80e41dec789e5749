# What is said by the feature map.

map-title = { $game }: Verluststellungen von zwei Haufen mit 0 bis { $size }
map-title-third = { $game }: Verluststellungen von drei Haufen, zwei mit 0 bis { $size } und der dritte mit { $third }
map-first = erster Haufen
map-second = zweiter Haufen
map-lost = { $count ->
    [one] 1 der { $all } Stellungen ist eine Verluststellung.
   *[other] { $count } der { $all } Stellungen sind Verluststellungen.
  }
map-shared = Jeder Punkt steht für ein Quadrat von { $side } × { $side } Stellungen mit mindestens einer Verluststellung.
