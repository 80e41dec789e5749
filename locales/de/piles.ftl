# Was Streichhölzer und Nim beide sagen.

deed-single = nimmt { $count ->
    [one] 1 Streichholz
   *[other] { $count } Streichhölzer
  } von Haufen { $pile }
    .advice = Nimm { $count ->
    [one] 1 Streichholz
   *[other] { $count } Streichhölzer
  } von Haufen { $pile }
deed-double = nimmt je { $count ->
    [one] 1 Streichholz
   *[other] { $count } Streichhölzer
  } von den Haufen { $number ->
    [2] { $first } und { $second }
   *[other] { $piles }
  }
    .advice = Nimm je { $count ->
    [one] 1 Streichholz
   *[other] { $count } Streichhölzer
  } von den Haufen { $number ->
    [2] { $first } und { $second }
   *[other] { $piles }
  }
position-piles-bad-size = „{ $word }“ ist keine Haufengröße. Eine Stellung nennt die Größen der Haufen, z. B. 3,5,7: ganze Zahlen von 0 bis { $most }.
position-piles-too-many = Das sind zu viele Haufen: Eine Stellung hat 1 bis { $most } Haufen.
move-no-such-pile = Haufen { $row } gibt es nicht: Die Haufen haben die Nummern 1 bis { $rows }.
move-empty-pile = Haufen { $row } ist leer. Nimm von einem Haufen, der Streichhölzer hat.
move-same-pile = Die zwei Haufen müssen verschieden sein, wie bei 1+2:1.
move-count-single = { $count } geht nicht: Haufen { $pile } hat { $size ->
    [one] 1 Streichholz
   *[other] { $size } Streichhölzer
  }. Nimm { $most ->
    [1] 1
    [2] 1 oder 2
   *[other] 1 bis { $most }
  }.
move-count-double = { $count } geht nicht: { $piles ->
    [2] Der kleinere der beiden Haufen
   *[other] Der kleinste dieser Haufen
  } hat { $size ->
    [one] 1 Streichholz
   *[other] { $size } Streichhölzer
  }. Nimm je { $most ->
    [1] 1
    [2] 1 oder 2
   *[other] 1 bis { $most }
  }.
ask-piles = Wie viele Haufen, oder welche?
help-piles = Gib ein, wie viele Haufen mit Streichhölzern es geben soll (2 bis { $most }); danach wirst du gefragt, wie viele Streichhölzer jeder hat. „q“ beendet das Programm.
ask-pile-size = Wie viele Streichhölzer in Haufen { $row }?
help-pile-size = Gib ein, wie viele Streichhölzer dieser Haufen am Anfang hat, von 1 bis { $most }. „q“ beendet das Programm.
ask-pile = Von welchem Haufen ({ $offered })?
ask-first-pile = Welcher ist der erste Haufen ({ $offered })?
ask-second-pile = Welcher ist der zweite Haufen ({ $offered })?
ask-count-single = Wie viele Streichhölzer von Haufen { $heap }?
ask-count-double = Wie viele Streichhölzer von jedem?
help-pick-pile = Gib die Nummer des Haufens ein, von dem du nimmst: { $offered }. „b“ führt zurück zum Menü, „q“ beendet das Programm.
help-pick-first = Gib die Nummer des ersten der zwei Haufen ein, von denen du nimmst: { $offered }. „b“ führt zurück zum Menü, „q“ beendet das Programm.
help-pick-second = Gib die Nummer des zweiten Haufens ein, von dem du nimmst: { $offered }. „b“ führt zurück zum Menü, „q“ beendet das Programm.
help-count-single = Gib ein, wie viele Streichhölzer du von Haufen { $heap } nimmst ({ $most ->
    [1] nur 1
    [2] 1 oder 2
   *[other] von 1 bis { $most }
  }). „b“ führt zurück zum Menü, „q“ beendet das Programm.
help-count-double = Gib ein, wie viele Streichhölzer du von jedem der Haufen { $first } und { $second } nimmst ({ $most ->
    [1] nur 1
    [2] 1 oder 2
   *[other] von 1 bis { $most }
  }). „b“ führt zurück zum Menü, „q“ beendet das Programm.
limit-single = { $answer } ist zu viel: Haufen { $heap } hat { $size ->
    [one] nur 1 Streichholz
   *[other] nur { $size } Streichhölzer
  }
limit-double = { $answer } ist zu viel: Der kleinere der beiden Haufen hat { $size ->
    [one] nur 1 Streichholz
   *[other] nur { $size } Streichhölzer
  }
alike-piles = Haufen in beliebiger Reihenfolge
theorem-takes-last = Er nimmt alle Streichhölzer, die noch da sind.
    .idea = Kannst du alles nehmen?
theorem-ones-left = { $piles ->
    [one] Der Zug lässt ein einziges Streichholz übrig, und das Gegenüber muss es nehmen.
   *[other] Der Zug lässt { $piles } Einerhaufen übrig. Das ist eine ungerade Anzahl, also muss das Gegenüber das letzte Streichholz nehmen.
  }
    .idea = Willst du eine ungerade oder eine gerade Anzahl von Einerhaufen hinterlassen?
theorem-ones-faced = { $piles ->
    [one] Nur ein Streichholz ist übrig, und es muss genommen werden.
   *[other] Nur Einerhaufen sind übrig. Ihre Anzahl, { $piles }, ist ungerade, also muss das letzte Streichholz nehmen, wer am Zug ist.
  }
note-last = { $piles ->
    [one] ein einziges Streichholz
   *[other] ungerade viele Einerhaufen
  }
place-pile = nimmt von Haufen { $pile }
place-piles = nimmt von den Haufen { $number ->
    [2] { $first } und { $second }
   *[other] { $piles }
  }
absent-double = Es ist nur noch ein Haufen da, von dem man nehmen kann.
