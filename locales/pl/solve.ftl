# What is said by the feature solve.

values-left-out = Możliwe ruchy: { $count }; do czego prowadzi każdy, pokazuje --full.
batch-values = Z --batch opcja --values wymaga też --json.
batch-line-failed = To błąd programu: nie potrafi odpowiedzieć na ten wiersz.
batch-bad-lines = { $count ->
    [one] 1 wiersz wsadu nie ma odpowiedzi; powód jest przy nim.
    [few] { $count } wiersze wsadu nie mają odpowiedzi; powód jest przy każdym z nich.
   *[other] { $count } wierszy wsadu nie ma odpowiedzi; powód jest przy każdym z nich.
  }
report = { $outcome ->
    [win] { $game } { $position }: wygrywa gracz, którego kolej.
    [draw] { $game } { $position }: remis.
   *[loss] { $game } { $position }: przegrywa gracz, którego kolej.
  }
report-nimber = Nimber: { $nimber }
report-moves = { $points ->
    [yes] { $count ->
        [one] Tylko jeden ruch jest optymalny: { $moves }
        [few] Optymalne są { $count } ruchy: { $moves }
       *[other] Optymalnych jest { $count } ruchów: { $moves }
      }
   *[no] { $count ->
        [one] Wygrywa tylko jeden ruch: { $moves }
        [few] Wygrywają { $count } ruchy: { $moves }
       *[other] Wygrywa { $count } ruchów: { $moves }
      }
  }
report-every-move = { $points ->
    [yes] Każdy ruch jest optymalny.
   *[no] Każdy ruch wygrywa.
  }
report-moves-more = { $moves } i jeszcze { $count ->
    [one] 1 (wypisuje go --full)
   *[other] { $count } (wypisuje je --full)
  }
report-moves-many = { $points ->
    [yes] { $count ->
        [few] Optymalne są { $count } ruchy; wypisuje je --json.
       *[other] Optymalnych jest { $count } ruchów; wypisuje je --json.
      }
   *[no] { $count ->
        [few] Wygrywają { $count } ruchy; wypisuje je --json.
       *[other] Wygrywa { $count } ruchów; wypisuje je --json.
      }
  }
more-lines = { $count ->
    [one] jeszcze 1 wiersz (pokazuje go --full)
    [few] jeszcze { $count } wiersze (pokazuje je --full)
   *[other] jeszcze { $count } wierszy (pokazuje je --full)
  }
more-replies-full = { $count ->
    [one] jeszcze 1 ruch, też z odpowiedzią{ $ends ->
        [yes] { " " }lub końcem partii
       *[no] { "" }
      } (pokazuje go --full)
    [few] jeszcze { $count } ruchy, też z odpowiedzią{ $ends ->
        [yes] { " " }lub końcem partii
       *[no] { "" }
      } (pokazuje je --full)
   *[other] jeszcze { $count } ruchów, też z odpowiedzią{ $ends ->
        [yes] { " " }lub końcem partii
       *[no] { "" }
      } ({ $listed ->
        [0] pokazuje je --full
       *[other] --full pokazuje do { $listed }
    })
  }
batch-progress = { $count ->
    [one] gotowy 1 wiersz
    [few] gotowe { $count } wiersze
   *[other] gotowych { $count } wierszy
  }
batch-progress-share = { $count ->
    [one] gotowy 1 wiersz, { $percent }% pliku
    [few] gotowe { $count } wiersze, { $percent }% pliku
   *[other] gotowych { $count } wierszy, { $percent }% pliku
  }
report-move-theorem = Na mocy twierdzenia wygrywa ruch { $move }.
