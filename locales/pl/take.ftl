# Co mówią tylko gry w odejmowanie.

tagline-take = bierz ze stosu 1, 2 lub 3 (albo inne ustalone liczby)
    .name = Odejmowanie
rules-take = Odejmowanie: bierzesz z jednego stosu jedną z liczb { $set }. Kto nie może wykonać ruchu, przegrywa.
    .strategy = znajdź nimber każdego stosu i traktuj te liczby jak stosy gry nim.
rules-take-misere = Odejmowanie, misère: bierzesz z jednego stosu jedną z liczb { $set }. Kto wykona ostatni ruch, przegrywa.
terms-take = bierze się { $value }
ask-set = Jakie liczby można brać?
help-set = Podaj liczby, które można brać, np. 1,3,4, 1-5 lub 1-3,7; sam Enter wybiera te w nawiasie. „q” kończy program.
set-unreadable = „{ $word }” nie jest zbiorem liczb. Napisz liczby, które można brać, od 1 do { $most }, np. 1,3,4, 1-5 lub 1-3,7: najwyżej { $numbers }.
position-take = „{ $word }” nie jest stosem. Pozycja to wielkości stosów, np. 7 lub 7,5: liczby całkowite, razem najwyżej { $most }, a stosów najwyżej { $heaps }.
move-unreadable-numbers = „{ $move }” nie jest ruchem. Napisz 2:3, aby wziąć 3 ze stosu 2.
move-take-none = Ze stosu { $heap } nie można nic wziąć: jest tam tylko { $size }, a najmniejsza liczba, jaką można wziąć, to { $least }. Wybierz inny stos.
move-take-count = Nie można wziąć { $count } ze stosu { $heap }, na którym jest { $size }. Można wziąć: { $takable }.
deed-taken = bierze { $taken } ze stosu { $heap }
    .advice = weź { $taken } ze stosu { $heap }
moves-take = Zapis 2:3 oznacza: weź 3 ze stosu 2.
