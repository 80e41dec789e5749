# Lo que solo dice el juego de las monedas.

tagline-coins = quita columnas por la derecha; gana quien tiene más
    .name = Monedas
rules-coins = Monedas: llévate columnas del extremo derecho de la fila, al menos una, y como máximo tantas como acaba de llevarse el rival; la primera jugada se lleva como máximo { $most ->
    [0] M, que se acuerda antes de la partida
   *[other] { $most }
  }. Cuando no quedan columnas, gana quien tiene más monedas; si tienen las mismas, hay empate. En el dibujo, los corchetes señalan las columnas que ahora se pueden quitar.
    .strategy = calcula desde el final; cuanto más te llevas, más se puede llevar tu rival.
deed-coins = se lleva { $count ->
    [one] 1 columna
   *[other] { $count } columnas
  } con { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
  }
    .advice = llévate { $count ->
    [one] 1 columna
   *[other] { $count } columnas
  } con { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
  }
position-coins = «{ $word }» no es una columna. Una posición son las monedas de cada columna, de izquierda a derecha, como 5,3,8,1: números enteros de 0 a { $most }.
position-coins-too-many = Son demasiadas columnas: una fila tiene de 1 a { $most }.
ask-no-columns = Con una primera jugada de hasta { $take } columnas, habría que preguntar por más de { $most }. Da las columnas, como en: nimatron play coins 5,3,8,1
ask-coin-columns = ¿Cuántas columnas de monedas?
help-coin-columns = Escribe cuántas columnas hay, de { $least } a { $most }; cada una recibe al azar de 0 a { $coins } monedas. Enter sin más elige el número que está entre corchetes, si lo hay. «q» sale.
ask-max-take-coins = ¿Cuántas columnas se puede llevar la primera jugada?
help-max-take-coins = Escribe cuántas columnas se puede llevar como máximo la primera jugada, de 1 a { $most }; después, una jugada se lleva como máximo tantas como la anterior. Enter sin más elige el número que está entre corchetes. «q» sale.
ask-take-coins = ¿Cuántas columnas?
help-take-coins = Escribe cuántas columnas te llevas del extremo derecho{ $most ->
    [1] : solo puede ser 1
   *[other] , de 1 a { $most }
  }. «b» vuelve al menú, «q» sale.
limit-columns-left = { $columns ->
    [one] { $answer } es demasiado: solo queda 1 columna
   *[other] { $answer } es demasiado: solo quedan { $columns } columnas
  }
moves-coins = Escribe 2 para llevarte las 2 últimas columnas.
terms-coins = { $value ->
    [one] solo 1 columna por jugada
   *[other] hasta { $value } columnas por jugada
  }
