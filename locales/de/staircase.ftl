# Was nur Treppen-Nim sagt.

tagline-staircase = Münzen eine Treppe hinunterziehen
    .name = Treppen-Nim
rules-staircase = Treppen-Nim: Auf den Stufen einer Treppe liegen Münzen. Zieh beliebig viele Münzen von einer Stufe auf die nächsttiefere; von Stufe 1 kommen sie vom Brett. Wer die letzte Münze vom Brett nimmt, gewinnt.
    .strategy = Die Münzen auf jeder ungeraden Stufe sind ein Nim-Haufen. Münzen, die dein Gegenüber auf eine ungerade Stufe zieht, ziehst du sofort weiter.
rules-staircase-misere = Treppen-Nim, Misère: Auf den Stufen einer Treppe liegen Münzen. Zieh beliebig viele Münzen von einer Stufe auf die nächsttiefere; von Stufe 1 kommen sie vom Brett. Wer die letzte Münze vom Brett nimmt, verliert.
    .strategy = Die Münzen auf jeder ungeraden Stufe sind ein Nim-Haufen. Münzen, die dein Gegenüber auf eine ungerade Stufe zieht, ziehst du sofort weiter.
moves-staircase = Schreib 2:1, um 1 Münze von Stufe 2 auf Stufe 1 zu ziehen.
position-staircase = „{ $word }“ geht nicht. Eine Stellung nennt die Münzen auf Stufe 1, Stufe 2 und so weiter, z. B. 3,0,1: ganze Zahlen, zusammen höchstens { $most }.
move-unreadable-staircase = „{ $move }“ ist kein Zug. Schreib 2:1, um 1 Münze von Stufe 2 auf Stufe 1 zu ziehen.
move-staircase = { $move } geht hier nicht. Die größten Züge: { $most }.
deed-staircase = { $place ->
    [1] nimmt { $count } von Stufe 1 vom Brett
   *[other] zieht { $count } von Stufe { $place } auf Stufe { $to }
  }
    .advice = { $place ->
    [1] Nimm { $count } von Stufe 1 vom Brett
   *[other] Zieh { $count } von Stufe { $place } auf Stufe { $to }
  }
said-staircase = Stufe { $number }: { $count }{ $taken ->
    [0] .
   *[other] , { $taken } hinuntergezogen.
  }
theorem-staircase-left = Nur die Münzen auf ungeraden Stufen zählen: Jede dieser Stufen ist ein Nim-Haufen. Der Zug führt also von Nim { $piles } zu Nim { $left }{ $grows ->
    [yes] {" "}(ein Haufen wird größer)
   *[no] {""}
  }. Münzen, die dein Gegenüber auf eine ungerade Stufe zieht, ziehst du sofort weiter, und die Haufen sind wie zuvor. Im Nim: { $reason }
    .idea = Nur die Münzen auf ungeraden Stufen zählen: Jede dieser Stufen ist ein Nim-Haufen. Was würdest du bei Nim { $piles } tun?
    .short = Auf den ungeraden Stufen hinterlässt er Nim { $left }, eine Verluststellung.
theorem-staircase-faced = { $open ->
    [yes] Nur die Münzen auf ungeraden Stufen zählen: Jede dieser Stufen ist ein Nim-Haufen; das ist also Nim { $piles }, eine Verluststellung. Münzen, die auf eine ungerade Stufe kommen, zieht das Gegenüber sofort weiter, und die Haufen sind wie zuvor. Im Nim: { $reason }
   *[no] Nur die Münzen auf ungeraden Stufen zählen, und dort liegt keine. Münzen, die auf eine ungerade Stufe kommen, zieht das Gegenüber sofort weiter und macht so den letzten Zug.
  }
    .short = Auf den ungeraden Stufen ist das Nim { $piles }, eine Verluststellung.
