# Co neříká jen jedna hra, česky. Zprávy i údaje v nich jsou v každém cs.ftl tytéž jako v en.ftl vedle něj.

## The games

door = { $name } se zde hraje takto: { $command }
misere-game = { $game } (misère)

## Questions before a game

banner = Nimatron hraje tak dobře jako vy. Napište kdykoli „w“ a řekne vám proč.
welcome = „h“ je nápověda, „q“ ukončí program.
which-game = Která hra?
first-keep = k: hrát dál { $game }
kept-game = { $title } ({ $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
  })
first-same = Enter: totéž s jiným pravidlem
first-misere = { $on ->
    [yes] misere: zapnuta je hra misère, v níž prohrává, kdo táhne poslední; totéž slovo ji vypne
   *[no] misere: hra misère, v níž prohrává, kdo táhne poslední
  }
ask-game = Číslo nebo název [{ $usual }]:
help-game = Zadejte číslo hry nebo její název; samotný Enter vybere tu v závorce. „misere“ přepíná mezi běžnou hrou a hrou misère; „nim misere“ zvolí rovnou nim misère, „nim 3,4,5“ nim s těmito hromádkami; „learn“ začne lekce. „q“ ukončí program. I jiná jména her, třeba „wythoff“, hru otevřou. S ACCESSIBLE=1 v prostředí se pozice říkají slovy.
who-first = Kdo hraje jako první?
who-second = Kdo hraje jako druhý?
ask-who = Číslo nebo slovo (human, perfect…) [{ $usual }]:
who-human = člověk
    .gloss = člověk
who-perfect = počítač, který hraje bezchybně
    .gloss = bezchybný
who-beginner = počítač, který hraje náhodně, ale výhru jedním tahem si nenechá ujít
    .gloss = začátečník
who-random = počítač, který hraje náhodně
    .gloss = náhodný
who-adaptive = počítač, který je právě tak silný jako vy: řídí se tím, kdo vyhrává
    .gloss = vaší síly
help-who = Zadejte číslo ze seznamu nebo slovo: { $known }. Jiné slovo je jméno člověka. Za dvojtečku lze připsat jméno, třeba perfect:Bystroun. „level“ se zeptá, jak silný má počítač být; perfect@70 hraje optimálně v 70 % svých tahů.{ $more } Samotný Enter vybere to, co je v závorce. „q“ ukončí program.
ask-name = Jméno hráče { $number }?
help-name = Zadejte jméno, nejvýš { $most } znaků; pod tímto jménem bude hráč ve hře vystupovat. Samotný Enter vybere jméno v závorce. „q“ ukončí program.
name-player = Hráč { $number }
name-perfect = Nimatron
name-beginner = Začátečník
name-random = Náhoda
help-whole = Lze zadat i celou pozici, třeba { $example }.
help-letters = 
    t: napoví, pokaždé o krok víc
    w: nejlepší tah a proč; w TAH: proč ten tah ano, nebo ne
    v: k čemu vede každý tah
    o: zahraje optimální tah za vás
    s: zeptá se na tah postupně
    d: zeptá se postupně na tah z více hromádek
    a: všechny odpovědi a co proti nim
    l: celý průběh hry
    c: prohrané pozice
    x: { $thought }
    u: vezme váš poslední tah zpět
    r: zahraje ho znovu
    m: dosavadní tahy
    p: znovu nakreslí pozici
    q: ukončí program

## A turn

turn = Tah { $number }, na tahu: { $name }
ask-turn = Tah (třeba { $example }), nebo volba:
ask-turn-number = { $most ->
    [1] Tah (1), nebo volba:
    [2] Tah (1 nebo 2), nebo volba:
   *[other] Tah (1 až { $most }), nebo volba:
  }
turn-how = Tah: { $example }. Nápověda: „h“.
help-strategy = Jak vyhrát: { $strategy }
did = { $name } { $deed } ({ $move }).
optimal-loses = Prohrává každý tah; žádný nevydrží déle než tento.
optimal-beyond = { $why } Tah proto nemusí být optimální. Vyhrává hned, je-li to možné; jinak pokud možno nenabízí okamžitou výhru soupeři a zjednodušuje pozici.
machine-beyond = { $name }: { $why } Hraji tedy odhadem: mohu-li vyhrát jedním tahem, vyhraji; jinak volím tah, který pokud možno nenabízí okamžitou výhru soupeři a zjednodušuje pozici.
machine-lost = { $name } je v prohrané pozici: prohrává každý tah.
machine-lost-points = { $name } při nejlepší hře prohrává, i s tím, co už oba mají.
undone = Vzato zpět: { $moves }.
redone = Zahráno znovu: { $moves }.

## What is offered at a turn, and tips

short-tip = rada
short-values = hodnoty
short-why = proč
short-optimal = optimální
short-single = postupně
short-double = z více
short-undo = zpět
short-redo = znovu
short-help = nápověda
short-leave = konec
words-tip = rada
words-values = hodnoty
words-moves = tahy
words-board = deska
absent-undo = Zatím není co vzít zpět.
absent-redo = Není co zahrát znovu: žádný tah není vzat zpět.
absent-moves = Zatím nikdo netáhl.
absent-way = V této hře se na tah zeptá jen „s“.
hints-off = V této hře se neradí (--hints none).
hints-tips = V této hře jsou povoleny jen rady: dává je „t“.
why-leaves = { $drawn ->
    [yes] Tah { $move } nechá tuto pozici.
   *[no] Tah { $move } nechá { $position }.
  }
why-leaves-nothing = Tah { $move } nenechá nic.
why-loses = { $because ->
    [yes] Pak { $name } vyhraje tahem { $best }. Pohledem vítězné strany: { $reason }
   *[no] Pak { $name } vyhraje tahem { $best }.
  }
why-wins = { $because ->
    [yes] Vyhrává: { $reason }
   *[no] Vyhrává: { $name } nemá dobrou odpověď.
  }
why-over = { $wins ->
    [yes] Hra je u konce a tah vyhrává.
   *[no] Hra je u konce a tah prohrává.
  }
why-points = { $answered ->
    [yes] Nejlépe pak { $name } odpoví tahem { $best }.{ " " }
   *[no] { "" }
  }Výsledek při nejlepší hře i s tím, co už oba mají: { $ends }. { $cost ->
    [0] Lepší tah není.
   *[other] S nejlepším tahem to je { $better }.
  }
name-opponent = soupeř
tip-won = Odtud můžete vyhrát.
tip-lost = Odtud prohrajete, pokud soupeř neudělá chybu.
tip-points-won = Při nejlepší hře obou vyhrajete.
tip-points-drawn = Při nejlepší hře obou skončí hra remízou.
tip-points-lost = Při nejlepší hře obou prohrajete.
tip-winning = { $points ->
    [yes] { $count ->
        [one] Optimální je jen jeden tah.
        [few] Optimální jsou { $count } tahy.
       *[other] Optimálních je { $count } tahů.
      }
   *[no] { $count ->
        [one] Vyhrává jen jeden tah.
        [few] Vyhrávají { $count } tahy.
       *[other] Vyhrává { $count } tahů.
      }
  }
tip-theorem = Jeden vítězný tah plyne z věty; zda vyhrávají i jiné, není známo.
tip-lasts = { $moves ->
    [0] Jak dlouho lze hru protáhnout, není známo.
    [one] Váš příští tah je poslední.
    [few] Hru můžete protáhnout ještě na { $moves } tahy (počítají se tahy obou hráčů).
   *[other] Hru můžete protáhnout ještě na { $moves } tahů (počítají se tahy obou hráčů).
  }
tip-backwards = Které pozice blíž ke konci hry jsou prohrané? Můžete některou z nich nechat?
tip-compare = Porovnejte tahy: co získáte hned a kolik pak smí vzít soupeř?
tip-one = Jeden z nich { $place }.
tip-quickest = Nejrychlejší tah { $place }.
tip-it = Tento tah { $place }.
tip-longest = Jeden z tahů, které vydrží nejdéle, { $place }.
tip-last = K této pozici už další rada není.
tip-why = Tah ukáže „w“.
values-too-many = Tahů je { $count }, příliš mnoho na výpis.
more-values = { $lose ->
    [yes] { $count ->
        [one] a 1 další, který prohrává (ukáže ho další „v“)
        [few] a { $count } další, které prohrávají (ukáže je další „v“)
       *[other] a { $count } dalších, které prohrávají (ukáže je další „v“)
      }
   *[no] { $count ->
        [one] a 1 další (ukáže ho další „v“)
        [few] a { $count } další (ukáže je další „v“)
       *[other] a { $count } dalších (ukáže je další „v“)
      }
  }

## Leaving, and searches that are stopped

ask-leave = Opravdu odejít z nedohrané hry? „y“ nebo „a“ (ano) znamená odejít, cokoli jiného pokračovat:
ask-leave-kept = Opravdu odejít z nedohrané hry? Je uložena a pokračuje v ní „nimatron play --resume“. „y“ nebo „a“ (ano) znamená odejít, cokoli jiného pokračovat:
game-kept = Hra je uložena a pokračuje v ní „nimatron play --resume“.
help-leave = Zadejte „y“, chcete-li z hry odejít; stejně působí „q“. Po čemkoli jiném hra pokračuje.
search-stopped = Hledání bylo zastaveno.

## Levels

who-level = počítač na jedné ze tří úrovní (level)
ask-level = Číslo nebo název [{ $usual }]:
help-level = Zadejte číslo úrovně nebo její název; samotný Enter vybere tu, která je v závorce. V ostatních tazích hraje počítač tah, který optimální není, pokud takový je. „q“ ukončí program.
level-easy = snadná (easy): optimálně hraje { $percent } % svých tahů
level-medium = střední (medium): { $percent } %
level-hard = těžká (hard): { $percent } %
words-levels = snadná střední těžká
name-level = Nimatron ({ $level })
refuse-level = „{ $level }“ není úroveň: zadejte perfect@ a celé číslo od 0 do 100, třeba perfect@70.

## The end of a game

wins = { $name } bere, co zbývá, a vyhrává.
wins-misere = Poslední bere { $other }, a vyhrává tak { $name }.
wins-without-a-move = Není co brát: vyhrává { $name }.
wins-points = { $name } vyhrává na mince { $own } : { $others }.
nobody-wins = Hra končí remízou { $one } : { $two }.
sums = Mince: { $first } { $one }, { $second } { $two }
wins-by-a-last-move = { $name } dělá poslední tah a vyhrává.
wins-by-a-last-move-misere = Poslední tah dělá { $other }, a vyhrává tak { $name }.
wins-with-no-move-left = Žádný tah není možný: vyhrává { $name }.
score = Stav: { $score }
adaptive-grown = { $name } sílí: optimální je teď { $percent } % tahů.
remembered = { $name }: { $wins ->
    [one] 1 výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
  }, { $losses ->
    [one] 1 prohra
    [few] { $losses } prohry
   *[other] { $losses } proher
  }. Nimatron hraje optimálně, a to { $percent } % tahů.
opponents-damaged = Řádek { $line } souboru { $file } je poškozený, a proto se nic nezměnilo.
opponents-not-kept = Výhry a prohry se neukládají: { $why }
ask-another = Další hra?
short-again = znovu
short-take-back = vzít zpět
short-examine = rozebrat
short-keep = N od tahu N
short-change = jiná hra

## After a game

help-after = „y“, „a“ (ano) nebo Enter hraje znovu se stejnými hráči a pravidly; začne druhý hráč; kde se program zeptá na pozici, vybere Enter stejnou. „u“ vezme zpět váš poslední tah a hraje se dál. „e“ rozebere hru tah po tahu: které tahy byly chybné a co bylo lepší. „k 5“ hraje dál od tahu 5; samotné „k“ po rozboru od první chyby a „w“ s tahem ukáže, co by po něm na tom místě zbylo. „g“ se znovu zeptá na hru, pozici i hráče. „q“ nebo „n“ ukončí program. „l“ vypíše příkaz, který postaví tutéž pozici a hráče, k poslání.
taken-up = Hra pokračuje od tahu { $number }.
refuse-take-up = „{ $answer }“ není tah této hry, ke kterému se lze vrátit. { $most ->
    [1] Zadejte „k 1“.
   *[other] Zadejte „k“ a číslo od 1 do { $most }, třeba „k 1“.
  }
review-title = { $game } { $position }: { $first } – { $second }
review-unknown = pozice je na posouzení příliš velká
review-forced = jediný možný tah
review-lost = prohráno už předtím; prohrává každý tah
review-by-theorem = vyhrává podle věty; o ostatních tazích se to neví
review-wins-anyway = vyhrává jako každý jiný tah
review-keeps = { $count ->
    [one] jediný vítězný tah
   *[other] drží výhru
  }
review-best = optimální, výsledek při nejlepší hře: { $ends }
review-alike = všechny tahy jsou stejně dobré, výsledek při nejlepší hře: { $ends }
review-threw = chyba: tah zahodil výhru.{ $answered ->
    [yes] { $drawn ->
        [yes] { "" } Pak vyhrává { $answer }.
       *[no] { "" } Nechává { $left }, kde vyhrává odpověď { $answer }.
      }
   *[no] { "" }
  }
review-wins = { $drawn ->
    [yes] V této pozici vyhrává tah { $best }.
   *[no] V pozici { $position } vyhrává tah { $best }.
  }
review-wins-because = { $drawn ->
    [yes] V této pozici tah { $best } vyhrává: { $reason }
   *[no] V pozici { $position } tah { $best } vyhrává: { $reason }
  }
review-cost = { $cost ->
    [one] chyba: stála 1 minci.
    [few] chyba: stála { $cost } mince.
   *[other] chyba: stála { $cost } mincí.
  }{ $answered ->
    [yes] { "" } Nechává { $left }, kde je nejlepší odpověď { $answer }.
   *[no] { "" }
  }
review-optimal = V pozici { $position } je optimální tah { $best }; výsledek při nejlepší hře: { $ends }.
review-leaves-one-of = { $count ->
    [one] nechá prohranou pozici { $position }; do jiné z ní dojít nelze.
   *[other] nechá prohranou pozici { $position }; s těmi, do kterých z ní lze dojít, je jich celkem { $count }.
  }
review-is-one-of = { $count ->
    [one] { $position } je prohraná pozice; do jiné z ní dojít nelze.
   *[other] { $position } je prohraná pozice; s těmi, do kterých z ní lze dojít, je jich celkem { $count }.
  }
review-leaves-answered = nechá pozici { $position }, kde na každý tah { $ends ->
    [yes] existuje vítězná odpověď, pokud jím hra neskončí prohrou
   *[no] existuje vítězná odpověď
  } (odpovědi ukáže nimatron solve).
review-is-answered = na každý tah { $ends ->
    [yes] existuje vítězná odpověď, pokud jím hra neskončí prohrou
   *[no] existuje vítězná odpověď
  } (odpovědi ukáže nimatron solve).
review-faultless = Nikdo neudělal chybu.
review-no-moves = Nikdo netáhl.
review-tally = { $choices ->
    [0] { $name }: žádná volba.
   *[other] { $name }: voleb { $choices }, z toho správných { $right }.
  }
review-choice-means = Volba je tah, při němž nebyly všechny možnosti stejně dobré.

## Refusals

refuse-choice = „{ $answer }“ v seznamu není. Zadejte číslo od 1 do { $most }, nebo { $names }; „h“ je nápověda.
refuse-letter = „{ $answer }“ se tu nenabízí. Zadejte { $names }; „h“ je nápověda.
refuse-number-of = „{ $answer }“ se nenabízí. Zadejte { $offered }; „b“ vede zpět, „h“ je nápověda.
refuse-no-number = „{ $answer }“ není celé číslo od { $least } do { $most }. Zkuste to znovu, nebo zadejte „h“ (nápověda).
refuse-too-small = { $answer } je málo. Zadejte číslo od { $least } do { $most }, nebo „h“ (nápověda).
refuse-too-large = { $answer } je moc. { $most ->
    [1] Zadejte 1
   *[other] Zadejte číslo od { $least } do { $most }
  }, nebo „h“ (nápověda).
refuse-too-large-limit = { $limit }. { $most ->
    [1] Zadejte 1
   *[other] Zadejte číslo od { $least } do { $most }
  }, nebo „h“ (nápověda).
refuse-text = Zadejte jméno, nejvýš { $most } znaků, jen viditelných.
refuse-memory = „{ $size }“ není velikost paměti: zadejte počet bajtů, nebo číslo s jednotkou, třeba 500MB nebo 4GiB.
refuse-long-line = Řádek je příliš dlouhý: čte se nejvýše { $most } MiB.
refuse-turn = „{ $answer }“ se tu nenabízí. Zadejte tah, třeba { $example }, nebo písmeno ({ $letters }); co znamenají, řekne „h“.
flag-absent = Přepínač { $option } je pro hráče, jako je { $player }, a žádný z hráčů jím není.
refuse-seat = „{ $seat }“ není hráč. Na výběr je: { $known } nebo perfect@70 (optimálně v 70 % svých tahů); za dvojtečku lze připsat jméno, třeba human:Anna.
refuse-who = „{ $seat }“ není hráč. Zadejte číslo od 1 do { $most }, nebo { $known }; za dvojtečku lze připsat jméno, třeba human:Anna; „level“ se zeptá na úroveň.
refuse-near = Mělo být „{ $answer }“ { $near }? Zadejte { $near }, nebo human:{ $answer }, je-li to jméno člověka.
refuse-game = „{ $game }“ není hra. Na výběr je: { $known }.
refuse-number = „{ $value }“ nelze zadat u { $argument }: musí to být celé číslo od { $least } do { $most }.
refuse-card = Ve hře { $game } rozhodují body, takže žádný seznam prohraných pozic k výhře nestačí.
variant-no-option = Hra { $game } nemá přepínač { $option }; je jen pro: { $known }.
variant-twice = Přepínač { $option } je zadán dvakrát, nebo totéž říká jiný. Zadejte jen jeden.
variant-no-misere = Hra { $game } nemá přepínač --misere: rozhodují body, ne poslední tah.

## Programs as players

forfeit-stopped = { $name }: program nestihl táhnout, než byl zastaven.
wins-by-forfeit = { $other } prohrává kontumačně, a vyhrává tak { $name }.
engine-terms = „{ $term }“ do hry { $game } nepatří. Na výběr je: { $known }.
engine-no-terms = „{ $term }“ do hry { $game } nepatří: nemá žádné volby.
engine-over = V pozici { $position } hra už skončila.

## Records

record-damaged = { $file }, řádek { $line }: { $why }
damage-header = Hra začíná značkou [Game "NÁZEV"]; místo NÁZEV může být: { $known }.
damage-tag = „{ $text }“ není značka. Značka je [Jméno "hodnota"]; uvozovka se píše \" a zpětné lomítko \\.
damage-twice = Značka { $tag } je tu dvakrát; hra má každou značku nejvýš jednou.
damage-move = „{ $text }“ není ani značka, ani tah číslo { $number }. Tah se píše jako { $number }. TAH, každý na svůj řádek.
damage-long-line = Řádek je příliš dlouhý: čte se nejvýše { $most } KiB.
damage-no-text = Řádek není text v UTF-8.
damage-no-position = Hře chybí značka [Position "..."], třeba [Position "{ $example }"].
damage-misere = Misere musí být "true" nebo "false", ne „{ $value }“.
damage-result = Result musí být "1-0", "0-1", "1/2-1/2" nebo "*", ne „{ $value }“.
damage-contradiction = Podle tahů je výsledek „{ $result }“, ne „{ $value }“.
damage-after-end = Před tímto tahem hra skončila; následovat může jen další hra.
record-no-file = { $file } je složka, zařízení nebo roura, a ne obyčejný soubor.
record-too-large = Soubor { $file } je příliš velký: čte se nejvýše { $most } MiB.
record-empty = V souboru { $file } není žádná hra.
record-cut = { $damaged } Tam soubor předčasně končí; použije se to, co stojí před tím, a zbytek zmizí, až se zapíše něco dalšího.
record-replaces = První tah nahradí vaši nedohranou hru: { $game }
record-over = Poslední hra v souboru { $file } už skončila; pokračovat lze jen v nedohrané.
record-none-kept = Žádná nedohraná hra není uložena; zadejte soubor, který zapsal přepínač --record.
record-resumed = { $count ->
    [0] Hra pokračuje; zatím nebyl odehrán žádný tah.
    [one] Hra pokračuje; zatím byl odehrán { $count } tah.
    [few] Hra pokračuje; zatím byly odehrány { $count } tahy.
   *[other] Hra pokračuje; zatím bylo odehráno { $count } tahů.
  }
record-not-kept = Tato hra se neukládá: { $why }
record-no-home = domovská složka není známa.

## The command line

file-unreadable = Soubor { $file } nelze přečíst: { $error }.
file-unwritable = Soubor { $file } nelze zapsat: { $error }.
input-ended = Vstup skončil dřív než hra.
input-ended-kept = Vstup skončil; hra je uložena a pokračuje v ní „nimatron play --resume“.
output-unwritable = Na standardní výstup nelze zapisovat: { $error }.
input-or-output-failed = Čtení nebo zápis se nezdařily: { $error }.
work-interrupted = Výpočet byl přerušen.
work-given-up = Výpočet byl zastaven: dosáhl meze počtu kroků nebo času.
nimber-large = Nimber je větší než { $most }, a větší tato metoda nenajde.
beyond = { $refused ->
    [yes] Tato pozice je tu příliš velká: systém pro ni odmítá přidělit paměť, asi { $memory } pro { $positions } pozic.
   *[no] { $short ->
        [yes] Tato pozice je příliš velká: pro { $positions } pozic by bylo třeba asi { $memory } paměti, limit je však { $limit } (--max-memory).
       *[no] Tato pozice je příliš velká: bylo by třeba prohledat asi { $positions } pozic{ $timed ->
            [yes] { " " }a trvalo by to asi { $time }
           *[no] { "" }
          }.
      }
  }
beyond-search = Tato pozice je pro prohledávání příliš velká, ať má jakoukoli paměť a čas.
moves-too-many = Tahů je { $count } a jejich výpis by potřeboval více paměti, než dovoluje --max-memory.
time = { $unit ->
    [seconds] { $count ->
        [one] { $count } sekundu
        [few] { $count } sekundy
       *[other] { $count } sekund
      }
    [minutes] { $count ->
        [few] { $count } minuty
       *[other] { $count } minut
      }
    [hours] { $count ->
        [few] { $count } hodiny
       *[other] { $count } hodin
      }
   *[days] { $count ->
        [few] { $count } dny
       *[other] { $count } dní
      }
  }

## Errors of the system

system-error = { $kind ->
    [NotFound] takový soubor ani složka neexistuje{ system-error.numbered }
    [PermissionDenied] chybí oprávnění{ system-error.numbered }
    [IsADirectory] je to složka{ system-error.numbered }
    [NotADirectory] část cesty není složka{ system-error.numbered }
    [AlreadyExists] soubor už existuje{ system-error.numbered }
    [StorageFull] na disku není místo{ system-error.numbered }
    [QuotaExceeded] je vyčerpán příděl místa na disku{ system-error.numbered }
    [ReadOnlyFilesystem] disk je jen pro čtení{ system-error.numbered }
    [FileTooLarge] soubor je příliš velký{ system-error.numbered }
    [BrokenPipe] druhý konec roury je zavřený{ system-error.numbered }
    [OutOfMemory] nestačí paměť{ system-error.numbered }
   *[other] { $error }
  }
    .numbered = { $numbered ->
        [yes] { " " }(chyba systému { $number })
       *[no] { "" }
      }

## Reports

progress-answer = Počítám (Ctrl-C to zastaví)
so-far = Zatím: { $known }.
so-far-outcome = { $wins ->
    [yes] hráč na tahu vyhrává
   *[no] hráč na tahu prohrává
  }
    .short = { $wins ->
        [yes] výhra
       *[no] prohra
      }
so-far-nimber = nimber je { $nimber }
    .short = nimber { $nimber }
so-far-not = { $count ->
    [one] nimber není { $nimbers }
   *[other] nimber není žádné z čísel { $nimbers }
  }
    .short = nimber není { $nimbers }
so-far-moves = rozhodnuté tahy: { $settled }/{ $moves }
    .short = tahy: { $settled }/{ $moves }
so-far-winning = { $more ->
    [0] vítězné tahy: { $moves }
   *[other] vítězné tahy: { $moves } a { $more ->
        [one] 1 další
        [few] další { $more }
       *[other] dalších { $more }
      }
  }
so-far-positions = uložené pozice: { $count }
    .short = pozice: { $count }
position-with-terms = { $position } ({ $terms })
card = Kdo soupeři nechá některou z těchto pozic, vyhrává:
card-alike = Kdo soupeři nechá některou z těchto pozic, vyhrává ({ $alike }):
card-empty = Z této pozice se do žádné prohrané dojít nedá.
card-long = Pro seznam prohraných pozic je třeba projít až { $positions } pozic, což může trvat dlouho. Volba --full jej přesto sestaví.
card-too-many = Prohraných pozic, do kterých se odtud dá dojít, je { $count }, příliš mnoho na zapamatování; všechny vypíše --json.
outcome = { $outcome ->
    [win] výhra
    [draw] remíza
    [loss] prohra
    [beyond] příliš velká
   *[stopped] zastaveno
  }
cutoffs = { $pay ->
    [yes] S neomezenou tabulkou tu samotné ořezávání volání ušetří.
   *[no] S neomezenou tabulkou se tu samotné ořezávání nevyplatí: co se ořízne, to se neuloží.
  }{ $bounded ->
    [yes] { " " }S omezenou volání ušetří.
    [no] { " " }Ani s omezenou se nevyplatí.
   *[unknown] { "" }
  }
ingredients-unknown = „{ $method }“ není metoda. Seznam spojený znakem + má složky { $known }, každou jednou.
ingredients-mixed = „{ $method }“ míchá minimax s hledáním nimberů nebo má některou složku dvakrát: raw-table, end-states, early-exit a order patří k minimaxu, simple-cut, cut, etc, aspiration a sharp k nimberům.
ingredients-two-tables = „{ $method }“ má dvě tabulky: použijte table, nebo raw-table.
ingredients-two-cuts = „{ $method }“ má dvě ořezávání: použijte simple-cut, nebo cut.
ingredients-etc-table = V „{ $method }“ nemá etc žádnou tabulku, do které by se dívalo; přidejte table.
ingredients-etc-cut = V „{ $method }“ nemá etc co oříznout; přidejte simple-cut nebo cut.
ingredients-aspiration-cut = V „{ $method }“ nemá aspiration co oříznout; přidejte simple-cut nebo cut.

## Reasons

standing-over = { $won ->
    [yes] Hra skončila: hráč, který by byl na tahu, vyhrál.
   *[no] Hra skončila: hráč, který by byl na tahu, prohrál.
  }
standing-over-points = Hra skončila: není už co brát.
standing-won = Doporučený tah je { $move }: { $deed }.{ $moves ->
    [0] { "" }
   *[other] { " " }{ $moves ->
        [one] Vyhrává hned.
        [few] Vyhrává nejpozději za { $moves } tahy (počítají se tahy obou hráčů).
       *[other] Vyhrává nejpozději za { $moves } tahů (počítají se tahy obou hráčů).
      }
  }
every-move-loses = Každý tah prohrává.
standing-lost = Každý tah prohrává. { $moves ->
    [0] Který tah vydrží nejdéle, tu není známo; možný tah je { $move }: { $deed }.
   *[other] Nejdéle vydrží třeba { $move }: { $deed }. { $moves ->
        [one] Je to poslední tah.
        [few] Hra pak trvá { $moves } tahy včetně tohoto.
       *[other] Hra pak trvá { $moves } tahů včetně tohoto.
      }
  }
after-it-components = Po tomto tahu i s nimbery:
after-it = Po tomto tahu:
also-wins = { $count ->
    [one] Vyhrává i tah { $moves }.
   *[other] Vyhrávají i tahy { $moves }.
  }
also-best = { $count ->
    [one] Stejně dobrý je i tah { $moves }.
   *[other] Stejně dobré jsou i tahy { $moves }.
  }
also-wins-many = Vyhrává i dalších { $count } tahů.
also-best-many = Stejně dobrých je i dalších { $count } tahů.
standing-points = Doporučený tah je { $move }: { $deed }. Při nejlepší hře hráč na tahu odteď získá { $own } a soupeř { $other }; rozdíl je { $margin }.
standing-points-in-all = Doporučený tah je { $move }: { $deed }. { $final }
points-in-the-end = Při nejlepší hře pak { $outcome ->
    [win] vyhrajete { $own } : { $other }
    [draw] bude remíza { $own } : { $other }
   *[loss] prohrajete { $own } : { $other }
  } i s tím, co už oba máte.
leads-to-points = { $outcome ->
    [win] výhra { $own } : { $other }
    [draw] remíza { $own } : { $other }
   *[loss] prohra { $own } : { $other }
  }
endings-told = Proč: co každý tah hned získá, jaká je na něj nejlepší odpověď a jak pak hra skončí i s tím, co už oba máte:
margins-told = Proč: rozdíl = zisk hned − rozdíl soupeře pak, při nejlepší odpovědi:
margin-answered = Tah { $move } získá hned { $gains }; nejlepší odpověď je { $answer }, po níž má soupeř rozdíl { $other }, takže rozdíl na konci je { $gains } − { $other } = { $margin }.
margin-ends = Tah { $move } získá { $gains } a hru ukončí: rozdíl je { $margin }.
more-margins = { $count ->
    [one] 1 další tah, který není lepší
    [few] { $count } další tahy, žádný není lepší
   *[other] { $count } dalších tahů, žádný není lepší
  }
margins-go-on = Po každé odpovědi porovnejte tahy stejně. Jakmile někdo vezme 1 sloupec, bere už každý další tah jen 1.
why = Proč: { $reason }
why-by-enter = Enter řekne proč.
why-sooner = Tah { $move } vyhrává dřív: { $reason }
nimber-means = Nimber (Grundyho číslo) je velikost jediné nimové hromádky, se kterou je pozice rovnocenná.
nim-sum-means = Nimový součet najdete tak, že nimbery rozepíšete na součty různých mocnin dvou a stejné mocniny po dvou škrtnete: z čísel 3 a 5, tedy 2 + 1 a 4 + 1, zbude 2 + 4 = 6.
nim-sum-again = Po každé odpovědi zjistěte nimbery a táhněte tak, aby jejich nimový součet byl zase 0.
nimbers-of-components = { $kind ->
    [theorem-pin-rows-nimbers] { $count ->
        [one] jednu řadu s nimberem { $nimbers }
        [few] { $count } řady s nimbery { $nimbers }
       *[other] { $count } řad s nimbery { $nimbers }
      }
    [theorem-heaps-nimbers] { $count ->
        [one] jednu hromádku s nimberem { $nimbers }
        [few] { $count } hromádky s nimbery { $nimbers }
       *[other] { $count } hromádek s nimbery { $nimbers }
      }
   *[other] { $count ->
        [one] jednu část s nimberem { $nimbers }
        [few] { $count } části s nimbery { $nimbers }
       *[other] { $count } částí s nimbery { $nimbers }
      }
  }
component-nimber = nimber { $nimber }
theorem-component-lost = žádný tah nenechá části s nimovým součtem 0, a tak ho soupeř může vždy vynulovat.
    .short = žádný tah nenechá části s nimovým součtem 0.
theorem-component-left = tah nechá { $after }. Žádná odpověď nenechá části s nimovým součtem 0, a tak ho můžete vždy znovu vynulovat.
    .idea = Můžete nimový součet částí vynulovat?
theorem-component-won = tah nechá { $after }; nimový součet je 0. Kdo je na tahu při nimovém součtu 0, prohrává (Spragueova a Grundyho věta): každý tah ho změní a soupeř ho vždy může znovu vynulovat.
    .idea = Můžete nimový součet nimberů vynulovat?
    .short = vynuluje nimový součet nimberů.
theorem-components-won = pozice se dělí na { $before }; nimový součet je { $sum }. Tah nechá { $after }, a tak součet vynuluje. Kdo je na tahu při nimovém součtu 0, prohrává (Spragueova a Grundyho věta): každý tah ho změní a soupeř ho vždy může znovu vynulovat.
    .idea = Můžete nimový součet nimberů vynulovat?
    .short = vynuluje nimový součet nimberů.
theorem-nimbers-repeat = Je dokázáno, že se nimbery po předperiodě { $before } opakují s periodou { $length }.
theorem-heap-reduced = { $large } = { $small } + { $times ->
    [1] { $length }
   *[other] { $times } × { $length }
  } a { $small } má nimber { $nimber }.
theorem-heap-divided = { $won ->
    [yes] tah nechá { $heap }
   *[no] hromádka má { $heap }, přičemž { $heap }
  } = { $times } × { $length }{ $rest ->
    [0] .
   *[other] { " " }+ { $rest }.
  }
theorem-heap-remainders = { $count ->
    [one] Hromádka je prohraná, právě když je násobkem čísla { $length }.
   *[other] Hromádka je prohraná, právě když po dělení číslem { $length } dává některý ze zbytků { $remainders }.
  } Žádný tah (vzít lze { $set }) nevede z jedné takové hromádky do druhé; z každé jiné hromádky vede tah do některé takové.
    .idea = Jaký zbytek dává hromádka po dělení číslem { $length }?
theorem-misere-nimbers = ve hře misère jsou prohrané právě tyto pozice: je-li některý nimber větší než 1, ty s nimovým součtem 0, jinak ty s nimovým součtem 1 (Fergusonova věta).{ $won ->
    [yes] { " " }Po každé odpovědi nechte zase některou z nich.
   *[no] { "" }
  }
    .idea = Jaký je nimový součet hromádek?
misere-nimbers = { $won ->
    [yes] Po tahu
   *[no] Tady
  } { $count ->
    [one] je nimber i nimový součet { $nimbers }.
   *[other] jsou nimbery hromádek{ $round ->
        [0] { "" }
       *[other] { " " }(zbytky po dělení číslem { $round })
      } { $nimbers }; jejich nimový součet je { $sum }{ $high ->
        [yes] { " " }a aspoň jeden nimber je větší než 1.
       *[no] .
      }
  }
theorem-components-none-left = po tahu už nikdo táhnout nemůže: je to poslední tah.
theorem-components-lost = pozice se dělí na { $before }; nimový součet je 0. Každý tah ho změní a soupeř ho vždy může znovu vynulovat.
    .short = nimový součet nimberů je 0 a každý tah ho změní.
other-theorem = Nejsnáze se pamatuje tah { $move }: { $law }
mex = { $count ->
    [one] Nimber je { $nimber }, nejmenší číslo, které žádný tah nenechá (mex): některý tah nechá { $moves }.
   *[other] Nimber je { $nimber }, nejmenší číslo, které žádný tah nenechá (mex): tahy nechají { $moves }.
  }
parts = Pozice se dělí na { $count ->
    [few] { $count } části, které
   *[other] { $count } částí, které
  } se navzájem neovlivňují. Její nimber je nimový součet (xor) jejich nimberů: { $sum } = { $nimber }.
in-brackets = { " " }({ $text })
as-sentence = { $text }.
certificate = { $listed ->
    [yes] { $won ->
        [yes] { $count ->
            [one] tah nechá pozici { $position }. Z ní a z pozic, do kterých z ní lze dojít, je prohraná jen ona{ $alike }:
            [few] tah nechá pozici { $position }. Z ní a z pozic, do kterých z ní lze dojít, jsou prohrané tyto { $count }{ $alike }:
           *[other] tah nechá pozici { $position }. Z ní a z pozic, do kterých z ní lze dojít, je prohraných těchto { $count }{ $alike }:
          }
       *[no] { $count ->
            [one] z pozice { $position } a pozic, do kterých z ní lze dojít, je prohraná jen ona{ $alike }:
            [few] z pozice { $position } a pozic, do kterých z ní lze dojít, jsou prohrané tyto { $count }{ $alike }:
           *[other] z pozice { $position } a pozic, do kterých z ní lze dojít, je prohraných těchto { $count }{ $alike }:
          }
      }
   *[no] { $won ->
        [yes] tah nechá pozici { $position }. Z ní a z pozic, do kterých z ní lze dojít, je prohraných celkem { $count } ({ $card }).
       *[no] z pozic, do kterých lze dojít z pozice { $position }, je prohraných celkem { $count } ({ $card }).
      }
  }
certificate-proves = { $count ->
    [one] Z každé jiné pozice, která odtud může vzniknout{ $spares ->
        [yes] , pokud hra neskončila
       *[no] { "" }
      }, do ní vede tah.
   *[other] Žádný tah nevede z jedné z nich do jiné; z každé jiné pozice, která odtud může vzniknout{ $spares ->
        [yes] , pokud hra neskončila
       *[no] { "" }
      }, vede tah do některé z nich.
  }
losing-by-heart = Nebo se naučte prohrané pozice, které mohou nastat (celkem { $count }; { $card }).
leaves-lost-drawn = tah nechá prohranou pozici: na každý soupeřův tah je odpověď, po níž opět zbývá prohraná pozice{ $ends ->
    [yes] , nebo hra končí a prohrává ten, kdo táhl
   *[no] { "" }
  }.
then-answer = pak { $move }
leaves-lost = tah nechá pozici { $position }, která je pro hráče na tahu prohraná, protože na každý tah je odpověď, po níž opět zbývá prohraná pozice{ $ends ->
    [yes] , nebo hra končí a prohrává ten, kdo táhl
   *[no] { "" }
  }.
replies-answered = na každou odpověď soupeře je tah, který vyhrává{ $ends ->
    [yes] , nebo hra končí a prohrává ten, kdo táhl
   *[no] { "" }
  }:
moves-answered = na každý tah je odpověď, která vyhrává{ $ends ->
    [yes] , nebo hra končí a prohrává ten, kdo táhl
   *[no] { "" }
  }:
reply-answered = Na { $reply } je odpověď { $answer }, po které zbývá { $then } ({ $note }).
reply-ends = Tahem { $reply } hra končí a prohrává ten, kdo táhl.
more-replies-answered = { $count ->
    [one] I na 1 další tah je odpověď{ $ends ->
        [yes] , nebo hra končí a prohrává ten, kdo táhl
       *[no] { "" }
      }.
    [few] I na { $count } další tahy je odpověď{ $ends ->
        [yes] , nebo hra končí a prohrává ten, kdo táhl
       *[no] { "" }
      }.
   *[other] I na { $count } dalších tahů je odpověď{ $ends ->
        [yes] , nebo hra končí a prohrává ten, kdo táhl
       *[no] { "" }
      }.
  }
more-replies = { $count ->
    [one] 1 další tah, i na něj je odpověď{ $ends ->
        [yes] , nebo hra končí
       *[no] { "" }
      }
    [few] { $count } další tahy, i na ně je odpověď{ $ends ->
        [yes] , nebo hra končí
       *[no] { "" }
      }
   *[other] { $count } dalších tahů, i na ně je odpověď{ $ends ->
        [yes] , nebo hra končí
       *[no] { "" }
      }
  }
more-replies-menu = { $count ->
    [one] 1 další tah, i na něj je odpověď{ $ends ->
        [yes] , nebo hra končí
       *[no] { "" }
      } (ukáže ji písmeno „a“)
    [few] { $count } další tahy, i na ně je odpověď{ $ends ->
        [yes] , nebo hra končí
       *[no] { "" }
      } (ukáže je písmeno „a“)
   *[other] { $count } dalších tahů, i na ně je odpověď{ $ends ->
        [yes] , nebo hra končí
       *[no] { "" }
      } ({ $listed ->
        [0] ukáže je písmeno „a“
       *[other] písmeno „a“ jich ukáže až { $listed }
    })
  }
left-out = { "  " }… { $more }
more-replies-alike = { $count ->
    [one] 1 další nechá totéž co některý z těchto ({ $alike })
    [few] { $count } další nechají totéž co některý z těchto ({ $alike })
   *[other] { $count } dalších nechá totéž co některý z těchto ({ $alike })
  }
more-drawings = { $count ->
    [one] 1 obrázek (ukáže ho --full)
    [few] { $count } obrázky (ukáže je --full)
   *[other] { $count } obrázků (ukáže je --full)
  }
drawings-mean = Každý obrázek ukazuje, co po těchto tazích zbude.
line-hint = Písmeno „l“ ukáže nejdelší průběh hry tah po tahu.
line-hint-points = Písmeno „l“ ukáže nejlepší hru obou hráčů tah po tahu.
why-again = Další „w“ poví celou větu znovu.
piles-changed = 2=4 znamená: na hromádce 2 jsou teď 4. Ostatní hromádky se nezměnily.
as-told = { $text }
line-unknown = Nejdelší průběh hry tu není znám.
no-replies = Nejsou tu žádné odpovědi, které by šlo ukázat.
longest-line = Nejdelší průběh hry, když vítěz spěchá a poražený zdržuje:
line-goes-on = a tak dále; ukázáno je jen prvních { $count } tahů
best-line = Nejlepší hra obou hráčů:
side-own = hráč na tahu
side-other = soupeř
column-reply = tah
column-gains = získá hned
column-other = rozdíl soupeře pak
column-margin = rozdíl
mark-best = nejlepší
column-leaves = zbývá
column-answer = odpověď
column-leads-to = výsledek
leads-to = { $outcome ->
    [win] { $moves ->
        [0] výhra
       *[other] { $moves ->
            [one] výhra hned
            [few] výhra za { $moves } tahy
           *[other] výhra za { $moves } tahů
          }
      }
    [draw] remíza
   *[loss] { $moves ->
        [0] prohra
       *[other] { $moves ->
            [one] prohra hned
            [few] prohra za { $moves } tahy
           *[other] prohra za { $moves } tahů
          }
      }
  }
column-move = tah
note-end = konec
note-lost = opět prohraná pozice
note-two = ať se hraje cokoli, zbývají dva tahy
    .short = zbývají dva tahy
    .means = Zbývají dva tahy: ať se hraje cokoli, zbývají právě dva.
label-nim-sum = nimový součet
more = -- mezerník: dál, q: zpět --
card-by-flag = všechny vypíše --card
card-by-letter = všechny vypíše „c“
card-by-json = všechny vypíše solve --card --json

## Typography

# The mark before a fraction; whether figures are grouped and tied to the nouns after them (yes or no); letters that are tied to
# the next word, and words that are tied to a number after them; if figures are tied, longer words after a figure that are no nouns.
typography-point = ,
typography-ties = yes
typography-tied-words = k s v z o u a i K S V Z O U A I t w hromádka hromádku hromádky hromádce hromádek řada řadu řady řadě kuželka kuželku kuželky řádek řádku sčítanec sčítance sčítanci
typography-no-nouns = nebo jsou není vzít jen tak
# avoided: " ... _“ „_ __ _-_ _, _; _) (_

# term: losing position = prohran, prohráv
# term: winning position = vyhran, vyhráv
# term: winning move = vítězn
# term: optimal move = optimální
# term: perfect player = bezchybn
# term: opponent = soupeř
# term: nimber = nimber
# term: nim-sum = nimov
# term: component = část
# term: transposition table = transpoziční tabul
# term: theorem = vět
# term: golden pair = zlat
# term: misère = misère, misér
# term: normal play = běžn
# term: matchbox = krabič
# term: bead = korál
# term: cell = pole, poli, polí, polem
# term: square = díl
# term: board = desk, desc
# term: domino = domin, kost
# term: heap = hromád
# term: learner = žák
# term: lesson = lekc
# term: margin = rozdíl
# term: period = period
# term: pile = hromád
# term: sprague-grundy = spragueov
# term: summand = sčítan

# What the check lists, and is right as it is.
# right: at-once-unreadable: pile
# right: batch-bad-lines: few
# right: boxes-after: few
# right: boxes-title: few
# right: column-nimber
# right: component-nimber
# right: damage-misere: "
# right: damage-result: "
# right: damage-tag: "
# right: deed-double: few
# right: deed-euclid: few
# right: limit-euclid: few
# right: map-shared: square
# right: misere-game
# right: move-count-euclid: few
# right: name-level
# right: name-perfect
# right: nimber-by-command
# right: outcome-nimber
# right: parts: one
# right: position-cram-ragged: cell
# right: position-cram-unreadable: ...
# right: review-leaves-one-of: few
# right: review-is-one-of: few
# right: review-tally: other
# right: rules-sticks-misere: one
# right: rules-sticks: one
# right: standing-won: opponent
# right: tagline-chomp: square
# right: tagline-take: heap
# right: time: one
# right: help-set: square
# right: help-set: _-_
# right: tree-nimber

## Figures

percent = { $number } %
list-and = { $first }, { $last }
list-numbers = { $first } a { $last }
list-or = { $first } nebo { $last }

## The quiz

quiz-ask = Vyhraná (+), nebo prohraná (-)? (t rada, ? nevím)
quiz-ask-points = Vyhraná (+), prohraná (-), nebo remízová (=)? (t rada, ? nevím)
quiz-help = Pozice je vyhraná, když hráč na tahu může vyhrát, ať soupeř dělá cokoli; jinak je prohraná. Zadejte „+“, je-li vyhraná, a „-“, je-li prohraná, nebo to napište slovem.
quiz-help-points = Pozice je vyhraná, když hráč na tahu může odteď získat víc než soupeř, ať soupeř dělá cokoli; remízová je, když může dosáhnout nejvýš rovnosti. Zadejte „+“, je-li vyhraná, „-“, je-li prohraná, a „=“, je-li remízová, nebo to napište slovem.
quiz-refuse = „{ $answer }“ tu není odpověď. { $accepted }
quiz-accepts = Zadejte „+“, je-li pozice vyhraná, „-“, je-li prohraná, nebo „?“, když nevíte; „h“ je nápověda.
quiz-accepts-points = Zadejte „+“, je-li pozice vyhraná, „-“, je-li prohraná, „=“, je-li remízová, nebo „?“, když nevíte; „h“ je nápověda.
quiz-accepts-move = { $how } Nebo zadejte „?“, když nevíte, či „w TAH“, který řekne proč; „h“ je nápověda.
quiz-such-as = Zadejte tah, třeba { $example }.
quiz-no-tip = K této pozici už jiná rada není.
quiz-help-why = „w TAH“ řekne, čím je tah dobrý nebo špatný. Počítá se to jako chyba, stejně jako „?“.
quiz-told = Dotaz na tah se počítá, jako byste odpověď neznali.
quiz-ask-move = Který tah vyhrává? (t rada, w TAH proč, ? nevím)
quiz-help-move = Zadejte tah, který vyhrává. „q“ ukončí kvíz nebo lekci.
quiz-ask-best = Který tah je nejlepší? (t rada, w TAH proč, ? nevím)
quiz-help-best = Zadejte tah, který dosáhne nejlepšího rozdílu mezi tím, co odteď získáte vy a co soupeř. „q“ ukončí kvíz nebo lekci.
quiz-verdict = { $right ->
    [yes] Správně: { $fact }.
    [unknown] Odpověď: { $fact }.
   *[no] Špatně: { $fact }.
  }
quiz-outcome = { $outcome ->
    [win] pozice je vyhraná
    [draw] pozice je remízová
   *[loss] pozice je prohraná
  }
quiz-best = { $points ->
    [yes] { $count ->
        [one] tah { $moves } je lepší než každý jiný
       *[other] tahy { $moves } jsou lepší než každý jiný tah
      }
   *[no] { $count ->
        [one] vyhrává jen { $moves }
       *[other] vyhrávají jen tahy { $moves }
      }
  }
quiz-card-by-solve = všechny vypíše solve --card
quiz-read = Co se teď učit: nimatron learn { $name } (lekce { $number }: { $title })

## Answers

words-help = pomoc nápověda
words-why = proč
words-undo = vrátit
words-redo = znovu
words-quit = konec
words-back = zpět
words-yes = ano a
words-no = ne
words-review = rozbor
words-change = jiná
words-keep = pokračovat
words-won = vyhraná výhra
words-lost = prohraná prohra
words-drawn = remíza remízová

## Going back, and misère play

help-back = „b“ se vrátí k předchozí otázce.
refuse-back = Před touto otázkou žádná není.
refuse-misere = Hra { $game } nemá variantu misère. Zvolte ji bez „misere“, nebo jinou hru.
words-misere = misère misér

## Positions that are too large

no-hints = { $memory ->
    [yes] { $why } Hrajte dál: jakmile se pozice zmenší, program zase poradí. Nebo začněte hru s větším --max-memory.
   *[no] { $why } Hrajte dál: jakmile se pozice zmenší, program zase poradí.
  }
machine-knows = { $name }: Už nemusím hádat.

## Sums of games

variant-only-normal = Hra { $game } nemá přepínač --misere, hraje se jen běžná hra, v níž se nimbery sčítají.
beyond-summand = Příliš velký je sčítanec { $number }; paměť se mezi sčítance dělí rovným dílem. { $why }

## Memory that the system refuses

# Said before the words are built, so it has no figures and stands on one line.
memory-first = Program nemůže začít: systém odmítá přidělit paměť, kterou potřebuje.

## What is known so far

so-far-theorem = podle věty vyhrává { $move }
so-far-share = hotovo asi { $percent } % práce
so-far-games = posouzené hry: { $judged }/{ $count }
others-unsettled = Zda vyhrávají i jiné tahy, není známo: hledání by trvalo příliš dlouho.

boxes-in-use = Soubor { $file } právě používá jiný nimatron; počkejte, až skončí, nebo zadejte jiný soubor.
boxes-no-lock = Soubor { $file } nelze zamknout: { $lock } není obyčejný soubor.
learn-help-keys = „t“ dá radu. „?“ znamená „nevím“: ukáže proč a počítá se jako chyba.
learn-no-progress-file = { $file } je složka, zařízení nebo roura; postup se ukládá do obyčejného souboru.
typography-colon = :
typography-semicolon = ;
ask-turn-only = Tah [{ $move }]:
hints-examined = Hra už je rozebraná a rady jsou zamčené (--hints): „y“ začne novou.
won-you = Výhra je vaše, { $name }.
won-other = Vyhrává { $name }.
short-send = řádek k poslání
words-send = poslat řádek
forfeit-resigned = { $name } se vzdává.
words-more = další více
forgotten = Smazáno: { $file }
forgotten-none = Žádné skóre ani síla nejsou uloženy.
refuse-name-move = „{ $answer }“ je tah a hra začne až po jménech. Zadejte jméno, nebo samotný Enter pro to v závorce.
