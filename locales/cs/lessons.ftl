# Kurz. Lekce má název a jako atributy: myšlenku ve třech větách; radu, která neprozradí tah; příklad po řádcích, v němž jsou pozice,
# nejlepší tah a co po něm zbude, jak je najde program; a kde se ptá na číslo, i tu otázku.

lesson-backwards = Vyhraná, nebo prohraná: odzadu
    .idea = Když nic nezbývá, hráč na tahu už prohrál. Pozice je vyhraná, když z ní nějaký tah vede do prohrané. Prohraná je, když každý tah vede do vyhrané.
    .tip = Které počty můžete nechat? Počítejte od nuly: je některý prohraný?
    .example =
        Když je tyček 0, hráč na tahu už prohrál. Nula dostane minus.
        Z 1 i ze 2 vede tah na 0, obě pozice jsou tedy vyhrané: plus.
        Ze 3 vedou tahy jen na 2 a 1 a ty jsou vyhrané: 3 je prohraná.
        Stejně tak 4 a 5 jsou vyhrané a 6 je prohraná.
        Je-li tyček { $position }, tah { $move } nechá { $left }, a to je prohraná pozice. Proto vyhrává.
lesson-remainder = Zbytek
    .idea = Smí-li se brát 1 až M tyček, nechte násobek M+1. Ať soupeř vezme, kolik chce, doplňte to na M+1. Pokaždé tak zbude násobek a nakonec 0.
    .tip = Vydělte počet tyček číslem M+1. Jaký je zbytek?
    .number = Jaký je zbytek po dělení číslem M+1?
    .example =
        Nejvýš se smějí vzít 3, počítejte tedy po čtyřech.
        Zbytek po dělení { $position } : 4 je { $move }. Ten vezměte: zbude { $left }.
        Vezme-li soupeř 1, vezměte 3; po 2 vezměte 2 a po 3 vezměte 1. Pak zbudou 4.
        Ještě jednou odpovězte stejně a poslední tyčka je vaše.
lesson-last-stick = Poslední tyčku nikdo nechce
    .idea = Ve hře misère prohrává ten, kdo vezme poslední tyčku. Nechte tedy o jednu víc než násobek M+1. Tu jednu si v duchu odložte a o ostatní hrajte jako dřív.
    .tip = Jednu tyčku odložte. Jaký zbytek dají ostatní po dělení číslem M+1?
    .example =
        Tyček je { $position }. Jednu odložte: hraje se o 7.
        Nejvýš se smějí vzít 3 a zbytek po dělení 7 : 4 je { $move }. Ten vezměte.
        Zbude { $left }: o 4 se podělíte a jednu nikdo nechce.
        Ať soupeř vezme, kolik chce, doplňte to na 4. Poslední tyčka zbude na něj.
lesson-period = Tabulka a její perioda
    .idea = Smějí-li se brát jen některé počty, označujte hromádky od nuly jednu po druhé jako vyhrané, nebo prohrané. Po čase se značky začnou opakovat. Zjistěte, po kolika, a tím číslem dělte.
    .tip = Označujte 0, 1, 2, 3 a tak dále, až se značky začnou opakovat. Které hromádce se tato podobá?
    .example =
        Smí se brát 1, 3 nebo 4. Prohraná je 0; z 1 vede tah na 0, ta je tedy vyhraná.
        Ze 2 vede tah jen na 1, ta je tedy prohraná. Ze 3, 4, 5 i 6 vede tah na 0 nebo na 2: jsou vyhrané.
        Ze 7 vedou tahy na 6, 4 a 3, všechny vyhrané: 7 je prohraná a všechno začíná znovu.
        Hromádka je tedy prohraná, když její zbytek po dělení číslem 7 je 0 nebo 2.
        Pozice { $position } má zbytek 6. Tah { $move } nechá { $left } se zbytkem 2: vyhrává.
lesson-pairs = Dvě stejné hromádky
    .idea = Dvě stejné hromádky jsou pro hráče na tahu prohrané. Co vezme z jedné, to soupeř vezme z druhé. Soupeř má tedy vždycky odpověď a udělá poslední tah.
    .tip = Můžete nechat dvojice stejných hromádek?
    .example =
        V pozici { $position } jsou hromádky různé. Srovnejte je: { $move } nechá { $left }.
        Vezme-li soupeř z jedné 2, vezměte 2 z druhé: zbudou dvě hromádky po 1.
        Vezme-li soupeř celou hromádku, vezměte celou druhou: poslední sirka je vaše.
lesson-copying = Opakování jinde
    .idea = Nechte dvě stejné půlky a v jedné opakujte, co soupeř udělá v druhé. V kaylesu srazte prostředek řady, v chompu udržujte dvě stejná ramena. V cramu odpovídejte soupeřovým tahem otočeným o půl otáčky.
    .tip = Můžete nechat dvě stejné půlky?
    .example =
        V řadě je kuželek { $position }. Srazte prostřední: { $move } nechá { $left }.
        Obě půlky jsou stejné. Soupeř musí jednu změnit.
        Udělejte totéž v druhé: jsou zase stejné a poslední kuželka je vaše.
lesson-powers = Nim jako mocniny dvou
    .idea = Každá velikost je součtem různých mocnin dvou: 5 je 4 + 1 a 6 je 4 + 2. Nechte každou mocninu v sudém počtu. Ať pak soupeř udělá cokoli, některá bude v lichém, a vy můžete všechno zase srovnat.
    .tip = Které mocniny jsou tu v lichém počtu? Hledejte hromádku, ve které je největší z nich.
    .number = Kolik dají dohromady mocniny dvou bez dvojice?
    .example =
        1 je 1, 5 je 4 + 1 a 6 je 4 + 2.
        Čtyřka je tu dvakrát a jednička také. Dvojka jednou, a to je lichý počet.
        Dvojku má jen hromádka 6. Bez ní zbudou 4: { $move } nechá { $left }.
        Teď je každá mocnina v sudém počtu.
lesson-nim-sum = Dvojková soustava a jak najít tah
    .idea = Napište velikosti dvojkově pod sebe: nimový součet má 1 v každém sloupci s lichým počtem jedniček. Kdo je na tahu při součtu 0, prohrává. Abyste nechali součet 0, vyberte hromádku s jedničkou v lichém sloupci, který je nejvíc vlevo, a změňte jí číslici v každém lichém sloupci.
    .tip = Které hromádky mají jedničku v lichém sloupci, který je nejvíc vlevo?
    .number = Jaký je nimový součet?
    .example =
        4 je 0100, 9 je 1001 a 11 je 1011.
        Liché jsou sloupce čtyřek a dvojek: nimový součet je 0110, tedy 6.
        Jedničku ve sloupci čtyřek má jen hromádka 4. Obě číslice změňte: z 0100 bude 0010, tedy 2.
        Tah { $move } nechá { $left } s nimovým součtem 0.
lesson-misere-nim = Nim misère
    .idea = V nimu misère prohrává ten, kdo vezme poslední sirku. Dokud mají aspoň dvě hromádky víc než jednu sirku, hrajte jako v běžném nimu. Má-li víc sirek už jen jedna hromádka, zmenšete ji na 0 nebo 1 tak, aby zbyl lichý počet hromádek po jedné sirce.
    .tip = Kolik hromádek má víc než jednu sirku? Je-li jen jedna: chcete z ní nechat 0, nebo 1?
    .example =
        V pozici { $position } má víc než jednu sirku jen jedna hromádka, teď se tedy rozhoduje.
        Bez ní by zbyly dvě hromádky po jedné sirce a poslední sirka by byla vaše.
        Nechte z ní tedy jednu: { $move } nechá { $left }, lichý počet hromádek po jedné sirce.
        Soupeř jednu vezme, vy jednu vezmete a poslední musí vzít soupeř.
lesson-mex = Nimber hromádky
    .idea = Pozice, ze které nevede žádný tah, má nimber 0. Nimber každé jiné je nejmenší číslo, které chybí mezi nimbery toho, co nechají její tahy. S nimberem 0 je pozice prohraná, s každým jiným vyhraná.
    .tip = Jaké nimbery mohou tahy nechat? Které nejmenší číslo mezi nimi chybí?
    .number = Jaký je nimber?
    .example =
        Smí se brát 1, 3 nebo 4. Hromádky 0, 1, 2 a 3 mají nimbery 0, 1, 0 a 1.
        Ze 4 zbude 3, 1 nebo 0 s nimbery 1, 1 a 0. Nejmenší chybějící číslo je 2.
        Z 5 zbude 4, 2 nebo 1 s nimbery 2, 0 a 1. Nejmenší chybějící číslo je 3.
        Z pozice { $position } zbude 5, 3 nebo 2 s nimbery 3, 1 a 0. Její nimber je tedy 2.
        Tah { $move } nechá { $left } s nimberem 0: vyhrává.
lesson-sums = Součty her
    .idea = V součtu her se táhne vždy v jedné z nich. Každá platí za hromádku nimu, jejíž velikost je její nimber. Určete tedy nimbery a nechte nimový součet 0.
    .tip = Jaký nimber má každá hra? S těmi čísly hrajte nim.
    .number = Jaký je nimový součet nimberů?
    .example =
        Tyčky se smějí brát nejvýš po třech, takže jejich nimber je zbytek po dělení 5 : 4, tedy 1.
        Nimber hromádky nimu je její velikost: 4.
        Ze 4 udělejte 1: { $move } nechá { $left }.
        Teď jsou oba nimbery 1 a nimový součet je 0.
lesson-kayles = Kayles a Dawsonův kayles
    .idea = Tah v kaylesu může řadu rozdělit a části se sčítají jako hromádky nimu. Sečtěte tedy nimbery všech řad. Dawsonův kayles (osmičkový kód 0.07), kde tah vždy bere dvě sousední, má jiné nimbery, které se najdou stejně.
    .tip = Jaké nimbery tu jsou? Co změníte, aby byl nimový součet 0?
    .number = Jaký je nimový součet všech řad nebo hromádek?
    .example =
        Řady se 4 a 6 kuželkami mají nimbery 1 a 3: nimový součet je 2.
        Nimber 1 musí mít i řada, kde jich je 6: { $move } nechá { $left }.
        Teď je nimový součet 0.
lesson-golden = Zlaté dvojice
    .idea = V sirkách bere tah z jedné hromádky, nebo z obou stejně. Ze dvou hromádek jsou prohrané zlaté dvojice 1 2, 3 5, 4 7, 6 10, … Dvojice číslo n začíná nejmenším číslem, které v žádné dřívější není, a druhé číslo je o n větší.
    .tip = Do které zlaté dvojice se dostanete? Hledejte velikost, která zůstane, nebo stejný rozdíl.
    .example =
        Dvojice číslo 1 je 1 2. Nejmenší zbylé číslo je 3 a 3 + 2 je 5: dvojice číslo 2 je 3 5.
        Teď je nejmenší zbylé číslo 4 a 4 + 3 je 7: dvojice číslo 3 je 4 7.
        V pozici { $position } je trojka z dvojice 3 5: { $move } nechá { $left }.
        Z dvojice do dvojice žádný tah nevede. Soupeř tedy dvojici nenechá a vy se můžete k některé vrátit.
lesson-no-formula = Bez vzorce
    .idea = V chompu začínající vyhrává na každém obdélníku s víc než jedním dílkem: kdyby ukousnutí posledního rohu prohrávalo, mohl by vítěznou odpověď na ně zahrát rovnou jako první tah. Ale vzorec na ten tah nikdo nezná. Začněte tedy u malých pozic, a v mincích počítejte, co který tah nakonec vynese.
    .tip = Co který tah nechá? Začněte tahy, po kterých zbude málo.
    .example =
        Pozice { $position } je obdélník, některý tah tedy vyhrává. Ale který?
        Po a2 zbude jeden řádek a soupeř ukousne všechno kromě otráveného dílku.
        Po b2 zbudou ramena 3 a 2 a soupeř je srovná.
        Hledáním se najde { $move }. Zbude { $left } a na každou odpověď je tah, který vyhrává.

## The course

learn-course = Kurz (zvládnuté lekce: { $mastered }/{ $count })
learn-due-in = { $days ->
    [0] na řadě teď
    [one] na řadě zítra
    [few] na řadě za { $days } dny
   *[other] na řadě za { $days } dní
  }
learn-after = { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
  }
learn-boxes = Krabičky: korálek je zvládnutá lekce, která se vrátí po tolika dnech
learn-ask = Která lekce? [{ $number }]
learn-help = Zadejte číslo lekce nebo její název; samotný Enter vybere tu v závorce. „q“ ukončí program.
learn-repeats = { $count ->
    [one] Na řadě je 1 lekce. Nejdřív otázka z ní.
    [few] Na řadě jsou { $count } lekce. Nejdřív otázka z každé.
   *[other] Na řadě je { $count } lekcí. Nejdřív otázka z každé.
  }
refuse-lesson = „{ $lesson }“ není lekce. Zadejte číslo od 1 do { $most }, nebo název: { $known }.

## A lesson

learn-title = Lekce { $number }/{ $count }: { $title }
learn-example = Příklad: { $game } { $position }
learn-next = Enter ukáže další řádek:
learn-next-help = Další řádek příkladu ukáže samotný Enter. „q“ ukončí program.
learn-next-refuse = „{ $answer }“ tu není potřeba. Stiskněte jen Enter; „h“ je nápověda, „q“ ukončí program.
learn-drills = { $left ->
    [one] Teď otázky: ještě 1 správná odpověď, a začne poslední hra.
    [few] Teď otázky: { $left } správné odpovědi po sobě, a začne poslední hra.
   *[other] Teď otázky: { $left } správných odpovědí po sobě, a začne poslední hra.
  }
learn-odd = (* lichý počet)
learn-drill = { $game } { $position }
learn-earlier = Znovu lekce { $lesson }: { $game } { $position }
learn-answer = { $game } { $position } je prohraná pozice a soupeř v ní udělá tah { $move }.
learn-refute = { $game } { $position } je vyhraná pozice, ale soupeř v ní udělá tah { $move }, a to je chyba.
learn-tip = Rada. { $tip }
learn-ask-number = { $question } (t rada, ? nevím)
learn-help-number = Zadejte celé číslo.
learn-accepts-number = Zadejte celé číslo, nebo „?“, když nevíte; „h“ je nápověda.
learn-ask-idea = Která myšlenka tu rozhoduje? (a až { $most }; t rada, ? nevím)
learn-help-idea = Zadejte písmeno lekce, podle které se pozná, zda je pozice vyhraná, nebo prohraná.
learn-accepts-idea = Zadejte písmeno od a do { $most }, nebo „?“, když nevíte; „h“ je nápověda.
learn-why = Proč: { $idea ->
    [powers] { $outcome ->
        [win] nechá { $left }, kde je každá mocnina dvou v sudém počtu.
       *[loss] každá mocnina dvou je tu v sudém počtu. Po každém tahu bude některá v lichém a soupeř pak všechno zase srovná.
      }
    [nimbers] { $outcome ->
        [win] nechá { $left } s nimberem 0, a nimber 0 je prohra.
       *[loss] nimber je 0, a to je prohra: žádný tah nenechá znovu 0.
      }
   *[marks] { $outcome ->
        [win] nechá { $left }, a to je prohraná pozice.
       *[loss] každý tah nechá vyhranou pozici.
      }
  }
learn-mex = { $count ->
    [0] Z pozice { $position } už není žádný tah, proto má nimber 0.
    [1] Z pozice { $position } nechají tahy nimber { $moves }. Nejmenší číslo, které chybí (mex), je { $nimber }: to je její nimber.
   *[other] Z pozice { $position } nechají tahy nimbery { $moves }. Nejmenší číslo, které chybí (mex), je { $nimber }: to je její nimber.
  }
learn-right-number = to číslo je { $number }
learn-right-idea = je to lekce { $number }, { $title }
learn-restarts = Správné odpovědi mají být čtyři po sobě, takže se počítá znovu od nuly.
learn-row = Správně po sobě: { $row }/{ $most }
learn-boss = Poslední hra: { $game } { $position }, soupeř { $name } hraje bezchybně. Začínáte a můžete vyhrát.
learn-boss-lost = { $name } vyhrává. Zkuste to ještě jednou ze stejné pozice.
learn-mastered = Lekce { $number } je zvládnutá: { $title }. Vrátí se za { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
  }.
learn-input-ended = Vstup skončil dřív než lekce.
learn-kept = Váš postup je uložen v souboru { $file }.

## Progress

learn-damaged = Řádek { $line } souboru { $file } je poškozený, a proto se nic nezměnilo. --reset soubor odloží a začne znovu.
learn-reset = Kurz začíná znovu. Dosavadní postup zůstává v souboru { $file }.
learn-reset-none = Zatím tu není žádný postup.
learn-unkept = Postup se tu neukládá: mimo terminál je k tomu třeba --progress SOUBOR.
learn-not-kept = Postup se neukládá. { $why }
learn-no-home = Postup se neukládá, protože uživatel nemá domovskou složku.

words-learn = lekce kurz
first-due = { $count ->
    [one] Na řadě je 1 lekce („learn“).
    [few] Na řadě jsou { $count } lekce („learn“).
   *[other] Na řadě je { $count } lekcí („learn“).
  }
