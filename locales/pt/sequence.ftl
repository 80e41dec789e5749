# What is said by the feature sequence.

sequence-period = Período { $length } após o pré-período { $before }, provado: a partir de { $from } os nimbers se repetem para sempre.
sequence-no-period = Os nimbers até { $to } não provam nenhum período.
sequence-misere = Na versão misère só há sequências de octal, kayles, sticks e take com números dados: palavras em vez dos nimbers, que pertencem à versão normal. Tire --misere.
sequence-option = { $option } não vale para as sequências do jogo { $game }.
sequence-shape = --shape tem de ser dois lados, pelo menos um deles n, como 2xn ou nxn; “{ $shape }” não serve.
sequence-bfile = Um b-file tem um número por linha, e uma posição perdedora são vários. Tire --bfile.
sequence-words = { $length ->
    [0] As palavras de pilhas maiores do que { $reach } não são conhecidas, e nenhum período está provado.
   *[other] Período { $length } depois do pré-período { $before }, e está provado: de { $from } em diante, as palavras se repetem para sempre.
  } Na versão misère várias pilhas são o produto das suas palavras (quociente misère de ordem { $order }): as letras podem trocar de lugar{ $ruled ->
    [yes] , e { $rules }.
   *[no] .
  } { $count ->
    [0] Nenhuma palavra é perdedora.
    [1] Só { $lost } é perdedora.
   *[other] As palavras perdedoras são exatamente { $lost }.
  }
sequence-reach = As palavras de pilhas na versão misère só foram encontradas até { $reach } (quociente de ordem { $order }), e nenhuma regra para pilhas maiores. Peça no máximo --to { $reach }.
sequence-nimbers = { $game }{ $shape }, nimbers por tamanho:
sequence-losing = { $game }, posições perdedoras:
sequence-heap-words = { $game }, palavras por tamanho:
