# What is said by the feature programs.

refuse-command = exec: necesita detrás la orden de un programa, en caracteres visibles, como en exec:./bot.
bot-not-run = no se puede ejecutar el programa «{ $command }»: { $error }
bot-not-found = no se puede ejecutar el programa «{ $command }»: el intérprete no conoce esa orden.
forfeit-no-move = { $name } ha respondido «{ $line }». { $why }{ $said }
forfeit-not-legal = { $name } ha respondido «{ $line }», que no está permitido. { $why }{ $said }
forfeit-out-of-turn = { $name } ha escrito «{ $line }» fuera de su turno.{ $said }
forfeit-late = { $name } no ha hecho ninguna jugada en { $seconds } s.{ $said }
forfeit-long-line = { $name } ha escrito una línea de más de { $most } KiB.{ $said }
forfeit-comments = { $name } ha escrito más de { $most } comentarios en un turno.{ $said }
forfeit-ended = { $known ->
    [yes] { $name } ha terminado sin jugar, con el estado { $status }.
   *[no] { $name } ha terminado sin jugar.
  }{ $said }
record-program = En la última partida de { $file } participa un programa. Un registro no ejecuta órdenes: empieza una partida nueva con --first o --second.

# A time that cannot be read.
refuse-move-time = «{ $time }» no es un tiempo para una jugada: escribe segundos, más de 0 y hasta { $most }, como 0.5.
bot-said = { " " }Lo último que escribió: «{ $line }»
bot-said-in = { " " }Lo último que escribió: «{ $line }» (todo está en { $file })
