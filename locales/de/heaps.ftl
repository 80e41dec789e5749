# Was Spiele mit Haufen sagen, wenn sie keine eigenen Worte haben.

position-heaps = „{ $word }“ ist kein Haufen. Eine Stellung nennt die Größen der Haufen, z. B. 7 oder 3,4: ganze Zahlen, zusammen höchstens { $most }, und höchstens { $heaps } Haufen.
move-no-such-heap = Haufen { $row } gibt es nicht: Die Haufen haben die Nummern 1 bis { $rows }.
move-empty-heap = Haufen { $row } ist leer. Wähle einen, der nicht leer ist.
ask-heap = In welchem Haufen ({ $offered })?
help-heap = Gib die Nummer des Haufens ein, in dem du ziehst: { $offered }. „b“ führt zurück zum Menü, „q“ beendet das Programm.
ask-heaps = Wie viele Haufen, oder welche?
help-heaps = Gib ein, wie viele Haufen es geben soll (1 bis { $most }); danach wirst du nach der Größe jedes Haufens gefragt. „q“ beendet das Programm.
ask-heap-size = Wie groß ist Haufen { $row }?
help-heap-size = Gib ein, wie groß dieser Haufen am Anfang ist, von 1 bis { $most }. „q“ beendet das Programm.
theorem-heaps-left = Der Zug hinterlässt Paare gleicher Haufen. Was dein Gegenüber auch an einem Haufen macht, mach dasselbe am anderen Haufen des Paars (Spiegelstrategie): Du hast immer eine Antwort und machst so den letzten Zug.
    .idea = { $halves ->
        [yes] Kannst du zwei gleiche Hälften hinterlassen?
       *[no] Kannst du Paare gleicher Haufen hinterlassen?
      }
    .short = Er hinterlässt Paare gleicher Haufen.
theorem-heaps-faced = Die Haufen sind paarweise gleich. Egal, was an einem Haufen gemacht wird: Dein Gegenüber kann dasselbe am anderen Haufen des Paars machen und macht so den letzten Zug.
    .short = Die Haufen sind paarweise gleich, dein Gegenüber kann also jeden Zug nachmachen.
theorem-heaps-nimbers = Die Grundy-Werte der Haufen mit 1 bis { $most } sind { $nimbers }{ $more ->
    [yes] { " " }(weitere zeigt nimatron sequence).
   *[no] .
  }{ $dead ->
    [yes] { " " }Haufen, die kein Zug mehr ändert, zählen nicht mit.
   *[no] { "" }
  }
note-heaps = wieder paarweise gleich
alike-heaps = Haufen in beliebiger Reihenfolge
alike-live-heaps = Haufen in beliebiger Reihenfolge, ohne die, die kein Zug mehr ändert
place-heap = betrifft Haufen { $row }
ask-taken = Wie viele ({ $offered })?
help-taken = Gib ein, wie viele du von Haufen { $heap } nimmst: { $offered }. „b“ führt zurück zum Menü, „q“ beendet das Programm.
theorem-misere-kayles = Misère-Kayles ist gelöst (Sibert und Conway): { $line ->
    [other] Hat mindestens eine Reihe eine andere Länge als 1, 4, 5, 9, 12, 17, 20 und 25, ist die Stellung genau dann verloren, wenn ihr Grundy-Wert 0 ist.
    [short] Eine Stellung nur aus Reihen mit 1, 4 und 5 ist genau dann verloren, wenn die Anzahl der Reihen mit 1 und 4 zusammen ungerade ist.
    [even] Eine Stellung nur aus Reihen mit 1, 4, 9, 12, 17 und 20, darunter eine gerade Anzahl von Reihen mit 9, 12 und 17, ist genau dann verloren, wenn die Anzahl der Reihen mit 1, 4 und 20 zusammen ungerade ist.
    [nines] Verloren ist eine ungerade Anzahl von Reihen mit 9 Kegeln oder eine einzelne Reihe mit 12, wenn es sonst nur Reihen mit 1 oder 4 gibt, zusammen eine gerade Anzahl.
    [single] Verloren ist eine einzelne Reihe mit 25 Kegeln, wenn es dazu eine ungerade Anzahl von Reihen mit 9 gibt und sonst nur Reihen mit 1 oder 4, zusammen auch eine ungerade Anzahl.
   *[none] Eine Stellung nur aus Reihen mit 1, 4, 5, 9, 12, 17, 20 und 25, die nicht in der Tabelle der Ausnahmen steht, ist genau dann verloren, wenn ihr Grundy-Wert 0 ist.
  }
misere-kayles-rows = { $won ->
    [yes] Der Zug hinterlässt
   *[no] { $count ->
        [one] Hier steht
       *[other] Hier stehen
      }
  } { $count ->
    [one] eine Reihe mit { $rows }
   *[other] Reihen mit { $rows }
  }{ $line ->
    [other] , mit den Grundy-Werten { $nimbers }: Ihre Nim-Summe ist 0.{ $won ->
        [yes] { " " }Bring die Nim-Summe nach jedem Gegenzug wieder auf 0, solange dabei eine solche Reihe bleibt; ohne sie gibt es Ausnahmen.
       *[no] { "" }
      }
    [none] , mit den Grundy-Werten { $nimbers }: Ihre Nim-Summe ist 0.
   *[short] .
  }
theorem-pin-rows-nimbers = Die Grundy-Werte der Reihen mit 1 bis { $most } Kegeln sind { $nimbers }{ $more ->
    [yes] { " " }(weitere zeigt nimatron sequence).
   *[no] .
  }
octal-is-kayles = Dieses Spiel ist Kayles: Jeder Haufen ist eine Reihe.
