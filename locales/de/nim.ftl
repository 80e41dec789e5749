# Was nur Nim sagt.

tagline-nim = von einem Haufen nehmen
    .name = Nim
rules-nim = Nim: Nimm beliebig viele Streichhölzer von einem Haufen. Wer das letzte Streichholz nimmt, gewinnt.
    .strategy = Zerleg jeden Haufen in verschiedene Zweierpotenzen (5 = 4 + 1) und hinterlass jede Potenz in gerader Anzahl.
rules-nim-misere = Nim, Misère: Nimm beliebig viele Streichhölzer von einem Haufen. Wer das letzte Streichholz nimmt, verliert.
    .strategy = Spiel wie beim normalen Nim, bis nur noch ein Haufen mit zwei oder mehr Streichhölzern da ist: Dann hinterlass eine ungerade Anzahl von Einerhaufen.
move-unreadable-nim = „{ $move }“ ist kein Zug. Schreib 2:1, um 1 Streichholz von Haufen 2 zu nehmen.
theorem-nim-won = Der Zug bringt die Nim-Summe auf 0; vorher war sie { $sum }. (Schreib die Größen binär untereinander: Die Nim-Summe hat eine 1 in jeder Spalte mit ungerade vielen Einsen. Um den Zug zu finden, wähl einen Haufen, der von links gesehen in der ersten dieser Spalten eine 1 hat, und mach dort in jeder dieser Spalten aus seiner 1 eine 0 und aus seiner 0 eine 1: Das macht ihn kleiner.) Wer bei Nim-Summe 0 am Zug ist, verliert (Bouton, 1901): Jeder Zug führt zu einer Spalte mit ungerade vielen Einsen, und das Gegenüber macht die Anzahl auf dieselbe Weise in allen Spalten wieder gerade.
    .idea = Die Nim-Summe ist { $sum }. Welche Haufen haben eine 1 in ihrer Spalte ganz links?
    .short = Er bringt die Nim-Summe auf 0.
theorem-nim-won-misere = Der Zug bringt die Nim-Summe auf 0 und lässt einen Haufen mit zwei oder mehr Streichhölzern übrig; vorher war die Nim-Summe { $sum }. (Schreib die Größen binär untereinander: Die Nim-Summe hat eine 1 in jeder Spalte mit ungerade vielen Einsen. Um den Zug zu finden, wähl einen Haufen, der von links gesehen in der ersten dieser Spalten eine 1 hat, und mach dort in jeder dieser Spalten aus seiner 1 eine 0 und aus seiner 0 eine 1: Das macht ihn kleiner.) Solange es so einen Haufen gibt, spiel wie beim normalen Nim. Ist nur noch einer übrig, ist die Nim-Summe nicht 0, du bist also am Zug: Verkleinere ihn auf 0 oder 1, sodass eine ungerade Anzahl von Einerhaufen bleibt, und dein Gegenüber nimmt das letzte Streichholz.
    .idea = Die Nim-Summe ist { $sum }. Welche Haufen haben eine 1 in ihrer Spalte ganz links?
    .short = Er bringt die Nim-Summe auf 0.
theorem-nim-lost = Die Nim-Summe ist { $sum }. (Schreib die Größen binär untereinander: Die Nim-Summe hat eine 1 in jeder Spalte mit ungerade vielen Einsen.) Jeder Zug führt zu einer Spalte mit ungerade vielen Einsen, und das Gegenüber kann die Anzahl immer in allen Spalten wieder gerade machen.
    .short = Die Nim-Summe ist { $sum }, und jeder Zug ändert sie.
theorem-nim-lost-misere = Die Nim-Summe ist { $sum }, und es gibt einen Haufen mit zwei oder mehr Streichhölzern. (Schreib die Größen binär untereinander: Die Nim-Summe hat eine 1 in jeder Spalte mit ungerade vielen Einsen.) Solange es so einen Haufen gibt, führt jeder Zug zu einer Spalte mit ungerade vielen Einsen, und das Gegenüber kann die Anzahl in allen Spalten wieder gerade machen. Ist nur noch ein solcher Haufen übrig, ist die Nim-Summe nicht 0, das Gegenüber ist also am Zug: Es kann ihn auf 0 oder 1 verkleinern, sodass eine ungerade Anzahl von Einerhaufen bleibt.
    .short = Die Nim-Summe ist { $sum }, und jeder Zug ändert sie.
theorem-pairs-left = Der Zug hinterlässt Paare gleicher Haufen. Was dein Gegenüber auch von einem Haufen nimmt, nimm ebenso viel vom anderen Haufen des Paars (Spiegelstrategie): Du hast immer eine Antwort und nimmst so das letzte Streichholz.
    .idea = Kannst du Paare gleicher Haufen hinterlassen?
    .short = Er hinterlässt Paare gleicher Haufen.
theorem-pairs-faced = Die Haufen sind paarweise gleich. Egal, was von einem Haufen genommen wird: Dein Gegenüber kann ebenso viel vom anderen Haufen des Paars nehmen und nimmt so das letzte Streichholz.
    .short = Die Haufen sind paarweise gleich, dein Gegenüber kann also jeden Zug nachmachen.
note-pairs = wieder paarweise gleich
note-as-nim = wie Nim { $left }
moves-nim = Schreib 2:1, um 1 Streichholz von Haufen 2 zu nehmen.
