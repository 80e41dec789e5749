# What is said by the feature tree.

tree-title = { $game } { $position } : l’arbre de jeu
tree-counts = Positions : { $nodes } ; coupées : { $cut } ; appels de la recherche : { $calls }.
tree-left-out = { $count ->
    [one] { $count } position est omise
   *[other] { $count } positions sont omises
} ; --full les montre toutes.
tree-values-max = +1 : le joueur qui commence gagne. −1 : l’autre joueur gagne.
tree-values-mover = +1 : le joueur dont c’est le tour gagne. −1 : l’autre joueur gagne.
tree-margins-max = D’abord les points que le joueur qui commence gagne par ce coup et ensuite ; entre parenthèses, ce qu’il a de plus que l’autre joueur.
tree-margins-mover = D’abord les points que le joueur dont c’est le tour gagne à partir de là ; entre parenthèses, ce qu’il a de plus que l’autre joueur, qui a joué le coup menant là.
tree-chosen = * : les coups que les deux joueurs choisissent.
tree-turned = signe inversé : là, c’est à l’autre joueur de jouer.
tree-sets = R : les nimbers que la recherche demande. P : ceux qui restent possibles à la fin.
tree-nimber = nimber { $nimber }
tree-stored = enregistrée
tree-not-stored = non enregistrée
tree-end = fin
tree-decided = décidé
tree-decided-means = décidé : la valeur y est connue sans recherche.
tree-cut = coupée
tree-again = comme plus haut ({ $position })
tree-again-turned = comme plus haut ({ $position }), signe inversé
refuse-tree-size = Cet arbre est trop grand pour être dessiné : un arbre a au plus 100 000 positions, et des suites d’au plus { $most } coups. Prenez une position plus petite, ou --depth.
refuse-tree-method = Cette méthode ne parcourt pas les positions de ce jeu l’une après l’autre : elle n’a donc pas d’arbre.
trace-nothing = rien
