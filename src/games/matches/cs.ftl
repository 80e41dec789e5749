# Co říkají jen sirky.

tagline-matches = brát z jedné hromádky, nebo stejně ze dvou
    .name = Sirky
rules-matches = Sirky: z jedné hromádky berete libovolný počet sirek{ $most ->
    [1] {""}
    [2] , nebo z každé ze dvou hromádek stejný počet
    [10] , nebo stejný počet z každé z libovolně mnoha hromádek (1+2+3:1 bere po 1 sirce z hromádek 1, 2 a 3)
   *[other] , nebo stejný počet z každé z nejvýš { $most } hromádek (1+2+3:1 bere po 1 sirce z hromádek 1, 2 a 3)
  }. Kdo vezme poslední sirku, vyhrává.
    .strategy = { $most ->
    [1] Nechte každou mocninu dvou v sudém počtu.
   *[other] Ze dvou hromádek nechte zlatou dvojici 1 2, 3 5, 4 7, ... (n-tá: nejmenší nepoužité číslo a o n větší).{ $most ->
        [2] {" "}Ze tří jsou prohrané třeba tři stejné.
       *[other] {""}
    }
  }
rules-matches-misere = Sirky, misère: z jedné hromádky berete libovolný počet sirek{ $most ->
    [1] {""}
    [2] , nebo z každé ze dvou hromádek stejný počet
    [10] , nebo stejný počet z každé z libovolně mnoha hromádek (1+2+3:1 bere po 1 sirce z hromádek 1, 2 a 3)
   *[other] , nebo stejný počet z každé z nejvýš { $most } hromádek (1+2+3:1 bere po 1 sirce z hromádek 1, 2 a 3)
  }. Kdo vezme poslední sirku, prohrává.
terms-matches = hromádek najednou: { $value ->
    [any] libovolně
   *[other] { $value }
  }
at-once-unreadable = --piles-at-once: zadejte číslo od 1 do { $most } nebo any; „{ $value }“ nevyhovuje.
move-unreadable-matches = „{ $move }“ není tah. Zadejte 2:1, chcete-li vzít 1 sirku z hromádky 2, nebo 1+2:1, chcete-li vzít po 1 sirce z hromádek 1 a 2.
move-unreadable-several = „{ $move }“ není tah. Zadejte 2:1, chcete-li vzít 1 sirku z hromádky 2, 1+2:1, chcete-li vzít po 1 sirce z hromádek 1 a 2, a tak dále nejvýš pro { $most } hromádek.
theorem-golden = { $smaller } a { $larger } je { $number }. zlatá dvojice (dvojice jsou { $pairs }, …: v n-té je rozdíl n). Každá velikost i každý rozdíl je jen v jedné dvojici a tah zachovává velikost, nebo rozdíl, takže žádný tah nevede z dvojice do dvojice. Z každé jiné pozice vede tah do některé dvojice.
theorem-golden-misere = { $smaller } a { $larger } je zlatá dvojice číslo { $number } (dvojice jsou { $pairs }…; větší z čísel je menší plus číslo dvojice). Ve variantě misère jsou místo dvojic 0 0 a 1 2 dvojice 0 1 a 2 2; ostatní zůstávají.
theorem-golden-stand-in = ve variantě misère jsou místo zlatých dvojic 0 0 a 1 2 dvojice 0 1 a 2 2; tady jde o { $smaller } a { $larger }. Ostatní zlaté dvojice ({ $pairs }…) zůstávají.
golden-left = Kdo musí táhnout z takové dvojice, prohrává, a právě ta teď zbývá soupeři.
golden-faced = Kdo musí táhnout z takové dvojice, prohrává.
note-golden = opět zlatá dvojice
theorem-three-equal-left = tah nechává tři stejné hromádky (velikost { $size }). Kolik soupeř vezme z jedné nebo ze dvou z nich, tolik vezměte z každé zbývající: znovu zbudou tři stejné hromádky, nebo berete poslední sirky.
theorem-three-equal-faced = zbývají tři stejné hromádky (velikost { $size }). Kolik se vezme z jedné nebo ze dvou z nich, tolik může soupeř vzít z každé zbývající: znovu zbudou tři stejné hromádky, nebo soupeř bere poslední sirky.
note-three-equal = opět tři stejné hromádky
moves-matches = Tah 2:1 bere 1 sirku z hromádky 2, tah 1+2:1 bere po 1 sirce z hromádek 1 a 2.
