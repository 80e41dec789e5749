# What is said by the feature engine.

refuse-skill = «{ $skill }» не говорит, как играть программе. Допустимо: { $known } или perfect@70 (оптимальный ход в 70% случаев).
engine-version = «{ $line }» — другой протокол; эта программа понимает nimatron 1.
engine-line = Строка «{ $line }» непонятна; строка — это nimatron 1, game ИГРА, position ПОЗИЦИЯ или quit.
engine-no-game = Партия не начата.
engine-fixed = { $option } нельзя менять во время партии.
