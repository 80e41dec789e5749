# What is said by the feature tree.

tree-title = { $game } { $position }: strom hry
tree-counts = Pozice: { $nodes }; oříznuté: { $cut }; volání hledání: { $calls }.
tree-left-out = { $count ->
    [one] Chybí jedna pozice
    [few] Chybí { $count } pozice
   *[other] Chybí { $count } pozic
}; všechny ukáže --full.
tree-values-max = +1: vyhraje hráč, který začíná. −1: vyhraje soupeř.
tree-values-mover = +1: vyhraje hráč na tahu. −1: vyhraje soupeř.
tree-margins-max = Nejdřív body, které tímto tahem a po něm získá hráč, který začíná; v závorce, o kolik je to víc, než získá soupeř.
tree-margins-mover = Nejdřív body, které odtud dál získá hráč na tahu; v závorce, o kolik je to víc, než získá soupeř i tahem, který sem vedl.
tree-chosen = *: tahy, které si oba hráči vyberou.
tree-turned = opačné znaménko: je tam na tahu druhý hráč.
tree-sets = R: nimbery, na které se hledání ptá. P: nimbery, které jsou na konci ještě možné.
tree-nimber = nimber { $nimber }
tree-stored = uloženo
tree-not-stored = neuloženo
tree-end = konec
tree-decided = rozhodnuto
tree-decided-means = rozhodnuto: hodnota je tam známa bez prohledávání.
tree-cut = oříznuto
tree-again = jako výše ({ $position })
tree-again-turned = jako výše ({ $position }), opačné znaménko
refuse-tree-size = Tento strom je na kreslení moc velký: strom má nejvýš 100 000 pozic a větve nejvýš { $most } tahů. Zkuste menší pozici, u hlubokých stromů --depth.
refuse-tree-method = Tato metoda neprochází pozice této hry jednu po druhé, takže strom nemá.
trace-nothing = nic
