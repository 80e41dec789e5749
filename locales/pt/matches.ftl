# O que só o jogo dos palitos em várias pilhas diz.

tagline-matches = tire de uma pilha, ou o mesmo de duas
    .name = Palitos de Wythoff
rules-matches = Palitos de Wythoff: tire qualquer número de palitos de uma pilha{ $most ->
    [1] {""}
    [2] , ou o mesmo número de cada uma de duas pilhas
    [10] , ou o mesmo número de cada uma de várias pilhas, quantas você quiser (1+2+3:1 tira 1 de cada uma das pilhas 1, 2 e 3)
   *[other] , ou o mesmo número de cada uma de até { $most } pilhas (1+2+3:1 tira 1 de cada uma das pilhas 1, 2 e 3)
  }. Quem tira o último palito vence.
    .strategy = { $most ->
    [1] escreva cada pilha como soma de potências distintas de dois (5 = 4 + 1) e faça cada potência aparecer um número par de vezes.
   *[other] com duas pilhas, deixe um par áureo: 1 2, 3 5, 4 7… (par n: o menor número ainda não usado, e esse número mais n).{ $most ->
        [2] {" "}Três pilhas iguais também são uma posição perdedora.
       *[other] {""}
    }
  }
rules-matches-misere = Palitos de Wythoff, versão misère: tire qualquer número de palitos de uma pilha{ $most ->
    [1] {""}
    [2] , ou o mesmo número de cada uma de duas pilhas
    [10] , ou o mesmo número de cada uma de várias pilhas, quantas você quiser (1+2+3:1 tira 1 de cada uma das pilhas 1, 2 e 3)
   *[other] , ou o mesmo número de cada uma de até { $most } pilhas (1+2+3:1 tira 1 de cada uma das pilhas 1, 2 e 3)
  }. Quem tira o último palito perde.
terms-matches = pilhas de uma vez: { $value ->
    [any] quantas quiser
   *[other] { $value }
  }
at-once-unreadable = --piles-at-once tem de ser de 1 a { $most }, ou any; “{ $value }” não é aceito.
move-unreadable-matches = “{ $move }” não é uma jogada. Escreva 2:1 para tirar 1 da pilha 2, ou 1+2:1 para tirar 1 de cada uma das pilhas 1 e 2.
move-unreadable-several = “{ $move }” não é uma jogada. Escreva 2:1 para tirar 1 da pilha 2, 1+2:1 para tirar 1 de cada uma das pilhas 1 e 2, e assim por diante, com até { $most } pilhas.
theorem-golden = { $smaller } e { $larger } formam o par áureo número { $number } (pares de Wythoff: { $pairs }…; o par número n é o menor número não usado antes dele, e esse número mais n). Assim, cada tamanho e cada diferença aparece em exatamente um par.
    .short = { $smaller } e { $larger } são um par áureo.
theorem-golden-misere = { $smaller } e { $larger } formam o par áureo número { $number } (pares de Wythoff: { $pairs }…; o par número n é o menor número não usado antes dele, e esse número mais n). Na versão misère, 0 1 e 2 2 substituem 0 0 e 1 2. Eles têm os mesmos tamanhos e as mesmas diferenças; por isso, cada tamanho e cada diferença continua a aparecer em exatamente um par.
    .short = { $smaller } e { $larger } são um par áureo.
theorem-golden-stand-in = na versão misère, 0 1 e 2 2 substituem os pares áureos (pares de Wythoff) 0 0 e 1 2, e aqui o par é { $smaller } e { $larger }; todos os outros ({ $pairs }…) ficam. Os dois novos têm os mesmos tamanhos e as mesmas diferenças; por isso, cada tamanho e cada diferença continua a aparecer em exatamente um par.
golden-left = Toda jogada mantém um tamanho ou a diferença; por isso, nenhuma leva de um par a outro. De qualquer outra posição, alguma jogada leva a um par: reduza a pilha maior ao companheiro da menor; se ela for pequena demais para isso, a diferença das duas pertence a um par menor: tire o mesmo número das duas. Agora o seu adversário tem de jogar a partir de um par.
    .idea = Que par áureo você consegue alcançar?
golden-faced = Toda jogada mantém um tamanho ou a diferença; por isso, nenhuma leva de um par a outro. De qualquer outra posição, alguma jogada leva a um par: reduza a pilha maior ao companheiro da menor; se ela for pequena demais para isso, a diferença das duas pertence a um par menor: tire o mesmo número das duas.
    .idea = As pilhas são um par áureo, e nenhuma jogada deixa outro.
note-golden = de novo um par áureo
theorem-three-equal-left = a jogada deixa três pilhas iguais de { $size }. O que o seu adversário tirar de uma ou de duas delas, tire de cada uma das outras: assim ficam de novo três pilhas iguais, ou os últimos palitos são seus.
    .idea = Você consegue deixar três pilhas iguais?
    .short = a jogada deixa três pilhas iguais.
theorem-three-equal-faced = restam três pilhas iguais de { $size }. O que se tira de uma ou de duas delas, o adversário pode tirar de cada uma das outras: assim, ele deixa de novo três pilhas iguais ou tira os últimos palitos.
    .idea = com três pilhas iguais, o que as outras pilhas permitem ao seu adversário?
note-three-equal = de novo três pilhas iguais
moves-matches = Escreva 2:1 para tirar 1 palito da pilha 2{ $most ->
    [1] {""}
   *[other] , e 1+2:1 para tirar 1 de cada uma das pilhas 1 e 2
  }.
