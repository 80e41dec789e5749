# Lo que solo dice el juego de quitar como máximo la mitad.

tagline-half = quita como máximo la mitad de un montón
    .name = Mitad
rules-half = Mitad: quita de un solo montón, como máximo la mitad. Quien no puede jugar pierde.
    .strategy = deja una potencia de dos menos uno (1, 3, 7, 15…); con varios montones, juega al nim con los números de Grundy.
rules-half-misere = Mitad, misère: quita de un solo montón, como máximo la mitad. Quien hace la última jugada pierde.
move-half = { $most ->
    [0] Del montón { $heap } no se puede quitar nada: solo tiene { $size }. Elige otro montón.
   *[other] No se pueden quitar { $count } del montón { $heap }, que tiene { $size }: como máximo la mitad, { $most }.
  }
theorem-half-nimbers = Un montón de 2n tiene el número de Grundy n, y uno de 2n + 1, el de un montón de n: los números de Grundy de los montones de 1 a { $most } son { $nimbers }{ $more ->
    [yes] { " " }(nimatron sequence muestra más).
   *[no] .
  }{ $dead ->
    [yes] { " " }Los montones que ninguna jugada puede cambiar se omiten.
   *[no] { "" }
  }
theorem-half-left = la jugada deja un montón cuyo tamaño es una potencia de dos menos uno (1, 3, 7, 15…). Desde ahí ninguna jugada deja un montón así: el siguiente más pequeño no llega a la mitad. Tras cada respuesta puedes volver a dejar uno.
    .idea = ¿Puedes dejar una potencia de dos menos uno?
    .short = deja una potencia de dos menos uno.
theorem-half-faced = el tamaño del montón es una potencia de dos menos uno (1, 3, 7, 15…). Ninguna jugada deja un montón así: el siguiente más pequeño no llega a la mitad. Tras cada jugada el rival puede volver a dejar uno.
moves-half = Escribe 2:3 para quitar 3 del montón 2.
