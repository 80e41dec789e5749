# Co říkají jen sirky.

tagline-matches = brát z jedné hromádky, nebo stejně ze dvou
rules-matches = Sirky: z jedné hromádky berete libovolný počet sirek, nebo z každé ze dvou hromádek stejný počet. Kdo vezme poslední sirku, vyhrává.
rules-matches-misere = Sirky, misère: z jedné hromádky berete libovolný počet sirek, nebo z každé ze dvou hromádek stejný počet. Kdo vezme poslední sirku, prohrává.
move-unreadable-matches = „{ $move }“ není tah. Pište 2:1, chcete-li vzít 1 z hromádky 2, nebo 1+2:1, chcete-li vzít po 1 z hromádek 1 a 2.
law-golden = { $smaller } a { $larger } je { $number }. zlatá dvojice (dvojice jsou { $pairs }, …: v n-té je rozdíl n). Každá velikost i každý rozdíl je jen v jedné dvojici a tah zachovává velikost, nebo rozdíl, takže žádný tah nevede z dvojice do dvojice. Z každé jiné pozice vede tah do některé dvojice.
law-golden-misere = { $smaller } a { $larger } je zlatá dvojice číslo { $number } (dvojice jsou { $pairs }, ...: větší hromádka je menší plus číslo dvojice). Při misère nastupují 0 1 a 2 2 místo 0 0 a 1 2; ostatní dvojice zůstávají.
law-golden-stand-in = při misère nastupují 0 1 a 2 2 místo zlatých dvojic 0 0 a 1 2 a tady jde o { $smaller } a { $larger }; ostatní zlaté dvojice ({ $pairs }, ...) zůstávají.
golden-left = Kdo musí táhnout z takové dvojice, prohrává, a tuto teď dostává soupeř.
golden-faced = Kdo musí táhnout z takové dvojice, prohrává.
note-golden = zase zlatá dvojice
law-three-equal-left = tah nechává tři stejné hromádky (velikost { $size }). Kolik soupeř vezme z jedné nebo ze dvou z nich, tolik vezměte z každé zbývající: znovu zbudou tři stejné hromádky, nebo berete poslední sirky.
law-three-equal-faced = zbývají tři stejné hromádky (velikost { $size }). Kolik se vezme z jedné nebo ze dvou z nich, tolik může soupeř vzít z každé zbývající: znovu zbudou tři stejné hromádky, nebo soupeř bere poslední sirky.
note-three-equal = opět tři stejné hromádky
moves-matches = Tah 2:1 bere 1 sirku z hromádky 2, tah 1+2:1 bere po 1 sirce z hromádek 1 a 2.
