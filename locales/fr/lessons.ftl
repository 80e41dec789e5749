# Le cours. Une leçon a son titre et, comme attributs, l'idée en trois phrases, un indice qui ne nomme aucun coup, l'exemple ligne par
# ligne et, si elle demande un nombre, cette question.

lesson-backwards = Gagnante ou perdante, en partant de la fin
    .idea = Quand il n’y a plus rien à prendre, le joueur dont c’est le tour a perdu. Une position est gagnante si un coup au moins laisse une position perdante. Elle est perdante si tous les coups laissent une position gagnante.
    .tip = Quels nombres pouvez-vous laisser ? Comptez à partir de 0 : l’un d’eux est-il perdant ?
    .example =
        Avec 0 bâtonnet, le joueur dont c’est le tour a perdu. Notez un moins.
        De 1 et de 2, un coup laisse 0 : tous deux sont gagnants. Notez un plus.
        De 3, un coup laisse 2 ou 1, tous deux gagnants : 3 est perdant.
        De la même façon, 4 et 5 sont gagnants, et 6 est perdant.
        De { $position }, prendre { $move } laisse { $left }, qui est perdant. Ce coup gagne donc.
lesson-remainder = Le reste
    .idea = Quand on peut prendre de 1 à M bâtonnets, laissez un multiple de M+1. Quoi que votre adversaire prenne, complétez à M+1. Vous laissez ainsi un multiple à chaque fois, et 0 à la fin.
    .tip = Divisez le nombre de bâtonnets par M+1. Quel est le reste ?
    .number = Quel reste donne la division par M+1 ?
    .example =
        On peut en prendre au plus 3 : comptez donc de 4 en 4.
        Le reste de la division de { $position } par 4 est { $move }. Prenez-le : il reste { $left } bâtonnets.
        Si votre adversaire en prend 1, prenez-en 3 ; s’il en prend 2, prenez-en 2 ; s’il en prend 3, prenez-en 1. Il en reste alors 4.
        Répondez encore une fois de la même façon, et le dernier bâtonnet est pour vous.
lesson-last-stick = Le dernier bâtonnet perd
    .idea = En version misère, le joueur qui prend le dernier bâtonnet perd. Laissez donc un multiple de M+1, plus un bâtonnet. Mettez celui-ci de côté par la pensée, et jouez pour les autres comme avant.
    .tip = Mettez un bâtonnet de côté. Quel est le reste de la division des autres par M+1 ?
    .example =
        Mettez de côté un des { $position } bâtonnets : 7 restent en jeu.
        On peut en prendre au plus 3, et le reste de la division de 7 par 4 est { $move }. Prenez-le.
        Il reste { $left } bâtonnets : 4 à partager, et celui qui perd.
        Quoi que votre adversaire prenne, complétez à 4. Le dernier bâtonnet est pour votre adversaire.
lesson-period = Un tableau et sa période
    .idea = Quand on ne peut prendre que certains nombres, notez les tas comme gagnants ou perdants l’un après l’autre, en commençant par 0. Au bout d’un moment, les mêmes marques reviennent dans le même ordre. Cherchez la longueur de cette suite, et divisez par elle.
    .tip = Notez 0, 1, 2, 3 et ainsi de suite jusqu’à ce que les marques reviennent. À quel tas déjà noté celui-ci ressemble-t-il ?
    .example =
        On peut prendre 1, 3 ou 4. 0 est perdant ; 1 laisse 0, il est donc gagnant.
        2 ne peut laisser que 1, il est donc perdant. 3, 4, 5 et 6 peuvent laisser 0 ou 2 : gagnants.
        7 laisse 6, 4 ou 3, tous gagnants : 7 est perdant, et la suite recommence.
        Un tas est donc perdant si le reste de sa division par 7 est 0 ou 2.
        { $position } a pour reste 6. Le coup { $move } laisse { $left }, de reste 2 : il gagne.
lesson-pairs = Deux tas égaux
    .idea = Deux tas égaux forment une position perdante pour le joueur dont c’est le tour. Quoi qu’il prenne dans l’un, l’adversaire en prend autant dans l’autre. L’adversaire a donc toujours une réponse, et joue le dernier coup.
    .tip = Pouvez-vous laisser des paires de tas égaux ?
    .example =
        Les tas de { $position } sont différents. Rendez-les égaux : { $move } laisse { $left }.
        Si votre adversaire prend 2 dans un tas, prenez 2 dans l’autre : il reste deux tas de 1.
        S’il prend un tas entier, prenez l’autre : la dernière allumette est pour vous.
lesson-copying = Copier ailleurs
    .idea = Laissez deux moitiés pareilles, et copiez dans l’une ce que votre adversaire fait dans l’autre. Au kayles, visez le milieu d’une rangée ; au chomp, gardez deux bras égaux. Au cram, répondez par le coup de votre adversaire tourné d’un demi-tour.
    .tip = Pouvez-vous laisser deux moitiés pareilles ?
    .example =
        Visez le milieu de la rangée de { $position } quilles : { $move } laisse { $left }.
        Les deux moitiés sont pareilles. Votre adversaire doit changer l’une d’elles.
        Faites de même dans l’autre : elles sont de nouveau pareilles, et la dernière quille est pour vous.
lesson-powers = Le jeu de Nim et les puissances de deux
    .idea = Toute taille est une somme de puissances de deux différentes : 5, c’est 4 + 1, et 6, c’est 4 + 2. Laissez chaque puissance un nombre pair de fois. Quoi que fasse alors votre adversaire, une puissance devient impaire, et vous pouvez de nouveau les rendre toutes paires.
    .tip = Quelles puissances apparaissent un nombre impair de fois ? Cherchez un tas qui contient la plus grande d’entre elles.
    .number = Somme des puissances de deux sans paire ?
    .example =
        1, c’est 1 ; 5, c’est 4 + 1 ; et 6, c’est 4 + 2.
        Le 4 apparaît deux fois, et le 1 aussi. Le 2 apparaît une fois : c’est impair.
        Seul le tas de 6 contient un 2. Sans lui, il reste 4 : { $move } laisse { $left }.
        Maintenant, chaque puissance apparaît un nombre pair de fois.
lesson-nim-sum = Le binaire, ou comment trouver le coup
    .idea = Écrivez les tailles en binaire, l’une sous l’autre : la somme de Nim a un 1 dans chaque colonne qui contient un nombre impair de 1. Le joueur qui doit jouer quand la somme de Nim est 0 perd. Pour laisser 0, choisissez un tas qui a un 1 dans la colonne impaire la plus à gauche, et changez son chiffre dans chaque colonne impaire.
    .tip = Quels tas ont un 1 dans la colonne impaire la plus à gauche ?
    .number = Quelle est la somme de Nim ?
    .example =
        4 s’écrit 0100, 9 s’écrit 1001 et 11 s’écrit 1011.
        Les colonnes du 4 et du 2 sont impaires : la somme de Nim est 0110, soit 6.
        Seul le tas de 4 a un 1 dans la colonne du 4. Changez les deux chiffres : 0100 devient 0010, soit 2.
        { $move } laisse { $left }, de somme de Nim 0.
lesson-misere-nim = Le jeu de Nim misère
    .idea = Au jeu de Nim misère, le joueur qui prend la dernière allumette perd. Tant que deux tas ou plus ont au moins deux allumettes, jouez comme au jeu de Nim. Quand il n’y en a plus qu’un, réduisez-le à 0 ou 1 pour laisser un nombre impair de tas d’une allumette.
    .tip = Combien de tas ont au moins deux allumettes ? S’il n’y en a qu’un : voulez-vous en laisser 0 ou 1 ?
    .example =
        Un seul tas de { $position } a plus d’une allumette : c’est maintenant que tout se décide.
        Sans ce tas, il resterait deux tas d’une allumette, et la dernière serait pour vous.
        Laissez-en donc une : { $move } laisse { $left }, un nombre impair de tas d’une allumette.
        Votre adversaire en prend une, vous en prenez une, et votre adversaire doit prendre la dernière.
lesson-mex = Le nimber d’un tas
    .idea = Une position sans coup possible a pour nimber 0. Le nimber de toute autre position est le plus petit nombre qui manque parmi les nimbers de ce que ses coups laissent. Le nimber 0 est perdant, tous les autres sont gagnants.
    .tip = Quels nimbers un coup peut-il laisser ? Quel est le plus petit nombre qui manque ?
    .number = Quel est le nimber ?
    .example =
        On peut prendre 1, 3 ou 4. Les tas 0, 1, 2 et 3 ont les nimbers 0, 1, 0 et 1.
        4 laisse 3, 1 ou 0, de nimbers 1, 1 et 0. Le plus petit nombre qui manque est 2.
        5 laisse 4, 2 ou 1, de nimbers 2, 0 et 1. Le plus petit nombre qui manque est 3.
        { $position } laisse 5, 3 ou 2, de nimbers 3, 1 et 0. Son nimber est donc 2.
        { $move } laisse { $left }, de nimber 0 : ce coup gagne.
lesson-sums = Les sommes de jeux
    .idea = Dans une somme de jeux, chaque coup se joue dans un seul d’entre eux. Chacun compte comme un tas du jeu de Nim dont la taille est son nimber. Trouvez donc les nimbers, et laissez une somme de Nim égale à 0.
    .tip = Quel est le nimber de chaque jeu ? Jouez au jeu de Nim avec ces nombres.
    .number = Quelle est la somme de Nim des nimbers ?
    .example =
        On peut prendre au plus 3 bâtonnets : leur nimber est donc le reste de la division de 5 par 4, soit 1.
        Le nimber d’un tas du jeu de Nim est sa taille : 4.
        Ramenez le 4 à 1 : { $move } laisse { $left }.
        Maintenant, les deux nimbers sont 1, et la somme de Nim est 0.
lesson-kayles = Le kayles et le kayles de Dawson
    .idea = Au kayles, un coup peut couper une rangée en deux, et les morceaux s’ajoutent comme des tas du jeu de Nim. Calculez donc la somme de Nim des nimbers de toutes les rangées. Le kayles de Dawson (jeu octal 0.07), où un coup prend toujours deux quilles voisines, a d’autres nimbers, que l’on trouve de la même façon.
    .tip = Quels sont les nimbers ? Que pouvez-vous changer pour que la somme de Nim soit 0 ?
    .number = Quelle est la somme de Nim de l’ensemble ?
    .example =
        Les rangées de 4 et 6 quilles ont les nimbers 1 et 3 : la somme de Nim est 2.
        Il faut ramener aussi la rangée de 6 au nimber 1 : { $move } laisse { $left }.
        Maintenant, la somme de Nim est 0.
lesson-golden = Les paires dorées
    .idea = Au jeu des allumettes, un coup prend dans un seul tas, ou le même nombre dans deux. Avec deux tas, les paires dorées sont perdantes : 1 2, 3 5, 4 7, 6 10… La paire numéro n commence par le plus petit nombre qui n’est dans aucune paire précédente, et son autre nombre vaut n de plus.
    .tip = Quelle paire dorée pouvez-vous atteindre ? Cherchez une taille que vous gardez, ou la même différence.
    .example =
        La paire numéro 1 est 1 2. Le plus petit nombre restant est 3, et 3 + 2 = 5 : la paire numéro 2 est 3 5.
        Maintenant, 4 est le plus petit nombre restant, et 4 + 3 = 7 : la paire numéro 3 est 4 7.
        À partir de { $position }, gardez le 3 de la paire 3 5 : { $move } laisse { $left }.
        Aucun coup ne mène d’une paire à une autre. Votre adversaire n’en laisse donc aucune, et vous pouvez y revenir.
lesson-no-formula = Pas de formule
    .idea = Au chomp, le premier joueur gagne sur tout rectangle de plus d’un carré : si croquer le seul carré du coin opposé au poison perdait, la réponse qui bat ce coup aurait pu être jouée d’emblée. Mais personne ne connaît de formule pour ce coup. Regardez donc d’abord les petites positions ; et au jeu des pièces, comptez ce que chaque coup rapporte à la fin.
    .tip = Que laisse chaque coup ? Commencez par ceux qui laissent peu.
    .example =
        { $position } est un rectangle : un coup au moins gagne donc. Mais lequel ?
        a2 laisse une seule ligne, et votre adversaire croque tout sauf le carré empoisonné.
        b2 laisse des bras de 3 et de 2, et votre adversaire les rend égaux.
        Une recherche trouve { $move }. Ce coup laisse { $left }, et à chaque riposte répond un coup gagnant.

## Le cours

learn-course = Le cours : { $mastered ->
    [one] { $mastered } leçon maîtrisée
   *[other] { $mastered } leçons maîtrisées
  } sur { $count }
learn-due-in = { $days ->
    [0] à revoir maintenant
    [1] à revoir demain
    [one] à revoir dans { $days } jour
   *[other] à revoir dans { $days } jours
  }
learn-after = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
learn-boxes = Boîtes d’allumettes : une perle est une leçon maîtrisée, qui revient après ce nombre de jours
learn-ask = Quelle leçon ? [{ $number }]
learn-help = Entrez le numéro d’une leçon ou son nom ; Entrée seule choisit celle qui est entre crochets. « q » quitte le programme.
learn-repeats = { $count ->
    [one] { $count } leçon est à revoir. D’abord, une question à son sujet.
   *[other] { $count } leçons sont à revoir. D’abord, une question sur chacune.
  }
refuse-lesson = « { $lesson } » n’est pas une leçon. Utilisez un numéro de 1 à { $most }, ou { $known }.

## Une leçon

learn-title = Leçon { $number } sur { $count } : { $title }
learn-example = Un exemple : { $game } { $position }
learn-next = Entrée montre la ligne suivante :
learn-next-help = Appuyez sur Entrée seule pour la ligne suivante de l’exemple. « q » quitte le programme.
learn-next-refuse = « { $answer } » ne sert à rien ici. Appuyez sur Entrée seule ; « h » pour l’aide, « q » pour quitter.
learn-drills = { $left ->
    [one] Maintenant, les questions : encore { $left } bonne réponse, et la partie finale commence.
   *[other] Maintenant, les questions : { $left } bonnes réponses de suite, et la partie finale commence.
  }
learn-odd = (* impair)
learn-drill = { $game } { $position }
learn-earlier = De nouveau la leçon { $lesson } : { $game } { $position }
learn-answer = { $game } { $position }, position perdante : votre adversaire joue { $move }.
learn-refute = { $game } { $position }, position gagnante : votre adversaire joue { $move }, une erreur.
learn-tip = Indice. { $tip }
learn-ask-number = { $question } (t indice, ? je ne sais pas)
learn-help-number = Entrez un nombre entier.
learn-accepts-number = Entrez un nombre entier, ou « ? » si vous ne savez pas ; « h » pour l’aide.
learn-ask-idea = Quelle idée décide ici ? (a à { $most } ; t indice, « ? » je ne sais pas)
learn-help-idea = Entrez la lettre de la leçon dont l’idée permet de dire si la position est gagnante ou perdante.
learn-accepts-idea = Entrez une lettre de a à { $most }, ou « ? » si vous ne savez pas ; « h » pour l’aide.
learn-why = Pourquoi : { $idea ->
    [powers] { $outcome ->
        [win] il laisse { $left }, où chaque puissance de deux apparaît un nombre pair de fois.
       *[loss] chaque puissance de deux apparaît un nombre pair de fois. Tout coup en rend une impaire, et votre adversaire les rend alors toutes paires.
      }
    [nimbers] { $outcome ->
        [win] il laisse { $left }, de nimber 0, et le nimber 0 est perdant.
       *[loss] le nimber est 0, et c’est perdant : aucun coup ne laisse de nouveau 0.
      }
   *[marks] { $outcome ->
        [win] il laisse { $left }, qui est une position perdante.
       *[loss] tout coup laisse une position gagnante.
      }
  }
learn-mex = { $count ->
    [0] Depuis { $position } il n’y a plus de coup, le nimber est donc 0.
    [1] Depuis { $position }, les coups laissent le nimber { $moves }. Le plus petit nombre qui manque (le mex) est { $nimber } : c’est le nimber.
   *[other] Depuis { $position }, les coups laissent les nimbers { $moves }. Le plus petit nombre qui manque (le mex) est { $nimber } : c’est le nimber.
  }
learn-right-number = le nombre est { $number }
learn-right-idea = c’est la leçon { $number }, { $title }
learn-restarts = Il faut quatre bonnes réponses de suite : le compte repart de 0.
learn-row = Bonnes réponses de suite : { $row } sur { $most }
learn-boss = La partie finale : { $game } { $position } contre { $name }, qui joue parfaitement. Vous commencez, et vous pouvez gagner.
learn-boss-lost = { $name } a gagné. Essayez encore à partir de la même position.
learn-mastered = La leçon { $number } est maîtrisée : { $title }. Elle revient dans { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }.
learn-input-ended = L’entrée s’est terminée avant la fin de la leçon.
learn-kept = Vos progrès sont conservés dans { $file }.

## Les progrès

learn-damaged = La ligne { $line } de { $file } est endommagée : rien n’a été changé. --reset met le fichier de côté et recommence à zéro.
learn-reset = Le cours recommence à zéro. Vos progrès jusqu’ici sont conservés dans { $file }.
learn-reset-none = Il n’y a pas encore de progrès.
learn-unkept = Les progrès ne sont pas conservés : sans terminal, indiquez --progress FICHIER.
learn-not-kept = Les progrès ne sont pas conservés. { $why }
learn-no-home = Les progrès ne sont pas conservés, faute de dossier personnel.

words-learn = leçons apprendre
first-due = { $count ->
    [one] { $count } leçon est à revoir (« learn »).
   *[other] { $count } leçons sont à revoir (« learn »).
  }
