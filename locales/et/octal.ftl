# Mida ütlevad ainult kaheksandmängud.

tagline-octal = võta ja jaga koodi järgi, näiteks 0.137
    .name = Kaheksandmäng
rules-octal = Kaheksandmäng { $code }: käik võtab midagi ühest hunnikust. Esimene number pärast punkti ütleb, mis võib hunnikust jääda, kui võetakse 1, teine, kui võetakse 2, ja nii edasi: 1 mitte midagi, 2 üks hunnik, 4 kaks hunnikut; liida need, et lubada mitut (3: mitte midagi või üks hunnik). Number 4 enne punkti lubab hunnikut jagada midagi võtmata. Kes ei saa käia, kaotab.
    .strategy = leia iga hunniku nimber ja mängi nendega nagu mängus nim.
rules-octal-misere = Kaheksandmäng { $code }, misère: käik võtab midagi ühest hunnikust. Esimene number pärast punkti ütleb, mis võib hunnikust jääda, kui võetakse 1, teine, kui võetakse 2, ja nii edasi: 1 mitte midagi, 2 üks hunnik, 4 kaks hunnikut; liida need, et lubada mitut (3: mitte midagi või üks hunnik). Number 4 enne punkti lubab hunnikut jagada midagi võtmata. Kes teeb viimase käigu, kaotab.
terms-octal = kood { $value }
ask-code = Mis on kaheksandmängu kood?
    .means = Kaheksandmängu mängitakse hunnikutega ja kood ütleb, mida käik tohib. Esimene number pärast punkti käib 1 võtmise kohta, teine 2 võtmise kohta ja nii edasi. 1: hunnikust ei jää midagi; 2: jääb üks hunnik; 4: kaks hunnikut; summa lubab mitut. Nii lubab 0.137 võtta 1, kui see on terve hunnik, võtta 2 ja jätta mitte midagi või ühe hunniku ning võtta 3 ja jätta mitte midagi, ühe hunniku või kaks.
help-code = Sisesta mängu kood, näiteks 0.77 (kayles), 0.07 (Dawsoni kayles) või 0.137 (Dawsoni male); lihtsalt Enter valib nurksulgudes oleva. Iga number pärast punkti ütleb, mis võib jääda, kui võetakse 1, 2, 3 ja nii edasi: 1 mitte midagi, 2 üks hunnik, 4 kaks hunnikut; liida need, et lubada mitut (3: mitte midagi või üks hunnik). „q” lõpetab.
code-unreadable = „{ $code }” ei ole kaheksandmängu kood. Kood on 0 või 4, punkt ja numbrid 0 kuni 7, näiteks 0.137.
code-first-digit = Koodis „{ $code }” peab enne punkti olema 0 või 4: muu numbri puhul võiks käik jätta hunniku samaks ja mäng ei lõpeks kunagi.
code-large-digit = Koodis „{ $code }” on number, mis on suurem kui 7. Kaheksandmängu numbrid on 0 kuni 7: summa arvudest 1 (midagi ei jää), 2 (üks hunnik) ja 4 (kaks hunnikut).
code-too-long = Kood „{ $code }” on liiga pikk: pärast punkti võib olla kuni { $most } numbrit.
code-without-moves = Mängus „{ $code }” ei ole ühtegi käiku. Vähemalt üks koodi number peab nullist erinema.
position-octal = „{ $word }” ei ole hunnik. Seis on hunnikute suurused, näiteks 7 või 7,5: täisarvud, kokku kuni { $most }, ja kuni { $heaps } hunnikut.
move-unreadable-octal = „{ $move }” ei ole käik. Kirjuta 2:3, et võtta hunnikust 2 kolm, 2:3=5, et jätta hunnik 5, või 2:3=1+4, et jätta kaks hunnikut, 1 ja 4.
move-octal-none = Hunnikus { $heap } ei saa käia: selles on ainult { $size }. Vali mõni teine hunnik.
move-octal-count = Hunnikust { $heap } ei saa võtta { $count }; selles on { $size }. Võtta saab: { $takable }.
move-octal-left = Kui hunnikust { $heap } võtta { $taken }, jääb kokku { $rest }. Kirjuta, mis jääb, nii nagu kood lubab, näiteks { $example }.
deed-octal-halves = jagab hunniku { $heap } kaheks
    .advice = jaga hunnik { $heap } kaheks
deed-octal-leaves = võtab hunnikust { $heap } ära { $taken } ja jätab ühe hunniku: { $other }
    .advice = võta hunnikust { $heap } ära { $taken } ja jäta üks hunnik: { $other }
deed-octal-breaks = võtab hunnikust { $heap } ära { $taken } ja jätab kaks: { $one } ja { $other }
    .advice = võta hunnikust { $heap } ära { $taken } ja jäta kaks: { $one } ja { $other }
deed-octal-splits = jagab hunniku { $heap } kaheks: { $one } ja { $other }
    .advice = jaga hunnik { $heap } kaheks: { $one } ja { $other }
ask-octal-taken = Mitu võtad ({ $offered })?
help-octal-taken = Sisesta, mitu hunnikust { $heap } võtad: { $offered }. „b” viib tagasi menüüsse, „q” lõpetab.
ask-octal-small = Jääb { $rest }. Kui suur on kahest hunnikust väiksem (0 kuni { $most }; 0: üks)?
help-octal-small = Järele jääb { $rest }: sellest võib jääda üks hunnik või saada kaks. Sisesta 0, kui jääb üks hunnik, või kahest väiksema suurus, kuni { $most }. „b” viib tagasi menüüsse, „q” lõpetab.
ask-octal-broken = { $rest } jagatakse kaheks hunnikuks. Kui suur on väiksem ({ $least } kuni { $most })?
help-octal-broken = Järele jääb { $rest } ja sellest peab saama kaks hunnikut. Sisesta väiksema suurus, { $least } kuni { $most }. „b” viib tagasi menüüsse, „q” lõpetab.
limit-octal = { $answer } on liiga palju: kahes hunnikus on kokku { $rest } ja küsitakse väiksema suurust
moves-octal = Kirjuta 2:3, et võtta hunnikust 2 kolm, 2:3=5, et jätta hunnik 5, ja 2:3=1+4, et jätta kaks hunnikut, 1 ja 4.
