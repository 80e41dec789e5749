# Mida ütleb ainult mängude summa.

tagline-sum = mitu mängu korraga; kes käia ei saa, kaotab
    .name = Mängude summa
rules-sum = Mängude summa: mitu mängu on kõrvuti. Käik tehakse neist ühes, selle mängu reeglite järgi. Kes ei saa üheski käia, kaotab.
    .strategy = kirjuta üles iga mängu nimber ja mängi nendega nagu mängus nim.
moves-sum = Kirjuta 2/1:3, et teha liidetavas 2 käik 1:3: liidetava number, kaldkriips ja käik nii, nagu seda selles mängus kirjutatakse.
position-sum-too-many = { $count } liidetavat on liiga palju: summas on neid kuni { $most }.
summand-refused = Liidetav { $number }: { $why }
summand-empty = mäng puudub. Kirjuta iga mäng koos seisuga ja nende vahele +: { $example }.
summand-no-game = „{ $game }” ei saa olla summas. Summas saavad olla: { $known }.
summand-no-position = { $game }: puudub seis, näiteks { $game } { $example }.
summand-misere = liidetaval ei ole oma võtit --misere. Anna --misere kogu summale, väljaspool jutumärke.
summand-no-options = { $game }: sellel mängul ei ole võtmeid, seega ei sobi „{ $option }”.
summand-no-option = { $game }: sellel mängul ei ole võtit „{ $option }”. Sobivad: { $known }.
summand-no-value = { $option } vajab väärtust.
move-unreadable-sum = „{ $move }” ei ole käik. Kirjuta liidetava number, kaldkriips ja selle mängu käik, näiteks 2/1:3.
move-no-such-summand = Liidetavat { $summand } ei ole: liidetavate numbrid on 1 kuni { $summands }.
deed-summand = { $deed } liidetavas { $number } ({ $game })
    .advice = { $advice } liidetavas { $number } ({ $game })
place-summand = on liidetavas { $number } ({ $game })
ask-summand = Millises liidetavas ({ $offered })?
help-summand = Sisesta selle liidetava number, milles käid: { $offered }. Edasi küsib juba see mäng. „b” viib tagasi menüüsse, „q” lõpetab.
ask-summands = Millised mängud?
help-summands = Sisesta kuni { $most } mängu, vahel +, igaüks koos seisu ja võtmetega: { $example }. Summas saavad olla: { $known }. „q” lõpetab.
theorem-summands-left = käik jätab liidetavad paaridena, mille mõlemas liikmes mängitakse ühtemoodi. Mida vastane ühes teeb, seda tee sama paari teises: sul on alati vastus ja viimase käigu teed sina.
    .idea = Kas saad jätta liidetavad paaridena, mille mõlemas liikmes mängitakse ühtemoodi?
theorem-summands-faced = liidetavad moodustavad paarid, mille mõlemas liikmes mängitakse ühtemoodi. Mida ühes ka ei tehtaks, vastane saab sama teha sama paari teises ja nii teeb viimase käigu tema.
    .short = liidetavad moodustavad paarid, mille mõlemas liikmes mängitakse ühtemoodi, nii et vastane saab iga käiku korrata.
note-summands = jälle paarid, kus mängitakse ühtemoodi
theorem-summands-last = pärast käiku ei saa keegi üheski liidetavas käia: see on viimane käik.
theorem-summands-won = { $count ->
    [one] käik muudab nimbrit: enne { $old }, pärast { $new }.
   *[other] mängude nimbrite nim-summa on { $sum }. Käik muudab liidetava { $number } nimbrit: enne { $old }, pärast { $new }. See teeb nim-summa nulliks.
  }
    .idea = Mis on iga liidetava nimber? Milline käik teeb nende nim-summa nulliks?
theorem-summands-leave = { $count ->
    [one] pärast käiku on nimber 0.
   *[other] pärast käiku on mängude nimbrite nim-summa 0.
  }
    .idea = Mis on iga liidetava nimber? Milline käik teeb nende nim-summa nulliks?
theorem-summands-lost = { $count ->
    [one] nimber on 0 ja iga käik muudab seda.
   *[other] mängude nimbrite nim-summa on { $sum } ja iga käik muudab seda.
  }
    .short = nimbrite nim-summa on 0 ja iga käik muudab seda.
summand-nimber = Liidetava { $number } nimber on { $nimber }{ $how }.
summand-heaps-nimbers = Selles mängus on nimbrid (suurus 1 kuni { $most }) { $nimbers }{ $more ->
    [yes] { " " }(edasised loetleb nimatron sequence).
   *[no] .
  }
nimber-by-parts = { " " }(arvude { $parts } nim-summa)
nimber-by-remainder = , jääk arvu { $number } jagamisel arvuga { $round }
nimber-by-size = , mis on selle hunniku suurus
nimber-by-copies = : mida seal ka ei tehtaks, seda saab korrata
nimber-by-command = { " " }(nimatron solve { $summand })
theorem-summands = Sprague’i-Grundy teoreemi järgi on { $count ->
    [one] mäng
   *[other] iga mäng
  } samaväärne ühe nim-hunnikuga, mille suurus on mängu nimber{ $larger ->
    [yes] ; käik võib seda ka suurendada, aga vastane saab selle tagasi võtta.
   *[no] .
  } Kes peab käima, kui { $count ->
    [one] nimber
   *[other] nim-summa
  } on 0, see kaotab: iga käik muudab seda ja vastane saab selle alati jälle nulliks teha.
