# Mida ütlevad nii tikuhunnikud kui ka nim.

deed-single = võtab { $count ->
    [one] 1 tiku
   *[other] { $count } tikku
  } hunnikust { $pile }
    .advice = võta { $count ->
    [one] 1 tikk
   *[other] { $count } tikku
  } hunnikust { $pile }
deed-double = võtab hunnikutest { $number ->
    [2] { $first } ja { $second } kummastki
   *[other] { $piles } igaühest
  } { $count ->
    [one] 1 tiku
   *[other] { $count } tikku
  }
    .advice = võta hunnikutest { $number ->
    [2] { $first } ja { $second } kummastki
   *[other] { $piles } igaühest
  } { $count ->
    [one] 1 tikk
   *[other] { $count } tikku
  }
position-piles-bad-size = „{ $word }” ei ole hunniku suurus. Seis on hunnikute suurused, näiteks 3,5,7: täisarvud 0 kuni { $most }.
position-piles-too-many = Hunnikuid on liiga palju: neid võib olla 1 kuni { $most }.
move-no-such-pile = Hunnikut { $row } ei ole: hunnikute numbrid on 1 kuni { $rows }.
move-empty-pile = Hunnik { $row } on tühi. Võta hunnikust, kus on tikke.
move-same-pile = Vali kaks eri hunnikut, näiteks 1+2:1.
move-count-single = { $count } on lubamatu arv: hunnikus { $pile } on { $size ->
    [one] 1 tikk
   *[other] { $size } tikku
  }. { $most ->
    [1] Võta 1.
    [2] Võta 1 või 2.
   *[other] Võta 1 kuni { $most }.
  }
move-count-double = { $count } on lubamatu arv: { $piles ->
    [2] kahest hunnikust väiksemas
   *[other] neist hunnikutest väikseimas
  } on { $size ->
    [one] 1 tikk
   *[other] { $size } tikku
  }. { $most ->
    [1] Võta 1.
    [2] Võta 1 või 2.
   *[other] Võta 1 kuni { $most }.
  }
ask-piles = Mitu hunnikut või millised hunnikud?
help-piles = Sisesta tikuhunnikute arv, 2 kuni { $most }; seejärel küsitakse, mitu tikku igas hunnikus on. „q” lõpetab.
ask-pile-size = Mitu tikku on hunnikus { $row }?
help-pile-size = Sisesta, mitu tikku selles hunnikus alguses on, 1 kuni { $most }. „q” lõpetab.
ask-pile = Millisest hunnikust ({ $offered })?
ask-first-pile = Milline on esimene hunnik ({ $offered })?
ask-second-pile = Milline on teine hunnik ({ $offered })?
ask-count-single = Mitu tikku hunnikust { $heap }?
ask-count-double = Mitu tikku kummastki?
help-pick-pile = Sisesta selle hunniku number, millest võtad: { $offered }. „b” viib tagasi menüüsse, „q” lõpetab.
help-pick-first = Sisesta esimese hunniku number kahest, millest võtad: { $offered }. „b” viib tagasi menüüsse, „q” lõpetab.
help-pick-second = Sisesta teise hunniku number, millest võtad: { $offered }. „b” viib tagasi menüüsse, „q” lõpetab.
help-count-single = Sisesta, mitu tikku hunnikust { $heap } võtad, 1 kuni { $most }. „b” viib tagasi menüüsse, „q” lõpetab.
help-count-double = Sisesta, mitu tikku võtad kummastki hunnikust, { $first } ja { $second }: 1 kuni { $most }. „b” viib tagasi menüüsse, „q” lõpetab.
limit-single = { $answer } on liiga palju: hunnikus { $heap } on { $size ->
    [one] ainult 1 tikk
   *[other] ainult { $size } tikku
  }
limit-double = { $answer } on liiga palju: kahest hunnikust väiksemas on { $size ->
    [one] ainult 1 tikk
   *[other] ainult { $size } tikku
  }
alike-piles = hunnikute järjekord ei loe
theorem-takes-last = see võtab kõik allesolevad tikud.
    .idea = Kas saad kõik ära võtta?
theorem-ones-left = { $piles ->
    [one] käik jätab ühe tiku ja vastane peab selle võtma.
   *[other] käik jätab { $piles } ühe tikuga hunnikut. See on paaritu arv, seega peab viimase tiku võtma vastane.
  }
    .idea = Kas soovid jätta paaris- või paaritu arvu ühe tikuga hunnikuid?
theorem-ones-faced = { $piles ->
    [one] alles on üks tikk ja see tuleb võtta.
   *[other] alles on ainult ühe tikuga hunnikud. Neid on { $piles }, paaritu arv, seega peab viimase tiku võtma käigul olev mängija.
  }
note-last = { $piles ->
    [one] üks tikk
   *[other] paaritu arv ühe tikuga hunnikuid
  }
place-pile = võtab hunnikust { $pile }
place-piles = võtab hunnikutest { $number ->
    [2] { $first } ja { $second }
   *[other] { $piles }
  }
absent-double = Võtta saab ainult ühest hunnikust: teised on tühjad.
