# What is said by the feature quiz.

quiz-begins = { $count ->
    [one] 1 Frage
   *[other] { $count } Fragen
  }{ $level ->
    [0] ;
   *[other] { " " }auf Stufe { $level };
  } „h“ zeigt die Hilfe, „q“ beendet das Quiz mit dem Zeugnis.
quiz-theme = Thema: { $title }
quiz-fewer = { $count ->
    [one] Nur eine Stellung wurde gefunden.
   *[other] Nur { $count } verschiedene Stellungen wurden gefunden.
  }
quiz-none = Es wurde keine Stellung zum Fragen gefunden: Mit diesen Optionen gibt es immer einen Zug, der sofort gewinnt, oder gar keine Wahl.
quiz-question = Frage { $number } von { $count }: { $game } { $position }
quiz-once-more = Noch einmal: { $game } { $position }
quiz-numbered = { $number }. { $game } { $position }
quiz-solution = { $outcome }; { $best }
quiz-short = Lösung: { $solution }.
quiz-again = { $count ->
    [one] 1 falsch beantwortete Frage kommt noch einmal dran.
   *[other] { $count } falsch beantwortete Fragen kommen noch einmal dran.
  }
quiz-report = Zeugnis
quiz-tally-outcomes = Gewonnen oder verloren: { $right } von { $asked } richtig
quiz-tally-moves = Der Zug: { $right } von { $asked } richtig
quiz-mistakes = { $count ->
    [one] 1 Fehler:
   *[other] { $count } Fehler:
  }
quiz-mistake = { $mended ->
    [yes] { $game } { $position }: { $solution } (beim zweiten Mal richtig)
   *[no] { $game } { $position }: { $solution }
  }
quiz-next = Sieh dir die Erklärung an: { $command }
quiz-next-level = Alles richtig. Weiter mit: --level { $level }
quiz-highest = Alles richtig, und das ist die höchste Stufe.
quiz-not-all = { $asked ->
    [0] Keine Frage wurde beantwortet.
   *[other] Bisher alles richtig: { $asked } von { $count } Fragen.
  }
quiz-faultless = Alles richtig.
quiz-seed = Mit { $source } kommen dieselben Fragen noch einmal.
quiz-sheet = { $count ->
    [one] Arbeitsblatt: 1 Stellung
   *[other] Arbeitsblatt: { $count } Stellungen
  }
quiz-sheet-about = Ist die Stellung gewonnen oder verloren, wenn man am Zug ist? Wenn sie gewonnen ist: Welcher Zug gewinnt?
quiz-sheet-name = Name:
quiz-sheet-seed = Dieses Blatt: { $source }
quiz-sheet-outcome = { $points ->
    [yes] Gewonnen, verloren oder unentschieden:
   *[no] Gewonnen oder verloren:
  }
quiz-sheet-move = { $points ->
    [yes] Bester Zug:
   *[no] Gewinnzug:
  }
quiz-solutions = Lösungen ({ $source })
quiz-no-mistakes = In { $file } gibt es keine Fehler, aus denen sich Fragen machen ließen.
quiz-input-ended = Die Eingabe war zu Ende, bevor das Quiz vorbei war.
