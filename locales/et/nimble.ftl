# Mida ütleb ainult nimble.

tagline-nimble = nihuta münte ribal allapoole
    .name = Nimble
rules-nimble = Nimble: riba nummerdatud ruutudel on mündid, ühel ruudul kui tahes palju. Nihuta üht münti allapoole, kui mitu ruutu soovid; ruudule 0 jääb see paigale. Kes teeb viimase käigu, võidab.
    .strategy = iga münt on nimi hunnik, mille suurus on mündi ruudu number.
rules-nimble-misere = Nimble, misère: riba nummerdatud ruutudel on mündid, ühel ruudul kui tahes palju. Nihuta üht münti allapoole, kui mitu ruutu soovid; ruudule 0 jääb see paigale. Kes teeb viimase käigu, kaotab.
    .strategy = iga münt on nimi hunnik, mille suurus on mündi ruudu number.
moves-nimble = Kirjuta 2:1, et nihutada münti 2 ühe ruudu võrra.
position-nimble = „{ $word }” ei ole ruut. Seis on iga mündi ruudu number, näiteks 3,0,4: täisarvud 0 kuni { $most }.
move-unreadable-nimble = „{ $move }” ei ole käik. Kirjuta 2:1, et nihutada münti 2 ühe ruudu võrra.
move-nimble = { $move } ei ole siin võimalik. Pikimad käigud: { $most }.
deed-nimble = nihutab mündi { $place } ruudult { $from } ruudule { $to }
    .advice = nihuta münt { $place } ruudult { $from } ruudule { $to }
said-nimble = Münt { $number }: ruut { $count }{ $taken ->
    [0] .
   *[other] , enne { $taken } võrra kõrgemal.
  }
alike-nimble = müntide järjekord ei loe
theorem-nimble-left = iga münt on nimi hunnik, mille suurus on mündi ruudu number. Nii viib käik nimi seisust { $piles } seisu { $left }. Nimis: { $reason }
    .idea = Iga münt on nimi hunnik, mille suurus on mündi ruudu number. Mida teeksid nimi seisus { $piles }?
    .short = see jätab nimi seisu { $left }, mis on kaotusseis.
theorem-nimble-faced = iga münt on nimi hunnik, mille suurus on mündi ruudu number, seega on see nimi seis { $piles }, kaotusseis. Nimis: { $reason }
    .short = see on nimi seis { $piles }, kaotusseis.
