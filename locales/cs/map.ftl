# What is said by the feature map.

map-title = { $game }: prohrané pozice dvou hromádek o velikosti 0 až { $size }
map-title-third = { $game }: prohrané pozice tří hromádek, dvou o velikosti 0 až { $size } a třetí o velikosti { $third }
map-first = první hromádka
map-second = druhá hromádka
map-lost = { $count ->
    [one] Ze všech { $all } pozic je pro hráče na tahu prohraná 1.
    [few] Ze všech { $all } pozic jsou pro hráče na tahu prohrané { $count }.
   *[other] Ze všech { $all } pozic je pro hráče na tahu prohraných { $count }.
  }
map-shared = Každá tečka zastupuje čtverec pozic { $side } × { $side }, z nichž je aspoň jedna prohraná.
