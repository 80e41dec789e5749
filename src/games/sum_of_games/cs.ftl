# Co říká jen součet her.

tagline-sum = několik her najednou; kdo nemá tah, prohrává
    .name = Součet her
rules-sum = Součet her: několik her stojí vedle sebe. Tah se dělá v jedné z nich, podle jejích pravidel. Kdo nemůže táhnout v žádné, prohrává.
moves-sum = Tah 2/1:3 znamená tah 1:3 ve sčítanci 2: číslo sčítance, lomítko a tah, jak ho píše jeho hra.
position-sum-too-many = { $count } sčítanců je moc: součet jich má nejvýš { $most }.
summand-refused = Sčítanec { $number }: { $why }
summand-empty = chybí hra. Zadejte každou hru s její pozicí a mezi nimi +: { $example }.
summand-no-game = „{ $game }“ v součtu být nemůže. Na výběr je: { $known }.
summand-no-position = { $game } potřebuje pozici, třeba { $game } { $example }.
summand-misere = --misere v součtu být nemůže: sčítají se jen běžné hry, které mají nimbery.
summand-no-options = { $game } nemá žádné přepínače, takže „{ $option }“ zadat nelze.
summand-no-option = { $game } nemá přepínač „{ $option }“. Má: { $known }.
summand-no-value = U { $option } chybí hodnota.
summand-option-twice = Přepínač { $option } je zadán dvakrát, nebo totéž říká jiný. Zadejte jen jeden.
move-unreadable-sum = „{ $move }“ není tah. Zadejte číslo sčítance, lomítko a tah v jeho hře, třeba 2/1:3.
move-no-such-summand = Sčítanec { $summand } tu není: sčítance jsou očíslovány od 1 do { $summands }.
deed-summand = { $deed } ve sčítanci { $number } ({ $game })
    .advice = { $advice } ve sčítanci { $number } ({ $game })
place-summand = je ve sčítanci { $number } ({ $game })
way-summand = táhnout v některém sčítanci
ask-summand = Ve kterém sčítanci ({ $offered })?
help-summand = Zadejte číslo sčítance, ve kterém chcete táhnout: { $offered }. Na zbytek se zeptá jeho hra. „b“ vede zpět do nabídky, „q“ ukončí program.
ask-summands = Které hry, třeba { $example }?
help-summands = Zadejte nejvýš { $most } her a mezi nimi +, každou s pozicí a přepínači: { $example }. Hry, které mohou stát v součtu: { $known }. „q“ ukončí program.
