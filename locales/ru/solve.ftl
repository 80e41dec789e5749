# What is said by the feature solve.

values-left-out = Возможных ходов: { $count }; к чему ведёт каждый, покажет --full.
batch-values = С --batch для --values нужен и --json.
batch-line-failed = Это ошибка программы: на эту строку ответить не удалось.
batch-bad-lines = { $count ->
    [one] На { $count } строку пакета нет ответа; причина указана при ней.
    [few] На { $count } строки пакета нет ответа; причина указана при каждой.
   *[other] На { $count } строк пакета нет ответа; причина указана при каждой.
  }
report = { $outcome ->
    [win] { $game } { $position }: выигрывает тот, чей ход.
    [draw] { $game } { $position }: ничья.
   *[loss] { $game } { $position }: проигрывает тот, чей ход.
  }
report-nimber = Нимбер: { $nimber }
report-moves = { $points ->
    [yes] { $count ->
        [1] Оптимален только один ход: { $moves }
        [one] Оптимален { $count } ход: { $moves }
        [few] Оптимальны { $count } хода: { $moves }
       *[other] Оптимальны { $count } ходов: { $moves }
      }
   *[no] { $count ->
        [1] Выигрывает только один ход: { $moves }
        [one] Выигрывает { $count } ход: { $moves }
        [few] Выигрывают { $count } хода: { $moves }
       *[other] Выигрывают { $count } ходов: { $moves }
      }
  }
report-every-move = { $points ->
    [yes] Оптимален любой ход.
   *[no] Выигрывает любой ход.
  }
report-moves-more = { $moves } и ещё { $count } (покажет --full)
report-moves-many = { $points ->
    [yes] { $count ->
        [one] Оптимален { $count } ход; полный список даёт --json.
        [few] Оптимальны { $count } хода; полный список даёт --json.
       *[other] Оптимальны { $count } ходов; полный список даёт --json.
      }
   *[no] { $count ->
        [one] Выигрывает { $count } ход; полный список даёт --json.
        [few] Выигрывают { $count } хода; полный список даёт --json.
       *[other] Выигрывают { $count } ходов; полный список даёт --json.
      }
  }
more-lines = { $count ->
    [one] ещё { $count } строка (покажет --full)
    [few] ещё { $count } строки (покажет --full)
   *[other] ещё { $count } строк (покажет --full)
  }
more-replies-full = { $count ->
    [one] ещё { $count } ход, тоже с ответом{ $ends ->
        [yes] { " " }или концом партии
       *[no] { "" }
      }
    [few] ещё { $count } хода, тоже с ответом{ $ends ->
        [yes] { " " }или концом партии
       *[no] { "" }
      }
   *[other] ещё { $count } ходов, тоже с ответом{ $ends ->
        [yes] { " " }или концом партии
       *[no] { "" }
      }
  } ({ $listed ->
        [0] покажет --full
       *[other] --full покажет до { $listed }
    })
batch-progress = { $count ->
    [one] готова { $count } строка
    [few] готовы { $count } строки
   *[other] готово { $count } строк
  }
batch-progress-share = { $count ->
    [one] готова { $count } строка, { $percent }% файла
    [few] готовы { $count } строки, { $percent }% файла
   *[other] готово { $count } строк, { $percent }% файла
  }
report-move-theorem = По теореме выигрывает ход { $move }.
