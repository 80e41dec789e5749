# Lo que solo dice nimble.

tagline-nimble = baja monedas por una tira
    .name = Nimble
rules-nimble = Nimble: hay monedas en las casillas numeradas de una tira, cuantas se quiera en cada una. Baja una moneda las casillas que quieras; en la casilla 0 se queda. Gana quien hace la última jugada.
    .strategy = cada moneda es un montón de nim, tan grande como el número de su casilla.
rules-nimble-misere = Nimble, misère: hay monedas en las casillas numeradas de una tira, cuantas se quiera en cada una. Baja una moneda las casillas que quieras; en la casilla 0 se queda. Pierde quien hace la última jugada.
    .strategy = cada moneda es un montón de nim, tan grande como el número de su casilla.
moves-nimble = Escribe 2:1 para bajar 1 casilla la moneda 2.
position-nimble = «{ $word }» no es una casilla. Una posición es el número de la casilla de cada moneda, como 3,0,4: números enteros de 0 a { $most }.
move-unreadable-nimble = «{ $move }» no es una jugada. Escribe 2:1 para bajar 1 casilla la moneda 2.
move-nimble = { $move } no es posible aquí. Las jugadas más largas: { $most }.
deed-nimble = baja la moneda { $place } de la casilla { $from } a la { $to }
    .advice = baja la moneda { $place } de la casilla { $from } a la { $to }
said-nimble = Moneda { $number }: casilla { $count }{ $taken ->
    [0] .
   *[other] , { $taken } más abajo que antes.
  }
alike-nimble = monedas en cualquier orden
theorem-nimble-left = cada moneda es un montón de nim, tan grande como el número de su casilla. Así, la jugada lleva del nim { $piles } al nim { $left }. En el nim: { $reason }
    .idea = Cada moneda es un montón de nim, tan grande como el número de su casilla. ¿Qué harías en el nim { $piles }?
    .short = deja el nim { $left }, una posición perdedora.
theorem-nimble-faced = cada moneda es un montón de nim, tan grande como el número de su casilla, así que esto es el nim { $piles }, una posición perdedora. En el nim: { $reason }
    .short = esto es el nim { $piles }, una posición perdedora.
