# What is said by the feature strategy.

strategy-written = В файле { $file } — стратегия: { $how }.
strategy-by-list = { $count ->
    [one] { $count } позиция с ответом
    [few] { $count } позиции с ответами
   *[other] { $count } позиций с ответами
  }
strategy-proves-win = Доказано по правилам: позиция { $game } { $position } выигрышная для того, чей ход ({ $how }).
strategy-proves-loss = Доказано по правилам: позиция { $game } { $position } проигрышная для того, чей ход ({ $how }).
strategy-proves-margin = Доказано по правилам: в позиции { $game } { $position } тот, чей ход, получает по меньшей мере на { $margin } больше соперника ({ $how }).
strategy-long = В стратегии было бы больше строк, чем { $most }: перебор отсюда охватывает слишком много позиций (до { $positions }).{ $full ->
    [yes] { "" }
   *[no] { " " }Параметр --full допускает миллион.
  }
strategy-header = Стратегия начинается с [Game "ИГРА"], [Position "..."] и [Strategy "win"], [Strategy "loss"] или, там, где решают очки, [Strategy "РАЗНИЦА"].
strategy-line = Строка стратегии — это ПОЗИЦИЯ -> ХОД, а там, где решают очки, ПОЗИЦИЯ -> ХОД for РАЗНИЦА.
strategy-twice = Эта позиция встречается дважды, возможно, в другом виде.
strategy-unused = Эта позиция никогда не нужна.
strategy-missing = У позиции { $position }, которая может встретиться, нет ответа.
strategy-loses = Отсюда может выиграть другая сторона.
strategy-less = Отсюда получается меньше, чем заявлено.
