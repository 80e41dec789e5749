# Lo que solo dice el kayles.

tagline-kayles = derriba un bolo o dos contiguos
    .name = Kayles
rules-kayles = Kayles: derriba un bolo, o dos contiguos. Lo que queda de una fila a cada lado pasa a ser una fila aparte. Quien no puede jugar pierde.
    .strategy = parte una fila en mitades iguales y copia en la otra mitad; si no, juega al nim con los números de Grundy de las filas, 1 2 3 1 4 3 2 1 4 2 para las de 1 a 10 bolos.
rules-kayles-misere = Kayles, misère: derriba un bolo, o dos contiguos. Lo que queda de una fila a cada lado pasa a ser una fila aparte. Quien hace la última jugada pierde.
deed-pin = derriba el bolo { $pin } de la fila { $row }
    .advice = derriba el bolo { $pin } de la fila { $row }
deed-pins = derriba los bolos { $pin } y { $next } de la fila { $row }
    .advice = derriba los bolos { $pin } y { $next } de la fila { $row }
position-kayles-unreadable = «{ $word }» no es una fila de bolos. Una posición son las longitudes de las filas, como 7 o 3,4: números enteros, { $most } bolos y { $heaps } filas en total como máximo.
move-unreadable-kayles = «{ $move }» no es una jugada. Escribe 2:3 para derribar el bolo 3 de la fila 2, o 2:3+ para derribar los bolos 3 y 4.
move-no-such-row = No hay ninguna fila { $row }: { $rows ->
    [1] solo hay la fila 1.
   *[other] las filas van de la 1 a la { $rows }.
  }
move-empty-row = La fila { $row } está vacía. Elige una fila que tenga bolos.
move-no-such-pin = No hay ningún bolo { $pin } en la fila { $row }: { $most ->
    [1] solo tiene el bolo 1.
   *[other] sus bolos van del 1 al { $most }.
  }
move-no-next-pin = El bolo { $pin } es el último de la fila { $row }: no hay ninguno a su lado. Quita el + para derribar solo ese bolo.
ask-pin-rows = ¿Cuántas filas de bolos, o cuáles?
help-pin-rows = Escribe cuántas filas de bolos hay, de 1 a { $most }; después se pregunta cuántos bolos tiene cada una. «q» sale.
ask-row-length = ¿Cuántos bolos en la fila { $row }?
help-row-length = Escribe cuántos bolos tiene esta fila al principio, de 1 a { $most }. «q» sale.
ask-row = ¿En qué fila ({ $offered })?
help-row = Escribe el número de la fila en la que caen bolos: { $offered }. «b» vuelve al menú, «q» sale.
ask-pin = ¿Qué bolo, o el primero de dos ({ $most ->
    [1] solo 1
   *[other] de 1 a { $most }
  })?
help-pin = Escribe el número del bolo de la fila { $row } que cae{ $most ->
    [1] : solo puede ser el 1
   *[other] , de 1 a { $most }
  }; después se pregunta si cae también el siguiente. «b» vuelve al menú, «q» sale.
ask-how-many-pins = ¿Cuántos bolos ({ $most ->
    [1] 1
   *[other] 1 o 2
  })?
help-how-many-pins = Escribe { $most ->
    [1] 1: el bolo { $pin } es el último de su fila, así que cae solo
   *[other] cuántos bolos caen: 1 para el bolo { $pin } solo, 2 para él y el siguiente
  }. «b» vuelve al menú, «q» sale.
limit-row = { $size ->
    [1] No hay ningún bolo { $answer }: la fila { $row } solo tiene el bolo 1
   *[other] No hay ningún bolo { $answer }: la fila { $row } solo tiene los bolos del 1 al { $size }
  }
limit-two-pins = { $answer } es demasiado: no caen más de dos bolos a la vez
limit-last-pin = { $answer } es demasiado: el bolo { $pin } es el último de su fila
theorem-pin-rows-left = la jugada deja las filas en parejas iguales. Lo que tu rival derribe en una fila, derríbalo tú en la otra fila de la pareja (la estrategia de Tweedledum y Tweedledee): siempre tienes respuesta, así que haces la última jugada.
    .idea = { $halves ->
        [yes] ¿Puedes dejar dos mitades iguales?
       *[no] ¿Puedes dejar parejas iguales?
      }
    .short = deja parejas iguales.
theorem-pin-rows-faced = las filas forman parejas iguales. Lo que se derribe en una fila, el rival puede derribarlo en la otra fila de la pareja, así que hace la última jugada.
    .short = hay parejas iguales, así que tu rival puede copiar todas las jugadas.
alike-rows = filas en cualquier orden
moves-kayles = Escribe 2:3 para derribar el bolo 3 de la fila 2, y 2:3+ para derribar los bolos 3 y 4.
    .picture = Un número entre paréntesis bajo una fila es el que tenía antes de la última jugada.
place-pins-left = está en el tercio izquierdo de la fila { $row }
place-pins-middle = está en el tercio central de la fila { $row }
place-pins-right = está en el tercio derecho de la fila { $row }
