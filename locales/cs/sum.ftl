# Co říká jen součet her.

tagline-sum = několik her najednou; kdo nemá tah, prohrává
    .name = Součet her
rules-sum = Součet her: několik her se hraje vedle sebe. Tah se dělá v jedné z nich, podle jejích pravidel. Kdo nemůže táhnout v žádné, prohrává.
    .strategy = zapište nimber každé hry a hrajte nim.
moves-sum = Zápis 2/1:3 znamená tah 1:3 ve sčítanci 2: číslo sčítance, lomítko a tah, jak ho píše jeho hra.
position-sum-too-many = { $count } sčítanců je moc: součet jich má nejvýš { $most }.
summand-refused = Sčítanec { $number }: { $why }
summand-empty = chybí hra. Zadejte každou hru s její pozicí a mezi nimi +: { $example }.
summand-no-game = „{ $game }“ v součtu být nemůže. Na výběr je: { $known }.
summand-no-position = { $game } potřebuje pozici, třeba { $game } { $example }.
summand-misere = sčítanec nemá vlastní --misere. Zadejte --misere pro celý součet, mimo uvozovky.
summand-no-options = { $game } nemá žádné přepínače, takže „{ $option }“ zadat nelze.
summand-no-option = { $game } nemá přepínač „{ $option }“. Má: { $known }.
summand-no-value = U { $option } chybí hodnota.
move-unreadable-sum = „{ $move }“ není tah. Zadejte číslo sčítance, lomítko a tah v jeho hře, třeba 2/1:3.
move-no-such-summand = Sčítanec { $summand } tu není: { $summands ->
    [1] je tu jen sčítanec 1.
   *[other] sčítance jsou očíslovány od 1 do { $summands }.
  }
deed-summand = { $deed } ve sčítanci { $number } ({ $game })
    .advice = { $advice } ve sčítanci { $number } ({ $game })
place-summand = je ve sčítanci { $number } ({ $game })
ask-summand = Ve kterém sčítanci ({ $offered })?
help-summand = Zadejte číslo sčítance, ve kterém chcete táhnout: { $offered }. Na zbytek se zeptá jeho hra. „b“ vede zpět do nabídky, „q“ ukončí program.
ask-summands = Které hry?
help-summands = Zadejte nejvýš { $most } her a mezi nimi +, každou s pozicí a přepínači: { $example }. Hry, které v součtu mohou být: { $known }. „q“ ukončí program.
theorem-summands-left = tah nechá sčítance po dvojicích, které se hrají stejně. Cokoli soupeř udělá v jednom z dvojice, udělejte totéž v druhém: odpověď máte vždy, a uděláte tak poslední tah.
    .idea = Můžete nechat sčítance po dvojicích, které se hrají stejně?
theorem-summands-faced = sčítance tvoří dvojice, které se hrají stejně. Cokoli se udělá v jednom z dvojice, může soupeř udělat totéž v druhém, a udělá tak poslední tah.
    .short = sčítance tvoří dvojice, které se hrají stejně, takže soupeř může každý tah opakovat.
note-summands = opět dvojice, které se hrají stejně
theorem-summands-last = po tahu už nikdo nemůže táhnout v žádném sčítanci: je to poslední tah.
theorem-summands-won = { $count ->
    [one] tah změní nimber { $old } na { $new }.
   *[other] nimový součet her je { $sum }. Ve sčítanci { $number } tah změní nimber { $old } na { $new }, a tak součet vynuluje.
  }
    .idea = Jaký nimber má který sčítanec? Který tah jejich nimový součet vynuluje?
theorem-summands-leave = { $count ->
    [one] po tahu je nimber 0.
   *[other] po tahu je nimový součet her 0.
  }
    .idea = Jaký nimber má který sčítanec? Který tah jejich nimový součet vynuluje?
theorem-summands-lost = { $count ->
    [one] nimber je 0 a každý tah ho změní.
   *[other] nimový součet her je { $sum } a každý tah ho změní.
  }
    .short = nimový součet nimberů je 0 a každý tah ho změní.
summand-nimber = Sčítanec { $number } má nimber { $nimber }{ $how }.
summand-heaps-nimbers = Nimbery velikostí 1 až { $most } jsou v té hře { $nimbers }{ $more ->
    [yes] { " " }(další vypíše nimatron sequence).
   *[no] .
  }
nimber-by-parts = , nimový součet čísel { $parts }
nimber-by-remainder = , zbytek po dělení čísla { $number } číslem { $round }
nimber-by-size = , což je jeho velikost
nimber-by-copies = : každý tah se v něm dá zopakovat
nimber-by-command = { " " }(nimatron solve { $summand })
theorem-summands = Podle Spragueovy a Grundyho věty je { $count ->
    [one] hra rovnocenná
   *[other] každá hra rovnocenná
  } jedné nimové hromádce, jejíž velikost je její nimber{ $larger ->
    [yes] ; tah ji může i zvětšit, ale soupeř to může vzít zpět.
   *[no] .
  } Kdo je na tahu při { $count ->
    [one] nimberu
   *[other] nimovém součtu
  } 0, prohrává: každý tah ho změní a soupeř ho vždy může znovu vynulovat.
