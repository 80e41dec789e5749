# Co říká jen nimble.

tagline-nimble = posouvat mince po pásu dolů
    .name = Nimble
rules-nimble = Nimble: na očíslovaných polích pásu leží mince, na jednom poli libovolně mnoho. Jednu minci posunete o libovolný počet polí dolů; na poli 0 už zůstane. Kdo udělá poslední tah, vyhrává.
    .strategy = každá mince je hromádka nimu, velká jako číslo jejího pole.
rules-nimble-misere = Nimble, misère: na očíslovaných polích pásu leží mince, na jednom poli libovolně mnoho. Jednu minci posunete o libovolný počet polí dolů; na poli 0 už zůstane. Kdo udělá poslední tah, prohrává.
    .strategy = každá mince je hromádka nimu, velká jako číslo jejího pole.
moves-nimble = Zápis 2:1 znamená posunout minci 2 o 1 pole dolů.
position-nimble = „{ $word }“ není pole. Pozice se zapisuje jako číslo pole každé mince, třeba 3,0,4: celá čísla od 0 do { $most }.
move-unreadable-nimble = „{ $move }“ není tah. Zadejte 2:1, chcete-li posunout minci 2 o 1 pole dolů.
move-nimble = Tah { $move } tu není možný. Nejdelší tahy: { $most }.
deed-nimble = posouvá minci { $place } z pole { $from } na pole { $to }
    .advice = posunout minci { $place } z pole { $from } na pole { $to }
said-nimble = Mince { $number }: pole { $count }{ $taken ->
    [0] .
   *[other] , o { $taken } níž než předtím.
  }
alike-nimble = na pořadí mincí nezáleží
theorem-nimble-left = každá mince je hromádka nimu, velká jako číslo jejího pole. Tah tedy vede z nimu { $piles } do nimu { $left }. V nimu: { $reason }
    .idea = Každá mince je hromádka nimu, velká jako číslo jejího pole. Jak byste hráli nim { $piles }?
    .short = nechá nim { $left }, což je prohraná pozice.
theorem-nimble-faced = každá mince je hromádka nimu, velká jako číslo jejího pole, takže je to nim { $piles }, prohraná pozice. V nimu: { $reason }
    .short = je to nim { $piles }, prohraná pozice.
