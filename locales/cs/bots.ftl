# What is said by the feature bots.

refuse-command = Za exec: patří příkaz, kterým se program spouští, ve viditelných znacích, třeba exec:./bot.
bot-not-run = Program „{ $command }“ nelze spustit: { $error }
bot-not-found = Program „{ $command }“ nelze spustit: shell takový příkaz nezná.
forfeit-no-move = { $name }: odpověď zněla „{ $line }“. { $why }
forfeit-not-legal = { $name }: odpověď „{ $line }“ není podle pravidel. { $why }
forfeit-out-of-turn = { $name }: program napsal „{ $line }“, i když nebyl na tahu.
forfeit-late = { $name }: žádný tah do { $seconds } s.
forfeit-long-line = { $name }: řádek je delší než { $most } KiB.
forfeit-comments = { $name }: v jednom tahu je víc než { $most } komentářů.
forfeit-ended = { $known ->
    [yes] { $name }: program skončil a netáhl, návratový kód je { $status }.
   *[no] { $name }: program skončil a netáhl.
  }
record-program = V poslední hře souboru { $file } hraje program. Příkazy ze záznamu se nespouštějí: začněte novou hru s --first nebo --second.
refuse-skill = „{ $skill }“ neříká, jak má program hrát. Na výběr je: { $known } nebo perfect@70 (optimálně v 70 % svých tahů).
engine-version = „{ $line }“ je jiný protokol; tento program používá protokol nimatron 1.
engine-line = Řádek „{ $line }“ není srozumitelný; řádek je nimatron 1, game JMÉNO, position POZICE nebo quit.
engine-no-game = Žádná hra nezačala.
engine-fixed = { $option } se během hry nemění.
usage-match = Zápas potřebuje pozici a dva hráče, třeba nimatron match nim 3,5,7 perfect random.
usage-match-drawn = S --random-starts potřebuje zápas dva hráče a žádnou pozici, třeba nimatron match nim perfect random --random-starts 3.
refuse-match-player = „{ $seat }“ není hráč pro zápas. Na výběr je: { $known }, exec:PŘÍKAZ nebo perfect@70 (optimálně v 70 % svých tahů); za dvojtečku lze připsat jméno, třeba perfect:Anna.
progress-match = Hraje se
contest-title = { $game } z pozice { $position }; { $count ->
    [one] 1 hra
    [few] { $count } hry
   *[other] { $count } her
  }, seed { $seed }
contest-title-random = { $game } z náhodných pozic velikosti { $size }; { $count ->
    [one] 1 hra
    [few] { $count } hry
   *[other] { $count } her
  }, seed { $seed }
column-won = výhry
column-lost = prohry
column-drawn = remízy
column-right = optimálně
column-choices = volby
column-mean = průměr ms
column-longest = nejvýš ms
column-forfeits = kontumace
contest-forfeit = Hra { $number }: { $why }
contest-more = { $count ->
    [one] Kontumačně skončila ještě 1 hra.
    [few] Kontumačně skončily ještě { $count } hry.
   *[other] Kontumačně skončilo ještě { $count } her.
  }
contest-means = Optimálně: podíl optimálních tahů tam, kde nebyly všechny tahy stejně dobré. Kontumace je prohra. Časy platí pro jeden tah.
