# What is said by the feature contest.

usage-match = Un match a besoin d’une position et de deux joueurs, comme dans nimatron match nim 3,5,7 perfect random.
usage-match-drawn = Avec --random-starts, un match veut deux joueurs et pas de position, comme dans nimatron match nim perfect random --random-starts 3.
refuse-match-player = « { $seat } » n’est pas un joueur pour un match ; utilisez { $known } ou perfect@70 (optimal dans 70 % de ses coups), suivi si vous voulez d’un deux-points et d’un nom, comme dans perfect:Anne.
progress-match = Match en cours
contest-title = { $game } à partir de { $position } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }, graine { $seed }
contest-title-random = { $game } à partir de positions au hasard de taille { $size } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }, graine { $seed }
column-won = gagnées
column-lost = perdues
column-drawn = nulles
column-right = optimaux
column-choices = choix
column-mean = moy. (ms)
column-longest = max. (ms)
column-forfeits = forfaits
contest-forfeit = Partie { $number } : { $why }
contest-more = { $count ->
    [one] { $count } autre partie a été perdue par forfait.
   *[other] { $count } autres parties ont été perdues par forfait.
  }
contest-means = Optimaux : la part des tours joués par un coup optimal, là où les coups possibles ne se valaient pas tous. Un forfait compte comme une défaite. Les durées sont celles d’un coup.
