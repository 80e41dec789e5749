# Was nur Fibonacci-Nim sagt.

tagline-fibonacci = höchstens doppelt so viel nehmen wie im Zug davor
    .name = Fibonacci-Nim
rules-fibonacci = Fibonacci-Nim: Nimm mindestens ein Streichholz und höchstens doppelt so viele, wie der Zug davor genommen hat; der erste Zug darf nicht alle nehmen. Wer das letzte Streichholz nimmt, gewinnt. Hinter dem Schrägstrich steht, wie viele jetzt höchstens genommen werden dürfen.
    .strategy = Schreib die Zahl der Streichhölzer als Summe nicht benachbarter Fibonacci-Zahlen und nimm den kleinsten Summanden.
rules-fibonacci-misere = Fibonacci-Nim, Misère: Nimm mindestens ein Streichholz und höchstens doppelt so viele, wie der Zug davor genommen hat; der erste Zug muss mindestens zwei übrig lassen. Wer das letzte Streichholz nimmt, verliert. Hinter dem Schrägstrich steht, wie viele jetzt höchstens genommen werden dürfen.
    .strategy = Leg ein Streichholz für dein Gegenüber beiseite; schreib die Zahl der anderen als Summe nicht benachbarter Fibonacci-Zahlen und nimm den kleinsten Summanden.
position-fibonacci = „{ $word }“ ist keine Stellung. Eine Stellung ist die Zahl der Streichhölzer, z. B. 13, oder dazu nach einem Schrägstrich, wie viele jetzt höchstens genommen werden dürfen, nicht mehr als da sind, z. B. 13/4: ganze Zahlen von 0 bis { $most }.
deed-fibonacci = nimmt { $count ->
    [one] 1 Streichholz
   *[other] { $count } Streichhölzer
  }
    .advice = Nimm { $count ->
    [one] 1 Streichholz
   *[other] { $count } Streichhölzer
  }
ask-matches = Wie viele Streichhölzer sind es?
help-matches = Gib ein, wie viele Streichhölzer am Anfang da sind, höchstens { $most }. „q“ beendet das Programm.
theorem-match-left = Der Zug hinterlässt ein einziges Streichholz, und das Gegenüber muss es nehmen.
    .idea = Kannst du ein einziges Streichholz übrig lassen?
theorem-match-faced = Nur ein Streichholz ist übrig, und es muss genommen werden.
zeckendorf-sum = { $count ->
    [1] { $number } ist eine der Fibonacci-Zahlen (1, 2, 3, 5, 8, …)
   *[other] { $number } ist { $parts }, eine Summe von Fibonacci-Zahlen (1, 2, 3, 5, 8, …), von denen keine zwei benachbart sind
  }
theorem-zeckendorf-left = Der Zug hinterlässt { $number }, und { $sum }. Jetzt dürfen höchstens { $most } genommen werden, also weniger als { $least }. Was dein Gegenüber auch nimmt, schreib den Rest als Summe von Fibonacci-Zahlen, von denen keine zwei benachbart sind, und nimm die kleinste; das geht immer, und so gehört dir am Ende das letzte Streichholz.
    .idea = Schreib die Zahl der Streichhölzer als Summe von Fibonacci-Zahlen, keine zwei davon benachbart. Welcher Summand ist der kleinste?
theorem-zeckendorf-left-misere = Der Zug hinterlässt { $number } und das letzte Streichholz, und { $sum }. Jetzt dürfen höchstens { $most } genommen werden, also weniger als { $least }. Was dein Gegenüber auch nimmt, schreib den Rest ohne das letzte Streichholz als Summe von Fibonacci-Zahlen, von denen keine zwei benachbart sind, und nimm die kleinste; das geht immer, und das letzte muss dein Gegenüber nehmen.
    .idea = Heb ein Streichholz für dein Gegenüber auf. Schreib die Zahl der anderen als Summe von Fibonacci-Zahlen, keine zwei davon benachbart. Welcher Summand ist der kleinste?
theorem-zeckendorf-faced = { $sum }. Jetzt dürfen höchstens { $most } genommen werden, also weniger als { $least }. Egal, was genommen wird: Dein Gegenüber kann den Rest als Summe von Fibonacci-Zahlen schreiben, von denen keine zwei benachbart sind, und die kleinste nehmen; so gehört ihm am Ende das letzte Streichholz.
theorem-zeckendorf-faced-misere = Ohne das letzte Streichholz sind es { $number }, und { $sum }. Jetzt dürfen höchstens { $most } genommen werden, also weniger als { $least }. Egal, was genommen wird: Dein Gegenüber kann den Rest ohne das letzte Streichholz als Summe von Fibonacci-Zahlen schreiben, von denen keine zwei benachbart sind, und die kleinste nehmen; das letzte bleibt am Ende für die Seite, die jetzt am Zug ist.
moves-fibonacci = Schreib 2, um 2 Streichhölzer zu nehmen.
