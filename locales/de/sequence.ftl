# What is said by the feature sequence.

sequence-period = Periode { $length }, Vorperiode { $before } (bewiesen): Ab { $from } wiederholen sich die Grundy-Werte für immer.
sequence-no-period = Keine Periode bis { $to }: Diese Grundy-Werte beweisen keine.
sequence-misere = Folgen bestehen aus Grundy-Werten, und die gehören zum Normalspiel: Lass --misere weg.
sequence-option = { $option } gilt nicht für Folgen beim Spiel { $game }.
sequence-shape = --shape muss zwei Seiten nennen, mindestens eine davon n, z. B. 2xn oder nxn, nicht „{ $shape }“.
sequence-bfile = Eine B-Datei hat eine Zahl pro Zeile, eine Verluststellung besteht aus mehreren. Lass --bfile weg.
