# Co říká jen nim na schodech.

tagline-staircase = posouvat mince po schodech dolů
    .name = Schody
rules-staircase = Schody: na schodech leží mince. Z jednoho schodu přesunete libovolný počet mincí o schod níž; ze schodu 1 mince opustí desku. Kdo odebere poslední minci, vyhrává.
    .strategy = mince na každém lichém schodu jsou hromádka nimu. Mince, které soupeř přesune na lichý schod, pošlete hned dál.
rules-staircase-misere = Schody, misère: na schodech leží mince. Z jednoho schodu přesunete libovolný počet mincí o schod níž; ze schodu 1 mince opustí desku. Kdo odebere poslední minci, prohrává.
    .strategy = mince na každém lichém schodu jsou hromádka nimu. Mince, které soupeř přesune na lichý schod, pošlete hned dál.
moves-staircase = Zápis 2:1 znamená přesunout 1 minci ze schodu 2 na schod 1.
position-staircase = „{ $word }“ zadat nelze. Pozice se zapisuje jako počty mincí na schodu 1, schodu 2 a tak dál, třeba 3,0,1: celá čísla, celkem nejvýše { $most }.
move-unreadable-staircase = „{ $move }“ není tah. Zadejte 2:1, chcete-li přesunout 1 minci ze schodu 2 na schod 1.
move-staircase = Tah { $move } tu není možný. Největší tahy: { $most }.
deed-staircase = { $place ->
    [1] odebírá ze schodu 1 (počet mincí: { $count })
   *[other] přesouvá ze schodu { $place } na schod { $to } (počet mincí: { $count })
  }
    .advice = { $place ->
    [1] odebrat ze schodu 1 (počet mincí: { $count })
   *[other] přesunout ze schodu { $place } na schod { $to } (počet mincí: { $count })
  }
said-staircase = Schod { $number }: { $count }{ $taken ->
    [0] .
   *[other] , dolů přesunuto { $taken }.
  }
theorem-staircase-left = počítají se jen mince na lichých schodech: každý z těchto schodů je hromádka nimu. Tah tedy vede z nimu { $piles } do nimu { $left }{ $grows ->
    [yes] {" "}(jedna hromádka se zvětší)
   *[no] {""}
  }. Mince, které soupeř přesune na lichý schod, pošlete hned dál a hromádky jsou zase jako předtím. V nimu: { $reason }
    .idea = Počítají se jen mince na lichých schodech: každý z těchto schodů je hromádka nimu. Jak byste hráli nim { $piles }?
    .short = na lichých schodech nechá nim { $left }, což je prohraná pozice.
theorem-staircase-faced = { $open ->
    [yes] počítají se jen mince na lichých schodech: každý z těchto schodů je hromádka nimu, takže je to nim { $piles }, prohraná pozice. Mince, které přijdou na lichý schod, pošle soupeř hned dál a hromádky jsou zase jako předtím. V nimu: { $reason }
   *[no] počítají se jen mince na lichých schodech, a tam žádné nejsou. Mince, které přijdou na lichý schod, pošle soupeř hned dál, a udělá tak poslední tah.
  }
    .short = na lichých schodech je to nim { $piles }, prohraná pozice.
