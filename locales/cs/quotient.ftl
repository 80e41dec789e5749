# Co se říká o hrách s hromádkami v misère, jejichž misère kvocient je znám.

theorem-quotient = { $won ->
    [yes] tah nechá slovo { $word }, a to je prohrané.
   *[no] tyto hromádky tvoří slovo { $word }, a to je prohrané.
  }
    .idea = { $won ->
        [yes] Každá hromádka platí jako slovo. Který tah nechá prohrané slovo?
       *[no] tyto hromádky tvoří prohrané slovo { $word }.
      }
    .short = { $won ->
        [yes] nechá prohrané slovo { $word }.
       *[no] { $word } je prohrané slovo.
      }
quotient-heaps = Každá hromádka platí jako slovo: { $heaps }{ $more ->
    [yes] { " " }a tak dále.
   *[no] .
  }{ $empty ->
    [yes] { " " }1 je prázdné slovo: taková hromádka nehraje roli.
   *[no] { "" }
  }{ $power ->
    [yes] { " " }Číslo za písmenem říká, kolikrát tam je: a2 je aa.
   *[no] { "" }
  }{ $length ->
    [0] { "" }
   *[other] { " " }Od hromádky { $from } se slova opakují s periodou { $length }.
  }
quotient-sum = { $won ->
    [yes] Pozice je { $before } a tah nechá { $after }
   *[no] Dohromady tvoří slovo { $before }
  }: na pořadí písmen nezáleží{ $shortened ->
    [yes] { " " }a { $rules }.
   *[no] .
  }
quotient-lost = Počet všech slov je { $order }; { $count ->
    [1] prohrané je jen slovo { $words }
   *[other] prohraná jsou právě slova { $words }{ $more ->
        [0] { "" }
       *[other] { " " }a další (celkem { $count })
      }
  }{ $reach ->
    [0] , a to je dokázáno pro všechny hromádky.
   *[other] , a to je dokázáno pro hromádky do { $reach }.
  }
quotient-always = Z prohraného slova nevede žádný tah na prohrané slovo, z každého jiného nějaký vede, pokud hra neskončila. Odpověď se tedy vždy najde a poslední tah zbude na soupeře.
note-quotient = prohrané slovo { $word }
beyond-reach = Pro hromádky nad { $reach } se ve hře misère nenašlo pravidlo; s menšími se vyřeší jakýkoli počet hromádek. { $why }
