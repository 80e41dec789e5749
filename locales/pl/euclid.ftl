# Co mówi tylko gra Euklidesa.

tagline-euclid = odejmij wielokrotność mniejszej liczby od większej
    .name = Gra Euklidesa
rules-euclid = Gra Euklidesa: odejmujesz mniejszą z dwóch liczb od większej, raz lub kilka razy, byle nie zostało mniej niż 0. Gdy jedna z liczb jest równa 0, gra się kończy i wygrywa ten, kto wykonał ostatni ruch. W niektórych książkach gra kończy się już wtedy, gdy liczby są równe: to inna gra.
    .strategy = zostaw stosunek mniejszy niż 1,618… albo 0, jeśli mniejsza liczba dzieli większą.
rules-euclid-misere = Gra Euklidesa, misère: odejmujesz mniejszą z dwóch liczb od większej, raz lub kilka razy, byle nie zostało mniej niż 0. Gdy jedna z liczb jest równa 0, gra się kończy i przegrywa ten, kto wykonał ostatni ruch.
    .strategy = zostaw stosunek mniejszy niż 1,618…, mogą być też równe liczby.
position-euclid = „{ $word }” nie jest pozycją. Pozycja to dwie liczby, np. 21,13: całkowite, od 0 do { $most }.
move-unreadable-euclid = „{ $move }” nie jest ruchem. Napisz, ile razy odjąć mniejszą liczbę, np. 1.
move-count-euclid = Mniejszej liczby nie można odjąć { $count } razy. Napisz { $most ->
    [one] 1.
   *[other] liczbę od 1 do { $most }.
  }
ask-euclid = Ile razy odjąć mniejszą liczbę (od 1 do { $most })?
help-euclid = Podaj, ile razy odjąć mniejszą liczbę od większej, od 1 do { $most }. „b” wraca do menu, „q” kończy program.
limit-euclid = { $answer } to za dużo: { $smaller } mieści się w { $larger } tylko { $most ->
    [one] raz
   *[other] { $most } razy
  }
deed-euclid = odejmuje { $count ->
    [one] raz
   *[other] { $count } razy
  } { $smaller } od { $larger }
    .advice = odejmij { $count ->
    [one] raz
   *[other] { $count } razy
  } { $smaller } od { $larger }
theorem-euclid-ends = ruch zostawia 0, a to koniec.
    .idea = Czy możesz zostawić 0?
theorem-euclid-equal-left = ruch zostawia dwie równe liczby ({ $larger }), więc przeciwnik musi wykonać ostatni ruch.
    .idea = Czy możesz zostawić równe liczby?
theorem-euclid-equal-faced = liczby są równe, a jedyny ruch jest ostatni.
theorem-euclid-left = ruch zostawia { $larger } i { $smaller }. Ich stosunek jest mniejszy od złotej liczby 1,618…, więc przeciwnik ma tylko jeden ruch, a ten zostawia dwie liczby o stosunku większym od złotej liczby. { $misere ->
    [yes] Możesz znowu zostawić stosunek mniejszy od niej, i tak dalej, aż wygrasz.
   *[no] Jeśli mniejsza z nich dzieli większą, zostaw 0 i wygraj; jeśli nie, znowu zostaw stosunek mniejszy od złotej liczby.
  }
    .idea = Który ruch zostawia stosunek mniejszy od złotej liczby 1,618…?
    .short = zostawia stosunek mniejszy od złotej liczby.
theorem-euclid-faced = stosunek liczb { $larger } i { $smaller } jest mniejszy od złotej liczby 1,618…, więc jest tylko jeden ruch, a ten zostawia dwie liczby o stosunku większym od złotej liczby. { $misere ->
    [yes] Przeciwnik może znowu zostawić stosunek mniejszy od niej, i tak dalej, aż wygra.
   *[no] Jeśli mniejsza z nich dzieli większą, przeciwnik zostawia 0 i wygrywa; jeśli nie, może znowu zostawić stosunek mniejszy od złotej liczby.
  }
moves-euclid = Zapis 2 oznacza: odejmij mniejszą liczbę od większej dwa razy.
