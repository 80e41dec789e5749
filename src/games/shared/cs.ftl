# Co říká víc her.

position-bad-size = „{ $word }“ nemá žádná pole, nebo jich má příliš mnoho: deska má 1 až { $most } polí.
move-unreadable-take = „{ $move }“ není tah. Pište, kolik vzít, třeba 1.
move-count-take = { $count } vzít nelze. { $most ->
    [one] Berte 1.
   *[other] Berte od 1 do { $most }.
  }
ask-rows = Kolik řádků?
help-rows = Zadejte, kolik bude řádků čtverečků, od 1 do { $most }; potom se program zeptá na sloupce. „q“ ukončí program.
ask-columns = Kolik sloupců?
help-columns = Zadejte, kolik bude sloupců čtverečků, od { $least } do { $most }. „q“ ukončí program.
limit-take = { $answer } je moc: teď lze vzít nejvýš { $most }
way-written = táhnout
ask-written = Který tah?
help-written = Napište tah, třeba { $example }. „b“ vede zpět do nabídky, „q“ ukončí program.
