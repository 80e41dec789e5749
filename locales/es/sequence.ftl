# What is said by the feature sequence.

sequence-period = Periodo { $length } tras un preperiodo de { $before }, demostrado: a partir de { $from } los números de Grundy se repiten sin fin.
sequence-no-period = Los números de Grundy hasta { $to } no demuestran ningún periodo.
sequence-misere = En el juego misère solo hay sucesiones de octal, kayles, sticks y take con números dados: palabras en vez de los números de Grundy, que pertenecen al juego normal. Omite --misere.
sequence-option = { $option } no se aplica a las sucesiones del juego { $game }.
sequence-shape = --shape tiene que ser dos lados, al menos uno de ellos n, como 2xn o nxn, no «{ $shape }».
sequence-bfile = Un b-file tiene un número por línea, y una posición perdedora son varios. Omite --bfile.
sequence-words = { $length ->
    [0] Las palabras de montones mayores que { $reach } no se conocen, y no está demostrado ningún periodo.
   *[other] Periodo { $length } tras el preperiodo { $before }, y está demostrado: desde { $from }, las palabras se repiten para siempre.
  } En el juego misère varios montones son el producto de sus palabras (cociente misère de orden { $order }): las letras pueden cambiar de lugar{ $ruled ->
    [yes] , y { $rules }.
   *[no] .
  } { $count ->
    [0] Ninguna palabra es perdedora.
    [1] Solo { $lost } es perdedora.
   *[other] Las palabras perdedoras son exactamente { $lost }.
  }
sequence-reach = Las palabras de montones en el juego misère solo se encontraron hasta { $reach } (cociente de orden { $order }), y ninguna regla para montones mayores. Pide como mucho --to { $reach }.
sequence-nimbers = { $game }{ $shape }, números de Grundy por tamaño:
sequence-losing = { $game }, posiciones perdedoras:
sequence-heap-words = { $game }, palabras por tamaño:
