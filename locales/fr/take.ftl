# Ce que disent seuls les jeux de soustraction.

tagline-take = prendre 1, 2 ou 3 jetons (ou d’autres nombres convenus) dans un tas
    .name = Soustraction
rules-take = Soustraction : prenez des jetons dans un seul tas ; seuls ces nombres sont permis : { $set }. Le joueur qui ne peut plus jouer perd.
    .strategy = trouvez le nimber de chaque tas, puis jouez au jeu de Nim avec ces nimbers.
rules-take-misere = Jeu de soustraction, misère : prenez des jetons dans un seul tas ; seuls ces nombres sont permis : { $set }. Le joueur qui joue le dernier coup perd.
terms-take = on prend { $value }
ask-set = Quels nombres peut-on prendre ?
help-set = Entrez les nombres qu’un coup peut prendre, par exemple 1,3,4, 1-5 ou 1-3,7 ; Entrée seule choisit ceux qui sont entre crochets. « q » quitte le programme.
set-unreadable = « { $word } » n’est pas un ensemble de nombres. Écrivez les nombres que l’on peut prendre, de 1 à { $most }, par exemple 1,3,4, 1-5 ou 1-3,7 : { $numbers } au plus.
position-take = « { $word } » n’est pas un tas. Une position donne les tailles des tas, par exemple 7 ou 7,5 : des nombres entiers, { $most } au plus en tout, et au plus { $heaps } tas.
move-unreadable-numbers = « { $move } » n’est pas un coup. Écrivez 2:3 pour prendre 3 jetons dans le tas 2.
move-take-none = On ne peut rien prendre dans le tas { $heap } : { $size ->
    [1] il n’a qu’un jeton
    [one] il n’a que { $size } jeton
   *[other] il n’a que { $size } jetons
  }, et il faut en prendre au moins { $least }. Choisissez un autre tas.
move-take-count = On ne peut pas prendre { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  } dans le tas { $heap }, qui en a { $size }. On peut prendre : { $takable }.
deed-taken = prend { $taken ->
    [one] { $taken } jeton
   *[other] { $taken } jetons
  } dans le tas { $heap }
    .advice = prenez { $taken ->
    [one] { $taken } jeton
   *[other] { $taken } jetons
  } dans le tas { $heap }
moves-take = Écrivez 2:3 pour prendre 3 jetons dans le tas 2.
