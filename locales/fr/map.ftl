# What is said by the feature map.

map-title = { $game } : positions perdantes de deux tas de 0 à { $size }
map-title-third = { $game } : positions perdantes de trois tas, deux de 0 à { $size } et le troisième de { $third }
map-first = premier tas
map-second = second tas
map-lost = { $count ->
    [one] { $count } des { $all } positions est perdante pour le joueur dont c’est le tour.
   *[other] { $count } des { $all } positions sont perdantes pour le joueur dont c’est le tour.
  }
map-shared = Chaque point est un carré de { $side } × { $side } positions dont une au moins est perdante.
