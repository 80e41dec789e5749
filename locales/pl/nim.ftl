# Co mówi tylko nim.

tagline-nim = bierz z jednego stosu
    .name = Nim
rules-nim = Nim: bierzesz dowolną liczbę zapałek z jednego stosu. Kto weźmie ostatnią zapałkę, wygrywa.
    .strategy = rozpisz stosy na sumy różnych potęg dwójki i zostawiaj pozycje, w których każda z tych potęg występuje parzystą liczbę razy.
rules-nim-misere = Nim, misère: bierzesz dowolną liczbę zapałek z jednego stosu. Kto weźmie ostatnią zapałkę, przegrywa.
    .strategy = graj jak w zwykłej grze nim, aż zostanie tylko jeden stos z co najmniej dwiema zapałkami: wtedy zostaw nieparzystą liczbę stosów po jednej.
move-unreadable-nim = „{ $move }” nie jest ruchem. Napisz 2:1, aby wziąć 1 zapałkę ze stosu 2.
theorem-nim-won = ruch zeruje nim-sumę, która wynosi { $sum }. (Zapisz wielkości stosów dwójkowo, jedną pod drugą: nim-suma ma 1 w każdej kolumnie z nieparzystą liczbą jedynek. Aby znaleźć ruch, wybierz stos, który ma 1 w pierwszej od lewej z tych kolumn, i w każdej z nich zmień jego cyfrę na przeciwną; stos się wtedy zmniejszy.) Kto musi wykonać ruch przy nim-sumie 0, przegrywa (Bouton, 1901): każdy ruch psuje jakąś kolumnę, a przeciwnik w ten sam sposób naprawia wszystkie.
    .idea = Nim-suma wynosi { $sum }. Zapisz ją dwójkowo: które stosy mają 1 tam, gdzie ona ma pierwszą jedynkę od lewej?
    .short = zeruje nim-sumę.
theorem-nim-won-misere = ruch zeruje nim-sumę, która wynosi { $sum }, i zostawia stos z co najmniej dwiema zapałkami. (Zapisz wielkości stosów dwójkowo, jedną pod drugą: nim-suma ma 1 w każdej kolumnie z nieparzystą liczbą jedynek. Aby znaleźć ruch, wybierz stos, który ma 1 w pierwszej od lewej z tych kolumn, i w każdej z nich zmień jego cyfrę na przeciwną; stos się wtedy zmniejszy.) Dopóki jest taki stos, graj jak w zwykłej grze nim. Gdy zostanie tylko jeden, nim-suma nie jest zerem, więc ruch należy do ciebie: zmniejsz go do 0 lub 1 tak, by została nieparzysta liczba stosów po jednej zapałce; ostatnią weźmie przeciwnik.
    .idea = Nim-suma wynosi { $sum }. Zapisz ją dwójkowo: które stosy mają 1 tam, gdzie ona ma pierwszą jedynkę od lewej?
    .short = zeruje nim-sumę.
theorem-nim-lost = nim-suma wynosi { $sum }. (Zapisz wielkości stosów dwójkowo, jedną pod drugą: nim-suma ma 1 w każdej kolumnie z nieparzystą liczbą jedynek.) Każdy ruch psuje jakąś kolumnę, a przeciwnik zawsze może naprawić wszystkie.
    .short = nim-suma wynosi { $sum }, a każdy ruch ją zmienia.
theorem-nim-lost-misere = nim-suma wynosi { $sum } i jest stos z co najmniej dwiema zapałkami. (Zapisz wielkości stosów dwójkowo, jedną pod drugą: nim-suma ma 1 w każdej kolumnie z nieparzystą liczbą jedynek.) Dopóki jest taki stos, każdy ruch psuje jakąś kolumnę, a przeciwnik może naprawić wszystkie. Gdy zostanie tylko jeden, nim-suma nie jest zerem, więc ruch należy do przeciwnika: zmniejszy go do 0 lub 1 tak, by została nieparzysta liczba stosów po jednej zapałce.
    .short = nim-suma wynosi { $sum }, a każdy ruch ją zmienia.
theorem-pairs-left = po ruchu stosy dzielą się na pary równych stosów. Ile przeciwnik weźmie z jednego stosu, tyle weź z drugiego stosu tej pary (strategia Tweedleduma i Tweedledee): zawsze masz odpowiedź i ostatnia zapałka będzie twoja.
    .idea = Czy możesz zostawić pary równych stosów?
    .short = zostawia pary równych stosów.
theorem-pairs-faced = stosy dzielą się na pary równych stosów. Ile się weźmie z jednego stosu, tyle przeciwnik może wziąć z drugiego stosu tej pary i to on bierze ostatnią zapałkę.
    .short = stosy dzielą się na pary równych stosów, więc przeciwnik może powtórzyć każdy ruch.
note-pairs = znowu pary równych stosów
note-as-nim = jak nim { $left }
moves-nim = Zapis 2:1 oznacza: weź 1 zapałkę ze stosu 2.
