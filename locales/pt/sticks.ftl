# O que só o jogo dos palitos em fileira diz.

tagline-sticks = tire de 1 a 3 de uma fileira
    .name = Palitos em fileira
rules-sticks = Palitos em fileira: tire de 1 a { $most ->
    [0] M palitos da fileira; M é combinado antes da partida
   *[other] { $most } palitos da fileira
  }. Quem tira o último palito vence.
    .strategy = { $most ->
        [0] deixe um múltiplo de M + 1; depois, complete M + 1 a cada par de jogadas.
       *[other] deixe um múltiplo de { $round }; depois, complete { $round } a cada par de jogadas.
      }
rules-sticks-misere = Palitos em fileira, versão misère: tire de 1 a { $most ->
    [0] M palitos da fileira; M é combinado antes da partida
   *[other] { $most } palitos da fileira
  }. Quem tira o último palito perde.
    .strategy = { $most ->
        [0] deixe um a mais que um múltiplo de M + 1; depois, complete M + 1 a cada par de jogadas.
       *[other] deixe um a mais que um múltiplo de { $round }; depois, complete { $round } a cada par de jogadas.
      }
deed-sticks = tira { $count ->
    [one] { $count } palito
   *[other] { $count } palitos
  }
    .advice = tire { $count ->
        [one] { $count } palito
       *[other] { $count } palitos
      }
position-sticks = “{ $word }” não é um número de palitos. Uma posição é quantos palitos há, como 10: um número inteiro de 0 a { $most }.
ask-no-sticks = Tirando até { $take } de cada vez, seria preciso pedir mais de { $most } palitos. Indique o número, como em: nimatron play sticks 10
ask-sticks = Quantos palitos?
help-sticks = Digite quantos palitos há no início, de { $least } a { $most }; Enter sem digitar nada escolhe o número entre colchetes, se houver. “q” encerra.
ask-max-take-sticks = Quantos podem ser tirados de cada vez?
help-max-take-sticks = Digite o máximo de palitos que uma jogada pode tirar, de 2 a { $most }; Enter sem digitar nada escolhe o número entre colchetes. “q” encerra.
ask-take-sticks = Quantos palitos?
help-take-sticks = Digite quantos palitos tirar{ $most ->
    [1] : só é possível 1
   *[other] , de 1 a { $most }
  }. “b” volta ao menu, “q” encerra.
limit-sticks-left = { $sticks ->
    [one] { $answer } é demais: só resta { $sticks } palito
   *[other] { $answer } é demais: só restam { $sticks } palitos
  }
theorem-takes-sticks = a jogada tira todos os palitos que restam.
    .idea = Você consegue tirar tudo?
theorem-remainder-won = { $sticks } = { $times } × { $round } + { $rest }. A jogada tira o resto, { $rest }, e deixa { $left }, um múltiplo de { $round }. A cada jogada do seu adversário ({ $most ->
    [2] 1 ou 2
   *[other] de 1 a { $most }
  }), tire o que falta para completar { $round }; assim, o último palito é seu.
    .idea = Que resto { $sticks } deixa quando dividido por { $round }?
    .short = a jogada deixa { $left }, um múltiplo de { $round }.
theorem-remainder-won-misere = { $left ->
    [1] a jogada deixa o último palito, que o adversário tem de tirar.
   *[other] separe um palito para o seu adversário. Os outros { $above } = { $times } × { $round } + { $rest }: a jogada tira { $rest } deles e deixa { $times } × { $round } e o palito que você separou. A cada jogada do seu adversário ({ $most ->
    [2] 1 ou 2
   *[other] de 1 a { $most }
  }), tire o que falta para completar { $round }; assim, o seu adversário tem de tirar o último palito.
  }
    .idea = Separe um palito para o seu adversário. Que resto os outros { $above } deixam quando divididos por { $round }?
    .short = a jogada deixa { $left }, um a mais que um múltiplo de { $round }.
theorem-remainder-lost = { $sticks } = { $times } × { $round }, sem resto. Não importa quantos sejam tirados ({ $most ->
    [2] 1 ou 2
   *[other] de 1 a { $most }
  }), o adversário tira o que falta para completar { $round } e, assim, tira o último palito.
    .short = { $sticks } é um múltiplo de { $round }, e nenhuma jogada deixa outro.
theorem-remainder-lost-misere = { $above ->
    [0] resta o último palito, e ele tem de ser tirado.
   *[other] { $sticks } − 1 = { $above } = { $times } × { $round }, sem resto. Não importa quantos sejam tirados ({ $most ->
    [2] 1 ou 2
   *[other] de 1 a { $most }
  }), o adversário tira o que falta para completar { $round }; assim, o último palito sobra para quem agora tem a vez.
  }
    .short = { $sticks } é um a mais que um múltiplo de { $round }, e nenhuma jogada deixa outro número assim.
moves-sticks = Escreva 2 para tirar 2 palitos.
terms-sticks = até { $value } de cada vez
