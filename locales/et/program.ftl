# Mida ei ütle üksik mäng, eesti keeles. Igas failis on samad sõnumid ja samad andmed kui ingliskeelses failis.

## The games

door = { $name }: siin mängitakse seda nii: { $command }
misere-game = { $game } (misère)

## Questions before a game

banner = Nimatron mängib sama hästi kui sina. Kirjuta oma käigul „w” ja ta ütleb, miks.
welcome = „h” on abi, „q” lõpetab.
which-game = Milline mäng?
first-keep = k: jätka mängu: { $game }
kept-game = { $title } ({ $count ->
    [one] 1 käik
   *[other] { $count } käiku
  })
first-same = Enter: sama mäng teise reegliga
first-misere = { $on ->
    [yes] misere: misère-mäng on sees (kes teeb viimase käigu, kaotab); sama sõna lülitab selle välja
   *[no] misere: misère-mäng, kus viimase käigu tegija kaotab
  }
ask-game = Number või nimi [{ $usual }]:
help-game = Sisesta mängu number või nimi; lihtsalt Enter valib nurksulgudes oleva. „misere” vahetab tavamängu ja misère-mängu; „nim misere” valib mängu nim kohe misère-mänguna, „nim 3,4,5” nende hunnikutega; „learn” alustab õppetunde. „q” lõpetab. Ka mängu teised nimed, näiteks „wythoff”, avavad selle. Kui keskkonnas on ACCESSIBLE=1, öeldakse seisud sõnadega.
who-first = Kes mängib esimesena?
who-second = Kes mängib teisena?
ask-who = Number või sõna (human, perfect, …) [{ $usual }]:
who-human = inimene
    .gloss = inimene
who-perfect = arvuti: mängib veatult
    .gloss = veatu
who-beginner = arvuti: mängib juhuslikult, aga kohest võitu käest ei lase
    .gloss = algaja
who-random = arvuti: mängib juhuslikult
    .gloss = juhuslik
who-adaptive = arvuti: sinuga ühetugevune; võidud ja kaotused muudavad teda
    .gloss = sinuga ühetugevune
help-who = Sisesta number loendist või sõna: { $known }. Iga muu sõna on inimese nimi. Kooloni järele võib lisada nime, näiteks human:Ann. „level” küsib, kui tugev arvuti peab olema; perfect@70 teeb optimaalse käigu 70% juhtudest.{ $more } Lihtsalt Enter valib nurksulgudes oleva. „q” lõpetab.
ask-name = Mis on mängija { $number } nimi?
help-name = Sisesta nimi, 1 kuni { $most } märki; nii kutsutakse mängijat mängus. Lihtsalt Enter valib nurksulgudes oleva. „q” lõpetab.
name-player = Mängija { $number }
name-perfect = Nimatron
name-beginner = Algaja
name-random = Juhus
help-whole = Sobib ka terve seis, näiteks { $example }.
help-letters = 
    t: annab vihje, iga kord järgmise
    w: parim käik ja miks; w KÄIK: miks see käik on hea või halb
    v: kuhu iga käik viib
    o: teeb optimaalse käigu sinu eest
    s: küsib käiku samm-sammult
    d: küsib samm-sammult käiku mitmest hunnikust
    a: kõik vastukäigud ja vastused neile
    l: terve käigujada
    c: kaotusseisud
    x: { $thought }
    u: võtab sinu viimase käigu tagasi
    r: teeb selle uuesti
    m: senised käigud
    p: seis uuesti
    q: lõpetab

## A turn

turn = Käik { $number }, käigul: { $name }
ask-turn = Käik (näiteks { $example }) või valik:
ask-turn-number = { $most ->
    [1] Käik (1) või valik:
    [2] Käik (1 või 2) või valik:
   *[other] Käik (1 kuni { $most }) või valik:
  }
turn-how = Käik: { $example }. „h” annab abi.
help-strategy = Kuidas võita: { $strategy }
did = { $name } { $deed } ({ $move }).
optimal-loses = Iga käik kaotab; ükski ei venita mängu kauem kui see.
optimal-beyond = { $why } See käik ei pruugi olla optimaalne: see võidab kohe, kui saab; muidu väldib see vastase kohest võitu ja teeb seisu väiksemaks.
machine-beyond = { $name }: { $why } Seega mängin huupi: kui saan kohe võita, siis võidan, muidu valin käigu, mis sulle kohest võitu ei anna.
machine-lost = { $name } on kaotusseisus: iga käik kaotab.
machine-lost-points = { $name } kaotab parima mängu korral, kui lugeda ka seda, mis mõlemal juba on.
undone = Tagasi võetud: { $moves }.
redone = Uuesti tehtud: { $moves }.

## What is offered at a turn, and tips

short-tip = vihje
short-values = väärtused
short-why = miks
short-optimal = optimaalne
short-single = samm
short-double = mitmest
short-undo = tagasi
short-redo = uuesti
short-help = abi
short-leave = lõpeta
words-tip = vihje
words-values = väärtused
words-moves = käigud
words-board = laud
absent-undo = Tagasi ei ole veel midagi võtta.
absent-redo = Uuesti ei ole midagi teha: ühtki käiku ei ole tagasi võetud.
absent-moves = Ühtki käiku ei ole veel tehtud.
absent-way = Selles mängus küsib käiku ainult „s”.
hints-off = Soovitused on selles mängus välja lülitatud (--hints none).
hints-tips = Selles mängus on lubatud ainult vihjed: „t” annab vihje.
why-leaves = { $drawn ->
    [yes] Käik { $move } jätab sellise seisu.
   *[no] Käik { $move } jätab seisu { $position }.
  }
why-leaves-nothing = Käik { $move } ei jäta midagi järele.
why-loses = { $because ->
    [yes] Siis võidab { $name } käiguga { $best }. Tema seisukohast: { $reason }
   *[no] Siis võidab { $name } käiguga { $best }.
  }
why-wins = { $because ->
    [yes] See võidab: { $reason }
   *[no] See võidab: { $name } ei leia head vastust.
  }
why-over = { $wins ->
    [yes] Mäng on läbi ja see käik võidab.
   *[no] Mäng on läbi ja see käik kaotab.
  }
why-points = { $answered ->
    [yes] Kõige paremini vastab { $name } käiguga { $best }.{ " " }
   *[no] { "" }
  }Parima mängu korral viib see { $ends }, kui lugeda ka seda, mis mõlemal juba on. { $cost ->
    [0] Paremat käiku ei ole.
   *[other] Parim käik viib { $better }.
  }
name-opponent = vastane
tip-won = Siit saad võita.
tip-lost = Siit kaotad, kui vastane ei eksi.
tip-points-won = Kui mõlemad mängivad parimal viisil, võidad.
tip-points-drawn = Kui mõlemad mängivad parimal viisil, jääb mäng viiki.
tip-points-lost = Kui mõlemad mängivad parimal viisil, kaotad.
tip-winning = { $points ->
    [yes] { $count ->
        [one] Optimaalne on ainult üks käik.
       *[other] Optimaalseid käike on { $count }.
      }
   *[no] { $count ->
        [one] Võidab ainult üks käik.
       *[other] Võidukäike on { $count }.
      }
  }
tip-theorem = Üks teoreem annab käigu, mis võidab; kas ka teised võidavad, ei ole teada.
tip-lasts = { $moves ->
    [0] Ei ole teada, kui kaua saad mängu pikendada.
    [one] Sinu järgmine käik on viimane.
   *[other] Mäng võib kesta veel { $moves } käiku (sinu ja vastase käigud kokku).
  }
tip-backwards = Millised seisud mängu lõpu lähedal on kaotusseisud? Kas saad mõne neist jätta?
tip-compare = Võrdle käike: kui palju sa kohe saad ja kui palju võib vastane siis võtta?
tip-one = Üks hea käik { $place }.
tip-quickest = Kõige kiirem käik { $place }.
tip-it = See { $place }.
tip-longest = Üks käik, mis venitab mängu kõige kauem, { $place }.
tip-last = Selle seisu kohta rohkem vihjeid ei ole.
tip-why = „w” näitab käiku.
values-too-many = Käike on { $count }: loetlemiseks liiga palju.
more-values = { $lose ->
    [yes] { $count ->
        [one] veel 1, mis kaotab („v” uuesti näitab seda)
       *[other] veel { $count }, mis kõik kaotavad („v” uuesti näitab neid)
      }
   *[no] { $count ->
        [one] veel 1 („v” uuesti näitab seda)
       *[other] veel { $count } („v” uuesti näitab neid)
      }
  }

## Leaving, and searches that are stopped

ask-leave = Kas lõpetada see mäng? „y” või „jah” lõpetab, kõik muu jätkab mängu:
ask-leave-kept = Kas lõpetada see mäng? See jääb alles: „nimatron play --resume” jätkab seda. „y” või „jah” lõpetab, kõik muu jätkab mängu:
game-kept = Mäng jääb alles: „nimatron play --resume” jätkab seda.
help-leave = „y” või „q” lõpetab mängu, kõik muu jätkab seda.
search-stopped = Otsing peatati.

## Levels

who-level = arvuti: üks kolmest tasemest
ask-level = Number või nimi [{ $usual }]:
help-level = Sisesta taseme number või nimi; lihtsalt Enter valib nurksulgudes oleva. Ülejäänud juhtudel teeb arvuti käigu, mis ei ole optimaalne, kui selline leidub. „q” lõpetab.
level-easy = kerge: optimaalne käik { $percent }% juhtudest
level-medium = keskmine: { $percent }%
level-hard = raske: { $percent }%
words-levels = kerge keskmine raske
name-level = Nimatron ({ $level })
refuse-level = „{ $level }” ei ole tase: kirjuta perfect@ ja täisarv 0 kuni 100, näiteks perfect@70.

## The end of a game

wins = { $name } võtab, mis järel on, ja võidab.
wins-misere = Järelejäänud võttis { $other }, seega võidab { $name }.
wins-without-a-move = Võtta ei ole enam midagi: võidab { $name }.
wins-points = { $name } võidab, mündid { $own } : { $others }.
nobody-wins = Mäng jääb viiki, mündid { $one } : { $two }.
sums = Mündid: { $first } { $one }, { $second } { $two }
wins-by-a-last-move = { $name } teeb viimase käigu ja võidab.
wins-by-a-last-move-misere = Viimase käigu tegi { $other }, seega võidab { $name }.
wins-with-no-move-left = Ühtki käiku enam ei ole: võidab { $name }.
score = Skoor: { $score }
adaptive-grown = { $name } on tugevamaks saanud: nüüd teeb ta optimaalse käigu { $percent }% juhtudest.
remembered = { $name }: { $wins ->
    [one] 1 võit
   *[other] { $wins } võitu
  }, { $losses ->
    [one] 1 kaotus
   *[other] { $losses } kaotust
  }. Nimatron teeb optimaalse käigu { $percent }% juhtudest.
opponents-damaged = Faili { $file } rida { $line } on rikutud, seega ei muudetud midagi.
opponents-not-kept = Võite ja kaotusi ei hoita: { $why }
ask-another = Veel üks mäng?
short-again = uuesti
short-take-back = võta tagasi
short-examine = analüüs
short-keep = N käigust N
short-change = teine mäng

## After a game

help-after = „y” või Enter mängib uuesti samade mängijate ja reeglitega; alustab teine mängija; kui küsitakse seisu, valib Enter sama. „u” võtab sinu viimase käigu tagasi ja mäng läheb edasi. „e” vaatab mängu käikhaaval läbi: millised käigud olid vead ja mis oleks olnud parem. „k 5” mängib edasi käigust 5; pärast valikut „e” mängib lihtsalt „k” edasi esimesest veast ja „w” koos käiguga näitab, mis oleks selle järel seal alles jäänud. „g” küsib uuesti mängu, seisu ja mängijaid. „q” või „n” lõpetab. „l” kirjutab saatmiseks käsu, mis seab sama seisu ja samad mängijad.
taken-up = Mäng jätkub käigust { $number }.
refuse-take-up = „{ $answer }” ei ütle, millisest käigust edasi mängida. { $most ->
    [1] Sisesta „k 1”.
   *[other] Sisesta „k” ja arv 1 kuni { $most }, näiteks „k 1”.
  }
review-title = { $game } { $position }: { $first } – { $second }
review-unknown = hindamiseks liiga suur
review-forced = ainus lubatud käik
review-lost = seis oli juba kaotatud; iga käik kaotab
review-by-theorem = võidab teoreemi järgi; teisi käike ei ole uuritud
review-wins-anyway = võidab nagu iga käik
review-keeps = { $count ->
    [one] ainus käik, mis võidab
   *[other] säilitab võidu
  }
review-best = optimaalne, viib parima mängu korral { $ends }
review-alike = kõik käigud on võrdselt head ja viivad parima mängu korral { $ends }
review-threw = viga: võit anti käest.{ $answered ->
    [yes] { $drawn ->
        [yes] { "" } Siis võidab { $answer }.
       *[no] { "" } Järele jääb { $left }, kus võidab { $answer }.
      }
   *[no] { "" }
  }
review-wins = { $drawn ->
    [yes] Selles seisus võidab käik { $best }.
   *[no] Seisus { $position } võidab käik { $best }.
  }
review-wins-because = { $drawn ->
    [yes] Selles seisus võidab { $best }: { $reason }
   *[no] Seisus { $position } võidab käik { $best }: { $reason }
  }
review-cost = { $cost ->
    [one] viga: see maksis 1 mündi.
   *[other] viga: see maksis { $cost } münti.
  }{ $answered ->
    [yes] { "" } Järele jääb { $left }, kus parim vastus on { $answer }.
   *[no] { "" }
  }
review-optimal = Seisus { $position } on optimaalne käik { $best }, mis viib parima mängu korral { $ends }.
review-leaves-one-of = { $count ->
    [one] see jätab seisu { $position }, mis on kaotusseis; teist kaotusseisu sealt edasi ei ole.
   *[other] see jätab seisu { $position }, mis on kaotusseis; koos nendega, kuhu sealt jõuab, on kaotusseise { $count }.
  }
review-is-one-of = { $count ->
    [one] { $position } on kaotusseis; teist kaotusseisu sealt edasi ei ole.
   *[other] { $position } on kaotusseis; koos nendega, kuhu sealt jõuab, on kaotusseise { $count }.
  }
review-leaves-answered = see jätab seisu { $position }, kus igale käigule { $ends ->
    [yes] leidub võitev vastus, kui see ise mängu kaotusega ei lõpeta
   *[no] leidub võitev vastus
  } (vastuseid näitab nimatron solve).
review-is-answered = igale käigule { $ends ->
    [yes] leidub võitev vastus, kui see ise mängu kaotusega ei lõpeta
   *[no] leidub võitev vastus
  } (vastuseid näitab nimatron solve).
review-faultless = Vigu ei olnud.
review-no-moves = Käike ei olnud.
review-tally = { $choices ->
    [0] { $name }: valikuid ei olnud.
    [one] { $name }: 1 valik, õigeid { $right }.
   *[other] { $name }: { $choices } valikut, õigeid { $right }.
  }
review-choice-means = Valikuks loetakse ainult käigukord, mil käigud ei olnud kõik võrdselt head.

## Refusals

refuse-choice = „{ $answer }” ei ole loendis. Sisesta arv 1 kuni { $most } või { $names }; „h” on abi.
refuse-letter = „{ $answer }” ei ole siin valikus. Sisesta { $names }; „h” on abi.
refuse-number-of = „{ $answer }” ei ole valikus. Sisesta { $offered }; „b” viib tagasi, „h” on abi.
refuse-no-number = „{ $answer }” ei ole täisarv { $least } kuni { $most }. Sisesta selline arv; „h” on abi.
refuse-too-small = { $answer } on liiga vähe. Sisesta arv { $least } kuni { $most }; „h” on abi.
refuse-too-large = { $answer } on liiga palju. { $most ->
    [1] Sisesta 1
   *[other] Sisesta arv { $least } kuni { $most }
  }; „h” on abi.
refuse-too-large-limit = { $limit }. { $most ->
    [1] Sisesta 1
   *[other] Sisesta arv { $least } kuni { $most }
  }; „h” on abi.
refuse-text = Sisesta nimi, 1 kuni { $most } märki, mis kõik on nähtavad.
refuse-memory = „{ $size }” ei ole mälumaht: kirjuta baidid või arv ühikuga, näiteks 500MB või 4GiB.
refuse-long-line = Rida on liiga pikk: piir on { $most } MiB.
refuse-turn = „{ $answer }” ei ole siin valikus. Sisesta käik, näiteks { $example }, või täht ({ $letters }); „h” ütleb, mida need tähendavad.
flag-absent = { $option } on mängijate jaoks nagu { $player }, aga kumbki mängija ei ole selline.
refuse-seat = tundmatu mängija „{ $seat }”; sobib { $known } või perfect@70 (optimaalne käik 70% juhtudest), soovi korral kooloni järel nimi, näiteks human:Ann.
refuse-who = „{ $seat }” ei ole mängija. Sisesta arv 1 kuni { $most } või { $known }, soovi korral kooloni järel nimi, näiteks human:Ann; „level” küsib taset.
refuse-near = Kas „{ $answer }” peaks olema { $near }? Sisesta { $near } või human:{ $answer }, kui see on inimese nimi.
refuse-game = tundmatu mäng „{ $game }”; sobib { $known }.
refuse-number = { $argument } peab olema täisarv { $least } kuni { $most }, mitte „{ $value }”.
refuse-card = { $game }: selles mängus otsustavad punktid, seega ei ole kaotusseisude loendit, mida õppida.
variant-no-option = { $game }: sellel mängul ei ole võtit { $option }. See on olemas siin: { $known }.
variant-twice = { $option } on antud kaks korda või ütleb mõni teine võti sedasama. Anna ainult üks.
variant-no-misere = { $game }: sellel mängul ei ole võtit --misere, sest otsustavad punktid, mitte viimane käik.

## Programs as players

forfeit-stopped = { $name } peatati enne käiku.
wins-by-forfeit = { $other } saab loobumiskaotuse, seega võidab { $name }.
engine-terms = { $game }: „{ $term }” ei ole selle mängu jaoks; sobib { $known }.
engine-no-terms = { $game }: „{ $term }” ei sobi, sest sellel mängul ei ole võtmeid.
engine-over = Seisus { $position } on mäng läbi.

## Records

record-damaged = { $file }, rida { $line }: { $why }
damage-header = Mängu alguses on [Game "NIMI"]; NIMI on { $known }.
damage-tag = „{ $text }” ei ole märgend. Märgend on [Nimi "väärtus"]; jutumärk on \" ja kurakriips \\.
damage-twice = Märgend { $tag } on siin kaks korda; igas mängus on iga märgend üks kord.
damage-move = „{ $text }” ei ole ei märgend ega käik { $number }. Käik kirjutatakse kujul { $number }. KÄIK, igaüks oma reale.
damage-long-line = Rida on liiga pikk: loetakse kuni { $most } KiB.
damage-no-text = See rida ei ole UTF-8 tekst.
damage-no-position = Mängul ei ole märgendit [Position "..."], näiteks [Position "{ $example }"].
damage-misere = Misere peab olema "true" või "false", mitte „{ $value }”.
damage-result = Result peab olema "1-0", "0-1", "1/2-1/2" või "*", mitte „{ $value }”.
damage-contradiction = Käikude järgi on tulemus „{ $result }”, mitte „{ $value }”.
damage-after-end = Mäng sai läbi enne seda käiku; siin võib järgneda ainult uus mäng.
record-no-file = { $file } on kaust, seade või toru, mitte tavaline fail.
record-too-large = { $file } on liiga suur: loetakse kuni { $most } MiB.
record-empty = Failis { $file } ei ole ühtki mängu.
record-cut = { $damaged } Seal jääb fail pooleli; kasutatakse seda, mis on enne, ja ülejäänu kaob, kui midagi juurde kirjutatakse.
record-replaces = Esimene käik asendab sinu lõpetamata mängu: { $game }
record-over = Faili { $file } viimane mäng on läbi; jätkata saab ainult lõpetamata mängu.
record-none-kept = Ühtki lõpetamata mängu ei ole alles; nimeta fail, mille --record on kirjutanud.
record-resumed = { $count ->
    [0] Mäng jätkub; ühtki käiku ei ole tehtud.
    [one] Mäng jätkub; tehtud on 1 käik.
   *[other] Mäng jätkub; tehtud on { $count } käiku.
  }
record-not-kept = Seda mängu ei hoita alles: { $why }
record-no-home = sinu kodukaust ei ole teada.

## The command line

file-unreadable = Faili { $file } ei saa lugeda: { $error }.
file-unwritable = Faili { $file } ei saa kirjutada: { $error }.
input-ended = Sisend lõppes enne, kui mäng läbi sai.
input-ended-kept = Sisend lõppes; mäng jääb alles: „nimatron play --resume” jätkab seda.
output-unwritable = Standardväljundisse ei saa kirjutada: { $error }.
input-or-output-failed = Lugemine või kirjutamine ebaõnnestus: { $error }.
work-interrupted = Töö katkestati.
work-given-up = Töö peatati: kutsete arvu või aja piir sai täis.
nimber-large = Nimber on suurem kui { $most } ja nii suurt see meetod ei leia.
beyond = { $refused ->
    [yes] See seis on selle arvuti jaoks liiga suur: süsteem ei anna vajalikku mälu, umbes { $memory } ({ $positions } seisu).
   *[no] { $short ->
        [yes] See seis on lahendamiseks liiga suur: vaja oleks umbes { $memory } mälu ({ $positions } seisu), aga piir on { $limit } (--max-memory).
       *[no] See seis on lahendamiseks liiga suur: otsing käiks läbi umbes { $positions } seisu{ $timed ->
            [yes] { " " }ja kestaks umbes { $time }
           *[no] { "" }
          }.
      }
  }
beyond-search = See seis on otsingu jaoks liiga suur, olgu mälu ja aega kui palju tahes.
moves-too-many = Käikude loend ({ $count }) vajaks rohkem mälu, kui --max-memory lubab.
time = { $unit ->
    [seconds] { $count ->
        [one] { $count } sekundi
       *[other] { $count } sekundit
      }
    [minutes] { $count } minutit
    [hours] { $count } tundi
   *[days] { $count } päeva
  }

## Errors of the system

system-error = { $kind ->
    [NotFound] sellist faili ega kausta ei ole{ system-error.numbered }
    [PermissionDenied] ligipääs on keelatud{ system-error.numbered }
    [IsADirectory] see on kaust{ system-error.numbered }
    [NotADirectory] see ei ole kaust{ system-error.numbered }
    [AlreadyExists] fail on juba olemas{ system-error.numbered }
    [StorageFull] seadmel ei ole enam ruumi{ system-error.numbered }
    [QuotaExceeded] kettakvoot on täis{ system-error.numbered }
    [ReadOnlyFilesystem] failisüsteem on ainult lugemiseks{ system-error.numbered }
    [FileTooLarge] fail on liiga suur{ system-error.numbered }
    [BrokenPipe] toru on katkenud{ system-error.numbered }
    [OutOfMemory] mälu ei jätku{ system-error.numbered }
   *[other] { $error }
  }
    .numbered = { $numbered ->
        [yes] { " " }(süsteemi viga { $number })
       *[no] { "" }
      }

## Reports

progress-answer = Lahendamine (Ctrl-C peatab)
so-far = Seni teada: { $known }.
so-far-outcome = { $wins ->
    [yes] käigul olev mängija võidab
   *[no] käigul olev mängija kaotab
  }
    .short = { $wins ->
        [yes] võiduseis
       *[no] kaotusseis
      }
so-far-nimber = nimber on { $nimber }
    .short = nimber { $nimber }
so-far-not = { $count ->
    [one] nimber ei ole { $nimbers }
   *[other] nimber ei ole ükski neist: { $nimbers }
  }
    .short = nimber ei ole { $nimbers }
so-far-moves = { $moves ->
    [one] ainus käik { $settled ->
        [0] otsustamata
       *[other] otsustatud
    }
   *[other] { $moves } käigust otsustatud { $settled }
  }
    .short = { $settled }/{ $moves ->
        [one] 1 käik
       *[other] { $moves } käiku
      }
so-far-winning = { $more ->
    [0] võidavad: { $moves }
   *[other] võidavad: { $moves } ja veel { $more }
  }
so-far-positions = { $count ->
    [one] salvestatud 1 seis
   *[other] salvestatud { $count } seisu
  }
    .short = { $count ->
        [one] 1 seis
       *[other] { $count } seisu
      }
position-with-terms = { $position } ({ $terms })
card = Jäta vastasele üks neist ja sa võidad:
card-alike = Jäta vastasele üks neist ja sa võidad ({ $alike }):
card-empty = Siit edasi ei ole ühtki kaotusseisu.
card-long = Kaotusseisude loend koostatakse kuni { $positions } seisust, mis võib kaua kesta. Võtmega --full koostatakse see siiski.
card-too-many = Siit edasi on { $count } kaotusseisu, liiga palju, et neid pähe õppida; --json loetleb kõik.
outcome = { $outcome ->
    [win] võit
    [draw] viik
    [loss] kaotus
    [beyond] liiga suur
   *[stopped] peatatud
  }
cutoffs = { $pay ->
    [yes] Kui tabel ei ole piiratud, säästavad kärped üksi siin kutseid.
   *[no] Kui tabel ei ole piiratud, ei tasu kärped üksi siin ära: kärbitud otsing ei salvesta midagi.
  }{ $bounded ->
    [yes] { " " }Kui tabel on piiratud, säästavad need kutseid.
    [no] { " " }Ka siis, kui tabel on piiratud, ei tasu need ära.
   *[unknown] { "" }
  }
ingredients-unknown = tundmatu meetod „{ $method }”; plussmärgiga ühendatud loendis on koostisosad { $known }, igaüks üks kord.
ingredients-mixed = „{ $method }” segab minimaksi nimbrite otsinguga või nimetab mõnd koostisosa kaks korda: raw-table, end-states, early-exit ja order on minimaksi, simple-cut, cut, etc, aspiration ja sharp nimbrite jaoks.
ingredients-two-tables = Meetodil „{ $method }” on kaks tabelit: nimeta table või raw-table.
ingredients-two-cuts = Meetodil „{ $method }” on kaks kärbet: nimeta simple-cut või cut.
ingredients-etc-table = Meetodis „{ $method }” ei ole koostisosal etc tabelit, kust vaadata; lisa table.
ingredients-etc-cut = Meetodis „{ $method }” ei ole koostisosal etc midagi kärpida; lisa simple-cut või cut.
ingredients-aspiration-cut = Meetodis „{ $method }” ei ole koostisosal aspiration midagi kärpida; lisa simple-cut või cut.

## Reasons

standing-over = { $won ->
    [yes] Mäng on läbi: mängija, kes oleks käigul, on võitnud.
   *[no] Mäng on läbi: mängija, kes oleks käigul, on kaotanud.
  }
standing-over-points = Mäng on läbi: võtta pole enam midagi.
standing-won = Parim käik on { $move }: { $deed }.{ $moves ->
    [0] { "" }
   *[other] { " " }{ $moves ->
        [one] See võidab kohe.
       *[other] See võidab hiljemalt { $moves } käiguga (sinu ja vastase käigud kokku).
      }
  }
every-move-loses = Iga käik kaotab.
standing-lost = Iga käik kaotab. { $moves ->
    [0] Ei ole teada, milline käik venitab mängu kõige kauem; üks võimalik käik on { $move }: { $deed }.
   *[other] Ükski käik ei venita mängu kauem kui { $move }: { $deed }. { $moves ->
        [one] See on viimane käik.
       *[other] Siis kestab mäng { $moves } käiku, see kaasa arvatud.
      }
  }
after-it-components = Pärast seda, koos nimbritega:
after-it = Pärast seda:
also-wins = { $count ->
    [one] Võidab ka: { $moves }.
   *[other] Võidavad ka: { $moves }.
  }
also-best = { $count ->
    [one] Sama hea: { $moves }.
   *[other] Sama head: { $moves }.
  }
also-wins-many = Võidukäike on veel { $count }.
also-best-many = Sama häid käike on veel { $count }.
standing-points = Parim käik on { $move }: { $deed }. Parima mängu korral saab käigul olev mängija siitpeale { $own } ja teine mängija { $other }: vahe on { $margin }.
standing-points-in-all = Parim käik on { $move }: { $deed }. { $final }
points-in-the-end = Parima mängu korral { $outcome ->
    [win] võidad siis { $own } : { $other }
    [draw] jääb mäng siis viiki { $own } : { $other }
   *[loss] kaotad siis { $own } : { $other }
  }, kui lugeda ka seda, mis mõlemal juba on.
leads-to-points = { $outcome ->
    [win] võiduni { $own } : { $other }
    [draw] viigini { $own } : { $other }
   *[loss] kaotuseni { $own } : { $other }
  }
endings-told = Miks: mida iga käik kohe annab, mis on parim vastus ja milleni see viib, kui lugeda ka seda, mis mõlemal juba on:
margins-told = Miks: vahe = kohe saadud mündid − vastase vahe pärast käiku (parima vastuse korral):
margin-answered = Kui võtta { $move }, saad kohe { $gains }; parim vastus on võtta { $answer }, mille järel on vahe vastase kasuks { $other }: lõplik vahe on { $gains } − { $other } = { $margin }.
margin-ends = Kui võtta { $move }, saad { $gains } ja mäng lõpeb: vahe on { $margin }.
more-margins = { $count ->
    [one] veel 1 käik, mis ei ole parem
   *[other] veel { $count } käiku, millest ükski ei ole parem
  }
margins-go-on = Võrdle käike pärast iga vastust samamoodi. Kui on võetud 1 virn, võib iga järgmise käiguga võtta ainult ühe virna.
why = Miks: { $reason }
why-by-enter = Enter ütleb, miks.
why-sooner = Käik { $move } võidab kiiremini: { $reason }
nimber-means = Nimber (ehk Grundy arv) on selle üksiku nim-hunniku suurus, millega seis on samaväärne.
nim-sum-means = Nim-summa leidmiseks kirjuta nimbrid arvu 2 eri astmete summana ja kriipsuta võrdsed paarikaupa maha: arvudest 3 ja 5 ehk 2 + 1 ja 4 + 1 jääb alles 2 + 4 = 6.
nim-sum-again = Vaata pärast iga vastust nimbrid järele ja käi nii, et nende nim-summa oleks jälle 0.
nimbers-of-components = { $kind ->
    [theorem-pin-rows-nimbers] { $count ->
        [one] üks rida, mille nimber on { $nimbers }
       *[other] { $count } rida, mille nimbrid on { $nimbers }
      }
    [theorem-heaps-nimbers] { $count ->
        [one] üks hunnik, mille nimber on { $nimbers }
       *[other] { $count } hunnikut, mille nimbrid on { $nimbers }
      }
   *[other] { $count ->
        [one] üks osa, mille nimber on { $nimbers }
       *[other] { $count } osa, mille nimbrid on { $nimbers }
      }
  }
component-nimber = nimber { $nimber }
theorem-component-lost = ükski käik ei jäta osi, mille nim-summa on 0, seega saab vastane selle alati nulliks teha.
    .short = ükski käik ei jäta osi, mille nim-summa on 0.
theorem-component-left = pärast käiku on { $after }. Ükski vastukäik ei jäta osi, mille nim-summa on 0, seega saad selle alati jälle nulliks teha.
    .idea = Kas saad osade nim-summa nulliks teha?
theorem-component-won = pärast käiku on { $after }; nim-summa on 0. Kes peab käima, kui nim-summa on 0, see kaotab (Sprague’i-Grundy teoreem): iga käik muudab seda ja vastane saab selle alati jälle nulliks teha.
    .idea = Kas saad nimbrite nim-summa nulliks teha?
    .short = see teeb nimbrite nim-summa nulliks.
theorem-components-won = seisus on { $before }; nim-summa on { $sum }. Pärast käiku on { $after }; nim-summa on nüüd 0. Kes peab käima, kui nim-summa on 0, see kaotab (Sprague’i-Grundy teoreem): iga käik muudab seda ja vastane saab selle alati jälle nulliks teha.
    .idea = Kas saad nimbrite nim-summa nulliks teha?
    .short = see teeb nimbrite nim-summa nulliks.
theorem-nimbers-repeat = On tõestatud, et nimbrid korduvad: periood on { $length } ja eelperiood { $before }.
theorem-heap-reduced = { $large } = { $small } + { $times ->
    [1] { $length }
   *[other] { $times } × { $length }
  } ja arvu { $small } nimber on { $nimber }.
theorem-heap-divided = { $won ->
    [yes] käik jätab { $heap }
   *[no] hunnikus on { $heap } ja { $heap }
  } = { $times } × { $length }{ $rest ->
    [0] .
   *[other] { " " }+ { $rest }.
  }
theorem-heap-remainders = { $count ->
    [one] Hunnik on kaotusseis parajasti siis, kui see on arvu { $length } kordne.
   *[other] Hunnik on kaotusseis parajasti siis, kui jääk arvuga { $length } jagamisel on üks neist: { $remainders }.
  } Ükski käik (võetakse { $set }) ei vii ühest sellisest hunnikust teise; igast muust hunnikust viib mõni käik sellisesse.
    .idea = Mis jääk tekib, kui jagada hunnik arvuga { $length }?
theorem-misere-nimbers = misère-mängus on kaotusseisud parajasti need: nim-summa 0, kui mõni nimber on suurem kui 1, ja nim-summa 1, kui ükski ei ole (Fergusoni teoreem).{ $won ->
    [yes] { " " }Jäta pärast iga vastust jälle mõni neist.
   *[no] { "" }
  }
    .idea = Mis on hunnikute nim-summa?
misere-nimbers = { $won ->
    [yes] Pärast käiku
   *[no] Siin
  } { $count ->
    [one] on nimber { $nimbers } ja nim-summa samuti.
   *[other] on hunnikute nimbrid{ $round ->
        [0] { "" }
       *[other] , jäägid arvuga { $round } jagamisel,
      } { $nimbers }: nende nim-summa on { $sum }{ $high ->
        [yes] {" "}ja vähemalt üks on suurem kui 1.
       *[no] .
      }
  }
theorem-components-none-left = pärast käiku ei saa keegi käia: see on viimane käik.
theorem-components-lost = seisus on { $before }; nim-summa on 0. Iga käik muudab seda ja vastane saab selle alati jälle nulliks teha.
    .short = nimbrite nim-summa on 0 ja iga käik muudab seda.
other-theorem = Kõige kergem on meelde jätta { $move }: { $law }
mex = { $count ->
    [one] Nimber on { $nimber }, vähim arv, mida ükski käik ei jäta (mex): käik jätab { $moves }.
   *[other] Nimber on { $nimber }, vähim arv, mida ükski käik ei jäta (mex): käigud jätavad { $moves }.
  }
parts = Seis jaguneb { $count } osaks, mis üksteist ei mõjuta. Nimber on nende nimbrite nim-summa (xor): { $sum } = { $nimber }.
in-brackets = { " " }({ $text })
as-sentence = { $text }.
certificate = { $listed ->
    [yes] { $won ->
        [yes] { $count ->
            [one] see jätab seisu { $position }. Selle ja sealt edasi tekkivate seisude seas on kaotusseis ainult see ise{ $alike }:
           *[other] see jätab seisu { $position }. Selle ja sealt edasi tekkivate seisude seas on { $count } kaotusseisu{ $alike }:
          }
       *[no] { $count ->
            [one] seisu { $position } ja sealt edasi tekkivate seisude seas on kaotusseis ainult see{ $alike }:
           *[other] seisu { $position } ja sealt edasi tekkivate seisude seas on { $count } kaotusseisu{ $alike }:
          }
      }
   *[no] { $won ->
        [yes] see jätab seisu { $position }. Selle ja sealt edasi tekkivate seisude seas on { $count } kaotusseisu ({ $card }).
       *[no] seisust { $position } edasi tekkivate seisude seas on { $count } kaotusseisu ({ $card }).
      }
  }
certificate-proves = { $count ->
    [one] Igast muust seisust, mis sealt tekkida võib,{ $spares ->
        [yes] { " " }viib sinna mõni käik, kui mäng ei ole läbi.
       *[no] { " " }viib sinna mõni käik.
      }
   *[other] Ükski käik ei vii ühest neist teise; igast muust seisust, mis sealt tekkida võib,{ $spares ->
        [yes] { " " }viib mõni käik ühte neist, kui mäng ei ole läbi.
       *[no] { " " }viib mõni käik ühte neist.
      }
  }
losing-by-heart = Või õpi pähe kaotusseisud, mis tekkida võivad (kokku { $count }; { $card }).
leaves-lost-drawn = see jätab kaotusseisu: igale vastukäigule saab vastata nii, et jääb jälle kaotusseis{ $ends ->
    [yes] , või lõpetab vastukäik mängu ja kaotab sellega
   *[no] { "" }
  }.
then-answer = siis { $move }
leaves-lost = see jätab seisu { $position }, mis on kaotusseis käigul olevale mängijale: igale vastukäigule saab vastata nii, et jääb jälle kaotusseis{ $ends ->
    [yes] , või lõpetab vastukäik mängu ja kaotab sellega
   *[no] { "" }
  }.
replies-answered = igale vastukäigule leidub vastus, mis võidab{ $ends ->
    [yes] , või lõpetab vastukäik mängu ja kaotab sellega
   *[no] { "" }
  }:
moves-answered = igale käigule leidub vastus, mis võidab{ $ends ->
    [yes] , või lõpetab käik mängu ja kaotab sellega
   *[no] { "" }
  }:
reply-answered = käigule { $reply } vastab { $answer }, mis jätab seisu { $then } ({ $note }).
reply-ends = { $reply } lõpetab mängu ja selle käigu tegija kaotab.
more-replies-answered = { $count ->
    [one] Vastus leidub veel ühele käigule{ $ends ->
        [yes] , või lõpetab see mängu ja kaotab sellega
       *[no] { "" }
      }.
   *[other] Vastus leidub veel { $count } käigule{ $ends ->
        [yes] , või lõpetavad need mängu ja kaotavad sellega
       *[no] { "" }
      }.
  }
more-replies = { $count ->
    [one] veel 1; ka sellele leidub vastus{ $ends ->
        [yes] { " " }või lõpetab see mängu
       *[no] { "" }
      }
   *[other] veel { $count }; igaühele neist leidub vastus{ $ends ->
        [yes] { " " }või lõpetab see mängu
       *[no] { "" }
      }
  }
more-replies-menu = { $count ->
    [one] veel 1; ka sellele leidub vastus{ $ends ->
        [yes] { " " }või lõpetab see mängu
       *[no] { "" }
      } („a” näitab seda)
   *[other] veel { $count }; igaühele neist leidub vastus{ $ends ->
        [yes] { " " }või lõpetab see mängu
       *[no] { "" }
      } ({ $listed ->
        [0] „a” näitab neid
       *[other] „a” näitab neist kuni { $listed }
    })
  }
left-out = { "  " }… { $more }
more-replies-alike = { $count ->
    [one] veel 1 jätab sama, mis üks neist ({ $alike })
   *[other] veel { $count } jätavad sama, mis üks neist ({ $alike })
  }
more-drawings = { $count ->
    [one] 1 joonis (--full näitab seda)
   *[other] { $count } joonist (--full näitab neid)
  }
drawings-mean = Iga pilt näitab, mis pärast neid käike alles on.
line-hint = „l” näitab pikimat käigujada, käik käigu järel.
line-hint-points = „l” näitab mõlema parimat mängu, käik käigu järel.
why-again = Veel kord „w” ütleb teoreemi täielikult.
piles-changed = 2=4 tähendab: hunnikus 2 on nüüd 4. Teised hunnikud ei muutunud.
as-told = { $text }
line-unknown = Pikimat käigujada siin ei teata.
no-replies = Näidata ei ole ühtki vastukäiku.
longest-line = Pikim käigujada, kui võitja kiirustab ja kaotaja venitab nii palju kui võimalik:
line-goes-on = ja nii edasi; näidatud on ainult esimesed { $count } käiku
best-line = Mõlema parim mäng:
side-own = käigul olev mängija
side-other = vastane
column-reply = vastukäik
column-gains = saab kohe
column-other = vastase vahe pärast käiku
column-margin = vahe
mark-best = parim
column-leaves = jätab
column-answer = vastus
column-leads-to = viib
leads-to = { $outcome ->
    [win] { $moves ->
        [0] võiduni
       *[other] { $moves ->
            [one] kohese võiduni
           *[other] võiduni { $moves } käiguga
          }
      }
    [draw] viigini
   *[loss] { $moves ->
        [0] kaotuseni
       *[other] { $moves ->
            [one] kohese kaotuseni
           *[other] kaotuseni { $moves } käiguga
          }
      }
  }
column-move = käik
note-end = lõpp
note-lost = jälle kaotusseis
note-two = mida ka ei mängitaks, alles on kaks käiku
    .short = alles on kaks käiku
    .means = Alles on kaks käiku: mida ka ei mängitaks, jääb täpselt kaks.
label-nim-sum = nim-summa

more = -- tühik: edasi, q: tagasi --
card-by-flag = --card loetleb kõik
card-by-letter = „c” loetleb kõik
card-by-json = solve --card --json loetleb kõik

## Typography

# Murdosa ees on koma; numbrid rühmitatakse ja arv jääb nimisõna juurde; sõnad, mis arvu järel nimisõnad ei ole.
typography-point = ,
typography-ties = yes
typography-tied-words = kurikas kurika arvu arvust arvuni arvuga hunnikust hunnikus hunnik reas nim-summa
typography-no-nouns = kuni või ning aga kui mis milles millel millest ehk jätab jääb võidab kaotab kokku korraga vaba jälle siis igas
# avoided: " ... __ _, _; _) (_

# term: losing position = kaotusseis
# term: winning position = võiduseis
# term: winning move = võidukäi
# term: optimal move = optimaal
# term: perfect player = veatu
# term: opponent = vasta
# term: board = laua, laud, laual
# term: nimber = nimbri, nimber
# term: nim-sum = nim-summa
# term: sprague-grundy = sprague’i-grundy
# term: component = osa, osi
# term: summand = liidetav
# term: transposition table = transpositsioonitabel
# term: theorem = teoree
# term: golden pair = kuldpaar
# term: misère = misère
# term: normal play = tavamäng
# term: domino = doomino
# term: learner = õppija
# term: matchbox = toos
# term: bead = kuul
# term: margin = vahe
# term: lesson = õppetu
# term: cell = ruut, ruud
# term: square = tük
# term: period = perioo
# term: heap = hunni
# term: pile = hunni

# What the check lists, and is right as it is.
# right: at-once-unreadable: pile
# right: column-nimber
# right: component-nimber
# right: damage-misere: "
# right: damage-result: "
# right: damage-tag: "
# right: map-shared: square
# right: misere-game
# right: name-level
# right: name-perfect
# right: nimber-by-command
# right: outcome-nimber
# right: position-cram-unreadable: ...
# right: report-nimber
# right: strategy-line: margin
# right: tagline-cram: board
# right: tagline-take: heap
# right: tree-nimber
# right: help-set: square
# right: words-misere: misère

## Figures

percent = { $number }%
list-and = { $first } ja { $last }
list-numbers = { $first } ja { $last }
list-or = { $first } või { $last }

## The quiz

quiz-ask = Kas võidu- või kaotusseis? (+ võit, - kaotus; t vihje, ? ei tea)
quiz-ask-points = Võidu- (+), kaotus- (-) või viigiseis (=)? (t vihje, ? ei tea)
quiz-help = Seis on võiduseis, kui käigul olev mängija saab võita, mida vastane ka ei teeks; muidu on see kaotusseis. Sisesta „+” (võit) või „-” (kaotus) või sõna.
quiz-help-points = Seis on võiduseis, kui käigul olev mängija saab siitpeale rohkem kui vastane, mida vastane ka ei teeks; viigiseis, kui parim on võrdsus. Sisesta „+” (võit), „-” (kaotus) või „=” (viik) või sõna.
quiz-refuse = „{ $answer }” ei ole siin vastus. { $accepted }
quiz-accepts = Sisesta „+” (võit) või „-” (kaotus) või „?”, kui sa ei tea; „h” on abi.
quiz-accepts-points = Sisesta „+” (võit), „-” (kaotus) või „=” (viik) või „?”, kui sa ei tea; „h” on abi.
quiz-accepts-move = { $how } Või sisesta „?”, kui sa ei tea, või „w KÄIK”, et näha miks; „h” on abi.
quiz-such-as = Kirjuta käik, näiteks { $example }.
quiz-no-tip = Selle seisu kohta teist vihjet ei ole.
quiz-help-why = „w KÄIK” ütleb, miks käik on hea või halb. See loetakse valeks nagu „?”.
quiz-told = Käigu kohta küsimine loetakse mitteteadmiseks.
quiz-ask-move = Milline käik võidab? (t vihje, w KÄIK miks, ? ei tea)
quiz-help-move = Sisesta käik, mis võidab. „q” lõpetab.
quiz-ask-best = Milline käik on parim? (t vihje, w KÄIK miks, ? ei tea)
quiz-help-best = Sisesta käik, mis annab parima vahe: mida sa siitpeale saad, miinus mida vastane saab. „q” lõpetab.
quiz-verdict = { $right ->
    [yes] Õige: { $fact }.
    [unknown] Vastus: { $fact }.
   *[no] Vale: { $fact }.
  }
quiz-outcome = { $outcome ->
    [win] see on võiduseis
    [draw] see on viigiseis
   *[loss] see on kaotusseis
  }
quiz-best = { $points ->
    [yes] { $count ->
        [one] parim on käik { $moves }, iga muu on halvem
       *[other] parimad on käigud { $moves }, iga muu on halvem
      }
   *[no] { $count ->
        [one] võidab ainult käik { $moves }
       *[other] võidavad ainult käigud { $moves }
      }
  }
quiz-card-by-solve = solve --card loetleb kõik
quiz-read = Õpi järgmisena: nimatron learn { $name } (õppetund { $number }: { $title })

## Answers

words-help = abi juhend
words-why = miks
words-undo = tühista
words-redo = uuesti
words-quit = lõpeta välju
words-back = tagasi
words-yes = jah
words-no = ei
words-review = analüüs
words-change = teine muuda vaheta
words-keep = jätka
words-won = võit võidetud võiduseis
words-lost = kaotus kaotatud kaotusseis
words-drawn = viik viigiseis

## Going back, and misère play

help-back = „b” läheb tagasi eelmise küsimuse juurde.
refuse-back = See on esimene küsimus.
refuse-misere = { $game }: sellel mängul ei ole misère-mängu. Vali see ilma sõnata misere või vali mõni teine mäng.
words-misere = kaotusmäng misère

## Positions that are too large

no-hints = { $memory ->
    [yes] { $why } Mängi edasi: kui seis on väiksem, saab ka soovitusi. Või alusta mängu nii, et --max-memory on suurem.
   *[no] { $why } Mängi edasi: kui seis on väiksem, saab ka soovitusi.
  }
machine-knows = { $name }: enam ma huupi ei mängi.

## Sums of games

variant-only-normal = { $game }: sellel mängul ei ole võtit --misere, sest see on tavamäng, kus nimbrid liituvad.
beyond-summand = Liidetav { $number } on liiga suur; liidetavad jagavad mälu võrdselt. { $why }

## Memory that the system refuses

# Öeldakse enne, kui sõnad on koostatud, seega ühel real ja andmeteta.
memory-first = Programm ei saa käivituda: süsteem ei anna mälu, mida see vajab.

## What is known so far

so-far-theorem = teoreemi järgi võidab käik { $move }
so-far-share = tehtud umbes { $percent }% tööst
so-far-games = { $count ->
    [one] 1 mängust
   *[other] { $count } mängust
  } hinnatud { $judged }
others-unsettled = Kas ka muud käigud võidavad, ei ole teada: otsing kestaks liiga kaua.

boxes-in-use = Faili { $file } kasutab teine nimatron; oota, kuni see lõpetab, või nimeta teine fail.
boxes-no-lock = Faili { $file } ei saa lukustada: { $lock } ei ole tavaline fail.
learn-help-keys = „t” annab vihje. „?” tähendab „ei tea”: näed põhjust ja vastus loetakse valeks.
learn-no-progress-file = { $file } on kaust, seade või toru; edenemist hoitakse tavalises failis.
typography-colon = :
typography-semicolon = ;
ask-turn-only = Käik [{ $move }]:
hints-examined = Mäng on läbi vaadatud ja vihjed on lukus (--hints): „y” alustab uut.
won-you = Sa võitsid, { $name }.
won-other = { $name } võitis.
short-send = rida saatmiseks
words-send = saada
forfeit-resigned = { $name } alistub.
words-more = veel
forgotten = Kustutatud: { $file }
forgotten-none = Ühtegi skoori ega tugevust pole hoitud.
refuse-name-move = „{ $answer }” on käik, aga mäng algab pärast nimesid. Sisesta nimi või lihtsalt Enter nurksulgudes oleva jaoks.
