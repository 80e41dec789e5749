# What is said by the feature map.

map-title = { $game }: kahe hunniku kaotusseisud, hunnikud 0 kuni { $size }
map-title-third = { $game }: kolme hunniku kaotusseisud, kaks 0 kuni { $size } ja kolmas { $third }
map-first = esimene hunnik
map-second = teine hunnik
map-lost = { $count ->
    [one] { $all } seisu seas on 1 kaotusseis: selles kaotab käigul olev mängija.
   *[other] { $all } seisu seas on { $count } kaotusseisu: neis kaotab käigul olev mängija.
  }
map-shared = Iga punkt on { $side } × { $side } seisuga ruut, milles on vähemalt üks kaotusseis.
