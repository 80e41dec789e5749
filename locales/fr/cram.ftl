# Ce que dit le cram seul.

tagline-cram = poser des dominos ; qui ne peut plus jouer perd
    .name = Cram
rules-cram = Cram : posez un domino sur deux cases libres, côte à côte ou l’une au-dessus de l’autre. Le joueur qui ne peut plus jouer perd.
    .strategy = sur une grille vide de côtés pair et impair, posez le domino du milieu, puis répondez à chaque coup par son image après un demi-tour ; si les deux côtés sont pairs, laissez l’adversaire commencer ; s’ils sont impairs, calculez les nimbers.
rules-cram-misere = Cram, misère : posez un domino sur deux cases libres, côte à côte ou l’une au-dessus de l’autre. Le joueur qui joue le dernier coup perd.
deed-domino = pose un domino sur { $first } et { $second }
    .advice = posez un domino sur { $first } et { $second }
position-cram-unreadable = « { $word } » n’est pas une grille. Écrivez 4x5 pour une grille vide de 4 lignes et 5 colonnes, ou les lignes de haut en bas, par exemple ..#/.../..., avec . pour une case libre et # pour une case prise.
position-cram-ragged = Les lignes doivent avoir la même longueur : la ligne 1 a { $first ->
    [one] { $first } case
   *[other] { $first } cases
  }, la ligne { $row } en a { $columns }.
move-unreadable-cram = « { $move } » n’est pas un coup. Écrivez les deux cases d’un domino, chacune avec la lettre de sa colonne et le numéro de sa ligne, par exemple b2-c2.
move-no-such-cell = Il n’y a pas de case { $cell } : les colonnes vont de a à { $letter }, les lignes de 1 à { $rows }.
move-cell-taken = { $cell } est prise. Choisissez deux cases libres et voisines.
move-same-cell = Un domino couvre deux cases différentes, et non deux fois { $cell }.
move-no-neighbours = { $first } et { $second } ne sont pas voisines : un domino couvre deux cases côte à côte ou l’une au-dessus de l’autre.
ask-domino = Quelles deux cases (par exemple { $example }) ?
help-domino = Entrez deux cases libres, côte à côte ou l’une au-dessus de l’autre, chacune avec la lettre de sa colonne et le numéro de sa ligne, et un trait d’union entre les deux : { $example }. « b » ramène au menu, « q » quitte le programme.
theorem-mirror-left = après le coup, les cases libres qu’un domino peut couvrir ne changent pas quand on fait tourner la grille de 180° (centre : { $centre }). Aucun domino n’empiète sur sa propre image ; vous pouvez donc répondre à chaque coup par son image : vous avez toujours une réponse, et c’est vous qui jouez le dernier coup.
    .idea = Quel coup laisse une grille qu’un demi-tour ne change pas ?
    .short = un demi-tour ne change pas ce qu’il laisse.
theorem-mirror-faced = les cases libres qu’un domino peut couvrir ne changent pas quand on fait tourner la grille de 180° (centre : { $centre }). Aucun domino n’empiète sur sa propre image ; l’adversaire peut donc répondre à chaque coup par son image : il a toujours une réponse, et c’est lui qui joue le dernier coup.
    .short = un demi-tour ne change pas la grille : votre adversaire peut donc copier chaque coup.
centre-cell = { $first }
centre-border = la limite entre { $first } et { $second }
centre-corner = le coin entre { $first } et { $second }
note-mirror = identique après un demi-tour
    .short = symétrique
    .means = Symétrique : la grille est identique après un demi-tour ; dès lors, on répond à chaque coup par son image, tournée de 180°. Les cases qu’aucun domino ne peut couvrir ne comptent pas.
alike-boards = également avec des composantes déplacées, tournées ou retournées
moves-cram = Écrivez b2-c2 pour poser un domino sur b2 et c2 : la lettre de la colonne et le numéro de la ligne.
place-domino-row = place le domino dans la ligne { $row }
place-domino-column = place le domino dans la colonne { $letter }
theorem-strips-nimbers = Les nimbers des lignes de 1 à { $most } cases sont { $nimbers }.
