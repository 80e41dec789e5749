# What is said by the feature strategy.

strategy-written = { $file } tiene una estrategia: { $how }.
strategy-by-list = { $count ->
    [one] una posición con su respuesta
   *[other] { $count } posiciones con sus respuestas
  }
strategy-proves-win = Demostrado con las reglas: { $game } { $position } es una posición ganadora para quien tiene el turno ({ $how }).
strategy-proves-loss = Demostrado con las reglas: { $game } { $position } es una posición perdedora para quien tiene el turno ({ $how }).
strategy-proves-margin = Demostrado con las reglas: en { $game } { $position } quien tiene el turno acaba al menos { $margin } por delante ({ $how }).
strategy-long = La estrategia tendría más de { $most } líneas: desde aquí una búsqueda visita hasta { $positions } posiciones.{ $full ->
    [yes] { "" }
   *[no] { " " }Con --full puede tener un millón.
  }
strategy-header = Una estrategia empieza con [Game "NOMBRE"], [Position "..."] y [Strategy "win"], [Strategy "loss"] o, donde deciden los puntos, [Strategy "DIFERENCIA"].
strategy-line = Una línea de una estrategia es POSICIÓN -> JUGADA; donde deciden los puntos, POSICIÓN -> JUGADA for DIFERENCIA.
strategy-twice = Esta posición está dos veces, quizá en otra forma.
strategy-unused = Esta posición no se necesita nunca.
strategy-missing = La posición { $position }, que puede venir después, no tiene respuesta.
strategy-loses = Desde aquí puede ganar el otro lado.
strategy-less = Desde aquí se consigue menos de lo que se afirma.
