# Ce que dit seul le jeu où l'on prend au plus la moitié.

tagline-half = prendre au plus la moitié d’un tas
    .name = Moitié
rules-half = Moitié : prenez des jetons dans un seul tas, au plus la moitié. Le joueur qui ne peut plus jouer perd.
    .strategy = laissez une puissance de deux moins un (1, 3, 7, 15…) ; avec plusieurs tas, jouez au jeu de Nim avec les nimbers.
rules-half-misere = Moitié, misère : prenez des jetons dans un seul tas, au plus la moitié. Le joueur qui joue le dernier coup perd.
move-half = { $most ->
    [0] On ne peut rien prendre dans le tas { $heap } : { $size ->
        [1] il n’a qu’un jeton
        [one] il n’a que { $size } jeton
       *[other] il n’a que { $size } jetons
      }. Choisissez un autre tas.
   *[other] On ne peut pas prendre { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
      } dans le tas { $heap }, qui en a { $size } : au plus la moitié, { $most }.
  }
theorem-half-nimbers = Un tas de 2n a pour nimber n, et un tas de 2n + 1 a celui d’un tas de n : les nimbers des tas de 1 à { $most } sont { $nimbers }{ $more ->
    [yes] { " " }(nimatron sequence en donne davantage).
   *[no] .
  }{ $dead ->
    [yes] { " " }Les tas qu’aucun coup ne peut changer sont omis.
   *[no] { "" }
  }
theorem-half-left = le coup laisse un tas dont la taille est une puissance de deux moins un (1, 3, 7, 15…). De là, aucun coup ne laisse un tel tas : le nombre précédent de cette suite est inférieur à la moitié. Après chaque riposte, vous pouvez de nouveau en laisser un.
    .idea = Pouvez-vous laisser une puissance de deux moins un ?
    .short = il laisse une puissance de deux moins un.
theorem-half-faced = la taille du tas est une puissance de deux moins un (1, 3, 7, 15…). Aucun coup ne laisse un tel tas : le nombre précédent de cette suite est inférieur à la moitié. Après chaque coup, l’adversaire peut de nouveau en laisser un.
moves-half = Écrivez 2:3 pour prendre 3 jetons dans le tas 2.
