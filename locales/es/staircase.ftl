# Lo que solo dice el nim de la escalera.

tagline-staircase = baja monedas por una escalera
    .name = Nim de la escalera
rules-staircase = Nim de la escalera: hay monedas en los escalones de una escalera. Baja las monedas que quieras de un escalón al siguiente; desde el escalón 1 salen del tablero. Gana quien saca la última moneda.
    .strategy = las monedas de cada escalón impar son un montón de nim. Las que tu rival baja a un escalón impar, bájalas enseguida otro más.
rules-staircase-misere = Nim de la escalera, misère: hay monedas en los escalones de una escalera. Baja las monedas que quieras de un escalón al siguiente; desde el escalón 1 salen del tablero. Pierde quien saca la última moneda.
    .strategy = las monedas de cada escalón impar son un montón de nim. Las que tu rival baja a un escalón impar, bájalas enseguida otro más.
moves-staircase = Escribe 2:1 para bajar 1 moneda del escalón 2 al 1.
position-staircase = «{ $word }» no vale. Una posición es el número de monedas del escalón 1, del escalón 2 y así sucesivamente, como 3,0,1: números enteros, en total hasta { $most }.
move-unreadable-staircase = «{ $move }» no es una jugada. Escribe 2:1 para bajar 1 moneda del escalón 2 al 1.
move-staircase = { $move } no es posible aquí. Las jugadas más grandes: { $most }.
deed-staircase = { $place ->
    [1] saca { $count } del escalón 1
   *[other] baja { $count } del escalón { $place } al { $to }
  }
    .advice = { $place ->
    [1] saca { $count } del escalón 1
   *[other] baja { $count } del escalón { $place } al { $to }
  }
said-staircase = Escalón { $number }: { $count }{ $taken ->
    [0] .
   *[other] , { $taken } bajadas.
  }
theorem-staircase-left = solo cuentan las monedas de los escalones impares: cada uno de ellos es un montón de nim. Así, la jugada lleva del nim { $piles } al nim { $left }{ $grows ->
    [yes] {" "}(un montón crece)
   *[no] {""}
  }. Las monedas que tu rival baja a un escalón impar, bájalas enseguida otro más, y los montones quedan como antes. En el nim: { $reason }
    .idea = Solo cuentan las monedas de los escalones impares: cada uno de ellos es un montón de nim. ¿Qué harías en el nim { $piles }?
    .short = en los escalones impares deja el nim { $left }, una posición perdedora.
theorem-staircase-faced = { $open ->
    [yes] solo cuentan las monedas de los escalones impares: cada uno de ellos es un montón de nim, así que esto es el nim { $piles }, una posición perdedora. Las monedas que bajan a un escalón impar, el rival las baja enseguida otro más, y los montones quedan como antes. En el nim: { $reason }
   *[no] solo cuentan las monedas de los escalones impares, y no hay ninguna. Las que bajan a un escalón impar, el rival las baja enseguida otro más, así que hace la última jugada.
  }
    .short = en los escalones impares esto es el nim { $piles }, una posición perdedora.
