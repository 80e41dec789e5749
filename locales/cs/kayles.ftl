# Co říká jen kayles.

tagline-kayles = srazit jednu kuželku, nebo dvě sousední
    .name = Kayles
rules-kayles = Kayles: srazte jednu kuželku, nebo dvě, které stojí vedle sebe. Zbytky řady po obou stranách jsou pak samostatné řady. Kdo nemůže táhnout, prohrává.
    .strategy = rozdělte řadu na stejné půlky a opakujte soupeřovy tahy v druhé půlce; jinak hrajte nim s nimbery řad, pro 1 až 10 kuželek 1 2 3 1 4 3 2 1 4 2.
rules-kayles-misere = Kayles, misère: srazte jednu kuželku, nebo dvě, které stojí vedle sebe. Zbytky řady po obou stranách jsou pak samostatné řady. Kdo udělá poslední tah, prohrává.
deed-pin = sráží kuželku { $pin } v řadě { $row }
    .advice = srazit kuželku { $pin } v řadě { $row }
deed-pins = sráží kuželky { $pin } a { $next } v řadě { $row }
    .advice = srazit kuželky { $pin } a { $next } v řadě { $row }
position-kayles-unreadable = „{ $word }“ není řada kuželek. Pozice se zapisuje jako délky řad, třeba 7 nebo 3,4: celá čísla, dohromady nejvýš { $most } kuželek a { $heaps } řad.
move-unreadable-kayles = „{ $move }“ není tah. Zadejte 2:3, chcete-li srazit kuželku 3 v řadě 2, nebo 2:3+, chcete-li srazit kuželky 3 a 4.
move-no-such-row = Řada { $row } tu není: { $rows ->
    [1] je tu jen řada 1.
   *[other] řady jsou očíslovány od 1 do { $rows }.
  }
move-empty-row = Řada { $row } je prázdná. Vyberte řadu, kde nějaké kuželky jsou.
move-no-such-pin = Kuželka { $pin } v řadě { $row } není: { $most ->
    [1] je tam jen kuželka 1.
   *[other] její kuželky jsou očíslovány od 1 do { $most }.
  }
move-no-next-pin = Kuželka { $pin } je v řadě { $row } poslední a vedle ní už žádná není. Bez znaménka + srazíte jen ji.
ask-pin-rows = Kolik řad kuželek, nebo které řady?
help-pin-rows = Zadejte, kolik bude řad kuželek, od 1 do { $most }; potom se program zeptá, kolik kuželek bude v každé z nich. „q“ ukončí program.
ask-row-length = Kolik kuželek v řadě { $row }?
help-row-length = Zadejte, kolik kuželek bude v této řadě na začátku, od 1 do { $most }. „q“ ukončí program.
ask-row = Ve které řadě ({ $offered })?
help-row = Zadejte číslo řady, kde mají kuželky padnout: { $offered }. „b“ vede zpět do nabídky, „q“ ukončí program.
ask-pin = Která kuželka, nebo první ze dvou ({ $most ->
    [1] jen 1
   *[other] 1 až { $most }
  })?
help-pin = Zadejte číslo kuželky v řadě { $row }, která má padnout ({ $most ->
    [1] jen 1
   *[other] 1 až { $most }
  }); potom se program zeptá, jestli má padnout i další. „b“ vede zpět do nabídky, „q“ ukončí program.
ask-how-many-pins = Kolik kuželek ({ $most ->
    [1] 1
   *[other] 1 nebo 2
  })?
help-how-many-pins = { $most ->
    [1] Zadejte 1: kuželka { $pin } je v řadě poslední, takže padne sama
   *[other] Zadejte, kolik kuželek má padnout: 1 znamená jen kuželku { $pin }, 2 i tu za ní
  }. „b“ vede zpět do nabídky, „q“ ukončí program.
limit-row = { $size ->
    [1] Kuželka { $answer } tu není: řada { $row } má jen kuželku 1
   *[other] Kuželka { $answer } tu není: řada { $row } má jen kuželky 1 až { $size }
  }
limit-two-pins = { $answer } je moc: najednou padají nejvýš dvě kuželky
limit-last-pin = { $answer } je moc: kuželka { $pin } je v řadě poslední
theorem-pin-rows-left = tah nechá dvojice stejných řad. Co soupeř srazí v jedné řadě, srazte v druhé řadě téže dvojice (strategie dvojčat Tweedledum a Tweedledee): odpověď máte vždy, a uděláte tak poslední tah.
    .idea = { $halves ->
        [yes] Můžete nechat dvě stejné půlky?
       *[no] Můžete nechat dvojice stejných řad?
      }
    .short = nechá dvojice stejných řad.
theorem-pin-rows-faced = řady tvoří dvojice stejných. Co se srazí v jedné řadě, může soupeř srazit v druhé řadě téže dvojice, a udělá tak poslední tah.
    .short = řady tvoří dvojice stejných, takže soupeř může každý tah opakovat.
alike-rows = na pořadí řad nezáleží
moves-kayles = Zápis 2:3 znamená srazit v řadě 2 kuželku 3, zápis 2:3+ kuželky 3 a 4.
    .picture = Číslo v závorce pod řadou je to, které měla před posledním tahem.
place-pins-left = je v levé třetině řady { $row }
place-pins-middle = je v prostřední třetině řady { $row }
place-pins-right = je v pravé třetině řady { $row }
