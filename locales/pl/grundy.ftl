# Co mówi tylko gra Grundy’ego.

tagline-grundy = dziel stos na dwa różnej wielkości
    .name = Gra Grundy’ego
rules-grundy = Gra Grundy’ego: dzielisz jeden stos na dwa stosy różnej wielkości. Kto nie może wykonać ruchu, przegrywa.
    .strategy = znajdź nimber każdego stosu i traktuj te liczby jak stosy gry nim.
rules-grundy-misere = Gra Grundy’ego, misère: dzielisz jeden stos na dwa stosy różnej wielkości. Kto wykona ostatni ruch, przegrywa.
move-unreadable-grundy = „{ $move }” nie jest ruchem. Aby podzielić stos 2 o wielkości 5 na 1 i 4, napisz 2:1+4.
move-grundy-none = Stosu { $heap } nie można podzielić na dwa różnej wielkości: jego wielkość to { $size }. Wybierz inny stos.
move-grundy-unequal = Wielkość stosu { $heap } to { $size }. Podziel go na dwa stosy różnej wielkości, które razem mają { $size }, np. { $example }.
deed-grundy = dzieli stos { $heap } na stosy wielkości { $one } i { $other }
    .advice = podziel stos { $heap } na stosy wielkości { $one } i { $other }
ask-grundy = Jak duży będzie mniejszy stos (od 1 do { $most })?
help-grundy = Stos { $heap } o wielkości { $size } dzieli się na dwa różnej wielkości. Podaj wielkość mniejszego, od 1 do { $most }. „b” wraca do menu, „q” kończy program.
limit-grundy = { $answer } to za dużo na mniejszy z dwóch różnych stosów, które mają razem { $size }
moves-grundy = Zapis 2:1+4 oznacza: podziel stos 2 na stosy wielkości 1 i 4.
