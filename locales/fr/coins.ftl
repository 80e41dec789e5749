# Ce que dit seul le jeu des pièces.

tagline-coins = prendre par la droite ; qui a le plus de pièces gagne
    .name = Pièces
rules-coins = Pièces : prenez des colonnes à l’extrémité droite de la rangée, au moins une, et au plus autant que votre adversaire vient d’en prendre ; le premier coup en prend au plus { $most ->
    [0] M, nombre convenu avant la partie
   *[other] { $most }
  }. Quand il n’y a plus de colonnes, le joueur qui a le plus de pièces gagne ; à égalité, la partie est nulle. Dans le dessin, les crochets indiquent les colonnes que l’on peut prendre.
    .strategy = raisonnez en partant de la fin ; plus vous prenez, plus votre adversaire a le droit de prendre.
deed-coins = prend { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
  }, soit { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
    .advice = prenez { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
  }, soit { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
position-coins = « { $word } » n’est pas une colonne. Une position donne les pièces de chaque colonne, de gauche à droite, par exemple 5,3,8,1 : des nombres entiers de 0 à { $most }.
position-coins-too-many = Cela fait trop de colonnes : une rangée en a de 1 à { $most }.
ask-no-columns = Avec un premier coup de { $take } colonnes au plus, il faudrait demander plus de { $most } colonnes. Donnez les colonnes, comme dans : nimatron play coins 5,3,8,1
ask-coin-columns = Combien de colonnes de pièces ?
help-coin-columns = Entrez le nombre de colonnes, de { $least } à { $most } ; chacune reçoit au hasard de 0 à { $coins } pièces. Entrée seule choisit le nombre entre crochets, s’il y en a un. « q » quitte le programme.
ask-max-take-coins = Combien de colonnes le premier coup peut-il prendre ?
help-max-take-coins = Entrez le plus grand nombre de colonnes que le premier coup peut prendre, de 1 à { $most } ; ensuite, un coup en prend au plus autant que le précédent. Entrée seule choisit le nombre entre crochets. « q » quitte le programme.
ask-take-coins = Combien de colonnes ?
help-take-coins = Entrez le nombre de colonnes à prendre à l’extrémité droite{ $most ->
    [1]  : seul 1 est possible
    [2]  : 1 ou 2
   *[other] , de 1 à { $most }
  }. « b » ramène au menu, « q » quitte le programme.
limit-columns-left = { $columns ->
    [1] { $answer }, c’est trop : il ne reste qu’une colonne
    [one] { $answer }, c’est trop : il ne reste que { $columns } colonne
   *[other] { $answer }, c’est trop : il ne reste que { $columns } colonnes
  }
moves-coins = Écrivez 2 pour prendre les 2 dernières colonnes.
terms-coins = { $value ->
    [1] on peut prendre une seule colonne
    [one] on peut prendre { $value } colonne
   *[other] on peut prendre jusqu’à { $value } colonnes
  }
