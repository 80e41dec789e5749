# Ce que dit seul le kayles.

tagline-kayles = renverser une quille ou deux quilles voisines
    .name = Kayles
rules-kayles = Kayles (jeu des quilles) : renversez une quille, ou deux quilles voisines. Ce qui reste d’une rangée de chaque côté devient une rangée à part. Le joueur qui ne peut plus jouer perd.
    .strategy = coupez une rangée en deux moitiés égales et copiez chaque coup dans l’autre moitié ; sinon, jouez au jeu de Nim avec les nimbers des rangées, 1 2 3 1 4 3 2 1 4 2 pour 1 à 10 quilles.
rules-kayles-misere = Kayles (jeu des quilles), misère : renversez une quille, ou deux quilles voisines. Ce qui reste d’une rangée de chaque côté devient une rangée à part. Le joueur qui joue le dernier coup perd.
deed-pin = renverse la quille { $pin } de la rangée { $row }
    .advice = renversez la quille { $pin } de la rangée { $row }
deed-pins = renverse les quilles { $pin } et { $next } de la rangée { $row }
    .advice = renversez les quilles { $pin } et { $next } de la rangée { $row }
position-kayles-unreadable = « { $word } » n’est pas une rangée de quilles. Une position donne les longueurs des rangées, par exemple 7 ou 3,4 : des nombres entiers, au plus { $most } quilles et { $heaps } rangées en tout.
move-unreadable-kayles = « { $move } » n’est pas un coup. Écrivez 2:3 pour renverser la quille 3 de la rangée 2, ou 2:3+ pour renverser les quilles 3 et 4.
move-no-such-row = Il n’y a pas de rangée { $row } : { $rows ->
    [1] il n’y a que la rangée 1.
   *[other] les rangées sont numérotées de 1 à { $rows }.
  }
move-empty-row = La rangée { $row } est vide. Choisissez une rangée qui a des quilles.
move-no-such-pin = Il n’y a pas de quille { $pin } dans la rangée { $row } : { $most ->
    [1] elle n’a que la quille 1.
   *[other] ses quilles sont numérotées de 1 à { $most }.
  }
move-no-next-pin = La quille { $pin } est la dernière de la rangée { $row } : il n’y en a pas après elle. Sans le +, elle tombe seule.
ask-pin-rows = Combien de rangées de quilles, ou lesquelles ?
help-pin-rows = Entrez le nombre de rangées de quilles, de 1 à { $most } ; le nombre de quilles de chacune vous est demandé ensuite. « q » quitte le programme.
ask-row-length = Combien de quilles dans la rangée { $row } ?
help-row-length = Entrez le nombre de quilles de cette rangée au départ, de 1 à { $most }. « q » quitte le programme.
ask-row = Dans quelle rangée ({ $offered }) ?
help-row = Entrez le numéro de la rangée où des quilles tombent : { $offered }. « b » ramène au menu, « q » quitte le programme.
ask-pin = Quelle quille, ou la première de deux ({ $most ->
    [1] seulement 1
    [2] 1 ou 2
   *[other] de 1 à { $most }
  }) ?
help-pin = Entrez le numéro de la quille de la rangée { $row } qui tombe{ $most ->
    [1]  : seul 1 est possible
    [2]  : 1 ou 2
   *[other] , de 1 à { $most }
  } ; on vous demande ensuite si la suivante tombe aussi. « b » ramène au menu, « q » quitte le programme.
ask-how-many-pins = Combien de quilles ({ $most ->
    [1] 1
   *[other] 1 ou 2
  }) ?
help-how-many-pins = Entrez { $most ->
    [1] 1 : la quille { $pin } est la dernière de sa rangée, elle tombe donc seule
   *[other] combien de quilles tombent : 1 pour la quille { $pin } seule, 2 pour elle et la suivante
  }. « b » ramène au menu, « q » quitte le programme.
limit-row = { $size ->
    [1] Il n’y a pas de quille { $answer } : la rangée { $row } n’a que la quille 1
   *[other] Il n’y a pas de quille { $answer } : la rangée { $row } n’a que les quilles 1 à { $size }
  }
limit-two-pins = { $answer }, c’est trop : pas plus de deux quilles ne tombent à la fois
limit-last-pin = { $answer }, c’est trop : la quille { $pin } est la dernière de sa rangée
theorem-pin-rows-left = le coup laisse des paires de rangées égales. Quoi que votre adversaire renverse dans une rangée, renversez les mêmes quilles dans l’autre rangée de la paire (stratégie de Tweedledum et Tweedledee) : vous avez toujours une réponse, et c’est donc vous qui jouez le dernier coup.
    .idea = { $halves ->
        [yes] Pouvez-vous laisser deux moitiés égales ?
       *[no] Pouvez-vous laisser des paires de rangées égales ?
      }
    .short = il laisse des paires de rangées égales.
theorem-pin-rows-faced = les rangées vont par paires égales. Quoi qu’on renverse dans une rangée, l’adversaire peut renverser les mêmes quilles dans l’autre rangée de la paire ; c’est donc lui qui joue le dernier coup.
    .short = les rangées vont par paires égales : votre adversaire peut donc copier chaque coup.
alike-rows = rangées dans un ordre quelconque
moves-kayles = Écrivez 2:3 pour renverser la quille 3 de la rangée 2, et 2:3+ pour renverser les quilles 3 et 4.
    .picture = Un nombre entre parenthèses sous une rangée est celui qu’elle portait avant le dernier coup.
place-pins-left = se joue dans le tiers gauche de la rangée { $row }
place-pins-middle = se joue dans le tiers central de la rangée { $row }
place-pins-right = se joue dans le tiers droit de la rangée { $row }
