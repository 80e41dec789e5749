# Was nur Chomp sagt.

tagline-chomp = von einer Tafel mit vergifteter Ecke abbeißen
    .name = Chomp
rules-chomp = Chomp: Wähle ein Stück der Tafel Schokolade und beiß es ab, mit allem, was rechts davon und darunter liegt. Das Stück oben links ist vergiftet und wird nie genommen. Wer nicht ziehen kann, verliert.
    .strategy = Hinterlass gleich lange Arme (bei einem Quadrat: b2); bei zwei Zeilen mach die untere um eins kürzer; dann halte es so.
rules-chomp-misere = Chomp, Misère: Wähle ein Stück der Tafel Schokolade und beiß es ab, mit allem, was rechts davon und darunter liegt. Das Stück oben links ist vergiftet und wird nie genommen. Wer den letzten Zug macht, verliert.
deed-bite = beißt { $count ->
    [one] das Stück { $cell }
   *[other] von { $cell } an { $count } Stücke
  } ab
    .advice = Beiß { $count ->
    [one] das Stück { $cell }
   *[other] von { $cell } an { $count } Stücke
  } ab
position-chomp-unreadable = „{ $word }“ ist keine Tafel. Schreib 3x4 für eine mit 3 Zeilen und 4 Spalten oder die Längen der Zeilen von oben nach unten, z. B. 4,4,2.
position-chomp-no-corner = „{ $word }“ hat oben links kein Stück: Die erste Zeile muss mindestens die Länge 1 haben, denn dieses Stück wird nie genommen.
position-chomp-longer-below = „{ $word }“ ist keine Tafel: Keine Zeile darf länger sein als die darüber; 4,4,2 ginge.
move-unreadable-chomp = „{ $move }“ ist kein Zug. Schreib ein Stück als Buchstaben der Spalte und Nummer der Zeile, z. B. b2.
move-poisoned = { $cell } ist vergiftet und wird nie genommen. Wähle ein anderes Stück.
move-no-such-bar-row = Das Stück { $cell } gibt es nicht: Die Zeilen haben die Nummern 1 bis { $rows }.
move-no-such-square = Das Stück { $cell } gibt es nicht: Zeile { $row } hat die Spalten a bis { $letter }.
ask-square = Welches Stück (z. B. { $example })?
help-square = Gib das Stück ein, das du abbeißt, mit allem, was rechts davon und darunter liegt: der Buchstabe der Spalte und die Nummer der Zeile, z. B. { $example }. „b“ führt zurück zum Menü, „q“ beendet das Programm.
theorem-poisoned-left = Nur das vergiftete Stück ist übrig, das Gegenüber kann also nicht ziehen.
    .idea = Kannst du nur das vergiftete Stück übrig lassen?
theorem-arms-left = Der Zug hinterlässt ein L mit zwei gleich langen Armen (Länge { $arm }). Was dein Gegenüber auch von einem Arm abbeißt, beiß ebenso viel vom anderen ab: Du hast immer eine Antwort und machst so den letzten Zug.
    .idea = Kannst du zwei gleich lange Arme hinterlassen?
    .short = Er hinterlässt gleich lange Arme.
theorem-arms-faced = Die Tafel ist ein L mit zwei gleich langen Armen (Länge { $arm }). Egal, was von einem Arm abgebissen wird: Dein Gegenüber kann ebenso viel vom anderen abbeißen und macht so den letzten Zug.
theorem-rows-left = Der Zug hinterlässt zwei Zeilen, die untere um eins kürzer. Was dein Gegenüber auch abbeißt, du kannst die untere Zeile wieder um eins kürzer machen und machst so den letzten Zug.
    .idea = Kannst du zwei Zeilen hinterlassen, die untere um eins kürzer?
    .short = Er macht die untere Zeile um eins kürzer.
theorem-rows-faced = Es sind zwei Zeilen, die untere um eins kürzer. Egal, was abgebissen wird: Dein Gegenüber kann die untere Zeile wieder um eins kürzer machen und macht so den letzten Zug.
theorem-columns-left = Der Zug hinterlässt zwei Spalten, die rechte um eins kürzer. Was dein Gegenüber auch abbeißt, du kannst die rechte Spalte wieder um eins kürzer machen und machst so den letzten Zug.
    .idea = Kannst du zwei Spalten hinterlassen, die rechte um eins kürzer?
    .short = Er macht die rechte Spalte um eins kürzer.
theorem-columns-faced = Es sind zwei Spalten, die rechte um eins kürzer. Egal, was abgebissen wird: Dein Gegenüber kann die rechte Spalte wieder um eins kürzer machen und macht so den letzten Zug.
note-arms = wieder gleich lange Arme
note-rows = wieder um eins kürzer
note-columns = wieder um eins kürzer
alike-bars = auch mit vertauschten Zeilen und Spalten
moves-chomp = Schreib b2, um das Stück in Spalte b und Zeile 2 abzubeißen, mit allem, was rechts davon und darunter liegt.
place-bite = beginnt in Zeile { $row }
