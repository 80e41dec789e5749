# O que só o jogo das moedas diz.

tagline-coins = tire pela direita; mais moedas vencem
    .name = Moedas
rules-coins = Moedas: tire colunas da ponta direita da fileira, pelo menos uma e no máximo tantas quantas o outro jogador acabou de tirar; a primeira jogada tira no máximo { $most ->
    [0] M, número combinado antes da partida
   *[other] { $most }
  }. Quando não há mais colunas, vence quem tem mais moedas; se os dois têm o mesmo número, é empate. No desenho, os colchetes marcam as colunas que podem ser tiradas.
    .strategy = pense de trás para a frente; quanto mais você tira, mais o outro pode tirar.
deed-coins = tira { $count ->
    [one] { $count } coluna
   *[other] { $count } colunas
  } com { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
  }
    .advice = tire { $count ->
    [one] { $count } coluna
   *[other] { $count } colunas
  } com { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
  }
position-coins = “{ $word }” não é uma coluna. Uma posição são as moedas de cada coluna, da esquerda para a direita, como 5,3,8,1: números inteiros de 0 a { $most }.
position-coins-too-many = São colunas demais: uma fileira tem de 1 a { $most } colunas.
ask-no-columns = Com uma primeira jogada de até { $take } colunas, seria preciso pedir mais de { $most } colunas. Indique as colunas, como em: nimatron play coins 5,3,8,1
ask-coin-columns = Quantas colunas de moedas?
help-coin-columns = Digite quantas colunas há, de { $least } a { $most }; cada uma recebe, por sorteio, de 0 a { $coins } moedas. Enter sem digitar nada escolhe o número entre colchetes, se houver. “q” encerra.
ask-max-take-coins = Quantas colunas a primeira jogada pode tirar?
help-max-take-coins = Digite o máximo de colunas que a primeira jogada pode tirar, de 1 a { $most }; depois, cada jogada tira no máximo tantas quantas a anterior. Enter sem digitar nada escolhe o número entre colchetes. “q” encerra.
ask-take-coins = Quantas colunas?
help-take-coins = Digite quantas colunas tirar da ponta direita{ $most ->
    [1] : só é possível 1
   *[other] , de 1 a { $most }
  }. “b” volta ao menu, “q” encerra.
limit-columns-left = { $columns ->
    [one] { $answer } é demais: só resta { $columns } coluna
   *[other] { $answer } é demais: só restam { $columns } colunas
  }
moves-coins = Escreva 2 para tirar as 2 últimas colunas.
terms-coins = { $value ->
    [one] só pode ser tirada { $value } coluna
   *[other] podem ser tiradas até { $value } colunas
  }
