# Чего не говорит ни одна игра сама, по-русски. Сообщения и данные в них — те же, что в английских файлах.

## The games

door = { $name }: здесь в это играют так: { $command }
misere-game = { $game } (мизер)

## Questions before a game

banner = Nimatron играет так же хорошо, как и вы. Введите «w» — и он объяснит ход.
welcome = «h» — справка, «q» — выход.
which-game = Какая игра?
first-keep = k: продолжить партию { $game }
kept-game = { $title } ({ $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  })
first-same = Enter: то же с другим правилом
first-misere = { $on ->
    [yes] misere: мизер включён (кто делает последний ход, проигрывает); то же слово его выключает
   *[no] misere: мизер (кто делает последний ход, проигрывает)
  }
ask-game = Номер или название [{ $usual }]:
help-game = Введите номер игры или её название; просто Enter — та, что в скобках. «misere» переключает между нормальной игрой и мизером; «nim misere» сразу выбирает ним мизер, «nim 3,4,5» — ним с этими кучками; «learn» начинает уроки. «q» — выход. Другие названия игры, например «wythoff», тоже её открывают. С ACCESSIBLE=1 в окружении позиции описываются словами.
who-first = Кто ходит первым?
who-second = Кто ходит вторым?
ask-who = Номер или слово (human, perfect…) [{ $usual }]:
who-human = человек
    .gloss = человек
who-perfect = компьютер: играет безошибочно
    .gloss = безошибочный
who-beginner = компьютер: играет наугад, но выигрыш в один ход не упускает
    .gloss = начинающий
who-random = компьютер: играет наугад
    .gloss = случайный
who-adaptive = компьютер вашей силы: подстраивается под победы и поражения
    .gloss = вашей силы
help-who = Введите номер из списка или слово: { $known }. Любое другое слово — имя человека. После двоеточия можно дописать имя, например human:Анна. «level» спросит, насколько сильным будет компьютер; perfect@70 делает оптимальный ход в 70% случаев.{ $more } Просто Enter — то, что в скобках. «q» — выход.
ask-name = Имя игрока { $number }?
help-name = Введите имя игрока в этой партии, не больше { $most } знаков. Просто Enter — имя в скобках. «q» — выход.
name-player = Игрок { $number }
name-perfect = Nimatron
name-beginner = Начинающий
name-random = Случай
help-whole = Можно ввести и всю позицию, например { $example }.
help-letters = 
    t: даёт подсказку, с каждым разом всё подробнее
    w: лучший ход и почему; w ХОД: чем этот ход хорош или плох
    v: к чему ведёт каждый ход
    o: делает за вас лучший ход
    s: помогает ввести ход по шагам
    d: помогает ввести по шагам ход из нескольких кучек
    a: все ответы соперника и как играть на них
    l: партия до конца
    c: проигрышные позиции
    x: { $thought }
    u: отменяет ваш последний ход
    r: повторяет его
    m: сделанные ходы
    p: снова позиция
    q: выход

## A turn

turn = Ход { $number }, ходит { $name }
ask-turn = Ход (например, { $example }) или буква:
ask-turn-number = { $most ->
    [1] Ход (1) или буква:
    [2] Ход (1 или 2) или буква:
   *[other] Ход (от 1 до { $most }) или буква:
  }
turn-how = Ход: { $example }. Справка: «h».
help-strategy = Как выиграть. { $strategy }
did = { $name } { $deed } ({ $move }).
optimal-loses = Любой ход проигрывает; ни с одним игра не длится дольше, чем с этим.
optimal-beyond = { $why } Поэтому ход может и не быть оптимальным: он выигрывает сразу, если это возможно; если нет, то по возможности не даёт сопернику выиграть одним ходом и упрощает позицию.
machine-beyond = { $name }: { $why } Поэтому я хожу наугад: если можно выиграть одним ходом, выигрываю; если нет, по возможности не даю такого выигрыша вам.
machine-lost = { $name } в проигрышной позиции: любой ход проигрывает.
machine-lost-points = { $name } проигрывает при наилучшей игре, считая то, что у обоих уже есть.
undone = Отменено: { $moves }.
redone = Повторено: { $moves }.

## What is offered at a turn, and tips

short-tip = подсказка
short-values = значения
short-why = почему
short-optimal = лучший
short-single = по шагам
short-double = из нескольких
short-undo = отменить
short-redo = повторить
short-help = справка
short-leave = выход
words-tip = подсказка
words-values = значения
words-moves = ходы
words-board = доска
absent-undo = Отменять пока нечего.
absent-redo = Повторять нечего: отменённых ходов нет.
absent-moves = Ходов пока не было.
absent-way = В этой игре ход по шагам вводят только через «s».
hints-off = В этой партии подсказок нет (--hints none).
hints-tips = В этой партии помогает только «t».
why-leaves = { $drawn ->
    [yes] Ход { $move } оставляет такую позицию.
   *[no] Ход { $move } оставляет { $position }.
  }
why-leaves-nothing = Ход { $move } не оставляет ничего.
why-loses = { $because ->
    [yes] Тогда { $name } выигрывает ходом { $best }. Поставьте себя на место этого игрока: { $reason }
   *[no] Тогда { $name } выигрывает ходом { $best }.
  }
why-wins = { $because ->
    [yes] Этот ход выигрывает: { $reason }
   *[no] Этот ход выигрывает: { $name } не может хорошо на него ответить.
  }
why-over = { $wins ->
    [yes] Это конец партии, и этот ход выигрывает.
   *[no] Это конец партии, и этот ход проигрывает.
  }
why-points = { $answered ->
    [yes] Лучше всего { $name } отвечает ходом { $best }.{ " " }
   *[no] { "" }
  }При наилучшей игре это ведёт к { $ends }, считая то, что у обоих уже есть. { $cost ->
    [0] Лучшего хода нет.
   *[other] Лучший ход ведёт к { $better }.
  }
name-opponent = соперник
tip-won = В этой позиции вы можете выиграть.
tip-lost = В этой позиции вы проиграете, если соперник не ошибётся.
tip-points-won = При наилучшей игре обоих игроков вы выиграете.
tip-points-drawn = При наилучшей игре обоих игроков будет ничья.
tip-points-lost = При наилучшей игре обоих игроков вы проиграете.
tip-winning = { $points ->
    [yes] { $count ->
        [1] Оптимален только один ход.
        [one] Оптимален { $count } ход.
        [few] Оптимальны { $count } хода.
       *[other] Оптимальны { $count } ходов.
      }
   *[no] { $count ->
        [1] Выигрывает только один ход.
        [one] Выигрывает { $count } ход.
        [few] Выигрывают { $count } хода.
       *[other] Выигрывают { $count } ходов.
      }
  }
tip-theorem = Один выигрышный ход даёт теорема; есть ли другие, неизвестно.
tip-lasts = { $moves ->
    [0] На сколько ходов можно затянуть игру, неизвестно.
    [1] Ваш следующий ход — последний.
    [one] Игру можно затянуть ещё на { $moves } ход (считая ходы обоих игроков).
    [few] Игру можно затянуть ещё на { $moves } хода (считая ходы обоих игроков).
   *[other] Игру можно затянуть ещё на { $moves } ходов (считая ходы обоих игроков).
  }
tip-backwards = Какие позиции ближе к концу партии проигрышные? Можете ли вы оставить одну из них?
tip-compare = Сравните ходы: сколько вы получите сразу и сколько потом сможет взять соперник?
tip-one = Один из этих ходов { $place }.
tip-quickest = Быстрее всего выигрывает ход, который { $place }.
tip-it = Этот ход { $place }.
tip-longest = Дольше всего игра длится, если ход { $place }.
tip-last = Больше подсказок для этой позиции нет.
tip-why = «w» показывает этот ход.
values-too-many = Возможных ходов слишком много для списка: { $count }.
more-values = { $lose ->
    [yes] { $count ->
        [1] и ещё 1, который проигрывает (покажет ещё одно «v»)
       *[other] и ещё { $count }, которые проигрывают (покажет ещё одно «v»)
      }
   *[no] и ещё { $count } (покажет ещё одно «v»)
  }

## Leaving, and searches that are stopped

ask-leave = Выйти из этой партии? «y» или «да» — выйти, иначе — играть дальше:
ask-leave-kept = Выйти из этой партии? Она сохранена, продолжить её можно командой «nimatron play --resume». «y» или «да» — выйти, иначе — играть дальше:
game-kept = Партия сохранена, продолжить её можно командой «nimatron play --resume».
help-leave = Введите «y», чтобы выйти из партии; «q» делает то же. При любом другом ответе партия продолжается.
search-stopped = Перебор остановлен.

## Levels

who-level = компьютер на одном из трёх уровней (level)
ask-level = Номер или название [{ $usual }]:
help-level = Введите номер уровня или его название; просто Enter — тот, что в скобках. В остальных случаях компьютер делает неоптимальный ход, если он есть. «q» — выход.
level-easy = простой (easy): оптимальный ход в { $percent }% случаев
level-medium = средний (medium): { $percent }%
level-hard = трудный (hard): { $percent }%
words-levels = простой средний трудный
name-level = Nimatron ({ $level })
refuse-level = «{ $level }» — не уровень: напишите perfect@ и целое число от 0 до 100, например perfect@70.

## The end of a game

wins = { $name } делает последний ход и выигрывает.
wins-misere = { $other } делает последний ход, поэтому выигрывает { $name }.
wins-without-a-move = Брать нечего: выигрывает { $name }.
wins-points = { $name } выигрывает по монетам со счётом { $own } : { $others }.
nobody-wins = Партия заканчивается вничью со счётом { $one } : { $two }.
sums = Монеты: { $first } { $one }, { $second } { $two }
wins-by-a-last-move = { $name } делает последний ход и выигрывает.
wins-by-a-last-move-misere = { $other } делает последний ход, поэтому выигрывает { $name }.
wins-with-no-move-left = Ходов нет: выигрывает { $name }.
score = Счёт: { $score }
adaptive-grown = { $name } становится сильнее: теперь он делает оптимальный ход в { $percent }% случаев.
remembered = { $name }: { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[other] { $wins } побед
  }, { $losses ->
    [one] { $losses } поражение
    [few] { $losses } поражения
   *[other] { $losses } поражений
  }. Nimatron делает оптимальный ход в { $percent }% случаев.
opponents-damaged = Строка { $line } файла { $file } повреждена, поэтому ничего не меняется.
opponents-not-kept = Победы и поражения не сохраняются: { $why }
ask-another = Ещё партию?
short-again = ещё раз
short-take-back = отменить
short-examine = разбор
short-keep = N с хода N
short-change = другая игра

## After a game

help-after = «y», «да» или Enter — новая партия с теми же игроками и правилами; начинает другой игрок; там, где программа спросит позицию, Enter — та же самая. «u» отменяет ваш последний ход, и партия продолжается. «e» разбирает партию ход за ходом: какие ходы были ошибками и что было лучше. «k 5» — играть дальше с хода 5; просто «k» после разбора — с первой ошибки, а «w» с ходом покажет, что осталось бы там после него. «g» снова спрашивает игру, позицию и игроков. «q» или «n» — выход. «l» печатает команду с этой позицией и этими игроками, чтобы послать её.
taken-up = Партия продолжается с хода { $number }.
refuse-take-up = «{ $answer }»: не указан ход, с которого можно продолжить партию. { $most ->
    [1] Введите «k 1».
   *[other] Введите «k» и число от 1 до { $most }, например «k 1».
  }
review-title = { $game } { $position }: { $first } – { $second }
review-unknown = позиция слишком велика, чтобы её оценить
review-forced = единственный возможный ход
review-lost = позиция уже проигрышная; любой ход проигрывает
review-by-theorem = выигрывает по теореме; о других ходах ничего не известно
review-wins-anyway = выигрывает, как и любой ход
review-keeps = { $count ->
    [1] единственный выигрышный ход
   *[other] сохраняет выигрыш
  }
review-best = оптимальный, при наилучшей игре ведёт к { $ends }
review-alike = все ходы одинаково хороши и при наилучшей игре ведут к { $ends }
review-threw = ошибка: выигрыш упущен.{ $answered ->
    [yes] { $drawn ->
        [yes] { "" } Тогда выигрывает ответ { $answer }.
       *[no] { "" } После хода остаётся { $left }, где выигрывает ответ { $answer }.
      }
   *[no] { "" }
  }
review-wins = { $drawn ->
    [yes] В этой позиции выигрывает ход { $best }.
   *[no] В позиции { $position } выигрывает ход { $best }.
  }
review-wins-because = { $drawn ->
    [yes] В этой позиции выигрывает ход { $best }. Почему: { $reason }
   *[no] В позиции { $position } выигрывает ход { $best }. Почему: { $reason }
  }
review-cost = { $cost ->
    [one] ошибка ценой в { $cost } монету.
    [few] ошибка ценой в { $cost } монеты.
   *[other] ошибка ценой в { $cost } монет.
  }{ $answered ->
    [yes] { "" } После хода остаётся { $left }, где лучший ответ — { $answer }.
   *[no] { "" }
  }
review-optimal = В позиции { $position } оптимален ход { $best }: при наилучшей игре он ведёт к { $ends }.
review-leaves-one-of = { $count ->
    [1] оставляет проигрышную позицию { $position }; в другие проигрышные из неё не попасть.
   *[other] оставляет проигрышную позицию { $position }; вместе с теми, в которые из неё можно попасть, их { $count }.
  }
review-is-one-of = { $count ->
    [1] { $position } — проигрышная позиция; в другие проигрышные из неё не попасть.
   *[other] { $position } — проигрышная позиция; вместе с теми, в которые из неё можно попасть, их { $count }.
  }
review-leaves-answered = оставляет позицию { $position }, где на каждый ход { $ends ->
    [yes] есть выигрывающий ответ, если этот ход сам не заканчивает игру проигрышем
   *[no] есть выигрывающий ответ
  } (ответы показывает nimatron solve).
review-is-answered = на каждый ход { $ends ->
    [yes] есть выигрывающий ответ, если этот ход сам не заканчивает игру проигрышем
   *[no] есть выигрывающий ответ
  } (ответы показывает nimatron solve).
review-faultless = Ошибок не было.
review-no-moves = Ходов не было.
review-tally = { $choices ->
    [0] { $name }: выбора не было.
   *[other] { $name }: верных выборов { $right } из { $choices }.
  }
review-choice-means = Выбор — это ход в позиции, где не все ходы одинаково хороши.

## Refusals

refuse-choice = «{ $answer }» нет в списке. Введите число от 1 до { $most } или { $names }; «h» — справка.
refuse-letter = «{ $answer }» здесь не годится. Введите { $names }; «h» — справка.
refuse-number-of = «{ $answer }» не годится. Введите { $offered }; «b» — назад, «h» — справка.
refuse-no-number = «{ $answer }» — не целое число от { $least } до { $most }. Введите такое число или «h» (справка).
refuse-too-small = { $answer } — слишком мало: это число может быть от { $least } до { $most }; «h» — справка.
refuse-too-large = { $answer } — слишком много: { $most ->
    [1] можно только 1
   *[other] это число может быть от { $least } до { $most }
  }; «h» — справка.
refuse-too-large-limit = { $limit }. { $most ->
    [1] Введите 1
   *[other] Введите число от { $least } до { $most }
  } или «h» (справка).
refuse-text = Введите имя, не больше { $most } знаков, только из видимых.
refuse-memory = «{ $size }» — не объём памяти: напишите число байтов или число с единицей, например 500MB или 4GiB.
refuse-long-line = Строка слишком длинная: можно не больше { $most } MiB.
refuse-turn = «{ $answer }» здесь не годится. Введите ход, например { $example }, или букву ({ $letters }); что значат буквы, объяснит «h».
flag-absent = Параметр { $option } — для игроков вида { $player }, а таких среди игроков нет.
refuse-seat = Игрок «{ $seat }» неизвестен. Допустимо: { $known } или perfect@70 (оптимальный ход в 70% случаев); после двоеточия можно дописать имя, например human:Анна.
refuse-who = Игрок «{ $seat }» неизвестен. Введите число от 1 до { $most } или { $known }; после двоеточия можно дописать имя, например human:Анна; «level» спросит уровень.
refuse-near = Вместо «{ $answer }» имелось в виду { $near }? Введите { $near } или human:{ $answer }, если это имя человека.
refuse-game = Игра «{ $game }» неизвестна. Допустимо: { $known }.
refuse-number = «{ $value }» не годится для { $argument }: нужно целое число от { $least } до { $most }.
refuse-card = В игре { $game } решают очки, поэтому списка проигрышных позиций для запоминания нет.
variant-no-option = У игры { $game } нет параметра { $option }; он есть только здесь: { $known }.
variant-twice = Параметр { $option } задан дважды или другой означает то же самое. Задайте только один.
variant-no-misere = У игры { $game } нет параметра --misere: решают очки, а не последний ход.

## Programs as players

forfeit-stopped = { $name }: программа остановлена до своего хода.
wins-by-forfeit = { $other }: техническое поражение, поэтому выигрывает { $name }.
engine-terms = «{ $term }» не годится для игры { $game }. Допустимо: { $known }.
engine-no-terms = «{ $term }» не годится для игры { $game }: у неё нет параметров.
engine-over = В позиции { $position } партия окончена.

## Records

record-damaged = { $file }, строка { $line }: { $why }
damage-header = Партия начинается с [Game "ИГРА"]; вместо слова ИГРА можно: { $known }.
damage-tag = «{ $text }» — не тег. Тег — это [Имя "значение"]; кавычку пишут \", а обратную косую черту \\.
damage-twice = Тег { $tag } стоит дважды; в партии каждый тег бывает один раз.
damage-move = «{ $text }» — не тег и не ход { $number }. Ход пишут { $number }. ХОД, по одному в строке.
damage-long-line = Строка слишком длинная: можно не больше { $most } KiB.
damage-no-text = Строка — не текст UTF-8.
damage-no-position = В партии нет тега [Position "..."], например [Position "{ $example }"].
damage-misere = Misere должно быть "true" или "false", а не «{ $value }».
damage-result = Result должно быть "1-0", "0-1", "1/2-1/2" или "*", а не «{ $value }».
damage-contradiction = По ходам получается "{ $result }", а не «{ $value }».
damage-after-end = До этого хода партия уже кончилась; дальше может идти только другая партия.
record-no-file = { $file } — каталог, устройство или канал, а не обычный файл.
record-too-large = Файл { $file } слишком большой: можно не больше { $most } MiB.
record-empty = В файле { $file } нет ни одной партии.
record-cut = { $damaged } Здесь файл обрывается; используется то, что стоит раньше, а остальное исчезнет при следующей записи.
record-replaces = Первый ход заменит вашу неоконченную партию: { $game }
record-over = Последняя партия файла { $file } окончена; продолжить можно только неоконченную.
record-none-kept = Сохранённых неоконченных партий нет; задайте файл, записанный с --record.
record-resumed = { $count ->
    [0] Партия продолжается; ходов ещё не было.
    [one] Партия продолжается; был { $count } ход.
    [few] Партия продолжается; было { $count } хода.
   *[other] Партия продолжается; было { $count } ходов.
  }
record-not-kept = Эта партия не сохраняется: { $why }
record-no-home = домашний каталог неизвестен.

## The command line

file-unreadable = Не удаётся прочесть файл { $file }: { $error }.
file-unwritable = Не удаётся записать файл { $file }: { $error }.
input-ended = Ввод закончился раньше, чем партия.
input-ended-kept = Ввод закончился; партия сохранена, продолжить её можно командой «nimatron play --resume».
output-unwritable = Не удаётся писать в стандартный вывод: { $error }.
input-or-output-failed = Не удалось прочесть или записать: { $error }.
work-interrupted = Вычисление прервано.
work-given-up = Вычисление остановлено на пределе вызовов или времени.
nimber-large = Нимбер больше { $most }, а больших этот метод не находит.
beyond = { $refused ->
    [yes] Эта позиция слишком велика для этого компьютера: система не выделяет нужной памяти, около { $memory } на { $positions } позиций.
   *[no] { $short ->
        [yes] Эта позиция слишком велика: на { $positions } позиций нужно около { $memory } памяти, а предел — { $limit } (--max-memory).
       *[no] Эта позиция слишком велика: пришлось бы перебрать около { $positions } позиций{ $timed ->
            [yes] , это заняло бы около { $time }
           *[no] { "" }
          }.
      }
  }
beyond-search = Эта позиция слишком велика для перебора, сколько бы ни было памяти и времени.
moves-too-many = Список ходов ({ $count }) требует больше памяти, чем разрешает --max-memory.
# После слова «около», поэтому в родительном падеже.
time = { $unit ->
    [seconds] { $count ->
        [one] { $count } секунды
       *[other] { $count } секунд
      }
    [minutes] { $count ->
        [one] { $count } минуты
       *[other] { $count } минут
      }
    [hours] { $count ->
        [one] { $count } часа
       *[other] { $count } часов
      }
   *[days] { $count ->
        [one] { $count } дня
       *[other] { $count } дней
      }
  }

## Errors of the system

system-error = { $kind ->
    [NotFound] нет такого файла или каталога{ system-error.numbered }
    [PermissionDenied] нет прав доступа{ system-error.numbered }
    [IsADirectory] это каталог{ system-error.numbered }
    [NotADirectory] часть пути — не каталог{ system-error.numbered }
    [AlreadyExists] файл уже есть{ system-error.numbered }
    [StorageFull] на диске нет места{ system-error.numbered }
    [QuotaExceeded] отведённое место на диске кончилось{ system-error.numbered }
    [ReadOnlyFilesystem] диск только для чтения{ system-error.numbered }
    [FileTooLarge] файл слишком большой{ system-error.numbered }
    [BrokenPipe] другой конец канала закрыт{ system-error.numbered }
    [OutOfMemory] не хватает памяти{ system-error.numbered }
   *[other] { $error }
  }
    .numbered = { $numbered ->
        [yes] { " " }(ошибка системы { $number })
       *[no] { "" }
      }

## Reports

progress-answer = Идёт вычисление (Ctrl-C остановит)
so-far = Пока известно: { $known }.
so-far-outcome = { $wins ->
    [yes] выигрывает тот, чей ход
   *[no] проигрывает тот, чей ход
  }
    .short = { $wins ->
        [yes] выигрыш
       *[no] проигрыш
      }
so-far-nimber = нимбер равен { $nimber }
    .short = нимбер { $nimber }
so-far-not = { $count ->
    [1] нимбер не равен { $nimbers }
   *[other] нимбер не равен ни одному из чисел { $nimbers }
  }
    .short = нимбер не { $nimbers }
so-far-moves = решено ходов: { $settled } из { $moves }
    .short = ходы: { $settled } из { $moves }
so-far-winning = { $more ->
    [0] выигрывают: { $moves }
   *[other] выигрывают: { $moves } и ещё { $more }
  }
so-far-positions = записано позиций: { $count }
    .short = позиций: { $count }
position-with-terms = { $position } ({ $terms })
card = Кто оставляет сопернику одну из этих позиций, выигрывает:
card-alike = Кто оставляет сопернику одну из этих позиций, выигрывает ({ $alike }):
card-empty = Ни в одну проигрышную позицию отсюда попасть нельзя.
card-long = Список проигрышных позиций составляется из { $positions } позиций или менее, это может быть долго. Параметр --full составит его всё равно.
card-too-many = Проигрышных позиций, в которые отсюда можно попасть, слишком много, чтобы их запомнить ({ $count }); полный список даёт --json.
outcome = { $outcome ->
    [win] выигрыш
    [draw] ничья
    [loss] проигрыш
    [beyond] слишком велика
   *[stopped] прервано
  }
cutoffs = { $pay ->
    [yes] Если таблица не ограничена, отсечения сами по себе экономят здесь вызовы.
   *[no] Если таблица не ограничена, отсечения сами по себе здесь невыгодны: отсечённый перебор ничего не записывает.
  }{ $bounded ->
    [yes] { " " }С ограниченной они экономят вызовы.
    [no] { " " }С ограниченной они тоже невыгодны.
   *[unknown] { "" }
  }
ingredients-unknown = Метод «{ $method }» неизвестен; список с + составляют из { $known }, каждое один раз.
ingredients-mixed = «{ $method }» смешивает минимакс с поиском нимберов или называет что-то дважды: raw-table, end-states, early-exit и order — для минимакса, simple-cut, cut, etc, aspiration и sharp — для нимберов.
ingredients-two-tables = В «{ $method }» две таблицы: назовите table или raw-table.
ingredients-two-cuts = В «{ $method }» два отсечения: назовите simple-cut или cut.
ingredients-etc-table = В «{ $method }» для etc нет таблицы, в которой искать; добавьте table.
ingredients-etc-cut = В «{ $method }» для etc нечего отсекать; добавьте simple-cut или cut.
ingredients-aspiration-cut = В «{ $method }» для aspiration нечего отсекать; добавьте simple-cut или cut.

## Reasons

standing-over = { $won ->
    [yes] Партия окончена: тот, чей был бы ход, выигрывает.
   *[no] Партия окончена: тот, чей был бы ход, проигрывает.
  }
standing-over-points = Партия окончена: брать больше нечего.
standing-won = Лучший ход: { $move } — { $deed }.{ $moves ->
    [0] { "" }
   *[other] { " " }{ $moves ->
        [1] Он выигрывает сразу.
        [one] Он выигрывает не более чем за { $moves } ход (считая ходы обоих игроков).
        [few] Он выигрывает не более чем за { $moves } хода (считая ходы обоих игроков).
       *[other] Он выигрывает не более чем за { $moves } ходов (считая ходы обоих игроков).
      }
  }
every-move-loses = Любой ход проигрывает.
standing-lost = Любой ход проигрывает. { $moves ->
    [0] С каким ходом игра длится дольше всего, неизвестно; можно сделать ход { $move } — { $deed }.
   *[other] Дольше всего длится, например, ход { $move }: { $deed }. { $moves ->
        [1] Это последний ход.
        [one] Тогда партия продлится { $moves } ход, считая этот.
        [few] Тогда партия продлится { $moves } хода, считая этот.
       *[other] Тогда партия продлится { $moves } ходов, считая этот.
      }
  }
after-it-components = После этого хода, с нимберами:
after-it = После этого хода:
also-wins = { $count ->
    [1] Выигрывает также ход { $moves }.
   *[other] Выигрывают также ходы { $moves }.
  }
also-best = { $count ->
    [1] Так же хорош ход { $moves }.
   *[other] Так же хороши ходы { $moves }.
  }
also-wins-many = { $count ->
    [one] Выигрывает ещё { $count } ход.
    [few] Выигрывают ещё { $count } хода.
   *[other] Выигрывают ещё { $count } ходов.
  }
also-best-many = { $count ->
    [one] Так же хорош ещё { $count } ход.
    [few] Так же хороши ещё { $count } хода.
   *[other] Так же хороши ещё { $count } ходов.
  }
standing-points = Лучший ход: { $move } — { $deed }. При наилучшей игре обоих игроков тот, чей ход, получит с этого момента { $own }, а соперник получит { $other }: разница { $margin }.
standing-points-in-all = Лучший ход: { $move } — { $deed }. { $final }
points-in-the-end = При наилучшей игре дальше { $outcome ->
    [win] вы выиграете { $own } : { $other }
    [draw] будет ничья { $own } : { $other }
   *[loss] вы проиграете { $own } : { $other }
  }, считая то, что у обоих уже есть.
leads-to-points = { $outcome ->
    [win] выигрышу { $own } : { $other }
    [draw] ничьей { $own } : { $other }
   *[loss] проигрышу { $own } : { $other }
  }
endings-told = Почему: сколько каждый ход даёт сразу, лучший ответ на него и к чему это ведёт, считая то, что у обоих уже есть:
margins-told = Почему: разница = сколько ход даёт сразу − разница соперника при лучшем ответе:
margin-answered = Ход { $move } даёт сразу { $gains }; лучший ответ: { $answer }, после него у соперника разница { $other }, поэтому в конце разница { $gains } − { $other } = { $margin }.
margin-ends = Ход { $move } даёт { $gains } и заканчивает партию: разница { $margin }.
more-margins = { $count ->
    [1] ещё 1 ход, не лучше
    [one] ещё { $count } ход, ни один не лучше
    [few] ещё { $count } хода, ни один не лучше
   *[other] ещё { $count } ходов, ни один не лучше
  }
margins-go-on = После каждого ответа соперника сравнивайте ходы так же. После того как кто-то взял 1 столбик, берут только по 1.
why = Почему: { $reason }
why-by-enter = Enter скажет почему.
why-sooner = Ход { $move } выигрывает быстрее. Почему: { $reason }
nimber-means = Нимбер (значение функции Шпрага — Гранди) — это размер кучки нима, которой равносильна позиция.
nim-sum-means = Чтобы найти ним-сумму, представьте каждый нимбер в виде суммы разных степеней двойки и вычеркните равные степени парами: от 3 и 5, то есть от 2 + 1 и 4 + 1, остаётся 2 + 4 = 6.
nim-sum-again = После каждого хода соперника находите нимберы и ходите так, чтобы их ним-сумма снова стала равна 0.
nimbers-of-components = { $kind ->
    [theorem-pin-rows-nimbers] { $count ->
        [1] один ряд с нимбером { $nimbers }
        [one] { $count } ряд с нимберами { $nimbers }
        [few] { $count } ряда с нимберами { $nimbers }
       *[other] { $count } рядов с нимберами { $nimbers }
      }
    [theorem-heaps-nimbers] { $count ->
        [1] одну кучку с нимбером { $nimbers }
        [one] { $count } кучку с нимберами { $nimbers }
        [few] { $count } кучки с нимберами { $nimbers }
       *[other] { $count } кучек с нимберами { $nimbers }
      }
   *[other] { $count ->
        [1] одну часть с нимбером { $nimbers }
        [one] { $count } часть с нимберами { $nimbers }
        [few] { $count } части с нимберами { $nimbers }
       *[other] { $count } частей с нимберами { $nimbers }
      }
  }
component-nimber = нимбер { $nimber }
theorem-component-lost = ни один ход не оставляет частей с ним-суммой 0, поэтому соперник всегда может её обнулить.
    .short = ни один ход не оставляет частей с ним-суммой 0.
theorem-component-left = ход оставляет { $after }. Ни один ответ не оставляет частей с ним-суммой 0, поэтому вы всегда можете снова её обнулить.
    .idea = Можно ли обнулить ним-сумму частей?
theorem-component-won = ход оставляет { $after }; ним-сумма равна 0. Кто ходит при ним-сумме 0, проигрывает (теорема Шпрага — Гранди): каждый ход меняет ним-сумму, а соперник всегда может снова её обнулить.
    .idea = Можно ли обнулить ним-сумму нимберов?
    .short = ним-сумма нимберов становится нулём.
theorem-components-won = позиция распадается на { $before }; ним-сумма равна { $sum }. Ход оставляет { $after }, и ним-сумма становится нулём. Кто ходит при ним-сумме 0, проигрывает (теорема Шпрага — Гранди): каждый ход меняет ним-сумму, а соперник всегда может снова её обнулить.
    .idea = Можно ли обнулить ним-сумму нимберов?
    .short = ним-сумма нимберов становится нулём.
theorem-nimbers-repeat = Доказано, что нимберы повторяются: период { $length }, предпериод { $before }.
theorem-heap-reduced = Так как { $large } = { $small } + { $times ->
    [1] { $length }
   *[other] { $times } × { $length }
  }, у { $large } тот же нимбер, что у { $small }, то есть { $nimber }.
theorem-heap-divided = { $won ->
    [yes] ход оставляет { $heap }
   *[no] в кучке { $heap }, а { $heap }
  } = { $times } × { $length }{ $rest ->
    [0] .
   *[other] { " " }+ { $rest }.
  }
theorem-heap-remainders = { $count ->
    [1] Кучка проигрышная тогда и только тогда, когда её размер делится на { $length }.
   *[other] Кучка проигрышная тогда и только тогда, когда её размер при делении на { $length } даёт один из остатков { $remainders }.
  } Ни один ход (можно взять { $set }) не ведёт из такой кучки в другую такую, а из любой другой в такую можно перейти.
    .idea = Какой остаток даёт размер кучки при делении на { $length }?
theorem-misere-nimbers = в мизере проигрышны в точности такие позиции: ним-сумма 0, если есть нимбер больше 1, и ним-сумма 1, если такого нимбера нет (теорема Фергюсона).{ $won ->
    [yes] { " " }После каждого хода соперника снова оставляйте одну из них.
   *[no] { "" }
  }
    .idea = Чему равна ним-сумма кучек?
misere-nimbers = { $won ->
    [yes] После хода
   *[no] Здесь
  } { $count ->
    [1] нимбер равен { $nimbers }, и ним-сумма тоже.
   *[other] нимберы кучек{ $round ->
        [0] { "" }
       *[other] { " " }(остатки от деления на { $round })
      } — { $nimbers }; их ним-сумма равна { $sum }{ $high ->
        [yes] , и хотя бы один больше 1.
       *[no] .
      }
  }
theorem-components-none-left = после этого хода ходить никто не может: он последний.
theorem-components-lost = позиция распадается на { $before }; ним-сумма равна 0. Каждый ход меняет её, а соперник всегда может снова её обнулить.
    .short = ним-сумма нимберов равна 0, и каждый ход её меняет.
other-theorem = Легче всего запомнить ход { $move }: { $law }
mex = { $count ->
    [1] Нимбер равен { $nimber }: это наименьшее число, которого нет среди нимберов после хода (mex); нимбер { $moves } среди них есть.
   *[other] Нимбер равен { $nimber }: это наименьшее число, которого нет среди нимберов после хода (mex); нимберы { $moves } среди них есть.
  }
parts = Позиция распадается на { $count ->
    [one] { $count } часть, которые
    [few] { $count } части, которые
   *[other] { $count } частей, которые
  } не влияют друг на друга. Её нимбер — ним-сумма (xor) их нимберов: { $sum } = { $nimber }.
in-brackets = { " " }({ $text })
as-sentence = { $text }.
certificate = { $listed ->
    [yes] { $won ->
        [yes] { $count ->
            [1] ход оставляет { $position }. Среди позиций, в которые из неё можно попасть, других проигрышных нет{ $alike }:
            [one] ход оставляет { $position }. Если считать эту позицию и все, в которые из неё можно попасть, проигрышных всего { $count }{ $alike }:
           *[other] ход оставляет { $position }. Если считать эту позицию и все, в которые из неё можно попасть, проигрышных всего { $count }{ $alike }:
          }
       *[no] { $count ->
            [1] среди позиций, в которые можно попасть из позиции { $position }, других проигрышных нет{ $alike }:
            [one] если считать позицию { $position } и все, в которые из неё можно попасть, проигрышных всего { $count }{ $alike }:
           *[other] если считать позицию { $position } и все, в которые из неё можно попасть, проигрышных всего { $count }{ $alike }:
          }
      }
   *[no] { $won ->
        [yes] ход оставляет { $position }. Если считать эту позицию и все, в которые из неё можно попасть, проигрышных всего { $count } ({ $card }).
       *[no] среди позиций, в которые можно попасть из позиции { $position }, проигрышных всего { $count } ({ $card }).
      }
  }
certificate-proves = { $count ->
    [1] Из любой другой позиции, которая может отсюда получиться{ $spares ->
        [yes] , если партия не окончена,
       *[no] ,
      } есть ход в неё.
   *[other] Ни один ход не ведёт из одной из них в другую; из любой другой позиции, которая может отсюда получиться{ $spares ->
        [yes] , если партия не окончена,
       *[no] ,
      } есть ход в одну из них.
  }
losing-by-heart = Или выучите проигрышные позиции, которые могут получиться (всего { $count }; { $card }).
leaves-lost-drawn = ход оставляет проигрышную позицию: на каждый ход соперника есть ответ, который снова оставляет проигрышную{ $ends ->
    [yes] , или этот ход заканчивает партию и проигрывает
   *[no] { "" }
  }.
then-answer = ответ { $move }
leaves-lost = ход оставляет { $position }, позицию, проигрышную для того, чей ход: на каждый его ход есть ответ, который снова оставляет проигрышную{ $ends ->
    [yes] , или этот ход заканчивает партию и проигрывает
   *[no] { "" }
  }.
replies-answered = на каждый ход соперника есть выигрывающий ответ{ $ends ->
    [yes] , или этот ход заканчивает партию и проигрывает
   *[no] { "" }
  }:
moves-answered = на каждый ход есть выигрывающий ответ{ $ends ->
    [yes] , или этот ход заканчивает партию и проигрывает
   *[no] { "" }
  }:
reply-answered = На { $reply } ответ — { $answer }, остаётся { $then } ({ $note }).
reply-ends = { $reply } заканчивает партию, и кто так пошёл, проигрывает.
more-replies-answered = { $count ->
    [one] Ещё на { $count } ход тоже есть ответ{ $ends ->
        [yes] , или он заканчивает партию и проигрывает
       *[no] { "" }
      }.
    [few] Ещё на { $count } хода тоже есть ответ{ $ends ->
        [yes] , или они заканчивают партию и проигрывают
       *[no] { "" }
      }.
   *[other] Ещё на { $count } ходов тоже есть ответ{ $ends ->
        [yes] , или они заканчивают партию и проигрывают
       *[no] { "" }
      }.
  }
more-replies = { $count ->
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
  }
more-replies-menu = { $count ->
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
        [0] покажет «a»
       *[other] «a» покажет до { $listed }
    })
left-out = { "  " }… { $more }
more-replies-alike = { $count ->
    [one] ещё { $count } оставляет то же, что и один из этих ({ $alike })
   *[other] ещё { $count } оставляют то же, что и один из этих ({ $alike })
  }
more-drawings = { $count ->
    [one] { $count } рисунок (покажет --full)
    [few] { $count } рисунка (покажет --full)
   *[other] { $count } рисунков (покажет --full)
  }
drawings-mean = На каждом рисунке то, что остаётся после этих ходов.
line-hint = «l» показывает самое длинное продолжение ход за ходом.
line-hint-points = «l» показывает наилучшую игру обоих игроков ход за ходом.
why-again = Ещё раз «w» — теорема полностью.
piles-changed = 2=4 значит: в кучке 2 теперь 4. Остальные кучки не изменились.
as-told = { $text }
line-unknown = Самое длинное продолжение здесь неизвестно.
no-replies = Ответов, которые можно показать, нет.
longest-line = Самое длинное продолжение, если выигрывающий спешит, а проигрывающий тянет время:
line-goes-on = и так далее; показано только начало (ходов: { $count })
best-line = Наилучшая игра обоих игроков:
side-own = тот, чей ход
side-other = соперник
column-reply = ход
column-gains = сразу
column-other = разница соперника
column-margin = разница
mark-best = лучший
column-leaves = остаётся
column-answer = ответ
column-leads-to = к чему ведёт
leads-to = { $outcome ->
    [win] { $moves ->
        [0] выигрышу
       *[other] { $moves ->
            [1] выигрышу сразу
            [one] выигрышу за { $moves } ход
            [few] выигрышу за { $moves } хода
           *[other] выигрышу за { $moves } ходов
          }
      }
    [draw] ничьей
   *[loss] { $moves ->
        [0] проигрышу
       *[other] { $moves ->
            [1] проигрышу сразу
            [one] проигрышу за { $moves } ход
            [few] проигрышу за { $moves } хода
           *[other] проигрышу за { $moves } ходов
          }
      }
  }
column-move = ход
note-end = конец
note-lost = снова проигрышная позиция
note-two = как ни ходи, остаётся два хода
    .short = остаётся два хода
    .means = Остаётся два хода: как ни ходи, их ровно два.
label-nim-sum = ним-сумма

more = -- пробел: дальше, q: назад --
card-by-flag = полный список даёт --card
card-by-letter = полный список даёт «c»
card-by-json = полный список даёт solve --card --json

## Typography

# The mark before a fraction; whether figures are grouped and tied to the nouns after them (yes or no); letters that are tied to
# the next word, and words that are tied to a number after them; if figures are tied, longer words after a figure that are no nouns.
typography-point = ,
typography-ties = yes
typography-tied-words = а в и к о с у я А В И К О С У Я
typography-no-nouns = или если есть нет не но на за из до при это его чтобы можно нельзя только тоже ещё уже потом раньше больше меньше даёт выигрывает проигрывает оставляет берёт помещается проигрышная выигрышная становится равно встречается после начиная кончает ведёт означает равен по
# avoided: " ... __ _-_ _, _; _) (_

# term: losing position = проигры
# term: winning position = выигры
# term: winning move = выигр
# term: optimal move = оптимальн
# term: perfect player = безошибочн
# term: opponent = соперник
# term: board = доск, досок
# term: nimber = нимбер
# term: nim-sum = ним-сумм
# term: sprague-grundy = шпраг
# term: component = част
# term: summand = слагаем
# term: transposition table = таблиц
# term: theorem = теорем
# term: golden pair = золот
# term: misère = мизер
# term: normal play = нормальн
# term: domino = домино, костяш
# term: learner = учени
# term: matchbox = короб
# term: bead = бусин
# term: margin = разниц
# term: lesson = урок
# term: cell = клет
# term: square = доль
# term: period = период
# term: heap = куч
# term: pile = куч

# What the check lists, and is right as it is.
# right: at-once-unreadable: pile
# right: boxes-after: few
# right: boxes-right: few
# right: boxes-title: few
# right: certificate: few
# right: damage-contradiction: "
# right: damage-misere: "
# right: damage-result: "
# right: damage-tag: "
# right: deed-euclid: one
# right: limit-euclid: one
# right: map-shared: square
# right: more-replies-alike: few
# right: move-count-euclid: one
# right: name-level
# right: name-perfect
# right: position-cram-ragged: cell
# right: position-cram-unreadable: ...
# right: standing-won: opponent
# right: tagline-cram: board
# right: terms-coins: few
# right: theorem-strips-nimbers: cell
# right: time: few
# right: help-set: square
# right: help-set: _-_
# right: train-won: few

## Figures

percent = { $number }%
list-and = { $first } и { $last }
list-numbers = { $first } и { $last }
list-or = { $first } или { $last }

## The quiz

quiz-ask = Тот, чей ход, выиграет (+) или проиграет (-)? (t подсказка, ? не знаю)
quiz-ask-points = Выигрыш (+), проигрыш (-) или ничья (=)? (t подсказка, ? не знаю)
quiz-help = Позиция выигрышная, если тот, чей ход, может выиграть, что бы ни делал соперник; иначе она проигрышная. Введите «+», если она выигрышная, «-», если проигрышная, или слово.
quiz-help-points = Позиция выигрышная, если тот, чей ход, может с этого места получить больше соперника, что бы тот ни делал; она ничейная, если лучшее, чего можно достичь, — поровну. Введите «+», если она выигрышная, «-», если проигрышная, «=», если ничейная, или слово.
quiz-refuse = «{ $answer }» здесь не годится. { $accepted }
quiz-accepts = Введите «+» (выигрыш), «-» (проигрыш) или «?» (не знаю); «h» — справка.
quiz-accepts-points = Введите «+» (выигрыш), «-» (проигрыш), «=» (ничья) или «?» (не знаю); «h» — справка.
quiz-accepts-move = { $how } Или введите «?», если не знаете, или «w ХОД», чтобы узнать почему; «h» — справка.
quiz-such-as = Введите ход, например { $example }.
quiz-no-tip = К этой позиции других подсказок нет.
quiz-help-why = «w ХОД» объясняет, чем ход хорош или плох. Это засчитывается как ошибка, как и «?».
quiz-told = Вопрос о ходе считается незнанием ответа.
quiz-ask-move = Какой ход выигрывает? (t подсказка, w ХОД почему, ? не знаю)
quiz-help-move = Введите ход, который выигрывает. «q» — выход.
quiz-ask-best = Какой ход лучший? (t подсказка, w ХОД почему, ? не знаю)
quiz-help-best = Введите ход с лучшей разницей: сколько с этого места получите вы минус сколько получит соперник. «q» — выход.
quiz-verdict = { $right ->
    [yes] Верно: { $fact }.
    [unknown] Ответ: { $fact }.
   *[no] Неверно: { $fact }.
  }
quiz-outcome = { $outcome ->
    [win] позиция выигрышная
    [draw] позиция ничейная
   *[loss] позиция проигрышная
  }
quiz-best = { $points ->
    [yes] { $count ->
        [1] ход { $moves } лучше всех других
       *[other] ходы { $moves } лучше всех других
      }
   *[no] { $count ->
        [1] выигрывает только ход { $moves }
       *[other] выигрывают только ходы { $moves }
      }
  }
quiz-card-by-solve = полный список даёт solve --card
quiz-read = Что учить дальше: nimatron learn { $name } (урок { $number }: { $title })

## Answers

words-help = справка помощь
words-why = почему
words-undo = отменить отмена
words-redo = повторить
words-quit = выход выйти конец
words-back = назад
words-yes = да
words-no = нет
words-review = разбор
words-change = другая
words-keep = продолжить
words-won = выигрыш выигрышная выиграна выигрывает выиграет
words-lost = проигрыш проигрышная проиграна проигрывает проиграет
words-drawn = ничья ничейная

## Going back, and misère play

help-back = «b» возвращает к предыдущему вопросу.
refuse-back = До этого вопроса ничего нет.
refuse-misere = В игре { $game } мизера нет. Выберите её без «misere» или другую игру.
words-misere = мизер

## Positions that are too large

no-hints = { $memory ->
    [yes] { $why } Играйте дальше: когда позиция уменьшится, подсказки появятся. Или начните партию с большим --max-memory.
   *[no] { $why } Играйте дальше: когда позиция уменьшится, подсказки появятся.
  }
machine-knows = { $name }: Ходить наугад мне больше не нужно.

## Sums of games

variant-only-normal = У игры { $game } нет параметра --misere: в неё играют только как в нормальную игру, в которой нимберы складываются.
beyond-summand = Слагаемое { $number } слишком велико; память делится между слагаемыми поровну. { $why }

## Memory that the system refuses

# Said before the words are built, so it has no figures and stands on one line.
memory-first = Программа не может начать работу: система не даёт нужной ей памяти.

## What is known so far

so-far-theorem = по теореме выигрывает ход { $move }
so-far-share = сделано около { $percent }% работы
so-far-games = оценено партий: { $judged } из { $count }
others-unsettled = Выигрывают ли и другие ходы, неизвестно: перебор занял бы слишком много времени.

boxes-in-use = Файл { $file } занят другой программой nimatron; подождите, пока она закончит, или задайте другой файл.
boxes-no-lock = Файл { $file } нельзя заблокировать: { $lock } — не обычный файл.
learn-help-keys = «t» даёт подсказку. «?» значит «не знаю»: программа объяснит ответ, но засчитает ошибку.
learn-no-progress-file = { $file } — каталог, устройство или канал; успехи хранятся в обычном файле.
typography-colon = :
typography-semicolon = ;
ask-turn-only = Ход [{ $move }]:
hints-examined = Партия уже разобрана, а подсказки закрыты (--hints): «y» — новая партия.
won-you = Победа за вами, { $name }.
won-other = Выигрывает { $name }.
short-send = строка для друга
words-send = строка
forfeit-resigned = { $name } сдаётся.
words-more = ещё еще
forgotten = Удалено: { $file }
forgotten-none = Счёт и сила игры не сохранены.
refuse-name-move = «{ $answer }» — это ход, а партия начнётся после имён. Введите имя или просто Enter для того, что в скобках.
