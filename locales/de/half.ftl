# Was nur das Spiel sagt, in dem man höchstens die Hälfte nimmt.

tagline-half = höchstens die Hälfte von einem Haufen nehmen
    .name = Halbieren
rules-half = Halbieren: Nimm etwas von einem Haufen, höchstens die Hälfte. Wer nicht ziehen kann, verliert.
    .strategy = Hinterlass eins weniger als eine Zweierpotenz (1, 3, 7, 15, …); bei mehreren Haufen spiel Nim mit den Grundy-Werten.
rules-half-misere = Halbieren, Misère: Nimm etwas von einem Haufen, höchstens die Hälfte. Wer den letzten Zug macht, verliert.
move-half = { $most ->
    [0] Von Haufen { $heap } kann man nichts nehmen: Er hat nur { $size }. Wähle einen anderen Haufen.
   *[other] Von Haufen { $heap } mit { $size } kann man nicht { $count } nehmen: höchstens die Hälfte, { $most }.
  }
theorem-half-nimbers = Ein Haufen mit 2n hat den Grundy-Wert n, einer mit 2n + 1 den eines Haufens mit n: Die Grundy-Werte der Haufen mit 1 bis { $most } sind { $nimbers }{ $more ->
    [yes] { " " }(weitere zeigt nimatron sequence).
   *[no] .
  }{ $dead ->
    [yes] { " " }Haufen, die kein Zug mehr ändert, zählen nicht mit.
   *[no] { "" }
  }
theorem-half-left = Der Zug hinterlässt einen Haufen mit eins weniger als einer Zweierpotenz (1, 3, 7, 15, …). Von dort hinterlässt kein Zug einen solchen: Der nächstkleinere hat weniger als die Hälfte. Nach jeder Antwort kannst du wieder einen hinterlassen.
    .idea = Kannst du eins weniger als eine Zweierpotenz hinterlassen?
    .short = Er hinterlässt eins weniger als eine Zweierpotenz.
theorem-half-faced = Der Haufen hat eins weniger als eine Zweierpotenz (1, 3, 7, 15, …). Kein Zug hinterlässt einen solchen: Der nächstkleinere hat weniger als die Hälfte. Nach jedem Zug kann das Gegenüber wieder einen hinterlassen.
moves-half = Schreib 2:3, um 3 von Haufen 2 zu nehmen.
