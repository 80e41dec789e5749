# Ce que dit seul le jeu d'Euclide.

tagline-euclid = soustraire du plus grand nombre un multiple du plus petit
    .name = Jeu d’Euclide
rules-euclid = Jeu d’Euclide : soustrayez le plus petit de deux nombres du plus grand, une ou plusieurs fois, sans descendre au-dessous de 0. Quand l’un des nombres est 0, la partie est finie, et le joueur qui a joué le dernier coup gagne. Dans certains livres, la partie s’arrête dès que les nombres sont égaux : c’est un autre jeu.
    .strategy = laissez un rapport inférieur à 1,618…, ou 0 si le plus petit nombre divise le plus grand.
rules-euclid-misere = Jeu d’Euclide, misère : soustrayez le plus petit de deux nombres du plus grand, une ou plusieurs fois, sans descendre au-dessous de 0. Quand l’un des nombres est 0, la partie est finie, et le joueur qui a joué le dernier coup perd.
    .strategy = laissez un rapport inférieur à 1,618…, y compris deux nombres égaux.
position-euclid = « { $word } » n’est pas une position. Une position, ce sont deux nombres, par exemple 21,13 : des nombres entiers de 0 à { $most }.
move-unreadable-euclid = « { $move } » n’est pas un coup. Écrivez combien de fois le plus petit nombre est soustrait, par exemple 1.
move-count-euclid = On ne peut pas soustraire { $count } fois le plus petit nombre. Écrivez { $most ->
    [1] 1.
    [one] { $most }.
   *[other] un nombre de 1 à { $most }.
  }
ask-euclid = Combien de fois soustraire le plus petit nombre ({ $most ->
    [1] seulement 1
    [2] 1 ou 2
   *[other] de 1 à { $most }
  }) ?
help-euclid = Entrez combien de fois soustraire le plus petit nombre du plus grand{ $most ->
    [1]  : seul 1 est possible
    [2]  : 1 ou 2
   *[other] , de 1 à { $most }
  }. « b » ramène au menu, « q » quitte le programme.
limit-euclid = { $answer }, c’est trop : { $smaller } ne tient dans { $larger } que { $most ->
    [1] une fois
    [one] { $most } fois
   *[other] { $most } fois
  }
deed-euclid = soustrait { $count ->
    [1] une fois
    [one] { $count } fois
   *[other] { $count } fois
  } { $smaller } de { $larger }
    .advice = soustrayez { $count ->
    [1] une fois
    [one] { $count } fois
   *[other] { $count } fois
  } { $smaller } de { $larger }
theorem-euclid-ends = il laisse 0, et c’est la fin.
    .idea = Pouvez-vous laisser 0 ?
theorem-euclid-equal-left = le coup laisse { $larger } et { $larger } : la seule riposte est le dernier coup.
    .idea = Pouvez-vous laisser deux nombres égaux ?
theorem-euclid-equal-faced = les nombres sont égaux, et le seul coup possible est le dernier.
theorem-euclid-left = le coup laisse { $larger } et { $smaller }. Leur rapport est inférieur au nombre d’or, 1,618… ; l’adversaire n’a donc qu’un seul coup, et ce coup laisse deux nombres dont le rapport dépasse ce nombre. { $misere ->
    [yes] Vous pouvez de nouveau repasser au-dessous, et ainsi de suite jusqu’à ce que la partie finisse en votre faveur.
   *[no] Si le plus petit divise le plus grand, laissez 0 et vous gagnez ; sinon, repassez au-dessous du nombre d’or.
  }
    .idea = Quel coup laisse un rapport inférieur au nombre d’or, 1,618… ?
    .short = il laisse un rapport inférieur au nombre d’or.
theorem-euclid-faced = le rapport de { $larger } à { $smaller } est inférieur au nombre d’or, 1,618… ; il n’y a donc qu’un seul coup, et il laisse deux nombres dont le rapport dépasse ce nombre. { $misere ->
    [yes] L’adversaire peut de nouveau repasser au-dessous, et ainsi de suite jusqu’à ce que la partie finisse en sa faveur.
   *[no] Si le plus petit divise le plus grand, l’adversaire laisse 0 et gagne ; sinon, il peut repasser au-dessous du nombre d’or.
  }
moves-euclid = Écrivez 2 pour soustraire deux fois le plus petit nombre du plus grand.
