# Co mówi tylko nim Fibonacciego.

tagline-fibonacci = bierz najwyżej dwa razy tyle, co przeciwnik
    .name = Nim Fibonacciego
rules-fibonacci = Nim Fibonacciego: bierzesz co najmniej jedną zapałkę i najwyżej dwa razy tyle, ile wzięto w poprzednim ruchu; w pierwszym ruchu nie można wziąć wszystkich. Kto weźmie ostatnią zapałkę, wygrywa. Po ukośniku stoi, ile najwyżej można teraz wziąć.
    .strategy = zapisz liczbę zapałek jako sumę liczb Fibonacciego bez dwóch kolejnych i weź najmniejszy składnik.
rules-fibonacci-misere = Nim Fibonacciego, misère: bierzesz co najmniej jedną zapałkę i najwyżej dwa razy tyle, ile wzięto w poprzednim ruchu; w pierwszym ruchu trzeba zostawić co najmniej dwie. Kto weźmie ostatnią zapałkę, przegrywa. Po ukośniku stoi, ile najwyżej można teraz wziąć.
    .strategy = odłóż w myśli jedną zapałkę dla przeciwnika; liczbę pozostałych zapisz jako sumę liczb Fibonacciego bez dwóch kolejnych i weź najmniejszy składnik.
position-fibonacci = „{ $word }” nie jest pozycją. Pozycja to liczba zapałek, np. 13, albo z ukośnikiem i tym, ile najwyżej można teraz wziąć (nie więcej, niż jest), np. 13/4: liczby całkowite od 0 do { $most }.
deed-fibonacci = bierze { $count ->
    [one] 1 zapałkę
    [few] { $count } zapałki
   *[other] { $count } zapałek
  }
    .advice = weź { $count ->
    [one] 1 zapałkę
    [few] { $count } zapałki
   *[other] { $count } zapałek
  }
ask-matches = Ile jest zapałek?
help-matches = Podaj początkową liczbę zapałek, najwyżej { $most }. „q” kończy program.
theorem-match-left = ruch zostawia jedną zapałkę, którą musi wziąć przeciwnik.
    .idea = Czy możesz zostawić jedną zapałkę?
theorem-match-faced = została tylko jedna zapałka i trzeba ją wziąć.
zeckendorf-sum = { $count ->
    [1] { $number } to jedna z liczb Fibonacciego (1, 2, 3, 5, 8, …)
   *[other] { $number } to { $parts }, czyli suma liczb Fibonacciego (1, 2, 3, 5, 8, …), z których żadne dwie nie są kolejne
  }
theorem-zeckendorf-left = ruch zostawia { $number }, a { $sum }. Teraz można wziąć najwyżej { $most }, czyli mniej niż { $least }. Ilekolwiek przeciwnik weźmie, zapisz to, co zostanie, jako sumę liczb Fibonacciego, z których żadne dwie nie są kolejne, i weź najmniejszą z nich: zawsze jest to możliwe i w ten sposób weźmiesz też ostatnią zapałkę.
    .idea = Zapisz liczbę zapałek jako sumę liczb Fibonacciego, z których żadne dwie nie są kolejne. Jaki jest najmniejszy składnik?
theorem-zeckendorf-left-misere = ruch zostawia { $number } i ostatnią zapałkę, a { $sum }. Teraz można wziąć najwyżej { $most }, czyli mniej niż { $least }. Ilekolwiek przeciwnik weźmie, zapisz to, co zostanie oprócz ostatniej zapałki, jako sumę liczb Fibonacciego, z których żadne dwie nie są kolejne, i weź najmniejszą z nich: zawsze jest to możliwe, a ostatnią zapałkę musi wziąć przeciwnik.
    .idea = Odłóż w myśli jedną zapałkę dla przeciwnika. Zapisz liczbę pozostałych jako sumę liczb Fibonacciego, z których żadne dwie nie są kolejne. Jaki jest najmniejszy składnik?
theorem-zeckendorf-faced = { $sum }. Teraz można wziąć najwyżej { $most }, czyli mniej niż { $least }. Ilekolwiek się weźmie, przeciwnik może zapisać to, co zostanie, jako sumę liczb Fibonacciego, z których żadne dwie nie są kolejne, i wziąć najmniejszą z nich; w ten sposób weźmie też ostatnią zapałkę.
theorem-zeckendorf-faced-misere = bez ostatniej zapałki jest { $number }, a { $sum }. Teraz można wziąć najwyżej { $most }, czyli mniej niż { $least }. Ilekolwiek się weźmie, przeciwnik może zapisać to, co zostanie oprócz ostatniej zapałki, jako sumę liczb Fibonacciego, z których żadne dwie nie są kolejne, i wziąć najmniejszą z nich; ostatnią zapałkę w końcu musi wziąć gracz, którego kolej.
moves-fibonacci = Zapis 2 oznacza: weź 2 zapałki.
