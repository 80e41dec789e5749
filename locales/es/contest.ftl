# What is said by the feature contest.

usage-match = Un encuentro necesita una posición y dos participantes, como en nimatron match nim 3,5,7 perfect random.
usage-match-drawn = Con --random-starts un encuentro necesita dos participantes y ninguna posición, como en nimatron match nim perfect random --random-starts 3.
refuse-match-player = «{ $seat }» no es un participante para un encuentro; usa { $known } o perfect@70 (óptimo en el 70 % de sus turnos), con un nombre tras dos puntos si quieres, como en perfect:Ana.
progress-match = Jugando
contest-title = { $game } desde { $position }: { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }, semilla { $seed }
contest-title-random = { $game } desde posiciones al azar de tamaño { $size }: { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }, semilla { $seed }
column-won = ganadas
column-lost = perdidas
column-drawn = empates
column-right = óptimas
column-choices = decisiones
column-mean = media (ms)
column-longest = máx. (ms)
column-forfeits = faltas
contest-forfeit = Partida { $number }: { $why }
contest-more = { $count ->
    [one] 1 partida más se perdió por una falta.
   *[other] { $count } partidas más se perdieron por una falta.
  }
contest-means = Óptimas: la proporción de jugadas óptimas en los turnos en que no todas las jugadas eran igual de buenas (decisiones). Una falta cuenta como derrota. Los tiempos son los de una jugada.
