# What is said by the feature sequence.

sequence-period = Periode { $length }, Vorperiode { $before } (bewiesen): Ab { $from } wiederholen sich die Grundy-Werte für immer.
sequence-no-period = Keine Periode bis { $to }: Diese Grundy-Werte beweisen keine.
sequence-misere = In der Misère-Variante haben nur octal, kayles, sticks und take mit festen Zahlen Folgen: Wörter statt der Grundy-Werte, die zum Normalspiel gehören. Lass --misere weg.
sequence-option = { $option } gilt nicht für Folgen beim Spiel { $game }.
sequence-shape = --shape muss zwei Seiten nennen, mindestens eine davon n, z. B. 2xn oder nxn, nicht „{ $shape }“.
sequence-bfile = Eine B-Datei hat eine Zahl pro Zeile, eine Verluststellung besteht aus mehreren. Lass --bfile weg.
sequence-words = { $length ->
    [0] Die Wörter von Haufen über { $reach } sind nicht bekannt, und keine Periode ist bewiesen.
   *[other] Periode { $length } nach der Vorperiode { $before }. Bewiesen ist: Ab { $from } wiederholen sich die Wörter ohne Ende.
  } In der Misère-Variante sind mehrere Haufen das Produkt ihrer Wörter (Misère-Quotient der Ordnung { $order }): Buchstaben dürfen die Plätze tauschen{ $ruled ->
    [yes] , und { $rules }.
   *[no] .
  } { $count ->
    [0] Kein Wort ist verloren.
    [1] Nur { $lost } ist verloren.
   *[other] Verloren sind genau diese Wörter: { $lost }.
  }
sequence-reach = Die Wörter von Haufen in der Misère-Variante wurden nur bis { $reach } gefunden (Ordnung des Quotienten { $order }), und keine Regel für größere Haufen. Gib höchstens --to { $reach } an.
sequence-nimbers = { $game }{ $shape }, Grundy-Werte nach Größe:
sequence-losing = { $game }, Verluststellungen:
sequence-heap-words = { $game }, Wörter nach Größe:
