# Was nur eine Spielsumme sagt.

tagline-sum = mehrere Spiele zugleich; wer in keinem ziehen kann, verliert
    .name = Spielsumme
rules-sum = Spielsumme: Mehrere Spiele stehen nebeneinander. Ein Zug wird in einem davon gemacht, nach dessen Regeln. Wer in keinem mehr ziehen kann, verliert.
    .strategy = Schreib den Grundy-Wert jedes Spiels auf und spiel Nim damit.
moves-sum = Schreib 2/1:3, um in Summand 2 den Zug 1:3 zu machen: die Nummer des Summanden, einen Schrägstrich und den Zug, wie dieses Spiel ihn schreibt.
position-sum-too-many = { $count } Summanden sind zu viele: Eine Summe hat höchstens { $most }.
summand-refused = Summand { $number }: { $why }
summand-empty = Es ist kein Spiel genannt. Schreib jedes Spiel mit seiner Stellung und + dazwischen: { $example }.
summand-no-game = „{ $game }“ kann nicht in einer Summe stehen. Möglich sind { $known }.
summand-no-position = { $game } braucht eine Stellung, z. B. { $game } { $example }.
summand-misere = Kein Summand hat ein eigenes --misere. Gib --misere für die ganze Summe an, außerhalb der Anführungszeichen.
summand-no-options = { $game } hat keine Optionen, „{ $option }“ geht also nicht.
summand-no-option = { $game } hat keine Option „{ $option }“. Möglich ist: { $known }.
summand-no-value = { $option } braucht einen Wert.
move-unreadable-sum = „{ $move }“ ist kein Zug. Schreib die Nummer des Summanden, einen Schrägstrich und den Zug in seinem Spiel, z. B. 2/1:3.
move-no-such-summand = Summand { $summand } gibt es nicht: Die Summanden haben die Nummern 1 bis { $summands }.
deed-summand = spielt in Summand { $number } ({ $game }) und { $deed }
    .advice = Spiel in Summand { $number } ({ $game }). { $advice }
place-summand = betrifft Summand { $number } ({ $game })
ask-summand = In welchem Summanden ({ $offered })?
help-summand = Gib die Nummer des Summanden ein, in dem du ziehst: { $offered }. Danach fragt sein Spiel weiter. „b“ führt zurück zum Menü, „q“ beendet das Programm.
ask-summands = Welche Spiele?
help-summands = Gib höchstens { $most } Spiele mit + dazwischen ein, jedes mit seiner Stellung und seinen Optionen: { $example }. Spiele, die in einer Summe stehen können: { $known }. „q“ beendet das Programm.
theorem-summands-left = Der Zug hinterlässt Paare von Summanden, die sich gleich spielen lassen. Was dein Gegenüber auch in einem macht, mach dasselbe im anderen des Paars: Du hast immer eine Antwort und machst so den letzten Zug.
    .idea = Kannst du Paare von Summanden hinterlassen, die sich gleich spielen lassen?
theorem-summands-faced = Die Summanden bilden Paare, die sich gleich spielen lassen. Egal, was in einem gemacht wird: Dein Gegenüber kann dasselbe im anderen des Paars machen und macht so den letzten Zug.
    .short = Die Summanden bilden Paare, die sich gleich spielen lassen, dein Gegenüber kann also jeden Zug nachmachen.
note-summands = wieder Paare, in denen man gleich spielt
theorem-summands-last = Nach dem Zug ist in keinem Summanden mehr ein Zug möglich: Er ist der letzte.
theorem-summands-won = { $count ->
    [one] Der Zug ändert den Grundy-Wert von { $old } auf { $new }.
   *[other] Vor dem Zug ist die Nim-Summe der Spiele { $sum }. In Summand { $number } ändert der Zug den Grundy-Wert von { $old } auf { $new }, und die Nim-Summe wird 0.
  }
    .idea = Welchen Grundy-Wert hat jeder Summand? Welcher Zug macht ihre Nim-Summe 0?
theorem-summands-leave = { $count ->
    [one] Nach dem Zug ist der Grundy-Wert 0.
   *[other] Nach dem Zug ist die Nim-Summe der Spiele 0.
  }
    .idea = Welchen Grundy-Wert hat jeder Summand? Welcher Zug macht ihre Nim-Summe 0?
theorem-summands-lost = { $count ->
    [one] Der Grundy-Wert ist 0, und jeder Zug ändert ihn.
   *[other] Die Nim-Summe der Spiele ist { $sum }, und jeder Zug ändert sie.
  }
    .short = Die Nim-Summe der Grundy-Werte ist 0, und jeder Zug ändert sie.
summand-nimber = Summand { $number } hat den Grundy-Wert { $nimber }{ $how }.
summand-heaps-nimbers = Dort haben die Größen 1 bis { $most } die Grundy-Werte { $nimbers }{ $more ->
    [yes] { " " }(weitere zeigt nimatron sequence).
   *[no] .
  }
nimber-by-parts = , nämlich die Nim-Summe von { $parts }
nimber-by-remainder = , nämlich den Rest von { $number } beim Teilen durch { $round }
nimber-by-size = , nämlich seine Größe
nimber-by-copies = : Was dort auch gemacht wird, lässt sich dort nachmachen
nimber-by-command = { " " }(nimatron solve { $summand })
theorem-summands = Nach dem Satz von Sprague-Grundy ist { $count ->
    [one] das Spiel
   *[other] jedes Spiel
  } gleichwertig mit einem Nim-Haufen, der so groß ist wie sein Grundy-Wert{ $larger ->
    [yes] ; ein Zug kann ihn auch vergrößern, aber das Gegenüber kann das rückgängig machen.
   *[no] .
  } Wer bei { $count ->
    [one] Grundy-Wert
   *[other] Nim-Summe
  } 0 ziehen muss, verliert: Jeder Zug ändert { $count ->
    [one] ihn, und das Gegenüber kann ihn
   *[other] sie, und das Gegenüber kann sie
  } immer wieder auf 0 bringen.
