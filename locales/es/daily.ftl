daily-begins = Nimatron, { $date }: { $game } { $position }. Encuentra una jugada que gane.
daily-known = Esta ya la has resuelto: otra vez no cuenta.
daily-ask = Jugada (t pista, ? respuesta):
daily-help = Escribe una jugada que gane. «t» da una pista y, cada vez que la pides, otra más clara; las pistas se cuentan. «?» muestra la respuesta. «q» sale del programa.
daily-again = Prueba otra jugada; «t» da una pista, «?» muestra la respuesta.
daily-row = Días seguidos: { $days }.
daily-not-kept = El día no cuenta. { $why }
daily-line = Nimatron { $date }, { $game } { $position }: { $found ->
    [yes] { $tries ->
        [1] al primer intento
       *[other] en el intento { $tries }
      }
   *[no] no encontrada
  }{ $hints ->
    [0] { "" }
   *[other] , pistas: { $hints }
  }. { $command }
daily-input-ended = La entrada terminó antes de encontrarse la jugada.

# A day that cannot be read.
refuse-date = «{ $date }» no es un día: escríbelo como AAAA-MM-DD, de { $first } a { $last }.
words-daily = hoy diaria
first-new-day = La posición del día es nueva («daily»).
