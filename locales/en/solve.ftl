# What is said by the feature solve.

values-left-out = There are { $count } moves; --full shows what each of them leads to.
batch-values = With --batch, --values needs --json.
batch-line-failed = This is a bug in nimatron: it cannot answer this line.
batch-bad-lines = { $count ->
    [one] 1 line of the batch has no answer; the line says why.
   *[other] { $count } lines of the batch have no answer; each says why.
  }
report = { $outcome ->
    [win] { $game } { $position }: the player to move wins.
    [draw] { $game } { $position }: a draw.
   *[loss] { $game } { $position }: the player to move loses.
  }
report-nimber = Nimber: { $nimber }
report-moves = { $points ->
    [yes] { $count ->
        [one] Only one move is optimal: { $moves }
       *[other] { $count } moves are optimal: { $moves }
      }
   *[no] { $count ->
        [one] Only one move wins: { $moves }
       *[other] { $count } moves win: { $moves }
      }
  }
report-every-move = { $points ->
    [yes] Every move is optimal.
   *[no] Every move wins.
  }
report-moves-more = { $moves } and { $count ->
    [one] 1 more (--full lists it)
   *[other] { $count } more (--full lists them)
  }
report-moves-many = { $points ->
    [yes] { $count } moves are optimal; --json lists them.
   *[no] { $count } moves win; --json lists them.
  }
more-lines = { $count ->
    [one] 1 more line (--full shows it)
   *[other] { $count } more lines (--full shows them)
  }
more-replies-full = { $count ->
    [one] 1 more, also with an answer{ $ends ->
        [yes] { " " }or the end of the game
       *[no] { "" }
      } (--full shows it)
   *[other] { $count } more, all with an answer{ $ends ->
        [yes] { " " }or the end of the game
       *[no] { "" }
      } ({ $listed ->
        [0] --full shows them
       *[other] --full shows up to { $listed }
    })
  }
batch-progress = { $count ->
    [one] 1 line answered
   *[other] { $count } lines answered
  }
batch-progress-share = { $count ->
    [one] 1 line answered, { $percent }% of the file
   *[other] { $count } lines answered, { $percent }% of the file
  }
report-move-theorem = By a theorem { $move } wins.
