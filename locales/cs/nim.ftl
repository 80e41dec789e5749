# Co říká jen nim.

tagline-nim = brát z jedné hromádky
    .name = Nim
rules-nim = Nim: z jedné hromádky berete libovolný počet sirek. Kdo vezme poslední sirku, vyhrává.
    .strategy = rozepište každou hromádku na součet různých mocnin dvou (5 = 4 + 1) a nechte každou mocninu v sudém počtu.
rules-nim-misere = Nim, misère: z jedné hromádky berete libovolný počet sirek. Kdo vezme poslední sirku, prohrává.
    .strategy = hrajte jako v běžné hře, dokud nezbude jediná hromádka s aspoň dvěma sirkami: tu zmenšete na 0 nebo 1 tak, aby zbyl lichý počet hromádek po jedné sirce.
move-unreadable-nim = „{ $move }“ není tah. Zadejte 2:1, chcete-li vzít 1 sirku z hromádky 2.
theorem-nim-won = po tahu je nimový součet 0, před ním { $sum }. (Napište velikosti hromádek ve dvojkové soustavě pod sebe: nimový součet má 1 v každém sloupci s lichým počtem jedniček. Tah najdete tak, že vyberete hromádku s jedničkou v tom z těchto sloupců, který je nejvíc vlevo, a v každém z nich jí číslici obrátíte; tím se zmenší.) Kdo je na tahu při součtu 0, prohrává (Bouton, 1901): každým tahem se některý sloupec poruší a soupeř ho týmž způsobem zase opraví.
    .idea = Nimový součet je { $sum }. Které hromádky mají jedničku v jeho sloupci nejvíc vlevo?
    .short = vynuluje nimový součet.
theorem-nim-won-misere = po tahu je nimový součet 0, před ním { $sum }, a zbývá hromádka s aspoň dvěma sirkami. (Napište velikosti hromádek ve dvojkové soustavě pod sebe: nimový součet má 1 v každém sloupci s lichým počtem jedniček. Tah najdete tak, že vyberete hromádku s jedničkou v tom z těchto sloupců, který je nejvíc vlevo, a v každém z nich jí číslici obrátíte; tím se zmenší.) Dokud taková hromádka zbývá, hrajte jako v běžném nimu. Když zbude jediná, nimový součet není 0, takže jste na tahu vy: zmenšete ji na 0 nebo 1 tak, aby zbyl lichý počet hromádek po jedné sirce; poslední pak musí vzít soupeř.
    .idea = Nimový součet je { $sum }. Které hromádky mají jedničku v jeho sloupci nejvíc vlevo?
    .short = vynuluje nimový součet.
theorem-nim-lost = nimový součet je { $sum }. (Napište velikosti hromádek ve dvojkové soustavě pod sebe: nimový součet má 1 v každém sloupci s lichým počtem jedniček.) Každým tahem se některý sloupec poruší a soupeř může vždy všechny sloupce zase opravit.
    .short = nimový součet je { $sum } a každý tah ho změní.
theorem-nim-lost-misere = nimový součet je { $sum } a zbývá hromádka s aspoň dvěma sirkami. (Napište velikosti hromádek ve dvojkové soustavě pod sebe: nimový součet má 1 v každém sloupci s lichým počtem jedniček.) Dokud taková hromádka zbývá, poruší se každým tahem některý sloupec a soupeř může všechny zase opravit. Když zbude jediná, nimový součet není 0, takže je na tahu soupeř: zmenší ji na 0 nebo 1 tak, aby zbyl lichý počet hromádek po jedné sirce.
    .short = nimový součet je { $sum } a každý tah ho změní.
theorem-pairs-left = tah nechá dvojice stejných hromádek. Kolik soupeř vezme z jedné hromádky, tolik vezměte z druhé hromádky téže dvojice (strategie dvojčat Tweedledum a Tweedledee): odpověď máte vždy, a vezmete tak poslední sirku.
    .idea = Můžete nechat dvojice stejných hromádek?
    .short = nechá dvojice stejných hromádek.
theorem-pairs-faced = hromádky tvoří dvojice stejných. Kolik se vezme z jedné hromádky, tolik může soupeř vzít z druhé hromádky téže dvojice, a vezme tak poslední sirku.
    .short = hromádky tvoří dvojice stejných, takže soupeř může každý tah opakovat.
note-pairs = opět dvojice stejných hromádek
note-as-nim = jako nim { $left }
moves-nim = Zápis 2:1 znamená vzít 1 sirku z hromádky 2.
