# Was nur das Spiel von Euklid sagt.

tagline-euclid = ein Vielfaches der kleineren Zahl von der größeren abziehen
    .name = Euklid-Spiel
rules-euclid = Euklid-Spiel: Zieh die kleinere von zwei Zahlen von der größeren ab, einmal oder mehrmals, solange nicht weniger als 0 bleibt. Ist eine der Zahlen 0, ist das Spiel zu Ende, und wer den letzten Zug gemacht hat, gewinnt. Mancherorts ist die Partie schon zu Ende, wenn die Zahlen gleich sind: Das ist ein anderes Spiel.
    .strategy = Hinterlass ein Verhältnis unter 1,618… oder 0, wenn die größere Zahl durch die kleinere teilbar ist.
rules-euclid-misere = Euklid-Spiel, Misère: Zieh die kleinere von zwei Zahlen von der größeren ab, einmal oder mehrmals, solange nicht weniger als 0 bleibt. Ist eine der Zahlen 0, ist das Spiel zu Ende, und wer den letzten Zug gemacht hat, verliert.
    .strategy = Hinterlass ein Verhältnis unter 1,618…, auch gleiche Zahlen.
position-euclid = „{ $word }“ ist keine Stellung. Eine Stellung sind zwei Zahlen, z. B. 21,13: ganze Zahlen von 0 bis { $most }.
move-unreadable-euclid = „{ $move }“ ist kein Zug. Schreib, wie oft die kleinere Zahl abgezogen wird, z. B. 1.
move-count-euclid = Die kleinere Zahl lässt sich nicht { $count }-mal abziehen. Schreib { $most ->
    [one] 1.
   *[other] eine Zahl von 1 bis { $most }.
  }
ask-euclid = Wie oft wird die kleinere Zahl abgezogen (1 bis { $most })?
help-euclid = Gib ein, wie oft die kleinere Zahl von der größeren abgezogen wird, von 1 bis { $most }. „b“ führt zurück zum Menü, „q“ beendet das Programm.
limit-euclid = { $answer } ist zu viel: { $smaller } passt in { $larger } nur { $most ->
    [one] einmal
    [2] zweimal
   *[other] { $most }-mal
  }
deed-euclid = zieht { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
  } { $smaller } von { $larger } ab
    .advice = Zieh { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
  } { $smaller } von { $larger } ab
theorem-euclid-ends = Er hinterlässt 0, und damit ist das Spiel zu Ende.
    .idea = Kannst du 0 hinterlassen?
theorem-euclid-equal-left = Der Zug hinterlässt zweimal die { $larger }, und das Gegenüber muss den letzten Zug machen.
    .idea = Kannst du gleiche Zahlen hinterlassen?
theorem-euclid-equal-faced = Die Zahlen sind gleich, und der einzige Zug ist der letzte.
theorem-euclid-left = Der Zug hinterlässt { $larger } und { $smaller }. Ihr Verhältnis ist kleiner als der Goldene Schnitt (1,618…), deshalb hat dein Gegenüber nur einen Zug, und der hinterlässt zwei Zahlen mit einem größeren Verhältnis. { $misere ->
    [yes] Du kannst es wieder darunter bringen, und so weiter, bis du gewinnst.
   *[no] Ist die größere durch die kleinere teilbar, hinterlass 0, und du gewinnst; sonst bring das Verhältnis wieder unter den Goldenen Schnitt.
  }
    .idea = Welcher Zug hinterlässt ein Verhältnis, das kleiner ist als der Goldene Schnitt (1,618…)?
    .short = Er hinterlässt ein Verhältnis unter dem Goldenen Schnitt.
theorem-euclid-faced = Das Verhältnis von { $larger } und { $smaller } ist kleiner als der Goldene Schnitt (1,618…), deshalb gibt es nur einen Zug, und der hinterlässt zwei Zahlen mit einem größeren Verhältnis. { $misere ->
    [yes] Das Gegenüber kann das Verhältnis wieder darunter bringen, und so weiter, bis es gewinnt.
   *[no] Ist die größere durch die kleinere teilbar, hinterlässt das Gegenüber 0 und gewinnt; sonst kann es das Verhältnis wieder unter den Goldenen Schnitt bringen.
  }
moves-euclid = Schreib 2, um die kleinere Zahl zweimal von der größeren abzuziehen.
