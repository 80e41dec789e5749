# What is said by the feature tree.

tree-title = { $game } { $position }: el árbol del juego
tree-counts = Posiciones: { $nodes }; podadas: { $cut }; llamadas de la búsqueda: { $calls }.
tree-left-out = { $count ->
    [one] Se omite una posición
   *[other] Se omiten { $count } posiciones
}; --full lo muestra todo.
tree-values-max = +1: gana quien empieza. −1: gana el otro lado.
tree-values-mover = +1: gana quien tiene el turno. −1: gana el otro lado.
tree-margins-max = Primero, los puntos que consigue quien empieza con esta jugada y después de ella; entre paréntesis, cuántos más son que los del otro lado.
tree-margins-mover = Primero, los puntos que consigue desde allí quien tiene el turno; entre paréntesis, cuántos más son que los del otro lado, que hizo la jugada hasta allí.
tree-chosen = *: las jugadas que eligen ambos lados.
tree-turned = signo invertido: allí le toca al otro lado.
tree-sets = R: los números de Grundy por los que pregunta la búsqueda. P: los que al final aún son posibles.
tree-nimber = número de Grundy { $nimber }
tree-stored = guardada
tree-not-stored = no guardada
tree-end = fin
tree-decided = decidido
tree-decided-means = decidido: el valor se conoce allí sin búsqueda.
tree-cut = podada
tree-again = como arriba ({ $position })
tree-again-turned = como arriba ({ $position }), signo invertido
refuse-tree-size = Este árbol es demasiado grande para dibujarlo: un árbol tiene hasta 100 000 posiciones, y líneas de hasta { $most } jugadas. Usa una posición más pequeña o --depth.
refuse-tree-method = Este método no recorre una a una las posiciones de este juego, así que no tiene árbol.
trace-nothing = nada
