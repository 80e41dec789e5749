# Ce que dit seul le jeu des bâtonnets.

tagline-sticks = prendre de 1 à 3 dans une rangée
    .name = Bâtonnets
rules-sticks = Bâtonnets : prenez de 1 à { $most ->
    [0] M bâtonnets de la rangée ; M est convenu avant la partie
   *[other] { $most } bâtonnets de la rangée
  }. Le joueur qui prend le dernier bâtonnet gagne.
    .strategy = { $most ->
        [0] laissez un multiple de M + 1 ; ensuite, complétez chaque prise à M + 1.
       *[other] laissez un multiple de { $round } ; ensuite, complétez chaque prise à { $round }.
      }
rules-sticks-misere = Bâtonnets, misère : prenez de 1 à { $most ->
    [0] M bâtonnets de la rangée ; M est convenu avant la partie
   *[other] { $most } bâtonnets de la rangée
  }. Le joueur qui prend le dernier bâtonnet perd.
    .strategy = { $most ->
        [0] laissez un multiple de M + 1 plus 1 ; ensuite, complétez chaque prise à M + 1.
       *[other] laissez un multiple de { $round } plus 1 ; ensuite, complétez chaque prise à { $round }.
      }
deed-sticks = prend { $count ->
    [one] { $count } bâtonnet
   *[other] { $count } bâtonnets
  }
    .advice = prenez { $count ->
    [one] { $count } bâtonnet
   *[other] { $count } bâtonnets
  }
position-sticks = « { $word } » n’est pas un nombre de bâtonnets. Une position dit combien il y en a, par exemple 10 : un nombre entier de 0 à { $most }.
ask-no-sticks = Si l’on peut en prendre jusqu’à { $take } à la fois, il faudrait demander plus de { $most } bâtonnets. Donnez le nombre, comme dans : nimatron play sticks 10
ask-sticks = Combien de bâtonnets ?
help-sticks = Entrez le nombre de bâtonnets au départ, de { $least } à { $most } ; Entrée seule choisit le nombre entre crochets, s’il y en a un. « q » quitte le programme.
ask-max-take-sticks = Combien peut-on en prendre à la fois ?
help-max-take-sticks = Entrez le plus grand nombre de bâtonnets qu’un coup peut prendre, de 2 à { $most } ; Entrée seule choisit le nombre entre crochets. « q » quitte le programme.
ask-take-sticks = Combien de bâtonnets ?
help-take-sticks = Entrez combien de bâtonnets vous prenez{ $most ->
    [1]  : seul 1 est possible
    [2]  : 1 ou 2
   *[other] , de 1 à { $most }
  }. « b » ramène au menu, « q » quitte le programme.
limit-sticks-left = { $sticks ->
    [1] { $answer }, c’est trop : il ne reste qu’un bâtonnet
    [one] { $answer }, c’est trop : il ne reste que { $sticks } bâtonnet
   *[other] { $answer }, c’est trop : il ne reste que { $sticks } bâtonnets
  }
theorem-takes-sticks = il prend tous les bâtonnets qui restent.
    .idea = Pouvez-vous tout prendre ?
theorem-remainder-won = { $sticks } = { $times } × { $round } + { $rest }. Le coup prend le reste, { $rest }, et laisse { $left }, un multiple de { $round }. Quoi que votre adversaire prenne ({ $most ->
    [2] 1 ou 2
   *[other] de 1 à { $most }
  }), complétez à { $round } ; ainsi, c’est vous qui prenez le dernier bâtonnet.
    .idea = Quel est le reste de la division de { $sticks } par { $round } ?
    .short = il laisse { $left }, un multiple de { $round }.
theorem-remainder-won-misere = { $left ->
    [1] le coup laisse le dernier bâtonnet, que l’adversaire doit prendre.
   *[other] réservez un bâtonnet à votre adversaire. Les autres : { $above } = { $times } × { $round } + { $rest }. Le coup en prend { $rest } et laisse { $times } × { $round }, plus celui que vous réservez. Quoi que votre adversaire prenne ({ $most ->
    [2] 1 ou 2
   *[other] de 1 à { $most }
  }), complétez à { $round } ; ainsi, votre adversaire doit prendre le dernier bâtonnet.
  }
    .idea = Réservez un bâtonnet à votre adversaire. Quel est le reste de la division des { $above } autres par { $round } ?
    .short = il laisse { $left }, soit un multiple de { $round } plus 1.
theorem-remainder-lost = { $sticks } = { $times } × { $round }, sans reste. Quoi qu’on prenne ({ $most ->
    [2] 1 ou 2
   *[other] de 1 à { $most }
  }), l’adversaire complète à { $round } ; c’est donc lui qui prend le dernier bâtonnet.
    .short = { $sticks } est un multiple de { $round }, et aucun coup n’en laisse un autre.
theorem-remainder-lost-misere = { $above ->
    [0] il reste le dernier bâtonnet, et il faut le prendre.
   *[other] { $sticks } − 1 = { $above } = { $times } × { $round }, sans reste. Quoi qu’on prenne ({ $most ->
    [2] 1 ou 2
   *[other] de 1 à { $most }
  }), l’adversaire complète à { $round } ; le dernier bâtonnet reste donc au joueur dont c’est le tour maintenant.
  }
    .short = { $sticks } est un multiple de { $round } plus 1, et aucun coup ne laisse un autre nombre de cette forme.
moves-sticks = Écrivez 2 pour prendre 2 bâtonnets.
terms-sticks = jusqu’à { $value } à la fois
