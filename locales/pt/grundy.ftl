# O que só o jogo de Grundy diz.

tagline-grundy = divida uma pilha em duas de tamanhos diferentes
    .name = Jogo de Grundy
rules-grundy = Jogo de Grundy: divida uma pilha em duas pilhas de tamanhos diferentes. Quem não pode jogar perde.
    .strategy = ache o nimber de cada pilha e depois jogue nim com os nimbers.
rules-grundy-misere = Jogo de Grundy, versão misère: divida uma pilha em duas pilhas de tamanhos diferentes. Quem faz a última jogada perde.
move-unreadable-grundy = “{ $move }” não é uma jogada. Para dividir a pilha 2, se ela tem 5, em 1 e 4, escreva 2:1+4.
move-grundy-none = A pilha { $heap } não pode ser dividida em duas de tamanhos diferentes: ela só tem { $size }. Escolha outra pilha.
move-grundy-unequal = A pilha { $heap } tem { $size }. Divida-a em duas pilhas de tamanhos diferentes que somem { $size }, como em { $example }.
deed-grundy = divide a pilha { $heap } em { $one } e { $other }
    .advice = divida a pilha { $heap } em { $one } e { $other }
ask-grundy = Qual é o tamanho da menor das duas ({ $most ->
    [1] só 1
   *[other] 1 a { $most }
  })?
help-grundy = A pilha { $heap }, de { $size }, se torna duas pilhas de tamanhos diferentes. Digite o tamanho da menor{ $most ->
    [1] : só é possível 1
   *[other] , de 1 a { $most }
  }. “b” volta ao menu, “q” encerra.
limit-grundy = { $answer } é demais para a menor de duas pilhas diferentes que somam { $size }
moves-grundy = Escreva 2:1+4 para dividir a pilha 2 em pilhas de 1 e 4.
