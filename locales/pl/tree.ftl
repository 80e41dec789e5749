# What is said by the feature tree.

tree-title = { $game } { $position }: drzewo gry
tree-counts = Pozycje: { $nodes }; odcięte: { $cut }; wywołania przeszukiwania: { $calls }.
tree-left-out = { $count ->
    [one] Pominięto jedną pozycję
    [few] Pominięto { $count } pozycje
   *[other] Pominięto { $count } pozycji
}; wszystkie pokazuje --full.
tree-values-max = +1: wygrywa gracz, który zaczyna. −1: wygrywa przeciwnik.
tree-values-mover = +1: wygrywa gracz, którego kolej. −1: wygrywa przeciwnik.
tree-margins-max = Najpierw punkty, które gracz zaczynający zdobywa tym ruchem i po nim; w nawiasie: o ile więcej niż przeciwnik.
tree-margins-mover = Najpierw punkty, które zdobywa odtąd gracz, którego kolej; w nawiasie: o ile więcej niż przeciwnik, licząc ruch, który tu prowadzi.
tree-chosen = *: ruchy, które wybierają obaj gracze.
tree-turned = znak odwrócony: ruch ma tam drugi gracz.
tree-sets = R: nimbery, o które pyta przeszukiwanie. P: nimbery, które na końcu są jeszcze możliwe.
tree-nimber = nimber { $nimber }
tree-stored = zapisane
tree-not-stored = niezapisane
tree-end = koniec
tree-decided = rozstrzygnięte
tree-decided-means = rozstrzygnięte: wartość jest tam znana bez przeszukiwania.
tree-cut = odcięte
tree-again = jak wyżej ({ $position })
tree-again-turned = jak wyżej ({ $position }), znak odwrócony
refuse-tree-size = To drzewo jest za duże do narysowania: drzewo ma najwyżej 100 000 pozycji i gałęzie do { $most } ruchów. Podaj mniejszą pozycję albo ogranicz głębokość (--depth).
refuse-tree-method = Ta metoda nie wchodzi do pozycji tej gry jedna po drugiej, więc nie ma drzewa.
trace-nothing = nic
