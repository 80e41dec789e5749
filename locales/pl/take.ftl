# Co mówią tylko gry w odejmowanie.

tagline-take = bierz ze stosu 1, 2 lub 3 (albo według własnej zasady)
    .name = Odejmowanie
rules-take = Odejmowanie: { $numeric ->
    [yes] bierzesz z jednego stosu jedną z liczb { $set }.
   *[no] zmieniasz jeden stos według zasady „{ $set }”. { $letters }
  } Kto nie może wykonać ruchu, przegrywa.
    .strategy = znajdź nimber każdego stosu i traktuj te liczby jak stosy gry nim.
rules-take-misere = Odejmowanie, misère: { $numeric ->
    [yes] bierzesz z jednego stosu jedną z liczb { $set }.
   *[no] zmieniasz jeden stos według zasady „{ $set }”. { $letters }
  } Kto wykona ostatni ruch, przegrywa.
terms-take = { $numeric ->
    [yes] bierze się { $value }
   *[no] zasada: { $value }
  }
ask-set = Jakie liczby można brać?
help-set = Podaj liczby, które wolno brać, np. 1,3,4 albo 1-5, albo zasadę po angielsku, np. primes; k <= n/2; k divides n and k < n; take 1 or 2, then split; split a + b, a != b. n to wielkość stosu, k to ile się bierze; z reszty mogą powstać dwa stosy a i b, a nie większe niż b, a 0 to brak stosu. Rodzaje liczb: any, even, odd, squares, cubes, triangular, primes, fibonacci, powers of 2. Znaki i słowa: = != < <= > >= + - * / ^ mod, gcd(k, n), half, and, or, not. Przecinek dodaje warunek, średnik kolejny sposób ruchu: take 1; take 2, n is even. Sam Enter wybiera to, co w nawiasie. „q” kończy program.
set-unreadable = „{ $word }” nie jest zbiorem liczb. Napisz liczby, które można brać, od 1 do { $most }, np. 1,3,4, 1-5 lub 1-3,7: najwyżej { $numbers }.
position-take = „{ $word }” nie jest stosem. Pozycja to wielkości stosów, np. 7 lub 7,5: liczby całkowite, razem najwyżej { $most }, a stosów najwyżej { $heaps }.
move-unreadable-numbers = „{ $move }” nie jest ruchem. Napisz 2:3, aby wziąć 3 ze stosu 2.
move-take-none = Ze stosu { $heap } nie można nic wziąć: jest tam tylko { $size }, a najmniejsza liczba, jaką można wziąć, to { $least }. Wybierz inny stos.
move-take-count = Nie można wziąć { $count } ze stosu { $heap }, na którym jest { $size }. Można wziąć: { $takable }.
deed-taken = bierze { $taken } ze stosu { $heap }
    .advice = weź { $taken } ze stosu { $heap }
moves-take = Zapis 2:3 oznacza: weź 3 ze stosu 2. Jeśli zasada dzieli stosy, napisz 2:1+4, aby podzielić stos 2 na 1 i 4, a 2:3=1+4, aby wziąć 3 i zostawić 1 i 4.
rule-letters = n to wielkość stosu, a k to liczba, którą się bierze.{ $splits ->
    [yes] { " " }Z reszty mogą powstać dwa stosy wielkości a i b, przy czym a nie jest większe od b.
   *[no] { "" }
  }
move-none = W stosie { $heap } nie ma ruchu: jego wielkość to { $size }. Wybierz inny stos.
move-other = { $played } nie jest ruchem w stosie { $heap } wielkości { $size }. Dozwolone: { $allowed }.
rule-unreadable = Zasada jest niezrozumiała od miejsca oznaczonego ›: { $marked } (tu pasuje: { $what ->
    [number] liczba, n, k albo rodzaj liczb, np. primes, powers of 2
    [taken] bez k, bo nic się nie bierze
    [parts] bez a i b przed „split”
    [split] split
    [length] najwyżej 200 znaków
    [closing] nawias zamykający
    [comparison] porównanie, np. k <= n/2
    [last] n, k albo liczba; zasady nie pamiętają ostatniego ruchu, od tego są coins i fibonacci
    [pass] ruch; w tych zasadach nie można pasować
    [heaps] jeden stos; ruch zmienia tylko jeden, z dwóch naraz bierze się w matches
   *[sign] porównanie takie jak <=, „and”, „or”, przecinek albo koniec
  }). Zasady to na przykład: 1,3,4; primes; k <= n/2; k divides n and k < n; split a + b, a != b; take 1 or 2, then split.
move-unreadable-rule = „{ $move }” nie jest ruchem. Napisz 2:3, aby wziąć 3 ze stosu 2, 2:1+4, aby podzielić go na 1 i 4, albo 2:3=1+4, aby wziąć 3 i zostawić 1 i 4.
