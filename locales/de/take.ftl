# Was nur Subtraktionsspiele sagen.

tagline-take = 1, 2 oder 3 (oder andere Zahlen) von einem Haufen nehmen
    .name = Subtraktionsspiel
rules-take = Subtraktionsspiel: Nimm etwas von einem Haufen (erlaubt: { $set }). Wer nicht ziehen kann, verliert.
    .strategy = Bestimme den Grundy-Wert jedes Haufens und spiel Nim mit den Grundy-Werten.
rules-take-misere = Subtraktionsspiel, Misère: Nimm etwas von einem Haufen (erlaubt: { $set }). Wer den letzten Zug macht, verliert.
terms-take = erlaubt: { $value }
ask-set = Welche Zahlen dürfen genommen werden?
help-set = Gib die Zahlen ein, die ein Zug nehmen darf, z. B. 1,3,4, 1-5 oder 1-3,7; Enter allein wählt die Vorgabe in Klammern. „q“ beendet das Programm.
set-unreadable = „{ $word }“ ist keine Menge von Zahlen. Schreib die Zahlen, die genommen werden dürfen, von 1 bis { $most }, z. B. 1,3,4, 1-5 oder 1-3,7: höchstens { $numbers }.
position-take = „{ $word }“ ist kein Haufen. Eine Stellung nennt die Größen der Haufen, z. B. 7 oder 7,5: ganze Zahlen, zusammen höchstens { $most }, und höchstens { $heaps } Haufen.
move-unreadable-numbers = „{ $move }“ ist kein Zug. Schreib 2:3, um 3 von Haufen 2 zu nehmen.
move-take-none = Von Haufen { $heap } kann man nichts nehmen: Er hat nur { $size }, und mindestens { $least } müssen genommen werden. Wähle einen anderen Haufen.
move-take-count = Von Haufen { $heap } mit { $size } kann man nicht { $count } nehmen. Möglich ist: { $takable }.
deed-taken = nimmt { $taken } von Haufen { $heap }
    .advice = Nimm { $taken } von Haufen { $heap }
moves-take = Schreib 2:3, um 3 von Haufen 2 zu nehmen.
