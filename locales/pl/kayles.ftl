# Co mówi tylko kayles.

tagline-kayles = strącaj jeden kręgiel albo dwa sąsiednie
    .name = Kayles
rules-kayles = Kayles: strącasz jeden kręgiel albo dwa sąsiednie. To, co zostaje z rzędu po obu stronach, to odtąd osobne rzędy. Kto nie może wykonać ruchu, przegrywa.
    .strategy = podziel rząd na dwie równe części i powtarzaj każdy ruch przeciwnika w drugiej z nich; albo traktuj nimbery rzędów jak stosy gry nim: przy 1 do 10 kręgli są to 1 2 3 1 4 3 2 1 4 2.
rules-kayles-misere = Kayles, misère: strącasz jeden kręgiel albo dwa sąsiednie. To, co zostaje z rzędu po obu stronach, to odtąd osobne rzędy. Kto wykona ostatni ruch, przegrywa.
deed-pin = strąca kręgiel { $pin } w rzędzie { $row }
    .advice = strąć kręgiel { $pin } w rzędzie { $row }
deed-pins = strąca kręgle { $pin } i { $next } w rzędzie { $row }
    .advice = strąć kręgle { $pin } i { $next } w rzędzie { $row }
position-kayles-unreadable = „{ $word }” nie jest rzędem kręgli. Pozycja to długości rzędów, np. 7 lub 3,4: liczby całkowite, razem najwyżej { $most } kręgli, a rzędów najwyżej { $heaps }.
move-unreadable-kayles = „{ $move }” nie jest ruchem. Napisz 2:3, aby strącić kręgiel 3 w rzędzie 2, albo 2:3+, aby strącić kręgle 3 i 4.
move-no-such-row = Nie ma rzędu { $row }: rzędy mają numery od 1 do { $rows }.
move-empty-row = Rząd { $row } jest pusty. Wybierz rząd, w którym są kręgle.
move-no-such-pin = W rzędzie { $row } nie ma kręgla { $pin }: { $most ->
    [1] jest tam tylko kręgiel 1.
   *[other] kręgle mają tam numery od 1 do { $most }.
  }
move-no-next-pin = Kręgiel { $pin } jest ostatni w rzędzie { $row }: obok niego nie ma następnego. Pomiń +, aby strącić tylko ten jeden.
ask-pin-rows = Ile rzędów kręgli albo jakie rzędy?
help-pin-rows = Podaj liczbę rzędów kręgli, od 1 do { $most }; potem program zapyta, ile kręgli jest w każdym z nich. „q” kończy program.
ask-row-length = Ile kręgli w rzędzie { $row }?
help-row-length = Podaj początkową liczbę kręgli w tym rzędzie, od 1 do { $most }. „q” kończy program.
ask-row = W którym rzędzie ({ $offered })?
help-row = Podaj numer rzędu, w którym padną kręgle: { $offered }. „b” wraca do menu, „q” kończy program.
ask-pin = Który kręgiel albo pierwszy z dwóch (od 1 do { $most })?
help-pin = Podaj numer kręgla w rzędzie { $row }, który ma paść, od 1 do { $most }; potem program zapyta, czy pada też następny. „b” wraca do menu, „q” kończy program.
ask-how-many-pins = Ile kręgli ({ $most ->
    [1] 1
   *[other] 1 lub 2
  })?
help-how-many-pins = Podaj, ile kręgli pada, od 1 do { $most }: 1 to sam kręgiel { $pin }, 2 to on i następny. „b” wraca do menu, „q” kończy program.
limit-row = { $size ->
    [1] Nie ma kręgla { $answer }: w rzędzie { $row } jest tylko kręgiel 1
   *[other] Nie ma kręgla { $answer }: w rzędzie { $row } są tylko kręgle od 1 do { $size }
  }
limit-two-pins = { $answer } to za dużo: naraz padają najwyżej dwa kręgle
limit-last-pin = { $answer } to za dużo: kręgiel { $pin } jest ostatni w rzędzie
theorem-pin-rows-left = po ruchu rzędy dzielą się na pary równych rzędów. Cokolwiek przeciwnik strąci w jednym rzędzie, strąć to samo w drugim rzędzie tej pary (strategia Tweedleduma i Tweedledee): zawsze masz odpowiedź i ostatni ruch będzie twój.
    .idea = { $halves ->
        [yes] Czy możesz zostawić dwie równe części?
       *[no] Czy możesz zostawić pary równych rzędów?
      }
    .short = zostawia pary równych rzędów.
theorem-pin-rows-faced = rzędy dzielą się na pary równych rzędów. Cokolwiek padnie w jednym rzędzie, przeciwnik może strącić to samo w drugim rzędzie tej pary i to on wykonuje ostatni ruch.
    .short = rzędy dzielą się na pary równych rzędów, więc przeciwnik może powtórzyć każdy ruch.
alike-rows = kolejność rzędów bez znaczenia
moves-kayles = Zapis 2:3 oznacza: strąć kręgiel 3 w rzędzie 2, a 2:3+: strąć kręgle 3 i 4.
    .picture = Liczba w nawiasie pod rzędem to numer, który miał przed ostatnim ruchem.
place-pins-left = trafia w lewą jedną trzecią rzędu { $row }
place-pins-middle = trafia w środkową jedną trzecią rzędu { $row }
place-pins-right = trafia w prawą jedną trzecią rzędu { $row }
