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
    [1] rozepište každou hromádku na součet různých mocnin dvou (5 = 4 + 1) a nechte každou mocninu v sudém počtu.
   *[other] ze dvou hromádek nechte zlatou dvojici 1 2, 3 5, 4 7, … (n-tá: nejmenší nepoužité číslo a o n větší).{ $most ->
        [2] {" "}Prohrané jsou i tři stejné hromádky.
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
at-once-unreadable = --piles-at-once: zadejte číslo od 1 do { $most } nebo „any“; „{ $value }“ nevyhovuje.
move-unreadable-matches = „{ $move }“ není tah. Zadejte 2:1, chcete-li vzít 1 sirku z hromádky 2, nebo 1+2:1, chcete-li vzít po 1 sirce z hromádek 1 a 2.
move-unreadable-several = „{ $move }“ není tah. Zadejte 2:1, chcete-li vzít 1 sirku z hromádky 2, 1+2:1, chcete-li vzít po 1 sirce z hromádek 1 a 2, a tak dále nejvýš pro { $most } hromádek.
theorem-golden = { $smaller } a { $larger } tvoří zlatou dvojici číslo { $number } (Wythoffovy dvojice: { $pairs }, …; n-tou tvoří nejmenší dosud nepoužité číslo a číslo o n větší). Každá velikost i každý rozdíl je tak právě v jedné dvojici.
    .short = { $smaller } a { $larger } tvoří zlatou dvojici.
theorem-golden-misere = { $smaller } a { $larger } tvoří zlatou dvojici číslo { $number } (Wythoffovy dvojice: { $pairs }, …; n-tou tvoří nejmenší dosud nepoužité číslo a číslo o n větší). Ve variantě misère jsou místo dvojic 0 0 a 1 2 dvojice 0 1 a 2 2. Mají tytéž velikosti a tytéž rozdíly, takže každá velikost i každý rozdíl je dál právě v jedné dvojici.
    .short = { $smaller } a { $larger } tvoří zlatou dvojici.
theorem-golden-stand-in = ve variantě misère jsou místo zlatých (Wythoffových) dvojic 0 0 a 1 2 dvojice 0 1 a 2 2; tady jde o { $smaller } a { $larger }. Ostatní ({ $pairs }, …) zůstávají. Nové dvě mají tytéž velikosti a tytéž rozdíly, takže každá velikost i každý rozdíl je dál právě v jedné dvojici.
golden-left = Tah zachovává velikost, nebo rozdíl, takže nevede z dvojice do dvojice. Z každé jiné pozice k některé dvojici nějaký tah vede: zmenšete větší hromádku na číslo, které tvoří dvojici s menší; je-li na to moc malá, patří jejich rozdíl k menší dvojici a stačí vzít z obou stejně. Teď musí z dvojice táhnout soupeř.
    .idea = Ke které zlaté dvojici se můžete dostat?
golden-faced = Tah zachovává velikost, nebo rozdíl, takže nevede z dvojice do dvojice. Z každé jiné pozice k některé dvojici nějaký tah vede: zmenšete větší hromádku na číslo, které tvoří dvojici s menší; je-li na to moc malá, patří jejich rozdíl k menší dvojici a stačí vzít z obou stejně.
    .idea = Hromádky tvoří zlatou dvojici a žádný tah jinou nenechá.
note-golden = opět zlatá dvojice
theorem-three-equal-left = tah nechá tři stejné hromádky (velikost { $size }). Kolik soupeř vezme z jedné nebo ze dvou z nich, tolik vezměte z každé zbývající: znovu zbudou tři stejné hromádky, nebo berete poslední sirky.
    .idea = Můžete nechat tři stejné hromádky?
    .short = nechá tři stejné hromádky.
theorem-three-equal-faced = zbývají tři stejné hromádky (velikost { $size }). Kolik se vezme z jedné nebo ze dvou z nich, tolik může soupeř vzít z každé zbývající: znovu zbudou tři stejné hromádky, nebo soupeř bere poslední sirky.
    .idea = co soupeři při třech stejných hromádkách umožňují ty ostatní?
note-three-equal = opět tři stejné hromádky
moves-matches = Zápis 2:1 znamená vzít 1 sirku z hromádky 2{ $most ->
    [1] {""}
   *[other] , zápis 1+2:1 po 1 sirce z hromádek 1 a 2
  }.
