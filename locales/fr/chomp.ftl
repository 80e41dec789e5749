# Ce que dit le chomp seul.

tagline-chomp = croquer une tablette au coin empoisonné
    .name = Chomp
rules-chomp = Chomp : choisissez un carré de la tablette de chocolat et croquez-le avec tous ceux qui sont à sa droite et au-dessous. Le carré en haut à gauche est empoisonné : on ne le prend jamais. Le joueur qui ne peut plus jouer perd.
    .strategy = laissez deux bras égaux (sur une tablette carrée, avec b2), ou deux lignes, celle du bas plus courte de 1 ; ensuite, rétablissez cette forme à chaque coup.
rules-chomp-misere = Chomp, misère : choisissez un carré de la tablette de chocolat et croquez-le avec tous ceux qui sont à sa droite et au-dessous. Le carré en haut à gauche est empoisonné : on ne le prend jamais. Le joueur qui joue le dernier coup perd.
deed-bite = croque { $count ->
    [one] { $count } carré
   *[other] { $count } carrés
  } à partir de { $cell }
    .advice = croquez { $count ->
    [one] { $count } carré
   *[other] { $count } carrés
  } à partir de { $cell }
position-chomp-unreadable = « { $word } » n’est pas une tablette. Écrivez 3x4 pour une tablette de 3 lignes et 4 colonnes, ou les longueurs des lignes de haut en bas, par exemple 4,4,2.
position-chomp-no-corner = « { $word } » n’a pas de carré en haut à gauche : la première ligne doit avoir une longueur d’au moins 1, puisque ce carré n’est jamais pris.
position-chomp-longer-below = « { $word } » n’est pas une tablette : aucune ligne ne peut être plus longue que celle du dessus ; 4,4,2 conviendrait.
move-unreadable-chomp = « { $move } » n’est pas un coup. Écrivez un carré avec la lettre de sa colonne et le numéro de sa ligne, par exemple b2.
move-poisoned = { $cell } est empoisonné : on ne le prend jamais. Choisissez un autre carré.
move-no-such-bar-row = Il n’y a pas de carré { $cell } : { $rows ->
    [1] il n’y a que la ligne 1.
   *[other] les lignes sont numérotées de 1 à { $rows }.
  }
move-no-such-square = Il n’y a pas de carré { $cell } : { $letter ->
    [a] la ligne { $row } n’a que la colonne a.
   *[other] la ligne { $row } a les colonnes a à { $letter }.
  }
ask-square = Quel carré (par exemple { $example }) ?
help-square = Entrez le carré à croquer, avec tous ceux qui sont à sa droite et au-dessous : la lettre de la colonne et le numéro de la ligne, par exemple { $example }. « b » ramène au menu, « q » quitte le programme.
theorem-poisoned-left = il ne reste que le carré empoisonné, et l’adversaire ne peut plus jouer.
    .idea = Pouvez-vous ne laisser que le carré empoisonné ?
theorem-arms-left = le coup laisse un L à deux bras égaux de longueur { $arm }. Quoi que votre adversaire croque sur un bras, croquez-en autant sur l’autre : vous avez toujours une réponse, et c’est donc vous qui jouez le dernier coup.
    .idea = Pouvez-vous laisser deux bras égaux ?
    .short = il laisse des bras égaux.
theorem-arms-faced = la tablette est un L à deux bras égaux de longueur { $arm }. Quoi qu’on croque sur un bras, l’adversaire peut en croquer autant sur l’autre ; c’est donc lui qui joue le dernier coup.
theorem-rows-left = le coup laisse deux lignes, celle du bas plus courte de 1. Quoi que votre adversaire croque, vous pouvez de nouveau laisser la ligne du bas plus courte de 1 ; c’est donc vous qui jouez le dernier coup.
    .idea = Pouvez-vous laisser deux lignes, celle du bas plus courte de 1 ?
    .short = il laisse la ligne du bas plus courte de 1.
theorem-rows-faced = il y a deux lignes, celle du bas plus courte de 1. Quoi qu’on croque, l’adversaire peut de nouveau laisser la ligne du bas plus courte de 1 ; c’est donc lui qui joue le dernier coup.
theorem-columns-left = le coup laisse deux colonnes, celle de droite plus courte de 1. Quoi que votre adversaire croque, vous pouvez de nouveau laisser la colonne de droite plus courte de 1 ; c’est donc vous qui jouez le dernier coup.
    .idea = Pouvez-vous laisser deux colonnes, celle de droite plus courte de 1 ?
    .short = il laisse la colonne de droite plus courte de 1.
theorem-columns-faced = il y a deux colonnes, celle de droite plus courte de 1. Quoi qu’on croque, l’adversaire peut de nouveau laisser la colonne de droite plus courte de 1 ; c’est donc lui qui joue le dernier coup.
note-arms = bras de nouveau égaux
note-rows = de nouveau plus courte de 1
note-columns = de nouveau plus courte de 1
alike-bars = également avec lignes et colonnes échangées
moves-chomp = Écrivez b2 pour croquer le carré de la colonne b et de la ligne 2, avec tous ceux qui sont à sa droite et au-dessous.
place-bite = commence à la ligne { $row }
