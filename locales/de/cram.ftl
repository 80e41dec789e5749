# Was nur Cram sagt.

tagline-cram = Dominosteine legen; wer nicht kann, verliert
    .name = Cram
rules-cram = Cram: Leg einen Dominostein auf zwei freie Felder, die neben- oder übereinander liegen. Wer nicht ziehen kann, verliert.
    .strategy = Leeres Brett, gerade mal ungerade: Belege die zwei Felder in der Mitte, dann antworte auf jeden Zug mit dem um 180° gedrehten; gerade mal gerade: Lass dein Gegenüber beginnen; ungerade mal ungerade: Rechne mit Grundy-Werten.
rules-cram-misere = Cram, Misère: Leg einen Dominostein auf zwei freie Felder, die neben- oder übereinander liegen. Wer den letzten Zug macht, verliert.
deed-domino = legt einen Dominostein auf { $first } und { $second }
    .advice = Leg einen Dominostein auf { $first } und { $second }
position-cram-unreadable = „{ $word }“ ist kein Brett. Schreib 4x5 für ein leeres mit 4 Zeilen und 5 Spalten oder die Zeilen von oben nach unten, z. B. ..#/.../..., mit . für ein freies und # für ein belegtes Feld.
position-cram-ragged = Die Zeilen müssen gleich lang sein: Zeile 1 hat { $first ->
    [1] 1 Feld
   *[other] { $first } Felder
  }, Zeile { $row } hat { $columns }.
move-unreadable-cram = „{ $move }“ ist kein Zug. Schreib die zwei Felder des Dominosteins, jedes als Buchstaben der Spalte und Nummer der Zeile, z. B. b2-c2.
move-no-such-cell = Das Feld { $cell } gibt es nicht: Die Spalten sind a bis { $letter }, die Zeilen 1 bis { $rows }.
move-cell-taken = { $cell } ist belegt. Wähle zwei freie Felder, die benachbart sind.
move-same-cell = Ein Dominostein belegt zwei verschiedene Felder, nicht zweimal { $cell }.
move-no-neighbours = { $first } und { $second } sind nicht benachbart: Ein Dominostein belegt zwei Felder, die neben- oder übereinander liegen.
ask-domino = Welche zwei Felder (z. B. { $example })?
help-domino = Gib zwei freie Felder ein, die neben- oder übereinander liegen, jedes als Buchstaben der Spalte und Nummer der Zeile, mit einem Bindestrich dazwischen: { $example }. „b“ führt zurück zum Menü, „q“ beendet das Programm.
theorem-mirror-left = Nach dem Zug sehen die freien Felder, auf die ein Dominostein passt, nach einer Drehung um 180° um { $centre } gleich aus. Kein Dominostein überdeckt sein eigenes Bild, du kannst also jeden Zug mit seinem Bild beantworten: Du hast immer eine Antwort und machst so den letzten Zug.
    .idea = Welcher Zug hinterlässt ein Brett, das nach einer halben Drehung gleich aussieht?
    .short = Was er hinterlässt, sieht nach einer halben Drehung gleich aus.
theorem-mirror-faced = Die freien Felder, auf die ein Dominostein passt, sehen nach einer Drehung um 180° um { $centre } gleich aus. Kein Dominostein überdeckt sein eigenes Bild, das Gegenüber kann also jeden Zug mit dem Bild dieses Zuges beantworten: So hat es immer eine Antwort und macht den letzten Zug.
    .short = Das Brett sieht nach einer halben Drehung gleich aus, dein Gegenüber kann also jeden Zug nachmachen.
centre-cell = die Mitte von { $first }
centre-border = den Mittelpunkt der gemeinsamen Seite von { $first } und { $second }
centre-corner = die gemeinsame Ecke von { $first } und { $second }
note-mirror = gedreht sieht es gleich aus
    .short = drehsymmetrisch
    .means = Drehsymmetrisch: Ab da beantworte jeden Zug mit demselben Zug, um 180° gedreht; Felder, die kein Dominostein bedecken kann, zählen nicht.
alike-boards = auch mit verschobenen, gedrehten oder gespiegelten Komponenten
moves-cram = Schreib b2-c2, um einen Dominostein auf b2 und c2 zu legen: der Buchstabe der Spalte und die Nummer der Zeile.
place-domino-row = liegt in Zeile { $row }
place-domino-column = steht in Spalte { $letter }
theorem-strips-nimbers = Die Grundy-Werte von Zeilen aus 1 bis { $most } Feldern sind { $nimbers }.
