# Co mówią i zapałki, i nim.

deed-single = bierze { $count ->
    [one] 1 zapałkę
    [few] { $count } zapałki
   *[other] { $count } zapałek
  } ze stosu { $pile }
    .advice = weź { $count ->
    [one] 1 zapałkę
    [few] { $count } zapałki
   *[other] { $count } zapałek
  } ze stosu { $pile }
deed-double = bierze po { $count ->
    [one] 1 zapałce
    [few] { $count } zapałki
   *[other] { $count } zapałek
  } ze stosów { $number ->
    [2] { $first } i { $second }
   *[other] { $piles }
  }
    .advice = weź po { $count ->
    [one] 1 zapałce
    [few] { $count } zapałki
   *[other] { $count } zapałek
  } ze stosów { $number ->
    [2] { $first } i { $second }
   *[other] { $piles }
  }
position-piles-bad-size = „{ $word }” nie jest wielkością stosu. Pozycja to wielkości stosów, np. 3,5,7: liczby całkowite od 0 do { $most }.
position-piles-too-many = Za dużo stosów: pozycja ma od 1 do { $most } stosów.
move-no-such-pile = Nie ma stosu { $row }: stosy mają numery od 1 do { $rows }.
move-empty-pile = Stos { $row } jest pusty. Wybierz stos, na którym są zapałki.
move-same-pile = Stosy muszą być różne, jak w 1+2:1.
move-count-single = Nie można wziąć { $count }: na stosie { $pile } { $size ->
    [one] jest 1 zapałka
    [few] są { $size } zapałki
   *[other] jest { $size } zapałek
  }. { $most ->
    [1] Weź 1.
    [2] Weź 1 lub 2.
   *[other] Weź od 1 do { $most }.
  }
move-count-double = Nie można wziąć { $count }: na { $piles ->
    [2] mniejszym z dwóch stosów
   *[other] najmniejszym z tych stosów
  } { $size ->
    [one] jest 1 zapałka
    [few] są { $size } zapałki
   *[other] jest { $size } zapałek
  }. { $most ->
    [1] Weź po 1.
    [2] Weź po 1 lub 2.
   *[other] Weź od 1 do { $most }.
  }
ask-piles = Ile stosów albo jakie stosy?
help-piles = Podaj liczbę stosów zapałek, od 2 do { $most }; potem program zapyta, ile zapałek jest na każdym z nich. „q” kończy program.
ask-pile-size = Ile zapałek na stosie { $row }?
help-pile-size = Podaj początkową liczbę zapałek na tym stosie, od 1 do { $most }. „q” kończy program.
ask-pile = Z którego stosu ({ $offered })?
ask-first-pile = Który stos jest pierwszy ({ $offered })?
ask-second-pile = Który stos jest drugi ({ $offered })?
ask-count-single = Ile zapałek ze stosu { $heap }?
ask-count-double = Po ile zapałek?
help-pick-pile = Podaj numer stosu, z którego bierzesz: { $offered }. „b” wraca do menu, „q” kończy program.
help-pick-first = Podaj numer pierwszego z dwóch stosów, z których bierzesz: { $offered }. „b” wraca do menu, „q” kończy program.
help-pick-second = Podaj numer drugiego stosu, z którego bierzesz: { $offered }. „b” wraca do menu, „q” kończy program.
help-count-single = Podaj, ile zapałek bierzesz ze stosu { $heap } ({ $most ->
    [1] tylko 1
    [2] 1 lub 2
   *[other] od 1 do { $most }
  }). „b” wraca do menu, „q” kończy program.
help-count-double = Podaj, ile zapałek bierzesz z każdego ze stosów { $first } i { $second } ({ $most ->
    [1] tylko 1
    [2] 1 lub 2
   *[other] od 1 do { $most }
  }). „b” wraca do menu, „q” kończy program.
limit-single = { $answer } to za dużo: na stosie { $heap } { $size ->
    [one] jest tylko 1 zapałka
    [few] są tylko { $size } zapałki
   *[other] jest tylko { $size } zapałek
  }
limit-double = { $answer } to za dużo: na mniejszym z dwóch stosów { $size ->
    [one] jest tylko 1 zapałka
    [few] są tylko { $size } zapałki
   *[other] jest tylko { $size } zapałek
  }
alike-piles = kolejność stosów bez znaczenia
theorem-takes-last = ten ruch zabiera wszystkie pozostałe zapałki.
    .idea = Czy możesz wziąć wszystko?
theorem-ones-left = { $piles ->
    [one] po ruchu zostaje jedna zapałka, którą musi wziąć przeciwnik.
    [few] po ruchu zostają { $piles } stosy po jednej zapałce. To liczba nieparzysta, więc ostatnią zapałkę musi wziąć przeciwnik.
   *[other] po ruchu zostaje { $piles } stosów po jednej zapałce. To liczba nieparzysta, więc ostatnią zapałkę musi wziąć przeciwnik.
  }
    .idea = Ile stosów po jednej zapałce chcesz zostawić: liczbę parzystą czy nieparzystą?
theorem-ones-faced = { $piles ->
    [one] została jedna zapałka i trzeba ją wziąć.
    [few] zostały tylko { $piles } stosy po jednej zapałce. To liczba nieparzysta, więc ostatnią zapałkę musi wziąć gracz, którego kolej.
   *[other] zostało tylko { $piles } stosów po jednej zapałce. To liczba nieparzysta, więc ostatnią zapałkę musi wziąć gracz, którego kolej.
  }
note-last = { $piles ->
    [one] jedna zapałka
   *[other] nieparzysta liczba stosów po jednej zapałce
  }
place-pile = dotyczy stosu { $pile }
place-piles = dotyczy stosów { $number ->
    [2] { $first } i { $second }
   *[other] { $piles }
  }
absent-double = Brać można już tylko z jednego stosu.
