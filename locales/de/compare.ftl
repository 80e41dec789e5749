# What is said by the feature compare.

refuse-method = Die Methode „{ $method }“ ist unbekannt; möglich sind { $known } oder eine Liste aus { $ingredients }, verbunden mit +.
refuse-method-here = Die Methode „{ $method }“ eignet sich nicht für das Spiel { $game } in dieser Stellung; möglich sind { $known }.
progress-method = Methode { $method }
compare-title = { $game } { $position }: Vergleich der Methoden
column-method = Methode
column-calls = Aufrufe
column-positions = Stellungen
column-seconds = Sekunden
column-ratio = Faktor
column-nimber = Grundy-Wert
column-outcome = Ergebnis
outcome-nimber = { $outcome }, Wert { $nimber }
ratio-means = Faktor: Geschwindigkeit im Vergleich zur ersten Methode, die fertig wurde.
plain-given-up = plain hat keine Tabelle und wird nach { $calls } Aufrufen beendet.
compare-nimber = Bei einem Grundy-Wert über 127, dem größten, mit dem eine Suche rechnet, endeten: { $names }.
compare-memory = An --max-memory endeten: { $names }.
compare-time = Nach der Zeit, die jede Methode hat (--give-up), endeten: { $names }.
