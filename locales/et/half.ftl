# Mida ütleb ainult mäng, kus võetakse kuni pool.

tagline-half = võta hunnikust kuni pool
    .name = Poolitamine
rules-half = Poolitamine: võta ühest hunnikust midagi ära, kuni poole. Kes ei saa käia, kaotab.
    .strategy = jäta üks vähem kui kahe aste (1, 3, 7, 15, …); mitme hunniku korral mängi nimbritega nagu mängus nim.
rules-half-misere = Poolitamine, misère: võta ühest hunnikust midagi ära, kuni poole. Kes teeb viimase käigu, kaotab.
move-half = { $most ->
    [0] Hunnikust { $heap } ei saa midagi võtta: selles on ainult { $size }. Vali mõni teine hunnik.
   *[other] Hunnikust { $heap } ei saa võtta { $count }; selles on { $size }. Võtta saab kuni poole: { $most }.
  }
theorem-half-nimbers = Hunniku 2n nimber on n ja hunniku 2n + 1 nimber on sama mis hunnikul n: hunnikute nimbrid (suurus 1 kuni { $most }) on { $nimbers }{ $more ->
    [yes] { " " }(edasised loetleb nimatron sequence).
   *[no] .
  }{ $dead ->
    [yes] { " " }Hunnikuid, mida ükski käik ei muuda, ei loeta.
   *[no] { "" }
  }
theorem-half-left = käik jätab hunniku, mis on ühe võrra väiksem kui kahe aste (1, 3, 7, 15, …). Sealt ei jäta ükski käik sellist hunnikut: järgmine väiksem on alla poole. Pärast iga vastust saad sellise jälle jätta.
    .idea = Kas saad jätta ühe võrra vähem kui kahe aste?
    .short = see jätab ühe võrra vähem kui kahe aste.
theorem-half-faced = hunnik on ühe võrra väiksem kui kahe aste (1, 3, 7, 15, …). Ükski käik ei jäta sellist hunnikut: järgmine väiksem on alla poole. Pärast iga käiku saab vastane sellise jälle jätta.
moves-half = Kirjuta 2:3, et võtta hunnikust 2 kolm.
