# O que só o jogo de Euclides diz.

tagline-euclid = subtraia do número maior um múltiplo do menor
    .name = Jogo de Euclides
rules-euclid = Jogo de Euclides: subtraia do maior de dois números o menor, uma ou mais vezes, sem ficar abaixo de 0. Quando um dos números é 0, a partida termina, e vence quem fez a última jogada. Em alguns livros o jogo termina assim que os números são iguais: esse é outro jogo.
    .strategy = deixe uma razão abaixo de 1,618…, ou deixe 0, se o número menor divide o maior.
rules-euclid-misere = Jogo de Euclides, versão misère: subtraia do maior de dois números o menor, uma ou mais vezes, sem ficar abaixo de 0. Quando um dos números é 0, a partida termina, e perde quem fez a última jogada.
    .strategy = deixe uma razão abaixo de 1,618…; números iguais também servem.
position-euclid = “{ $word }” não é uma posição. Uma posição são dois números, como 21,13: números inteiros de 0 a { $most }.
move-unreadable-euclid = “{ $move }” não é uma jogada. Escreva quantas vezes o número menor é subtraído, como 1.
move-count-euclid = { $count ->
    [one] O número menor não pode ser subtraído { $count } vez.
   *[other] O número menor não pode ser subtraído { $count } vezes.
  } Escreva { $most ->
    [one] 1.
   *[other] um número de 1 a { $most }.
  }
ask-euclid = Quantas vezes se subtrai o número menor ({ $most ->
    [1] só 1
   *[other] 1 a { $most }
  })?
help-euclid = Digite quantas vezes se subtrai o número menor do maior{ $most ->
    [1] : só é possível 1
   *[other] , de 1 a { $most }
  }. “b” volta ao menu, “q” encerra.
limit-euclid = { $answer } é demais: { $smaller } só cabe { $most ->
    [one] uma vez
    [2] duas vezes
   *[other] { $most } vezes
  } em { $larger }
deed-euclid = subtrai { $smaller } de { $larger }{ $count ->
    [one] { " " }uma vez
    [2] { " " }duas vezes
   *[other] , { $count } vezes
  }
    .advice = subtraia { $smaller } de { $larger }{ $count ->
    [one] { " " }uma vez
    [2] { " " }duas vezes
   *[other] , { $count } vezes
  }
theorem-euclid-ends = a jogada deixa 0, e isso é o fim.
    .idea = Você consegue deixar 0?
theorem-euclid-equal-left = a jogada deixa { $larger } e { $larger }: a única resposta é a última jogada.
    .idea = Você consegue deixar números iguais?
theorem-euclid-equal-faced = os números são iguais, e a única jogada é a última.
theorem-euclid-left = a jogada deixa { $larger } e { $smaller }. A razão entre eles é menor que a razão áurea, 1,618…; por isso, o adversário só tem uma jogada, e ela deixa dois números cuja razão é maior que a áurea. { $misere ->
    [yes] Você pode voltar a ficar abaixo da áurea, e assim por diante, até a partida terminar a seu favor.
   *[no] Se o menor deles divide o maior, deixe 0 e vença; se não, volte a ficar abaixo da razão áurea.
  }
    .idea = Que jogada deixa uma razão menor que a razão áurea, 1,618…?
    .short = a jogada deixa uma razão menor que a razão áurea.
theorem-euclid-faced = a razão entre { $larger } e { $smaller } é menor que a razão áurea, 1,618…; por isso, só há uma jogada, e ela deixa dois números cuja razão é maior que a áurea. { $misere ->
    [yes] O adversário pode voltar a ficar abaixo da áurea, e assim por diante, até a partida terminar a favor dele.
   *[no] Se o menor deles divide o maior, o adversário deixa 0 e vence; se não, ele pode voltar a ficar abaixo da razão áurea.
  }
moves-euclid = Escreva 2 para subtrair duas vezes o número menor do maior.
