# Co mówią tylko zapałki.

tagline-matches = bierz z jednego stosu albo po tyle samo z dwóch
    .name = Zapałki
rules-matches = Zapałki: bierzesz dowolną liczbę zapałek z jednego stosu{ $most ->
    [1] {""}
    [2] {" "}albo po tyle samo z dwóch stosów
    [10] {" "}albo po tyle samo z dowolnie wielu stosów (1+2+3:1 bierze po 1 zapałce ze stosów 1, 2 i 3)
   *[other] {" "}albo po tyle samo z kilku stosów, najwyżej { $most } (1+2+3:1 bierze po 1 zapałce ze stosów 1, 2 i 3)
  }. Kto weźmie ostatnią zapałkę, wygrywa.
    .strategy = { $most ->
    [1] rozpisz stosy na sumy różnych potęg dwójki i zostawiaj pozycje, w których każda z tych potęg występuje parzystą liczbę razy.
   *[other] z dwóch stosów zostaw złotą parę: 1 2, 3 5, 4 7, … (para n: najmniejsza nieużyta liczba i o n większa).{ $most ->
        [2] {" "}Przy trzech stosach pozycją przegrywającą są np. trzy równe.
       *[other] {""}
    }
  }
rules-matches-misere = Zapałki, misère: bierzesz dowolną liczbę zapałek z jednego stosu{ $most ->
    [1] {""}
    [2] {" "}albo po tyle samo z dwóch stosów
    [10] {" "}albo po tyle samo z dowolnie wielu stosów (1+2+3:1 bierze po 1 zapałce ze stosów 1, 2 i 3)
   *[other] {" "}albo po tyle samo z kilku stosów, najwyżej { $most } (1+2+3:1 bierze po 1 zapałce ze stosów 1, 2 i 3)
  }. Kto weźmie ostatnią zapałkę, przegrywa.
terms-matches = stosów naraz: { $value ->
    [any] dowolnie wiele
   *[other] { $value }
  }
at-once-unreadable = --piles-at-once: podaj liczbę od 1 do { $most } albo „any”, a nie „{ $value }”.
move-unreadable-matches = „{ $move }” nie jest ruchem. Napisz 2:1, aby wziąć 1 zapałkę ze stosu 2, albo 1+2:1, aby wziąć po 1 ze stosów 1 i 2.
move-unreadable-several = „{ $move }” nie jest ruchem. Napisz 2:1, aby wziąć 1 zapałkę ze stosu 2, 1+2:1, aby wziąć po 1 ze stosów 1 i 2, i tak dalej: stosów może być najwyżej { $most }.
theorem-golden = { $smaller } i { $larger } to złota para numer { $number } (pary Wythoffa: { $pairs }, …; para numer n to najmniejsza liczba, której jeszcze nie było, i liczba o n większa). Każda wielkość i każda różnica występuje więc dokładnie w jednej parze.
    .short = { $smaller } i { $larger } to złota para.
theorem-golden-misere = { $smaller } i { $larger } to złota para numer { $number } (pary Wythoffa: { $pairs }, …; para numer n to najmniejsza liczba, której jeszcze nie było, i liczba o n większa). W grze misère zamiast par 0 0 i 1 2 są pary 0 1 i 2 2. Mają te same wielkości i te same różnice, więc każda wielkość i każda różnica nadal występuje dokładnie w jednej parze.
    .short = { $smaller } i { $larger } to złota para.
theorem-golden-stand-in = w grze misère zamiast złotych par (par Wythoffa) 0 0 i 1 2 są pary 0 1 i 2 2; tu chodzi o parę { $smaller } { $larger }. Pozostałe pary ({ $pairs }, …) się nie zmieniają. Nowe mają te same wielkości i te same różnice, więc każda wielkość i każda różnica nadal występuje dokładnie w jednej parze.
golden-left = Każdy ruch zachowuje jedną z wielkości albo różnicę, więc żaden nie prowadzi z pary do pary. Z każdej innej pozycji prowadzi do pary jakiś ruch: zmniejsz większy stos tak, by tworzył parę z mniejszym; jeśli jest na to za mały, to różnica wielkości stosów występuje w mniejszej parze; dojdź do tej pary, biorąc z obu stosów po tyle samo. Teraz to przeciwnik musi wykonać ruch z takiej pary.
    .idea = Do której złotej pary możesz dojść?
golden-faced = Każdy ruch zachowuje jedną z wielkości albo różnicę, więc żaden nie prowadzi z pary do pary. Z każdej innej pozycji prowadzi do pary jakiś ruch: zmniejsz większy stos tak, by tworzył parę z mniejszym; jeśli jest na to za mały, to różnica wielkości stosów występuje w mniejszej parze; dojdź do tej pary, biorąc z obu stosów po tyle samo.
    .idea = Stosy tworzą złotą parę, a żaden ruch nie zostawia innej.
note-golden = znowu złota para
theorem-three-equal-left = po ruchu zostają trzy równe stosy (po { $size }). Ile przeciwnik weźmie z jednego lub dwóch z nich, tyle weź z każdego z pozostałych: znowu zostaną trzy równe stosy albo weźmiesz ostatnie zapałki.
    .idea = Czy możesz zostawić trzy równe stosy?
    .short = zostawia trzy równe stosy.
theorem-three-equal-faced = są trzy równe stosy (po { $size }). Ile się weźmie z jednego lub dwóch z nich, tyle przeciwnik może wziąć z każdego z pozostałych: znowu zostaną trzy równe stosy albo przeciwnik weźmie ostatnie zapałki.
    .idea = są trzy równe stosy. Na co pozwalają przeciwnikowi pozostałe stosy?
note-three-equal = znowu trzy równe stosy
moves-matches = Zapis 2:1 oznacza: weź 1 zapałkę ze stosu 2{ $most ->
    [1] {""}
   *[other] , a 1+2:1: weź po 1 ze stosów 1 i 2
  }.
