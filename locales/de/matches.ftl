# Was nur das Spiel Streichhölzer sagt.

tagline-matches = von einem Haufen oder gleich viel von zweien
    .name = Streichhölzer
rules-matches = Streichhölzer: Nimm beliebig viele Streichhölzer von einem Haufen{ $most ->
    [1] {""}
    [2] {" "}oder von zwei Haufen jeweils gleich viele
    [10] {" "}oder von mehreren Haufen jeweils gleich viele, von so vielen du willst (1+2+3:1 nimmt je 1 Streichholz von den Haufen 1, 2 und 3)
   *[other] {" "}oder von bis zu { $most } Haufen jeweils gleich viele (1+2+3:1 nimmt je 1 Streichholz von den Haufen 1, 2 und 3)
  }. Wer das letzte Streichholz nimmt, gewinnt.
    .strategy = { $most ->
    [1] Zerleg jeden Haufen in verschiedene Zweierpotenzen (5 = 4 + 1) und hinterlass jede Potenz in gerader Anzahl.
   *[other] Bei zwei Haufen hinterlass ein goldenes Paar: 1 2, 3 5, 4 7, … (Paar n: die kleinste unbenutzte Zahl und die um n größere).{ $most ->
        [2] {" "}Drei gleiche Haufen sind eine Verluststellung.
       *[other] {""}
    }
  }
rules-matches-misere = Streichhölzer, Misère: Nimm beliebig viele Streichhölzer von einem Haufen{ $most ->
    [1] {""}
    [2] {" "}oder von zwei Haufen jeweils gleich viele
    [10] {" "}oder von mehreren Haufen jeweils gleich viele, von so vielen du willst (1+2+3:1 nimmt je 1 Streichholz von den Haufen 1, 2 und 3)
   *[other] {" "}oder von bis zu { $most } Haufen jeweils gleich viele (1+2+3:1 nimmt je 1 Streichholz von den Haufen 1, 2 und 3)
  }. Wer das letzte Streichholz nimmt, verliert.
terms-matches = Haufen auf einmal: { $value ->
    [any] beliebig viele
   *[other] { $value }
  }
at-once-unreadable = --piles-at-once muss eine Zahl von 1 bis { $most } oder „any“ sein; „{ $value }“ geht nicht.
move-unreadable-matches = „{ $move }“ ist kein Zug. Schreib 2:1, um 1 Streichholz von Haufen 2 zu nehmen, oder 1+2:1, um je 1 Streichholz von den Haufen 1 und 2 zu nehmen.
move-unreadable-several = „{ $move }“ ist kein Zug. Schreib 2:1, um 1 Streichholz von Haufen 2 zu nehmen, 1+2:1, um je 1 Streichholz von den Haufen 1 und 2 zu nehmen, und so weiter mit bis zu { $most } Haufen.
theorem-golden = { $smaller } und { $larger } sind das goldene Paar Nummer { $number } (Wythoff-Paare: { $pairs }, …; das Paar Nummer n besteht aus der kleinsten noch nicht benutzten Zahl und der um n größeren). Jede Größe und jede Differenz kommt deshalb in genau einem Paar vor.
    .short = { $smaller } und { $larger } sind ein goldenes Paar.
theorem-golden-misere = { $smaller } und { $larger } sind das goldene Paar Nummer { $number } (Wythoff-Paare: { $pairs }, …; das Paar Nummer n besteht aus der kleinsten noch nicht benutzten Zahl und der um n größeren). In der Misère-Variante ersetzen 0 1 und 2 2 die Paare 0 0 und 1 2. Sie haben dieselben Größen und dieselben Differenzen, also kommt jede Größe und jede Differenz weiterhin in genau einem Paar vor.
    .short = { $smaller } und { $larger } sind ein goldenes Paar.
theorem-golden-stand-in = In der Misère-Variante ersetzen 0 1 und 2 2 die goldenen Paare (Wythoff-Paare) 0 0 und 1 2, und hier sind es { $smaller } und { $larger }; alle anderen ({ $pairs }, …) bleiben. Die beiden neuen haben dieselben Größen und dieselben Differenzen, also kommt jede Größe und jede Differenz weiterhin in genau einem Paar vor.
golden-left = Ein Zug lässt eine Größe oder die Differenz unverändert, deshalb führt keiner von Paar zu Paar. Von jeder anderen Stellung führt einer zu einem Paar: Verkleinere den größeren Haufen zum Partner des kleineren; ist er dafür zu klein, gehört die Differenz zu einem kleineren Paar: Nimm von beiden gleich viel. Jetzt muss dein Gegenüber von einem Paar aus ziehen.
    .idea = Welches goldene Paar kannst du erreichen?
golden-faced = Ein Zug lässt eine Größe oder die Differenz unverändert, deshalb führt keiner von Paar zu Paar. Von jeder anderen Stellung führt einer zu einem Paar: Man verkleinert den größeren Haufen zum Partner des kleineren; ist er dafür zu klein, gehört die Differenz zu einem kleineren Paar: Man nimmt von beiden gleich viel.
    .idea = Die Haufen sind ein goldenes Paar, und kein Zug hinterlässt ein anderes.
note-golden = wieder ein goldenes Paar
theorem-three-equal-left = Der Zug hinterlässt drei gleiche Haufen mit je { $size }. Was dein Gegenüber auch von einem oder zweien nimmt, nimm ebenso viel von jedem der anderen: Es bleiben wieder drei gleiche Haufen, oder die letzten Streichhölzer gehören dir.
    .idea = Kannst du drei gleiche Haufen hinterlassen?
    .short = Er hinterlässt drei gleiche Haufen.
theorem-three-equal-faced = Es sind drei gleiche Haufen mit je { $size }. Egal, was von einem oder zweien genommen wird: Dein Gegenüber kann ebenso viel von jedem der anderen nehmen; es bleiben wieder drei gleiche Haufen, oder das Gegenüber nimmt die letzten Streichhölzer.
    .idea = Es sind drei gleiche Haufen. Was erlauben die anderen Haufen deinem Gegenüber?
note-three-equal = wieder drei gleiche Haufen
moves-matches = Schreib 2:1, um 1 Streichholz von Haufen 2 zu nehmen{ $most ->
    [1] {""}
   *[other] , und 1+2:1, um je 1 Streichholz von den Haufen 1 und 2 zu nehmen
  }.
