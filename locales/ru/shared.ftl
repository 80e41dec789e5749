# Что говорят несколько игр.

position-bad-size = На доске «{ $word }» нет клеток: их должно быть от 1 до { $most }.
position-large-board = Доска «{ $word }» слишком большая: на доске от 1 до { $most } клеток.
position-too-large = «{ $word }» — слишком много: в сумме не больше { $most }, а кучек или рядов не больше { $heaps }.
move-unreadable-take = «{ $move }» — не ход. Напишите, сколько взять, например 1.
move-count-take = Нельзя взять { $count }. { $most ->
    [1] Возьмите 1.
    [2] Возьмите 1 или 2.
   *[other] Возьмите от 1 до { $most }.
  }
move-take-listed = Нельзя взять { $count }. Можно взять: { $takable }.
ask-rows = Сколько строк?
help-rows = Введите число строк, от 1 до { $most }; потом программа спросит число столбцов. «q» — выход.
ask-columns = Сколько столбцов?
help-columns = Введите число столбцов, от { $least } до { $most }. «q» — выход.
limit-take = { $answer } — слишком много: сейчас можно взять не больше { $most }
ask-number = Сколько ({ $most ->
    [1] 1
    [2] 1 или 2
   *[other] от 1 до { $most }
  })?
help-number = Введите число от 1 до { $most }. «b» — назад в меню, «q» — выход.
ask-position = С какой позиции начать?
help-position = Введите начальную позицию, например { $example }. «q» — выход.
ask-written = Какой ход?
help-written = Введите ход, например { $example }. «b» — назад в меню, «q» — выход.
place-fewer = состоит в том, чтобы взять не больше { $half }
place-more = состоит в том, чтобы взять больше { $half }
number-in-groups = «{ $word }» может быть одним числом { $number } или списком { $list }. Напишите так, как имеется в виду.
empty-text = (пусто)
said-position = Позиция: { $position }.
said-pile = Кучка { $number }: { $count }{ $taken ->
    [0] .
   *[other] , взято { $taken }.
  }
said-heap = Кучка { $number }: { $count }{ $taken ->
    [0] .
   *[other] , взято { $taken }.
  }
said-row = Ряд { $number }: { $count }{ $taken ->
    [0] .
   *[other] , взято { $taken }.
  }
said-left = Осталось: { $count }{ $taken ->
    [0] .
   *[other] , взято { $taken }.
  }
said-most = Сейчас можно взять не больше { $most }.
said-columns = Столбики слева направо: { $columns }.
said-cells = Ряд { $number }{ $count ->
    [0] : свободных клеток нет.
    [1] , свободна клетка: { $cells }.
   *[other] , свободны клетки: { $cells }.
  }
said-summand = Слагаемое { $number }, { $summand }.
said-nothing = Ничего не осталось.
