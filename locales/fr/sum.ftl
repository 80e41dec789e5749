# Ce que dit seule une somme de jeux.

tagline-sum = plusieurs jeux à la fois ; qui ne peut plus jouer nulle part perd
    .name = Somme de jeux
rules-sum = Somme de jeux : plusieurs jeux se jouent côte à côte. À chaque coup, on joue dans un seul d’entre eux, selon les règles de ce jeu. Le joueur qui ne peut plus jouer dans aucun perd.
    .strategy = notez le nimber de chaque jeu et jouez au jeu de Nim.
moves-sum = Écrivez 2/1:3 pour jouer le coup 1:3 dans le terme 2 : le numéro du terme, une barre oblique, et le coup comme ce jeu l’écrit.
position-sum-too-many = { $count } termes, c’est trop : une somme en a au plus { $most }.
summand-refused = Terme { $number } : { $why }
summand-empty = aucun jeu n’est nommé. Écrivez chaque jeu avec sa position, et + entre eux : { $example }.
summand-no-game = « { $game } » ne peut pas être dans une somme. Ces jeux le peuvent : { $known }.
summand-no-position = { $game } a besoin d’une position, par exemple { $game } { $example }.
summand-misere = aucun terme n’a son propre --misere. Donnez --misere pour toute la somme, hors des guillemets.
summand-no-options = { $game } n’a pas d’options : « { $option } » n’est donc pas accepté.
summand-no-option = { $game } n’a pas d’option « { $option } ». Il a : { $known }.
summand-no-value = { $option } a besoin d’une valeur.
move-unreadable-sum = « { $move } » n’est pas un coup. Écrivez le numéro du terme, une barre oblique, et le coup dans son jeu, par exemple 2/1:3.
move-no-such-summand = Il n’y a pas de terme { $summand } : { $summands ->
    [1] il n’y a que le terme 1.
   *[other] les termes sont numérotés de 1 à { $summands }.
  }
deed-summand = { $deed }, terme { $number } ({ $game })
    .advice = { $advice }, terme { $number } ({ $game })
place-summand = se joue dans le terme { $number } ({ $game })
ask-summand = Dans quel terme ({ $offered }) ?
help-summand = Entrez le numéro du terme dans lequel vous jouez : { $offered }. Son jeu pose ensuite ses propres questions. « b » ramène au menu, « q » quitte le programme.
ask-summands = Quels jeux ?
help-summands = Entrez au plus { $most } jeux séparés par +, chacun avec sa position et ses options : { $example }. Jeux qui peuvent être dans une somme : { $known }. « q » quitte le programme.
theorem-summands-left = le coup laisse des paires de termes équivalents. Quoi que votre adversaire fasse dans l’un, faites de même dans l’autre terme de la paire : vous avez toujours une réponse, et c’est donc vous qui jouez le dernier coup.
    .idea = Pouvez-vous laisser des paires de termes équivalents ?
theorem-summands-faced = les termes vont par paires équivalentes. Quoi qu’on fasse dans l’un, l’adversaire peut faire de même dans l’autre terme de la paire ; c’est donc lui qui joue le dernier coup.
    .short = les termes vont par paires équivalentes : votre adversaire peut donc copier chaque coup.
note-summands = de nouveau des paires de termes équivalents
theorem-summands-last = après ce coup, on ne peut plus jouer dans aucun terme : c’est le dernier.
theorem-summands-won = { $count ->
    [one] le coup fait passer le nimber de { $old } à { $new }.
   *[other] la somme de Nim des jeux est { $sum }. Dans le terme { $number }, le coup fait passer le nimber de { $old } à { $new }, ce qui ramène la somme de Nim à 0.
  }
    .idea = Quel est le nimber de chaque terme ? Quel coup ramène leur somme de Nim à 0 ?
theorem-summands-leave = { $count ->
    [one] après le coup, le nimber est 0.
   *[other] après le coup, la somme de Nim des jeux est 0.
  }
    .idea = Quel est le nimber de chaque terme ? Quel coup ramène leur somme de Nim à 0 ?
theorem-summands-lost = { $count ->
    [one] le nimber est 0, et tout coup le change.
   *[other] la somme de Nim des jeux est { $sum }, et tout coup la change.
  }
    .short = la somme de Nim des nimbers est 0, et tout coup la change.
summand-nimber = Le terme { $number } a pour nimber { $nimber }{ $how }.
summand-heaps-nimbers = Dans ce jeu, les nimbers des tailles de 1 à { $most } sont { $nimbers }{ $more ->
    [yes] { " " }(nimatron sequence en donne davantage).
   *[no] .
  }
nimber-by-parts = , somme de Nim de { $parts }
nimber-by-remainder = , reste de la division de { $number } par { $round }
nimber-by-size = , sa taille
nimber-by-copies = { "" } : tout ce qu’on y fait peut y être copié
nimber-by-command = { " " }(nimatron solve { $summand })
theorem-summands = D’après le théorème de Sprague-Grundy, { $count ->
    [one] le jeu équivaut
   *[other] chaque jeu équivaut
  } à un seul tas du jeu de Nim, dont la taille est son nimber{ $larger ->
    [yes] { "" } ; un coup peut aussi l’augmenter, mais l’adversaire peut revenir en arrière.
   *[no] .
  } Le joueur qui doit jouer { $count ->
    [one] quand le nimber est 0 perd : tout coup le change, et l’adversaire peut toujours le ramener à 0.
   *[other] quand la somme de Nim est 0 perd : tout coup la change, et l’adversaire peut toujours la ramener à 0.
  }
