# Was nur das Spiel von Grundy sagt.

tagline-grundy = einen Haufen in zwei ungleich große teilen
    .name = Grundy-Spiel
rules-grundy = Grundy-Spiel: Teile einen Haufen in zwei verschieden große Haufen. Wer nicht ziehen kann, verliert.
    .strategy = Bestimme den Grundy-Wert jedes Haufens und spiel Nim mit den Grundy-Werten.
rules-grundy-misere = Grundy-Spiel, Misère: Teile einen Haufen in zwei verschieden große Haufen. Wer den letzten Zug macht, verliert.
move-unreadable-grundy = „{ $move }“ ist kein Zug. Um Haufen 2 in 1 und 4 zu teilen, wenn er 5 hat, schreib 2:1+4.
move-grundy-none = Haufen { $heap } lässt sich nicht in zwei verschieden große teilen: Er hat nur { $size }. Wähle einen anderen Haufen.
move-grundy-unequal = Haufen { $heap } hat { $size }. Teile ihn in zwei verschieden große Haufen, die zusammen { $size } ergeben, z. B. { $example }.
deed-grundy = teilt Haufen { $heap } in { $one } und { $other }
    .advice = Teile Haufen { $heap } in { $one } und { $other }
ask-grundy = Wie groß ist der kleinere der beiden (1 bis { $most })?
help-grundy = Aus Haufen { $heap } mit { $size } werden zwei verschieden große Haufen. Gib die Größe des kleineren ein, von 1 bis { $most }. „b“ führt zurück zum Menü, „q“ beendet das Programm.
limit-grundy = { $answer } ist zu groß für den kleineren von zwei verschiedenen Haufen mit zusammen { $size }
moves-grundy = Schreib 2:1+4, um Haufen 2 in Haufen mit 1 und 4 zu teilen.
