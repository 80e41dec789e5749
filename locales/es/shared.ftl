# Lo que dicen varios juegos.

position-bad-size = «{ $word }» no tiene casillas: un tablero tiene de 1 a { $most }.
position-large-board = «{ $word }» es demasiado grande: un tablero tiene de 1 a { $most } casillas.
position-too-large = «{ $word }» es demasiado grande: { $most } en total como máximo, en { $heaps } montones o filas como máximo.
move-unreadable-take = «{ $move }» no es una jugada. Escribe cuánto vas a quitar, como 1.
move-count-take = No se pueden quitar { $count }. { $most ->
    [1] Quita 1.
    [2] Quita 1 o 2.
   *[other] Quita de 1 a { $most }.
  }
move-take-listed = No se puede quitar { $count }. Lo que se puede quitar: { $takable }.
ask-rows = ¿Cuántas filas?
help-rows = Escribe cuántas filas hay, de 1 a { $most }; después se preguntan las columnas. «q» sale.
ask-columns = ¿Cuántas columnas?
help-columns = Escribe cuántas columnas hay, de { $least } a { $most }. «q» sale.
limit-take = { $answer } es demasiado: ahora se pueden quitar { $most } como máximo
ask-number = ¿Cuántos ({ $most ->
    [1] solo 1
   *[other] de 1 a { $most }
  })?
help-number = Escribe { $most ->
    [1] 1, el único número posible
   *[other] un número de 1 a { $most }
  }. «b» vuelve al menú, «q» sale.
ask-position = ¿Desde qué posición?
help-position = Escribe la posición del principio, como { $example }. «q» sale.
ask-written = ¿Qué jugada?
help-written = Escribe una jugada, como { $example }. «b» vuelve al menú, «q» sale.
place-fewer = quita como máximo { $half }
place-more = quita más de { $half }
number-in-groups = «{ $word }» puede ser el número { $number } o la lista { $list }. Hay que escribir lo que se quiere decir.
empty-text = (vacío)
said-position = Posición: { $position }.
said-pile = Montón { $number }: { $count }{ $taken ->
    [0] .
   [one] , { $taken } quitado.
   *[other] , { $taken } quitados.
  }
said-heap = Montón { $number }: { $count }{ $taken ->
    [0] .
   [one] , { $taken } quitado.
   *[other] , { $taken } quitados.
  }
said-row = Fila { $number }: { $count }{ $taken ->
    [0] .
   [one] , { $taken } quitado.
   *[other] , { $taken } quitados.
  }
said-left = Quedan: { $count }{ $taken ->
    [0] .
   [one] , { $taken } quitado.
   *[other] , { $taken } quitados.
  }
said-most = Ahora se pueden quitar como máximo { $most }.
said-columns = Columnas desde la izquierda: { $columns }.
said-cells = Fila { $number }{ $count ->
    [0] : ninguna casilla libre.
    [one] , casilla libre: { $cells }.
   *[other] , casillas libres: { $cells }.
  }
said-summand = Sumando { $number }, { $summand }.
said-nothing = No queda nada.
