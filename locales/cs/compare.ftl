# What is said by the feature compare.

refuse-method = „{ $method }“ není metoda. Na výběr je: { $known }, nebo složky spojené znakem +: { $ingredients }.
refuse-method-here = Metodu „{ $method }“ nelze použít na tuto pozici hry { $game }. Na výběr je: { $known }.
progress-method = Metoda { $method }
compare-title = { $game } { $position }: porovnání metod
column-method = metoda
column-calls = volání
column-positions = pozice
column-seconds = sekundy
column-ratio = poměr
column-nimber = nimber
column-outcome = výsledek
outcome-nimber = { $outcome }, nimber { $nimber }
ratio-means = Poměr: kolikrát je metoda rychlejší než první z těch, které došly do konce.
plain-given-up = Metoda plain nemá tabulku, a proto končí po { $calls } voláních.
compare-nimber = Kde je některý nimber větší než 127, víc prohledávání nepočítá, skončily: { $names }.
compare-memory = Na --max-memory skončily: { $names }.
compare-time = Po čase, který má každá metoda (--give-up), skončily: { $names }.
