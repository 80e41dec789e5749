# Co říká jen Eukleidova hra.

tagline-euclid = odečíst násobek menšího čísla od většího
    .name = Eukleides
rules-euclid = Eukleidova hra: menší ze dvou čísel odečtete od většího, jednou nebo víckrát, ale tak, aby nezbylo méně než 0. Jakmile je jedno z čísel 0, hra končí a vyhrává ten, kdo udělal poslední tah. Někde hra končí, už když se čísla rovnají: to je jiná hra.
    .strategy = nechte poměr menší než 1,618…, nebo 0, pokud menší číslo dělí větší.
rules-euclid-misere = Eukleidova hra, misère: menší ze dvou čísel odečtete od většího, jednou nebo víckrát, ale tak, aby nezbylo méně než 0. Jakmile je jedno z čísel 0, hra končí a prohrává ten, kdo udělal poslední tah.
    .strategy = nechte poměr menší než 1,618…, třeba i stejná čísla.
position-euclid = „{ $word }“ není pozice. Pozice se zapisuje jako dvě čísla, třeba 21,13: celá čísla od 0 do { $most }.
move-unreadable-euclid = „{ $move }“ není tah. Napište, kolikrát se menší číslo odečte, třeba 1.
move-count-euclid = Menší číslo nelze odečíst { $count }krát. Napište { $most ->
    [one] 1.
   *[other] číslo od 1 do { $most }.
  }
ask-euclid = Kolikrát se menší číslo odečte ({ $most ->
    [1] jen 1
   *[other] 1 až { $most }
  })?
help-euclid = Zadejte, kolikrát se menší číslo odečte od většího ({ $most ->
    [1] jen 1
   *[other] 1 až { $most }
  }). „b“ vede zpět do nabídky, „q“ ukončí program.
limit-euclid = { $answer } je příliš: { $smaller } se do { $larger } vejde jen { $most ->
    [one] jednou
    [2] dvakrát
   *[other] { $most }krát
  }
deed-euclid = odečítá { $smaller } od { $larger }, { $count ->
    [one] jednou
    [2] dvakrát
   *[other] { $count }krát
  }
    .advice = odečíst { $smaller } od { $larger }, { $count ->
    [one] jednou
    [2] dvakrát
   *[other] { $count }krát
  }
theorem-euclid-ends = zbude 0, a to je konec.
    .idea = Můžete nechat 0?
theorem-euclid-equal-left = po tahu zbývají čísla { $larger } a { $larger }: jediná odpověď je poslední tah.
    .idea = Můžete nechat stejná čísla?
theorem-euclid-equal-faced = obě čísla jsou stejná a jediný tah je poslední.
theorem-euclid-left = po tahu zbývají { $larger } a { $smaller }. Jejich poměr je menší než zlatý řez, 1,618…, takže soupeř má jediný tah a ten nechá dvě čísla s větším poměrem. { $misere ->
    [yes] Pokaždé se můžete zase dostat pod něj, a hra tak skončí ve váš prospěch.
   *[no] Pokud menší z nich dělí větší, nechte 0 a vyhrajete; pokud ne, dostaňte se zase pod zlatý řez.
  }
    .idea = Po kterém tahu je poměr menší než zlatý řez, 1,618…?
    .short = nechá poměr menší než zlatý řez.
theorem-euclid-faced = poměr čísel { $larger } a { $smaller } je menší než zlatý řez, 1,618…, takže možný je jediný tah a ten nechá dvě čísla s větším poměrem. { $misere ->
    [yes] Soupeř se může pokaždé zase dostat pod něj, a hra tak skončí v jeho prospěch.
   *[no] Pokud menší z nich dělí větší, soupeř nechá 0 a vyhraje; pokud ne, může se zase dostat pod zlatý řez.
  }
moves-euclid = Zápis 2 znamená odečíst menší číslo od většího dvakrát.
