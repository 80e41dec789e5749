# Co říkají jen mince.

tagline-coins = sloupce mincí zprava; vyhrává víc mincí
rules-coins = Mince: z pravého konce řady berete sloupce, nejméně jeden a nejvýš tolik, kolik právě vzal soupeř; první tah bere nejvýš M, které se dohodne před hrou. Až sloupce dojdou, vyhrává, kdo má víc mincí; stejně je remíza. Na obrázku jsou v závorkách sloupce, které lze vzít.
deed-coins = bere { $count ->
    [one] 1 sloupec
    [few] { $count } sloupce
   *[other] { $count } sloupců
  } s { $coins ->
    [one] 1 mincí
   *[other] { $coins } mincemi
  }
    .advice = vzít { $count ->
    [one] 1 sloupec
    [few] { $count } sloupce
   *[other] { $count } sloupců
  } s { $coins ->
    [one] 1 mincí
   *[other] { $coins } mincemi
  }
way-coins = { $most ->
    [one] vzít 1 sloupec
    [few] vzít 1 až { $most } sloupce
   *[other] vzít 1 až { $most } sloupců
  }
position-coins = „{ $word }“ není sloupec. Pozice jsou mince v každém sloupci zleva doprava, třeba 5,3,8,1: celá čísla od 0 do { $most }.
position-coins-too-many = To je příliš mnoho sloupců: řada jich má 1 až { $most }.
start-coins = První tah nemůže brát až { $take }, když sloupců je { $columns }: --max-take je nejvýš počet sloupců.
ask-coin-columns = Kolik sloupců mincí?
help-coin-columns = Zadejte, kolik bude sloupců, od { $least } do { $most }; do každého padne náhodně 0 až { $coins } mincí. Samotný Enter vybere číslo v závorce, je-li tam. „q“ ukončí program.
ask-max-take-coins = Kolik sloupců smí vzít první tah?
help-max-take-coins = Zadejte, kolik sloupců smí první tah nejvýš vzít, od 1 do { $most }; každý další tah pak bere nejvýš tolik, kolik ten před ním. Samotný Enter vybere číslo v závorce. „q“ ukončí program.
ask-take-coins = Kolik sloupců?
help-take-coins = Zadejte, kolik sloupců vzít z pravého konce, od 1 do { $most }. „b“ vede zpět do nabídky, „q“ ukončí program.
limit-columns-left = { $columns ->
    [one] { $answer } je moc: zbývá jen 1 sloupec
    [few] { $answer } je moc: zbývají jen { $columns } sloupce
   *[other] { $answer } je moc: zbývá jen { $columns } sloupců
  }
moves-coins = Tah 2 bere poslední 2 sloupce.
terms-coins = { $value ->
    [one] vzít lze jen 1 sloupec
    [few] vzít lze až { $value } sloupce
   *[other] vzít lze až { $value } sloupců
  }
