# Ce qu'aucun jeu ne dit seul, en français. Chaque fichier a les mêmes messages, avec les mêmes données, que le fichier anglais.

## Les jeux

door = { $name } se joue ici ainsi : { $command }
misere-game = { $game } (misère)

## Questions avant une partie

banner = Nimatron joue aussi bien que vous. Tapez « w » à votre tour : il dit pourquoi.
welcome = « h » pour l’aide, « q » pour quitter.
which-game = Quel jeu ?
first-keep = k : continuer { $game }
kept-game = { $title } ({ $count ->
    [one] { $count } coup
   *[other] { $count } coups
  })
first-same = Entrée : le même jeu avec une autre règle
first-misere = { $on ->
    [yes] misere : la version misère est active (le joueur qui joue le dernier coup perd) ; le même mot la désactive
   *[no] misere : la version misère, où le joueur qui joue le dernier coup perd
  }
ask-game = Numéro ou nom [{ $usual }] :
help-game = Entrez le numéro ou le nom d’un jeu ; Entrée seule choisit celui qui est entre crochets. « misere » passe de la version normale à la version misère et inversement ; « nim misere » choisit directement le jeu de Nim en version misère, « nim 3,4,5 » le jeu de Nim avec ces tas ; « learn » commence les leçons. « q » quitte le programme. D’autres noms d’un jeu, comme « wythoff », l’ouvrent aussi. Avec ACCESSIBLE=1 dans l’environnement, les positions sont dites en mots.
who-first = Qui joue en premier ?
who-second = Qui joue en second ?
ask-who = Numéro, ou human, perfect… [{ $usual }] :
who-human = une personne
    .gloss = une personne
who-perfect = l’ordinateur : joue parfaitement
    .gloss = joue parfaitement
who-beginner = l’ordinateur : joue au hasard, mais ne manque jamais une victoire en un coup
    .gloss = débutant
who-random = l’ordinateur : joue au hasard
    .gloss = hasard
who-adaptive = l’ordinateur : de votre force ; il s’adapte à vos victoires et à vos défaites
    .gloss = de votre force
help-who = Entrez un numéro de la liste, ou { $known } ; tout autre mot est le nom d’une personne. Un nom peut suivre après un deux-points, comme dans human:Anne. « level » demande la force de l’ordinateur ; perfect@70 joue un coup optimal dans 70 % de ses coups.{ $more } Entrée seule choisit ce qui est entre crochets. « q » quitte le programme.
ask-name = Nom du joueur { $number } ?
help-name = Entrez un nom de 1 à { $most } caractères. Il désignera ce joueur dans la partie. Entrée seule choisit celui qui est entre crochets. « q » quitte le programme.
name-player = Joueur { $number }
name-perfect = Nimatron
name-beginner = Débutant
name-random = Hasard
help-whole = On peut aussi donner une position entière, par exemple { $example }.
help-letters =
    t: donne un indice, chaque fois le suivant
    w: le meilleur coup, et pourquoi ; w COUP : pourquoi ce coup est bon ou mauvais
    v: à quoi mène chaque coup
    o: joue le meilleur coup à votre place
    s: demande le coup étape par étape
    d: demande étape par étape un coup dans plusieurs tas
    a: toutes les ripostes et leurs réponses
    l: une suite de coups jusqu’à la fin
    c: les positions perdantes
    x: { $thought }
    u: annule votre dernier coup
    r: le rétablit
    m: les coups joués jusqu’ici
    p: redessine la position
    q: quitte la partie

## Un tour

turn = Coup { $number }, à { $name } de jouer
ask-turn = Coup (par exemple { $example }), ou un choix :
ask-turn-number = { $most ->
    [1] Coup (1), ou un choix :
    [2] Coup (1 ou 2), ou un choix :
   *[other] Coup (de 1 à { $most }), ou un choix :
  }
turn-how = Un coup : { $example }. « h » pour l’aide.
help-strategy = Pour gagner : { $strategy }
did = { $name } { $deed } ({ $move }).
optimal-loses = Tout coup perd ; aucun ne résiste plus longtemps que celui-ci.
optimal-beyond = { $why } Ce coup n’est peut-être pas optimal : il gagne tout de suite si c’est possible ; sinon, il évite d’offrir une victoire immédiate à l’adversaire et réduit la position.
machine-beyond = { $name } : { $why } Je joue donc au jugé : une victoire immédiate s’il y en a une, sinon un coup qui ne vous en offre pas.
machine-lost = { $name } est dans une position perdante : tout coup perd.
machine-lost-points = { $name } perd si les deux jouent au mieux, en comptant ce que chacun a déjà.
undone = Annulé : { $moves }.
redone = Rétabli : { $moves }.

## Ce qui est proposé à chaque tour, et les indices

short-tip = indice
short-values = valeurs
short-why = pourquoi
short-optimal = optimal
short-single = étapes
short-double = plusieurs
short-undo = annuler
short-redo = rétablir
short-help = aide
short-leave = quitter
words-tip = indice astuce
words-values = valeurs
words-moves = coups
words-board = plateau grille
absent-undo = Il n’y a encore rien à annuler.
absent-redo = Il n’y a aucun coup annulé à rétablir.
absent-moves = Aucun coup n’a encore été joué.
absent-way = Dans ce jeu, seul « s » demande le coup étape par étape.
hints-off = Les aides sont désactivées dans cette partie (--hints none).
hints-tips = Seuls les indices sont permis dans cette partie : « t » en donne un.
why-leaves = { $drawn ->
    [yes] Le coup { $move } laisse cette position.
   *[no] Le coup { $move } laisse { $position }.
  }
why-leaves-nothing = Le coup { $move } ne laisse rien.
why-loses = { $because ->
    [yes] Alors { $name } gagne en jouant { $best }. De son point de vue : { $reason }
   *[no] Alors { $name } gagne en jouant { $best }.
  }
why-wins = { $because ->
    [yes] Ce coup gagne : { $reason }
   *[no] Ce coup gagne : { $name } n’a pas de bonne réponse.
  }
why-over = { $wins ->
    [yes] La partie est finie, et ce coup gagne.
   *[no] La partie est finie, et ce coup perd.
  }
why-points = { $answered ->
    [yes] { $name } répond au mieux par { $best }.{ " " }
   *[no] { "" }
  }Résultat si les deux jouent ensuite au mieux, en comptant ce que chacun a déjà : { $ends }. { $cost ->
    [0] Aucun coup n’est meilleur.
   *[other] Avec le meilleur coup : { $better }.
  }
name-opponent = votre adversaire
tip-won = Vous pouvez gagner à partir d’ici.
tip-lost = Vous perdez à partir d’ici si votre adversaire ne fait pas d’erreur.
tip-points-won = Si les deux jouent au mieux, vous gagnez.
tip-points-drawn = Si les deux jouent au mieux, la partie est nulle.
tip-points-lost = Si les deux jouent au mieux, vous perdez.
tip-winning = { $points ->
    [yes] { $count ->
        [one] Un seul coup est optimal.
       *[other] { $count } coups sont optimaux.
      }
   *[no] { $count ->
        [one] Un seul coup gagne.
       *[other] { $count } coups gagnent.
      }
  }
tip-theorem = Un théorème donne un coup gagnant ; on ignore si d’autres gagnent aussi.
tip-lasts = { $moves ->
    [0] On ignore combien de temps vous pouvez faire durer la partie.
    [1] Votre prochain coup est le dernier.
    [one] Vous pouvez encore faire durer la partie { $moves } coup.
   *[other] Vous pouvez encore faire durer la partie { $moves } coups, en comptant ceux des deux joueurs.
  }
tip-backwards = Quelles positions plus proches de la fin sont perdantes ? Pouvez-vous en laisser une ?
tip-compare = Comparez les coups : que gagnez-vous maintenant, et combien votre adversaire pourra-t-il prendre ensuite ?
tip-one = L’un d’eux { $place }.
tip-quickest = Le coup le plus rapide { $place }.
tip-it = Ce coup { $place }.
tip-longest = L’un des coups qui résistent le plus longtemps { $place }.
tip-last = Il n’y a plus d’indice pour cette position.
tip-why = « w » montre le coup.
values-too-many = Il y a { $count } coups, trop pour en donner la liste.
more-values = { $lose ->
    [yes] { $count ->
        [one] { $count } autre, qui perd (retapez « v » pour le voir)
       *[other] { $count } autres, qui perdent tous (retapez « v » pour les voir)
      }
   *[no] { $count ->
        [one] { $count } autre (retapez « v » pour le voir)
       *[other] { $count } autres (retapez « v » pour les voir)
      }
  }

## Quitter, et recherches arrêtées

ask-leave = Quitter cette partie ? « y » ou « oui » quitte, toute autre réponse continue :
ask-leave-kept = Quitter cette partie ? Elle est conservée : « nimatron play --resume » la reprend. « y » ou « oui » quitte, toute autre réponse continue :
game-kept = La partie est conservée : « nimatron play --resume » la reprend.
help-leave = Entrez « y » pour quitter la partie ; « q » la quitte aussi. Toute autre réponse la continue.
search-stopped = La recherche a été arrêtée.

## Niveaux

who-level = l’ordinateur : trois niveaux au choix
ask-level = Numéro ou nom [{ $usual }] :
help-level = Entrez le numéro ou le nom d’un niveau ; Entrée seule choisit celui qui est entre crochets. Aux autres tours, l’ordinateur joue un coup qui n’est pas optimal, s’il y en a un. « q » quitte le programme.
level-easy = facile : optimal dans { $percent } % de ses coups
level-medium = moyen : { $percent } %
level-hard = difficile : { $percent } %
words-levels = facile moyen difficile
name-level = Nimatron ({ $level })
refuse-level = « { $level } » n’est pas un niveau : écrivez perfect@ et un nombre entier de 0 à 100, par exemple perfect@70.

## La fin d'une partie

wins = { $name } joue le dernier coup et gagne.
wins-misere = { $other } a joué le dernier coup : { $name } gagne donc.
wins-without-a-move = Il n’y a rien à prendre : { $name } gagne.
wins-points = { $name } gagne par { $own ->
    [one] { $own } pièce
   *[other] { $own } pièces
  } à { $others }.
nobody-wins = La partie est nulle, { $one ->
    [one] { $one } pièce
   *[other] { $one } pièces
  } à { $two }.
sums = Pièces : { $first } { $one }, { $second } { $two }
wins-by-a-last-move = { $name } joue le dernier coup et gagne.
wins-by-a-last-move-misere = { $other } a joué le dernier coup : { $name } gagne donc.
wins-with-no-move-left = Il n’y a plus de coup possible : { $name } gagne.
score = Score : { $score }
adaptive-grown = { $name } est devenu plus fort et joue maintenant un coup optimal dans { $percent } % de ses coups.
remembered = { $name } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
  }, { $losses ->
    [one] { $losses } défaite
   *[other] { $losses } défaites
  }. Nimatron joue un coup optimal dans { $percent } % de ses coups.
opponents-damaged = La ligne { $line } de { $file } est endommagée : rien n’a été changé.
opponents-not-kept = Les victoires et les défaites ne sont pas conservées : { $why }
ask-another = Une autre partie ?
short-again = rejouer
short-take-back = annuler
short-examine = examiner
short-keep = N depuis le coup N
short-change = changer

## Après une partie

help-after = « y » rejoue avec les mêmes joueurs et les mêmes règles ; l’autre joueur commence ; là où la position est demandée, Entrée reprend la même. « u » annule votre dernier coup et la partie continue. « e » examine la partie coup par coup : quels coups étaient des erreurs, et ce qui était meilleur. « k 5 » reprend la partie au coup 5 ; après « e », « k » seul la reprend à la première erreur, et « w COUP » dit ce que ce coup y aurait laissé. « g » redemande le jeu, la position et les joueurs. « q » ou « n » quitte le programme. « l » écrit la commande qui pose cette position avec ces joueurs, pour l’envoyer.
taken-up = La partie reprend au coup { $number }.
refuse-take-up = « { $answer } » n’est pas un coup d’où reprendre. { $most ->
    [1] Entrez k 1.
   *[other] Entrez k et un numéro de 1 à { $most }, par exemple k 1.
  }
review-title = { $game } { $position } : { $first } contre { $second }
review-unknown = trop grand pour être jugé
review-forced = le seul coup permis
review-lost = déjà perdu ; tout coup perd
review-by-theorem = gagne d’après un théorème ; on ignore pour les autres coups
review-wins-anyway = gagne, comme tous les coups
review-keeps = { $count ->
    [one] le seul coup gagnant
   *[other] conserve la victoire
  }
review-best = optimal ; résultat si les deux jouent au mieux : { $ends }
review-alike = tous les coups se valent ; résultat si les deux jouent au mieux : { $ends }
review-threw = erreur : ce coup laisse échapper la victoire.{ $answered ->
    [yes] { $drawn ->
        [yes] { "" } Alors la réponse { $answer } gagne.
       *[no] { "" } Il laisse { $left }, et la réponse { $answer } gagne.
      }
   *[no] { "" }
  }
review-wins = { $drawn ->
    [yes] Dans cette position, le coup { $best } gagne.
   *[no] À partir de { $position }, le coup { $best } gagne.
  }
review-wins-because = { $drawn ->
    [yes] Dans cette position, le coup { $best } gagne : { $reason }
   *[no] À partir de { $position }, le coup { $best } gagne : { $reason }
  }
review-cost = { $cost ->
    [one] erreur : ce coup coûte { $cost } pièce.
   *[other] erreur : ce coup coûte { $cost } pièces.
  }{ $answered ->
    [yes] { "" } Il laisse { $left }, où { $answer } est la meilleure réponse.
   *[no] { "" }
  }
review-optimal = À partir de { $position }, le coup { $best } est optimal ; résultat si les deux jouent au mieux : { $ends }.
review-leaves-one-of = { $count ->
    [one] il laisse { $position }, une position perdante, d’où l’on ne peut en atteindre aucune autre.
   *[other] il laisse { $position }, l’une des { $count } positions perdantes, en comptant celles qui en découlent.
  }
review-is-one-of = { $count ->
    [one] { $position } est une position perdante, d’où l’on ne peut en atteindre aucune autre.
   *[other] { $position } est l’une des { $count } positions perdantes, en comptant celles qui en découlent.
  }
review-leaves-answered = il laisse { $position }, où chaque coup { $ends ->
    [yes] met fin à la partie et perd, ou a une réponse gagnante
   *[no] a une réponse gagnante
  } (nimatron solve montre les réponses).
review-is-answered = chaque coup { $ends ->
    [yes] met fin à la partie et perd, ou a une réponse gagnante
   *[no] a une réponse gagnante
  } (nimatron solve montre les réponses).
review-faultless = Il n’y a pas eu d’erreur.
review-no-moves = Il n’y a pas eu de coup.
review-tally = { $choices ->
    [0] { $name } : aucun choix.
   *[other] { $name } : { $right ->
        [one] { $right } choix juste
       *[other] { $right } choix justes
      } sur { $choices }.
  }
review-choice-means = Un choix est un tour où les coups possibles ne se valaient pas tous.

## Refus

refuse-choice = « { $answer } » n’est pas dans la liste. Entrez un numéro de 1 à { $most }, ou { $names } ; « h » pour l’aide.
refuse-letter = « { $answer } » n’est pas proposé ici. Entrez { $names } ; « h » pour l’aide.
refuse-number-of = « { $answer } » n’est pas proposé. Entrez { $offered } ; « b » pour revenir, « h » pour l’aide.
refuse-no-number = « { $answer } » n’est pas un nombre entier de { $least } à { $most }. Entrez-en un, ou « h » pour l’aide.
refuse-too-small = { $answer }, c’est trop peu. Entrez un nombre de { $least } à { $most }, ou « h » pour l’aide.
refuse-too-large = { $answer }, c’est trop. { $most ->
    [1] Entrez 1
   *[other] Entrez un nombre de { $least } à { $most }
  }, ou « h » pour l’aide.
refuse-too-large-limit = { $limit }. { $most ->
    [1] Entrez 1
   *[other] Entrez un nombre de { $least } à { $most }
  }, ou « h » pour l’aide.
refuse-text = Entrez un nom de 1 à { $most } caractères, tous visibles.
refuse-memory = « { $size } » n’est pas une taille de mémoire : écrivez un nombre d’octets, ou un nombre avec une unité, par exemple 500MB ou 4GiB.
refuse-long-line = La ligne est trop longue : la limite est de { $most } Mio.
refuse-turn = « { $answer } » n’est pas proposé ici. Entrez un coup, par exemple { $example }, ou une lettre ({ $letters }) ; « h » explique les lettres.
flag-absent = { $option } est pour des joueurs comme { $player }, et aucun des deux n’en est un.
refuse-seat = joueur inconnu : « { $seat } » ; utilisez { $known } ou perfect@70 (optimal dans 70 % de ses coups), suivi si vous voulez d’un deux-points et d’un nom, comme dans human:Anne.
refuse-who = « { $seat } » n’est pas un joueur. Entrez un numéro de 1 à { $most }, ou { $known }, suivi si vous voulez d’un deux-points et d’un nom, comme dans human:Anne ; « level » demande un niveau.
refuse-near = « { $answer } » : vouliez-vous dire { $near } ? Entrez { $near }, ou human:{ $answer } pour une personne de ce nom.
refuse-game = jeu inconnu : « { $game } » ; utilisez { $known }.
refuse-number = { $argument } doit être un nombre entier de { $least } à { $most }, et non « { $value } ».
refuse-card = { $game } se décide aux points : il n’y a donc pas de liste de positions perdantes à apprendre.
variant-no-option = { $game } n’a pas d’option { $option } ; elle existe pour { $known }.
variant-twice = { $option } est donnée deux fois, ou une autre option dit la même chose. N’en donnez qu’une.
variant-no-misere = { $game } n’a pas de --misere : ce sont les points qui décident, non le dernier coup.

## Des programmes comme joueurs

forfeit-stopped = { $name } a été arrêté avant de jouer.
wins-by-forfeit = { $other } perd par forfait : { $name } gagne donc.
engine-terms = « { $term } » ne vaut pas pour { $game } ; utilisez { $known }.
engine-no-terms = « { $term } » ne vaut pas pour { $game }, qui n’a pas d’options.
engine-over = Dans { $position }, la partie est finie.

## Enregistrements

record-damaged = { $file }, ligne { $line } : { $why }
damage-header = Une partie commence par [Game "NOM"] ; NOM est l’un de { $known }.
damage-tag = « { $text } » n’est pas une étiquette. Une étiquette est [Name "valeur"], avec \" et \\ pour un guillemet et une barre oblique inverse.
damage-twice = L’étiquette { $tag } y est deux fois ; une partie a chaque étiquette une seule fois.
damage-move = « { $text } » n’est ni une étiquette ni le coup { $number }. Un coup s’écrit { $number }. COUP, un par ligne.
damage-long-line = La ligne est trop longue : on lit au plus { $most } Kio.
damage-no-text = La ligne n’est pas du texte UTF-8.
damage-no-position = La partie n’a pas d’étiquette [Position "..."], par exemple [Position "{ $example }"].
damage-misere = Misere doit être "true" ou "false", et non « { $value } ».
damage-result = Result doit être "1-0", "0-1", "1/2-1/2" ou "*", et non « { $value } ».
damage-contradiction = D’après les coups, le résultat est « { $result } », et non « { $value } ».
damage-after-end = La partie était finie avant ce coup ; seule une autre partie peut suivre.
record-no-file = { $file } est un dossier, un périphérique ou un tube, et non un fichier ordinaire.
record-too-large = { $file } est trop grand : on lit au plus { $most } Mio.
record-empty = { $file } ne contient aucune partie.
record-cut = { $damaged } Le fichier est coupé là ; ce qui précède est utilisé, et le reste disparaît à la prochaine écriture.
record-replaces = Le premier coup remplacera votre partie inachevée : { $game }
record-over = La dernière partie de { $file } est finie ; on ne peut reprendre qu’une partie inachevée.
record-none-kept = Aucune partie inachevée n’est conservée ; nommez un fichier que --record a écrit.
record-resumed = { $count ->
    [0] La partie continue ; aucun coup n’a été joué.
    [one] La partie continue ; { $count } coup a été joué.
   *[other] La partie continue ; { $count } coups ont été joués.
  }
record-not-kept = Cette partie n’est pas conservée : { $why }
record-no-home = votre dossier personnel n’est pas connu.

## La ligne de commande

file-unreadable = { $file } ne peut pas être lu : { $error }.
file-unwritable = { $file } ne peut pas être écrit : { $error }.
input-ended = L’entrée s’est terminée avant la fin de la partie.
input-ended-kept = L’entrée s’est terminée ; la partie est conservée : « nimatron play --resume » la reprend.
output-unwritable = Impossible d’écrire sur la sortie standard : { $error }.
input-or-output-failed = La lecture ou l’écriture a échoué : { $error }.
work-interrupted = Le travail a été interrompu.
work-given-up = Le travail a été arrêté à sa limite d’appels ou de temps.
nimber-large = Le nimber dépasse { $most }, le plus grand que cette méthode trouve.
beyond = { $refused ->
    [yes] Cette position est trop grande pour être résolue sur cette machine : le système refuse la mémoire, environ { $memory } pour { $positions } positions.
   *[no] { $short ->
        [yes] Cette position est trop grande pour être résolue : il faudrait environ { $memory } de mémoire pour { $positions } positions, et la limite est { $limit } (--max-memory).
       *[no] Cette position est trop grande pour être résolue : la recherche visiterait environ { $positions } positions{ $timed ->
            [yes] { " " }et prendrait environ { $time }
           *[no] { "" }
          }.
      }
  }
beyond-search = Cette position est trop grande pour la recherche, quels que soient la mémoire et le temps.
moves-too-many = La liste des { $count } coups demanderait plus de mémoire que --max-memory n’en permet.
time = { $unit ->
    [seconds] { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
      }
    [minutes] { $count } minutes
    [hours] { $count } heures
   *[days] { $count } jours
  }

## Erreurs du système

system-error = { $kind ->
    [NotFound] Aucun fichier ou dossier de ce nom{ system-error.numbered }
    [PermissionDenied] Permission refusée{ system-error.numbered }
    [IsADirectory] C’est un dossier{ system-error.numbered }
    [NotADirectory] Ce n’est pas un dossier{ system-error.numbered }
    [AlreadyExists] Le fichier existe déjà{ system-error.numbered }
    [StorageFull] Plus d’espace disponible sur le périphérique{ system-error.numbered }
    [QuotaExceeded] Quota d’espace disque dépassé{ system-error.numbered }
    [ReadOnlyFilesystem] Système de fichiers en lecture seule{ system-error.numbered }
    [FileTooLarge] Fichier trop grand{ system-error.numbered }
    [BrokenPipe] Tube rompu{ system-error.numbered }
    [OutOfMemory] Mémoire insuffisante{ system-error.numbered }
   *[other] { $error }
  }
    .numbered = { $numbered ->
        [yes] { " " }(erreur système { $number })
       *[no] { "" }
      }

## Rapports

progress-answer = Résolution (Ctrl-C l’arrête)
so-far = Jusqu’ici : { $known }.
so-far-outcome = { $wins ->
    [yes] le joueur dont c’est le tour gagne
   *[no] le joueur dont c’est le tour perd
  }
    .short = { $wins ->
        [yes] gagné
       *[no] perdu
      }
so-far-nimber = le nimber est { $nimber }
    .short = nimber { $nimber }
so-far-not = { $count ->
    [one] le nimber n’est pas { $nimbers }
   *[other] le nimber n’est aucun des nombres { $nimbers }
  }
    .short = nimber autre que { $nimbers }
so-far-moves = { $moves ->
    [one] { $settled ->
        [0] le seul coup n’est pas tranché
       *[other] le seul coup est tranché
    }
   *[other] coups tranchés : { $settled } sur { $moves }
  }
    .short = { $moves ->
        [one] { $settled } coup sur { $moves }
       *[other] { $settled } coups sur { $moves }
      }
so-far-winning = { $more ->
    [0] gagnants : { $moves }
   *[other] gagnants : { $moves } et { $more } autres
  }
so-far-positions = { $count ->
    [one] { $count } position enregistrée
   *[other] { $count } positions enregistrées
  }
    .short = { $count ->
        [one] { $count } position
       *[other] { $count } positions
      }
position-with-terms = { $position } ({ $terms })
card = Laissez l’une de ces positions à votre adversaire, et vous gagnez :
card-alike = Laissez l’une de ces positions à votre adversaire, et vous gagnez ({ $alike }) :
card-empty = Aucune position perdante ne peut être atteinte à partir de celle-ci.
card-long = La liste des positions perdantes se fait à partir d’au plus { $positions } positions, ce qui peut être long. Avec --full, elle est faite quand même.
card-too-many = À partir de cette position, on peut atteindre { $count } positions perdantes, trop pour les apprendre par cœur ; --json les donne toutes.
outcome = { $outcome ->
    [win] victoire
    [draw] nulle
    [loss] défaite
    [beyond] trop grand
   *[stopped] arrêté
  }
cutoffs = { $pay ->
    [yes] Sans limite à la table, les coupures seules économisent ici des appels.
   *[no] Sans limite à la table, les coupures seules n’apportent rien ici : une recherche coupée n’enregistre rien.
  }{ $bounded ->
    [yes] { " " }Avec une table limitée, elles économisent des appels.
    [no] { " " }Avec une table limitée, elles n’apportent rien non plus.
   *[unknown] { "" }
  }
ingredients-unknown = méthode inconnue : « { $method } » ; une liste réunie par + est faite d’ingrédients parmi { $known }, chacun une seule fois.
ingredients-mixed = « { $method } » mélange minimax et la recherche de nimbers, ou nomme un ingrédient deux fois : raw-table, end-states, early-exit et order sont de minimax, simple-cut, cut, etc, aspiration et sharp des nimbers.
ingredients-two-tables = « { $method } » a deux tables : nommez table ou raw-table.
ingredients-two-cuts = « { $method } » a deux coupures : nommez simple-cut ou cut.
ingredients-etc-table = Dans « { $method } », etc n’a pas de table à consulter ; ajoutez table.
ingredients-etc-cut = Dans « { $method } », etc n’a rien à couper ; ajoutez simple-cut ou cut.
ingredients-aspiration-cut = Dans « { $method } », aspiration n’a rien à couper ; ajoutez simple-cut ou cut.

## Raisons

standing-over = { $won ->
    [yes] La partie est finie : le joueur dont ce serait le tour a gagné.
   *[no] La partie est finie : le joueur dont ce serait le tour a perdu.
  }
standing-over-points = La partie est finie : il n’y a plus rien à prendre.
standing-won = Le meilleur coup est { $move } : { $deed }.{ $moves ->
    [0] { "" }
   *[other] { " " }{ $moves ->
        [1] Il gagne tout de suite.
        [one] Il gagne en { $moves } coup au plus.
       *[other] Il gagne en { $moves } coups au plus, en comptant ceux des deux joueurs.
      }
  }
every-move-loses = Tout coup perd.
standing-lost = Tout coup perd. { $moves ->
    [0] On ignore lequel résiste le plus longtemps ; un coup possible est { $move } : { $deed }.
   *[other] Aucun ne résiste plus longtemps que le coup { $move } : { $deed }. { $moves ->
        [1] C’est le dernier coup.
        [one] La partie dure alors { $moves } coup.
       *[other] La partie dure alors { $moves } coups, celui-ci compris.
      }
  }
after-it-components = Après ce coup, avec les nimbers :
after-it = Après ce coup :
also-wins = { $count ->
    [one] Gagne aussi : { $moves }.
   *[other] Gagnent aussi : { $moves }.
  }
also-best = { $count ->
    [one] Tout aussi bon : { $moves }.
   *[other] Tout aussi bons : { $moves }.
  }
also-wins-many = { $count ->
    [one] { $count } autre coup gagne aussi.
   *[other] { $count } autres coups gagnent aussi.
  }
also-best-many = { $count ->
    [one] { $count } autre coup est tout aussi bon.
   *[other] { $count } autres coups sont tout aussi bons.
  }
standing-points = Le meilleur coup est { $move } : { $deed }. Si les deux jouent au mieux, le joueur dont c’est le tour obtient { $own } à partir d’ici et l’autre { $other } : un écart de { $margin }.
standing-points-in-all = Le meilleur coup est { $move } : { $deed }. { $final }
points-in-the-end = Si les deux jouent ensuite au mieux, { $outcome ->
    [win] vous gagnez par { $own } à { $other }
    [draw] la partie est nulle, { $own } à { $other }
   *[loss] vous perdez par { $own } à { $other }
  }, en comptant ce que chacun a déjà.
leads-to-points = { $outcome ->
    [win] victoire par { $own } à { $other }
    [draw] nulle, { $own } à { $other }
   *[loss] défaite par { $own } à { $other }
  }
endings-told = Pourquoi : ce que chaque coup rapporte aussitôt, la meilleure réponse et le résultat final, en comptant ce que chacun a déjà :
margins-told = Pourquoi : écart = gain immédiat − écart adverse ensuite, avec la meilleure réponse :
margin-answered = Prendre { $move } rapporte { $gains } tout de suite ; la meilleure réponse est de prendre { $answer }, avec pour l’adversaire un écart de { $other } à partir de là : l’écart final est { $gains } − { $other } = { $margin }.
margin-ends = Prendre { $move } rapporte { $gains } et finit la partie : l’écart est { $margin }.
more-margins = { $count ->
    [one] { $count } autre coup, pas meilleur
   *[other] { $count } autres coups, pas meilleurs
  }
margins-go-on = Comparez de la même façon après chaque riposte. Dès qu’un joueur prend 1 colonne, tous les coups suivants en prennent 1.
why = Pourquoi : { $reason }
why-by-enter = Entrée dit pourquoi.
why-sooner = Le coup { $move } gagne plus vite : { $reason }
nimber-means = Un nimber (ou valeur de Grundy) est la taille du tas unique du jeu de Nim auquel la position équivaut.
nim-sum-means = Pour trouver une somme de Nim, écrivez les nimbers comme sommes de puissances de deux différentes et supprimez par paires celles qui sont égales : 3 et 5, c’est-à-dire 2 + 1 et 4 + 1, laissent 2 + 4 = 6.
nim-sum-again = Après chaque riposte, cherchez les nimbers et jouez de façon à ramener leur somme de Nim à 0.
nimbers-of-components = { $kind ->
    [theorem-pin-rows-nimbers] { $count ->
        [one] une rangée de nimber { $nimbers }
       *[other] { $count } rangées de nimbers { $nimbers }
      }
    [theorem-heaps-nimbers] { $count ->
        [one] un tas de nimber { $nimbers }
       *[other] { $count } tas de nimbers { $nimbers }
      }
   *[other] { $count ->
        [one] une composante de nimber { $nimbers }
       *[other] { $count } composantes de nimbers { $nimbers }
      }
  }
component-nimber = nimber { $nimber }
theorem-component-lost = aucun coup ne laisse des composantes dont la somme de Nim est 0 : l’adversaire peut donc toujours la ramener à 0.
    .short = aucun coup ne laisse des composantes dont la somme de Nim est 0.
theorem-component-left = le coup laisse { $after }. Aucune riposte ne laisse des composantes dont la somme de Nim est 0 : vous pouvez donc toujours la ramener à 0.
    .idea = Pouvez-vous ramener à 0 la somme de Nim des composantes ?
theorem-component-won = le coup laisse { $after }, dont la somme de Nim est 0. Le joueur qui doit jouer quand la somme de Nim est 0 perd (théorème de Sprague-Grundy) : tout coup la change, et l’adversaire peut toujours la ramener à 0.
    .idea = Pouvez-vous ramener à 0 la somme de Nim des nimbers ?
    .short = il ramène à 0 la somme de Nim des nimbers.
theorem-components-won = la position se décompose en { $before }, dont la somme de Nim est { $sum }. Le coup laisse { $after }, ce qui ramène la somme de Nim à 0. Le joueur qui doit jouer quand la somme de Nim est 0 perd (théorème de Sprague-Grundy) : tout coup la change, et l’adversaire peut toujours la ramener à 0.
    .idea = Pouvez-vous ramener à 0 la somme de Nim des nimbers ?
    .short = il ramène à 0 la somme de Nim des nimbers.
theorem-nimbers-repeat = Il est prouvé que les nimbers se répètent avec la période { $length } après la prépériode { $before }.
theorem-heap-reduced = { $large } = { $small } + { $times ->
    [1] { $length }
   *[other] { $times } × { $length }
  }, et { $small } a pour nimber { $nimber }.
theorem-heap-divided = { $won ->
    [yes] le coup laisse { $heap }
   *[no] le tas est de { $heap }, et { $heap }
  } = { $times } × { $length }{ $rest ->
    [0] .
   *[other] { " " }+ { $rest }.
  }
theorem-heap-remainders = { $count ->
    [one] Un tas est perdant si et seulement si c’est un multiple de { $length }.
   *[other] Un tas est perdant si et seulement si le reste de sa division par { $length } est l’un des nombres { $remainders }.
  } Aucun coup (prendre { $set }) ne mène d’un tel tas à un autre ; de tout autre tas, un coup mène à l’un d’eux.
    .idea = Quel est le reste de la division du tas par { $length } ?
theorem-misere-nimbers = en version misère, les positions perdantes sont celles-ci, et aucune autre : somme de Nim 0 si un nimber au moins dépasse 1, et somme de Nim 1 si aucun ne le dépasse (théorème de Ferguson).{ $won ->
    [yes] { " " }Après chaque riposte, laissez de nouveau l’une d’elles.
   *[no] { "" }
  }
    .idea = Quelle est la somme de Nim des tas ?
misere-nimbers = { $won ->
    [yes] Après le coup,
   *[no] Ici,
  } { $count ->
    [one] le nimber est { $nimbers }, et la somme de Nim aussi.
   *[other] les nimbers des tas{ $round ->
        [0] { "" }
       *[other] , restes de leur division par { $round },
      } sont { $nimbers } : leur somme de Nim est { $sum }{ $high ->
        [yes] , et l’un d’eux au moins dépasse 1.
       *[no] .
      }
  }
theorem-components-none-left = après ce coup, on ne peut plus jouer : c’est le dernier.
theorem-components-lost = la position se décompose en { $before }, dont la somme de Nim est 0. Tout coup la change, et l’adversaire peut toujours la ramener à 0.
    .short = la somme de Nim des nimbers est 0, et tout coup la change.
other-theorem = Le plus facile à retenir est le coup { $move } : { $law }
mex = { $count ->
    [one] Le nimber est { $nimber }, le plus petit nombre qu’aucun coup ne laisse (le mex). Nimber laissé, et entre parenthèses un coup qui le laisse : { $moves }.
   *[other] Le nimber est { $nimber }, le plus petit nombre qu’aucun coup ne laisse (le mex). Nimbers laissés, et entre parenthèses un coup qui les laisse : { $moves }.
  }
parts = La position se décompose en { $count ->
    [one] { $count } composante
   *[other] { $count } composantes
  } sans influence { $count ->
    [2] l’une sur l’autre
   *[other] les unes sur les autres
  }. Le nimber est la somme de Nim (xor) des leurs : { $sum } = { $nimber }.
in-brackets = { " " }({ $text })
as-sentence = { $text }.
certificate = { $listed ->
    [yes] { $won ->
        [yes] { $count ->
            [one] il laisse { $position }. Parmi { $position } et les positions qui en découlent, une seule est perdante{ $alike } :
           *[other] il laisse { $position }. Parmi { $position } et les positions qui en découlent, les { $count } suivantes sont perdantes{ $alike } :
          }
       *[no] { $count ->
            [one] parmi { $position } et les positions qui en découlent, une seule est perdante{ $alike } :
           *[other] parmi { $position } et les positions qui en découlent, les { $count } suivantes sont perdantes{ $alike } :
          }
      }
   *[no] { $won ->
        [yes] il laisse { $position }. Parmi { $position } et les positions qui en découlent, { $count } sont perdantes ({ $card }).
       *[no] parmi les positions qui découlent de { $position }, { $count } sont perdantes ({ $card }).
      }
  }
certificate-proves = { $count ->
    [one] De toute autre position qui peut survenir{ $spares ->
        [yes] , sauf si la partie est finie,
       *[no] ,
      } un coup y mène.
   *[other] Aucun coup ne mène de l’une d’elles à une autre ; de toute autre position qui peut survenir{ $spares ->
        [yes] , sauf si la partie est finie,
       *[no] ,
      } un coup mène à l’une d’elles.
  }
losing-by-heart = Ou bien apprenez par cœur les positions perdantes qui peuvent survenir ({ $count } en tout ; { $card }).
leaves-lost-drawn = il laisse une position perdante : à toute riposte, on peut répondre en laissant une autre position perdante{ $ends ->
    [yes] , ou bien elle finit la partie et donc perd
   *[no] { "" }
  }.
then-answer = puis { $move }
leaves-lost = il laisse { $position }, une position perdante pour le joueur dont c’est le tour : à toute riposte, on peut répondre en laissant une autre position perdante{ $ends ->
    [yes] , ou bien elle finit la partie et donc perd
   *[no] { "" }
  }.
replies-answered = à toute riposte répond un coup gagnant{ $ends ->
    [yes] , ou bien elle finit la partie et donc perd
   *[no] { "" }
  } :
moves-answered = à tout coup répond un coup gagnant{ $ends ->
    [yes] , ou bien il finit la partie et donc perd
   *[no] { "" }
  } :
reply-answered = à { $reply } répond { $answer }, qui laisse { $then } ({ $note }).
reply-ends = { $reply } finit la partie, et le joueur qui le joue perd.
more-replies-answered = { $count ->
    [one] { $count } autre coup a aussi une réponse{ $ends ->
        [yes] , ou finit la partie et donc perd
       *[no] { "" }
      }.
   *[other] { $count } autres coups ont aussi une réponse{ $ends ->
        [yes] , ou finissent la partie et donc perdent
       *[no] { "" }
      }.
  }
more-replies = { $count ->
    [one] { $count } autre, avec aussi une réponse{ $ends ->
        [yes] { " " }ou la fin de la partie
       *[no] { "" }
      }
   *[other] { $count } autres, avec toujours une réponse{ $ends ->
        [yes] { " " }ou la fin de la partie
       *[no] { "" }
      }
  }
more-replies-menu = { $count ->
    [one] { $count } autre, avec aussi une réponse{ $ends ->
        [yes] { " " }ou la fin de la partie
       *[no] { "" }
      } (« a » le montre)
   *[other] { $count } autres, avec toujours une réponse{ $ends ->
        [yes] { " " }ou la fin de la partie
       *[no] { "" }
      } ({ $listed ->
        [0] « a » les montre
       *[other] « a » en montre jusqu’à { $listed }
    })
  }
left-out = { "  " }… { $more }
more-replies-alike = { $count ->
    [one] { $count } autre laisse la même chose que l’un de ceux-ci ({ $alike })
   *[other] { $count } autres laissent la même chose que l’un de ceux-ci ({ $alike })
  }
more-drawings = { $count ->
    [one] { $count } dessin (--full le montre)
   *[other] { $count } dessins (--full les montre)
  }
drawings-mean = Chaque dessin montre ce que laissent ces coups.
line-hint = « l » montre coup par coup la plus longue partie.
line-hint-points = « l » montre le meilleur jeu des deux côtés, coup par coup.
why-again = « w » encore une fois redit tout le théorème.
piles-changed = 2=4 signifie : le tas 2 a maintenant 4. Les autres tas n’ont pas changé.
as-told = { $text }
line-unknown = La plus longue suite de coups n’est pas connue ici.
no-replies = Il n’y a pas de ripostes à montrer.
longest-line = La plus longue suite de coups, si le gagnant cherche à finir au plus vite et le perdant à durer :
line-goes-on = et ainsi de suite ; seuls les { $count } premiers coups sont montrés
best-line = Le meilleur jeu des deux côtés :
side-own = premier à jouer
side-other = adversaire
column-reply = riposte
column-gains = gain
column-other = écart adverse
column-margin = écart
mark-best = meilleur
column-leaves = laisse
column-answer = réponse
column-leads-to = résultat
leads-to = { $outcome ->
    [win] { $moves ->
        [0] victoire
       *[other] { $moves ->
            [1] victoire immédiate
            [one] victoire en { $moves } coup
           *[other] victoire en { $moves } coups
          }
      }
    [draw] nulle
   *[loss] { $moves ->
        [0] défaite
       *[other] { $moves ->
            [1] défaite immédiate
            [one] défaite en { $moves } coup
           *[other] défaite en { $moves } coups
          }
      }
  }
column-move = coup
note-end = la fin
note-lost = de nouveau une position perdante
note-two = quoi qu’on joue, il reste deux coups
    .short = encore 2 coups
    .means = Encore 2 coups : quoi qu’on joue à partir de là, il en reste exactement deux.
label-nim-sum = somme de Nim

more = -- espace pour la suite, q pour revenir --
card-by-flag = --card les donne toutes
card-by-letter = « c » les donne toutes
card-by-json = solve --card --json les donne toutes

## Typographie

# Devant ? ! : ; et entre les guillemets se place une espace fine insécable (U+202F) ; devant %, une espace insécable (U+00A0).
typography-point = ,
typography-ties = yes
typography-tied-words = un est tas rangée ligne colonne terme quille coup leçon joueur boîte paire partie nimber numéro niveau
typography-no-nouns = est sont dans par pour avec sur que qui dont les des une aux gagne gagnent perd perdent laisse laissent plus moins trop ont mène mènent donne donnent suit reste restent maintenant puis sans après forment devient deviennent veut jusqu
# avoided: " “ ” „ ... ' __ _, _; _: _? _! _) (_ «_ _»

# Les termes, avec leurs sources. Position perdante ou gagnante [L, R], coup gagnant [R], adversaire
# [A, L], nimber [T], valeur de Grundy [R], somme de Nim [R], mex [C], théorème de Sprague-Grundy
# [S, I], somme de jeux [S, D], version normale, version misère [I, W], jeu de Marienbad [W], tas,
# allumette [A, W], bâtonnet [W], jeton [O], rangée [N], quilles, gaufre empoisonnée [B], domino [W],
# boîtes d'allumettes, perles [H], table de transposition [R], coupure [P], partie nulle [S].
# Sans source vue : composante, terme, paire dorée, apprenti, écart, leçon, période, prépériode,
# grille, case, carré, riposte.
# [A] Le jeu de Nim, maths.amatheurs.fr. [B] Note sur J. Bouteloup, Les jeux de Nim, tangente-mag.com.
# [C] D. Madore, notes MITRO206, git.madore.org. [D] É. Duchêne, Jeux combinatoires,
# indico.math.cnrs.fr. [H] Des boîtes et des billes qui apprennent, mathemarium.fr. [I] Stratégies
# magiques au pays de Nim, interstices.info. [L] Le jeu de Nim, math.univ-lyon1.fr. [N] Jeu de Nim,
# nezumi.dumousseau.free.fr. [O] M. Duflot-Kremer, Le jeu de Nim, members.loria.fr/MDuflot.
# [P] cermics.enpc.fr/polys/oap. [R] Programmes français publics. [S] Théorème de Sprague-Grundy,
# Wikipédia. [T] I. Riou, Les « nimbers » appliqués au jeu de Cram, tangente-mag.com. [W] Jeux de
# Nim, Jeu de Cram, Nim de Fibonacci, Wikipédia.
# term: losing position = perdant
# term: winning position = gagnant
# term: winning move = gagnant
# term: optimal move = optima
# term: perfect player = parfait
# term: opponent = adversaire
# term: board = grille, plateau
# term: nimber = nimber
# term: nim-sum = somme de nim
# term: sprague-grundy = sprague-grundy
# term: component = composante
# term: summand = terme
# term: transposition table = table de transposition
# term: theorem = théorème
# term: golden pair = dorée
# term: misère = misère
# term: normal play = version normale
# term: domino = domino
# term: learner = apprenti
# term: matchbox = boîte
# term: bead = perle
# term: margin = écart
# term: lesson = leçon
# term: cell = case
# term: square = carré
# term: period = période
# term: heap = tas
# term: pile = tas

# Ce qui est signalé et pourtant juste :
# right: at-once-unreadable: pile
# right: column-nimber
# right: column-position
# right: column-positions
# right: component-nimber
# right: damage-misere: "
# right: damage-result: "
# right: damage-tag: "
# right: misere-game
# right: name-level
# right: name-perfect
# right: nimber-by-command
# right: outcome-nimber
# right: position-cram-unreadable: ...
# right: quiz-solutions
# right: short-optimal
# right: standing-won: opponent
# right: terms-octal
# right: help-set: square
# right: tagline-chomp: square
# right: tagline-cram: board
# right: help-set: _!
# right: tree-nimber

## Nombres

percent = { $number } %
list-and = { $first } et { $last }
list-numbers = { $first } et { $last }
list-or = { $first } ou { $last }

## Le quiz

quiz-ask = Gagnante (+) ou perdante (-) ? (t indice, ? je ne sais pas)
quiz-ask-points = Gagnante (+), perdante (-) ou nulle (=) ? (t indice, ? je ne sais pas)
quiz-help = Une position est gagnante si le joueur dont c’est le tour peut gagner quoi que fasse l’adversaire ; sinon, elle est perdante. Entrez + pour gagnante ou - pour perdante, ou le mot.
quiz-help-points = Une position est gagnante si le joueur dont c’est le tour peut obtenir à partir d’ici plus que l’adversaire, quoi que fasse celui-ci ; elle est nulle si le mieux qu’il puisse obtenir est l’égalité. Entrez + pour gagnante, - pour perdante ou = pour nulle, ou le mot.
quiz-refuse = « { $answer } » n’est pas une réponse ici. { $accepted }
quiz-accepts = Entrez + pour gagnante ou - pour perdante, ou « ? » si vous ne savez pas ; « h » pour l’aide.
quiz-accepts-points = Entrez + pour gagnante, - pour perdante ou = pour nulle, ou « ? » si vous ne savez pas ; « h » pour l’aide.
quiz-accepts-move = { $how } Ou entrez « ? » si vous ne savez pas, ou « w COUP » pour voir pourquoi ; « h » pour l’aide.
quiz-such-as = Écrivez un coup comme { $example }.
quiz-no-tip = Il n’y a pas d’autre indice pour cette position.
quiz-help-why = « w COUP » dit pourquoi un coup est bon ou mauvais. Cela compte comme une réponse fausse, comme « ? ».
quiz-told = Une question sur un coup compte comme si vous ne saviez pas la réponse.
quiz-ask-move = Quel coup gagne ? (t indice, w COUP pourquoi, ? je ne sais pas)
quiz-help-move = Entrez un coup gagnant. « q » quitte le quiz.
quiz-ask-best = Quel coup est le meilleur ? (t indice, w COUP pourquoi, ? je ne sais pas)
quiz-help-best = Entrez un coup qui atteint le meilleur écart : ce que vous gagnez à partir d’ici moins ce que gagne l’adversaire. « q » quitte le quiz.
quiz-verdict = { $right ->
    [yes] Juste : { $fact }.
    [unknown] Réponse : { $fact }.
   *[no] Faux : { $fact }.
  }
quiz-outcome = { $outcome ->
    [win] la position est gagnante
    [draw] la position est nulle
   *[loss] la position est perdante
  }
quiz-best = { $points ->
    [yes] { $count ->
        [one] le coup { $moves } est meilleur que tous les autres
       *[other] les coups { $moves } sont meilleurs que tous les autres
      }
   *[no] { $count ->
        [one] seul le coup { $moves } gagne
       *[other] seuls les coups { $moves } gagnent
      }
  }
quiz-card-by-solve = solve --card les donne toutes
quiz-read = À apprendre maintenant : nimatron learn { $name } (leçon { $number } : { $title })

## Réponses

words-help = aide ?
words-why = pourquoi
words-undo = annuler défaire
words-redo = rétablir refaire
words-quit = quitter sortir
words-back = retour
words-yes = oui
words-no = non
words-review = examiner revoir
words-change = changer autre
words-keep = continuer
words-won = gagnante gagné gagnée
words-lost = perdante perdu perdue
words-drawn = nulle égalité

## Revenir, et la version misère

help-back = « b » revient à la question précédente.
refuse-back = Il n’y a pas de question avant celle-ci.
refuse-misere = { $game } n’a pas de version misère. Choisissez-le sans misere, ou un autre jeu.
words-misere = misère

## Positions trop grandes

no-hints = { $memory ->
    [yes] { $why } Continuez : les aides reviendront quand la position sera plus petite. Ou commencez une partie avec un plus grand --max-memory.
   *[no] { $why } Continuez : les aides reviendront quand la position sera plus petite.
  }
machine-knows = { $name } : je ne joue plus au jugé.

## Sommes de jeux

variant-only-normal = { $game } n’a pas de --misere : il ne se joue qu’en version normale, où les nimbers s’additionnent.
beyond-summand = Le terme { $number } est trop grand ; les termes se partagent la mémoire à parts égales. { $why }

## Mémoire que le système refuse

# Se dit avant que les mots soient prêts ; n'a donc pas de données et tient sur une ligne.
memory-first = Le programme ne peut pas commencer : le système refuse la mémoire qu’il lui faut.

## Ce que l'on sait déjà

so-far-theorem = gagnant d’après un théorème : { $move }
so-far-share = environ { $percent } % du travail fait
so-far-games = { $count ->
    [one] { $judged } partie jugée sur { $count }
   *[other] parties jugées : { $judged } sur { $count }
  }
others-unsettled = On ignore si d’autres coups gagnent aussi : une recherche prendrait trop de temps.

boxes-in-use = { $file } est utilisé par un autre nimatron ; attendez qu’il se termine, ou nommez un autre fichier.
boxes-no-lock = { $file } ne peut pas être verrouillé : { $lock } n’est pas un fichier ordinaire.
learn-help-keys = « t » donne un indice. « ? » veut dire « je ne sais pas » : l’explication s’affiche, et la réponse compte comme fausse.
learn-no-progress-file = { $file } est un dossier, un périphérique ou un tube ; les progrès se gardent dans un fichier ordinaire.
typography-colon =  :
typography-semicolon =  ;
ask-turn-only = Coup [{ $move }] :
hints-examined = La partie a été examinée et les indices sont verrouillés (--hints) : « y » rejoue.
won-you = Vous avez gagné, { $name }.
won-other = { $name } gagne.
short-send = ligne à envoyer
words-send = ligne
forfeit-resigned = { $name } abandonne.
words-more = plus
forgotten = Supprimé : { $file }
forgotten-none = Aucun score ni niveau n’est conservé.
refuse-name-move = « { $answer } » est un coup, et la partie commence après les noms. Entrez un nom, ou Entrée seule pour celui qui est entre crochets.
