# What is said by the feature bots.

refuse-command = exec: necesita detrás la orden de un programa, en caracteres visibles, como en exec:./bot.
bot-not-run = no se puede ejecutar el programa «{ $command }»: { $error }
bot-not-found = no se puede ejecutar el programa «{ $command }»: el intérprete no conoce esa orden.
forfeit-no-move = { $name } ha respondido «{ $line }». { $why }
forfeit-not-legal = { $name } ha respondido «{ $line }», que no está permitido. { $why }
forfeit-out-of-turn = { $name } ha escrito «{ $line }» fuera de su turno.
forfeit-late = { $name } no ha hecho ninguna jugada en { $seconds } s.
forfeit-long-line = { $name } ha escrito una línea de más de { $most } KiB.
forfeit-comments = { $name } ha escrito más de { $most } comentarios en un turno.
forfeit-ended = { $known ->
    [yes] { $name } ha terminado sin jugar, con el estado { $status }.
   *[no] { $name } ha terminado sin jugar.
  }
record-program = En la última partida de { $file } participa un programa. Un registro no ejecuta órdenes: empieza una partida nueva con --first o --second.
refuse-skill = «{ $skill }» no es una forma de jugar del motor; usa { $known } o perfect@70 (óptimo en el 70 % de sus turnos).
engine-version = «{ $line }» es otro protocolo; este motor habla nimatron 1.
engine-line = No se entiende «{ $line }»; una línea es nimatron 1, game NOMBRE, position POSICIÓN o quit.
engine-no-game = No ha empezado ninguna partida.
engine-fixed = { $option } no puede cambiar durante una partida.
usage-match = Un encuentro necesita una posición y dos participantes, como en nimatron match nim 3,5,7 perfect random.
usage-match-drawn = Con --random-starts un encuentro necesita dos participantes y ninguna posición, como en nimatron match nim perfect random --random-starts 3.
refuse-match-player = «{ $seat }» no es un participante para un encuentro; usa { $known }, exec:ORDEN o perfect@70 (óptimo en el 70 % de sus turnos), con un nombre tras dos puntos si quieres, como en perfect:Ana.
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
column-mean = media ms
column-longest = máxima ms
column-forfeits = faltas
contest-forfeit = Partida { $number }: { $why }
contest-more = { $count ->
    [one] 1 partida más se perdió por una falta.
   *[other] { $count } partidas más se perdieron por una falta.
  }
contest-means = Óptimas: la proporción de jugadas óptimas en los turnos en que no todas las jugadas eran igual de buenas (decisiones). Una falta cuenta como derrota. Los tiempos son los de una jugada.
