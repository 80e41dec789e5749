# Co mówią tylko gry ósemkowe.

tagline-octal = bierz i dziel według kodu; 0.137 to szachy Dawsona
    .name = Gra ósemkowa
rules-octal = Gra ósemkowa { $code }: bierzesz coś z jednego stosu. Pierwsza cyfra po kropce mówi, co może zostać ze stosu, gdy weźmie się 1, druga, gdy weźmie się 2, i tak dalej: 1 nic, 2 jeden stos, 4 dwa stosy; suma tych liczb pozwala na każdą z tych możliwości (3: nic albo jeden stos). Cyfra 4 przed kropką pozwala podzielić stos, niczego nie biorąc. Kto nie może wykonać ruchu, przegrywa.
    .strategy = znajdź nimber każdego stosu i traktuj te liczby jak stosy gry nim.
rules-octal-misere = Gra ósemkowa { $code }, misère: bierzesz coś z jednego stosu. Pierwsza cyfra po kropce mówi, co może zostać ze stosu, gdy weźmie się 1, druga, gdy weźmie się 2, i tak dalej: 1 nic, 2 jeden stos, 4 dwa stosy; suma tych liczb pozwala na każdą z tych możliwości (3: nic albo jeden stos). Cyfra 4 przed kropką pozwala podzielić stos, niczego nie biorąc. Kto wykona ostatni ruch, przegrywa.
terms-octal = kod { $value }
ask-code = Jaki kod ma gra ósemkowa?
    .means = W grze ósemkowej są stosy, a kod mówi, co wolno w ruchu. Pierwsza cyfra po kropce dotyczy wzięcia 1 ze stosu, druga wzięcia 2 i tak dalej. 1: ze stosu nic nie zostaje; 2: zostaje jeden stos; 4: dwa stosy; suma pozwala na każdą z tych możliwości. Tak więc 0.137 pozwala wziąć 1, jeśli to cały stos, wziąć 2 i zostawić nic albo jeden stos oraz wziąć 3 i zostawić nic, jeden stos albo dwa.
help-code = Podaj kod gry, np. 0.77 dla kayles, 0.07 dla kayles Dawsona albo 0.137 dla szachów Dawsona; sam Enter wybiera kod w nawiasie. Kolejne cyfry po kropce mówią, co może zostać, gdy weźmie się 1, 2, 3 i tak dalej: 1 nic, 2 jeden stos, 4 dwa stosy; suma tych liczb pozwala na każdą z tych możliwości (3: nic albo jeden stos). „q” kończy program.
code-unreadable = „{ $code }” nie jest kodem gry ósemkowej. Kod to 0 albo 4, kropka i cyfry od 0 do 7, np. 0.137.
code-first-digit = W kodzie „{ $code }” przed kropką musi być 0 albo 4: przy innej cyfrze ruch mógłby zostawić stos bez zmian i gra nie miałaby końca.
code-large-digit = W kodzie „{ $code }” jest cyfra większa niż 7. Cyfry gry ósemkowej są od 0 do 7: to suma liczb 1 (nic nie zostaje), 2 (jeden stos) i 4 (dwa stosy).
code-too-long = Kod „{ $code }” jest za długi: po kropce może być najwyżej { $most } cyfr.
code-without-moves = W grze „{ $code }” nie ma żadnego ruchu. Co najmniej jedna cyfra kodu musi być różna od 0.
position-octal = „{ $word }” nie jest stosem. Pozycja to wielkości stosów, np. 7 lub 7,5: liczby całkowite, razem najwyżej { $most }, a stosów najwyżej { $heaps }.
move-unreadable-octal = „{ $move }” nie jest ruchem. Napisz 2:3, aby wziąć 3 ze stosu 2, 2:3=5, aby został stos 5, albo 2:3=1+4, aby zostały dwa: 1 i 4.
move-octal-none = Na stosie { $heap } nie ma żadnego ruchu: jest tam tylko { $size }. Wybierz inny stos.
move-octal-count = Nie można wziąć { $count } ze stosu { $heap }, na którym jest { $size }. Można wziąć: { $takable }.
move-octal-left = Po wzięciu { $taken } ze stosu { $heap } zostaje razem { $rest }. Napisz, co zostaje, tak jak pozwala kod, np. { $example }.
deed-octal-halves = dzieli stos { $heap } na dwa
    .advice = podziel stos { $heap } na dwa
deed-octal-leaves = bierze { $taken } ze stosu { $heap } i zostawia jeden stos: { $other }
    .advice = weź { $taken } ze stosu { $heap } i zostaw jeden stos: { $other }
deed-octal-breaks = bierze { $taken } ze stosu { $heap } i zostawia dwa stosy: { $one } i { $other }
    .advice = weź { $taken } ze stosu { $heap } i zostaw dwa stosy: { $one } i { $other }
deed-octal-splits = dzieli stos { $heap } na stosy wielkości { $one } i { $other }
    .advice = podziel stos { $heap } na stosy wielkości { $one } i { $other }
ask-octal-taken = Ile bierzesz ({ $offered })?
help-octal-taken = Podaj, ile bierzesz ze stosu { $heap }: { $offered }. „b” wraca do menu, „q” kończy program.
ask-octal-small = Zostaje { $rest }. Jak duży będzie mniejszy stos (od 0 do { $most }; 0: jeden)?
help-octal-small = To, co zostaje ({ $rest }), może być jednym stosem albo dwoma. Podaj 0, jeśli jednym, albo wielkość mniejszego z dwóch, najwyżej { $most }. „b” wraca do menu, „q” kończy program.
ask-octal-broken = Zostaje { $rest } na dwa stosy. Jak duży będzie mniejszy (od { $least } do { $most })?
help-octal-broken = To, co zostaje ({ $rest }), trzeba podzielić na dwa stosy. Podaj wielkość mniejszego, od { $least } do { $most }. „b” wraca do menu, „q” kończy program.
limit-octal = { $answer } to za dużo na mniejszy z dwóch stosów, które mają razem { $rest }
moves-octal = Zapis 2:3 oznacza: weź 3 ze stosu 2; 2:3=5: zostaw stos 5; 2:3=1+4: zostaw dwa stosy, 1 i 4.
