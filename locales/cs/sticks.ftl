# Co říkají jen tyčky.

tagline-sticks = brát z řady 1 až 3 tyčky
    .name = Tyčky
rules-sticks = Tyčky: z řady berete 1 až { $most ->
    [0] M tyček; M se dohodne před hrou
    [few] { $most } tyčky
   *[other] { $most } tyček
  }. Kdo vezme poslední tyčku, vyhrává.
    .strategy = { $most ->
        [0] nechte násobek M + 1 a soupeře vždy doplňte na M + 1.
       *[other] nechte násobek { $round } a soupeře vždy doplňte na { $round }.
      }
rules-sticks-misere = Tyčky, misère: z řady berete 1 až { $most ->
    [0] M tyček; M se dohodne před hrou
    [few] { $most } tyčky
   *[other] { $most } tyček
  }. Kdo vezme poslední tyčku, prohrává.
    .strategy = { $most ->
        [0] nechte o jednu víc než násobek M + 1 a soupeře vždy doplňte na M + 1.
       *[other] nechte o jednu víc než násobek { $round } a soupeře vždy doplňte na { $round }.
      }
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
position-sticks = „{ $word }“ není počet tyček. Pozice se zapisuje jako počet tyček, třeba 10: celé číslo od 0 do { $most }.
ask-no-sticks = Když se smí vzít najednou až { $take }, ptal by se program na víc tyček než { $most }. Zadejte jejich počet, třeba: nimatron play sticks 10
ask-sticks = Kolik tyček?
help-sticks = Zadejte, kolik bude na začátku tyček, od { $least } do { $most }; samotný Enter vybere číslo v závorce, je-li tam. „q“ ukončí program.
ask-max-take-sticks = Kolik lze vzít najednou?
help-max-take-sticks = Zadejte, kolik tyček smí tah nejvýš vzít, od 2 do { $most }; samotný Enter vybere číslo v závorce. „q“ ukončí program.
ask-take-sticks = Kolik tyček?
help-take-sticks = Zadejte, kolik tyček vzít ({ $most ->
    [1] jen 1
    [2] 1 nebo 2
   *[other] 1 až { $most }
  }). „b“ vede zpět do nabídky, „q“ ukončí program.
limit-sticks-left = { $sticks ->
    [one] { $answer } je moc: zbývá jen 1 tyčka
    [few] { $answer } je moc: zbývají jen { $sticks } tyčky
   *[other] { $answer } je moc: zbývá jen { $sticks } tyček
  }
theorem-takes-sticks = tento tah bere všechny zbylé tyčky, tedy i poslední.
    .idea = Můžete vzít všechno?
theorem-remainder-won = { $sticks } = { $times } × { $round } + { $rest }. Tah bere zbytek { $rest } a nechá { $left }, násobek { $round }. Ať pak soupeř vezme, kolik chce ({ $most ->
    [2] 1 nebo 2
   *[other] 1 až { $most }
  }), doplníte to vždy na { $round }, takže poslední tyčku vezmete vy.
    .idea = Jaký zbytek dává { $sticks } po dělení číslem { $round }?
    .short = nechá { $left }, násobek { $round }.
theorem-remainder-won-misere = { $left ->
    [1] tah nechá poslední tyčku a tu musí vzít soupeř.
   *[other] jednu tyčku nechte stranou pro soupeře. Ostatní: { $above } = { $times } × { $round } + { $rest }; tah z nich bere { $rest } a nechá { $times } × { $round } a tu jednu stranou. Ať pak soupeř vezme, kolik chce ({ $most ->
    [2] 1 nebo 2
   *[other] 1 až { $most }
  }), doplníte to vždy na { $round }, takže poslední tyčka zbude na soupeře.
  }
    .idea = Jednu tyčku nechte stranou pro soupeře. Jaký zbytek dává počet ostatních, { $above }, po dělení číslem { $round }?
    .short = nechá { $left }, o 1 víc než násobek { $round }.
theorem-remainder-lost = { $sticks } = { $times } × { $round }, beze zbytku. Ať hráč na tahu vezme, kolik chce ({ $most ->
    [2] 1 nebo 2
   *[other] 1 až { $most }
  }), soupeř to vždy doplní na { $round }, takže poslední tyčku vezme soupeř.
    .short = { $sticks } je násobek { $round } a žádný tah jiný násobek nenechá.
theorem-remainder-lost-misere = { $above ->
    [0] zbývá poslední tyčka a tu je třeba vzít.
   *[other] { $sticks } − 1 = { $above } = { $times } × { $round }, beze zbytku. Ať hráč na tahu vezme, kolik chce ({ $most ->
    [2] 1 nebo 2
   *[other] 1 až { $most }
  }), soupeř to vždy doplní na { $round }, takže poslední tyčka zbude hráči, který je teď na tahu.
  }
    .short = { $sticks } je o 1 víc než násobek { $round } a žádný tah jiné takové číslo nenechá.
moves-sticks = Zápis 2 znamená vzít 2 tyčky.
terms-sticks = nejvýš { $value } najednou
