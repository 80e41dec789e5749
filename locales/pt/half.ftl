# O que só o jogo de tirar no máximo a metade diz.

tagline-half = tire no máximo a metade de uma pilha
    .name = Metade
rules-half = Metade: tire palitos de uma só pilha, no máximo a metade. Quem não pode jogar perde.
    .strategy = deixe uma potência de dois menos um (1, 3, 7, 15…); com várias pilhas, jogue nim com os nimbers.
rules-half-misere = Metade, versão misère: tire palitos de uma só pilha, no máximo a metade. Quem faz a última jogada perde.
move-half = { $most ->
    [0] Nada se pode tirar da pilha { $heap }: ela só tem { $size }. Escolha outra pilha.
   *[other] Não é possível tirar { $count } da pilha { $heap }, que tem { $size }: no máximo a metade, { $most }.
  }
theorem-half-nimbers = Uma pilha de 2n tem nimber n, e uma de 2n + 1 tem o de uma pilha de n: os nimbers das pilhas de 1 a { $most } são { $nimbers }{ $more ->
    [yes] { " " }(nimatron sequence lista mais).
   *[no] .
  }{ $dead ->
    [yes] { " " }Pilhas que nenhuma jogada pode mudar ficam de fora.
   *[no] { "" }
  }
theorem-half-left = a jogada deixa uma pilha cujo tamanho é uma potência de dois menos um (1, 3, 7, 15…). Dali nenhuma jogada deixa uma pilha assim: a anterior da sequência tem menos da metade dos palitos. Depois de cada resposta, você pode voltar a deixar uma pilha assim.
    .idea = Você consegue deixar uma potência de dois menos um?
    .short = a jogada deixa uma potência de dois menos um.
theorem-half-faced = o tamanho da pilha é uma potência de dois menos um (1, 3, 7, 15…). Nenhuma jogada deixa uma pilha assim: a anterior da sequência tem menos da metade dos palitos. Depois de cada jogada, o adversário pode voltar a deixar uma pilha assim.
moves-half = Escreva 2:3 para tirar 3 da pilha 2.
