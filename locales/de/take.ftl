# Was nur Subtraktionsspiele sagen.

tagline-take = 1, 2 oder 3 (oder nach eigener Regel) von einem Haufen nehmen
    .name = Subtraktionsspiel
rules-take = Subtraktionsspiel: { $numeric ->
    [yes] Nimm etwas von einem Haufen (erlaubt: { $set }).
   *[no] Verändere einen Haufen nach der Regel „{ $set }“. { $letters }
  } Wer nicht ziehen kann, verliert.
    .strategy = Bestimme den Grundy-Wert jedes Haufens und spiel Nim mit den Grundy-Werten.
rules-take-misere = Subtraktionsspiel, Misère: { $numeric ->
    [yes] Nimm etwas von einem Haufen (erlaubt: { $set }).
   *[no] Verändere einen Haufen nach der Regel „{ $set }“. { $letters }
  } Wer den letzten Zug macht, verliert.
terms-take = { $numeric ->
    [yes] erlaubt: { $value }
   *[no] Regel: { $value }
  }
ask-set = Welche Zahlen dürfen genommen werden?
help-set = Gib die Zahlen ein, die ein Zug nehmen darf, z. B. 1,3,4 oder 1-5, oder eine Regel auf Englisch, z. B. primes; k <= n/2; k divides n and k < n; take 1 or 2, then split; split a + b, a != b. n ist die Größe des Haufens, k die Anzahl, die genommen wird; der Rest darf zu zwei Haufen a und b werden, a nicht größer als b, und 0 ist kein Haufen. Arten von Zahlen: any, even, odd, squares, cubes, triangular, primes, fibonacci, powers of 2. Zeichen und Wörter: = != < <= > >= + - * / ^ mod, gcd(k, n), half, and, or, not. Ein Komma fügt eine Bedingung hinzu, ein Semikolon eine weitere Art zu ziehen: take 1; take 2, n is even. Enter allein wählt die Vorgabe in Klammern. „q“ beendet das Programm.
set-unreadable = „{ $word }“ ist keine Menge von Zahlen. Schreib die Zahlen, die genommen werden dürfen, von 1 bis { $most }, z. B. 1,3,4, 1-5 oder 1-3,7: höchstens { $numbers }.
position-take = „{ $word }“ ist kein Haufen. Eine Stellung nennt die Größen der Haufen, z. B. 7 oder 7,5: ganze Zahlen, zusammen höchstens { $most }, und höchstens { $heaps } Haufen.
move-unreadable-numbers = „{ $move }“ ist kein Zug. Schreib 2:3, um 3 von Haufen 2 zu nehmen.
move-take-none = Von Haufen { $heap } kann man nichts nehmen: Er hat nur { $size }, und mindestens { $least } müssen genommen werden. Wähle einen anderen Haufen.
move-take-count = Von Haufen { $heap } mit { $size } kann man nicht { $count } nehmen. Möglich ist: { $takable }.
deed-taken = nimmt { $taken } von Haufen { $heap }
    .advice = Nimm { $taken } von Haufen { $heap }
moves-take = Schreib 2:3, um 3 von Haufen 2 zu nehmen. Wo die Regel Haufen teilt, schreib 2:1+4, um Haufen 2 in 1 und 4 zu teilen, und 2:3=1+4, um 3 zu nehmen und 1 und 4 übrig zu lassen.
rule-letters = n ist die Größe des Haufens, k die Anzahl, die genommen wird.{ $splits ->
    [yes] { " " }Der Rest kann zu zwei Haufen a und b werden, wobei a nicht größer als b ist.
   *[no] { "" }
  }
move-none = In Haufen { $heap } ist kein Zug möglich: Er hat { $size }. Wähle einen anderen Haufen.
move-other = { $played } ist kein Zug in Haufen { $heap }, der { $size } hat. Dort erlaubt: { $allowed }.
rule-unreadable = Die Regel ist ab der mit › markierten Stelle nicht zu verstehen: { $marked } (erwartet: { $what ->
    [number] eine Zahl, n, k oder eine Art von Zahlen wie primes, powers of 2
    [taken] kein k, denn es wird nichts genommen
    [parts] kein a und kein b vor „split“
    [split] split
    [length] höchstens 200 Zeichen
    [closing] eine schließende Klammer
    [comparison] ein Vergleich wie k <= n/2
    [last] n, k oder eine Zahl; Regeln merken sich den letzten Zug nicht, dafür gibt es coins und fibonacci
    [pass] ein Zug; Aussetzen gibt es in diesen Regeln nicht
    [heaps] ein einziger Haufen; ein Zug verändert nur einen, in matches nimmt man von zweien zugleich
   *[sign] ein Vergleich wie <=, „and“, „or“, ein Komma oder das Ende
  }). Regeln sind zum Beispiel: 1,3,4; primes; k <= n/2; k divides n and k < n; split a + b, a != b; take 1 or 2, then split.
move-unreadable-rule = „{ $move }“ ist kein Zug. Schreib 2:3, um 3 von Haufen 2 zu nehmen, 2:1+4, um Haufen 2 in 1 und 4 zu teilen, oder 2:3=1+4, um 3 zu nehmen und 1 und 4 übrig zu lassen.
