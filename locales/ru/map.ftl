# What is said by the feature map.

map-title = { $game }: проигрышные позиции из двух кучек от 0 до { $size }
map-title-third = { $game }: проигрышные позиции из трёх кучек, двух от 0 до { $size } и третьей { $third }
map-first = первая кучка
map-second = вторая кучка
map-lost = Из { $all ->
    [one] { $all } позиции
    [few] { $all } позиций
   *[other] { $all } позиций
  } проигрышных для того, чей ход, — { $count }.
map-shared = Каждая точка — квадрат { $side } × { $side } позиций, в котором есть хотя бы одна проигрышная.
