# What is said by the feature tree.

tree-title = { $game } { $position }: a árvore do jogo
tree-counts = Posições: { $nodes }; cortadas: { $cut }; chamadas da busca: { $calls }.
tree-left-out = { $count ->
    [one] { $count } posição foi omitida
   *[other] { $count } posições foram omitidas
}; --full mostra todas.
tree-values-max = +1: vence quem começa. −1: vence o outro jogador.
tree-values-mover = +1: vence quem tem a vez. −1: vence o outro jogador.
tree-margins-max = Primeiro, os pontos que quem começa ganha com esta jogada e depois dela; entre parênteses, quantos são a mais que os do outro jogador.
tree-margins-mover = Primeiro, os pontos que quem tem a vez ganha dali em diante; entre parênteses, quantos são a mais que os do outro jogador, que fez a jogada até ali.
tree-chosen = *: as jogadas que os dois jogadores escolhem.
tree-turned = sinal trocado: ali a vez é do outro jogador.
tree-sets = R: os nimbers pelos quais a busca pergunta. P: os que no fim ainda são possíveis.
tree-nimber = nimber { $nimber }
tree-stored = guardada
tree-not-stored = não guardada
tree-end = fim
tree-decided = decidido
tree-decided-means = decidido: o valor é conhecido ali sem busca.
tree-cut = cortada
tree-again = como acima ({ $position })
tree-again-turned = como acima ({ $position }), sinal trocado
refuse-tree-size = Esta árvore é grande demais para ser desenhada: uma árvore tem até 100 000 posições e sequências de até { $most } jogadas. Use uma posição menor ou --depth.
refuse-tree-method = Este método não percorre as posições deste jogo uma após a outra; por isso não tem árvore.
trace-nothing = nada
