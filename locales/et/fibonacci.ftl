# Mida ütleb ainult Fibonacci nim.

tagline-fibonacci = võta kuni kaks korda nii palju kui vastane
    .name = Fibonacci
rules-fibonacci = Fibonacci nim: võta vähemalt üks tikk ja kõige rohkem kaks korda nii palju, kui võeti eelmise käiguga; esimese käiguga ei tohi kõike võtta. Kes võtab viimase tiku, võidab. Kaldkriipsu järel on kirjas, kui palju võib praegu kõige rohkem võtta.
    .strategy = kirjuta arv mittejärjestikuste Fibonacci arvude summana ja võta vähim liidetav.
rules-fibonacci-misere = Fibonacci nim, misère: võta vähemalt üks tikk ja kõige rohkem kaks korda nii palju, kui võeti eelmise käiguga; esimene käik peab jätma vähemalt kaks. Kes võtab viimase tiku, kaotab. Kaldkriipsu järel on kirjas, kui palju võib praegu kõige rohkem võtta.
    .strategy = jäta üks tikk vastase jaoks kõrvale; kirjuta ülejäänute arv mittejärjestikuste Fibonacci arvude summana ja võta vähim liidetav.
position-fibonacci = „{ $word }” ei ole seis. Seis on tikkude arv, näiteks 13, või koos kaldkriipsu ja arvuga, mis ütleb, kui palju võib praegu kõige rohkem võtta (mitte rohkem, kui on), näiteks 13/4: täisarvud 0 kuni { $most }.
deed-fibonacci = võtab { $count ->
    [one] 1 tiku
   *[other] { $count } tikku
  }
    .advice = võta { $count ->
    [one] 1 tikk
   *[other] { $count } tikku
  }
ask-matches = Mitu tikku on?
help-matches = Sisesta, mitu tikku alguses on, kuni { $most }. „q” lõpetab.
theorem-match-left = käik jätab ühe tiku ja vastane peab selle võtma.
    .idea = Kas saad jätta ühe tiku?
theorem-match-faced = alles on ainult üks tikk ja see tuleb võtta.
zeckendorf-sum = { $count ->
    [1] { $number } on Fibonacci arv (1, 2, 3, 5, 8, …)
   *[other] { $number } on { $parts }, Fibonacci arvude (1, 2, 3, 5, 8, …) summa, kus ei ole kaht järjestikust
  }
theorem-zeckendorf-left = käik jätab { $number }, ja { $sum }. Nüüd võib võtta kuni { $most }, mis on vähem kui { $least }. Ükskõik mitu vastane võtab, kirjuta see, mis alles on, Fibonacci arvude summana, kus ei ole kaht järjestikust, ja võta neist vähim: see on alati võimalik, ja nii võtad ka viimase tiku.
    .idea = Kirjuta tikkude arv Fibonacci arvude summana, kus ei ole kaht järjestikust. Mis on vähim liidetav?
theorem-zeckendorf-left-misere = käik jätab { $number } ja viimase tiku, ja { $sum }. Nüüd võib võtta kuni { $most }, mis on vähem kui { $least }. Ükskõik mitu vastane võtab, kirjuta see, mis on alles peale viimase tiku, Fibonacci arvude summana, kus ei ole kaht järjestikust, ja võta neist vähim: see on alati võimalik, ja viimase tiku peab võtma vastane.
    .idea = Jäta üks tikk vastase jaoks kõrvale. Kirjuta ülejäänute arv Fibonacci arvude summana, kus ei ole kaht järjestikust. Mis on vähim liidetav?
theorem-zeckendorf-faced = { $sum }. Praegu võib võtta kuni { $most }, mis on vähem kui { $least }. Ükskõik mitu võetakse, vastane saab kirjutada selle, mis alles on, Fibonacci arvude summana, kus ei ole kaht järjestikust, ja võtta neist vähima, ja nii ka viimase tiku.
theorem-zeckendorf-faced-misere = viimase tikuta on { $number }, ja { $sum }. Praegu võib võtta kuni { $most }, mis on vähem kui { $least }. Ükskõik mitu võetakse, vastane saab kirjutada selle, mis on alles peale viimase tiku, Fibonacci arvude summana, kus ei ole kaht järjestikust, ja võtta neist vähima; viimane tikk jääb lõpuks käigul olevale mängijale.
moves-fibonacci = Kirjuta 2, et võtta 2 tikku.
