# Lo que solo dice una suma de juegos.

tagline-sum = varios juegos a la vez; quien no puede jugar en ninguno pierde
    .name = Suma de juegos
rules-sum = Suma de juegos: se juega a varios juegos a la vez. Cada jugada se hace en uno de ellos, según las reglas de ese juego. Quien no puede jugar en ninguno pierde.
    .strategy = anota el número de Grundy de cada juego y juega al nim.
moves-sum = Escribe 2/1:3 para hacer la jugada 1:3 en el sumando 2: el número del sumando, una barra y la jugada como la escribe ese juego.
position-sum-too-many = { $count } sumandos son demasiados: una suma tiene { $most } como máximo.
summand-refused = Sumando { $number }: { $why }
summand-empty = no se nombra ningún juego. Escribe cada juego con su posición, y + entre ellos: { $example }.
summand-no-game = «{ $game }» no puede estar en una suma. Estos juegos sí: { $known }.
summand-no-position = { $game } necesita una posición, como { $game } { $example }.
summand-misere = ningún sumando tiene su propio --misere. Da --misere para toda la suma, fuera de las comillas.
summand-no-options = { $game } no tiene opciones, así que «{ $option }» no vale.
summand-no-option = { $game } no tiene la opción «{ $option }». Tiene: { $known }.
summand-no-value = { $option } necesita un valor.
move-unreadable-sum = «{ $move }» no es una jugada. Escribe el número del sumando, una barra y la jugada en su juego, como 2/1:3.
move-no-such-summand = No hay ningún sumando { $summand }: { $summands ->
    [1] solo hay el sumando 1.
   *[other] los sumandos van del 1 al { $summands }.
  }
deed-summand = { $deed } en el sumando { $number } ({ $game })
    .advice = { $advice } en el sumando { $number } ({ $game })
place-summand = se hace en el sumando { $number } ({ $game })
ask-summand = ¿En qué sumando ({ $offered })?
help-summand = Escribe el número del sumando en el que juegas: { $offered }. Después, ese juego pregunta lo demás. «b» vuelve al menú, «q» sale.
ask-summands = ¿Qué juegos?
help-summands = Escribe como máximo { $most } juegos con + entre ellos, cada uno con su posición y sus opciones: { $example }. Juegos que pueden estar en una suma: { $known }. «q» sale.
theorem-summands-left = la jugada deja los sumandos en parejas que se juegan igual. Lo que tu rival haga en uno, hazlo tú en el otro sumando de la pareja: siempre tienes respuesta, así que haces la última jugada.
    .idea = ¿Puedes dejar los sumandos en parejas que se jueguen igual?
theorem-summands-faced = los sumandos forman parejas que se juegan igual. Lo que se haga en uno, el rival puede hacerlo en el otro sumando de la pareja, así que hace la última jugada.
    .short = los sumandos forman parejas que se juegan igual, así que tu rival puede copiar todas las jugadas.
note-summands = otra vez parejas que se juegan igual
theorem-summands-last = después de la jugada nadie puede jugar en ningún sumando: es la última.
theorem-summands-won = { $count ->
    [one] la jugada cambia el número de Grundy de { $old } a { $new }.
   *[other] la suma nim de los juegos es { $sum }. En el sumando { $number } la jugada cambia el número de Grundy de { $old } a { $new }, y con eso la suma nim es 0.
  }
    .idea = ¿Cuál es el número de Grundy de cada sumando? ¿Qué jugada hace que su suma nim sea 0?
theorem-summands-leave = { $count ->
    [one] después de la jugada el número de Grundy es 0.
   *[other] después de la jugada la suma nim de los juegos es 0.
  }
    .idea = ¿Cuál es el número de Grundy de cada sumando? ¿Qué jugada hace que su suma nim sea 0?
theorem-summands-lost = { $count ->
    [one] el número de Grundy es 0, y toda jugada lo cambia.
   *[other] la suma nim de los juegos es { $sum }, y toda jugada la cambia.
  }
    .short = la suma nim de los números de Grundy es 0, y toda jugada la cambia.
summand-nimber = El sumando { $number } tiene número de Grundy { $nimber }{ $how }.
summand-heaps-nimbers = En ese juego los números de Grundy de los tamaños de 1 a { $most } son { $nimbers }{ $more ->
    [yes] { " " }(nimatron sequence muestra más).
   *[no] .
  }
nimber-by-parts = , la suma nim de { $parts }
nimber-by-remainder = , el resto de dividir { $number } entre { $round }
nimber-by-size = , su tamaño
nimber-by-copies = : lo que se hace ahí se puede copiar ahí
nimber-by-command = { " " }(nimatron solve { $summand })
theorem-summands = Por el teorema de Sprague-Grundy, { $count ->
    [one] el juego equivale
   *[other] cada juego equivale
  } a un montón de nim cuyo tamaño es su número de Grundy{ $larger ->
    [yes] ; una jugada también puede hacerlo mayor, pero el rival puede deshacer ese cambio.
   *[no] .
  } Quien tiene que jugar desde { $count ->
    [one] el número de Grundy
   *[other] una suma nim
  } 0 pierde: toda jugada { $count ->
    [one] lo
   *[other] la
  } cambia, y el rival siempre puede hacer que vuelva a ser 0.
