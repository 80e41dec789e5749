# What is said by the feature engine.

refuse-skill = « { $skill } » n’est pas une façon de jouer d’un moteur ; utilisez { $known } ou perfect@70 (optimal dans 70 % de ses coups).
engine-version = « { $line } » est un autre protocole ; ce moteur parle nimatron 1.
engine-line = « { $line } » n’est pas compris ; une ligne est nimatron 1, game NOM, position POSITION ou quit.
engine-no-game = Aucune partie n’a commencé.
engine-fixed = { $option } ne peut pas changer pendant une partie.
