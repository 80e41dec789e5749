# What is said by the feature programs.

refuse-command = После exec: должна стоять команда, которая запускает программу, видимыми знаками, например exec:./bot.
bot-not-run = Не удаётся запустить программу «{ $command }»: { $error }
bot-not-found = Не удаётся запустить программу «{ $command }»: оболочка не знает такой команды.
forfeit-no-move = { $name }: ответ «{ $line }». { $why }{ $said }
forfeit-not-legal = { $name }: ответ «{ $line }» — не по правилам. { $why }{ $said }
forfeit-out-of-turn = { $name }: программа пишет «{ $line }» не в свой ход.{ $said }
forfeit-late = { $name }: нет хода за { $seconds } с.{ $said }
forfeit-long-line = { $name }: строка длиннее { $most } KiB.{ $said }
forfeit-comments = { $name }: за один ход больше комментариев, чем { $most }.{ $said }
forfeit-ended = { $known ->
    [yes] { $name }: программа завершилась без хода, код завершения { $status }.
   *[no] { $name }: программа завершилась без хода.
  }{ $said }
record-program = В последней партии файла { $file } играет программа. Запись не запускает команд: начните новую партию с --first или --second.

# A time that cannot be read.
refuse-move-time = «{ $time }» — не время на ход: напишите секунды, больше 0 и до { $most }, например 0.5.
bot-said = { " " }Последнее, что он написал: «{ $line }»
bot-said-in = { " " }Последнее, что он написал: «{ $line }» (всё записано в { $file })
