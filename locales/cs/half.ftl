# Co říká jen hra, v níž se bere nejvýše polovina.

tagline-half = brát nejvýše polovinu hromádky
    .name = Půlení
rules-half = Půlení: z jedné hromádky něco vezmete, nejvýše polovinu. Kdo nemůže táhnout, prohrává.
    .strategy = nechte o jednu méně, než je mocnina dvou (1, 3, 7, 15, …); při více hromádkách hrajte s nimbery nim.
rules-half-misere = Půlení, misère: z jedné hromádky něco vezmete, nejvýše polovinu. Kdo udělá poslední tah, prohrává.
move-half = { $most ->
    [0] Z hromádky { $heap } se nedá nic vzít: má jen { $size }. Vyberte jinou.
   *[other] { $count } se z hromádky { $heap }, která má { $size }, vzít nedá: nejvýše polovina, { $most }.
  }
theorem-half-nimbers = Hromádka velikosti 2n má nimber n a hromádka velikosti 2n + 1 týž jako hromádka velikosti n: nimbery hromádek velikosti 1 až { $most } jsou { $nimbers }{ $more ->
    [yes] { " " }(další vypíše nimatron sequence).
   *[no] .
  }{ $dead ->
    [yes] { " " }Hromádky, které už žádný tah nezmění, se nepočítají.
   *[no] { "" }
  }
theorem-half-left = po tahu zbývá hromádka o jednu menší než mocnina dvou (1, 3, 7, 15, …). Odtud žádný tah takovou nenechá: nejbližší menší nemá ani polovinu. Po každé odpovědi ji můžete zase nechat.
    .idea = Můžete nechat o jednu méně, než je mocnina dvou?
    .short = nechává o jednu méně, než je mocnina dvou.
theorem-half-faced = hromádka je o jednu menší než mocnina dvou (1, 3, 7, 15, …). Žádný tah takovou nenechá: nejbližší menší nemá ani polovinu. Po každém tahu ji může soupeř zase nechat.
moves-half = Zápis 2:3 znamená vzít 3 z hromádky 2.
