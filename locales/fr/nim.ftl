# Ce que dit seul le jeu de Nim.

tagline-nim = prendre dans un tas
    .name = Jeu de Nim
rules-nim = Jeu de Nim : prenez autant d’allumettes que vous voulez dans un tas. Le joueur qui prend la dernière allumette gagne.
    .strategy = écrivez chaque tas comme somme de puissances de deux différentes (5 = 4 + 1), et laissez chaque puissance un nombre pair de fois.
rules-nim-misere = Jeu de Nim, misère (jeu de Marienbad) : prenez autant d’allumettes que vous voulez dans un tas. Le joueur qui prend la dernière allumette perd.
    .strategy = jouez comme au jeu de Nim ordinaire jusqu’à ce qu’il ne reste qu’un tas de deux allumettes ou plus : réduisez-le à 0 ou 1 pour laisser un nombre impair de tas d’une allumette.
move-unreadable-nim = « { $move } » n’est pas un coup. Écrivez 2:1 pour prendre 1 allumette dans le tas 2.
theorem-nim-won = le coup ramène à 0 la somme de Nim, qui était { $sum }. (Écrivez les tailles en binaire, l’une sous l’autre : la somme de Nim a un 1 dans chaque colonne qui contient un nombre impair de 1. Pour trouver le coup, prenez un tas qui a un 1 dans celle de ces colonnes qui est le plus à gauche, et changez, dans chacune d’elles, son 1 en 0 et son 0 en 1 : le tas devient plus petit.) Le joueur qui doit jouer quand la somme de Nim est 0 perd (Bouton, 1901) : tout coup rend impaire au moins une colonne, et l’adversaire peut alors, de la même façon, les rendre toutes paires.
    .idea = La somme de Nim est { $sum }. Quels tas ont un 1 dans sa colonne la plus à gauche ?
    .short = il ramène à 0 la somme de Nim.
theorem-nim-won-misere = le coup ramène à 0 la somme de Nim, qui était { $sum }, et laisse un tas de deux allumettes ou plus. (Écrivez les tailles en binaire, l’une sous l’autre : la somme de Nim a un 1 dans chaque colonne qui contient un nombre impair de 1. Pour trouver le coup, prenez un tas qui a un 1 dans celle de ces colonnes qui est le plus à gauche, et changez, dans chacune d’elles, son 1 en 0 et son 0 en 1 : le tas devient plus petit.) Tant qu’il y a un tel tas, jouez comme au jeu de Nim ordinaire. Quand il n’en reste qu’un, la somme de Nim n’est pas 0 ; c’est donc votre tour : réduisez-le à 0 ou 1 pour laisser un nombre impair de tas d’une allumette, et votre adversaire prend la dernière.
    .idea = La somme de Nim est { $sum }. Quels tas ont un 1 dans sa colonne la plus à gauche ?
    .short = il ramène à 0 la somme de Nim.
theorem-nim-lost = la somme de Nim est { $sum }. (Écrivez les tailles en binaire, l’une sous l’autre : la somme de Nim a un 1 dans chaque colonne qui contient un nombre impair de 1.) Tout coup rend impaire au moins une colonne, et l’adversaire peut toujours les rendre toutes paires.
    .short = la somme de Nim est { $sum }, et tout coup la change.
theorem-nim-lost-misere = la somme de Nim est { $sum }, et il y a un tas de deux allumettes ou plus. (Écrivez les tailles en binaire, l’une sous l’autre : la somme de Nim a un 1 dans chaque colonne qui contient un nombre impair de 1.) Tant qu’il y a un tel tas, tout coup rend impaire au moins une colonne, et l’adversaire peut les rendre toutes paires. Quand il n’en reste qu’un, la somme de Nim n’est pas 0 ; c’est donc le tour de l’adversaire : réduit à 0 ou 1, ce tas laisse un nombre impair de tas d’une allumette.
    .short = la somme de Nim est { $sum }, et tout coup la change.
theorem-pairs-left = le coup laisse des paires de tas égaux. Quoi que votre adversaire prenne dans un tas, prenez-en autant dans l’autre tas de la paire (stratégie de Tweedledum et Tweedledee) : vous avez toujours une réponse, et c’est donc vous qui prenez la dernière allumette.
    .idea = Pouvez-vous laisser des paires de tas égaux ?
    .short = il laisse des paires de tas égaux.
theorem-pairs-faced = les tas vont par paires égales. Quoi qu’on prenne dans un tas, l’adversaire peut en prendre autant dans l’autre tas de la paire ; c’est donc lui qui prend la dernière allumette.
    .short = les tas vont par paires égales : votre adversaire peut donc copier chaque coup.
note-pairs = de nouveau des paires
note-as-nim = comme le Nim { $left }
moves-nim = Écrivez 2:1 pour prendre 1 allumette dans le tas 2.
