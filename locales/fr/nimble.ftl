# Ce que dit seul le jeu nimble.

tagline-nimble = descendre des pièces sur une bande
    .name = Nimble
rules-nimble = Nimble : des pièces sont posées sur les cases numérotées d’une bande, autant qu’on veut par case. Descendez une pièce d’autant de cases que vous voulez ; sur la case 0, elle ne bouge plus. Le joueur qui joue le dernier coup gagne.
    .strategy = chaque pièce est un tas de Nim, dont la taille est le numéro de sa case.
rules-nimble-misere = Nimble, misère : des pièces sont posées sur les cases numérotées d’une bande, autant qu’on veut par case. Descendez une pièce d’autant de cases que vous voulez ; sur la case 0, elle ne bouge plus. Le joueur qui joue le dernier coup perd.
    .strategy = chaque pièce est un tas de Nim, dont la taille est le numéro de sa case.
moves-nimble = Écrivez 2:1 pour descendre la pièce 2 d’une case.
position-nimble = « { $word } » n’est pas une case. Une position donne le numéro de la case de chaque pièce, par exemple 3,0,4 : des nombres entiers de 0 à { $most }.
move-unreadable-nimble = « { $move } » n’est pas un coup. Écrivez 2:1 pour descendre la pièce 2 d’une case.
move-nimble = { $move } n’est pas possible ici. Les coups les plus longs : { $most }.
deed-nimble = descend la pièce { $place } de la case { $from } à la case { $to }
    .advice = descendez la pièce { $place } de la case { $from } à la case { $to }
said-nimble = Pièce { $number } : case { $count }{ $taken ->
    [0] .
   *[other] , { $taken } plus bas qu’avant.
  }
alike-nimble = pièces dans un ordre quelconque
theorem-nimble-left = chaque pièce est un tas de Nim, dont la taille est le numéro de sa case. Le coup mène donc du Nim { $piles } au Nim { $left }. Au jeu de Nim : { $reason }
    .idea = Chaque pièce est un tas de Nim, dont la taille est le numéro de sa case. Que feriez-vous au Nim { $piles } ?
    .short = il laisse le Nim { $left }, une position perdante.
theorem-nimble-faced = chaque pièce est un tas de Nim, dont la taille est le numéro de sa case : c’est donc le Nim { $piles }, une position perdante. Au jeu de Nim : { $reason }
    .short = c’est le Nim { $piles }, une position perdante.
