# Was nur Oktalspiele sagen.

tagline-octal = nehmen und teilen nach einem Code; 0.137 ist Dawsons Schach
    .name = Oktalspiel
rules-octal = Oktalspiel { $code }: Ein Zug nimmt etwas von einem Haufen. Die erste Ziffer nach dem Punkt sagt, was vom Haufen übrig bleiben darf, wenn 1 genommen wird, die zweite, wenn 2 genommen werden, und so weiter: 1 nichts, 2 ein Haufen, 4 zwei Haufen; für mehrere Möglichkeiten werden sie addiert (3: nichts oder ein Haufen). Eine 4 vor dem Punkt erlaubt, einen Haufen zu teilen, ohne etwas zu nehmen. Wer nicht ziehen kann, verliert.
    .strategy = Bestimme den Grundy-Wert jedes Haufens und spiel Nim mit den Grundy-Werten.
rules-octal-misere = Oktalspiel { $code }, Misère: Ein Zug nimmt etwas von einem Haufen. Die erste Ziffer nach dem Punkt sagt, was vom Haufen übrig bleiben darf, wenn 1 genommen wird, die zweite, wenn 2 genommen werden, und so weiter: 1 nichts, 2 ein Haufen, 4 zwei Haufen; für mehrere Möglichkeiten werden sie addiert (3: nichts oder ein Haufen). Eine 4 vor dem Punkt erlaubt, einen Haufen zu teilen, ohne etwas zu nehmen. Wer den letzten Zug macht, verliert.
terms-octal = Code { $value }
ask-code = Welchen Code hat das Oktalspiel?
    .means = Ein Oktalspiel wird mit Haufen gespielt, und sein Code sagt, was ein Zug darf. Die erste Ziffer nach dem Punkt gilt, wenn 1 von einem Haufen genommen wird, die zweite bei 2 und so weiter. 1: Vom Haufen darf nichts übrig bleiben; 2: ein Haufen; 4: zwei Haufen; eine Summe erlaubt mehreres. 0.137 erlaubt also, 1 zu nehmen, wenn das der ganze Haufen ist, 2 zu nehmen und nichts oder einen Haufen zu lassen, und 3 zu nehmen und nichts, einen Haufen oder zwei zu lassen.
help-code = Gib den Code des Spiels ein, z. B. 0.77 für Kayles, 0.07 für Dawsons Kayles oder 0.137 für Dawsons Schach; Enter allein wählt die Vorgabe in Klammern. Ziffer für Ziffer nach dem Punkt sagt er, was übrig bleiben darf, wenn 1, 2, 3 und so weiter genommen werden: 1 nichts, 2 ein Haufen, 4 zwei Haufen; für mehrere Möglichkeiten werden sie addiert (3: nichts oder ein Haufen). „q“ beendet das Programm.
code-unreadable = „{ $code }“ ist nicht der Code eines Oktalspiels. Ein Code ist 0 oder 4, ein Punkt und Ziffern von 0 bis 7, z. B. 0.137.
code-first-digit = Im Code „{ $code }“ muss die Ziffer vor dem Punkt 0 oder 4 sein: Mit jeder anderen könnte ein Zug einen Haufen lassen, wie er ist, und das Spiel hätte kein Ende.
code-large-digit = Im Code „{ $code }“ ist eine Ziffer größer als 7. Die Ziffern eines Oktalspiels sind 0 bis 7: die Summe aus 1 (nichts bleibt), 2 (ein Haufen) und 4 (zwei Haufen).
code-too-long = Der Code „{ $code }“ ist zu lang: Nach dem Punkt dürfen höchstens { $most } Ziffern stehen.
code-without-moves = Im Spiel „{ $code }“ gibt es keinen Zug. Mindestens eine Ziffer des Codes darf nicht 0 sein.
position-octal = „{ $word }“ ist kein Haufen. Eine Stellung nennt die Größen der Haufen, z. B. 7 oder 7,5: ganze Zahlen, zusammen höchstens { $most }, und höchstens { $heaps } Haufen.
move-unreadable-octal = „{ $move }“ ist kein Zug. Schreib 2:3, um 3 von Haufen 2 zu nehmen, 2:3=5, um einen Haufen mit 5 übrig zu lassen, oder 2:3=1+4 für zwei mit 1 und 4.
move-octal-none = In Haufen { $heap } ist kein Zug möglich: Er hat nur { $size }. Wähle einen anderen Haufen.
move-octal-count = Von Haufen { $heap } mit { $size } kann man nicht { $count } nehmen. Möglich ist: { $takable }.
move-octal-left = Wer { $taken } von Haufen { $heap } nimmt, lässt insgesamt { $rest } übrig. Gib an, was davon übrig bleibt, so wie der Code es erlaubt, z. B. { $example }.
deed-octal-halves = teilt Haufen { $heap } in zwei
    .advice = Teile Haufen { $heap } in zwei
deed-octal-leaves = nimmt { $taken } von Haufen { $heap } und lässt einen Haufen mit { $other } übrig
    .advice = Nimm { $taken } von Haufen { $heap } und lass einen Haufen mit { $other } übrig
deed-octal-breaks = nimmt { $taken } von Haufen { $heap } und lässt { $one } und { $other } übrig
    .advice = Nimm { $taken } von Haufen { $heap } und lass { $one } und { $other } übrig
deed-octal-splits = teilt Haufen { $heap } in { $one } und { $other }
    .advice = Teile Haufen { $heap } in { $one } und { $other }
ask-octal-taken = Wie viele nimmst du ({ $offered })?
help-octal-taken = Gib ein, wie viele du von Haufen { $heap } nimmst: { $offered }. „b“ führt zurück zum Menü, „q“ beendet das Programm.
ask-octal-small = { $rest } bleiben. Wie groß wird der kleinere Haufen (0 bis { $most }; 0: nur einer)?
help-octal-small = Was übrig bleibt, { $rest }, kann ein Haufen bleiben oder zwei werden. Gib 0 für einen Haufen ein oder die Größe des kleineren von zweien, höchstens { $most }. „b“ führt zurück zum Menü, „q“ beendet das Programm.
ask-octal-broken = Aus { $rest } werden zwei Haufen. Wie groß ist der kleinere ({ $least } bis { $most })?
help-octal-broken = Was übrig bleibt, { $rest }, muss zu zwei Haufen werden. Gib die Größe des kleineren ein, von { $least } bis { $most }. „b“ führt zurück zum Menü, „q“ beendet das Programm.
limit-octal = { $answer } ist zu groß für den kleineren von zwei Haufen mit zusammen { $rest }
moves-octal = Schreib 2:3, um 3 von Haufen 2 zu nehmen, 2:3=5, um einen Haufen mit 5 übrig zu lassen, und 2:3=1+4 für zwei Haufen mit 1 und 4.
