# Co říká jen nim.

tagline-nim = brát z jedné hromádky
    .name = Nim
rules-nim = Nim: z jedné hromádky berete libovolný počet sirek. Kdo vezme poslední sirku, vyhrává.
rules-nim-misere = Nim, misère: z jedné hromádky berete libovolný počet sirek. Kdo vezme poslední sirku, prohrává.
move-unreadable-nim = „{ $move }“ není tah. Zadejte 2:1, chcete-li vzít 1 sirku z hromádky 2.
theorem-nim-won = po tahu je nimový součet 0. (Napište velikosti hromádek ve dvojkové soustavě pod sebe: nimový součet má 1 v každém sloupci s lichým počtem jedniček. Teď je { $sum }.) Kdo musí táhnout při nimovém součtu 0, prohrává: každý tah ho změní a soupeř ho vždy může znovu vynulovat.
theorem-nim-won-misere = po tahu je nimový součet 0 a zbývá hromádka s aspoň dvěma sirkami. (Napište velikosti hromádek ve dvojkové soustavě pod sebe: nimový součet má 1 v každém sloupci s lichým počtem jedniček. Teď je { $sum }.) Dokud taková hromádka zbývá, vyhrává se misère nim stejně jako nim; obrací se jen konec, kdy jsou všechny hromádky po jedné sirce.
theorem-nim-lost = nimový součet je { $sum }. (Napište velikosti hromádek ve dvojkové soustavě pod sebe: nimový součet má 1 v každém sloupci s lichým počtem jedniček.) Každý tah ho změní a soupeř ho vždy může znovu vynulovat.
theorem-nim-lost-misere = nimový součet je { $sum } a zbývá hromádka s aspoň dvěma sirkami. (Napište velikosti hromádek ve dvojkové soustavě pod sebe: nimový součet má 1 v každém sloupci s lichým počtem jedniček.) Dokud taková hromádka zbývá, prohrává se misère nim stejně jako nim; obrací se jen konec, kdy jsou všechny hromádky po jedné sirce.
theorem-pairs-left = tah nechává hromádky po stejných dvojicích. Kolik soupeř vezme z jedné hromádky, tolik vezměte z druhé hromádky téže dvojice: odpověď máte vždy, a vezmete tak poslední sirku.
theorem-pairs-faced = hromádky tvoří stejné dvojice. Kolik se vezme z jedné hromádky, tolik může soupeř vzít z druhé hromádky téže dvojice, a vezme tak poslední sirku.
note-pairs = opět stejné dvojice
moves-nim = Tah 2:1 bere 1 sirku z hromádky 2.
