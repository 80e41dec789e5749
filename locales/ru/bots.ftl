# What is said by the feature bots.

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
refuse-skill = «{ $skill }» не говорит, как играть программе. Допустимо: { $known } или perfect@70 (оптимальный ход в 70% случаев).
engine-version = «{ $line }» — другой протокол; эта программа понимает nimatron 1.
engine-line = Строка «{ $line }» непонятна; строка — это nimatron 1, game ИГРА, position ПОЗИЦИЯ или quit.
engine-no-game = Партия не начата.
engine-fixed = { $option } нельзя менять во время партии.
usage-match = Для матча нужны позиция и два игрока, например nimatron match nim 3,5,7 perfect random.
usage-match-drawn = С --random-starts для матча нужны два игрока, без позиции, например nimatron match nim perfect random --random-starts 3.
refuse-match-player = Игрок «{ $seat }» не может играть в матче. Допустимо: { $known }, exec:КОМАНДА или perfect@70 (оптимальный ход в 70% случаев); после двоеточия можно дописать имя, например perfect:Анна.
progress-match = Идёт матч
contest-title = { $game } с позиции { $position }: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
  }, зерно { $seed }
contest-title-random = { $game } со случайных позиций размера { $size }: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
  }, зерно { $seed }
column-won = выигрыши
column-lost = проигрыши
column-drawn = ничьи
column-right = оптимально
column-choices = выборы
column-mean = среднее, мс
column-longest = наибольшее, мс
column-forfeits = тех. поражения
contest-forfeit = Партия { $number }: { $why }
contest-more = { $count ->
    [one] Техническим поражением кончилась ещё { $count } партия.
    [few] Техническим поражением кончились ещё { $count } партии.
   *[other] Техническим поражением кончились ещё { $count } партий.
  }
contest-means = Оптимально: доля оптимальных ходов там, где не все ходы одинаково хороши. Технические поражения считаются проигрышами. Время — на один ход.
