# Co mówi kilka gier.

position-bad-size = Plansza „{ $word }” nie ma pól: plansza ma od 1 do { $most } pól.
position-large-board = Plansza „{ $word }” jest za duża: plansza ma od 1 do { $most } pól.
position-too-large = „{ $word }” to za dużo: razem najwyżej { $most }, a stosów lub rzędów najwyżej { $heaps }.
move-unreadable-take = „{ $move }” nie jest ruchem. Napisz, ile wziąć, np. 1.
move-count-take = Nie można wziąć { $count }. { $most ->
    [1] Weź 1.
    [2] Weź 1 lub 2.
   *[other] Weź od 1 do { $most }.
  }
move-take-listed = Nie można wziąć { $count }. Można wziąć: { $takable }.
ask-rows = Ile wierszy?
help-rows = Podaj liczbę wierszy, od 1 do { $most }; potem program zapyta o kolumny. „q” kończy program.
ask-columns = Ile kolumn?
help-columns = Podaj liczbę kolumn, od { $least } do { $most }. „q” kończy program.
limit-take = { $answer } to za dużo: teraz można wziąć najwyżej { $most }
ask-number = Ile (od 1 do { $most })?
help-number = Podaj liczbę od 1 do { $most }. „b” wraca do menu, „q” kończy program.
ask-position = Od jakiej pozycji?
help-position = Wpisz pozycję początkową, np. { $example }. „q” kończy program.
ask-written = Jaki ruch?
help-written = Wpisz ruch, np. { $example }. „b” wraca do menu, „q” kończy program.
place-fewer = polega na wzięciu najwyżej { $half }
place-more = polega na wzięciu więcej niż { $half }
number-in-groups = „{ $word }” może być jedną liczbą { $number } albo listą { $list }. Proszę napisać tak, jak ma być.
empty-text = (puste)
said-position = Pozycja: { $position }.
said-pile = Stos { $number }: { $count }{ $taken ->
    [0] .
   *[other] , zabrano { $taken }.
  }
said-heap = Stos { $number }: { $count }{ $taken ->
    [0] .
   *[other] , zabrano { $taken }.
  }
said-row = Rząd { $number }: { $count }{ $taken ->
    [0] .
   *[other] , zabrano { $taken }.
  }
said-left = Zostało: { $count }{ $taken ->
    [0] .
   *[other] , zabrano { $taken }.
  }
said-most = Teraz można wziąć najwyżej { $most }.
said-columns = Kolumny od lewej: { $columns }.
said-cells = Rząd { $number }{ $count ->
    [0] : brak wolnych pól.
    [one] , wolne pole: { $cells }.
   *[other] , wolne pola: { $cells }.
  }
said-summand = Składnik { $number }, { $summand }.
said-nothing = Nic nie zostało.
