# Mida ütlevad ainult mündid.

tagline-coins = võta paremalt virnu; kel rohkem münte, võidab
    .name = Mündid
rules-coins = Mündid: võta rea paremast otsast virnu, vähemalt üks ja kõige rohkem nii mitu, kui vastane just võttis; esimese käiguga võib võtta { $most ->
    [0] kuni M virna (M lepitakse kokku enne mängu)
    [one] ainult 1 virna
   *[other] kuni { $most } virna
  }. Kui kõik virnad on võetud, võidab see, kellel on rohkem münte; võrdse arvu puhul on viik. Joonisel on nurksulgudes virnad, mida võib võtta.
    .strategy = alusta arvutamist lõpust; mida rohkem võtad, seda rohkem võib võtta vastane.
deed-coins = võtab { $count ->
    [one] 1 virna, milles on
   *[other] { $count } virna, milles on kokku
  } { $coins ->
    [one] 1 münt
   *[other] { $coins } münti
  }
    .advice = võta { $count ->
    [one] 1 virn, milles on
   *[other] { $count } virna, milles on kokku
  } { $coins ->
    [one] 1 münt
   *[other] { $coins } münti
  }
position-coins = „{ $word }” ei ole virn. Seis on müntide arv igas virnas vasakult paremale, näiteks 5,3,8,1: täisarvud 0 kuni { $most }.
position-coins-too-many = Virnu on liiga palju: reas on 1 kuni { $most } virna.
ask-no-columns = Kui esimese käiguga võib võtta kuni { $take } virna, oleks virnu vaja rohkem kui { $most } ja nii palju siin ei küsita. Anna virnad kohe, näiteks: nimatron play coins 5,3,8,1
ask-coin-columns = Mitu mündivirna?
help-coin-columns = Sisesta virnade arv, { $least } kuni { $most }; igasse pannakse juhuslikult 0 kuni { $coins } münti. Lihtsalt Enter valib nurksulgudes oleva arvu, kui see seal on. „q” lõpetab.
ask-max-take-coins = Mitu virna võib esimese käiguga võtta?
help-max-take-coins = Sisesta, mitu virna võib esimese käiguga kõige rohkem võtta, 1 kuni { $most }; edaspidi võib iga käiguga võtta kuni nii mitu, kui võeti eelmisega. Lihtsalt Enter valib nurksulgudes oleva arvu. „q” lõpetab.
ask-take-coins = Mitu virna?
help-take-coins = Sisesta, mitu virna paremast otsast võtad, 1 kuni { $most }. „b” viib tagasi menüüsse, „q” lõpetab.
limit-columns-left = { $answer } on liiga palju: alles on { $columns ->
    [one] ainult 1 virn
   *[other] ainult { $columns } virna
  }
moves-coins = Kirjuta 2, et võtta 2 viimast virna.
terms-coins = { $value ->
    [one] võtta võib ainult 1 virna
   *[other] võtta võib kuni { $value } virna
  }
