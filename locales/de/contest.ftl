# What is said by the feature contest.

usage-match = Ein Wettkampf braucht eine Stellung und zwei Seiten, z. B. nimatron match nim 3,5,7 perfect random.
usage-match-drawn = Mit --random-starts braucht ein Wettkampf zwei Seiten und keine Stellung, z. B. nimatron match nim perfect random --random-starts 3.
refuse-match-player = Die Angabe „{ $seat }“ für einen Wettkampf ist unbekannt; möglich sind { $known } oder perfect@70 (optimal in 70 % der Züge), nach einem Doppelpunkt auch ein Name, z. B. perfect:Anna.
progress-match = Spiele
contest-title = { $game } ab { $position }: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  }, Startwert { $seed }
contest-title-random = { $game } ab zufälligen Stellungen der Größe { $size }: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  }, Startwert { $seed }
column-won = gewonnen
column-lost = verloren
column-drawn = unentsch.
column-right = optimal
column-choices = Entscheidungen
column-mean = Mittel (ms)
column-longest = max. (ms)
column-forfeits = Verstöße
contest-forfeit = Partie { $number }: { $why }
contest-more = { $count ->
    [one] 1 weitere Partie ging durch einen Regelverstoß verloren.
   *[other] { $count } weitere Partien gingen durch einen Regelverstoß verloren.
  }
contest-means = Optimal: der Anteil optimaler Züge an den Stellen, an denen nicht alle Züge gleich gut waren (Entscheidungen). Ein Regelverstoß zählt als Niederlage. Die Zeiten gelten für einen Zug.
