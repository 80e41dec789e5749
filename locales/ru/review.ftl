# What is said by the feature review.

review-open = Партия не окончена.
review-total = Итого по всем партиям ({ $count }):
review-total-player = { $choices ->
    [0] { $name }: выбора не было.
   *[other] { $name }: верных выборов { $right } из { $choices }; { $mistakes ->
        [0] без ошибок.
        [one] { $mistakes } ошибка.
        [few] { $mistakes } ошибки.
       *[other] { $mistakes } ошибок.
      }
  }
replay-move = { $number }. { $did }
replay-number = Партия { $number } из { $last }.
replay-won = { $name } выигрывает.
replay-drawn = Ничья.
replay-ask = Ход { $made } из { $most }; Enter дальше, b назад, w ХОД почему, q выход:
replay-help = Enter или «n» — следующий ход, а после последнего — конец показа. «b» — на ход назад. Число от 0 до { $most } — позиция после стольких ходов. «w ХОД» показывает, что оставляет ход из этой позиции и чем он хорош или плох. «q» — выход.
replay-refuse = «{ $answer }» здесь не годится. Введите «n», «b», «w» и ход или число ходов от 0 до { $most }; «h» — справка.
replay-over = Партия здесь окончена: ходов, о которых можно спросить, нет.
replay-at-start = Это начало партии; раньше ничего нет.
