# What is said by the feature bots.

refuse-command = exec: järele peab tulema programmi käsk, milles on ainult nähtavad märgid, näiteks exec:./bot.
bot-not-run = programmi „{ $command }” ei saa käivitada: { $error }
bot-not-found = programmi „{ $command }” ei saa käivitada: kest ei tunne sellist käsku.
forfeit-no-move = { $name } vastas „{ $line }”. { $why }
forfeit-not-legal = { $name } vastas „{ $line }”, mis ei ole lubatud. { $why }
forfeit-out-of-turn = { $name } kirjutas „{ $line }”, kui ei olnud tema kord.
forfeit-late = { $name } ei teinud käiku { $seconds } s jooksul.
forfeit-long-line = { $name } kirjutas rea, mis on pikem kui { $most } KiB.
forfeit-comments = { $name } kirjutas ühe käigu ajal rohkem kui { $most } kommentaari.
forfeit-ended = { $known ->
    [yes] { $name } lõpetas käiku tegemata, olek { $status }.
   *[no] { $name } lõpetas käiku tegemata.
  }
record-program = Faili { $file } viimases mängus mängib programm. Üleskirjutus ei käivita käske: alusta uut mängu võtmega --first või --second.
refuse-skill = „{ $skill }” ei ole mootori mänguviis; sobib { $known } või perfect@70 (optimaalne käik 70% juhtudest).
engine-version = „{ $line }” on teine protokoll; see mootor kasutab protokolli nimatron 1.
engine-line = „{ $line }” ei ole arusaadav; rida on nimatron 1, game NIMI, position SEIS või quit.
engine-no-game = Ühtki mängu ei ole alustatud.
engine-fixed = { $option } ei saa mängu ajal muutuda.
usage-match = Matš vajab seisu ja kaht mängijat, näiteks nimatron match nim 3,5,7 perfect random.
usage-match-drawn = Võtmega --random-starts vajab matš kaht mängijat ja mitte ühtki seisu, näiteks nimatron match nim perfect random --random-starts 3.
refuse-match-player = mängija „{ $seat }” ei saa matši mängida; sobib { $known }, exec:KÄSK või perfect@70 (optimaalne käik 70% juhtudest), soovi korral kooloni järel nimi, näiteks perfect:Ann.
progress-match = Mängimine
contest-title = { $game }, algseis { $position }, { $count ->
    [one] 1 mäng
   *[other] { $count } mängu
  }, seeme { $seed }
contest-title-random = { $game }, juhuslikud algseisud suurusega { $size }, { $count ->
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
