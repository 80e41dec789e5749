daily-begins = Nimatron, { $date }: { $game } { $position }. Найдите выигрывающий ход.
daily-known = Эта позиция уже решена: второй раз не считается.
daily-ask = Ход (t подсказка, ? ответ):
daily-help = Введите ход, который выигрывает. «t» даёт подсказку, повторно — более сильную; подсказки считаются. «?» показывает ответ. «q» завершает программу.
daily-again = Попробуйте другой ход; «t» даёт подсказку, «?» показывает ответ.
daily-row = Дней подряд: { $days }.
daily-not-kept = День не засчитан. { $why }
daily-line = Nimatron { $date }, { $game } { $position }: { $found ->
    [yes] { $tries ->
        [1] с первой попытки
       *[other] с попытки { $tries }
      }
   *[no] не найдено
  }{ $hints ->
    [0] { "" }
   *[other] , подсказки: { $hints }
  }. { $command }
daily-input-ended = Ввод закончился раньше, чем был найден ход.

# A day that cannot be read.
refuse-date = «{ $date }» — не день: напишите его как ГГГГ-ММ-ДД, от { $first } до { $last }.
words-daily = сегодня день
first-new-day = Позиция дня новая («daily»).
