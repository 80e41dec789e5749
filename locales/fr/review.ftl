# What is said by the feature review.

review-open = La partie n’est pas finie.
review-total = Total des parties : { $count }
review-total-player = { $choices ->
    [0] { $name } : aucun choix.
   *[other] { $name } : { $right ->
        [one] { $right } choix juste
       *[other] { $right } choix justes
      } sur { $choices } ; { $mistakes ->
        [0] aucune erreur.
        [one] { $mistakes } erreur.
       *[other] { $mistakes } erreurs.
      }
  }
replay-move = { $number }. { $did }
replay-number = Partie { $number } sur { $last }.
replay-won = { $name } gagne.
replay-drawn = Partie nulle.
replay-ask = { $made } sur { $most } ; Entrée suivant, b retour, w COUP pourquoi, q quitter :
replay-help = Entrée ou « n » passe au coup suivant, et termine après le dernier. « b » revient d’un coup. Un nombre de 0 à { $most } mène à la position après ce nombre de coups. « w COUP » dit ce qu’un coup laisse à partir d’ici, et pourquoi il est bon ou mauvais. « q » quitte le programme.
replay-refuse = « { $answer } » n’est pas proposé ici. Entrez « n », « b », « w » et un coup, ou un nombre de coups de 0 à { $most } ; « h » pour l’aide.
replay-over = La partie est finie ici : il n’y a plus de coup à expliquer.
replay-at-start = C’est le début de la partie ; il n’y a rien avant.
