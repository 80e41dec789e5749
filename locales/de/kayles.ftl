# Was nur Kayles sagt.

tagline-kayles = einen Kegel oder zwei benachbarte umwerfen
    .name = Kayles
rules-kayles = Kayles: Wirf einen Kegel oder zwei benachbarte um. Was von einer Reihe links und rechts davon übrig bleibt, ist je eine eigene Reihe. Wer nicht ziehen kann, verliert.
    .strategy = Teile eine Reihe in zwei gleiche Hälften und mach jeden Zug in der jeweils anderen nach; sonst spiel Nim mit den Grundy-Werten der Reihen, 1 2 3 1 4 3 2 1 4 2 für 1 bis 10 Kegel.
rules-kayles-misere = Kayles, Misère: Wirf einen Kegel oder zwei benachbarte um. Was von einer Reihe links und rechts davon übrig bleibt, ist je eine eigene Reihe. Wer den letzten Zug macht, verliert.
deed-pin = wirft Kegel { $pin } in Reihe { $row } um
    .advice = Wirf Kegel { $pin } in Reihe { $row } um
deed-pins = wirft die Kegel { $pin } und { $next } in Reihe { $row } um
    .advice = Wirf die Kegel { $pin } und { $next } in Reihe { $row } um
position-kayles-unreadable = „{ $word }“ ist keine Reihe von Kegeln. Eine Stellung nennt die Längen der Reihen, z. B. 7 oder 3,4: ganze Zahlen, zusammen höchstens { $most } Kegel und { $heaps } Reihen.
move-unreadable-kayles = „{ $move }“ ist kein Zug. Schreib 2:3, um Kegel 3 in Reihe 2 umzuwerfen, oder 2:3+, um die Kegel 3 und 4 umzuwerfen.
move-no-such-row = Reihe { $row } gibt es nicht: Die Reihen haben die Nummern 1 bis { $rows }.
move-empty-row = Reihe { $row } ist leer. Wähle eine Reihe, in der Kegel stehen.
move-no-such-pin = Kegel { $pin } gibt es in Reihe { $row } nicht: { $most ->
    [1] Dort steht nur Kegel 1.
   *[other] Ihre Kegel haben die Nummern 1 bis { $most }.
  }
move-no-next-pin = Kegel { $pin } ist der letzte in Reihe { $row }: Neben ihm steht keiner. Lass das + weg, um ihn allein umzuwerfen.
ask-pin-rows = Wie viele Reihen von Kegeln, oder welche?
help-pin-rows = Gib ein, wie viele Reihen von Kegeln es geben soll (1 bis { $most }); danach wirst du gefragt, wie viele Kegel in jeder stehen. „q“ beendet das Programm.
ask-row-length = Wie viele Kegel in Reihe { $row }?
help-row-length = Gib ein, wie viele Kegel am Anfang in dieser Reihe stehen, von 1 bis { $most }. „q“ beendet das Programm.
ask-row = In welcher Reihe ({ $offered })?
help-row = Gib die Nummer der Reihe ein, in der Kegel fallen: { $offered }. „b“ führt zurück zum Menü, „q“ beendet das Programm.
ask-pin = Welcher Kegel, oder der erste von zweien (1 bis { $most })?
help-pin = Gib die Nummer des Kegels in Reihe { $row } ein, der fällt, von 1 bis { $most }; danach wirst du gefragt, ob auch der nächste fällt. „b“ führt zurück zum Menü, „q“ beendet das Programm.
ask-how-many-pins = Wie viele Kegel ({ $most ->
    [1] 1
   *[other] 1 oder 2
  })?
help-how-many-pins = Gib ein, wie viele Kegel fallen, von 1 bis { $most }: 1 für Kegel { $pin } allein, 2 für ihn und den nächsten. „b“ führt zurück zum Menü, „q“ beendet das Programm.
limit-row = Kegel { $answer } gibt es nicht: Reihe { $row } hat nur { $size ->
    [1] Kegel 1
   *[other] die Kegel 1 bis { $size }
  }
limit-two-pins = { $answer } ist zu viel: Es fallen höchstens zwei Kegel auf einmal
limit-last-pin = { $answer } ist zu viel: Kegel { $pin } ist der letzte seiner Reihe
theorem-pin-rows-left = Der Zug hinterlässt Paare gleicher Reihen. Was dein Gegenüber auch in einer Reihe umwirft, wirf dasselbe in der anderen Reihe des Paars um (Spiegelstrategie): Du hast immer eine Antwort und machst so den letzten Zug.
    .idea = { $halves ->
        [yes] Kannst du zwei gleiche Hälften hinterlassen?
       *[no] Kannst du Paare gleicher Reihen hinterlassen?
      }
    .short = Er hinterlässt Paare gleicher Reihen.
theorem-pin-rows-faced = Die Reihen sind paarweise gleich. Egal, was in einer Reihe umgeworfen wird: Dein Gegenüber kann dasselbe in der anderen Reihe des Paars umwerfen und macht so den letzten Zug.
    .short = Die Reihen sind paarweise gleich, dein Gegenüber kann also jeden Zug nachmachen.
alike-rows = Reihen in beliebiger Reihenfolge
moves-kayles = Schreib 2:3, um Kegel 3 in Reihe 2 umzuwerfen, und 2:3+, um die Kegel 3 und 4 umzuwerfen.
    .picture = Eine Zahl in Klammern unter einer Reihe ist die Nummer, die sie vor dem letzten Zug hatte.
place-pins-left = trifft das linke Drittel von Reihe { $row }
place-pins-middle = trifft das mittlere Drittel von Reihe { $row }
place-pins-right = trifft das rechte Drittel von Reihe { $row }
