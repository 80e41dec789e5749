# What is said by the feature sequence.

sequence-period = Periodo { $length } tras un preperiodo de { $before }, demostrado: a partir de { $from } los números de Grundy se repiten sin fin.
sequence-no-period = Los números de Grundy hasta { $to } no demuestran ningún periodo.
sequence-misere = Las sucesiones son de números de Grundy, y estos pertenecen al juego normal: omite --misere.
sequence-option = { $option } no se aplica a las sucesiones del juego { $game }.
sequence-shape = --shape tiene que ser dos lados, al menos uno de ellos n, como 2xn o nxn, no «{ $shape }».
sequence-bfile = Un b-file tiene un número por línea, y una posición perdedora son varios. Omite --bfile.
