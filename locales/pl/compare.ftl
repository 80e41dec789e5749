# What is said by the feature compare.

refuse-method = Metoda „{ $method }” jest nieznana. Do wyboru: { $known } albo składniki połączone znakiem +: { $ingredients }.
refuse-method-here = Metody „{ $method }” nie można użyć w tej pozycji gry { $game }. Do wyboru: { $known }.
progress-method = Metoda { $method }
compare-title = { $game } { $position }: porównanie metod
column-method = metoda
column-calls = wywołania
column-positions = pozycje
column-seconds = sekundy
column-ratio = stosunek
column-nimber = nimber
column-outcome = wynik
outcome-nimber = { $outcome }, nimber { $nimber }
ratio-means = Stosunek: ile razy metoda jest szybsza od pierwszej, która dobiegła końca.
plain-given-up = Metoda plain nie ma tablicy, więc jest zatrzymywana po { $calls } wywołaniach.
compare-nimber = Zatrzymane, bo jakiś nimber jest większy niż 127, największy, z jakim liczy przeszukiwanie: { $names }.
compare-memory = Zatrzymane przez --max-memory: { $names }.
compare-time = Zatrzymane po czasie, jaki ma każda metoda (--give-up): { $names }.
