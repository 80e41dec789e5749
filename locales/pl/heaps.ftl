# Co mówią gry ze stosami, które nie mają własnych słów.

position-heaps = „{ $word }” nie jest stosem. Pozycja to wielkości stosów, np. 7 lub 3,4: liczby całkowite, razem najwyżej { $most }, a stosów najwyżej { $heaps }.
move-no-such-heap = Nie ma stosu { $row }: stosy mają numery od 1 do { $rows }.
move-empty-heap = Stos { $row } jest pusty. Wybierz inny.
ask-heap = Na którym stosie ({ $offered })?
help-heap = Podaj numer stosu, na którym chcesz wykonać ruch: { $offered }. „b” wraca do menu, „q” kończy program.
ask-heaps = Ile stosów albo jakie stosy?
help-heaps = Podaj liczbę stosów, od 1 do { $most }; potem program zapyta o wielkość każdego z nich. „q” kończy program.
ask-heap-size = Jaka jest wielkość stosu { $row }?
help-heap-size = Podaj początkową wielkość tego stosu, od 1 do { $most }. „q” kończy program.
theorem-heaps-left = po ruchu stosy dzielą się na pary równych stosów. Cokolwiek przeciwnik zrobi na jednym stosie, zrób to samo na drugim stosie tej pary (strategia Tweedleduma i Tweedledee): zawsze masz odpowiedź i ostatni ruch będzie twój.
    .idea = { $halves ->
        [yes] Czy możesz zostawić dwie równe części?
       *[no] Czy możesz zostawić pary równych stosów?
      }
    .short = zostawia pary równych stosów.
theorem-heaps-faced = stosy dzielą się na pary równych stosów. Cokolwiek stanie się na jednym stosie, przeciwnik może zrobić to samo na drugim stosie tej pary i to on wykonuje ostatni ruch.
    .short = stosy dzielą się na pary równych stosów, więc przeciwnik może powtórzyć każdy ruch.
theorem-heaps-nimbers = Nimbery stosów o wielkości od 1 do { $most } to { $nimbers }{ $more ->
    [yes] { " " }(dalsze wypisuje nimatron sequence).
   *[no] .
  }{ $dead ->
    [yes] { " " }Pominięto stosy, których żaden ruch nie może zmienić.
   *[no] { "" }
  }
note-heaps = znowu pary równych stosów
alike-heaps = kolejność stosów bez znaczenia
alike-live-heaps = kolejność stosów bez znaczenia; pominięto te, których żaden ruch nie może zmienić
place-heap = dotyczy stosu { $row }
ask-taken = Ile ({ $offered })?
help-taken = Podaj, ile bierzesz ze stosu { $heap }: { $offered }. „b” wraca do menu, „q” kończy program.
theorem-misere-kayles = gra kayles misère jest rozwiązana (Sibert i Conway): { $line ->
    [other] pozycja z co najmniej jednym rzędem o długości innej niż 1, 4, 5, 9, 12, 17, 20 i 25 jest przegrywająca wtedy i tylko wtedy, gdy jej nimber to 0.
    [short] pozycja z samymi rzędami długości 1, 4 i 5 jest przegrywająca wtedy i tylko wtedy, gdy łączna liczba rzędów długości 1 i 4 jest nieparzysta.
    [even] pozycja z samymi rzędami długości 1, 4, 9, 12, 17 i 20, w której łączna liczba rzędów długości 9, 12 i 17 jest parzysta, jest przegrywająca wtedy i tylko wtedy, gdy łączna liczba rzędów długości 1, 4 i 20 jest nieparzysta.
    [nines] przegrywająca jest pozycja, w której jest nieparzysta liczba rzędów długości 9 albo jeden rząd długości 12, do tego łącznie parzysta liczba rzędów długości 1 i 4 i żadnych innych rzędów.
    [single] przegrywająca jest pozycja, w której jest jeden rząd długości 25, nieparzysta liczba rzędów długości 9, łącznie nieparzysta liczba rzędów długości 1 i 4 i żadnych innych rzędów.
   *[none] pozycja z samymi rzędami długości 1, 4, 5, 9, 12, 17, 20 i 25, z pewnymi wyjątkami, które tu nie zachodzą, jest przegrywająca wtedy i tylko wtedy, gdy jej nimber to 0.
  }
misere-kayles-rows = { $won ->
    [yes] Ruch zostawia { $count ->
        [one] rząd długości { $rows }
       *[other] rzędy długości { $rows }
      }
   *[no] { $count ->
        [one] Tu jest rząd długości { $rows }
       *[other] Tu są rzędy długości { $rows }
      }
  }{ $line ->
    [other] ; ich nimbery to { $nimbers }, a nim-suma wynosi 0.{ $won ->
        [yes] { " " }Po każdej odpowiedzi znowu wyzeruj nim-sumę, dopóki zostaje przy tym taki rząd; bez niego są wyjątki.
       *[no] { "" }
      }
    [none] ; ich nimbery to { $nimbers }, a nim-suma wynosi 0.
   *[short] .
  }
theorem-pin-rows-nimbers = Nimbery rzędów mających od 1 do { $most } kręgli to { $nimbers }{ $more ->
    [yes] { " " }(dalsze wypisuje nimatron sequence).
   *[no] .
  }
octal-is-kayles = Ta gra to kayles: każdy stos to rząd.
