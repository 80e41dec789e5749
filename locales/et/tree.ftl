# What is said by the feature tree.

tree-title = { $game } { $position }: mängupuu
tree-counts = Seise: { $nodes }; kärpeid: { $cut }; otsingu kutseid: { $calls }.
tree-left-out = { $count ->
    [one] Üks seis on välja jäetud
   *[other] { $count } seisu on välja jäetud
}; --full näitab kõiki.
tree-values-max = +1: võidab mängija, kes alustab. −1: võidab teine mängija.
tree-values-mover = +1: võidab käigul olev mängija. −1: võidab teine mängija.
tree-margins-max = Kõigepealt punktid, mis alustaja selle käiguga ja pärast seda saab; sulgudes see, kui palju on neid rohkem kui teisel mängijal.
tree-margins-mover = Kõigepealt punktid, mis käigul olev mängija sealt edasi saab; sulgudes see, kui palju on neid rohkem kui teisel mängijal, koos käiguga sinna.
tree-chosen = *: käigud, mille mõlemad mängijad valivad.
tree-turned = märk vahetatud: seal on käigul teine mängija.
tree-sets = R: nimbrid, mille kohta otsing küsib. P: need, mis on lõpus veel võimalikud.
tree-nimber = nimber { $nimber }
tree-stored = salvestatud
tree-not-stored = salvestamata
tree-end = lõpp
tree-decided = otsustatud
tree-decided-means = otsustatud: väärtus on seal teada ilma otsinguta.
tree-cut = kärbe
tree-again = nagu eespool ({ $position })
tree-again-turned = nagu eespool ({ $position }), märk vahetatud
refuse-tree-size = See puu on joonistamiseks liiga suur: puus on kuni 100 000 seisu ja kuni { $most } käigu pikkused jadad. Väiksema seisu puu saab joonistada, sügava seisu oma võtmega --depth.
refuse-tree-method = See meetod ei käi selle mängu seise ükshaaval läbi, seega ei ole sel puud.
trace-nothing = mitte midagi
