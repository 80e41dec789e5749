# Ce que dit seul le jeu des allumettes.

tagline-matches = prendre dans un tas, ou autant dans deux tas
    .name = Allumettes
rules-matches = Allumettes : prenez autant d’allumettes que vous voulez dans un tas{ $most ->
    [1] {""}
    [2] , ou le même nombre dans chacun de deux tas
    [10] , ou le même nombre dans chacun de plusieurs tas, autant que vous voulez (1+2+3:1 prend 1 dans chacun des tas 1, 2 et 3)
   *[other] , ou le même nombre dans chacun de { $most } tas au plus (1+2+3:1 prend 1 dans chacun des tas 1, 2 et 3)
  }. Le joueur qui prend la dernière allumette gagne.
    .strategy = { $most ->
    [1] écrivez chaque tas comme somme de puissances de deux différentes (5 = 4 + 1), et laissez chaque puissance un nombre pair de fois.
   *[other] avec deux tas, laissez une paire dorée : 1 2, 3 5, 4 7… (paire n : le plus petit nombre inutilisé, et ce nombre plus n).{ $most ->
        [2] {" "}Trois tas égaux forment aussi une position perdante.
       *[other] {""}
    }
  }
rules-matches-misere = Allumettes, misère : prenez autant d’allumettes que vous voulez dans un tas{ $most ->
    [1] {""}
    [2] , ou le même nombre dans chacun de deux tas
    [10] , ou le même nombre dans chacun de plusieurs tas, autant que vous voulez (1+2+3:1 prend 1 dans chacun des tas 1, 2 et 3)
   *[other] , ou le même nombre dans chacun de { $most } tas au plus (1+2+3:1 prend 1 dans chacun des tas 1, 2 et 3)
  }. Le joueur qui prend la dernière allumette perd.
terms-matches = tas à la fois : { $value ->
    [any] autant qu’on veut
   *[other] { $value }
  }
at-once-unreadable = --piles-at-once doit être un nombre de 1 à { $most }, ou « any » ; « { $value } » n’est pas accepté.
move-unreadable-matches = « { $move } » n’est pas un coup. Écrivez 2:1 pour prendre 1 dans le tas 2, ou 1+2:1 pour prendre 1 dans chacun des tas 1 et 2.
move-unreadable-several = « { $move } » n’est pas un coup. Écrivez 2:1 pour prendre 1 dans le tas 2, 1+2:1 pour prendre 1 dans chacun des tas 1 et 2, et ainsi de suite avec { $most } tas au plus.
theorem-golden = { $smaller } et { $larger } forment la paire dorée numéro { $number } (paires de Wythoff : { $pairs }… ; la paire numéro n, c’est le plus petit nombre encore inutilisé, et ce nombre plus n). Ainsi, chaque taille et chaque différence figure dans une paire et une seule.
    .short = { $smaller } et { $larger } forment une paire dorée.
theorem-golden-misere = { $smaller } et { $larger } forment la paire dorée numéro { $number } (paires de Wythoff : { $pairs }… ; la paire numéro n, c’est le plus petit nombre encore inutilisé, et ce nombre plus n). En version misère, 0 1 et 2 2 remplacent 0 0 et 1 2. Ces paires ont les mêmes tailles et les mêmes différences : chaque taille et chaque différence reste donc dans une paire et une seule.
    .short = { $smaller } et { $larger } forment une paire dorée.
theorem-golden-stand-in = en version misère, 0 1 et 2 2 remplacent les paires dorées (paires de Wythoff) 0 0 et 1 2, et il s’agit ici de { $smaller } et { $larger } ; toutes les autres ({ $pairs }…) restent. Les deux nouvelles ont les mêmes tailles et les mêmes différences : chaque taille et chaque différence reste donc dans une paire et une seule.
golden-left = Un coup conserve une taille ou la différence : aucun ne mène donc d’une paire à une autre. De toute autre position, un coup mène à une paire : réduisez le plus grand tas pour qu’il forme une paire avec le plus petit ; s’il est déjà trop petit, la différence des deux est celle d’une paire plus petite, que l’on atteint en prenant autant dans l’un que dans l’autre. Maintenant, c’est votre adversaire qui doit jouer à partir d’une paire.
    .idea = Quelle paire dorée pouvez-vous atteindre ?
golden-faced = Un coup conserve une taille ou la différence : aucun ne mène donc d’une paire à une autre. De toute autre position, un coup mène à une paire : on réduit le plus grand tas pour qu’il forme une paire avec le plus petit ; s’il est déjà trop petit, la différence des deux est celle d’une paire plus petite, que l’on atteint en prenant autant dans l’un que dans l’autre.
    .idea = Les tas forment une paire dorée, et aucun coup n’en laisse une autre.
note-golden = de nouveau une paire dorée
theorem-three-equal-left = le coup laisse trois tas égaux de { $size }. Quoi que votre adversaire prenne dans un ou deux d’entre eux, prenez-en autant dans chacun des autres : il reste de nouveau trois tas égaux, ou bien les dernières allumettes sont pour vous.
    .idea = Pouvez-vous laisser trois tas égaux ?
    .short = il laisse trois tas égaux.
theorem-three-equal-faced = il reste trois tas égaux de { $size }. Quoi qu’on prenne dans un ou deux d’entre eux, l’adversaire peut en prendre autant dans chacun des autres : il laisse de nouveau trois tas égaux, ou prend les dernières allumettes.
    .idea = avec trois tas égaux, que permettent à votre adversaire les tas que vous ne touchez pas ?
note-three-equal = de nouveau trois tas égaux
moves-matches = Écrivez 2:1 pour prendre 1 allumette dans le tas 2{ $most ->
    [1] {""}
   *[other] , et 1+2:1 pour prendre 1 allumette dans chacun des tas 1 et 2
  }.
