# Každé slovo, které Nimatron říká česky. Zprávy i údaje v nich jsou tytéž jako v en.ftl.

## The games

tagline-matches = brát z jedné hromádky, nebo stejně ze dvou
tagline-nim = brát z jedné hromádky
tagline-cram = klást dominové kostky na desku; kdo nemůže, prohrává
tagline-kayles = srazit jednu kuželku, nebo dvě sousední
tagline-chomp = ukusovat z tabulky čokolády s otráveným rohem
rules-matches = Sirky: z jedné hromádky berete libovolný počet sirek, nebo z každé ze dvou hromádek stejný počet. Kdo vezme poslední sirku, vyhrává.
rules-matches-misere = Sirky, misère: z jedné hromádky berete libovolný počet sirek, nebo z každé ze dvou hromádek stejný počet. Kdo vezme poslední sirku, prohrává.
rules-nim = Nim: z jedné hromádky berete libovolný počet sirek. Kdo vezme poslední sirku, vyhrává.
rules-nim-misere = Nim, misère: z jedné hromádky berete libovolný počet sirek. Kdo vezme poslední sirku, prohrává.
tagline-sticks = brát z řady jednu až M; soupeř, který se učí
tagline-coins = sloupce mincí zprava; vyhrává víc mincí
rules-sticks = Tyčky: z řady berete 1 až M tyček; M se dohodne před hrou. Kdo vezme poslední tyčku, vyhrává.
rules-sticks-misere = Tyčky, misère: z řady berete 1 až M tyček; M se dohodne před hrou. Kdo vezme poslední tyčku, prohrává.
rules-coins = Mince: z pravého konce řady berete sloupce, nejméně jeden a nejvýš tolik, kolik právě vzal soupeř; první tah bere nejvýš M, které se dohodne před hrou. Až sloupce dojdou, vyhrává, kdo má víc mincí; stejně je remíza. Na obrázku jsou v závorkách sloupce, které lze vzít.
rules-cram = Cram: položte dominovou kostku na dvě volná pole vedle sebe, nebo pod sebou. Kdo nemůže táhnout, prohrává.
rules-cram-misere = Cram, misère: položte dominovou kostku na dvě volná pole vedle sebe, nebo pod sebou. Kdo udělá poslední tah, prohrává.
rules-kayles = Kayles: srazte jednu kuželku, nebo dvě, které stojí vedle sebe. Co z řady zbude po obou stranách, to jsou samostatné řady. Kdo nemůže táhnout, prohrává.
rules-kayles-misere = Kayles, misère: srazte jednu kuželku, nebo dvě, které stojí vedle sebe. Co z řady zbude po obou stranách, to jsou samostatné řady. Kdo udělá poslední tah, prohrává.
rules-chomp = Chomp: vyberte dílek tabulky a ukousněte ho se vším, co je od něj vpravo a dolů. Dílek vlevo nahoře je otrávený a nikdo ho nebere. Kdo nemůže táhnout, prohrává.
rules-chomp-misere = Chomp, misère: vyberte dílek tabulky a ukousněte ho se vším, co je od něj vpravo a dolů. Dílek vlevo nahoře je otrávený a nikdo ho nebere. Kdo udělá poslední tah, prohrává.
misere-game = { $game } (misère)

deed-single = bere { $count ->
    [one] 1 sirku
    [few] { $count } sirky
   *[other] { $count } sirek
  } z hromádky { $pile }
    .advice = vzít { $count } z hromádky { $pile }
deed-double = bere { $count ->
    [one] po 1 sirce
   *[other] po { $count } sirkách
  } z hromádek { $first } a { $second }
    .advice = vzít po { $count } z hromádek { $first } a { $second }
deed-domino = pokládá kostku na { $first } a { $second }
    .advice = položit kostku na { $first } a { $second }
deed-pin = sráží kuželku { $pin } v řadě { $row }
    .advice = srazit kuželku { $pin } v řadě { $row }
deed-pins = sráží kuželky { $pin } a { $next } v řadě { $row }
    .advice = srazit kuželky { $pin } a { $next } v řadě { $row }
deed-bite = ukusuje { $count ->
    [one] 1 dílek
    [few] { $count } dílky
   *[other] { $count } dílků
  } od { $cell }
    .advice = ukousnout { $count } od { $cell }

deed-sticks = bere { $count ->
    [one] 1 tyčku
    [few] { $count } tyčky
   *[other] { $count } tyček
  }
    .advice = vzít { $count ->
    [one] 1 tyčku
    [few] { $count } tyčky
   *[other] { $count } tyček
  }
deed-coins = bere { $count ->
    [one] 1 sloupec
    [few] { $count } sloupce
   *[other] { $count } sloupců
  } s { $coins ->
    [one] 1 mincí
   *[other] { $coins } mincemi
  }
    .advice = vzít { $count ->
    [one] 1 sloupec
    [few] { $count } sloupce
   *[other] { $count } sloupců
  } s { $coins ->
    [one] 1 mincí
   *[other] { $coins } mincemi
  }

way-single = brát z jedné hromádky
way-double = brát stejně ze dvou hromádek
way-sticks = { $most ->
    [one] vzít 1 tyčku
    [few] vzít 1 až { $most } tyčky
   *[other] vzít 1 až { $most } tyček
  }
way-coins = { $most ->
    [one] vzít 1 sloupec
    [few] vzít 1 až { $most } sloupce
   *[other] vzít 1 až { $most } sloupců
  }
way-domino = položit kostku
way-pins = srazit kuželky
way-bite = ukousnout

## Positions and moves that cannot be

position-piles-bad-size = „{ $word }“ není velikost hromádky. Pozice jsou velikosti hromádek, třeba 3,5,7: celá čísla od 0 do { $most }.
position-piles-too-many = To je příliš mnoho hromádek: pozice jich má 1 až { $most }.
position-bad-size = „{ $word }“ nemá žádná pole, nebo jich má příliš mnoho: deska má 1 až { $most } polí.
position-cram-unreadable = „{ $word }“ není deska. Pište 4x5 pro prázdnou desku o 4 řádcích a 5 sloupcích, nebo řádky shora dolů, třeba ..#/.../..., kde . je volné pole a # obsazené.
position-cram-ragged = Řádky musí být stejně dlouhé: délka řádku 1 je { $first }, délka řádku { $row } je { $columns }.
position-kayles-unreadable = „{ $word }“ není řada kuželek. Pozice jsou délky řad, třeba 7 nebo 3,4: celá čísla, dohromady nejvýš { $most } kuželek a { $most } řad.
position-chomp-unreadable = „{ $word }“ není tabulka čokolády. Pište 3x4 pro tabulku o 3 řádcích a 4 sloupcích, nebo délky řádků shora dolů, třeba 4,4,2.
position-chomp-no-corner = „{ $word }“ nemá dílek vlevo nahoře: první řádek musí mít délku aspoň 1, protože ten dílek nikdo nebere.
position-chomp-longer-below = „{ $word }“ není tabulka čokolády: žádný řádek nemůže být delší než ten nad ním, jako v 4,4,2.
move-unreadable-matches = „{ $move }“ není tah. Pište 2:1, chcete-li vzít 1 z hromádky 2, nebo 1+2:1, chcete-li vzít po 1 z hromádek 1 a 2.
move-unreadable-nim = „{ $move }“ není tah. Pište 2:1, chcete-li vzít 1 z hromádky 2.
position-sticks = „{ $word }“ není počet tyček. Pozice je, kolik jich je, třeba 10: celé číslo od 0 do { $most }.
position-coins = „{ $word }“ není sloupec. Pozice jsou mince v každém sloupci zleva doprava, třeba 5,3,8,1: celá čísla od 0 do { $most }.
position-coins-too-many = To je příliš mnoho sloupců: řada jich má 1 až { $most }.
start-sticks = Hra nemůže začít tak, že tyček je { $sticks } a najednou jich lze vzít { $take }: tyček musí být víc, a nejvýš { $most }.
start-coins = První tah nemůže brát až { $take }, když sloupců je { $columns }: --max-take je nejvýš počet sloupců.
move-unreadable-take = „{ $move }“ není tah. Pište, kolik vzít, třeba 1.
move-count-take = { $count } vzít nelze. { $most ->
    [one] Berte 1.
   *[other] Berte od 1 do { $most }.
  }
move-unreadable-cram = „{ $move }“ není tah. Pište dvě pole pro kostku, každé jako písmeno sloupce a číslo řádku, třeba b2-c2.
move-unreadable-kayles = „{ $move }“ není tah. Pište 2:3, chcete-li srazit kuželku 3 v řadě 2, nebo 2:3+, chcete-li srazit kuželky 3 a 4.
move-unreadable-chomp = „{ $move }“ není tah. Pište dílek jako písmeno sloupce a číslo řádku, třeba b2.
move-no-such-cell = Pole { $cell } tu není: sloupce jsou a až { $letter }, řádky 1 až { $rows }.
move-cell-taken = Pole { $cell } je obsazené. Vyberte dvě volná sousední pole.
move-same-cell = Kostka leží na dvou různých polích, ne dvakrát na { $cell }.
move-no-neighbours = { $first } a { $second } spolu nesousedí: kostka leží na dvou polích vedle sebe, nebo pod sebou.
move-no-such-row = Řada { $row } tu není: řady jsou očíslovány od 1 do { $rows }.
move-empty-row = Řada { $row } je prázdná. Vyberte řadu, kde nějaké kuželky jsou.
move-no-such-pin = Kuželka { $pin } v řadě { $row } není: její kuželky jsou očíslovány od 1 do { $most }.
move-no-next-pin = Kuželka { $pin } je v řadě { $row } poslední a vedle ní už žádná není. Bez znaménka + srazíte jen ji.
move-poisoned = Dílek { $cell } je otrávený a nikdo ho nebere. Vyberte jiný.
move-no-such-bar-row = Dílek { $cell } tu není: řádky jsou očíslovány od 1 do { $rows }.
move-no-such-square = Dílek { $cell } tu není: řádek { $row } má sloupce a až { $letter }.
move-no-such-pile = Hromádka { $pile } tu není: hromádky jsou očíslovány od 1 do { $piles }.
move-empty-pile = Hromádka { $pile } je prázdná. Berte z hromádky, kde nějaké sirky jsou.
move-same-pile = Musí to být dvě různé hromádky, jako v 1+2:1.
move-count-single = { $count } vzít nelze: na hromádce { $pile } je { $size }. Berte od 1 do { $most }.
move-count-double = { $count } vzít nelze: na menší ze dvou hromádek je { $size }. Berte od 1 do { $most }.

## Questions before a game

banner = Nimatron: „h“ je nápověda, „q“ ukončí program
welcome = „h“ je nápověda, „q“ ukončí program.
which-game = Která hra?
ask-game = Číslo nebo jméno [1]:
help-game = Zadejte číslo hry nebo její jméno; samotný Enter vybere první. „q“ ukončí program.
ask-piles = Kolik hromádek?
help-piles = Zadejte, kolik bude hromádek sirek, od 2 do { $most }; potom se program zeptá, kolik sirek bude na každé z nich. „q“ ukončí program.
ask-pile-size = Kolik sirek na hromádce { $pile }?
help-pile-size = Zadejte, kolik sirek bude na této hromádce na začátku, od 1 do { $most }. „q“ ukončí program.
ask-sticks = Kolik tyček?
help-sticks = Zadejte, kolik bude na začátku tyček, od { $least } do { $most }; samotný Enter vybere číslo v závorce, je-li tam. „q“ ukončí program.
ask-max-take-sticks = Kolik lze vzít najednou?
help-max-take-sticks = Zadejte, kolik tyček smí tah nejvýš vzít, od 2 do { $most }; samotný Enter vybere číslo v závorce. „q“ ukončí program.
ask-coin-columns = Kolik sloupců mincí?
help-coin-columns = Zadejte, kolik bude sloupců, od { $least } do { $most }; do každého padne náhodně 0 až { $coins } mincí. Samotný Enter vybere číslo v závorce, je-li tam. „q“ ukončí program.
ask-max-take-coins = Kolik sloupců smí vzít první tah?
help-max-take-coins = Zadejte, kolik sloupců smí první tah nejvýš vzít, od 1 do { $most }; každý další tah pak bere nejvýš tolik, kolik ten před ním. Samotný Enter vybere číslo v závorce. „q“ ukončí program.
ask-rows = Kolik řádků?
help-rows = Zadejte, kolik bude řádků čtverečků, od 1 do { $most }; potom se program zeptá na sloupce. „q“ ukončí program.
ask-columns = Kolik sloupců?
help-columns = Zadejte, kolik bude sloupců čtverečků, od { $least } do { $most }. „q“ ukončí program.
ask-pin-rows = Kolik řad kuželek?
help-pin-rows = Zadejte, kolik bude řad kuželek, od 1 do { $most }; potom se program zeptá, kolik kuželek bude v každé z nich. „q“ ukončí program.
ask-row-length = Kolik kuželek v řadě { $row }?
help-row-length = Zadejte, kolik kuželek bude v této řadě na začátku, od 1 do { $most }. „q“ ukončí program.
who-first = Kdo hraje jako první?
who-second = Kdo hraje jako druhý?
ask-who = Číslo, nebo human, perfect, ... [{ $usual }]:
who-human = člověk
who-perfect = počítač, hraje bezchybně
who-beginner = počítač začátečník: hraje náhodně, ale výhru jedním tahem si nenechá ujít
who-random = počítač, hraje náhodně
who-learner = počítač, který se učí z her, jež hraje, pomocí krabiček od sirek
help-who-learner = Zadejte číslo ze seznamu, nebo human (člověk), perfect (bezchybný), beginner (začátečník), random (náhodný) či learner (žák); za dvojtečkou může být jméno, třeba human:Anna. Žák začíná náhodně a hru od hry hraje lépe. Samotný Enter vybere to, co je v závorce. „q“ ukončí program.
help-who = Zadejte číslo ze seznamu, nebo human (člověk), perfect (bezchybný), beginner (začátečník) či random (náhodný); za dvojtečkou může být jméno, třeba human:Anna. Samotný Enter vybere to, co je v závorce. „q“ ukončí program.
ask-name = Jméno hráče { $number }?
help-name = Zadejte jméno o 1 až { $most } znacích; tak bude hra hráče oslovovat. „q“ ukončí program.
name-human = Hráč
name-perfect = Nimatron
name-beginner = Začátečník
name-learner = Žák
name-random = Náhoda

## A turn

turn = Tah { $number }, na tahu: { $name }
ask-turn = Volba, nebo tah ({ $example }):
help-turn = Zadejte číslo z nabídky, písmeno za ním, nebo zapsaný tah: { $example }. Písmeno „o“ zahraje optimální tah za vás, „w“ ho ukáže a řekne proč; pak „a“ ukáže všechny tahy s odpověďmi a „l“ nejdelší průběh hry. „q“ ukončí program.
help-turn-letter = Zadejte zapsaný tah: { $example }; nebo písmeno z nabídky. Písmeno „o“ zahraje optimální tah za vás, „w“ ho ukáže a řekne proč; pak „a“ ukáže, k čemu vede každý tah, a „l“ celý průběh hry. „q“ ukončí program.
play-optimal = zahrát optimální tah
show-why = ukázat optimální tah a proč
menu-help = nápověda
menu-undo = vzít tah zpět
menu-redo = zahrát vrácený tah znovu
menu-leave = odejít
ask-pile = Ze které hromádky ({ $offered })?
ask-first-pile = Která je první hromádka ({ $offered })?
ask-second-pile = Která je druhá hromádka ({ $offered })?
ask-count-single = Kolik sirek z hromádky { $pile }?
ask-count-double = Kolik sirek z každé?
help-pick-pile = Zadejte číslo hromádky, ze které budete brát: { $offered }. „b“ vede zpět do nabídky, „q“ ukončí program.
help-pick-first = Zadejte číslo první ze dvou hromádek, ze kterých budete brát: { $offered }. „b“ vede zpět do nabídky, „q“ ukončí program.
help-pick-second = Zadejte číslo druhé hromádky, ze které budete brát: { $offered }. „b“ vede zpět do nabídky, „q“ ukončí program.
help-count-single = Zadejte, kolik sirek vzít z hromádky { $pile }, od 1 do { $most }. „b“ vede zpět do nabídky, „q“ ukončí program.
help-count-double = Zadejte, kolik sirek vzít z každé z hromádek { $first } a { $second }, od 1 do { $most }. „b“ vede zpět do nabídky, „q“ ukončí program.
ask-take-sticks = Kolik tyček?
ask-take-coins = Kolik sloupců?
help-take-sticks = Zadejte, kolik tyček vzít, od 1 do { $most }. „b“ vede zpět do nabídky, „q“ ukončí program.
help-take-coins = Zadejte, kolik sloupců vzít z pravého konce, od 1 do { $most }. „b“ vede zpět do nabídky, „q“ ukončí program.
limit-sticks-left = { $sticks ->
    [one] zbývá jen 1 tyčka
    [few] zbývají jen { $sticks } tyčky
   *[other] zbývá jen { $sticks } tyček
  }
limit-columns-left = { $columns ->
    [one] zbývá jen 1 sloupec
    [few] zbývají jen { $columns } sloupce
   *[other] zbývá jen { $columns } sloupců
  }
limit-take = teď lze vzít nejvýš { $most }
limit-single = na hromádce { $pile } je { $size }
limit-double = na menší ze dvou hromádek je { $size }
ask-domino = Která dvě pole (třeba { $example })?
help-domino = Zadejte dvě volná pole vedle sebe, nebo pod sebou, každé jako písmeno sloupce a číslo řádku a mezi nimi spojovník: { $example }. „b“ vede zpět do nabídky, „q“ ukončí program.
ask-row = Ve které řadě ({ $offered })?
help-row = Zadejte číslo řady, kde mají kuželky padnout: { $offered }. „b“ vede zpět do nabídky, „q“ ukončí program.
ask-pin = Která kuželka, nebo první ze dvou (1 až { $most })?
help-pin = Zadejte číslo kuželky v řadě { $row }, která má padnout, od 1 do { $most }; potom se program zeptá, jestli má padnout i další. „b“ vede zpět do nabídky, „q“ ukončí program.
ask-how-many-pins = Kolik kuželek (1 nebo 2)?
help-how-many-pins = Zadejte, kolik kuželek má padnout, od 1 do { $most }: 1 znamená jen kuželku { $pin }, 2 znamená ji i další, pokud nějaká je. „b“ vede zpět do nabídky, „q“ ukončí program.
limit-row = kuželek v řadě { $row } je jen { $size }
limit-two-pins = najednou padají nejvýš dvě kuželky
limit-last-pin = kuželka { $pin } je v řadě poslední
ask-square = Který dílek (třeba { $example })?
help-square = Zadejte dílek, který se má ukousnout se vším, co je od něj vpravo a dolů, jako písmeno sloupce a číslo řádku: { $example }. „b“ vede zpět do nabídky, „q“ ukončí program.
did = { $name } { $deed } ({ $move }).
optimal-loses = Prohrává každý tah; tento vydrží nejdéle.
optimal-beyond = { $why } Jisté optimum to tedy není: výhra jedním tahem, je-li tu, jinak tah, který ji nepřihraje soupeři a nechá méně k prohledání.
why-beyond = { $why }
machine-beyond = { $name }: { $why } Hraji tedy bez jistoty: výhru jedním tahem, je-li tu, jinak tah, který ji nepřihraje soupeři a nechá méně k prohledání.
machine-lost = { $name } je v prohrané pozici: prohrává každý tah.
undone = Vzato zpět: { $moves }.
redone = Zahráno znovu: { $moves }.

## The end of a game

wins = { $name } bere, co zbývá, a vyhrává.
wins-misere = Poslední vzal hráč { $other }, a tak vyhrává { $name }.
wins-without-a-move = Není co brát: vyhrává { $name }.
wins-points = Vyhrává { $name }, počet mincí: { $own } proti { $others }.
nobody-wins = Hra končí nerozhodně, počet mincí: { $one } proti { $two }.
sums = Mince: { $first } { $one }, { $second } { $two }
wins-by-a-last-move = { $name } dělá poslední tah a vyhrává.
wins-by-a-last-move-misere = Poslední tah udělal hráč { $other }, a tak vyhrává { $name }.
wins-with-no-move-left = Žádný tah tu není: vyhrává { $name }.
score = Stav: { $score }
another-game = další hra
ask-another = Další hra?
help-another = Zadejte 1 nebo y, chcete-li hrát znovu se stejnými hráči a pravidly; začne ten druhý. 2 nebo n ukončí program, q také.

## Refusals

refuse-choice = „{ $answer }“ v seznamu není. Zadejte číslo od 1 do { $most }, nebo { $names }; „h“ je nápověda.
refuse-number-of = „{ $answer }“ se nenabízí. Zadejte { $offered }; „b“ vede zpět, h je nápověda.
refuse-no-number = „{ $answer }“ není celé číslo od { $least } do { $most }. Zadejte takové, nebo h, chcete-li nápovědu.
refuse-too-small = { $answer } je málo. Zadejte číslo od { $least } do { $most }, nebo h, chcete-li nápovědu.
refuse-too-large = { $answer } je moc. Zadejte číslo od { $least } do { $most }, nebo h, chcete-li nápovědu.
refuse-too-large-limit = { $answer } je moc: { $limit }. Zadejte číslo od { $least } do { $most }, nebo h, chcete-li nápovědu.
refuse-text = Zadejte jméno o 1 až { $most } znacích, jen viditelných.
refuse-turn = „{ $answer }“ se tu nenabízí. Zadejte číslo od 1 do { $most }, písmeno ({ $letters }), nebo tah, třeba { $example }.
refuse-turn-letter = „{ $answer }“ se tu nenabízí. Zadejte tah, třeba { $example }, nebo písmeno ({ $letters }).
refuse-seat = „{ $seat }“ není hráč. Lze zadat: { $known }, a za dvojtečkou třeba jméno, jako human:Anna.
refuse-who = „{ $seat }“ není hráč. Zadejte číslo od 1 do { $most }, nebo { $known }, za dvojtečkou třeba i jméno, jako human:Anna.
refuse-game = „{ $game }“ není hra. Lze zadat: { $known }.
refuse-language = „{ $language }“ není jazyk, kterým Nimatron mluví. Lze zadat: { $known }.
refuse-color = „{ $color }“ neříká, kdy používat barvy. Lze zadat: { $known }.
refuse-size = „{ $size }“ není velikost. Pište počet bajtů, nebo počet s jednotkou, třeba 500MB nebo 4GiB.
refuse-number = „{ $value }“ nelze zadat u { $argument }: musí to být celé číslo od { $least } do { $most }.
refuse-map = Hra { $game } nemá mapu. Lze zadat: { $known }.
refuse-card = Ve hře { $game } rozhodují body, takže žádný seznam prohraných pozic k výhře nestačí.
variant-no-option = Hra { $game } nemá { $option }: to patří ke hrám { $known }.
variant-no-misere = Hra { $game } nemá --misere: rozhodují body, ne poslední tah.
refuse-learner = Hra { $game } nemá hráče, který se učí, a tak ani krabičky. Lze zadat: { $known }.
refuse-boxes-unused = --boxes patří k hráči, který se učí, a žádný z hráčů jím není.
refuse-train = „{ $game }“ není hra s hráčem, který se učí. Lze zadat: { $known }.
refuse-against = „{ $against }“ není hráč, proti kterému lze trénovat. Lze zadat: { $known }.
refuse-method = „{ $method }“ není metoda. Lze zadat: { $known }.
refuse-method-here = Žádná z těchto metod nepatří ke hře { $game } v této pozici. Lze zadat: { $known }.
refuse-trace = Hra { $game } nemá pro tyto metody žádné hledání nimberů, které by šlo sledovat.
refuse-trace-size = --trace je pro pozice, které mají nejvýš { $most } volných polí, kuželek nebo kusů.
refuse-shell = „{ $shell }“ není shell, pro který je doplňování. Lze zadat: { $known }.

## The command line

usage-unknown-argument = Volba ani argument „{ $argument }“ tu není; co tu je, vypíše nimatron --help.
usage-unknown-command = „{ $command }“ není příkaz; jaké příkazy jsou, vypíše nimatron --help.
usage-missing = Chybí: { $argument }; více řekne nimatron --help.
usage-conflict = { $argument } a { $other } nejdou dohromady; více řekne nimatron --help.
usage-no-value = U { $argument } chybí hodnota; více řekne nimatron --help.
usage-bad-number = „{ $value }“ nelze zadat u { $argument }: musí to být celé číslo od 0 do 18446744073709551615.
usage-too-early = { $argument } je příliš brzy: patří až za příkaz.
usage-no-text = Některý argument není text v UTF-8; co lze zadat, řekne nimatron --help.
usage-negative = „{ $argument }“ zadat nelze: žádné číslo tu není menší než 0.
usage-other = { $error }; více řekne nimatron --help.
usage-no-position = Chybí pozice, třeba { $example }; více řekne nimatron --help.
file-unreadable = Soubor { $file } nelze přečíst: { $error }.
file-unwritable = Soubor { $file } nelze zapsat: { $error }.
boxes-not-kept = Krabičky v souboru { $file } jsou pro jiné hry, než je tato. Zůstanou, jak jsou; žák začíná znovu a co se teď naučí, se neuloží.
boxes-in-use = Soubor { $file } právě používá jiný nimatron; počkejte, až skončí, nebo zadejte jiný soubor.
boxes-no-file = { $file } je složka nebo zařízení, a ne soubor s krabičkami.
boxes-format = V souboru { $file } nejsou krabičky, které by tato verze programu nimatron uměla přečíst.
boxes-line = Soubor { $file } je poškozený nebo neúplný: řádek { $line } nelze přečíst jako krabičky.
boxes-box = Soubor { $file } je poškozený: krabička pro počet tyček { $sticks } obsahuje, co v žádné být nemůže.
boxes-other-terms = V souboru { $file } jsou krabičky pro jiné hry: { $game }, tyček { $sticks }, nejvýš { $take } najednou. Zadejte jiný soubor.
batch-bad-lines = { $count ->
    [one] 1 řádek dávky nemá odpověď; je u něj řečeno proč.
    [few] { $count } řádky dávky nemají odpověď; u každého je řečeno proč.
   *[other] { $count } řádků dávky nemá odpověď; u každého je řečeno proč.
  }
input-ended = Vstup skončil dřív než hra.
input-or-output-failed = Čtení nebo zápis se nezdařily: { $error }.
beyond-time = Tato pozice je mimo dosah: bylo by třeba prohledat asi { $positions } pozic.
beyond-memory = Tato pozice je mimo dosah: pro { $positions } pozic by bylo třeba asi { $memory } paměti a mez je { $limit } (--max-memory).

## Reports

progress-answer = Počítám
report-win = { $game } { $position }: hráč na tahu vyhrává.
report-loss = { $game } { $position }: hráč na tahu prohrává.
report-draw = { $game } { $position }: remíza.
report-moves = { $count ->
    [one] Vyhrává jen jeden tah: { $moves }
    [few] Vyhrávají { $count } tahy: { $moves }
   *[other] Vyhrává { $count } tahů: { $moves }
  }
report-nimber = Nimber: { $nimber }
report-moves-best = { $count ->
    [one] Optimální je jen jeden tah: { $moves }
    [few] Optimální jsou { $count } tahy: { $moves }
   *[other] Optimálních je { $count } tahů: { $moves }
  }
card = Kdo soupeři nechá některou z těchto pozic, vyhrává:
card-piles = Kdo soupeři nechá některou z těchto pozic, vyhrává (na pořadí hromádek nezáleží):
card-empty = Pod touto pozicí žádná prohraná není.
card-too-many = Pod touto pozicí je { $count } prohraných pozic, příliš mnoho na zapamatování; všechny vypíše --json.
compare-title = { $game } { $position } všemi metodami
column-method = metoda
column-calls = volání
column-positions = pozice
column-seconds = sekundy
column-ratio = poměr
column-nimber = nimber
column-outcome = výsledek
outcome-nimber = { $outcome }, nimber { $nimber }
outcome-win = výhra
outcome-loss = prohra
outcome-draw = remíza
outcome-given-up = vzdáno
outcome-beyond = mimo dosah
cutoffs-do-not-pay = S neomezenou tabulkou se tu samotné ořezávání nevyplatí: co se ořízne, to se neuloží.
cutoffs-pay = S neomezenou tabulkou tu samotné ořezávání volání ušetří.
cutoffs-do-not-pay-bounded = Ani s omezenou se nevyplatí.
cutoffs-pay-bounded = S omezenou volání ušetří.
trace-title = { $game } { $position } metodou { $method }
trace-calls = Volání: { $count }
trace-means = R: nimbery, na které se hledání části ptá. P: ty, které část může mít, nebo jinak žádný z R. ->: tah a co po něm zbude.
trace-returns = { $nimber }
trace-has = má { $nimber }
trace-cut = oříznuto: nemá žádný z R
trace-excluded = žádný z R (tabulka)
trace-not-asked = žádný z těch, na které se ptá
trace-nothing = nic
trace-from-table = (tabulka)
trace-from-game = (ví hra sama)
ratio-means = Poměr: kolikrát rychlejší než první metoda, která došla do konce.
plain-given-up = plain nemá tabulku a vzdává se po { $calls } voláních.

## Maps

map-title = { $game }: prohrané pozice dvou hromádek o velikosti 0 až { $size }
map-title-third = { $game }: prohrané pozice tří hromádek, dvou o velikosti 0 až { $size } a třetí o velikosti { $third }
map-first = první hromádka
map-second = druhá hromádka
map-lost = { $count ->
    [one] Ze všech { $all } pozic je pro hráče na tahu prohraná 1.
    [few] Ze všech { $all } pozic jsou pro hráče na tahu prohrané { $count }.
   *[other] Ze všech { $all } pozic je pro hráče na tahu prohraných { $count }.
  }
map-shared = Každá tečka zastupuje čtverec pozic { $side } × { $side }, z nichž je aspoň jedna prohraná.

## The learner

progress-training = Trénuji
percent = { $number } %
train-title = { $game }, tyček { $sticks }, nejvýš { $take } najednou: { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
  } { $against }
against-random = proti náhodnému hráči
against-beginner = proti začátečníkovi
against-perfect = proti bezchybnému hráči
against-self = proti sobě
train-won = Počet her, které žák vyhrál: { $won } z { $games } ({ $share }).
train-won-self = Žák hrál za obě strany. Počet her, které vyhrála strana, která začala: { $won } z { $games } ({ $share }).
curve-won = podíl vyhraných her
curve-games = hry
boxes-title = { $game }, tyček { $sticks }, nejvýš { $take } najednou: krabičky po { $games ->
    [one] 1 hře
   *[other] { $games } hrách
  }
boxes-after = Krabičky, celkem po { $games ->
    [one] 1 hře
   *[other] { $games } hrách
  }, vedle toho, co je správně:
column-sticks = tyčky
column-winning = vyhrává
column-favourite = favorit
column-agrees = správně
column-beads = korálky v %
agrees-yes = ano
agrees-no = ne
beads-others = další: { $share }
boxes-not-shown = Ukázány jsou jen krabičky pro 1 až { $shown } tyček; ostatní vypíše --json.
boxes-favourite = Favorit krabičky je číslo, které má víc korálků než každé jiné.
boxes-right = { $winnable ->
    [one] Vyhrát lze 1 pozici; favorit vyhrává v { $right } z nich.
    [few] Vyhrát lze { $winnable } pozice; favorit vyhrává v { $right } z nich.
   *[other] Vyhrát lze { $winnable } pozic; favorit vyhrává v { $right } z nich.
  }

## Reasons

over-won = Hra skončila: hráč, který by byl na tahu, vyhrál.
over-lost = Hra skončila: hráč, který by byl na tahu, prohrál.
best-move = Optimální tah je { $move }: { $deed }.
wins-in = { $moves ->
    [one] Vyhrává hned.
    [few] Vyhrává nejpozději za { $moves } tahy.
   *[other] Vyhrává nejpozději za { $moves } tahů.
  }
every-move-loses = Každý tah prohrává.
longest-move = Nejdéle vydrží { $move }: { $deed }.
lasts = { $moves ->
    [one] Je to poslední tah.
    [few] Hra pak trvá { $moves } tahy včetně tohoto.
   *[other] Hra pak trvá { $moves } tahů včetně tohoto.
  }
any-move = Jak dlouho který vydrží, tady není známo; jeden z nich je { $move }: { $deed }.
after-it = Po něm:
also-wins = { $count ->
    [one] Vyhrává i { $moves }.
   *[other] Vyhrávají i { $moves }.
  }
also-best = { $count ->
    [one] Stejně dobrý je i tah { $moves }.
   *[other] Stejně dobré jsou i tahy { $moves }.
  }
shares = Od této chvíle pak hráč na tahu získá { $own } a soupeř { $other }: rozdíl je { $margin }.
margins-told = Proč: co který počet sloupců získá hned, nejlepší odpověď na něj a rozdíl na konci:
margin-answered = Tah { $move } získá { $gains }; nejlepší odpověď je { $answer } a rozdíl na konci { $margin }.
margin-ends = Tah { $move } získá { $gains } a hru ukončí: rozdíl je { $margin }.
more-margins = { $count ->
    [one] 1 další tah, není lepší
    [few] { $count } další tahy, žádný není lepší
   *[other] { $count } dalších tahů, žádný není lepší
  }
why = Proč: { $reason }
law-takes-last = bere poslední sirku.
law-takes-sticks = bere všechny zbylé tyčky, a s nimi i poslední.
law-remainder-won = { $sticks } = { $times } × { $round } + { $rest }. Tah bere zbytek { $rest } a nechává { $left }, násobek { $round }. Ať pak soupeř vezme kolik chce, od 1 do { $most }, doplníte to zase na { $round }, a tak vezmete poslední tyčku.
law-remainder-won-misere = { $left ->
    [1] tah nechává poslední tyčku a tu musí soupeř vzít.
   *[other] { $sticks } - 1 = { $above } = { $times } × { $round } + { $rest }. Tah bere zbytek { $rest } a nechává { $left }, o jednu víc než násobek { $round }. Ať pak soupeř vezme kolik chce, od 1 do { $most }, doplníte to zase na { $round }, a tak poslední tyčka zbude na soupeře.
  }
law-remainder-lost = { $sticks } = { $times } × { $round }, beze zbytku. Ať se vezme kolik chce, od 1 do { $most }, soupeř to zase doplní na { $round }, a tak vezme poslední tyčku.
law-remainder-lost-misere = { $above ->
    [0] zbývá poslední tyčka a tu je třeba vzít.
   *[other] { $sticks } - 1 = { $above } = { $times } × { $round }, beze zbytku. Ať se vezme kolik chce, od 1 do { $most }, soupeř to zase doplní na { $round }, a tak poslední tyčka zbude na hráče na tahu.
  }
law-nim-won = po tahu je nimový součet 0. (Napište hromádky dvojkově pod sebe: nimový součet má 1 v každém sloupci s lichým počtem jedniček. Teď je { $sum }.) Kdo musí táhnout při nimovém součtu 0, prohrává: každý tah ho změní a vždy se dá znovu vynulovat.
law-nim-won-misere = po tahu je nimový součet 0 a zbývá hromádka aspoň o dvou sirkách. (Napište hromádky dvojkově pod sebe: nimový součet má 1 v každém sloupci s lichým počtem jedniček. Teď je { $sum }.) Dokud taková hromádka zbývá, vyhrává se misère nim stejně jako nim; obrací se jen konec, kde jsou hromádky po jedné.
law-nim-lost = nimový součet je { $sum }. (Napište hromádky dvojkově pod sebe: nimový součet má 1 v každém sloupci s lichým počtem jedniček.) Každý tah ho změní a soupeř ho vždy může znovu vynulovat.
law-nim-lost-misere = nimový součet je { $sum } a zbývá hromádka aspoň o dvou sirkách. (Napište hromádky dvojkově pod sebe: nimový součet má 1 v každém sloupci s lichým počtem jedniček.) Dokud taková hromádka zbývá, prohrává se misère nim stejně jako nim; obrací se jen konec, kde jsou hromádky po jedné.
law-ones-left = { $piles ->
    [one] po tahu zbývá jediná sirka, a tu musí vzít soupeř.
    [few] po tahu zbývají { $piles } hromádky po jedné. To je lichý počet, a tak poslední musí vzít soupeř.
   *[other] po tahu zbývá { $piles } hromádek po jedné. To je lichý počet, a tak poslední musí vzít soupeř.
  }
law-ones-faced = { $piles ->
    [one] zbývá jediná sirka a je nutné ji vzít.
    [few] zbývají už jen { $piles } hromádky po jedné. To je lichý počet, a tak poslední musí vzít hráč na tahu.
   *[other] zbývá už jen { $piles } hromádek po jedné. To je lichý počet, a tak poslední musí vzít hráč na tahu.
  }
law-golden = { $smaller } a { $larger } je zlatá dvojice číslo { $number } (dvojice jsou { $pairs }, ...: větší hromádka je menší plus číslo dvojice a každá velikost se vyskytne právě jednou).
law-golden-misere = { $smaller } a { $larger } je zlatá dvojice číslo { $number } (dvojice jsou { $pairs }, ...: větší hromádka je menší plus číslo dvojice). Při misère nastupují 0 1 a 2 2 místo 0 0 a 1 2; ostatní dvojice zůstávají.
law-golden-stand-in = při misère nastupují 0 1 a 2 2 místo zlatých dvojic 0 0 a 1 2 a tady jde o { $smaller } a { $larger }; ostatní zlaté dvojice ({ $pairs }, ...) zůstávají.
nimbers-of-parts = { $count ->
    [0] žádná část s možným tahem
    [one] 1 část s nimberem { $nimbers }
    [few] { $count } části s nimbery { $nimbers }
   *[other] { $count } částí s nimbery { $nimbers }
  }
part-nimber = nimber { $nimber }
law-parts-won = na desce: { $before }; XOR nimberů je { $sum }. Po tahu zbude: { $after }; jejich XOR je 0. Kdo táhne z XOR 0, prohrává: každý tah ho změní a pokaždé ho lze zase vynulovat.
law-parts-none-left = na desce: { $before }; po tahu zbude: { $after }. Je to tedy poslední tah.
law-parts-lost = na desce: { $before }; XOR nimberů je { $sum }. Každý tah ho změní a soupeř ho může zase vynulovat.
law-mirror-left = po tahu vypadá deska po otočení o půl kruhu stejně. Na každý soupeřův tah se dá odpovědět týmž tahem otočeným o půl kruhu, takže odpověď je vždy a je to poslední tah.
law-mirror-faced = deska vypadá po otočení o půl kruhu stejně. Na každý tah může soupeř odpovědět týmž tahem otočeným o půl kruhu, takže odpověď má vždy a je to poslední tah.
golden-left = Kdo musí táhnout z takové dvojice, prohrává, a tuto teď dostává soupeř.
golden-faced = Kdo musí táhnout z takové dvojice, prohrává.
leaves-lost = nechává { $position }, a to je pro toho, kdo je na tahu, prohraná pozice: na každý tah je odpověď, po které zase zbude prohraná pozice.
replies-answered = na každý soupeřův tah z pozice { $position } je odpověď, která vyhrává:
moves-answered = na každý tah z pozice { $position } má soupeř odpověď, která vyhrává:
reply-answered = Na { $reply } je odpověď { $answer }, po které zbývá { $then } ({ $note }).
reply-ends = { $reply } hru ukončí, a tím prohraje.
more-replies-answered = { $count ->
    [one] I na 1 další tah je odpověď.
    [few] I na { $count } další tahy je odpověď.
   *[other] I na { $count } dalších tahů je odpověď.
  }
more-replies = { $count ->
    [one] 1 další tah, i na něj je odpověď
    [few] { $count } další tahy, i na ně je odpověď
   *[other] { $count } dalších tahů, i na ně je odpověď
  }
more-replies-menu = { $count ->
    [one] 1 další tah, i na něj je odpověď (ukáže písmeno „a“)
    [few] { $count } další tahy, i na ně je odpověď (ukáže písmeno „a“)
   *[other] { $count } dalších tahů, i na ně je odpověď (ukáže písmeno „a“)
  }
more-replies-full = { $count ->
    [one] 1 další tah, i na něj je odpověď (ukáže --full)
    [few] { $count } další tahy, i na ně je odpověď (ukáže --full)
   *[other] { $count } dalších tahů, i na ně je odpověď (ukáže --full)
  }
line-hint = Písmeno „l“ ukáže nejdelší průběh hry tah po tahu.
line-hint-points = Písmeno „l“ ukáže tah po tahu, jak budou oba hrát nejlépe.
line-unknown = Nejdelší průběh hry tady není znám.
no-replies = Tady nejsou žádné odpovědi, které by šlo ukázat.
longest-line = Nejdelší průběh hry, když vítěz spěchá a poražený zdržuje:
best-line = Nejlepší hra obou:
side-own = hráč na tahu
side-other = soupeř
column-reply = tah
column-gains = získá hned
column-margin = rozdíl
mark-best = nejlepší
column-leaves = zbývá
column-answer = odpověď
column-move = tah
note-end = konec
note-last = jediná sirka
note-golden = zase zlatá dvojice
note-lost = zase prohraná
label-nim-sum = nimový součet
list-and = { $first } a { $last }
list-or = { $first } nebo { $last }
