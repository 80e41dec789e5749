# Co říkají jen tyčky.

tagline-sticks = brát z řady jednu až M; soupeř, který se učí
rules-sticks = Tyčky: z řady berete 1 až M tyček; M se dohodne před hrou. Kdo vezme poslední tyčku, vyhrává.
rules-sticks-misere = Tyčky, misère: z řady berete 1 až M tyček; M se dohodne před hrou. Kdo vezme poslední tyčku, prohrává.
deed-sticks = bere { $count ->
    [one] 1 tyčku
    [few] { $count } tyčky
   *[other] { $count } tyček
  }
    .advice = vzít { $count ->
    [one] 1 tyčku
    [few] { $count } tyčky
   *[other] { $count } tyček
  }
way-sticks = { $most ->
    [one] vzít 1 tyčku
    [few] vzít 1 až { $most } tyčky
   *[other] vzít 1 až { $most } tyček
  }
position-sticks = „{ $word }“ není počet tyček. Pozice je, kolik jich je, třeba 10: celé číslo od 0 do { $most }.
start-sticks = Hra nemůže začít tak, že tyček je { $sticks } a najednou jich lze vzít { $take }: tyček musí být víc, a nejvýš { $most }.
ask-sticks = Kolik tyček?
help-sticks = Zadejte, kolik bude na začátku tyček, od { $least } do { $most }; samotný Enter vybere číslo v závorce, je-li tam. „q“ ukončí program.
ask-max-take-sticks = Kolik lze vzít najednou?
help-max-take-sticks = Zadejte, kolik tyček smí tah nejvýš vzít, od 2 do { $most }; samotný Enter vybere číslo v závorce. „q“ ukončí program.
ask-take-sticks = Kolik tyček?
help-take-sticks = Zadejte, kolik tyček vzít, od 1 do { $most }. „b“ vede zpět do nabídky, „q“ ukončí program.
limit-sticks-left = { $sticks ->
    [one] { $answer } je moc: zbývá jen 1 tyčka
    [few] { $answer } je moc: zbývají jen { $sticks } tyčky
   *[other] { $answer } je moc: zbývá jen { $sticks } tyček
  }
law-takes-sticks = bere všechny zbylé tyčky, a s nimi i poslední.
law-remainder-won = { $sticks } = { $times } × { $round } + { $rest }. Tah bere zbytek { $rest } a nechává { $left }, násobek { $round }. Ať pak soupeř vezme kolik chce, od 1 do { $most }, doplníte to zase na { $round }, a tak vezmete poslední tyčku.
law-remainder-won-misere = { $left ->
    [1] tah nechává poslední tyčku a tu musí soupeř vzít.
   *[other] { $sticks } - 1 = { $above } = { $times } × { $round } + { $rest }. Tah bere zbytek { $rest } a nechává { $left }, o jednu víc než násobek { $round }. Ať pak soupeř vezme kolik chce, od 1 do { $most }, doplníte to zase na { $round }, a tak poslední tyčka zbude na soupeře.
  }
law-remainder-lost = { $sticks } = { $times } × { $round }, beze zbytku. Ať se vezme kolik chce, od 1 do { $most }, soupeř to zase doplní na { $round }, a tak vezme poslední tyčku.
law-remainder-lost-misere = { $above ->
    [0] zbývá poslední tyčka a tu je třeba vzít.
   *[other] { $sticks } - 1 = { $above } = { $times } × { $round }, beze zbytku. Ať se vezme kolik chce, od 1 do { $most }, soupeř to zase doplní na { $round }, a tak poslední tyčka zbude na hráče na tahu.
  }
moves-sticks = Tah 2 bere 2 tyčky.
terms-sticks = nejvýš { $value } najednou
