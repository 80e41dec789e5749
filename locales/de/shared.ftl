# Was mehrere Spiele sagen.

position-bad-size = „{ $word }“ hat keine Felder: Ein Brett hat 1 bis { $most } Felder.
position-large-board = „{ $word }“ ist zu groß: Ein Brett hat 1 bis { $most } Felder.
position-too-large = „{ $word }“ ist zu groß: zusammen höchstens { $most }, in höchstens { $heaps } Haufen oder Reihen.
move-unreadable-take = „{ $move }“ ist kein Zug. Schreib, wie viele du nimmst, z. B. 1.
move-count-take = { $count } geht nicht. Nimm { $most ->
    [1] 1
    [2] 1 oder 2
   *[other] 1 bis { $most }
  }.
move-take-listed = { $count } geht nicht. Möglich ist: { $takable }.
ask-rows = Wie viele Zeilen?
help-rows = Gib ein, wie viele Zeilen es geben soll (1 bis { $most }); danach wirst du nach den Spalten gefragt. „q“ beendet das Programm.
ask-columns = Wie viele Spalten?
help-columns = Gib ein, wie viele Spalten es geben soll ({ $least } bis { $most }). „q“ beendet das Programm.
limit-take = { $answer } ist zu viel: Jetzt dürfen höchstens { $most } genommen werden
ask-number = Wie viele (1 bis { $most })?
help-number = Gib eine Zahl von 1 bis { $most } ein. „b“ führt zurück zum Menü, „q“ beendet das Programm.
ask-position = Von welcher Stellung aus?
help-position = Schreib die Stellung am Anfang, z. B. { $example }. „q“ beendet das Programm.
ask-written = Welcher Zug?
help-written = Schreib einen Zug, z. B. { $example }. „b“ führt zurück zum Menü, „q“ beendet das Programm.
place-fewer = nimmt höchstens { $half }
place-more = nimmt mehr als { $half }
number-in-groups = „{ $word }“ kann die eine Zahl { $number } sein oder die Liste { $list }. Bitte so schreiben, wie es gemeint ist.
empty-text = (leer)
said-position = Stellung: { $position }.
said-pile = Haufen { $number }: { $count }{ $taken ->
    [0] .
   *[other] , { $taken } genommen.
  }
said-heap = Haufen { $number }: { $count }{ $taken ->
    [0] .
   *[other] , { $taken } genommen.
  }
said-row = Reihe { $number }: { $count }{ $taken ->
    [0] .
   *[other] , { $taken } genommen.
  }
said-left = Übrig: { $count }{ $taken ->
    [0] .
   *[other] , { $taken } genommen.
  }
said-most = Jetzt dürfen höchstens { $most } genommen werden.
said-columns = Spalten von links: { $columns }.
said-cells = Reihe { $number }{ $count ->
    [0] : kein Feld frei.
   *[other] , frei: { $cells }.
  }
said-summand = Summand { $number }, { $summand }.
said-nothing = Nichts ist übrig.
