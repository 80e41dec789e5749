# What is said by the feature contest.

usage-match = Zápas potřebuje pozici a dva hráče, třeba nimatron match nim 3,5,7 perfect random.
usage-match-drawn = S --random-starts potřebuje zápas dva hráče a žádnou pozici, třeba nimatron match nim perfect random --random-starts 3.
refuse-match-player = „{ $seat }“ není hráč pro zápas. Na výběr je: { $known } nebo perfect@70 (optimálně v 70 % svých tahů); za dvojtečku lze připsat jméno, třeba perfect:Anna.
progress-match = Hraje se
contest-title = { $game } z pozice { $position }; { $count ->
    [one] 1 hra
    [few] { $count } hry
   *[other] { $count } her
  }, náhodné semínko { $seed }
contest-title-random = { $game } z náhodných pozic velikosti { $size }; { $count ->
    [one] 1 hra
    [few] { $count } hry
   *[other] { $count } her
  }, náhodné semínko { $seed }
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
