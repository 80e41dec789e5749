# Was nur Nimble sagt.

tagline-nimble = Münzen auf einem Streifen hinunterziehen
    .name = Nimble
rules-nimble = Nimble: Auf den nummerierten Feldern eines Streifens liegen Münzen, auf einem Feld beliebig viele. Zieh eine Münze um beliebig viele Felder hinunter; auf Feld 0 bleibt sie liegen. Wer den letzten Zug macht, gewinnt.
    .strategy = Jede Münze ist ein Nim-Haufen, so groß wie die Nummer ihres Felds.
rules-nimble-misere = Nimble, Misère: Auf den nummerierten Feldern eines Streifens liegen Münzen, auf einem Feld beliebig viele. Zieh eine Münze um beliebig viele Felder hinunter; auf Feld 0 bleibt sie liegen. Wer den letzten Zug macht, verliert.
    .strategy = Jede Münze ist ein Nim-Haufen, so groß wie die Nummer ihres Felds.
moves-nimble = Schreib 2:1, um Münze 2 um 1 Feld hinunterzuziehen.
position-nimble = „{ $word }“ ist kein Feld. Eine Stellung nennt für jede Münze die Nummer ihres Felds, z. B. 3,0,4: ganze Zahlen von 0 bis { $most }.
move-unreadable-nimble = „{ $move }“ ist kein Zug. Schreib 2:1, um Münze 2 um 1 Feld hinunterzuziehen.
move-nimble = { $move } geht hier nicht. Die weitesten Züge: { $most }.
deed-nimble = zieht Münze { $place } von Feld { $from } auf Feld { $to }
    .advice = Zieh Münze { $place } von Feld { $from } auf Feld { $to }
said-nimble = Münze { $number }: Feld { $count }{ $taken ->
    [0] .
   *[other] , { $taken } tiefer als zuvor.
  }
alike-nimble = Münzen in beliebiger Reihenfolge
theorem-nimble-left = Jede Münze ist ein Nim-Haufen, so groß wie die Nummer ihres Felds. Der Zug führt also von Nim { $piles } zu Nim { $left }. Im Nim: { $reason }
    .idea = Jede Münze ist ein Nim-Haufen, so groß wie die Nummer ihres Felds. Was würdest du bei Nim { $piles } tun?
    .short = Er hinterlässt Nim { $left }, eine Verluststellung.
theorem-nimble-faced = Jede Münze ist ein Nim-Haufen, so groß wie die Nummer ihres Felds; das ist also Nim { $piles }, eine Verluststellung. Im Nim: { $reason }
    .short = Das ist Nim { $piles }, eine Verluststellung.
