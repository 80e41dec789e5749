# Co říká jen chomp.

tagline-chomp = ukusovat z tabulky čokolády s otráveným rohem
    .name = Chomp
rules-chomp = Chomp: vyberte dílek tabulky čokolády a ukousněte ho se vším, co leží vpravo od něj a pod ním. Dílek vlevo nahoře je otrávený a nikdo ho nebere. Kdo nemůže táhnout, prohrává.
    .strategy = nechte dvě stejná ramena (na čtverci stačí b2), nebo dva řádky, dolní o 1 kratší; pak to držte.
rules-chomp-misere = Chomp, misère: vyberte dílek tabulky čokolády a ukousněte ho se vším, co leží vpravo od něj a pod ním. Dílek vlevo nahoře je otrávený a nikdo ho nebere. Kdo udělá poslední tah, prohrává.
deed-bite = ukusuje { $count ->
    [one] 1 dílek
    [few] { $count } dílky
   *[other] { $count } dílků
  } od { $cell }
    .advice = ukousnout { $count ->
    [one] 1 dílek
    [few] { $count } dílky
   *[other] { $count } dílků
  } od { $cell }
position-chomp-unreadable = „{ $word }“ není tabulka čokolády. Zadejte 3x4 (3 řádky, 4 sloupce), nebo délky řádků shora dolů, třeba 4,4,2.
position-chomp-no-corner = „{ $word }“ nemá dílek vlevo nahoře: první řádek musí mít délku aspoň 1, protože ten dílek nikdo nebere.
position-chomp-longer-below = „{ $word }“ není tabulka čokolády: žádný řádek nemůže být delší než ten nad ním; 4,4,2 by šlo.
move-unreadable-chomp = „{ $move }“ není tah. Zadejte dílek jako písmeno sloupce a číslo řádku, třeba b2.
move-poisoned = Dílek { $cell } je otrávený a nikdo ho nebere. Vyberte jiný.
move-no-such-bar-row = Dílek { $cell } tu není: { $rows ->
    [1] je tu jen řádek 1.
   *[other] řádky jsou očíslovány od 1 do { $rows }.
  }
move-no-such-square = Dílek { $cell } tu není: řádek { $row } má sloupce a až { $letter }.
ask-square = Který dílek (třeba { $example })?
help-square = Zadejte dílek, který se má ukousnout se vším, co leží vpravo od něj a pod ním, jako písmeno sloupce a číslo řádku: { $example }. „b“ vede zpět do nabídky, „q“ ukončí program.
theorem-poisoned-left = zbývá jen otrávený dílek, takže soupeř nemá tah.
    .idea = Můžete nechat jen otrávený dílek?
theorem-arms-left = tah nechá tvar L se dvěma stejnými rameny délky { $arm }. Cokoli soupeř ukousne z jednoho ramene, ukousněte stejně z druhého: odpověď máte vždy, a uděláte tak poslední tah.
    .idea = Můžete nechat dvě stejná ramena?
    .short = nechá stejná ramena.
theorem-arms-faced = tabulka má tvar L se dvěma stejnými rameny délky { $arm }. Cokoli se ukousne z jednoho ramene, soupeř může ukousnout stejně z druhého, a udělá tak poslední tah.
theorem-rows-left = tah nechá dva řádky, dolní o jeden dílek kratší. Cokoli soupeř ukousne, můžete nechat dolní řádek zase o jeden kratší, a uděláte tak poslední tah.
    .idea = Můžete nechat dva řádky, dolní o 1 kratší?
    .short = nechá dolní řádek o 1 kratší.
theorem-rows-faced = zbývají dva řádky, dolní o jeden dílek kratší. Cokoli se ukousne, soupeř může nechat dolní řádek zase o jeden kratší, a udělá tak poslední tah.
theorem-columns-left = tah nechá dva sloupce, pravý o jeden dílek kratší. Cokoli soupeř ukousne, můžete nechat pravý sloupec zase o jeden kratší, a uděláte tak poslední tah.
    .idea = Můžete nechat dva sloupce, pravý o 1 kratší?
    .short = nechá pravý sloupec o 1 kratší.
theorem-columns-faced = zbývají dva sloupce, pravý o jeden dílek kratší. Cokoli se ukousne, soupeř může nechat pravý sloupec zase o jeden kratší, a udělá tak poslední tah.
note-arms = opět stejná ramena
note-rows = dolní řádek opět o 1 kratší
note-columns = pravý sloupec opět o 1 kratší
alike-bars = i s prohozenými řádky a sloupci
moves-chomp = Zápis b2 znamená ukousnout dílek ve sloupci b a řádku 2 se vším, co leží vpravo od něj a pod ním.
place-bite = začíná v řádku { $row }
