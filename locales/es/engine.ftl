# What is said by the feature engine.

refuse-skill = «{ $skill }» no es una forma de jugar del motor; usa { $known } o perfect@70 (óptimo en el 70 % de sus turnos).
engine-version = «{ $line }» es otro protocolo; este motor habla nimatron 1.
engine-line = No se entiende «{ $line }»; una línea es nimatron 1, game NOMBRE, position POSICIÓN o quit.
engine-no-game = No ha empezado ninguna partida.
engine-fixed = { $option } no puede cambiar durante una partida.
