# Co říká jen Grundyho hra.

tagline-grundy = dělit hromádku na dvě různě velké
    .name = Grundyho hra
rules-grundy = Grundyho hra: jednu hromádku rozdělíte na dvě různě velké. Kdo nemůže táhnout, prohrává.
    .strategy = určete nimber každé hromádky a s nimbery hrajte nim.
rules-grundy-misere = Grundyho hra, misère: jednu hromádku rozdělíte na dvě různě velké. Kdo udělá poslední tah, prohrává.
move-unreadable-grundy = „{ $move }“ není tah. Má-li hromádka 2 velikost 5 a chcete ji rozdělit na 1 a 4, zadejte 2:1+4.
move-grundy-none = Hromádka { $heap } se na dvě různě velké rozdělit nedá: má jen { $size }. Vyberte jinou.
move-grundy-unequal = Hromádka { $heap } má { $size }. Rozdělte ji na dvě různě velké, které mají dohromady { $size }, třeba { $example }.
deed-grundy = dělí hromádku { $heap } na { $one } a { $other }
    .advice = rozdělit hromádku { $heap } na { $one } a { $other }
ask-grundy = Jak velká je menší z obou ({ $most ->
    [1] jen 1
   *[other] 1 až { $most }
  })?
help-grundy = Z hromádky { $heap }, která má { $size }, vzniknou dvě různě velké. Zadejte velikost té menší ({ $most ->
    [1] jen 1
   *[other] 1 až { $most }
  }). „b“ vede zpět do nabídky, „q“ ukončí program.
limit-grundy = { $answer } je příliš: jde o menší ze dvou různě velkých hromádek, které mají dohromady { $size }
moves-grundy = Zápis 2:1+4 znamená rozdělit hromádku 2 na 1 a 4.
