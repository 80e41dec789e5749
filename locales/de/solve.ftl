# What is said by the feature solve.

values-left-out = Es sind { $count } Züge; wohin jeder führt, zeigt --full.
batch-values = Mit --batch braucht --values auch --json.
batch-line-failed = Das ist ein Fehler des Programms: Es kann diese Zeile nicht beantworten.
batch-bad-lines = { $count ->
    [one] 1 Zeile des Stapels hat keine Antwort; dort steht, warum.
   *[other] { $count } Zeilen des Stapels haben keine Antwort; in jeder steht, warum.
  }
report = { $outcome ->
    [win] { $game } { $position }: Wer am Zug ist, gewinnt.
    [draw] { $game } { $position }: unentschieden.
   *[loss] { $game } { $position }: Wer am Zug ist, verliert.
  }
report-nimber = Grundy-Wert: { $nimber }
report-moves = { $points ->
    [yes] { $count ->
        [one] Nur ein Zug ist optimal: { $moves }
       *[other] { $count } Züge sind optimal: { $moves }
      }
   *[no] { $count ->
        [one] Nur ein Zug gewinnt: { $moves }
       *[other] { $count } Züge gewinnen: { $moves }
      }
  }
report-every-move = { $points ->
    [yes] Jeder Zug ist optimal.
   *[no] Jeder Zug gewinnt.
  }
report-moves-more = { $moves } und { $count ->
    [one] 1 weiterer (--full zeigt ihn)
   *[other] { $count } weitere (--full zeigt sie)
  }
report-moves-many = { $points ->
    [yes] { $count } Züge sind optimal; --json zeigt sie alle.
   *[no] { $count } Züge gewinnen; --json zeigt sie alle.
  }
more-lines = { $count ->
    [one] 1 weitere Zeile (--full zeigt sie)
   *[other] { $count } weitere Zeilen (--full zeigt sie)
  }
more-replies-full = { $count ->
    [one] 1 weiterer, auch mit Antwort{ $ends ->
        [yes] { " " }oder mit Spielende
       *[no] { "" }
      } (--full zeigt ihn)
   *[other] { $count } weitere, alle mit Antwort{ $ends ->
        [yes] { " " }oder mit Spielende
       *[no] { "" }
      } ({ $listed ->
        [0] --full zeigt sie
       *[other] --full zeigt bis zu { $listed }
    })
  }
batch-progress = { $count ->
    [one] 1 Zeile beantwortet
   *[other] { $count } Zeilen beantwortet
  }
batch-progress-share = { $count ->
    [one] 1 Zeile beantwortet, { $percent } % der Datei
   *[other] { $count } Zeilen beantwortet, { $percent } % der Datei
  }
report-move-theorem = Nach einem Satz gewinnt { $move }.
