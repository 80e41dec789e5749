# O que só o jogo nimble diz.

tagline-nimble = desça moedas por uma faixa
    .name = Nimble
rules-nimble = Nimble: há moedas nas casas numeradas de uma faixa, quantas se quiser em cada uma. Desça uma moeda quantas casas quiser; na casa 0 ela fica. Quem faz a última jogada vence.
    .strategy = cada moeda é uma pilha de nim, do tamanho do número da sua casa.
rules-nimble-misere = Nimble, versão misère: há moedas nas casas numeradas de uma faixa, quantas se quiser em cada uma. Desça uma moeda quantas casas quiser; na casa 0 ela fica. Quem faz a última jogada perde.
    .strategy = cada moeda é uma pilha de nim, do tamanho do número da sua casa.
moves-nimble = Escreva 2:1 para descer a moeda 2 uma casa.
position-nimble = “{ $word }” não é uma casa. Uma posição é o número da casa de cada moeda, como 3,0,4: números inteiros de 0 a { $most }.
move-unreadable-nimble = “{ $move }” não é uma jogada. Escreva 2:1 para descer a moeda 2 uma casa.
move-nimble = { $move } não é possível aqui. As jogadas mais longas: { $most }.
deed-nimble = desce a moeda { $place } da casa { $from } para a { $to }
    .advice = desça a moeda { $place } da casa { $from } para a { $to }
said-nimble = Moeda { $number }: casa { $count }{ $taken ->
    [0] .
   *[other] , { $taken } abaixo de antes.
  }
alike-nimble = moedas em qualquer ordem
theorem-nimble-left = cada moeda é uma pilha de nim, do tamanho do número da sua casa. Assim, a jogada leva do nim { $piles } ao nim { $left }. No nim: { $reason }
    .idea = Cada moeda é uma pilha de nim, do tamanho do número da sua casa. O que você faria no nim { $piles }?
    .short = a jogada deixa o nim { $left }, uma posição perdedora.
theorem-nimble-faced = cada moeda é uma pilha de nim, do tamanho do número da sua casa; isto é, portanto, o nim { $piles }, uma posição perdedora. No nim: { $reason }
    .short = isto é o nim { $piles }, uma posição perdedora.
