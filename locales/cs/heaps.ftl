# Co říkají hry s hromádkami, které nemají vlastní slova.

position-heaps = „{ $word }“ není hromádka. Pozice se zapisuje jako velikosti hromádek, třeba 7 nebo 3,4: celá čísla, dohromady nejvýš { $most } a nejvýš { $heaps } hromádek.
move-no-such-heap = Hromádka { $row } tu není: { $rows ->
    [1] je tu jen hromádka 1.
   *[other] hromádky jsou očíslovány od 1 do { $rows }.
  }
move-empty-heap = Hromádka { $row } je prázdná. Vyberte jinou.
ask-heap = Ve které hromádce ({ $offered })?
help-heap = Zadejte číslo hromádky, ve které chcete táhnout: { $offered }. „b“ vede zpět do nabídky, „q“ ukončí program.
ask-heaps = Kolik hromádek, nebo které hromádky?
help-heaps = Zadejte, kolik bude hromádek, od 1 do { $most }; potom se program zeptá, jak velká bude každá z nich. „q“ ukončí program.
ask-heap-size = Jak velká je hromádka { $row }?
help-heap-size = Zadejte, jak velká bude tato hromádka na začátku, od 1 do { $most }. „q“ ukončí program.
theorem-heaps-left = tah nechá dvojice stejných hromádek. Co soupeř udělá v jedné hromádce, udělejte v druhé hromádce téže dvojice (strategie dvojčat Tweedledum a Tweedledee): odpověď máte vždy, a uděláte tak poslední tah.
    .idea = { $halves ->
        [yes] Můžete nechat dvě stejné půlky?
       *[no] Můžete nechat dvojice stejných hromádek?
      }
    .short = nechá dvojice stejných hromádek.
theorem-heaps-faced = hromádky tvoří dvojice stejných. Co se udělá v jedné hromádce, může soupeř udělat v druhé hromádce téže dvojice, a udělá tak poslední tah.
    .short = hromádky tvoří dvojice stejných, takže soupeř může každý tah opakovat.
theorem-heaps-nimbers = Nimbery hromádek velikosti 1 až { $most } jsou { $nimbers }{ $more ->
    [yes] { " " }(další vypíše nimatron sequence).
   *[no] .
  }{ $dead ->
    [yes] { " " }Hromádky, které už žádný tah nezmění, se nepočítají.
   *[no] { "" }
  }
note-heaps = opět dvojice stejných hromádek
alike-heaps = na pořadí hromádek nezáleží
alike-live-heaps = na pořadí hromádek nezáleží a ty, které už žádný tah nezmění, chybí
place-heap = je v hromádce { $row }
ask-taken = Kolik ({ $offered })?
help-taken = Zadejte, kolik vzít z hromádky { $heap }: { $offered }. „b“ vede zpět do nabídky, „q“ ukončí program.
theorem-misere-kayles = misère kayles je vyřešen (Sibert a Conway): { $line ->
    [other] s aspoň jednou řadou jinou než 1, 4, 5, 9, 12, 17, 20 a 25 je pozice prohraná, právě když je její nimber 0.
    [short] samotné řady 1, 4 a 5 jsou prohrané, právě když je řad 1 a 4 lichý počet.
    [even] samotné řady 1, 4, 9, 12, 17 a 20, je-li mezi nimi sudý počet řad 9, 12 a 17, jsou prohrané, právě když je řad 1, 4 a 20 lichý počet.
    [nines] prohrané jsou pozice s lichým počtem řad 9 nebo s jedinou řadou 12, k tomu se sudým počtem řad 1 a 4 dohromady a bez jiných řad.
    [single] prohrané jsou pozice s jedinou řadou 25, lichým počtem řad 9 a lichým počtem řad 1 a 4 dohromady, bez jiných řad.
   *[none] samotné řady 1, 4, 5, 9, 12, 17, 20 a 25 jsou prohrané, právě když je jejich nimber 0, až na některé výjimky, mezi které tyto nepatří.
  }
misere-kayles-rows = { $won ->
    [yes] { $count ->
        [one] Tah nechá řadu { $rows }
       *[other] Tah nechá řady { $rows }
      }
   *[no] { $count ->
        [one] Zbývá řada { $rows }
       *[other] Zbývají řady { $rows }
      }
  }{ $line ->
    [other] ; jejich nimbery jsou { $nimbers }, nimový součet je 0.{ $won ->
        [yes] { " " }Po každé odpovědi součet zase vynulujte, dokud přitom zbývá taková řada; bez ní platí výjimky.
       *[no] { "" }
      }
    [none] ; jejich nimbery jsou { $nimbers }, nimový součet je 0.
   *[short] .
  }
theorem-pin-rows-nimbers = Nimbery řad s 1 až { $most } kuželkami jsou { $nimbers }{ $more ->
    [yes] { " " }(další vypíše nimatron sequence).
   *[no] .
  }
octal-is-kayles = Tato hra je kayles: každá hromádka je řada.
