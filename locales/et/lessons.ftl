# Kursus. Õppetunnil on pealkiri ja atribuudid: mõte kolmes lauses; vihje, mis käiku ei nimeta; näide rida-realt; ja küsimus arvu kohta.

lesson-backwards = Võit või kaotus, lõpust alustades
    .idea = Kui midagi enam võtta ei ole, on käigul olev mängija kaotanud. Seis on võiduseis, kui mõni käik jätab kaotusseisu. Seis on kaotusseis, kui iga käik jätab võiduseisu.
    .tip = Milliseid arve saad jätta? Loe nullist ülespoole: kas mõni neist on kaotusseis?
    .example =
        Kui tikke on 0, on käigul olev mängija kaotanud. Märgi see miinusega.
        Seisudest 1 ja 2 viib mõni käik seisu 0, seega on mõlemad võiduseisud: pluss.
        Seisust 3 viib iga käik seisu 2 või 1 ja mõlemad on võiduseisud: 3 on kaotusseis.
        Samamoodi on 4 ja 5 võiduseisud ning 6 kaotusseis.
        Kui seisust { $position } võtta { $move }, jääb { $left }, mis on kaotusseis. Seega see käik võidab.
lesson-remainder = Jääk
    .idea = Kui võtta võib 1 kuni M tikku, jäta arvu M+1 kordne. Ükskõik mitu vastane võtab, võta nii palju, et kokku saaks M+1. Nii jääb iga kord selle arvu kordne ja lõpuks 0.
    .tip = Jaga tikkude arv arvuga M+1. Mis on jääk?
    .number = Mis on jääk, kui jagada arvuga M+1?
    .example =
        Võtta võib kuni 3, seega loe neljakaupa.
        Kui { $position } jagada neljaga, on jääk { $move }. Võta nii palju: alles jääb { $left }.
        Kui vastane võtab 1, võta 3; kui ta võtab 2, võta 2; kui ta võtab 3, võta 1. Siis on alles 4.
        Vasta veel kord samamoodi ja viimane tikk on sinu.
lesson-last-stick = Viimast tikku ei taha keegi
    .idea = Misère-mängus kaotab see, kes võtab viimase tiku. Seega jäta üks tikk rohkem kui arvu M+1 kordne. Pane see üks mõttes kõrvale ja mängi ülejäänutega nagu varem.
    .tip = Pane üks tikk kõrvale. Mis jääk tekib, kui jagada ülejäänute arv arvuga M+1?
    .example =
        Tikke on { $position }. Pane neist üks kõrvale: mängida jääb 7.
        Võtta võib kuni 3 ja kui 7 jagada neljaga, on jääk { $move }. Võta nii palju.
        Alles jääb { $left } tikku: 4, millega mängida, ja see üks, mida keegi ei taha.
        Ükskõik mitu vastane võtab, täienda see neljani. Viimane tikk jääb vastasele.
lesson-period = Tabel ja selle periood
    .idea = Kui võtta võib ainult teatud arve, märgi hunnikud nullist alates järjest võiduks või kaotuseks. Mõne aja pärast hakkavad märgid samas järjekorras korduma. Leia, kui pikk on korduv osa, ja jaga hunnik selle pikkusega.
    .tip = Märgi 0, 1, 2, 3 ja nii edasi, kuni märgid korduvad. Millise märgitud hunnikuga on see hunnik sarnane?
    .example =
        Võtta võib 1, 3 või 4. 0 on kaotusseis; seisust 1 saab jätta 0, seega on see võiduseis.
        Seisust 2 saab jätta ainult 1, seega on see kaotusseis. Seisudest 3, 4, 5 ja 6 saab igaühest jätta 0 või 2: need on võiduseisud.
        Seisust 7 saab jätta 6, 4 või 3 ja kõik need on võiduseisud: 7 on kaotusseis ja kõik kordub.
        Seega on hunnik kaotusseis, kui selle jagamisel seitsmega on jääk 0 või 2.
        Hunniku { $position } jääk on 6. Käik { $move } jätab { $left }, mille jääk on 2: see võidab.
lesson-pairs = Kaks võrdset hunnikut
    .idea = Kaks võrdset hunnikut on kaotusseis. Ükskõik mitu ühest võetakse, vastane võtab sama palju teisest. Nii on vastasel alati vastus ja viimase käigu teeb tema.
    .tip = Kas saad teha hunnikud paarikaupa võrdseks?
    .example =
        Seisus { $position } on hunnikud erinevad. Tee need võrdseteks: { $move } jätab { $left }.
        Kui vastane võtab ühest hunnikust 2, võta teisest 2: jääb kaks ühe tikuga hunnikut.
        Kui vastane võtab terve hunniku, võta teine: viimane tikk on sinu.
lesson-copying = Vastase käigu kordamine
    .idea = Jäta kaks ühesugust poolt ja korda ühes seda, mida vastane teises teeb. Kaylesis löö rea keskele; chompis hoia kaks võrdset haru. Cramis vasta igale käigule sama käiguga, mis on poolpöörde võrra pööratud.
    .tip = Kas saad jätta kaks ühesugust poolt?
    .example =
        Reas on { $position } kurikat. Löö rea keskele: { $move } jätab { $left }.
        Pooled on ühesugused. Vastane peab üht neist muutma.
        Tee teises sedasama: pooled on jälle ühesugused ja viimane kurikas on sinu.
lesson-powers = Nim ja arvu 2 astmed
    .idea = Iga suurus on arvu 2 eri astmete summa: 5 on 4 + 1 ja 6 on 4 + 2. Jäta seis, kus iga aste esineb paarisarv kordi. Mida vastane siis ka ei teeks, mõni aste hakkab esinema paaritu arv kordi ja sina saad selle arvu jälle paarisarvuks teha.
    .tip = Millised astmed esinevad paaritu arv kordi? Otsi hunnik, milles on neist suurim.
    .number = Mis on paariliseta kahe astmete summa?
    .example =
        1 on 1, 5 on 4 + 1 ja 6 on 4 + 2.
        Aste 4 esineb kaks korda ja aste 1 samuti. Aste 2 esineb üks kord, see on paaritu arv.
        Aste 2 on ainult hunnikus 6. Ilma selleta jääb 4: { $move } jätab { $left }.
        Nüüd esineb iga aste paarisarv kordi.
lesson-nim-sum = Kahendsüsteem ja käigu leidmine
    .idea = Kirjuta suurused kahendsüsteemis üksteise alla: nim-summas on 1 igas veerus, kus ühtesid on paaritu arv. Kes peab käima, kui nim-summa on 0, see kaotab. Et jätta nim-summa 0, vali hunnik, mille real on vasakpoolseimas sellises veerus number 1, ja muuda sel real iga sellise veeru number vastupidiseks.
    .tip = Leia vasakpoolseim veerg, kus ühtesid on paaritu arv. Milliste hunnikute real on seal 1?
    .number = Kui suur on nim-summa?
    .example =
        4 on 0100, 9 on 1001 ja 11 on 1011.
        Astme 4 veerus ja astme 2 veerus on ühtesid paaritu arv: nim-summa on 0110 ehk 6.
        Astme 4 veerus on 1 ainult hunnikul 4. Muuda mõlemad numbrid: 0100 muutub arvuks 0010 ehk 2.
        { $move } jätab { $left }, mille nim-summa on 0.
lesson-misere-nim = Misère-nim
    .idea = Misère-nimis kaotab see, kes võtab viimase tiku. Kuni vähemalt kahes hunnikus on vähemalt kaks tikku, mängi nagu tavamängus. Kui selliseid hunnikuid on ainult üks, jäta sellesse 0 või 1 tikk, nii et ühe tikuga hunnikuid jääks paaritu arv.
    .tip = Mitmes hunnikus on vähemalt kaks tikku? Kui ühes: kas soovid jätta sellesse 0 või 1?
    .example =
        Seisus { $position } on ainult ühes hunnikus rohkem kui üks tikk, seega otsustub mäng nüüd.
        Ilma selle hunnikuta jääks kaks ühe tikuga hunnikut ja viimane tikk oleks sinu.
        Seega jäta sellesse üks tikk: { $move } jätab { $left }, paaritu arvu ühe tikuga hunnikuid.
        Vastane võtab ühe, sina võtad ühe ja vastane peab võtma viimase.
lesson-mex = Hunniku nimber
    .idea = Käikudeta seisu nimber on 0. Iga muu seisu nimber on vähim arv, mis ei ole ühegi sellest ühe käiguga tekkiva seisu nimber. Nimber 0 on kaotusseis, iga muu nimber on võiduseis.
    .tip = Milliseid nimbreid saab käik jätta? Mis on vähim puuduv arv?
    .number = Kui suur on nimber?
    .example =
        Võtta võib 1, 3 või 4. Hunnikute 0, 1, 2 ja 3 nimbrid on 0, 1, 0 ja 1.
        Hunnikust 4 saab 3, 1 või 0, mille nimbrid on 1, 1 ja 0. Vähim puuduv arv on 2.
        Hunnikust 5 saab 4, 2 või 1, mille nimbrid on 2, 0 ja 1. Vähim puuduv arv on 3.
        Hunnikust { $position } saab 5, 3 või 2, mille nimbrid on 3, 1 ja 0. Seega on selle nimber 2.
        { $move } jätab { $left }, mille nimber on 0: see võidab.
lesson-sums = Mängude summad
    .idea = Mängude summas tehakse käik ühes mängus. Iga mäng on nagu nim-hunnik, mille suurus on selle mängu nimber. Seega leia nimbrid ja jäta nim-summa 0.
    .tip = Mis on iga mängu nimber? Mängi nende arvudega nagu mängus nim.
    .number = Mis on nimbrite nim-summa?
    .example =
        Tikke võib korraga võtta kuni 3, seega on nende nimber jääk, kui 5 jagada neljaga: 1.
        Nim-hunniku nimber on selle suurus: 4.
        Tee arvust 4 arv 1: { $move } jätab { $left }.
        Nüüd on mõlemad nimbrid 1 ja nim-summa on 0.
lesson-kayles = Kayles ja Dawsoni kayles
    .idea = Kaylesi käik võib rea kaheks jagada ja osi liidetakse nagu nim-hunnikuid. Seega arvuta kõigi ridade nimbrite nim-summa. Dawsoni kaylesil (kood 0.07), kus käik võtab alati kaks naabrit, on nimbrid teised, aga neid leitakse samamoodi.
    .tip = Millised nimbrid siin on? Mida saad muuta nii, et nim-summa oleks 0?
    .number = Mis on ridade või hunnikute nimbrite nim-summa?
    .example =
        Nelja ja kuue kurika ridade nimbrid on 1 ja 3: nim-summa on 2.
        Ka kuue kurika rea nimbriks peab saama 1: { $move } jätab { $left }.
        Nüüd on nim-summa 0.
lesson-golden = Kuldpaarid
    .idea = Tikuhunnikute mängus võetakse ühest hunnikust või kahest sama palju. Kahe hunniku puhul on kaotusseisud kuldpaarid: 1 2, 3 5, 4 7, 6 10, … Paar number n algab vähima arvuga, mida üheski varasemas paaris ei ole, ja selle teine arv on n võrra suurem.
    .tip = Millise kuldpaarini saad jõuda? Otsi suurust, mis jääb samaks, või sama vahet.
    .example =
        Paar number 1 on 1 2. Vähim järelejäänud arv on 3 ja 3 + 2 on 5: paar number 2 on 3 5.
        Nüüd on vähim järelejäänud arv 4 ja 4 + 3 on 7: paar number 3 on 4 7.
        Seisus { $position } jääb alles paari 3 5 arv 3: { $move } jätab { $left }.
        Ükski käik ei vii ühest paarist teise. Seega ei saa vastane paari jätta, sina aga saad alati paari juurde tagasi jõuda.
lesson-no-formula = Valemit ei ole
    .idea = Chompis võidab alustaja igal ristkülikul, milles on rohkem kui üks tükk: kui viimase nurga äramurdmine kaotaks, oleks vastase võiduvastus sobinud juba esimeseks käiguks. Selle käigu valemit aga keegi ei tea. Seega uuri kõigepealt väikseid seise; mängus Mündid arvuta, mida iga käik lõpuks annab.
    .tip = Mida iga käik jätab? Alusta käikudest, mis jätavad vähe.
    .example =
        { $position } on ristkülik, seega mõni käik võidab. Aga milline?
        a2 jätab ühe rea ja vastane murrab ära kõik peale mürgise tüki.
        b2 jätab harud 3 ja 2 ning vastane teeb need võrdseteks.
        Otsing leiab käigu { $move }. See jätab { $left } ja igale vastukäigule leidub vastus, mis võidab.

## The course

learn-course = Kursus: { $count } õppetunnist omandatud { $mastered }
learn-due-in = { $days ->
    [0] korrata nüüd
    [one] korrata homme
   *[other] korrata { $days } päeva pärast
  }
learn-after = { $days ->
    [one] 1 päev
   *[other] { $days } päeva
  }
learn-boxes = Tikutoosid: kuul on omandatud õppetund, mis tuleb nii mitme päeva pärast tagasi
learn-ask = Milline õppetund? [{ $number }]
learn-help = Sisesta õppetunni number või nimi; lihtsalt Enter valib nurksulgudes oleva. „q” lõpetab.
learn-repeats = { $count ->
    [one] Kordamist vajab 1 õppetund. Kõigepealt küsimus selle kohta.
   *[other] Kordamist vajab { $count } õppetundi. Kõigepealt küsimus igaühe kohta.
  }
refuse-lesson = „{ $lesson }” ei ole õppetund. Sobib arv 1 kuni { $most } või { $known }.

## A lesson

learn-title = Õppetund { $number } (kokku { $count }): { $title }
learn-example = Näide: { $game } { $position }
learn-next = Enter näitab järgmist rida:
learn-next-help = Vajuta lihtsalt Enter, et näha näite järgmist rida. „q” lõpetab.
learn-next-refuse = „{ $answer }” siia ei sobi. Vajuta lihtsalt Enter; „h” on abi, „q” lõpetab.
learn-drills = { $left ->
    [one] Nüüd küsimused: veel 1 õige vastus ja algab viimane mäng.
   *[other] Nüüd küsimused: { $left } õiget vastust järjest ja algab viimane mäng.
  }
learn-odd = (* paaritu arv)
learn-drill = { $game } { $position }
learn-earlier = Jälle õppetund { $lesson }: { $game } { $position }
learn-answer = { $game } { $position } on kaotusseis ja vastane teeb käigu { $move }.
learn-refute = { $game } { $position } on võiduseis ja vastane teeb käigu { $move }: see on viga.
learn-tip = Vihje. { $tip }
learn-ask-number = { $question } (t vihje, ? ei tea)
learn-help-number = Sisesta täisarv.
learn-accepts-number = Sisesta täisarv või „?”, kui sa ei tea; „h” on abi.
learn-ask-idea = Milline mõte otsustab selle seisu? (a kuni { $most }; t vihje, ? ei tea)
learn-help-idea = Sisesta selle õppetunni täht, mille mõte otsustab, kas seis on võidu- või kaotusseis.
learn-accepts-idea = Sisesta täht a kuni { $most } või „?”, kui sa ei tea; „h” on abi.
learn-why = Miks: { $idea ->
    [powers] { $outcome ->
        [win] järele jääb { $left }, kus arvu 2 iga aste esineb paarisarv kordi.
       *[loss] arvu 2 iga aste esineb paarisarv kordi. Pärast iga käiku esineb mõni paaritu arv kordi ja vastane teeb selle arvu jälle paarisarvuks.
      }
    [nimbers] { $outcome ->
        [win] järele jääb { $left }, mille nimber on 0, ja nimber 0 kaotab.
       *[loss] nimber on 0, ja see kaotab: ükski käik ei jäta jälle 0.
      }
   *[marks] { $outcome ->
        [win] järele jääb { $left }, mis on kaotusseis.
       *[loss] iga käik jätab võiduseisu.
      }
  }
learn-mex = { $count ->
    [0] Seisust { $position } ei ole ühtki käiku, seega on nimber 0.
    [1] Seisust { $position } jätavad käigud nimbri { $moves }. Vähim arv, mis puudub (mex), on { $nimber }: see ongi nimber.
   *[other] Seisust { $position } jätavad käigud nimbrid { $moves }. Vähim arv, mis puudub (mex), on { $nimber }: see ongi nimber.
  }
learn-right-number = see arv on { $number }
learn-right-idea = see on õppetund { $number }, { $title }
learn-restarts = Vaja on nelja õiget vastust järjest, seega algab loendus jälle nullist.
learn-row = Õigeid järjest: { $row } (vaja { $most })
learn-boss = Viimane mäng: { $game } { $position }; vastane on { $name }, kes mängib veatult. Sina alustad ja saad võita.
learn-boss-lost = { $name } võitis. Proovi veel kord samast seisust.
learn-mastered = Õppetund { $number } on omandatud: { $title }. See tuleb tagasi { $days ->
    [one] 1 päeva pärast
   *[other] { $days } päeva pärast
  }.
learn-input-ended = Sisend lõppes enne, kui õppetund läbi sai.
learn-kept = Sinu edenemine on failis { $file }.

## Progress

learn-damaged = Faili { $file } rida { $line } on vigane, seega ei muudetud midagi. --reset paneb faili kõrvale ja alustab algusest.
learn-reset = Kursus algab uuesti. Senine edenemine on failis { $file }.
learn-reset-none = Edenemist veel ei ole.
learn-unkept = Siin edenemist ei hoita: ilma terminalita on vaja võtit --progress FAIL.
learn-not-kept = Edenemist ei hoita. { $why }
learn-no-home = Edenemist ei hoita, sest kodukausta ei ole.

words-learn = õppetunnid õpi
first-due = { $count ->
    [one] Kordamist vajab 1 õppetund („learn”).
   *[other] Kordamist vajab { $count } õppetundi („learn”).
  }
