# What is said by the feature contest.

usage-match = Для матча нужны позиция и два игрока, например nimatron match nim 3,5,7 perfect random.
usage-match-drawn = С --random-starts для матча нужны два игрока, без позиции, например nimatron match nim perfect random --random-starts 3.
refuse-match-player = Игрок «{ $seat }» не может играть в матче. Допустимо: { $known } или perfect@70 (оптимальный ход в 70% случаев); после двоеточия можно дописать имя, например perfect:Анна.
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
