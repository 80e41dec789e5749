# What is said by the feature map.

map-title = { $game }: posições perdedoras de duas pilhas de 0 a { $size }
map-title-third = { $game }: posições perdedoras de três pilhas, duas de 0 a { $size } e a terceira de { $third }
map-first = primeira pilha
map-second = segunda pilha
map-lost = { $count ->
    [one] Das { $all } posições, { $count } é perdedora para quem tem a vez.
   *[other] Das { $all } posições, { $count } são perdedoras para quem tem a vez.
  }
map-shared = Cada ponto é um bloco de { $side } × { $side } posições com pelo menos uma posição perdedora.
