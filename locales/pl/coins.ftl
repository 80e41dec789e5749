# Co mówią tylko monety.

tagline-coins = bierz kolumny monet od prawej; wygrywa, kto ma więcej
    .name = Monety
rules-coins = Monety: z prawego końca rzędu bierzesz kolumny, co najmniej jedną i najwyżej tyle, ile przed chwilą wziął przeciwnik; w pierwszym ruchu najwyżej { $most ->
    [0] M (ustala się to przed grą)
    [one] 1 kolumnę
    [few] { $most } kolumny
   *[other] { $most } kolumn
  }. Gdy kolumny się skończą, wygrywa ten, kto ma więcej monet; przy równej liczbie jest remis. Na rysunku kolumny, które można wziąć, są w nawiasach.
    .strategy = licz od końca; im więcej weźmiesz, tym więcej może wziąć przeciwnik.
deed-coins = bierze { $count ->
    [one] 1 kolumnę
    [few] { $count } kolumny
   *[other] { $count } kolumn
  }, czyli { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
  }
    .advice = weź { $count ->
    [one] 1 kolumnę
    [few] { $count } kolumny
   *[other] { $count } kolumn
  }, czyli { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
  }
position-coins = „{ $word }” nie jest kolumną. Pozycja to liczby monet w kolumnach od lewej do prawej, np. 5,3,8,1: liczby całkowite od 0 do { $most }.
position-coins-too-many = Za dużo kolumn: rząd ma od 1 do { $most } kolumn.
ask-no-columns = Gdy w pierwszym ruchu można wziąć aż { $take } kolumn, program musiałby zapytać o więcej kolumn niż { $most }. Podaj kolumny, np. tak: nimatron play coins 5,3,8,1
ask-coin-columns = Ile kolumn monet?
help-coin-columns = Podaj liczbę kolumn, od { $least } do { $most }; do każdej trafi losowo od 0 do { $coins } monet. Sam Enter wybiera liczbę w nawiasie, jeśli tam jest. „q” kończy program.
ask-max-take-coins = Ile kolumn można wziąć w pierwszym ruchu?
help-max-take-coins = Podaj, ile kolumn najwyżej można wziąć w pierwszym ruchu, od 1 do { $most }; w każdym następnym bierze się najwyżej tyle, ile w poprzednim. Sam Enter wybiera liczbę w nawiasie. „q” kończy program.
ask-take-coins = Ile kolumn?
help-take-coins = Podaj, ile kolumn bierzesz z prawego końca ({ $most ->
    [1] tylko 1
    [2] 1 lub 2
   *[other] od 1 do { $most }
  }). „b” wraca do menu, „q” kończy program.
limit-columns-left = { $answer } to za dużo: { $columns ->
    [one] została tylko 1 kolumna
    [few] zostały tylko { $columns } kolumny
   *[other] zostało tylko { $columns } kolumn
  }
moves-coins = Zapis 2 oznacza: weź 2 ostatnie kolumny.
terms-coins = można wziąć { $value ->
    [one] tylko 1 kolumnę
    [few] najwyżej { $value } kolumny
   *[other] najwyżej { $value } kolumn
  }
