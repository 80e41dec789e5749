# Ce que disent seuls les jeux octaux.

tagline-octal = prendre et couper selon un code (0.137 : les échecs de Dawson)
    .name = Jeu octal
rules-octal = Jeu octal { $code } : un coup prend des jetons dans un seul tas. Le premier chiffre après le point dit ce qui peut rester du tas quand on prend 1 jeton, le deuxième quand on en prend 2, et ainsi de suite : 1 pour rien, 2 pour un tas, 4 pour deux tas ; la somme en autorise plusieurs (3 : rien ou un tas). Un 4 avant le point autorise à couper un tas en deux sans rien prendre. Le joueur qui ne peut plus jouer perd.
    .strategy = trouvez le nimber de chaque tas, puis jouez au jeu de Nim avec ces nimbers.
rules-octal-misere = Jeu octal { $code }, misère : un coup prend des jetons dans un seul tas. Le premier chiffre après le point dit ce qui peut rester du tas quand on prend 1 jeton, le deuxième quand on en prend 2, et ainsi de suite : 1 pour rien, 2 pour un tas, 4 pour deux tas ; la somme en autorise plusieurs (3 : rien ou un tas). Un 4 avant le point autorise à couper un tas en deux sans rien prendre. Le joueur qui joue le dernier coup perd.
terms-octal = code { $value }
ask-code = Quel est le code du jeu octal ?
    .means = Un jeu octal se joue avec des tas, et son code dit ce qu’un coup peut faire. Le premier chiffre après le point concerne la prise de 1 dans un tas, le deuxième celle de 2, et ainsi de suite. 1 : il ne reste rien du tas ; 2 : un tas ; 4 : deux tas ; une somme en autorise plusieurs. Ainsi, 0.137 permet de prendre 1 si c’est tout le tas, de prendre 2 et de laisser rien ou un tas, et de prendre 3 et de laisser rien, un tas ou deux.
help-code = Entrez le code du jeu, par exemple 0.77 pour le kayles, 0.07 pour le kayles de Dawson ou 0.137 pour les échecs de Dawson ; Entrée seule choisit celui qui est entre crochets. Chiffre par chiffre, après le point, il dit ce qui peut rester quand on prend 1, 2, 3 jetons, et ainsi de suite : 1 pour rien, 2 pour un tas, 4 pour deux tas ; la somme en autorise plusieurs (3 : rien ou un tas). « q » quitte le programme.
code-unreadable = « { $code } » n’est pas le code d’un jeu octal. Un code est formé de 0 ou 4, d’un point et de chiffres de 0 à 7, par exemple 0.137.
code-first-digit = Dans le code « { $code } », le chiffre avant le point doit être 0 ou 4 : avec un autre, un coup pourrait laisser un tas tel quel, et la partie n’aurait pas de fin.
code-large-digit = Dans le code « { $code } », un chiffre dépasse 7. Les chiffres d’un jeu octal vont de 0 à 7 : la somme de 1 (il ne reste rien), 2 (un tas) et 4 (deux tas).
code-too-long = Le code « { $code } » est trop long : au plus { $most } chiffres peuvent suivre le point.
code-without-moves = Dans le jeu « { $code } », aucun coup n’est possible. Au moins un chiffre du code doit être différent de 0.
position-octal = « { $word } » n’est pas un tas. Une position donne les tailles des tas, par exemple 7 ou 7,5 : des nombres entiers, { $most } au plus en tout, et au plus { $heaps } tas.
move-unreadable-octal = « { $move } » n’est pas un coup. Écrivez 2:3 pour prendre 3 jetons dans le tas 2, 2:3=5 pour laisser un tas de 5, ou 2:3=1+4 pour en laisser deux, de 1 et 4.
move-octal-none = Aucun coup n’est possible dans le tas { $heap } : { $size ->
    [1] il n’a qu’un jeton
    [one] il n’a que { $size } jeton
   *[other] il n’a que { $size } jetons
  }. Choisissez un autre tas.
move-octal-count = On ne peut pas prendre { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  } dans le tas { $heap }, qui en a { $size }. On peut prendre : { $takable }.
move-octal-left = Prendre { $taken ->
    [one] { $taken } jeton
   *[other] { $taken } jetons
  } dans le tas { $heap } en laisse { $rest } en tout. Dites ce qui reste, comme le code l’autorise, par exemple { $example }.
deed-octal-halves = coupe le tas { $heap } en deux
    .advice = coupez le tas { $heap } en deux
deed-octal-leaves = prend { $taken ->
    [one] { $taken } jeton
   *[other] { $taken } jetons
  } dans le tas { $heap } et laisse un tas de { $other }
    .advice = prenez { $taken ->
    [one] { $taken } jeton
   *[other] { $taken } jetons
  } dans le tas { $heap } et laissez un tas de { $other }
deed-octal-breaks = prend { $taken ->
    [one] { $taken } jeton
   *[other] { $taken } jetons
  } dans le tas { $heap } et laisse deux tas, de { $one } et { $other }
    .advice = prenez { $taken ->
    [one] { $taken } jeton
   *[other] { $taken } jetons
  } dans le tas { $heap } et laissez deux tas, de { $one } et { $other }
deed-octal-splits = coupe le tas { $heap } en { $one } et { $other }
    .advice = coupez le tas { $heap } en { $one } et { $other }
ask-octal-taken = Combien de jetons prenez-vous ({ $offered }) ?
help-octal-taken = Entrez combien de jetons vous prenez dans le tas { $heap } : { $offered }. « b » ramène au menu, « q » quitte le programme.
ask-octal-small = Reste : { $rest }. Taille du plus petit de deux tas (0 à { $most } ; 0 : un seul) ?
help-octal-small = Ce qui reste, { $rest }, peut rester un seul tas ou en former deux. Entrez 0 pour un seul tas, ou la taille du plus petit de deux, au plus { $most }. « b » ramène au menu, « q » quitte le programme.
ask-octal-broken = Reste : { $rest }, en deux tas. Quelle est la taille du plus petit (de { $least } à { $most }) ?
help-octal-broken = Ce qui reste, { $rest }, doit former deux tas. Entrez la taille du plus petit, de { $least } à { $most }. « b » ramène au menu, « q » quitte le programme.
limit-octal = { $answer } est trop grand pour le plus petit de deux tas dont la somme est { $rest }
moves-octal = Écrivez 2:3 pour prendre 3 jetons dans le tas 2, 2:3=5 pour laisser un tas de 5, et 2:3=1+4 pour laisser deux tas de 1 et 4.
