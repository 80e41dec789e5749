# What is said by the feature tree.

tree-title = { $game } { $position }: der Spielbaum
tree-counts = Stellungen: { $nodes }; abgeschnitten: { $cut }; Aufrufe der Suche: { $calls }.
tree-left-out = { $count ->
    [one] Eine Stellung ist weggelassen
   *[other] { $count } Stellungen sind weggelassen
}; --full zeigt alle.
tree-values-max = +1: Die Seite, die beginnt, gewinnt. −1: Das Gegenüber gewinnt.
tree-values-mover = +1: Wer am Zug ist, gewinnt. −1: Das Gegenüber gewinnt.
tree-margins-max = Die Punkte, die die beginnende Seite mit diesem Zug und danach bekommt, und in Klammern ihr Vorsprung vor dem Gegenüber.
tree-margins-mover = Die Punkte, die die Seite am Zug von dort an bekommt, und in Klammern der Vorsprung vor dem Gegenüber; beides steht bei dem Zug dorthin.
tree-chosen = *: die Züge, die beide Seiten wählen.
tree-turned = umgekehrtes Vorzeichen: Dort ist das Gegenüber am Zug.
tree-sets = R: die Grundy-Werte, nach denen die Suche fragt. P: die am Ende noch möglichen.
tree-nimber = Grundy-Wert { $nimber }
tree-stored = gespeichert
tree-not-stored = nicht gespeichert
tree-end = Ende
tree-decided = entschieden
tree-decided-means = entschieden: Der Wert ist dort ohne Suche bekannt.
tree-cut = abgeschnitten
tree-again = wie oben ({ $position })
tree-again-turned = wie oben ({ $position }), umgekehrtes Vorzeichen
refuse-tree-size = Dieser Baum ist zu groß zum Zeichnen: Ein Baum hat bis zu 100 000 Stellungen und Spielverläufe von bis zu { $most } Zügen. Bei einer kleineren Stellung geht es, mit --depth auch bei einer tiefen.
refuse-tree-method = Diese Methode besucht die Stellungen dieses Spiels nicht einzeln und hat deshalb keinen Baum.
trace-nothing = nichts
