# What is said by the feature programs.

refuse-command = После exec: должна стоять команда, которая запускает программу, видимыми знаками, например exec:./bot.
bot-not-run = Не удаётся запустить программу «{ $command }»: { $error }
bot-not-found = Не удаётся запустить программу «{ $command }»: оболочка не знает такой команды.
forfeit-no-move = { $name }: ответ «{ $line }». { $why }
forfeit-not-legal = { $name }: ответ «{ $line }» — не по правилам. { $why }
forfeit-out-of-turn = { $name }: программа пишет «{ $line }» не в свой ход.
forfeit-late = { $name }: нет хода за { $seconds } с.
forfeit-long-line = { $name }: строка длиннее { $most } KiB.
forfeit-comments = { $name }: за один ход больше комментариев, чем { $most }.
forfeit-ended = { $known ->
    [yes] { $name }: программа завершилась без хода, код завершения { $status }.
   *[no] { $name }: программа завершилась без хода.
  }
record-program = В последней партии файла { $file } играет программа. Запись не запускает команд: начните новую партию с --first или --second.

# A time that cannot be read.
refuse-move-time = «{ $time }» — не время на ход: напишите секунды, больше 0 и до { $most }, например 0.5.
