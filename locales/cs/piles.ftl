# Co říkají sirky i nim.

deed-single = bere { $count ->
    [one] 1 sirku
    [few] { $count } sirky
   *[other] { $count } sirek
  } z hromádky { $pile }
    .advice = vzít { $count ->
    [one] 1 sirku
    [few] { $count } sirky
   *[other] { $count } sirek
  } z hromádky { $pile }
deed-double = bere { $count ->
    [one] po 1 sirce
   *[other] po { $count } sirkách
  } z hromádek { $number ->
    [2] { $first } a { $second }
   *[other] { $piles }
  }
    .advice = vzít { $count ->
    [one] po 1 sirce
   *[other] po { $count } sirkách
  } z hromádek { $number ->
    [2] { $first } a { $second }
   *[other] { $piles }
  }
position-piles-bad-size = „{ $word }“ není velikost hromádky. Pozice se zapisuje jako velikosti hromádek, třeba 3,5,7: celá čísla od 0 do { $most }.
position-piles-too-many = To je příliš mnoho hromádek: pozice jich má 1 až { $most }.
move-no-such-pile = Hromádka { $row } tu není: { $rows ->
    [1] je tu jen hromádka 1.
   *[other] hromádky jsou očíslovány od 1 do { $rows }.
  }
move-empty-pile = Hromádka { $row } je prázdná. Vyberte hromádku, kde nějaké sirky jsou.
move-same-pile = Musí to být dvě různé hromádky, jako v 1+2:1.
move-count-single = { $count } vzít nelze: na hromádce { $pile } { $size ->
    [one] je 1 sirka
    [few] jsou { $size } sirky
   *[other] je { $size } sirek
  }. Vezměte { $most ->
    [1] 1
    [2] 1 nebo 2
   *[other] 1 až { $most }
  }.
move-count-double = { $count } vzít nelze: na { $piles ->
    [2] menší ze dvou hromádek
   *[other] nejmenší z těch hromádek
  } { $size ->
    [one] je 1 sirka
    [few] jsou { $size } sirky
   *[other] je { $size } sirek
  }. Vezměte { $most ->
    [1] 1
    [2] 1 nebo 2
   *[other] 1 až { $most }
  }.
ask-piles = Kolik hromádek, nebo které hromádky?
help-piles = Zadejte, kolik bude hromádek sirek, od 2 do { $most }; potom se program zeptá, kolik sirek bude na každé z nich. „q“ ukončí program.
ask-pile-size = Kolik sirek na hromádce { $row }?
help-pile-size = Zadejte, kolik sirek bude na této hromádce na začátku, od 1 do { $most }. „q“ ukončí program.
ask-pile = Ze které hromádky ({ $offered })?
ask-first-pile = Která je první hromádka ({ $offered })?
ask-second-pile = Která je druhá hromádka ({ $offered })?
ask-count-single = Kolik sirek z hromádky { $heap }?
ask-count-double = Kolik sirek z každé?
help-pick-pile = Zadejte číslo hromádky, ze které budete brát: { $offered }. „b“ vede zpět do nabídky, „q“ ukončí program.
help-pick-first = Zadejte číslo první ze dvou hromádek, ze kterých budete brát: { $offered }. „b“ vede zpět do nabídky, „q“ ukončí program.
help-pick-second = Zadejte číslo druhé hromádky, ze které budete brát: { $offered }. „b“ vede zpět do nabídky, „q“ ukončí program.
help-count-single = Zadejte, kolik sirek vzít z hromádky { $heap } ({ $most ->
    [1] jen 1
    [2] 1 nebo 2
   *[other] 1 až { $most }
  }). „b“ vede zpět do nabídky, „q“ ukončí program.
help-count-double = Zadejte, kolik sirek vzít z každé z hromádek { $first } a { $second } ({ $most ->
    [1] jen 1
    [2] 1 nebo 2
   *[other] 1 až { $most }
  }). „b“ vede zpět do nabídky, „q“ ukončí program.
limit-single = { $answer } je moc: na hromádce { $heap } { $size ->
    [one] je jen 1 sirka
    [few] jsou jen { $size } sirky
   *[other] je jen { $size } sirek
  }
limit-double = { $answer } je moc: na menší ze dvou hromádek { $size ->
    [one] je jen 1 sirka
    [few] jsou jen { $size } sirky
   *[other] je jen { $size } sirek
  }
alike-piles = na pořadí hromádek nezáleží
theorem-takes-last = tento tah bere všechny zbylé sirky.
    .idea = Můžete vzít všechno?
theorem-ones-left = { $piles ->
    [one] po tahu zbývá jediná sirka a tu musí vzít soupeř.
    [few] po tahu zbývají { $piles } hromádky po jedné sirce. To je lichý počet, takže poslední musí vzít soupeř.
   *[other] po tahu zbývá { $piles } hromádek po jedné sirce. To je lichý počet, takže poslední musí vzít soupeř.
  }
    .idea = Kolik hromádek po jedné sirce chcete nechat: lichý, nebo sudý počet?
theorem-ones-faced = { $piles ->
    [one] zbývá jediná sirka a je nutné ji vzít.
    [few] zbývají už jen { $piles } hromádky po jedné sirce. To je lichý počet, takže poslední musí vzít hráč na tahu.
   *[other] zbývá už jen { $piles } hromádek po jedné sirce. To je lichý počet, takže poslední musí vzít hráč na tahu.
  }
note-last = { $piles ->
    [one] jediná sirka
   *[other] lichý počet hromádek po jedné sirce
  }
place-pile = bere z hromádky { $pile }
place-piles = bere z hromádek { $number ->
    [2] { $first } a { $second }
   *[other] { $piles }
  }
absent-double = Brát lze už jen z jedné hromádky.
