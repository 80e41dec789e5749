# Mida ütleb ainult tikumäng.

tagline-sticks = võta reast 1 kuni 3 tikku
    .name = Tikumäng
rules-sticks = Tikumäng: võta reast 1 kuni { $most ->
    [0] M tikku; M lepitakse kokku enne mängu
   *[other] { $most } tikku
  }. Kes võtab viimase tiku, võidab.
    .strategy = { $most ->
        [0] jäta arvu M + 1 kordne; siis täienda vastase käik iga kord arvuni M + 1.
       *[other] jäta arvu { $round } kordne; siis täienda vastase käik iga kord arvuni { $round }.
      }
rules-sticks-misere = Tikumäng, misère: võta reast 1 kuni { $most ->
    [0] M tikku; M lepitakse kokku enne mängu
   *[other] { $most } tikku
  }. Kes võtab viimase tiku, kaotab.
    .strategy = { $most ->
        [0] jäta ühe võrra rohkem kui arvu M + 1 kordne; siis täienda vastase käik iga kord arvuni M + 1.
       *[other] jäta ühe võrra rohkem kui arvu { $round } kordne; siis täienda vastase käik iga kord arvuni { $round }.
      }
deed-sticks = võtab { $count ->
    [one] 1 tiku
   *[other] { $count } tikku
  }
    .advice = võta { $count ->
    [one] 1 tikk
   *[other] { $count } tikku
  }
position-sticks = „{ $word }” ei ole tikkude arv. Seis on tikkude arv, näiteks 10: täisarv 0 kuni { $most }.
ask-no-sticks = Kui korraga võib võtta kuni { $take }, oleks tikke vaja rohkem kui { $most } ja nii palju siin ei küsita. Anna arv kohe, näiteks: nimatron play sticks 10
ask-sticks = Mitu tikku?
help-sticks = Sisesta, mitu tikku alguses on, { $least } kuni { $most }; lihtsalt Enter valib nurksulgudes oleva arvu, kui see seal on. „q” lõpetab.
ask-max-take-sticks = Mitu tikku võib korraga võtta?
help-max-take-sticks = Sisesta, mitu tikku võib ühe käiguga kõige rohkem võtta, 2 kuni { $most }; lihtsalt Enter valib nurksulgudes oleva arvu. „q” lõpetab.
ask-take-sticks = Mitu tikku?
help-take-sticks = Sisesta, mitu tikku võtad, 1 kuni { $most }. „b” viib tagasi menüüsse, „q” lõpetab.
limit-sticks-left = { $answer } on liiga palju: alles on { $sticks ->
    [one] ainult 1 tikk
   *[other] ainult { $sticks } tikku
  }
theorem-takes-sticks = see võtab kõik allesolevad tikud.
    .idea = Kas saad kõik ära võtta?
theorem-remainder-won = { $sticks } = { $times } × { $round } + { $rest }. Käik võtab ära jäägi { $rest } ja jätab { $left }, arvu { $round } kordse. Ükskõik mitu vastane võtab ({ $most ->
    [2] 1 või 2
   *[other] 1 kuni { $most }
  }), võta nii palju, et kokku saaks { $round }; nii võtad viimase tiku sina.
    .idea = Mis jääk tekib, kui jagada { $sticks } arvuga { $round }?
    .short = see jätab { $left }, arvu { $round } kordse.
theorem-remainder-won-misere = { $left ->
    [1] käik jätab viimase tiku ja vastane peab selle võtma.
   *[other] jäta üks tikk vastase jaoks kõrvale. Ülejäänud { $above } = { $times } × { $round } + { $rest }: käik võtab neist { $rest } ja jätab { $times } × { $round } ning selle ühe, mis jäi kõrvale. Ükskõik mitu vastane võtab ({ $most ->
    [2] 1 või 2
   *[other] 1 kuni { $most }
  }), võta nii palju, et kokku saaks { $round }; nii peab vastane võtma viimase tiku.
  }
    .idea = Jäta üks tikk vastase jaoks kõrvale. Mis jääk tekib, kui jagada ülejäänud { $above } arvuga { $round }?
    .short = see jätab { $left }, ühe võrra rohkem kui arvu { $round } kordne.
theorem-remainder-lost = { $sticks } = { $times } × { $round }, jääki ei ole. Ükskõik mitu võetakse ({ $most ->
    [2] 1 või 2
   *[other] 1 kuni { $most }
  }), vastane täiendab selle arvuni { $round } ja nii võtab viimase tiku tema.
    .short = { $sticks } on arvu { $round } kordne ja ükski käik ei jäta teist kordset.
theorem-remainder-lost-misere = { $above ->
    [0] alles on viimane tikk ja see tuleb võtta.
   *[other] { $sticks } − 1 = { $above } = { $times } × { $round }, jääki ei ole. Ükskõik mitu võetakse ({ $most ->
    [2] 1 või 2
   *[other] 1 kuni { $most }
  }), vastane täiendab selle arvuni { $round } ja nii jääb viimane tikk käigul olevale mängijale.
  }
    .short = { $sticks } on ühe võrra suurem kui arvu { $round } kordne ja ükski käik ei jäta teist sellist arvu.
moves-sticks = Kirjuta 2, et võtta 2 tikku.
terms-sticks = kuni { $value } korraga
