# Co říkají jen mince.

tagline-coins = brát zprava sloupce mincí; víc mincí vyhrává
    .name = Mince
rules-coins = Mince: z pravého konce řady berete sloupce, nejméně jeden a nejvýš tolik, kolik právě vzal soupeř; v prvním tahu nejvýš { $most ->
    [0] M (dohodne se před hrou)
    [one] 1 sloupec
    [few] { $most } sloupce
   *[other] { $most } sloupců
  }. Až sloupce dojdou, vyhrává, kdo má víc mincí; při rovnosti je remíza. Na obrázku jsou v závorkách sloupce, které lze vzít.
    .strategy = počítejte odzadu; čím víc vezmete, tím víc smí soupeř.
deed-coins = bere { $count ->
    [one] 1 sloupec
    [few] { $count } sloupce
   *[other] { $count } sloupců
  }, celkem { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }
    .advice = vzít { $count ->
    [one] 1 sloupec
    [few] { $count } sloupce
   *[other] { $count } sloupců
  }, celkem { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }
position-coins = „{ $word }“ není sloupec. Pozice se zapisuje jako počty mincí ve sloupcích zleva doprava, třeba 5,3,8,1: celá čísla od 0 do { $most }.
position-coins-too-many = To je příliš mnoho sloupců: řada jich má 1 až { $most }.
ask-no-columns = Když první tah smí vzít až { $take } sloupců, ptal by se program na víc sloupců než { $most }. Zadejte sloupce, třeba: nimatron play coins 5,3,8,1
ask-coin-columns = Kolik sloupců mincí?
help-coin-columns = Zadejte, kolik bude sloupců, od { $least } do { $most }; do každého padne náhodně 0 až { $coins } mincí. Samotný Enter vybere číslo v závorce, je-li tam. „q“ ukončí program.
ask-max-take-coins = Kolik sloupců smí vzít první tah?
help-max-take-coins = Zadejte, kolik sloupců smí první tah nejvýš vzít, od 1 do { $most }; každý další tah pak bere nejvýš tolik, kolik ten před ním. Samotný Enter vybere číslo v závorce. „q“ ukončí program.
ask-take-coins = Kolik sloupců?
help-take-coins = Zadejte, kolik sloupců vzít z pravého konce ({ $most ->
    [1] jen 1
    [2] 1 nebo 2
   *[other] 1 až { $most }
  }). „b“ vede zpět do nabídky, „q“ ukončí program.
limit-columns-left = { $columns ->
    [one] { $answer } je moc: zbývá jen 1 sloupec
    [few] { $answer } je moc: zbývají jen { $columns } sloupce
   *[other] { $answer } je moc: zbývá jen { $columns } sloupců
  }
moves-coins = Zápis 2 znamená vzít poslední 2 sloupce.
terms-coins = { $value ->
    [one] vzít lze jen 1 sloupec
    [few] vzít lze až { $value } sloupce
   *[other] vzít lze až { $value } sloupců
  }
