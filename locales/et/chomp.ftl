# Mida ütleb ainult chomp.

tagline-chomp = murra tükke tahvlist, mille nurk on mürgine
    .name = Chomp
rules-chomp = Chomp: vali šokolaaditahvlist üks tükk ja murra see ära koos kõigega, mis on sellest paremal ja allpool. Vasak ülemine tükk on mürgine ja seda ei võeta kunagi. Kes ei saa käia, kaotab.
    .strategy = jäta võrdsed harud (ruudu puhul b2); kahe rea puhul jäta alumine ühe võrra lühemaks; edaspidi hoia seda nii.
rules-chomp-misere = Chomp, misère: vali šokolaaditahvlist üks tükk ja murra see ära koos kõigega, mis on sellest paremal ja allpool. Vasak ülemine tükk on mürgine ja seda ei võeta kunagi. Kes teeb viimase käigu, kaotab.
deed-bite = murrab ära { $count ->
    [one] tüki { $cell }
   *[other] { $count } tükki alates kohast { $cell }
  }
    .advice = murra ära { $count ->
    [one] tükk { $cell }
   *[other] { $count } tükki alates kohast { $cell }
  }
position-chomp-unreadable = „{ $word }” ei ole tahvel. Kirjuta 3x4, kui tahvlis on 3 rida ja 4 veergu, või ridade pikkused ülalt alla, näiteks 4,4,2.
position-chomp-no-corner = Tahvlis „{ $word }” ei ole vasakut ülemist tükki: esimese rea pikkus peab olema vähemalt 1, sest seda tükki ei võeta kunagi.
position-chomp-longer-below = „{ $word }” ei ole tahvel: ükski rida ei saa olla pikem kui selle kohal olev; 4,4,2 sobiks.
move-unreadable-chomp = „{ $move }” ei ole käik. Kirjuta tükk veeru tähe ja rea numbriga, näiteks b2.
move-poisoned = { $cell } on mürgine ja seda ei võeta kunagi. Vali mõni teine tükk.
move-no-such-bar-row = Tükki { $cell } ei ole: ridade numbrid on 1 kuni { $rows }.
move-no-such-square = Tükki { $cell } ei ole: reas { $row } on veerud a kuni { $letter }.
ask-square = Milline tükk, näiteks { $example }?
help-square = Sisesta veeru tähe ja rea numbriga tükk, mis murtakse ära koos kõigega, mis on sellest paremal ja allpool: { $example }. „b” viib tagasi menüüsse, „q” lõpetab.
theorem-poisoned-left = alles on ainult mürgine tükk, seega ei saa vastane käia.
    .idea = Kas saad jätta ainult mürgise tüki?
theorem-arms-left = käik jätab L-kujulise tahvli, mille mõlema haru pikkus on { $arm }. Kui palju vastane ühest harust murrab, nii palju murra teisest: sul on alati vastus ja viimase käigu teed sina.
    .idea = Kas saad jätta kaks võrdset haru?
    .short = see jätab võrdsed harud.
theorem-arms-faced = tahvel on L-kujuline ja selle mõlema haru pikkus on { $arm }. Ükskõik kui palju ühest harust murtakse, vastane saab teisest sama palju murda ja nii teeb viimase käigu tema.
theorem-rows-left = käik jätab kaks rida, millest alumine on ühe võrra lühem. Mida vastane ka ei murraks, saad jälle jätta alumise rea ühe võrra lühemaks ja nii teed viimase käigu sina.
    .idea = Kas saad jätta kaks rida, millest alumine on ühe võrra lühem?
    .short = see jätab alumise rea ühe võrra lühemaks.
theorem-rows-faced = alles on kaks rida, millest alumine on ühe võrra lühem. Mida ka ei murtaks, vastane saab jälle jätta alumise rea ühe võrra lühemaks ja nii teeb viimase käigu tema.
theorem-columns-left = käik jätab kaks veergu, millest parempoolne on ühe võrra lühem. Mida vastane ka ei murraks, saad jälle jätta parempoolse veeru ühe võrra lühemaks ja nii teed viimase käigu sina.
    .idea = Kas saad jätta kaks veergu, millest parempoolne on ühe võrra lühem?
    .short = see jätab parempoolse veeru ühe võrra lühemaks.
theorem-columns-faced = alles on kaks veergu, millest parempoolne on ühe võrra lühem. Mida ka ei murtaks, vastane saab jälle jätta parempoolse veeru ühe võrra lühemaks ja nii teeb viimase käigu tema.
note-arms = jälle võrdsed harud
note-rows = jälle ühe võrra lühem
note-columns = jälle ühe võrra lühem
alike-bars = read ja veerud võib omavahel vahetada
moves-chomp = Kirjuta b2, et murda ära tükk veerus b ja reas 2 koos kõigega, mis on sellest paremal ja allpool.
place-bite = algab reast { $row }
