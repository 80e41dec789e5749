# What is said by the feature engine.

refuse-skill = “{ $skill }” não é um modo de jogar do motor; use { $known } ou perfect@70 (jogada ótima em 70% das vezes).
engine-version = “{ $line }” é outro protocolo; este motor fala nimatron 1.
engine-line = “{ $line }” não foi entendido; uma linha é nimatron 1, game NOME, position POSIÇÃO ou quit.
engine-no-game = Nenhuma partida começou.
engine-fixed = { $option } não pode mudar durante uma partida.
