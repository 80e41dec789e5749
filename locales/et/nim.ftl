# Mida ütleb ainult nim.

tagline-nim = võta ühest hunnikust
    .name = Nim
rules-nim = Nim: võta ühest hunnikust nii palju tikke, kui soovid. Kes võtab viimase tiku, võidab.
    .strategy = kirjuta iga hunnik arvu 2 eri astmete summana (5 = 4 + 1) ja jäta seis, kus iga aste esineb paarisarv kordi.
rules-nim-misere = Nim, misère: võta ühest hunnikust nii palju tikke, kui soovid. Kes võtab viimase tiku, kaotab.
    .strategy = mängi nagu tavamängus, kuni vähemalt kahe tikuga hunnikuid on alles üks; siis jäta paaritu arv ühe tikuga hunnikuid.
move-unreadable-nim = „{ $move }” ei ole käik. Kirjuta 2:1, et võtta hunnikust 2 üks tikk.
theorem-nim-won = käik teeb nim-summa nulliks; enne käiku on see { $sum }. (Kirjuta hunnikute suurused kahendsüsteemis üksteise alla: nim-summas on 1 igas veerus, kus ühtesid on paaritu arv. Käigu leidmiseks võta hunnik, mille real on neist veergudest vasakpoolseimas number 1, ja muuda sel real iga sellise veeru number vastupidiseks: nii muutub hunnik väiksemaks.) Mängija, kelle ees on nim-summa 0, kaotab (Bouton, 1901): iga käik muudab ühtede arvu mõnes veerus paarituks ja vastane teeb selle samal viisil jälle paarisarvuks.
    .idea = Nim-summa on { $sum }. Milliste hunnikute real on selle vasakpoolseimas veerus number 1?
    .short = see teeb nim-summa nulliks.
theorem-nim-won-misere = käik teeb nim-summa nulliks ja jätab alles vähemalt kahe tikuga hunniku; enne käiku on nim-summa { $sum }. (Kirjuta hunnikute suurused kahendsüsteemis üksteise alla: nim-summas on 1 igas veerus, kus ühtesid on paaritu arv. Käigu leidmiseks võta hunnik, mille real on neist veergudest vasakpoolseimas number 1, ja muuda sel real iga sellise veeru number vastupidiseks: nii muutub hunnik väiksemaks.) Kuni selline suurem hunnik on olemas, mängi nagu tavamängus. Kui neid on alles ainult üks, ei ole nim-summa 0, seega on käik sinu: jäta sellesse 0 või 1 tikk nii, et ühe tikuga hunnikuid jääks paaritu arv, ja viimase tiku võtab vastane.
    .idea = Nim-summa on { $sum }. Milliste hunnikute real on selle vasakpoolseimas veerus number 1?
    .short = see teeb nim-summa nulliks.
theorem-nim-lost = nim-summa on { $sum }. (Kirjuta hunnikute suurused kahendsüsteemis üksteise alla: nim-summas on 1 igas veerus, kus ühtesid on paaritu arv.) Iga käik muudab ühtede arvu mõnes veerus paarituks ja vastane saab selle alati kõigis veergudes jälle paarisarvuks teha.
    .short = nim-summa on { $sum } ja iga käik muudab seda.
theorem-nim-lost-misere = nim-summa on { $sum } ja on olemas vähemalt kahe tikuga hunnik. (Kirjuta hunnikute suurused kahendsüsteemis üksteise alla: nim-summas on 1 igas veerus, kus ühtesid on paaritu arv.) Kuni selline hunnik on olemas, muudab iga käik ühtede arvu mõnes veerus paarituks ja vastane saab selle kõigis veergudes jälle paarisarvuks teha. Kui selliseid hunnikuid on alles ainult üks, ei ole nim-summa 0, seega on käik vastase: ta jätab sellesse 0 või 1 tiku nii, et ühe tikuga hunnikuid jääb paaritu arv.
    .short = nim-summa on { $sum } ja iga käik muudab seda.
theorem-pairs-left = pärast käiku on hunnikud paarikaupa võrdsed. Mitu tikku vastane ühest hunnikust võtab, sama mitu võta sama paari teisest hunnikust (Tweedledumi ja Tweedledee strateegia): sul on alati vastus ja viimane tikk on sinu.
    .idea = Kas saad teha hunnikud paarikaupa võrdseks?
    .short = see teeb hunnikud paarikaupa võrdseks.
theorem-pairs-faced = hunnikud on paarikaupa võrdsed. Ükskõik mitu ühest hunnikust võetakse, vastane saab sama palju võtta sama paari teisest hunnikust ja nii võtab viimase tiku tema.
    .short = hunnikud on paarikaupa võrdsed, nii et vastane saab iga käiku korrata.
note-pairs = jälle paarikaupa võrdsed
note-as-nim = nagu nimi seis { $left }
moves-nim = Kirjuta 2:1, et võtta hunnikust 2 üks tikk.
