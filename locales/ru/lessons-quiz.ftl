# What is said by the feature quiz.

quiz-begins = { $count ->
    [one] { $count } вопрос
    [few] { $count } вопроса
   *[other] { $count } вопросов
  }{ $level ->
    [0] ;
   *[other] { " " }на уровне { $level };
  } «h» — справка, «q» — закончить и увидеть итоги.
quiz-theme = Тема: { $title }
quiz-fewer = { $count ->
    [1] Нашлась только одна позиция.
    [one] Нашлась только { $count } разная позиция.
    [few] Нашлись только { $count } разные позиции.
   *[other] Нашлось только { $count } разных позиций.
  }
quiz-none = Нет позиции, о которой стоило бы спросить: с этими параметрами всегда либо есть ход, который выигрывает сразу, либо выбирать не из чего.
quiz-question = Вопрос { $number } из { $count }: { $game } { $position }
quiz-once-more = Ещё раз: { $game } { $position }
quiz-numbered = { $number }. { $game } { $position }
quiz-solution = { $outcome }; { $best }
quiz-short = Решение: { $solution }.
quiz-again = { $count ->
    [one] { $count } вопрос, на который дан неверный ответ, будет задан ещё раз.
    [few] { $count } вопроса, на которые дан неверный ответ, будут заданы ещё раз.
   *[other] { $count } вопросов, на которые дан неверный ответ, будут заданы ещё раз.
  }
quiz-report = Итоги
quiz-tally-outcomes = Выигрыш или проигрыш: верно { $right } из { $asked }
quiz-tally-moves = Ход: верно { $right } из { $asked }
quiz-mistakes = { $count ->
    [one] { $count } ошибка:
    [few] { $count } ошибки:
   *[other] { $count } ошибок:
  }
quiz-mistake = { $mended ->
    [yes] { $game } { $position }: { $solution } (во второй раз верно)
   *[no] { $game } { $position }: { $solution }
  }
quiz-next = Посмотрите теперь: { $command }
quiz-next-level = Всё верно. Дальше: --level { $level }
quiz-highest = Всё верно, и это самый высокий уровень.
quiz-not-all = { $asked ->
    [0] Ни на один вопрос ещё нет ответа.
   *[other] Пока всё верно (вопросы: { $asked } из { $count }).
  }
quiz-faultless = Всё верно.
quiz-seed = Те же вопросы снова задаст { $source }.
quiz-sheet = { $count ->
    [one] Рабочий лист: { $count } позиция
    [few] Рабочий лист: { $count } позиции
   *[other] Рабочий лист: { $count } позиций
  }
quiz-sheet-about = Выигрышная или проигрышная каждая позиция для того, чей ход? Если выигрышная, какой ход выигрывает?
quiz-sheet-name = Имя:
quiz-sheet-seed = Этот лист: { $source }
quiz-sheet-outcome = { $points ->
    [yes] Выигрыш, проигрыш или ничья:
   *[no] Выигрыш или проигрыш:
  }
quiz-sheet-move = { $points ->
    [yes] Лучший ход:
   *[no] Выигрышный ход:
  }
quiz-solutions = Решения ({ $source })
quiz-no-mistakes = В файле { $file } нет ошибок, о которых можно было бы спросить.
quiz-input-ended = Ввод закончился раньше, чем викторина.
