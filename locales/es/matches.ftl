# Lo que solo dice el juego de los fósforos.

tagline-matches = quita de un montón, o lo mismo de dos
    .name = Fósforos
rules-matches = Fósforos: quita de un montón los fósforos que quieras, al menos uno{ $most ->
    [1] {""}
    [2] , o la misma cantidad de dos montones
    [10] , o la misma cantidad de varios montones, de tantos como quieras (1+2+3:1 quita 1 de cada uno de los montones 1, 2 y 3)
   *[other] , o la misma cantidad de varios montones, de { $most } como máximo (1+2+3:1 quita 1 de cada uno de los montones 1, 2 y 3)
  }. Gana quien se lleva el último fósforo.
    .strategy = { $most ->
    [1] escribe cada montón como suma de potencias de dos distintas (5 = 4 + 1) y deja cada potencia un número par de veces.
   *[other] con dos montones deja un par áureo: 1 2, 3 5, 4 7… (par n: el menor número no usado todavía, y ese número más n).{ $most ->
        [2] {" "}Tres montones iguales también son una posición perdedora.
       *[other] {""}
    }
  }
rules-matches-misere = Fósforos, misère: quita de un montón los fósforos que quieras, al menos uno{ $most ->
    [1] {""}
    [2] , o la misma cantidad de dos montones
    [10] , o la misma cantidad de varios montones, de tantos como quieras (1+2+3:1 quita 1 de cada uno de los montones 1, 2 y 3)
   *[other] , o la misma cantidad de varios montones, de { $most } como máximo (1+2+3:1 quita 1 de cada uno de los montones 1, 2 y 3)
  }. Pierde quien se lleva el último fósforo.
terms-matches = montones a la vez: { $value ->
    [any] los que se quiera
   *[other] { $value }
  }
at-once-unreadable = --piles-at-once tiene que ser de 1 a { $most }, o any (montones a la vez); «{ $value }» no vale.
move-unreadable-matches = «{ $move }» no es una jugada. Escribe 2:1 para quitar 1 del montón 2, o 1+2:1 para quitar 1 de cada uno de los montones 1 y 2.
move-unreadable-several = «{ $move }» no es una jugada. Escribe 2:1 para quitar 1 del montón 2, 1+2:1 para quitar 1 de cada uno de los montones 1 y 2, y así hasta { $most } montones.
theorem-golden = { $smaller } y { $larger } son el par áureo número { $number } (pares de Wythoff: { $pairs }…; el par número n lo forman el menor número no usado antes y ese número más n). Así, cada tamaño y cada diferencia aparecen en un par, y solo en uno.
    .short = { $smaller } y { $larger } son un par áureo.
theorem-golden-misere = { $smaller } y { $larger } son el par áureo número { $number } (pares de Wythoff: { $pairs }…; el par número n lo forman el menor número no usado antes y ese número más n). En la modalidad misère, 0 1 y 2 2 sustituyen a 0 0 y 1 2. Tienen los mismos tamaños y las mismas diferencias, así que cada tamaño y cada diferencia siguen apareciendo en un par, y solo en uno.
    .short = { $smaller } y { $larger } son un par áureo.
theorem-golden-stand-in = en la modalidad misère, 0 1 y 2 2 sustituyen a los pares áureos (pares de Wythoff) 0 0 y 1 2, y aquí están { $smaller } y { $larger }; los demás ({ $pairs }…) no cambian. Los dos nuevos tienen los mismos tamaños y las mismas diferencias, así que cada tamaño y cada diferencia siguen apareciendo en un par, y solo en uno.
golden-left = Una jugada conserva un tamaño o la diferencia, así que ninguna lleva de un par a otro. Desde cualquier otra posición, alguna jugada lleva a un par: reduce el montón mayor hasta la pareja del menor; si es demasiado pequeño para eso, la diferencia entre los dos es la de un par menor: quita lo mismo de ambos. Ahora tu rival tiene que jugar desde un par.
    .idea = ¿A qué par áureo puedes llegar?
golden-faced = Una jugada conserva un tamaño o la diferencia, así que ninguna lleva de un par a otro. Desde cualquier otra posición, alguna jugada lleva a un par: reduce el montón mayor hasta la pareja del menor; si es demasiado pequeño para eso, la diferencia entre los dos es la de un par menor: quita lo mismo de ambos.
    .idea = Los montones son un par áureo, y ninguna jugada deja otro.
note-golden = otra vez un par áureo
theorem-three-equal-left = la jugada deja tres montones iguales de { $size }. Lo que tu rival quite de uno o de dos de ellos, quítalo tú de cada uno de los demás: quedan otra vez tres montones iguales, o te llevas los últimos fósforos.
    .idea = ¿Puedes dejar tres montones iguales?
    .short = deja tres montones iguales.
theorem-three-equal-faced = quedan tres montones iguales de { $size }. Lo que se quite de uno o de dos de ellos, el rival puede quitarlo de cada uno de los demás: quedan otra vez tres montones iguales, o se lleva los últimos fósforos.
    .idea = con tres montones iguales, ¿qué permiten a tu rival los demás montones?
note-three-equal = otra vez tres montones iguales
moves-matches = Escribe 2:1 para quitar 1 fósforo del montón 2{ $most ->
    [1] {""}
   *[other] , y 1+2:1 para quitar 1 de cada uno de los montones 1 y 2
  }.
