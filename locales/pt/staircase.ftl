# O que só o nim da escada diz.

tagline-staircase = desça moedas por uma escada
    .name = Nim da escada
rules-staircase = Nim da escada: há moedas nos degraus de uma escada. Desça quantas moedas quiser de um degrau para o seguinte; do degrau 1 elas saem do tabuleiro. Quem tira a última moeda vence.
    .strategy = as moedas de cada degrau ímpar são uma pilha de nim. As que o seu adversário desce para um degrau ímpar, desça logo mais um degrau.
rules-staircase-misere = Nim da escada, versão misère: há moedas nos degraus de uma escada. Desça quantas moedas quiser de um degrau para o seguinte; do degrau 1 elas saem do tabuleiro. Quem tira a última moeda perde.
    .strategy = as moedas de cada degrau ímpar são uma pilha de nim. As que o seu adversário desce para um degrau ímpar, desça logo mais um degrau.
moves-staircase = Escreva 2:1 para descer 1 moeda do degrau 2 para o 1.
position-staircase = “{ $word }” não serve. Uma posição é o número de moedas no degrau 1, no degrau 2 e assim por diante, como 3,0,1: números inteiros, no máximo { $most } ao todo.
move-unreadable-staircase = “{ $move }” não é uma jogada. Escreva 2:1 para descer 1 moeda do degrau 2 para o 1.
move-staircase = { $move } não é possível aqui. As maiores jogadas: { $most }.
deed-staircase = { $place ->
    [1] tira { $count } do degrau 1
   *[other] desce { $count } do degrau { $place } para o { $to }
  }
    .advice = { $place ->
    [1] tire { $count } do degrau 1
   *[other] desça { $count } do degrau { $place } para o { $to }
  }
said-staircase = Degrau { $number }: { $count }{ $taken ->
    [0] .
   *[other] , { $taken } para baixo.
  }
theorem-staircase-left = só contam as moedas dos degraus ímpares: cada um deles é uma pilha de nim. Assim, a jogada leva do nim { $piles } ao nim { $left }{ $grows ->
    [yes] {" "}(uma pilha cresce)
   *[no] {""}
  }. As moedas que o seu adversário desce para um degrau ímpar, desça logo mais um degrau, e as pilhas ficam como antes. No nim: { $reason }
    .idea = Só contam as moedas dos degraus ímpares: cada um deles é uma pilha de nim. O que você faria no nim { $piles }?
    .short = nos degraus ímpares a jogada deixa o nim { $left }, uma posição perdedora.
theorem-staircase-faced = { $open ->
    [yes] só contam as moedas dos degraus ímpares: cada um deles é uma pilha de nim; isto é, portanto, o nim { $piles }, uma posição perdedora. As moedas que descem para um degrau ímpar, o adversário desce logo mais um degrau, e as pilhas ficam como antes. No nim: { $reason }
   *[no] só contam as moedas dos degraus ímpares, e não há nenhuma. As que descem para um degrau ímpar, o adversário desce logo mais um degrau e, assim, faz a última jogada.
  }
    .short = nos degraus ímpares isto é o nim { $piles }, uma posição perdedora.
