# What is said by the feature review.

review-open = Das Spiel ist nicht zu Ende.
review-total = Alle { $count } Partien zusammen
review-total-player = { $choices ->
    [0] { $name }: keine Entscheidungen.
    [one] { $name }: { $right } von 1 Entscheidung richtig; { $mistakes ->
        [0] keine Fehler.
        [one] 1 Fehler.
       *[other] { $mistakes } Fehler.
      }
   *[other] { $name }: { $right } von { $choices } Entscheidungen richtig; { $mistakes ->
        [0] keine Fehler.
        [one] 1 Fehler.
       *[other] { $mistakes } Fehler.
      }
  }
replay-move = { $number }. { $did }
replay-number = Partie { $number } von { $last }.
replay-won = { $name ->
    [Lernmaschine] Die Lernmaschine
    [Neuling] Der Neuling
    [Zufall] Der Zufall
   *[other] { $name }
  } gewinnt.
replay-drawn = Unentschieden.
replay-ask = { $made } von { $most }; Enter vor, b zurück, w ZUG warum, q Ende:
replay-help = Enter oder „n“ geht zum nächsten Zug und beendet nach dem letzten die Wiedergabe. „b“ geht einen Zug zurück. Eine Zahl von 0 bis { $most } geht zur Stellung nach so vielen Zügen. „w ZUG“ sagt, was ein Zug von hier aus hinterlässt und warum er gut oder schlecht ist. „q“ beendet das Programm.
replay-refuse = „{ $answer }“ geht hier nicht. Gib „n“, „b“, „w“ und einen Zug oder eine Anzahl von Zügen von 0 bis { $most } ein; „h“ zeigt die Hilfe.
replay-over = Die Partie ist hier zu Ende: Es gibt keinen Zug, nach dem du fragen kannst.
replay-at-start = Das ist der Anfang des Spiels; davor ist nichts.
