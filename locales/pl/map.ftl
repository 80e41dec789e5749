# What is said by the feature map.

map-title = { $game }: pozycje przegrywające dwóch stosów o wielkości od 0 do { $size }
map-title-third = { $game }: pozycje przegrywające trzech stosów, dwóch o wielkości od 0 do { $size } i trzeciego o wielkości { $third }
map-first = pierwszy stos
map-second = drugi stos
map-lost = { $count ->
    [one] Wszystkich pozycji jest { $all }; dla gracza, którego kolej, przegrywająca jest 1.
    [few] Wszystkich pozycji jest { $all }; dla gracza, którego kolej, przegrywające są { $count }.
   *[other] Wszystkich pozycji jest { $all }; dla gracza, którego kolej, przegrywających jest { $count }.
  }
map-shared = Każda kropka to kwadrat { $side } × { $side } pozycji, w którym jest co najmniej jedna przegrywająca.
