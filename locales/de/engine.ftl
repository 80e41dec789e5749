# What is said by the feature engine.

refuse-skill = „{ $skill }“ ist keine Spielweise; möglich sind { $known } oder perfect@70 (optimal in 70 % der Züge).
engine-version = „{ $line }“ ist ein anderes Protokoll; dieses Programm spricht nimatron 1.
engine-line = „{ $line }“ wird nicht verstanden; eine Zeile ist nimatron 1, game NAME, position STELLUNG oder quit.
engine-no-game = Es hat noch kein Spiel begonnen.
engine-fixed = { $option } kann sich während einer Partie nicht ändern.
