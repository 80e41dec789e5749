# Co neříká jen jedna hra, česky. Zprávy i údaje v nich jsou v každém cs.ftl tytéž jako v en.ftl vedle něj.

## The games

misere-game = { $game } (misère)

## Questions before a game

banner = Nimatron: „h“ je nápověda, „q“ ukončí program
welcome = „h“ je nápověda, „q“ ukončí program.
which-game = Která hra?
ask-game = Číslo nebo jméno [1]:
help-game = Zadejte číslo hry nebo její jméno; samotný Enter vybere první. „q“ ukončí program.
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
refuse-long-line = Řádek je příliš dlouhý: čte se nejvýše { $most } MiB.
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
batch-bad-lines = { $count ->
    [one] 1 řádek dávky nemá odpověď; je u něj řečeno proč.
    [few] { $count } řádky dávky nemají odpověď; u každého je řečeno proč.
   *[other] { $count } řádků dávky nemá odpověď; u každého je řečeno proč.
  }
input-ended = Vstup skončil dřív než hra.
output-unwritable = Na standardní výstup nelze zapisovat: { $error }.
input-or-output-failed = Čtení nebo zápis se nezdařily: { $error }.
work-interrupted = Výpočet byl přerušen.
work-given-up = Výpočet byl zastaven na mezi počtu kroků nebo času.
nimber-large = Nimber je větší než { $most }, a větší tato metoda nenajde.
beyond-time = Tato pozice je mimo dosah: bylo by třeba prohledat asi { $positions } pozic.
beyond-memory = Tato pozice je mimo dosah: pro { $positions } pozic by bylo třeba asi { $memory } paměti a mez je { $limit } (--max-memory).
beyond-system = Tato pozice je tu mimo dosah: systém pro ni odmítá dát paměť, asi { $memory } pro { $positions } pozic.

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
line-goes-on = a tak dále; ukázáno je jen prvních { $count } tahů
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
note-lost = zase prohraná
label-nim-sum = nimový součet

## Figures

percent = { $number } %
list-and = { $first } a { $last }
list-or = { $first } nebo { $last }
