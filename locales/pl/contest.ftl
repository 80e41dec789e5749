# What is said by the feature contest.

usage-match = Mecz wymaga pozycji i dwóch graczy, np. nimatron match nim 3,5,7 perfect random.
usage-match-drawn = Z opcją --random-starts mecz wymaga dwóch graczy i żadnej pozycji, np. nimatron match nim perfect random --random-starts 3.
refuse-match-player = Gracz „{ $seat }” nie może grać w meczu. Do wyboru: { $known } lub perfect@70 (optymalnie w 70% swoich ruchów); po dwukropku można dopisać imię, np. perfect:Anna.
progress-match = Trwa mecz
contest-title = { $game } od pozycji { $position }: { $count ->
    [one] 1 partia
    [few] { $count } partie
   *[other] { $count } partii
  }, ziarno { $seed }
contest-title-random = { $game } od losowych pozycji o wielkości { $size }: { $count ->
    [one] 1 partia
    [few] { $count } partie
   *[other] { $count } partii
  }, ziarno { $seed }
column-won = wygrane
column-lost = przegrane
column-drawn = remisy
column-right = optymalnie
column-choices = wybory
column-mean = średnio ms
column-longest = najwyżej ms
column-forfeits = walkowery
contest-forfeit = Partia { $number }: { $why }
contest-more = { $count ->
    [one] Walkowerem kończy się jeszcze 1 partia.
    [few] Walkowerem kończą się jeszcze { $count } partie.
   *[other] Walkowerem kończy się jeszcze { $count } partii.
  }
contest-means = Optymalnie: udział ruchów optymalnych tam, gdzie nie wszystkie ruchy były równie dobre. Walkower liczy się jako przegrana. Czasy dotyczą jednego ruchu.
