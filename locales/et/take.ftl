# Mida ütleb ainult lahutamismäng.

tagline-take = võta 1, 2 või 3 (või muu kokkulepitud arv)
    .name = Lahutamismäng
rules-take = Lahutamismäng: võta ühest hunnikust ära üks arvudest { $set }. Kes ei saa käia, kaotab.
    .strategy = leia iga hunniku nimber ja mängi nendega nagu mängus nim.
rules-take-misere = Lahutamismäng, misère: võta ühest hunnikust ära üks arvudest { $set }. Kes teeb viimase käigu, kaotab.
terms-take = võetakse { $value }
ask-set = Milliseid arve võib võtta?
help-set = Sisesta arvud, mida võib ühe käiguga võtta, näiteks 1,3,4, 1-5 või 1-3,7; lihtsalt Enter valib nurksulgudes olevad. „q” lõpetab.
set-unreadable = „{ $word }” ei ole arvude hulk. Kirjuta arvud, mida võib võtta, 1 kuni { $most }, näiteks 1,3,4, 1-5 või 1-3,7: kõige rohkem { $numbers }.
position-take = „{ $word }” ei ole hunnik. Seis on hunnikute suurused, näiteks 7 või 7,5: täisarvud, kokku kuni { $most }, ja kuni { $heaps } hunnikut.
move-unreadable-numbers = „{ $move }” ei ole käik. Kirjuta 2:3, et võtta hunnikust 2 kolm.
move-take-none = Hunnikust { $heap } ei saa midagi võtta: selles on ainult { $size }, aga vähim lubatud arv on { $least }. Vali mõni teine hunnik.
move-take-count = Hunnikust { $heap } ei saa võtta { $count }; selles on { $size }. Võtta saab: { $takable }.
deed-taken = võtab hunnikust { $heap } ära { $taken }
    .advice = võta hunnikust { $heap } ära { $taken }
moves-take = Kirjuta 2:3, et võtta hunnikust 2 kolm.
