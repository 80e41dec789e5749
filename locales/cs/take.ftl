# Co říkají jen odčítací hry.

tagline-take = brát jen povolené počty, třeba 1, 2 nebo 3
    .name = Odčítací hra
rules-take = Odčítací hra: z jedné hromádky vezmete některý z povolených počtů: { $set }. Kdo nemůže táhnout, prohrává.
    .strategy = určete nimber každé hromádky a s nimbery hrajte nim.
rules-take-misere = Odčítací hra, misère: z jedné hromádky vezmete některý z povolených počtů: { $set }. Kdo udělá poslední tah, prohrává.
terms-take = povoleno: { $value }
ask-set = Která čísla se smějí brát?
help-set = Zadejte čísla, která smí tah vzít, třeba 1,3,4, 1-5 nebo 1-3,7; samotný Enter vezme ta v závorce. „q“ ukončí program.
set-unreadable = „{ $word }“ není množina čísel. Zadejte čísla, která se smějí brát, od 1 do { $most }, třeba 1,3,4, 1-5 nebo 1-3,7: nejvýše { $numbers }.
position-take = „{ $word }“ není hromádka. Pozice se zapisuje jako velikosti hromádek, třeba 7 nebo 7,5: celá čísla, dohromady nejvýš { $most }, a nejvýš { $heaps } hromádek.
move-unreadable-numbers = „{ $move }“ není tah. Zadejte 2:3, chcete-li vzít 3 z hromádky 2.
move-take-none = Z hromádky { $heap } se nedá nic vzít: má jen { $size } a nejmenší číslo, které se smí vzít, je { $least }. Vyberte jinou.
move-take-count = { $count } se z hromádky { $heap }, která má { $size }, vzít nedá. Vzít se dá: { $takable }.
deed-taken = bere { $taken } z hromádky { $heap }
    .advice = vzít { $taken } z hromádky { $heap }
moves-take = Zápis 2:3 znamená vzít 3 z hromádky 2.
