# Co říkají jen osmičkové hry.

tagline-octal = brát a dělit podle kódu, třeba 0.137
    .name = Osmičková hra
rules-octal = Osmičková hra { $code }: z jedné hromádky něco vezmete. První číslice za tečkou říká, co smí z hromádky zbýt, když se vezme 1, druhá, když se vezmou 2, a tak dál: 1 nic, 2 jedna hromádka, 4 dvě; součet těchto čísel dovoluje víc možností (3: nic, nebo jedna hromádka). Čtyřka před tečkou dovoluje hromádku rozdělit a nic nevzít. Kdo nemůže táhnout, prohrává.
    .strategy = určete nimber každé hromádky a s nimbery hrajte nim.
rules-octal-misere = Osmičková hra { $code }, misère: z jedné hromádky něco vezmete. První číslice za tečkou říká, co smí z hromádky zbýt, když se vezme 1, druhá, když se vezmou 2, a tak dál: 1 nic, 2 jedna hromádka, 4 dvě; součet těchto čísel dovoluje víc možností (3: nic, nebo jedna hromádka). Čtyřka před tečkou dovoluje hromádku rozdělit a nic nevzít. Kdo udělá poslední tah, prohrává.
terms-octal = kód { $value }
ask-code = Jaký je kód osmičkové hry?
    .means = Osmičková hra se hraje s hromádkami a její kód říká, co tah smí. První číslice za tečkou platí pro braní 1 z hromádky, druhá pro braní 2 a tak dál. 1: z hromádky nesmí nic zbýt; 2: zbude jedna hromádka; 4: dvě hromádky; součet dovoluje víc možností. 0.137 tedy dovoluje vzít 1, je-li to celá hromádka, vzít 2 a nechat nic nebo jednu hromádku a vzít 3 a nechat nic, jednu hromádku nebo dvě.
help-code = Zadejte kód hry, třeba 0.77 pro kayles, 0.07 pro Dawsonův kayles nebo 0.137 pro Dawsonovy šachy; samotný Enter vezme ten v závorce. Číslici po číslici za tečkou říká, co smí zbýt, když se vezme 1, 2, 3 a tak dál: 1 nic, 2 jedna hromádka, 4 dvě; součet těchto čísel dovoluje víc možností (3: nic, nebo jedna hromádka). „q“ ukončí program.
code-unreadable = „{ $code }“ není kód osmičkové hry. Kód je 0 nebo 4, tečka a číslice od 0 do 7, třeba 0.137.
code-first-digit = V kódu „{ $code }“ musí být před tečkou 0 nebo 4: s jinou číslicí by tah mohl nechat hromádku, jak je, a hra by neměla konce.
code-large-digit = V kódu „{ $code }“ je číslice větší než 7. Číslice osmičkové hry jsou 0 až 7: součet z 1 (nezbude nic), 2 (jedna hromádka) a 4 (dvě hromádky).
code-too-long = Kód „{ $code }“ je příliš dlouhý: za tečkou smí být nejvýš { $most } číslic.
code-without-moves = Ve hře „{ $code }“ není žádný tah. Aspoň jedna číslice kódu nesmí být 0.
position-octal = „{ $word }“ není hromádka. Pozice se zapisuje jako velikosti hromádek, třeba 7 nebo 7,5: celá čísla, dohromady nejvýš { $most }, a nejvýš { $heaps } hromádek.
move-unreadable-octal = „{ $move }“ není tah. Zadejte 2:3, chcete-li vzít 3 z hromádky 2, 2:3=5, má-li zbýt hromádka 5, nebo 2:3=1+4, mají-li zbýt dvě, 1 a 4.
move-octal-none = V hromádce { $heap } není žádný tah: má jen { $size }. Vyberte jinou.
move-octal-count = { $count } se z hromádky { $heap }, která má { $size }, vzít nedá. Vzít se dá: { $takable }.
move-octal-left = Takhle hromádka { $heap } po odebrání { $taken } zbýt nemůže: zbývá { $rest } a kód dovoluje třeba { $example }.
deed-octal-halves = dělí hromádku { $heap } na dvě
    .advice = rozdělit hromádku { $heap } na dvě
deed-octal-leaves = bere { $taken } z hromádky { $heap } a nechá jednu hromádku, { $other }
    .advice = vzít { $taken } z hromádky { $heap } a nechat jednu hromádku, { $other }
deed-octal-breaks = bere { $taken } z hromádky { $heap } a nechá { $one } a { $other }
    .advice = vzít { $taken } z hromádky { $heap } a nechat { $one } a { $other }
deed-octal-splits = dělí hromádku { $heap } na { $one } a { $other }
    .advice = rozdělit hromádku { $heap } na { $one } a { $other }
ask-octal-taken = Kolik berete ({ $offered })?
help-octal-taken = Zadejte, kolik vzít z hromádky { $heap }: { $offered }. „b“ vede zpět do nabídky, „q“ ukončí program.
ask-octal-small = Zbývá { $rest }. Jak velká je menší ze dvou hromádek (0 až { $most }; 0 nechá jednu)?
help-octal-small = Co zbývá, { $rest }, smí zůstat jednou hromádkou, nebo se rozdělit na dvě. Zadejte 0 pro jednu hromádku, nebo velikost menší ze dvou, nejvýš { $most }. „b“ vede zpět do nabídky, „q“ ukončí program.
ask-octal-broken = Zbývá { $rest }, do dvou hromádek. Jak velká je menší ({ $least } až { $most })?
help-octal-broken = Co zbývá, { $rest }, se musí rozdělit na dvě hromádky. Zadejte velikost té menší, od { $least } do { $most }. „b“ vede zpět do nabídky, „q“ ukončí program.
limit-octal = { $answer } je příliš: jde o menší ze dvou hromádek, které mají dohromady { $rest }
moves-octal = Zápis 2:3 znamená vzít 3 z hromádky 2, zápis 2:3=5 nechat hromádku 5, zápis 2:3=1+4 nechat dvě hromádky, 1 a 4.
