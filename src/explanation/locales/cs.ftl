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
ask-who = Číslo nebo slovo (human, perfect…) [{ $usual }]:
who-human = člověk
who-perfect = počítač, hraje bezchybně
who-beginner = počítač začátečník: hraje náhodně, ale výhru jedním tahem si nenechá ujít
who-random = počítač, hraje náhodně
who-learner = počítač, který se hraním učí (krabičky s korálky)
help-who-learner = Zadejte číslo ze seznamu nebo slovo: human (člověk), perfect (bezchybný), beginner (začátečník), random (náhodný) či learner (žák). Za dvojtečku lze připsat jméno, třeba human:Anna. Žák hraje zprvu náhodně a hru od hry se zlepšuje. Samotný Enter vybere to, co je v závorce. „q“ ukončí program.
help-who = Zadejte číslo ze seznamu nebo slovo: human (člověk), perfect (bezchybný), beginner (začátečník) či random (náhodný). Za dvojtečku lze připsat jméno, třeba human:Anna. Samotný Enter vybere to, co je v závorce. „q“ ukončí program.
ask-name = Jméno hráče { $number }?
help-name = Zadejte jméno, nejvýš { $most } znaků; pod tímto jménem bude hráč ve hře vystupovat. Samotný Enter vybere jméno v závorce. „q“ ukončí program.
name-human = Hráč
name-player = Hráč { $number }
name-perfect = Nimatron
name-beginner = Začátečník
name-learner = Žák
name-random = Náhoda

## A turn

turn = Tah { $number }, na tahu: { $name }
ask-turn = Volba z nabídky nebo tah ({ $example }):
help-turn = { $steps } „o“ zahraje optimální tah za vás. „w“ ho ukáže a vysvětlí; potom { $more }. „u“ vrátí tah, „r“ ho zahraje znovu. „q“ ukončí program. { $enter }
help-step = „s“ se na tah postupně zeptá.
help-steps = „s“ a „d“ se na tah postupně zeptají.
help-more = „a“ ukáže všechny odpovědi, „l“ nejdelší průběh hry a „c“ prohrané pozice
help-more-points = „a“ ukáže rozdíl po každém tahu a „l“ celý průběh hry
help-enter = Zadejte písmeno, číslo z nabídky, nebo tah, třeba { $example }.
help-enter-letter = Zadejte písmeno, nebo tah, třeba { $example }.
play-optimal = zahrát optimální tah
show-why = ukázat optimální tah s vysvětlením
menu-help = nápověda
menu-undo = vzít tah zpět
menu-redo = zahrát vrácený tah znovu
menu-leave = ukončit
did = { $name } { $deed } ({ $move }).
optimal-loses = Prohrává každý tah; žádný nevydrží déle než tento.
optimal-beyond = { $why } Tah proto nemusí být optimální. Vyhrává hned, je-li to možné; jinak pokud možno nenabízí okamžitou výhru soupeři a zjednodušuje pozici.
machine-beyond = { $name }: { $why } Hraji tedy odhadem: vyhraji-li jedním tahem, udělám to; jinak volím tah, který pokud možno nenabízí okamžitou výhru soupeři a zjednodušuje pozici.
machine-lost = { $name } je v prohrané pozici: prohrává každý tah.
undone = Vzato zpět: { $moves }.
redone = Zahráno znovu: { $moves }.

## The end of a game

wins = { $name } bere, co zbývá, a vyhrává.
wins-misere = Poslední bere { $other }, a vyhrává tak { $name }.
wins-without-a-move = Není co brát: vyhrává { $name }.
wins-points = Vyhrává { $name }, počet mincí je { $own } : { $others }.
nobody-wins = Hra končí remízou, počet mincí je { $one } : { $two }.
sums = Mince: { $first } { $one }, { $second } { $two }
wins-by-a-last-move = { $name } dělá poslední tah a vyhrává.
wins-by-a-last-move-misere = Poslední tah dělá { $other }, a vyhrává tak { $name }.
wins-with-no-move-left = Žádný tah není možný: vyhrává { $name }.
score = Stav: { $score }
another-game = další hra
ask-another = Další hra?
help-another = Zadejte 1, „y“ nebo „a“ (ano), chcete-li hrát znovu se stejnými hráči a pravidly; začne druhý hráč. 2 nebo „n“ (ne) ukončí program, „q“ také.

## Refusals

refuse-choice = „{ $answer }“ v seznamu není. Zadejte číslo od 1 do { $most }, nebo { $names }; „h“ je nápověda.
refuse-number-of = „{ $answer }“ se nenabízí. Zadejte { $offered }; „b“ vede zpět, „h“ je nápověda.
refuse-no-number = „{ $answer }“ není celé číslo od { $least } do { $most }. Zkuste to znovu, nebo zadejte „h“ (nápověda).
refuse-too-small = { $answer } je málo. Zadejte číslo od { $least } do { $most }, nebo „h“ (nápověda).
refuse-too-large = { $answer } je moc. Zadejte číslo od { $least } do { $most }, nebo „h“ (nápověda).
refuse-too-large-limit = { $limit }. Zadejte číslo od { $least } do { $most }, nebo „h“ (nápověda).
refuse-text = Zadejte jméno, nejvýš { $most } znaků, jen viditelných.
refuse-long-line = Řádek je příliš dlouhý: čte se nejvýše { $most } MiB.
refuse-turn = „{ $answer }“ se tu nenabízí. Zadejte číslo z nabídky, písmeno ({ $letters }) nebo tah, třeba { $example }.
refuse-turn-letter = „{ $answer }“ se tu nenabízí. Zadejte tah, třeba { $example }, nebo písmeno ({ $letters }).
refuse-seat = „{ $seat }“ není hráč. Na výběr je: { $known }; za dvojtečku lze připsat jméno, třeba human:Anna.
refuse-who = „{ $seat }“ není hráč. Zadejte číslo od 1 do { $most }, nebo { $known }; za dvojtečku lze připsat jméno, třeba human:Anna.
refuse-game = „{ $game }“ není hra. Na výběr je: { $known }.
refuse-language = „{ $language }“ není jazyk, kterým Nimatron mluví. Na výběr je: { $known }.
refuse-color = „{ $color }“ neříká, kdy používat barvy. Na výběr je: { $known }.
refuse-size = „{ $size }“ není velikost. Zadejte počet bajtů, nebo počet s jednotkou, třeba 500MB nebo 4GiB.
refuse-number = „{ $value }“ nelze zadat u { $argument }: musí to být celé číslo od { $least } do { $most }.
refuse-map = Hra { $game } nemá mapu. Mapu mají: { $known }.
refuse-card = Ve hře { $game } rozhodují body, takže žádný seznam prohraných pozic k výhře nestačí.
variant-no-option = Hra { $game } nemá přepínač { $option }; mají ho: { $known }.
variant-no-misere = Hra { $game } nemá přepínač --misere: rozhodují body, ne poslední tah.
variant-said-twice = { $option } a { $other } říkají totéž: zadejte jen jeden z nich.
refuse-learner = Hra { $game } nemá hráče, který se učí, a tak ani krabičky. Mají je: { $known }.
refuse-boxes-unused = Přepínač --boxes patří k hráči, který se učí, a žádný z hráčů jím není.
refuse-train = „{ $game }“ není hra s hráčem, který se učí. Na výběr je: { $known }.
refuse-against = „{ $against }“ není hráč, proti kterému lze trénovat. Na výběr je: { $known }.
refuse-method = „{ $method }“ není metoda. Na výběr je: { $known }.
refuse-method-here = Žádnou z těchto metod nelze použít na tuto pozici hry { $game }. Na výběr je: { $known }.
refuse-trace = Hra { $game } nemá pro tyto metody žádné hledání nimberů, které by šlo sledovat.
refuse-trace-size = Přepínač --trace je pro pozice, které mají nejvýš { $most } volných polí, kuželek nebo dílků.
refuse-shell = „{ $shell }“ není shell, pro který je doplňování. Na výběr je: { $known }.

## The command line

usage-unknown-argument = neznámý přepínač nebo argument „{ $argument }“; seznam vypíše { $help }.
usage-unknown-command = „{ $command }“ není příkaz; seznam příkazů vypíše { $help }.
usage-missing = Chybí: { $argument }; více řekne { $help }.
usage-conflict = { $argument } a { $other } nelze zadat zároveň; více řekne { $help }.
usage-no-value = U { $argument } chybí hodnota; více řekne { $help }.
usage-bad-number = „{ $value }“ nelze zadat u { $argument }: musí to být celé číslo od 0 do 18446744073709551615.
usage-too-early = Přepínač { $argument } patří až za příkaz.
usage-no-text = Některý argument není text v UTF-8; co lze zadat, řekne { $help }.
usage-negative = „{ $argument }“ zadat nelze: žádné číslo tu nesmí být menší než 0.
usage-other = { $error }; více řekne { $help }.
usage-no-position = Chybí pozice, třeba { $example }.
did-you-mean = { $refusal } Nemysleli jste { $meant }?
file-unreadable = Soubor { $file } nelze přečíst: { $error }.
file-unwritable = Soubor { $file } nelze zapsat: { $error }.
batch-bad-lines = { $count ->
    [one] U 1 řádku dávky chybí odpověď; důvod je uveden přímo u něj.
   *[other] U { $count } řádků dávky chybí odpověď; důvod je uveden přímo u každého z nich.
  }
input-ended = Vstup skončil dřív než hra.
output-unwritable = Na standardní výstup nelze zapisovat: { $error }.
input-or-output-failed = Čtení nebo zápis se nezdařily: { $error }.
work-interrupted = Výpočet byl přerušen.
work-given-up = Výpočet byl zastaven: dosáhl meze počtu kroků nebo času.
nimber-large = Nimber je větší než { $most }, a větší tato metoda nenajde.
beyond-time = Tato pozice je příliš velká: bylo by třeba prohledat asi { $positions } pozic.
beyond-memory = Tato pozice je příliš velká: pro { $positions } pozic by bylo třeba asi { $memory } paměti, limit je však { $limit } (--max-memory).
beyond-system = Tato pozice je tu příliš velká: systém pro ni odmítá přidělit paměť, asi { $memory } pro { $positions } pozic.

## Reports

progress-answer = Počítám
progress-method = Metoda { $method }
so-far = Zatím: { $known }.
so-far-win = hráč na tahu vyhrává
so-far-loss = hráč na tahu prohrává
so-far-nimber = nimber je { $nimber }
so-far-not = { $count ->
    [one] nimber není { $nimbers }
   *[other] nimber není žádné z čísel { $nimbers }
  }
so-far-moves = rozhodnuté tahy: { $settled }/{ $moves }
so-far-winning = vítězné tahy: { $moves }
so-far-winning-more = vítězné tahy: { $moves } a { $more ->
    [one] 1 další
   *[other] dalších { $more }
  }
so-far-positions = uložené pozice: { $count }
position-with-terms = { $position } ({ $terms })
report-win = { $game } { $position }: hráč na tahu vyhrává.
report-loss = { $game } { $position }: hráč na tahu prohrává.
report-draw = { $game } { $position }: remíza.
report-moves = { $count ->
    [one] Vyhrává jen jeden tah: { $moves }
    [few] Vyhrávají { $count } tahy: { $moves }
   *[other] Vyhrává { $count } tahů: { $moves }
  }
report-nimber = Nimber (Grundyho číslo): { $nimber }
report-moves-best = { $count ->
    [one] Optimální je jen jeden tah: { $moves }
    [few] Optimální jsou { $count } tahy: { $moves }
   *[other] Optimálních je { $count } tahů: { $moves }
  }
card = Kdo soupeři nechá některou z těchto pozic, vyhrává:
card-alike = Kdo soupeři nechá některou z těchto pozic, vyhrává ({ $alike }):
card-empty = Pod touto pozicí není žádná prohraná pozice.
card-too-many = Pod touto pozicí je { $count } prohraných pozic, příliš mnoho na zapamatování; všechny vypíše --json.
compare-title = { $game } { $position }: porovnání metod
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
outcome-given-up = zastaveno
outcome-beyond = příliš velká
cutoffs-do-not-pay = S neomezenou tabulkou se tu samotné ořezávání nevyplatí: co se ořízne, to se neuloží.
cutoffs-pay = S neomezenou tabulkou tu samotné ořezávání volání ušetří.
cutoffs-do-not-pay-bounded = Ani s omezenou se nevyplatí.
cutoffs-pay-bounded = S omezenou volání ušetří.
trace-title = { $game } { $position } metodou { $method }
trace-calls = Volání: { $count }
trace-means = R: nimbery, na které se hledání u této části ptá. P: nimbery, které část může mít, anebo žádný z R. ->: tah a co po něm zbude.
trace-returns = { $nimber }
trace-has = má { $nimber }
trace-cut = oříznuto: nemá žádný z R
trace-excluded = žádný z R (tabulka)
trace-not-asked = žádný z hledaných
trace-nothing = nic
trace-from-table = (tabulka)
trace-from-game = (ví hra sama)
ratio-means = Poměr: kolikrát je metoda rychlejší než první z těch, které došly do konce.
plain-given-up = Metoda plain nemá tabulku, a proto končí po { $calls } voláních.

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

## Sequences

sequence-period = Perioda { $length } po předperiodě { $before }, dokázáno: od { $from } se nimbery opakují donekonečna.
sequence-no-period = Do { $to } bez periody: z těchto nimberů žádná nevyplývá.
sequence-none = Hra { $game } nemá posloupnost. Mají ji: { $known }.
sequence-misere = Posloupnosti jsou z nimberů a ty patří k běžné hře: vynechejte --misere.
sequence-option = Posloupnost hry { $game } nemá { $option }.
sequence-shape = --shape musí být dvě strany, z nichž n je ta, která roste, třeba 2xn nebo 3xn, ne „{ $shape }“.
sequence-bfile = Soubor b-file má na řádku jedno číslo, a prohraná pozice jich má několik. Vynechejte --bfile.

## Reasons

over-won = Hra skončila: hráč, který by byl na tahu, vyhrál.
over-lost = Hra skončila: hráč, který by byl na tahu, prohrál.
best-move = Doporučený tah je { $move }: { $deed }.
wins-in = { $moves ->
    [one] Vyhrává hned.
    [few] Vyhrává nejpozději za { $moves } tahy (počítají se tahy obou hráčů).
   *[other] Vyhrává nejpozději za { $moves } tahů (počítají se tahy obou hráčů).
  }
every-move-loses = Každý tah prohrává.
longest-move = Žádný nevydrží déle než { $move }: { $deed }.
lasts = { $moves ->
    [one] Je to poslední tah.
    [few] Hra pak trvá { $moves } tahy včetně tohoto.
   *[other] Hra pak trvá { $moves } tahů včetně tohoto.
  }
any-move = Který tah vydrží nejdéle, tu není známo; možný tah je { $move }: { $deed }.
after-it-components = Části po tomto tahu:
after-it = Po tomto tahu:
also-wins = { $count ->
    [one] Vyhrává i tah { $moves }.
   *[other] Vyhrávají i tahy { $moves }.
  }
also-best = { $count ->
    [one] Stejně dobrý je i tah { $moves }.
   *[other] Stejně dobré jsou i tahy { $moves }.
  }
shares = Odteď hráč na tahu získá { $own } a soupeř { $other }; rozdíl je { $margin }.
margins-told = Proč: tabulka ukazuje, co který tah získá hned, nejlepší odpověď na něj a rozdíl na konci.
margin-answered = Tah { $move } získá hned { $gains }; nejlepší odpověď je { $answer }, která je pro soupeře za { $other }, takže rozdíl na konci je { $gains } − { $other } = { $margin }.
margin-ends = Tah { $move } získá { $gains } a hru ukončí: rozdíl je { $margin }.
more-margins = { $count ->
    [one] 1 další tah, který není lepší
    [few] { $count } další tahy, žádný není lepší
   *[other] { $count } dalších tahů, žádný není lepší
  }
why = Proč: { $reason }
nimber-means = Nimber (Grundyho číslo) je velikost jediné nimové hromádky, které se pozice rovná; nimový součet sčítá nimbery dvojkově bez přenosu.
nimbers-of-components = { $count ->
    [one] jednu část s nimberem { $nimbers }
    [few] { $count } části s nimbery { $nimbers }
   *[other] { $count } částí s nimbery { $nimbers }
  }
component-nimber = nimber { $nimber }
law-component-won = tah nechává { $after }; jejich nimový součet je 0. Kdo je na tahu při nimovém součtu 0, prohrává: každý tah ho změní a soupeř ho vždy může znovu vynulovat.
law-components-won = pozice se dělí na { $before }; nimový součet je { $sum }. Tah nechává { $after }, a tak součet vynuluje. Kdo je na tahu při nimovém součtu 0, prohrává: každý tah ho změní a soupeř ho vždy může znovu vynulovat.
law-nimbers-repeat = Od hromádky { $from } se opakují s periodou { $length }, takže hromádka { $large } má stejný nimber jako hromádka { $small }.
law-components-none-left = po tahu už nikdo táhnout nemůže: je to poslední tah.
law-components-lost = pozice se dělí na { $before }; nimový součet je 0. Každý tah ho změní a soupeř ho vždy může znovu vynulovat.
lawful = Vyhrává i tah { $move }: { $law }
mex = { $count ->
    [0] Žádný tah nenechává nimber 0, nimber je tedy 0.
    [one] Některý tah nechává nimber { $moves } a žádný nenechává { $nimber }: nimber je nejmenší číslo, které žádný tah nenechává (mex).
   *[other] Tahy nechávají nimbery { $moves } a žádný nenechává { $nimber }: nimber je nejmenší číslo, které žádný tah nenechává (mex).
  }
in-brackets = { " " }({ $text })
unless-over = , pokud hra neskončila
or-ends = , nebo hra končí a prohrává ten, kdo táhl
or-end = , nebo hra končí a prohrává ten, kdo táhl
or-ending = , nebo hra končí
as-sentence = { $text }.
certificate-left = { $count ->
    [one] tah nechává pozici { $position } a ta je odtud dál jediná prohraná{ $alike }:
    [few] tah nechává pozici { $position } a odtud dál jsou prohrané tyto { $count } pozice{ $alike }:
   *[other] tah nechává pozici { $position } a odtud dál je prohraných těchto { $count } pozic{ $alike }:
  }
certificate-faced = { $count ->
    [one] od pozice { $position } dál je prohraná jen ona sama{ $alike }:
    [few] od pozice { $position } dál jsou prohrané tyto { $count } pozice{ $alike }:
   *[other] od pozice { $position } dál je prohraných těchto { $count } pozic{ $alike }:
  }
certificate-proves = { $count ->
    [one] Z každé jiné pozice, která odtud může vzniknout{ $unless }, do ní vede tah.
   *[other] Žádný tah nevede z jedné z nich do druhé; z každé jiné pozice, která odtud může vzniknout{ $unless }, vede tah do některé z nich.
  }
certificate-many-left = tah nechává pozici { $position }; odtud dál je prohraných pozic celkem { $count } ({ $card }).
certificate-many-faced = od pozice { $position } dál je prohraných pozic celkem { $count } ({ $card }).
leaves-lost-drawn = tah nechává prohranou pozici: na každý soupeřův tah je odpověď, po níž opět zbývá prohraná pozice{ $ends }.
then-answer = pak { $move }
leaves-lost = tah nechává pozici { $position }, která je pro hráče na tahu prohraná, protože na každý tah je odpověď, po níž opět zbývá prohraná pozice{ $ends }.
replies-answered = na každou odpověď soupeře je tah, který vyhrává{ $ends }:
moves-answered = na každý tah je odpověď, která vyhrává{ $ends }:
reply-answered = Na { $reply } je odpověď { $answer }, po které zbývá { $then } ({ $note }).
reply-ends = Tahem { $reply } hra končí a prohrává ten, kdo táhl.
more-replies-answered = { $count ->
    [one] I na 1 další tah je odpověď{ $ends }.
    [few] I na { $count } další tahy je odpověď{ $ends }.
   *[other] I na { $count } dalších tahů je odpověď{ $ends }.
  }
more-replies = { $count ->
    [one] 1 další tah, i na něj je odpověď{ $ends }
    [few] { $count } další tahy, i na ně je odpověď{ $ends }
   *[other] { $count } dalších tahů, i na ně je odpověď{ $ends }
  }
more-replies-menu = { $count ->
    [one] 1 další tah, i na něj je odpověď{ $ends } (ukáže ji písmeno „a“)
    [few] { $count } další tahy, i na ně je odpověď{ $ends } (ukáže je písmeno „a“)
   *[other] { $count } dalších tahů, i na ně je odpověď{ $ends } ({ $listed ->
        [0] ukáže je písmeno „a“
       *[other] písmeno „a“ jich ukáže až { $listed }
    })
  }
more-replies-full = { $count ->
    [one] 1 další tah, i na něj je odpověď{ $ends } (ukáže ji --full)
    [few] { $count } další tahy, i na ně je odpověď{ $ends } (ukáže je --full)
   *[other] { $count } dalších tahů, i na ně je odpověď{ $ends } ({ $listed ->
        [0] ukáže je --full
       *[other] --full jich ukáže až { $listed }
    })
  }
line-hint = Písmeno „l“ ukáže nejdelší průběh hry tah po tahu.
line-hint-points = Písmeno „l“ ukáže nejlepší hru obou hráčů tah po tahu.
line-unknown = Nejdelší průběh hry tu není znám.
no-replies = Nejsou tu žádné odpovědi, které by šlo ukázat.
longest-line = Nejdelší průběh hry, když vítěz spěchá a poražený zdržuje:
line-goes-on = a tak dále; ukázáno je jen prvních { $count } tahů
best-line = Nejlepší hra obou hráčů:
side-own = hráč na tahu
side-other = soupeř
column-reply = tah
column-gains = získá hned
column-other = její cena
column-margin = rozdíl
mark-best = nejlepší
column-leaves = zbývá
column-answer = odpověď
column-leads-to = výsledek
leads-to-win = výhra
leads-to-win-in = { $moves ->
    [one] výhra hned
    [few] výhra za { $moves } tahy
   *[other] výhra za { $moves } tahů
  }
leads-to-draw = remíza
leads-to-loss = prohra
leads-to-loss-in = { $moves ->
    [one] prohra hned
    [few] prohra za { $moves } tahy
   *[other] prohra za { $moves } tahů
  }
leads-to-margin = { $margin }
column-move = tah
note-end = konec
note-lost = opět prohraná pozice
label-nim-sum = nimový součet
more = -- mezerník: dál, q: zpět --
card-by-flag = všechny vypíše --card
card-by-letter = všechny vypíše „c“

## Figures

percent = { $number } %
list-and = { $first }, { $last }
list-or = { $first } nebo { $last }

## Answers

words-help = pomoc nápověda help ?
words-why = proč rada
words-undo = zpět undo
words-redo = znovu redo
words-quit = konec quit exit
words-yes = a ano
words-no = ne
