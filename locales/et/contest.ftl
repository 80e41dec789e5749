# What is said by the feature contest.

usage-match = Matš vajab seisu ja kaht mängijat, näiteks nimatron match nim 3,5,7 perfect random.
usage-match-drawn = Võtmega --random-starts vajab matš kaht mängijat ja mitte ühtki seisu, näiteks nimatron match nim perfect random --random-starts 3.
refuse-match-player = mängija „{ $seat }” ei saa matši mängida; sobib { $known } või perfect@70 (optimaalne käik 70% juhtudest), soovi korral kooloni järel nimi, näiteks perfect:Ann.
progress-match = Mängimine
contest-title = { $game }, algseis { $position }: { $count ->
    [one] 1 mäng
   *[other] { $count } mängu
  }, seeme { $seed }
contest-title-random = { $game }, juhuslikud algseisud suurusega { $size }: { $count ->
    [one] 1 mäng
   *[other] { $count } mängu
  }, seeme { $seed }
column-won = võite
column-lost = kaotusi
column-drawn = viike
column-right = optimaalne
column-choices = valikuid
column-mean = keskmine ms
column-longest = pikim ms
column-forfeits = loobumisi
contest-forfeit = Mäng { $number }: { $why }
contest-more = { $count ->
    [one] Loobumiskaotusega lõppes veel 1 mäng.
   *[other] Loobumiskaotusega lõppes veel { $count } mängu.
  }
contest-means = Optimaalne: kui suur osa käikudest oli optimaalne seal, kus käigud ei olnud kõik võrdselt head. Loobumine loetakse kaotuseks. Ajad on ühe käigu ajad.
