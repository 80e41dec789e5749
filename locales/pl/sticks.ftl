# Co mówią tylko patyczki.

tagline-sticks = bierz z rzędu od 1 do 3
    .name = Patyczki
rules-sticks = Patyczki: bierzesz z rzędu od 1 do { $most ->
    [0] M patyczków; M ustala się przed grą
   *[other] { $most } patyczków
  }. Kto weźmie ostatni patyczek, wygrywa.
    .strategy = { $most ->
        [0] zostaw wielokrotność M + 1, a potem uzupełniaj każdy ruch przeciwnika do M + 1.
       *[other] zostaw wielokrotność { $round }, a potem uzupełniaj każdy ruch przeciwnika do { $round }.
      }
rules-sticks-misere = Patyczki, misère: bierzesz z rzędu od 1 do { $most ->
    [0] M patyczków; M ustala się przed grą
   *[other] { $most } patyczków
  }. Kto weźmie ostatni patyczek, przegrywa.
    .strategy = { $most ->
        [0] zostaw o jeden więcej niż wielokrotność M + 1, a potem uzupełniaj każdy ruch przeciwnika do M + 1.
       *[other] zostaw o jeden więcej niż wielokrotność { $round }, a potem uzupełniaj każdy ruch przeciwnika do { $round }.
      }
deed-sticks = bierze { $count ->
    [one] 1 patyczek
    [few] { $count } patyczki
   *[other] { $count } patyczków
  }
    .advice = weź { $count ->
    [one] 1 patyczek
    [few] { $count } patyczki
   *[other] { $count } patyczków
  }
position-sticks = „{ $word }” nie jest liczbą patyczków. Pozycja to liczba patyczków, np. 10: liczba całkowita od 0 do { $most }.
ask-no-sticks = Gdy naraz można wziąć aż { $take }, program musiałby zapytać o więcej patyczków niż { $most }. Podaj ich liczbę, np. tak: nimatron play sticks 10
ask-sticks = Ile patyczków?
help-sticks = Podaj początkową liczbę patyczków, od { $least } do { $most }; sam Enter wybiera liczbę w nawiasie, jeśli tam jest. „q” kończy program.
ask-max-take-sticks = Ile można wziąć naraz?
help-max-take-sticks = Podaj, ile patyczków najwyżej można wziąć w jednym ruchu, od 2 do { $most }; sam Enter wybiera liczbę w nawiasie. „q” kończy program.
ask-take-sticks = Ile patyczków?
help-take-sticks = Podaj, ile patyczków bierzesz ({ $most ->
    [1] tylko 1
    [2] 1 lub 2
   *[other] od 1 do { $most }
  }). „b” wraca do menu, „q” kończy program.
limit-sticks-left = { $answer } to za dużo: { $sticks ->
    [one] został tylko 1 patyczek
    [few] zostały tylko { $sticks } patyczki
   *[other] zostało tylko { $sticks } patyczków
  }
theorem-takes-sticks = ten ruch zabiera wszystkie pozostałe patyczki.
    .idea = Czy możesz wziąć wszystko?
theorem-remainder-won = { $sticks } = { $times } × { $round } + { $rest }. Ruch zabiera resztę { $rest } i zostawia { $left }, wielokrotność liczby { $round }. Ilekolwiek przeciwnik weźmie ({ $most ->
    [2] 1 lub 2
   *[other] od 1 do { $most }
  }), uzupełnij to do { $round }; w ten sposób ostatni patyczek będzie twój.
    .idea = Jaka jest reszta z dzielenia { $sticks } przez { $round }?
    .short = zostawia { $left }, wielokrotność liczby { $round }.
theorem-remainder-won-misere = { $left ->
    [1] ruch zostawia ostatni patyczek, który musi wziąć przeciwnik.
   *[other] odłóż w myśli jeden patyczek dla przeciwnika. Pozostałe: { $above } = { $times } × { $round } + { $rest }; ruch zabiera z nich { $rest } i zostawia { $times } × { $round } oraz ten jeden odłożony. Ilekolwiek przeciwnik weźmie ({ $most ->
    [2] 1 lub 2
   *[other] od 1 do { $most }
  }), uzupełnij to do { $round }; w ten sposób ostatni patyczek będzie musiał wziąć przeciwnik.
  }
    .idea = Odłóż w myśli jeden patyczek dla przeciwnika. Jaka jest reszta z dzielenia liczby pozostałych, { $above }, przez { $round }?
    .short = zostawia { $left }, o 1 więcej niż wielokrotność liczby { $round }.
theorem-remainder-lost = { $sticks } = { $times } × { $round }, bez reszty. Ilekolwiek się weźmie ({ $most ->
    [2] 1 lub 2
   *[other] od 1 do { $most }
  }), przeciwnik uzupełni to do { $round } i to on weźmie ostatni patyczek.
    .short = { $sticks } to wielokrotność liczby { $round }, a żaden ruch nie zostawia innej.
theorem-remainder-lost-misere = { $above ->
    [0] został ostatni patyczek i trzeba go wziąć.
   *[other] { $sticks } − 1 = { $above } = { $times } × { $round }, bez reszty. Ilekolwiek się weźmie ({ $most ->
    [2] 1 lub 2
   *[other] od 1 do { $most }
  }), przeciwnik uzupełni to do { $round }, więc ostatni patyczek zostanie dla gracza, którego kolej.
  }
    .short = { $sticks } to o 1 więcej niż wielokrotność liczby { $round }, a żaden ruch nie zostawia innej takiej liczby.
moves-sticks = Zapis 2 oznacza: weź 2 patyczki.
terms-sticks = najwyżej { $value } naraz
