# Co mówi tylko nim na schodach.

tagline-staircase = przesuwaj monety w dół schodów
    .name = Nim na schodach
rules-staircase = Nim na schodach: na stopniach schodów leżą monety. Przesuwasz dowolną liczbę monet z jednego stopnia o stopień niżej; ze stopnia 1 schodzą z planszy. Kto zdejmie ostatnią monetę, wygrywa.
    .strategy = monety na każdym nieparzystym stopniu to stos w grze nim. Monety, które przeciwnik przesunie na nieparzysty stopień, od razu przesuń dalej.
rules-staircase-misere = Nim na schodach, misère: na stopniach schodów leżą monety. Przesuwasz dowolną liczbę monet z jednego stopnia o stopień niżej; ze stopnia 1 schodzą z planszy. Kto zdejmie ostatnią monetę, przegrywa.
    .strategy = monety na każdym nieparzystym stopniu to stos w grze nim. Monety, które przeciwnik przesunie na nieparzysty stopień, od razu przesuń dalej.
moves-staircase = Zapis 2:1 oznacza: przesuń 1 monetę ze stopnia 2 na stopień 1.
position-staircase = „{ $word }” się nie nadaje. Pozycja to liczby monet na stopniu 1, stopniu 2 i tak dalej, np. 3,0,1: liczby całkowite, łącznie najwyżej { $most }.
move-unreadable-staircase = „{ $move }” nie jest ruchem. Napisz 2:1, aby przesunąć 1 monetę ze stopnia 2 na stopień 1.
move-staircase = Ruch { $move } nie jest tu możliwy. Największe ruchy: { $most }.
deed-staircase = { $place ->
    [1] zdejmuje ze stopnia 1 (liczba monet: { $count })
   *[other] przesuwa ze stopnia { $place } na stopień { $to } (liczba monet: { $count })
  }
    .advice = { $place ->
    [1] zdejmij ze stopnia 1 (liczba monet: { $count })
   *[other] przesuń ze stopnia { $place } na stopień { $to } (liczba monet: { $count })
  }
said-staircase = Stopień { $number }: { $count }{ $taken ->
    [0] .
   *[other] , przesunięto w dół { $taken }.
  }
theorem-staircase-left = liczą się tylko monety na nieparzystych stopniach: każdy z tych stopni to stos w grze nim. Ruch prowadzi więc z pozycji nim { $piles } do pozycji nim { $left }{ $grows ->
    [yes] {" "}(jeden stos rośnie)
   *[no] {""}
  }. Monety, które przeciwnik przesunie na nieparzysty stopień, od razu przesuń dalej, a stosy będą jak przedtem. W grze nim: { $reason }
    .idea = Liczą się tylko monety na nieparzystych stopniach: każdy z tych stopni to stos w grze nim. Jaki ruch wygrywa w pozycji nim { $piles }?
    .short = na nieparzystych stopniach zostawia pozycję nim { $left }, przegrywającą.
theorem-staircase-faced = { $open ->
    [yes] liczą się tylko monety na nieparzystych stopniach: każdy z tych stopni to stos w grze nim, jest to więc pozycja nim { $piles }, przegrywająca. Monety, które trafią na nieparzysty stopień, przeciwnik od razu przesuwa dalej, a stosy są jak przedtem. W grze nim: { $reason }
   *[no] liczą się tylko monety na nieparzystych stopniach, a tam nie ma żadnej. Monety, które trafią na nieparzysty stopień, przeciwnik od razu przesuwa dalej i w ten sposób wykonuje ostatni ruch.
  }
    .short = na nieparzystych stopniach jest to pozycja nim { $piles }, przegrywająca.
