# What is said by the feature bots.

refuse-command = Après exec: il faut la commande d’un programme, en caractères visibles, comme dans exec:./bot.
bot-not-run = impossible de lancer le programme « { $command } » : { $error }
bot-not-found = impossible de lancer le programme « { $command } » : l’interpréteur ne connaît pas cette commande.
forfeit-no-move = { $name } a répondu « { $line } ». { $why }
forfeit-not-legal = { $name } a répondu « { $line } », ce qui n’est pas permis. { $why }
forfeit-out-of-turn = { $name } a écrit « { $line } » hors de son tour.
forfeit-late = { $name } n’a pas joué en { $seconds } s.
forfeit-long-line = { $name } a écrit une ligne de plus de { $most } KiB.
forfeit-comments = { $name } a écrit plus de { $most } commentaires en un seul tour.
forfeit-ended = { $known ->
    [yes] { $name } s’est terminé sans jouer, avec le code { $status }.
   *[no] { $name } s’est terminé sans jouer.
  }
record-program = Un joueur de la dernière partie de { $file } est un programme. Un enregistrement ne lance pas de commandes : commencez une nouvelle partie avec --first ou --second.
refuse-skill = « { $skill } » n’est pas une façon de jouer d’un moteur ; utilisez { $known } ou perfect@70 (optimal à 70 % de ses tours).
engine-version = « { $line } » est un autre protocole ; ce moteur parle nimatron 1.
engine-line = « { $line } » n’est pas compris ; une ligne est nimatron 1, game NOM, position POSITION ou quit.
engine-no-game = Aucune partie n’a commencé.
engine-fixed = { $option } ne peut pas changer pendant une partie.
usage-match = Un match a besoin d’une position et de deux joueurs, comme dans nimatron match nim 3,5,7 perfect random.
usage-match-drawn = Avec --random-starts, un match a besoin de deux joueurs et d’aucune position, comme dans nimatron match nim perfect random --random-starts 3.
refuse-match-player = « { $seat } » n’est pas un joueur pour un match ; utilisez { $known }, exec:COMMANDE ou perfect@70 (optimal à 70 % de ses tours), suivi si vous voulez d’un deux-points et d’un nom, comme dans perfect:Anne.
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
column-mean = moyenne ms
column-longest = plus long ms
column-forfeits = forfaits
contest-forfeit = Partie { $number } : { $why }
contest-more = { $count ->
    [one] { $count } autre partie a été perdue par forfait.
   *[other] { $count } autres parties ont été perdues par forfait.
  }
contest-means = Optimaux : la part des tours joués par un coup optimal, là où les coups possibles ne se valaient pas tous. Un forfait compte comme une défaite. Les durées sont celles d’un coup.
