# Mida ütleb mitu mängu.

position-bad-size = „{ $word }”: sellel laual ei ole ruute. Laual on 1 kuni { $most } ruutu.
position-large-board = „{ $word }” on liiga suur: laual on 1 kuni { $most } ruutu.
position-too-large = „{ $word }” on liiga suur: kokku kuni { $most }, kuni { $heaps } hunnikus või reas.
move-unreadable-take = „{ $move }” ei ole käik. Kirjuta, mitu võtad, näiteks 1.
move-count-take = { $count } ei saa võtta. { $most ->
    [1] Võta 1.
    [2] Võta 1 või 2.
   *[other] Võta 1 kuni { $most }.
  }
move-take-listed = { $count } on lubamatu arv. Võtta saab: { $takable }.
ask-rows = Mitu rida?
help-rows = Sisesta ridade arv, 1 kuni { $most }; seejärel küsitakse veergude arvu. „q” lõpetab.
ask-columns = Mitu veergu?
help-columns = Sisesta veergude arv, { $least } kuni { $most }. „q” lõpetab.
limit-take = { $answer } on liiga palju: praegu võib võtta kuni { $most }
ask-number = Mitu (1 kuni { $most })?
help-number = Sisesta arv 1 kuni { $most }. „b” viib tagasi menüüsse, „q” lõpetab.
ask-position = Millisest seisust?
help-position = Kirjuta algseis, näiteks { $example }. „q” lõpetab.
ask-written = Milline käik?
help-written = Kirjuta käik, näiteks { $example }. „b” viib tagasi menüüsse, „q” lõpetab.
place-fewer = ei võta rohkem kui { $half }
place-more = võtab rohkem kui { $half }
number-in-groups = „{ $word }” võib olla üks arv { $number } või loend { $list }. Palun kirjuta nii, nagu see on mõeldud.
empty-text = (tühi)
said-position = Seis: { $position }.
said-pile = Hunnik { $number }: { $count }{ $taken ->
    [0] .
   *[other] , { $taken } võetud.
  }
said-heap = Hunnik { $number }: { $count }{ $taken ->
    [0] .
   *[other] , { $taken } võetud.
  }
said-row = Rida { $number }: { $count }{ $taken ->
    [0] .
   *[other] , { $taken } võetud.
  }
said-left = Järel: { $count }{ $taken ->
    [0] .
   *[other] , { $taken } võetud.
  }
said-most = Praegu võib võtta kuni { $most }.
said-columns = Virnad vasakult paremale: { $columns }.
said-cells = Rida { $number }{ $count ->
    [0] : vabu ruute ei ole.
    [one] , vaba ruut: { $cells }.
   *[other] , vabad ruudud: { $cells }.
  }
said-summand = Liidetav { $number }, { $summand }.
said-nothing = Midagi pole järel.
