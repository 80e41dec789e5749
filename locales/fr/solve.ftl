# What is said by the feature solve.

values-left-out = Il y a { $count } coups ; --full montre à quoi mène chacun d’eux.
batch-values = Avec --batch, --values demande aussi --json.
batch-line-failed = C’est une erreur du programme : il ne peut pas répondre à cette ligne.
batch-bad-lines = { $count ->
    [one] { $count } ligne du lot n’a pas de réponse ; elle dit pourquoi.
   *[other] { $count } lignes du lot n’ont pas de réponse ; chacune dit pourquoi.
  }
report = { $outcome ->
    [win] { $game } { $position } : le joueur dont c’est le tour gagne.
    [draw] { $game } { $position } : partie nulle.
   *[loss] { $game } { $position } : le joueur dont c’est le tour perd.
  }
report-nimber = Nimber : { $nimber }
report-moves = { $points ->
    [yes] { $count ->
        [one] Un seul coup est optimal : { $moves }
       *[other] { $count } coups sont optimaux : { $moves }
      }
   *[no] { $count ->
        [one] Un seul coup gagne : { $moves }
       *[other] { $count } coups gagnent : { $moves }
      }
  }
report-every-move = { $points ->
    [yes] Tous les coups sont optimaux.
   *[no] Tous les coups gagnent.
  }
report-moves-more = { $moves } et { $count ->
    [one] { $count } autre (--full le montre)
   *[other] { $count } autres (--full les montre)
  }
report-moves-many = { $points ->
    [yes] { $count } coups sont optimaux ; --json en donne la liste.
   *[no] { $count } coups gagnent ; --json en donne la liste.
  }
more-lines = { $count ->
    [one] { $count } autre ligne (--full la montre)
   *[other] { $count } autres lignes (--full les montre)
  }
more-replies-full = { $count ->
    [one] { $count } autre, avec aussi une réponse{ $ends ->
        [yes] { " " }ou la fin de la partie
       *[no] { "" }
      } (--full le montre)
   *[other] { $count } autres, avec toujours une réponse{ $ends ->
        [yes] { " " }ou la fin de la partie
       *[no] { "" }
      } ({ $listed ->
        [0] --full les montre
       *[other] --full en montre jusqu’à { $listed }
    })
  }
batch-progress = { $count ->
    [one] { $count } ligne traitée
   *[other] { $count } lignes traitées
  }
batch-progress-share = { $count ->
    [one] { $count } ligne traitée, { $percent } % du fichier
   *[other] { $count } lignes traitées, { $percent } % du fichier
  }
report-move-theorem = D’après un théorème, le coup { $move } gagne.
