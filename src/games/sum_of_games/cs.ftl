# Co říká jen součet her.

tagline-sum = několik her najednou; kdo nemá tah, prohrává
    .name = Součet her
rules-sum = Součet her: několik her stojí vedle sebe. Tah se dělá v jedné z nich, podle jejích pravidel. Kdo nemůže táhnout v žádné, prohrává.
moves-sum = Jako tah znamená 2/1:3 tah 1:3 ve sčítanci 2: číslo sčítance, lomítko a tah, jak ho píše jeho hra.
position-sum-too-many = { $count } sčítanců je moc: součet jich má nejvýš { $most }.
summand-refused = Sčítanec { $number }: { $why }
summand-empty = chybí hra. Napište každou hru s její pozicí a mezi nimi +: { $example }.
summand-no-game = „{ $game }“ v součtu stát nemůže. Hry, které mohou: { $known }.
summand-no-position = { $game } potřebuje pozici, třeba { $game } { $example }.
summand-misere = --misere v součtu stát nemůže: součty jsou pro běžnou hru, v níž mají hry nimbery.
summand-no-options = { $game } nemá žádné volby, takže „{ $option }“ neplatí.
summand-no-option = { $game } nemá volbu „{ $option }“. Má: { $known }.
summand-no-value = { $option } potřebuje hodnotu.
summand-option-twice = Volba { $option } je zadána dvakrát, nebo jiná říká totéž. Zadejte jen jednu.
move-unreadable-sum = „{ $move }“ není tah. Napište číslo sčítance, lomítko a tah v jeho hře, třeba 2/1:3.
move-no-such-summand = Sčítanec { $summand } není: sčítance mají čísla od 1 do { $summands }.
deed-summand = { $deed } ve sčítanci { $number } ({ $game })
    .advice = { $advice } ve sčítanci { $number } ({ $game })
place-summand = je ve sčítanci { $number } ({ $game })
way-summand = táhnout v některém sčítanci
ask-summand = Ve kterém sčítanci ({ $offered })?
help-summand = Zadejte číslo sčítance, ve kterém táhnete: { $offered }. Pak se ptá jeho hra. „b“ vrátí do nabídky, „q“ ukončí program.
ask-summands = Které hry, třeba { $example }?
help-summands = Zadejte nejvýš { $most } her a mezi nimi +, každou s pozicí a volbami: { $example }. Hry, které mohou stát v součtu: { $known }. „q“ ukončí program.
