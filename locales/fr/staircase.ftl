# Ce que dit seul le Nim de l’escalier.

tagline-staircase = descendre des pièces sur un escalier
    .name = Nim de l’escalier
rules-staircase = Nim de l’escalier : des pièces sont posées sur les marches d’un escalier. Descendez autant de pièces que vous voulez d’une marche à la suivante ; depuis la marche 1, elles sortent du jeu. Le joueur qui sort la dernière pièce gagne.
    .strategy = les pièces de chaque marche impaire sont un tas de Nim. Celles que votre adversaire descend sur une marche impaire, descendez-les aussitôt d’une marche de plus.
rules-staircase-misere = Nim de l’escalier, misère : des pièces sont posées sur les marches d’un escalier. Descendez autant de pièces que vous voulez d’une marche à la suivante ; depuis la marche 1, elles sortent du jeu. Le joueur qui sort la dernière pièce perd.
    .strategy = les pièces de chaque marche impaire sont un tas de Nim. Celles que votre adversaire descend sur une marche impaire, descendez-les aussitôt d’une marche de plus.
moves-staircase = Écrivez 2:1 pour descendre 1 pièce de la marche 2 à la marche 1.
position-staircase = « { $word } » ne convient pas. Une position donne le nombre de pièces sur la marche 1, la marche 2 et ainsi de suite, par exemple 3,0,1 : des nombres entiers, au plus { $most } en tout.
move-unreadable-staircase = « { $move } » n’est pas un coup. Écrivez 2:1 pour descendre 1 pièce de la marche 2 à la marche 1.
move-staircase = { $move } n’est pas possible ici. Les plus grands coups : { $most }.
deed-staircase = { $place ->
    [1] en sort { $count } de la marche 1
   *[other] en descend { $count } de la marche { $place } à la marche { $to }
  }
    .advice = { $place ->
    [1] sortez-en { $count } de la marche 1
   *[other] descendez-en { $count } de la marche { $place } à la marche { $to }
  }
said-staircase = Marche { $number } : { $count }{ $taken ->
    [0] .
   *[other] , descente de { $taken }.
  }
theorem-staircase-left = seules comptent les pièces des marches impaires : chacune de ces marches est un tas de Nim. Le coup mène donc du Nim { $piles } au Nim { $left }{ $grows ->
    [yes] {" "}(un tas grandit)
   *[no] {""}
  }. Les pièces que votre adversaire descend sur une marche impaire, descendez-les aussitôt d’une marche de plus : les tas sont comme avant. Au jeu de Nim : { $reason }
    .idea = Seules comptent les pièces des marches impaires : chacune de ces marches est un tas de Nim. Que feriez-vous au Nim { $piles } ?
    .short = sur les marches impaires, il laisse le Nim { $left }, une position perdante.
theorem-staircase-faced = { $open ->
    [yes] seules comptent les pièces des marches impaires : chacune de ces marches est un tas de Nim, c’est donc le Nim { $piles }, une position perdante. Les pièces qui arrivent sur une marche impaire, l’adversaire les descend aussitôt d’une marche de plus : les tas sont comme avant. Au jeu de Nim : { $reason }
   *[no] seules comptent les pièces des marches impaires, et il n’y en a pas. Celles qui arrivent sur une marche impaire, l’adversaire les descend aussitôt d’une marche de plus ; c’est donc lui qui joue le dernier coup.
  }
    .short = sur les marches impaires, c’est le Nim { $piles }, une position perdante.
