# Lo que solo dice el juego de los palitos.

tagline-sticks = quita de 1 a 3 de una fila
    .name = Palitos
rules-sticks = Palitos: quita de 1 a { $most ->
    [0] M palitos de la fila; M se acuerda antes de la partida
   *[other] { $most } palitos de la fila
  }. Gana quien se lleva el último palito.
    .strategy = { $most ->
        [0] deja un múltiplo de M + 1; después haz que cada pareja de jugadas sume M + 1.
       *[other] deja un múltiplo de { $round }; después haz que cada pareja de jugadas sume { $round }.
      }
rules-sticks-misere = Palitos, misère: quita de 1 a { $most ->
    [0] M palitos de la fila; M se acuerda antes de la partida
   *[other] { $most } palitos de la fila
  }. Pierde quien se lleva el último palito.
    .strategy = { $most ->
        [0] deja uno más que un múltiplo de M + 1; después haz que cada pareja de jugadas sume M + 1.
       *[other] deja uno más que un múltiplo de { $round }; después haz que cada pareja de jugadas sume { $round }.
      }
deed-sticks = quita { $count ->
    [one] 1 palito
   *[other] { $count } palitos
  }
    .advice = quita { $count ->
        [one] 1 palito
       *[other] { $count } palitos
      }
position-sticks = «{ $word }» no es un número de palitos. Una posición es cuántos hay, como 10: un número entero de 0 a { $most }.
ask-no-sticks = Si se pueden quitar hasta { $take } de una vez, habría que preguntar por más de { $most } palitos. Da el número, como en: nimatron play sticks 10
ask-sticks = ¿Cuántos palitos?
help-sticks = Escribe cuántos palitos hay al principio, de { $least } a { $most }; Enter sin más elige el número que está entre corchetes, si lo hay. «q» sale.
ask-max-take-sticks = ¿Cuántos se pueden quitar de una vez?
help-max-take-sticks = Escribe cuántos palitos puede quitar una jugada como máximo, de 2 a { $most }; Enter sin más elige el número que está entre corchetes. «q» sale.
ask-take-sticks = ¿Cuántos palitos?
help-take-sticks = Escribe cuántos palitos vas a quitar{ $most ->
    [1] : solo puede ser 1
   *[other] , de 1 a { $most }
  }. «b» vuelve al menú, «q» sale.
limit-sticks-left = { $sticks ->
    [one] { $answer } es demasiado: solo queda 1 palito
   *[other] { $answer } es demasiado: solo quedan { $sticks } palitos
  }
theorem-takes-sticks = se lleva todos los palitos que quedan.
    .idea = ¿Puedes llevártelo todo?
theorem-remainder-won = { $sticks } = { $times } × { $round } + { $rest }. La jugada quita el resto { $rest } y deja { $left }, un múltiplo de { $round }. Quite lo que quite tu rival ({ $most ->
    [2] 1 o 2
   *[other] de 1 a { $most }
  }), quita tú lo que falte para sumar { $round }; así te llevas el último palito.
    .idea = ¿Qué resto deja { $sticks } al dividirlo entre { $round }?
    .short = deja { $left }, un múltiplo de { $round }.
theorem-remainder-won-misere = { $left ->
    [1] la jugada deja el último palito, y el rival tiene que llevárselo.
   *[other] reserva un palito para tu rival. Los otros { $above } = { $times } × { $round } + { $rest }: la jugada quita { $rest } de ellos y deja { $times } × { $round } y el que reservas. Quite lo que quite tu rival ({ $most ->
    [2] 1 o 2
   *[other] de 1 a { $most }
  }), quita tú lo que falte para sumar { $round }; así tu rival tiene que llevarse el último palito.
  }
    .idea = Reserva un palito para tu rival. ¿Qué resto dejan los otros { $above } al dividirlos entre { $round }?
    .short = deja { $left }, uno más que un múltiplo de { $round }.
theorem-remainder-lost = { $sticks } = { $times } × { $round }, sin resto. Se quite lo que se quite ({ $most ->
    [2] 1 o 2
   *[other] de 1 a { $most }
  }), el rival quita lo que falte para sumar { $round }, así que se lleva el último palito.
    .short = { $sticks } es un múltiplo de { $round }, y ninguna jugada deja otro.
theorem-remainder-lost-misere = { $above ->
    [0] queda el último palito, y hay que llevárselo.
   *[other] { $sticks } − 1 = { $above } = { $times } × { $round }, sin resto. Se quite lo que se quite ({ $most ->
    [2] 1 o 2
   *[other] de 1 a { $most }
  }), el rival quita lo que falte para sumar { $round }, así que el último palito queda para quien tiene ahora el turno.
  }
    .short = { $sticks } es uno más que un múltiplo de { $round }, y ninguna jugada deja otro número así.
moves-sticks = Escribe 2 para quitar 2 palitos.
terms-sticks = hasta { $value } de una vez
