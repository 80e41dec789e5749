# Co mówi tylko gra, w której bierze się najwyżej połowę.

tagline-half = bierz najwyżej połowę stosu
    .name = Połowa
rules-half = Połowa: bierzesz coś z jednego stosu, najwyżej połowę. Kto nie może wykonać ruchu, przegrywa.
    .strategy = zostaw o jeden mniej niż potęga dwójki (1, 3, 7, 15, …); przy kilku stosach traktuj nimbery jak stosy gry nim.
rules-half-misere = Połowa, misère: bierzesz coś z jednego stosu, najwyżej połowę. Kto wykona ostatni ruch, przegrywa.
move-half = { $most ->
    [0] Ze stosu { $heap } nie można nic wziąć: jest tam tylko { $size }. Wybierz inny stos.
   *[other] Nie można wziąć { $count } ze stosu { $heap }, na którym jest { $size }: najwyżej połowę, { $most }.
  }
theorem-half-nimbers = Stos wielkości 2n ma nimber n, a stos wielkości 2n + 1 taki jak stos wielkości n: nimbery stosów o wielkości od 1 do { $most } to { $nimbers }{ $more ->
    [yes] { " " }(dalsze wypisuje nimatron sequence).
   *[no] .
  }{ $dead ->
    [yes] { " " }Pominięto stosy, których żaden ruch nie może zmienić.
   *[no] { "" }
  }
theorem-half-left = ruch zostawia stos o jeden mniejszy od potęgi dwójki (1, 3, 7, 15, …). Stamtąd żaden ruch takiego nie zostawia: najbliższy mniejszy nie ma nawet połowy. Po każdej odpowiedzi możesz znowu taki zostawić.
    .idea = Czy możesz zostawić o jeden mniej niż potęga dwójki?
    .short = zostawia o jeden mniej niż potęga dwójki.
theorem-half-faced = stos jest o jeden mniejszy od potęgi dwójki (1, 3, 7, 15, …). Żaden ruch takiego nie zostawia: najbliższy mniejszy nie ma nawet połowy. Po każdym ruchu przeciwnik może znowu taki zostawić.
moves-half = Zapis 2:3 oznacza: weź 3 ze stosu 2.
