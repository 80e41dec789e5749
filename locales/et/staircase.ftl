# Mida ütleb ainult trepi-nim.

tagline-staircase = nihuta münte trepist alla
    .name = Trepi-nim
rules-staircase = Trepi-nim: trepi astmetel on mündid. Nihuta ühelt astmelt järgmisele alumisele, kui mitu münti soovid; astmelt 1 lähevad mündid laualt ära. Kes võtab laualt viimase mündi, võidab.
    .strategy = iga paaritu astme mündid on nimi hunnik. Mündid, mille vastane toob paaritule astmele, saada kohe edasi.
rules-staircase-misere = Trepi-nim, misère: trepi astmetel on mündid. Nihuta ühelt astmelt järgmisele alumisele, kui mitu münti soovid; astmelt 1 lähevad mündid laualt ära. Kes võtab laualt viimase mündi, kaotab.
    .strategy = iga paaritu astme mündid on nimi hunnik. Mündid, mille vastane toob paaritule astmele, saada kohe edasi.
moves-staircase = Kirjuta 2:1, et nihutada 1 münt astmelt 2 astmele 1.
position-staircase = „{ $word }” ei sobi. Seis on müntide arv astmel 1, astmel 2 ja nii edasi, näiteks 3,0,1: täisarvud, kokku kuni { $most }.
move-unreadable-staircase = „{ $move }” ei ole käik. Kirjuta 2:1, et nihutada 1 münt astmelt 2 astmele 1.
move-staircase = { $move } ei ole siin võimalik. Suurimad käigud: { $most }.
deed-staircase = { $place ->
    [1] võtab astmelt 1 laualt ära { $count }
   *[other] nihutab astmelt { $place } astmele { $to } { $count }
  }
    .advice = { $place ->
    [1] võta astmelt 1 laualt ära { $count }
   *[other] nihuta astmelt { $place } astmele { $to } { $count }
  }
said-staircase = Aste { $number }: { $count }{ $taken ->
    [0] .
   *[other] , alla nihutatud { $taken }.
  }
theorem-staircase-left = loevad ainult mündid paaritutel astmetel: igaüks neist astmetest on nimi hunnik. Nii viib käik nimi seisust { $piles } seisu { $left }{ $grows ->
    [yes] {" "}(üks hunnik kasvab)
   *[no] {""}
  }. Mündid, mille vastane toob paaritule astmele, saada kohe edasi, ja hunnikud on nagu enne. Nimis: { $reason }
    .idea = Loevad ainult mündid paaritutel astmetel: igaüks neist astmetest on nimi hunnik. Mida teeksid nimi seisus { $piles }?
    .short = paaritutel astmetel jätab see nimi seisu { $left }, mis on kaotusseis.
theorem-staircase-faced = { $open ->
    [yes] loevad ainult mündid paaritutel astmetel: igaüks neist astmetest on nimi hunnik, seega on see nimi seis { $piles }, kaotusseis. Mündid, mis tuuakse paaritule astmele, saadab vastane kohe edasi, ja hunnikud on nagu enne. Nimis: { $reason }
   *[no] loevad ainult mündid paaritutel astmetel, ja neid ei ole. Mündid, mis tuuakse paaritule astmele, saadab vastane kohe edasi, ja nii teeb viimase käigu tema.
  }
    .short = paaritutel astmetel on see nimi seis { $piles }, kaotusseis.
