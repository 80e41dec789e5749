daily-begins = Nimatron, { $date } : { $game } { $position }. Trouvez un coup gagnant.
daily-known = Vous avez déjà résolu celle-ci : une deuxième fois ne compte pas.
daily-ask = Coup (t indice, ? réponse) :
daily-help = Entrez un coup gagnant. « t » donne un indice, puis chaque fois un indice plus fort ; les indices sont comptés. « ? » montre la réponse. « q » quitte le programme.
daily-again = Essayez un autre coup ; « t » donne un indice, « ? » montre la réponse.
daily-row = Jours de suite : { $days }.
daily-not-kept = Le jour n’est pas compté. { $why }
daily-line = Nimatron { $date }, { $game } { $position } : { $found ->
    [yes] { $tries ->
        [1] du premier coup
       *[other] à l’essai { $tries }
      }
   *[no] pas trouvé
  }{ $hints ->
    [0] { "" }
   *[other] , indices : { $hints }
  }. { $command }
daily-input-ended = L’entrée s’est terminée avant que le coup soit trouvé.

# A day that cannot be read.
refuse-date = « { $date } » n’est pas un jour : écrivez-le sous la forme AAAA-MM-JJ, de { $first } à { $last }.
words-daily = aujourd’hui jour
first-new-day = La position du jour est nouvelle (« daily »).
