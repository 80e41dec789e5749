# O que vários jogos dizem.

position-bad-size = “{ $word }” não tem casas: um tabuleiro tem de 1 a { $most } casas.
position-large-board = “{ $word }” é grande demais: um tabuleiro tem de 1 a { $most } casas.
position-too-large = “{ $word }” é grande demais: no máximo { $most } ao todo, em no máximo { $heaps } pilhas ou fileiras.
move-unreadable-take = “{ $move }” não é uma jogada. Escreva quantos tirar, como 1.
move-count-take = Não é possível tirar { $count }. { $most ->
    [1] Tire 1.
    [2] Tire 1 ou 2.
   *[other] Tire de 1 a { $most }.
  }
move-take-listed = Não é possível tirar { $count }. O que se pode tirar: { $takable }.
ask-rows = Quantas linhas?
help-rows = Digite quantas linhas há, de 1 a { $most }; depois o programa pergunta as colunas. “q” encerra.
ask-columns = Quantas colunas?
help-columns = Digite quantas colunas há, de { $least } a { $most }. “q” encerra.
limit-take = { $answer } é demais: agora não é possível tirar mais de { $most }
ask-number = Quantos ({ $most ->
    [1] só 1
   *[other] 1 a { $most }
  })?
help-number = Digite { $most ->
    [1] 1, o único número possível
   *[other] um número de 1 a { $most }
  }. “b” volta ao menu, “q” encerra.
ask-position = A partir de que posição?
help-position = Escreva a posição inicial, como { $example }. “q” encerra.
ask-written = Qual jogada?
help-written = Escreva uma jogada, como { $example }. “b” volta ao menu, “q” encerra.
place-fewer = não tira mais de { $half }
place-more = tira mais de { $half }
number-in-groups = “{ $word }” pode ser o número { $number } ou a lista { $list }. Escreva o que se quer dizer.
empty-text = (vazio)
said-position = Posição: { $position }.
said-pile = Pilha { $number }: { $count }{ $taken ->
    [0] .
   [one] , { $taken } retirado.
   *[other] , { $taken } retirados.
  }
said-heap = Pilha { $number }: { $count }{ $taken ->
    [0] .
   [one] , { $taken } retirado.
   *[other] , { $taken } retirados.
  }
said-row = Fileira { $number }: { $count }{ $taken ->
    [0] .
   [one] , { $taken } retirado.
   *[other] , { $taken } retirados.
  }
said-left = Restam: { $count }{ $taken ->
    [0] .
   [one] , { $taken } retirado.
   *[other] , { $taken } retirados.
  }
said-most = Agora é possível tirar no máximo { $most }.
said-columns = Colunas, da esquerda para a direita: { $columns }.
said-cells = Fileira { $number }{ $count ->
    [0] : nenhuma casa livre.
    [one] , casa livre: { $cells }.
   *[other] , casas livres: { $cells }.
  }
said-summand = Parcela { $number }, { $summand }.
said-nothing = Não resta nada.
