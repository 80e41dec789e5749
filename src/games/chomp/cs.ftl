# Co říká jen chomp.

tagline-chomp = ukusovat z tabulky čokolády s otráveným rohem
rules-chomp = Chomp: vyberte dílek tabulky a ukousněte ho se vším, co je od něj vpravo a dolů. Dílek vlevo nahoře je otrávený a nikdo ho nebere. Kdo nemůže táhnout, prohrává.
rules-chomp-misere = Chomp, misère: vyberte dílek tabulky a ukousněte ho se vším, co je od něj vpravo a dolů. Dílek vlevo nahoře je otrávený a nikdo ho nebere. Kdo udělá poslední tah, prohrává.
deed-bite = ukusuje { $count ->
    [one] 1 dílek
    [few] { $count } dílky
   *[other] { $count } dílků
  } od { $cell }
    .advice = ukousnout { $count } od { $cell }
way-bite = ukousnout
position-chomp-unreadable = „{ $word }“ není tabulka čokolády. Pište 3x4 pro tabulku o 3 řádcích a 4 sloupcích, nebo délky řádků shora dolů, třeba 4,4,2.
position-chomp-no-corner = „{ $word }“ nemá dílek vlevo nahoře: první řádek musí mít délku aspoň 1, protože ten dílek nikdo nebere.
position-chomp-longer-below = „{ $word }“ není tabulka čokolády: žádný řádek nemůže být delší než ten nad ním, jako v 4,4,2.
move-unreadable-chomp = „{ $move }“ není tah. Pište dílek jako písmeno sloupce a číslo řádku, třeba b2.
move-poisoned = Dílek { $cell } je otrávený a nikdo ho nebere. Vyberte jiný.
move-no-such-bar-row = Dílek { $cell } tu není: řádky jsou očíslovány od 1 do { $rows }.
move-no-such-square = Dílek { $cell } tu není: řádek { $row } má sloupce a až { $letter }.
ask-square = Který dílek (třeba { $example })?
help-square = Zadejte dílek, který se má ukousnout se vším, co je od něj vpravo a dolů, jako písmeno sloupce a číslo řádku: { $example }. „b“ vede zpět do nabídky, „q“ ukončí program.
law-balanced-left = po tahu zbývá jeden řádek a jeden stejně dlouhý sloupec, které se stýkají v otráveném dílku. Cokoli soupeř ukousne z jednoho, dá se ukousnout i z druhého, takže odpověď je vždy a je to poslední tah.
law-balanced-faced = zbývá jeden řádek a jeden stejně dlouhý sloupec, které se stýkají v otráveném dílku. Cokoli se ukousne z jednoho, může soupeř ukousnout i z druhého, takže odpověď má vždy a je to poslední tah.
