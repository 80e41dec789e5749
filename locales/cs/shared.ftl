# Co říká víc her.

position-bad-size = „{ $word }“ je deska bez polí: musí jich mít 1 až { $most }.
position-large-board = „{ $word }“ je příliš velká deska: smí mít 1 až { $most } polí.
position-too-large = „{ $word }“ je příliš velká pozice: dohromady smí mít nejvýš { $most } a hromádek nebo řad nejvýš { $heaps }.
move-unreadable-take = „{ $move }“ není tah. Zadejte, kolik chcete vzít, třeba 1.
move-count-take = { $count } vzít nelze. Vezměte { $most ->
    [1] 1
    [2] 1 nebo 2
   *[other] 1 až { $most }
  }.
move-take-listed = { $count } vzít nelze. Vzít lze: { $takable }.
ask-rows = Kolik řádků?
help-rows = Zadejte, kolik bude řádků, od 1 do { $most }; potom se program zeptá na sloupce. „q“ ukončí program.
ask-columns = Kolik sloupců?
help-columns = Zadejte, kolik bude sloupců, od { $least } do { $most }. „q“ ukončí program.
limit-take = { $answer } je moc: teď lze vzít nejvýš { $most }
ask-number = Kolik ({ $most ->
    [1] jen 1
   *[other] 1 až { $most }
  })?
help-number = Zadejte { $most ->
    [1] 1, nic jiného tu nejde
   *[other] číslo od 1 do { $most }
  }. „b“ vede zpět do nabídky, „q“ ukončí program.
ask-position = Z jaké pozice?
help-position = Zapište pozici na začátku, třeba { $example }. „q“ ukončí program.
ask-written = Který tah?
help-written = Zadejte tah, třeba { $example }. „b“ vede zpět do nabídky, „q“ ukončí program.
place-fewer = bere nejvýš { $half }
place-more = bere víc než { $half }
number-in-groups = „{ $word }“ může být jedno číslo { $number }, nebo seznam { $list }. Napište, co z toho to má být.
empty-text = (prázdné)
said-position = Pozice: { $position }.
said-pile = Hromádka { $number }: { $count }{ $taken ->
    [0] .
   *[other] , vzato { $taken }.
  }
said-heap = Hromádka { $number }: { $count }{ $taken ->
    [0] .
   *[other] , vzato { $taken }.
  }
said-row = Řada { $number }: { $count }{ $taken ->
    [0] .
   *[other] , vzato { $taken }.
  }
said-left = Zbývá: { $count }{ $taken ->
    [0] .
   *[other] , vzato { $taken }.
  }
said-most = Teď se smí vzít nejvýš { $most }.
said-columns = Sloupce zleva: { $columns }.
said-cells = Řada { $number }{ $count ->
    [0] : žádné volné pole.
    [one] , volné pole: { $cells }.
   *[other] , volná pole: { $cells }.
  }
said-summand = Sčítanec { $number }, { $summand }.
said-nothing = Nic nezbývá.
