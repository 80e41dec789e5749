# Ce que disent plusieurs jeux.

position-bad-size = « { $word } » n’a pas de cases : une grille en a de 1 à { $most }.
position-large-board = « { $word } » est trop grand : une grille a de 1 à { $most } cases.
position-too-large = « { $word } » est trop grand : { $most } au plus en tout, et au plus { $heaps } tas ou rangées.
move-unreadable-take = « { $move } » n’est pas un coup. Écrivez combien vous prenez, par exemple 1.
move-count-take = On ne peut pas en prendre { $count }. { $most ->
    [1] Prenez-en 1.
    [2] Prenez-en 1 ou 2.
    [one] Prenez-en { $most }.
   *[other] Prenez-en de 1 à { $most }.
  }
move-take-listed = On ne peut pas en prendre { $count }. On peut prendre : { $takable }.
ask-rows = Combien de lignes ?
help-rows = Entrez le nombre de lignes, de 1 à { $most } ; le nombre de colonnes vous est demandé ensuite. « q » quitte le programme.
ask-columns = Combien de colonnes ?
help-columns = Entrez le nombre de colonnes, de { $least } à { $most }. « q » quitte le programme.
limit-take = { $answer }, c’est trop : on peut prendre au plus { $most } maintenant
ask-number = Combien ({ $most ->
    [1] seulement 1
    [2] 1 ou 2
   *[other] de 1 à { $most }
  }) ?
help-number = Entrez { $most ->
    [1] 1, le seul nombre possible
    [2] 1 ou 2
   *[other] un nombre de 1 à { $most }
  }. « b » ramène au menu, « q » quitte le programme.
ask-position = À partir de quelle position ?
help-position = Écrivez la position de départ, par exemple { $example }. « q » quitte le programme.
ask-written = Quel coup ?
help-written = Écrivez un coup, par exemple { $example }. « b » ramène au menu, « q » quitte le programme.
place-fewer = en prend au plus { $half }
place-more = en prend plus de { $half }
number-in-groups = « { $word } » peut être le nombre { $number } ou la liste { $list }. Écrivez ce qui est voulu.
empty-text = (vide)
said-position = Position : { $position }.
said-pile = Tas { $number } : { $count }{ $taken ->
    [0] .
   *[other] , on vient d’en prendre { $taken }.
  }
said-heap = Tas { $number } : { $count }{ $taken ->
    [0] .
   *[other] , on vient d’en prendre { $taken }.
  }
said-row = Rangée { $number } : { $count }{ $taken ->
    [0] .
   *[other] , on vient d’en prendre { $taken }.
  }
said-left = Reste : { $count }{ $taken ->
    [0] .
   *[other] , on vient d’en prendre { $taken }.
  }
said-most = On peut en prendre au plus { $most } maintenant.
said-columns = Colonnes depuis la gauche : { $columns }.
said-cells = Ligne { $number }{ $count ->
    [0]  : aucune case libre.
    [one] , case libre : { $cells }.
   *[other] , cases libres : { $cells }.
  }
said-summand = Terme { $number }, { $summand }.
said-nothing = Il ne reste rien.
