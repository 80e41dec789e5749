# Ce que dit seul le jeu de Grundy.

tagline-grundy = couper un tas en deux tas de tailles différentes
    .name = Jeu de Grundy
rules-grundy = Jeu de Grundy : coupez un tas en deux tas de tailles différentes. Le joueur qui ne peut plus jouer perd.
    .strategy = trouvez le nimber de chaque tas, puis jouez au jeu de Nim avec ces nimbers.
rules-grundy-misere = Jeu de Grundy, misère : coupez un tas en deux tas de tailles différentes. Le joueur qui joue le dernier coup perd.
move-unreadable-grundy = « { $move } » n’est pas un coup. Pour couper le tas 2 en 1 et 4, s’il a 5 jetons, écrivez 2:1+4.
move-grundy-none = Le tas { $heap } ne peut pas être coupé en deux tas de tailles différentes : { $size ->
    [1] il n’a qu’un jeton
    [one] il n’a que { $size } jeton
   *[other] il n’a que { $size } jetons
  }. Choisissez un autre tas.
move-grundy-unequal = Le tas { $heap } est de taille { $size }. Coupez-le en deux tas de tailles différentes dont la somme est { $size }, par exemple { $example }.
deed-grundy = coupe le tas { $heap } en { $one } et { $other }
    .advice = coupez le tas { $heap } en { $one } et { $other }
ask-grundy = Quelle est la taille du plus petit des deux ({ $most ->
    [1] seulement 1
    [2] 1 ou 2
   *[other] de 1 à { $most }
  }) ?
help-grundy = Le tas { $heap }, de taille { $size }, devient deux tas de tailles différentes. Entrez la taille du plus petit{ $most ->
    [1]  : seul 1 est possible
    [2]  : 1 ou 2
   *[other] , de 1 à { $most }
  }. « b » ramène au menu, « q » quitte le programme.
limit-grundy = { $answer } est trop grand pour le plus petit de deux tas différents dont la somme est { $size }
moves-grundy = Écrivez 2:1+4 pour couper le tas 2 en deux tas de 1 et 4.
