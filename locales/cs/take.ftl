# Co říkají jen odčítací hry.

tagline-take = brát povolené počty nebo podle svého pravidla
    .name = Odčítací hra
rules-take = Odčítací hra: { $numeric ->
    [yes] z jedné hromádky vezmete některý z povolených počtů: { $set }.
   *[no] tah změní jednu hromádku podle pravidla „{ $set }“. { $letters }
  } Kdo nemůže táhnout, prohrává.
    .strategy = určete nimber každé hromádky a s nimbery hrajte nim.
rules-take-misere = Odčítací hra, misère: { $numeric ->
    [yes] z jedné hromádky vezmete některý z povolených počtů: { $set }.
   *[no] tah změní jednu hromádku podle pravidla „{ $set }“. { $letters }
  } Kdo udělá poslední tah, prohrává.
terms-take = { $numeric ->
    [yes] povoleno: { $value }
   *[no] pravidlo: { $value }
  }
ask-set = Která čísla se smějí brát?
help-set = Zadejte čísla, která smí tah vzít, třeba 1,3,4 nebo 1-5, nebo pravidlo anglicky, třeba primes; k <= n/2; k divides n and k < n; take 1 or 2, then split; split a + b, a != b. n je velikost hromádky, k kolik se bere; co zbude, se smí rozdělit na dvě hromádky a a b, a není větší než b a 0 není žádná hromádka. Druhy čísel: any, even, odd, squares, cubes, triangular, primes, fibonacci, powers of 2. Znaky a slova: = != < <= > >= + - * / ^ mod, gcd(k, n), half, and, or, not. Čárka přidá podmínku, středník další způsob tahu: take 1; take 2, n is even. Samotný Enter vezme ta v závorce. „q“ ukončí program.
set-unreadable = „{ $word }“ není množina čísel. Zadejte čísla, která se smějí brát, od 1 do { $most }, třeba 1,3,4, 1-5 nebo 1-3,7: nejvýše { $numbers }.
position-take = „{ $word }“ není hromádka. Pozice se zapisuje jako velikosti hromádek, třeba 7 nebo 7,5: celá čísla, dohromady nejvýš { $most }, a nejvýš { $heaps } hromádek.
move-unreadable-numbers = „{ $move }“ není tah. Zadejte 2:3, chcete-li vzít 3 z hromádky 2.
move-take-none = Z hromádky { $heap } se nedá nic vzít: má jen { $size } a nejmenší číslo, které se smí vzít, je { $least }. Vyberte jinou.
move-take-count = { $count } se z hromádky { $heap }, která má { $size }, vzít nedá. Vzít se dá: { $takable }.
deed-taken = bere { $taken } z hromádky { $heap }
    .advice = vzít { $taken } z hromádky { $heap }
moves-take = Zápis 2:3 znamená vzít 3 z hromádky 2. Kde pravidlo hromádky dělí, znamená 2:1+4 rozdělit hromádku 2 na 1 a 4 a 2:3=1+4 vzít 3 a nechat 1 a 4.
rule-letters = n je velikost hromádky a k je počet, který se z ní vezme.{ $splits ->
    [yes] { " " }Ze zbytku mohou být dvě hromádky velikosti a a b, kde a není větší než b.
   *[no] { "" }
  }
rule-unreadable = Pravidlu není rozumět od místa označeného ›: { $marked } (čeká se: { $what ->
    [number] číslo, n, k nebo druh čísel, třeba primes, powers of 2
    [taken] nic s k, protože se nic nebere
    [parts] a ani b nesmí stát před „split“
    [split] split
    [length] nejvýše 200 znaků
    [closing] pravá závorka
    [comparison] srovnání, třeba k <= n/2
    [last] číslo, n nebo k; pravidla si poslední tah nepamatují, to umí coins a fibonacci
    [pass] tah; vynechat tah podle těchto pravidel nejde
    [heaps] jediná hromádka; tah mění jen jednu, ze dvou najednou se bere v matches
   *[sign] srovnání jako <=, „and“, „or“, čárka nebo konec
  }). Pravidla jsou například: 1,3,4; primes; k <= n/2; k divides n and k < n; split a + b, a != b; take 1 or 2, then split.
move-unreadable-rule = „{ $move }“ není tah. Napište 2:3, když z hromádky 2 berete 3, 2:1+4, když ji dělíte na 1 a 4, nebo 2:3=1+4, když berete 3 a zbudou 1 a 4.
move-none = V hromádce { $heap } nelze táhnout: má { $size }. Vyberte jinou.
move-other = { $played } není tah v hromádce { $heap }, která má { $size }. Dovoleno: { $allowed }.
