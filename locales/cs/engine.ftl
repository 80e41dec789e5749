# What is said by the feature engine.

refuse-skill = „{ $skill }“ neříká, jak má program hrát. Na výběr je: { $known } nebo perfect@70 (optimálně v 70 % svých tahů).
engine-version = „{ $line }“ je jiný protokol; tento program používá protokol nimatron 1.
engine-line = Řádek „{ $line }“ není srozumitelný; řádek je nimatron 1, game JMÉNO, position POZICE nebo quit.
engine-no-game = Žádná hra nezačala.
engine-fixed = { $option } se během hry nemění.
