# Mida ütleb ainult Grundy mäng.

tagline-grundy = jaga hunnik kaheks erineva suurusega osaks
    .name = Grundy mäng
rules-grundy = Grundy mäng: jaga üks hunnik kaheks erineva suurusega hunnikuks. Kes ei saa käia, kaotab.
    .strategy = leia iga hunniku nimber ja mängi nendega nagu mängus nim.
rules-grundy-misere = Grundy mäng, misère: jaga üks hunnik kaheks erineva suurusega hunnikuks. Kes teeb viimase käigu, kaotab.
move-unreadable-grundy = „{ $move }” ei ole käik. Kui hunnikus 2 on 5, siis selle jagamiseks osadeks 1 ja 4 kirjuta 2:1+4.
move-grundy-none = Hunnikut { $heap } ei saa jagada kaheks erineva suurusega hunnikuks: selles on ainult { $size }. Vali mõni teine hunnik.
move-grundy-unequal = Hunnikus { $heap } on { $size }. Jaga see kaheks erineva suurusega hunnikuks, mille summa on { $size }, näiteks { $example }.
deed-grundy = jagab hunniku { $heap } kaheks: { $one } ja { $other }
    .advice = jaga hunnik { $heap } kaheks: { $one } ja { $other }
ask-grundy = Kui suur on kahest väiksem (1 kuni { $most })?
help-grundy = Hunnikust { $heap }, milles on { $size }, saab kaks erineva suurusega hunnikut. Sisesta väiksema suurus, 1 kuni { $most }. „b” viib tagasi menüüsse, „q” lõpetab.
limit-grundy = { $answer } on liiga palju: kahes erinevas hunnikus on kokku { $size } ja küsitakse väiksema suurust
moves-grundy = Kirjuta 2:1+4, et jagada hunnik 2 hunnikuteks 1 ja 4.
