# What is said by the feature tree.

tree-title = { $game } { $position }: the game tree
tree-counts = Positions: { $nodes }; cut: { $cut }; calls of the search: { $calls }.
tree-left-out = { $count ->
    [one] One position is left out
   *[other] { $count } positions are left out
}; --full shows all of them.
tree-values-max = +1: the player who begins wins. −1: the other player wins.
tree-values-mover = +1: the player to move wins. −1: the other player wins.
tree-margins-max = First the points that the player who begins gains by this move and after it; in parentheses, how many more these are than the other player's.
tree-margins-mover = First the points that the player to move gains from there on; in parentheses, how many more these are than those of the player who has just moved.
tree-chosen = *: the moves that both players choose.
tree-turned = sign turned: the other player is to move there.
tree-sets = R: the nimbers that the search asks for. P: those that are still possible in the end.
tree-nimber = nimber { $nimber }
tree-stored = stored
tree-not-stored = not stored
tree-end = end
tree-decided = decided
tree-decided-means = decided: the value is known there without a search.
tree-cut = cut
tree-again = as above ({ $position })
tree-again-turned = as above ({ $position }), sign turned
refuse-tree-size = This tree is too large to be drawn: a tree has up to 100,000 positions, and lines of up to { $most } moves. Use a smaller position or --depth.
refuse-tree-method = This method does not enter one position of this game after another, so it has no tree.
trace-nothing = nothing
