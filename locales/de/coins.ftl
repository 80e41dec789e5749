# Was nur das Münzspiel sagt.

tagline-coins = Spalten von rechts; die meisten Münzen gewinnen
    .name = Münzen
rules-coins = Münzen: Nimm Spalten vom rechten Ende der Reihe, mindestens eine und höchstens so viele, wie im Zug davor genommen wurden, im ersten Zug höchstens { $most ->
    [0] M; M wird vor dem Spiel vereinbart
    [one] 1 Spalte
   *[other] { $most } Spalten
  }. Sind alle Spalten weg, gewinnt, wer mehr Münzen hat; bei Gleichstand endet das Spiel unentschieden. Im Bild stehen die Spalten, die genommen werden dürfen, in Klammern.
    .strategy = Rechne vom Ende her; je mehr du nimmst, desto mehr darf dein Gegenüber nehmen.
deed-coins = nimmt { $count ->
    [one] 1 Spalte
   *[other] { $count } Spalten
  } mit { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
    .advice = Nimm { $count ->
    [one] 1 Spalte
   *[other] { $count } Spalten
  } mit { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
position-coins = „{ $word }“ ist keine Spalte. Eine Stellung nennt die Münzen jeder Spalte von links nach rechts, z. B. 5,3,8,1: ganze Zahlen von 0 bis { $most }.
position-coins-too-many = Das sind zu viele Spalten: Eine Reihe hat 1 bis { $most } Spalten.
ask-no-columns = Wenn der erste Zug bis zu { $take } Spalten nehmen darf, müsste nach mehr als { $most } Spalten gefragt werden. Gib die Spalten an, z. B.: nimatron play coins 5,3,8,1
ask-coin-columns = Wie viele Spalten mit Münzen?
help-coin-columns = Gib ein, wie viele Spalten es geben soll ({ $least } bis { $most }); jede bekommt zufällig 0 bis { $coins } Münzen. Enter allein wählt die Zahl in Klammern, wenn eine da ist. „q“ beendet das Programm.
ask-max-take-coins = Wie viele Spalten darf der erste Zug nehmen?
help-max-take-coins = Gib ein, wie viele Spalten der erste Zug höchstens nehmen darf, von 1 bis { $most }; danach nimmt ein Zug höchstens so viele wie der davor. Enter allein wählt die Zahl in Klammern. „q“ beendet das Programm.
ask-take-coins = Wie viele Spalten?
help-take-coins = Gib ein, wie viele Spalten du vom rechten Ende nimmst ({ $most ->
    [1] nur 1
    [2] 1 oder 2
   *[other] von 1 bis { $most }
  }). „b“ führt zurück zum Menü, „q“ beendet das Programm.
limit-columns-left = { $answer } ist zu viel: Es { $columns ->
    [one] ist nur noch 1 Spalte da
   *[other] sind nur noch { $columns } Spalten da
  }
moves-coins = Schreib 2, um die letzten 2 Spalten zu nehmen.
terms-coins = { $value ->
    [one] nur 1 Spalte darf genommen werden
   *[other] bis zu { $value } Spalten dürfen genommen werden
  }
