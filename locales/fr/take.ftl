# Ce que disent seuls les jeux de soustraction.

tagline-take = prendre 1, 2 ou 3 jetons (ou selon votre règle) dans un tas
    .name = Soustraction
rules-take = Soustraction : { $numeric ->
    [yes] prenez des jetons dans un seul tas ; seuls ces nombres sont permis : { $set }.
   *[no] changez un seul tas selon la règle « { $set } ». { $letters }
  } Le joueur qui ne peut plus jouer perd.
    .strategy = trouvez le nimber de chaque tas, puis jouez au jeu de Nim avec ces nimbers.
rules-take-misere = Soustraction, misère : { $numeric ->
    [yes] prenez des jetons dans un seul tas ; seuls ces nombres sont permis : { $set }.
   *[no] changez un seul tas selon la règle « { $set } ». { $letters }
  } Le joueur qui joue le dernier coup perd.
terms-take = { $numeric ->
    [yes] on prend { $value }
   *[no] règle : { $value }
  }
ask-set = Quels nombres peut-on prendre ?
help-set = Entrez les nombres qu’un coup peut prendre, par exemple 1,3,4 ou 1-5, ou une règle en anglais, par exemple primes; k <= n/2; k divides n and k < n; take 1 or 2, then split; split a + b, a != b. n est la taille du tas, k le nombre pris ; le reste peut former deux tas a et b, a pas plus grand que b, et 0 n’est pas un tas. Sortes de nombres : any, even, odd, squares, cubes, triangular, primes, fibonacci, powers of 2. Signes et mots : = != < <= > >= + - * / ^ mod, gcd(k, n), half, and, or, not. Une virgule ajoute une condition, un point-virgule une autre façon de jouer : take 1; take 2, n is even. Entrée seule choisit ce qui est entre crochets. « q » quitte le programme.
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
moves-take = Écrivez 2:3 pour prendre 3 jetons dans le tas 2. Là où la règle partage des tas, écrivez 2:1+4 pour partager le tas 2 en 1 et 4, et 2:3=1+4 pour prendre 3 et laisser 1 et 4.
rule-letters = n est la taille du tas et k le nombre de jetons pris.{ $splits ->
    [yes] { " " }Ce qui reste peut former deux tas de a et b, a n’étant pas plus grand que b.
   *[no] { "" }
  }
move-none = Aucun coup n’est possible dans le tas { $heap }, qui en a { $size }. Choisissez un autre tas.
move-other = { $played } n’est pas un coup dans le tas { $heap }, qui en a { $size }. Permis : { $allowed }.
rule-unreadable = La règle n’est pas comprise à partir de l’endroit marqué par › : { $marked } (il faut ici : { $what ->
    [number] un nombre, n, k ou une sorte de nombres comme primes, powers of 2
    [taken] pas de k, car rien n’est pris
    [parts] ni a ni b avant « split »
    [split] split
    [length] 200 caractères au plus
    [closing] une parenthèse fermante
    [comparison] une comparaison comme k <= n/2
    [last] n, k ou un nombre ; les règles ne se souviennent pas du dernier coup, coins et fibonacci le font
    [pass] un coup ; ces règles ne permettent pas de passer
    [heaps] un seul tas ; un coup n’en change qu’un, dans matches on prend dans deux à la fois
   *[sign] une comparaison comme <=, « and », « or », une virgule ou la fin
  }). Exemples de règles : 1,3,4; primes; k <= n/2; k divides n and k < n; split a + b, a != b; take 1 or 2, then split.
move-unreadable-rule = « { $move } » n’est pas un coup. Écrivez 2:3 pour prendre 3 dans le tas 2, 2:1+4 pour le partager en 1 et 4, ou 2:3=1+4 pour prendre 3 et laisser 1 et 4.
