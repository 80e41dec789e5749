# Co mówi tylko nimble.

tagline-nimble = przesuwaj monety w dół paska
    .name = Nimble
rules-nimble = Nimble: na ponumerowanych polach paska leżą monety, na jednym polu dowolnie wiele. Przesuwasz jedną monetę o dowolną liczbę pól w dół; na polu 0 już zostaje. Kto wykona ostatni ruch, wygrywa.
    .strategy = każda moneta to stos w grze nim, wielkości numeru jej pola.
rules-nimble-misere = Nimble, misère: na ponumerowanych polach paska leżą monety, na jednym polu dowolnie wiele. Przesuwasz jedną monetę o dowolną liczbę pól w dół; na polu 0 już zostaje. Kto wykona ostatni ruch, przegrywa.
    .strategy = każda moneta to stos w grze nim, wielkości numeru jej pola.
moves-nimble = Zapis 2:1 oznacza: przesuń monetę 2 o 1 pole w dół.
position-nimble = „{ $word }” nie jest polem. Pozycja to numer pola każdej monety, np. 3,0,4: liczby całkowite od 0 do { $most }.
move-unreadable-nimble = „{ $move }” nie jest ruchem. Napisz 2:1, aby przesunąć monetę 2 o 1 pole w dół.
move-nimble = Ruch { $move } nie jest tu możliwy. Najdłuższe ruchy: { $most }.
deed-nimble = przesuwa monetę { $place } z pola { $from } na pole { $to }
    .advice = przesuń monetę { $place } z pola { $from } na pole { $to }
said-nimble = Moneta { $number }: pole { $count }{ $taken ->
    [0] .
   *[other] , o { $taken } niżej niż przedtem.
  }
alike-nimble = kolejność monet bez znaczenia
theorem-nimble-left = każda moneta to stos w grze nim, wielkości numeru jej pola. Ruch prowadzi więc z pozycji nim { $piles } do pozycji nim { $left }. W grze nim: { $reason }
    .idea = Każda moneta to stos w grze nim, wielkości numeru jej pola. Jaki ruch wygrywa w pozycji nim { $piles }?
    .short = zostawia pozycję nim { $left }, przegrywającą.
theorem-nimble-faced = każda moneta to stos w grze nim, wielkości numeru jej pola, jest to więc pozycja nim { $piles }, przegrywająca. W grze nim: { $reason }
    .short = jest to pozycja nim { $piles }, przegrywająca.
