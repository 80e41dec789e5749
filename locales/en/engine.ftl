# What is said by the feature engine.

refuse-skill = "{ $skill }" is not how an engine plays; use { $known } or perfect@70 (optimal in 70% of its turns).
engine-version = "{ $line }" is another protocol; this engine speaks nimatron 1.
engine-line = "{ $line }" is not understood; a line is nimatron 1, game NAME, position POSITION or quit.
engine-no-game = No game has begun.
engine-fixed = { $option } cannot change during a game.
