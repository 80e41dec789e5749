# Lo que solo dice el juego de Euclides.

tagline-euclid = resta del número mayor un múltiplo del menor
    .name = Juego de Euclides
rules-euclid = Juego de Euclides: resta el menor de dos números del mayor, una o varias veces, sin bajar nunca de 0. Cuando uno de los números es 0, la partida ha terminado, y gana quien hizo la última jugada. En algunos libros termina ya cuando los números son iguales: ese es otro juego.
    .strategy = deja una razón menor que 1,618…, o bien 0 si el número menor divide al mayor.
rules-euclid-misere = Juego de Euclides, misère: resta el menor de dos números del mayor, una o varias veces, sin bajar nunca de 0. Cuando uno de los números es 0, la partida ha terminado, y pierde quien hizo la última jugada.
    .strategy = deja una razón menor que 1,618…, lo que incluye dos números iguales.
position-euclid = «{ $word }» no es una posición. Una posición son dos números, como 21,13: números enteros de 0 a { $most }.
move-unreadable-euclid = «{ $move }» no es una jugada. Escribe cuántas veces se resta el número menor, como 1.
move-count-euclid = El número menor no se puede restar { $count } veces. Escribe { $most ->
    [one] 1.
   *[other] un número de 1 a { $most }.
  }
ask-euclid = ¿Cuántas veces se resta el número menor ({ $most ->
    [1] solo 1
   *[other] de 1 a { $most }
  })?
help-euclid = Escribe cuántas veces se resta el número menor del mayor{ $most ->
    [1] : solo puede ser 1
   *[other] , de 1 a { $most }
  }. «b» vuelve al menú, «q» sale.
limit-euclid = { $answer } es demasiado: { $smaller } cabe en { $larger } solo { $most ->
    [one] una vez
    [2] dos veces
   *[other] { $most } veces
  }
deed-euclid = resta { $smaller } de { $larger }, { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
  }
    .advice = resta { $smaller } de { $larger }, { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
  }
theorem-euclid-ends = deja 0, y eso es el final.
    .idea = ¿Puedes dejar 0?
theorem-euclid-equal-left = la jugada deja { $larger } y { $larger }: la única respuesta es la última jugada.
    .idea = ¿Puedes dejar dos números iguales?
theorem-euclid-equal-faced = los números son iguales, y la única jugada es la última.
theorem-euclid-left = la jugada deja { $larger } y { $smaller }. Su razón es menor que la razón áurea, 1,618…, así que el rival solo tiene una jugada, y esta deja dos números cuya razón es mayor que la áurea. { $misere ->
    [yes] Tú puedes volver a dejarla por debajo, y así hasta que la partida acabe a tu favor.
   *[no] Si el menor de ellos divide al mayor, deja 0 y gana; si no, vuelve a dejar la razón por debajo.
  }
    .idea = ¿Qué jugada deja una razón menor que la razón áurea, 1,618…?
    .short = deja una razón menor que la razón áurea.
theorem-euclid-faced = la razón entre { $larger } y { $smaller } es menor que la razón áurea, 1,618…, así que solo hay una jugada, y esta deja dos números cuya razón es mayor que la áurea. { $misere ->
    [yes] El rival puede volver a dejarla por debajo, y así hasta que la partida acabe a su favor.
   *[no] Si el menor de ellos divide al mayor, el rival deja 0 y gana; si no, puede volver a dejar la razón por debajo.
  }
moves-euclid = Escribe 2 para restar dos veces el número menor del mayor.
