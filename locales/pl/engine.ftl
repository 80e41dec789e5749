# What is said by the feature engine.

refuse-skill = „{ $skill }” nie mówi, jak program ma grać. Do wyboru: { $known } lub perfect@70 (optymalnie w 70% swoich ruchów).
engine-version = „{ $line }” to inny protokół; ten program mówi protokołem nimatron 1.
engine-line = Wiersz „{ $line }” jest niezrozumiały; wiersz to nimatron 1, game NAZWA, position POZYCJA lub quit.
engine-no-game = Żadna partia się nie zaczęła.
engine-fixed = { $option } nie może się zmienić w trakcie partii.
