# Mida ütlevad ainult tikuhunnikud.

tagline-matches = võta ühest hunnikust või kahest sama palju
    .name = Tikuhunnikud
rules-matches = Tikuhunnikud: võta ühest hunnikust nii palju tikke, kui soovid{ $most ->
    [1] {""}
    [2] , või kahest hunnikust kummastki sama palju
    [10] , või mitmest hunnikust igaühest sama palju; korraga võib võtta kui tahes mitmest hunnikust (1+2+3:1 võtab hunnikutest 1, 2 ja 3 igaühest ühe tiku)
   *[other] , või mitmest hunnikust igaühest sama palju; korraga võib võtta kuni { $most } hunnikust (1+2+3:1 võtab hunnikutest 1, 2 ja 3 igaühest ühe tiku)
  }. Kes võtab viimase tiku, võidab.
    .strategy = { $most ->
    [1] kirjuta iga hunnik arvu 2 eri astmete summana (5 = 4 + 1) ja jäta seis, kus iga aste esineb paarisarv kordi.
   *[other] kahe hunniku puhul jäta kuldpaar: 1 2, 3 5, 4 7, … (paar n: vähim kasutamata arv ja sellest n võrra suurem).{ $most ->
        [2] {" "}Kaotusseis on ka kolm võrdset hunnikut.
       *[other] {""}
    }
  }
rules-matches-misere = Tikuhunnikud, misère: võta ühest hunnikust nii palju tikke, kui soovid{ $most ->
    [1] {""}
    [2] , või kahest hunnikust kummastki sama palju
    [10] , või mitmest hunnikust igaühest sama palju; korraga võib võtta kui tahes mitmest hunnikust (1+2+3:1 võtab hunnikutest 1, 2 ja 3 igaühest ühe tiku)
   *[other] , või mitmest hunnikust igaühest sama palju; korraga võib võtta kuni { $most } hunnikust (1+2+3:1 võtab hunnikutest 1, 2 ja 3 igaühest ühe tiku)
  }. Kes võtab viimase tiku, kaotab.
terms-matches = hunnikuid korraga: { $value ->
    [any] kui tahes palju
   *[other] { $value }
  }
at-once-unreadable = --piles-at-once: sobib arv 1 kuni { $most } või „any”, aga mitte „{ $value }”.
move-unreadable-matches = „{ $move }” ei ole käik. Kirjuta 2:1, et võtta üks tikk hunnikust 2, või 1+2:1, et võtta hunnikutest 1 ja 2 kummastki üks tikk.
move-unreadable-several = „{ $move }” ei ole käik. Kirjuta 2:1, et võtta üks tikk hunnikust 2, või 1+2:1, et võtta hunnikutest 1 ja 2 kummastki üks tikk, ja nii edasi; korraga võib võtta kuni { $most } hunnikust.
theorem-golden = { $smaller } ja { $larger } on kuldpaar number { $number } (Wythoffi paarid: { $pairs }, …; paar number n on vähim varem kasutamata arv ja sellest n võrra suurem). Seega on iga suurus ja iga vahe täpselt ühes paaris.
    .short = { $smaller } ja { $larger } on kuldpaar.
theorem-golden-misere = { $smaller } ja { $larger } on kuldpaar number { $number } (Wythoffi paarid: { $pairs }, …; paar number n on vähim varem kasutamata arv ja sellest n võrra suurem). Misère-mängus on paaride 0 0 ja 1 2 asemel 0 1 ja 2 2. Neil on samad suurused ja samad vahed, seega on iga suurus ja iga vahe ikka täpselt ühes paaris.
    .short = { $smaller } ja { $larger } on kuldpaar.
theorem-golden-stand-in = misère-mängus on kuldpaaride (Wythoffi paaride) 0 0 ja 1 2 asemel 0 1 ja 2 2, ja siin ongi { $smaller } ja { $larger }; kõik teised ({ $pairs }, …) jäävad samaks. Uutel paaridel on samad suurused ja samad vahed, seega on iga suurus ja iga vahe ikka täpselt ühes paaris.
golden-left = Iga käik säilitab kas ühe suuruse või vahe, seega ei vii ükski käik paarist paari. Igast muust seisust aga viib mõni käik ühte neist paaridest: vähenda suuremat hunnikut, kuni see on väiksema hunniku paariline; kui suurem hunnik on selleks liiga väike, on sama vahe mõnel väiksemal paaril: võta mõlemast hunnikust sama palju. Nüüd peab vastane paarist lahkuma.
    .idea = Millise kuldpaarini saad jõuda?
golden-faced = Iga käik säilitab kas ühe suuruse või vahe, seega ei vii ükski käik paarist paari. Igast muust seisust aga viib mõni käik ühte neist paaridest: vähenda suuremat hunnikut, kuni see on väiksema hunniku paariline; kui suurem hunnik on selleks liiga väike, on sama vahe mõnel väiksemal paaril: võta mõlemast hunnikust sama palju.
    .idea = Hunnikud moodustavad kuldpaari ja ükski käik ei jäta teist kuldpaari.
note-golden = jälle kuldpaar
theorem-three-equal-left = käik jätab kolm võrdset hunnikut suurusega { $size }. Kui mitu tikku vastane ühest või kahest neist võtab, nii mitu võta igast ülejäänust: siis jääb jälle kolm võrdset hunnikut või on viimased tikud sinu.
    .idea = Kas saad jätta kolm võrdset hunnikut?
    .short = see jätab kolm võrdset hunnikut.
theorem-three-equal-faced = alles on kolm võrdset hunnikut suurusega { $size }. Ükskõik mitu ühest või kahest neist võetakse, vastane saab igast ülejäänust sama palju võtta: nii jääb jälle kolm võrdset hunnikut või võtab vastane viimased tikud.
    .idea = alles on kolm võrdset hunnikut. Mida saab vastane pärast sinu käiku ülejäänud hunnikutega teha?
note-three-equal = jälle kolm võrdset hunnikut
moves-matches = Kirjuta 2:1, et võtta üks tikk hunnikust 2{ $most ->
    [1] {""}
   *[other] , ja 1+2:1, et võtta hunnikutest 1 ja 2 kummastki üks tikk
  }.
