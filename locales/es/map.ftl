# What is said by the feature map.

map-title = { $game }: posiciones perdedoras de dos montones de 0 a { $size }
map-title-third = { $game }: posiciones perdedoras de tres montones, dos de 0 a { $size } y el tercero de { $third }
map-first = primer montón
map-second = segundo montón
map-lost = { $count ->
    [one] 1 de las { $all } posiciones es perdedora para quien tiene el turno.
   *[other] { $count } de las { $all } posiciones son perdedoras para quien tiene el turno.
  }
map-shared = Cada punto es un cuadrado de { $side } × { $side } posiciones con al menos una posición perdedora.
