# O que só uma soma de jogos diz.

tagline-sum = vários jogos de uma vez; quem não pode jogar em nenhum perde
    .name = Soma de jogos
rules-sum = Soma de jogos: vários jogos são jogados lado a lado. Uma jogada é feita em um deles, pelas regras desse jogo. Quem não pode jogar em nenhum deles perde.
    .strategy = anote o nimber de cada jogo e jogue nim.
moves-sum = Escreva 2/1:3 para fazer a jogada 1:3 na parcela 2: o número da parcela, uma barra e a jogada como esse jogo a escreve.
position-sum-too-many = { $count } parcelas são demais: uma soma tem no máximo { $most }.
summand-refused = Parcela { $number }: { $why }
summand-empty = falta o nome do jogo. Escreva cada jogo com sua posição, e + entre eles: { $example }.
summand-no-game = “{ $game }” não pode estar em uma soma. Estes jogos podem: { $known }.
summand-no-position = { $game } precisa de uma posição, como { $game } { $example }.
summand-misere = nenhuma parcela tem um --misere próprio. Dê --misere para a soma inteira, fora das aspas.
summand-no-options = { $game } não tem opções; por isso, “{ $option }” não é aceito.
summand-no-option = { $game } não tem a opção “{ $option }”. Tem: { $known }.
summand-no-value = { $option } precisa de um valor.
move-unreadable-sum = “{ $move }” não é uma jogada. Escreva o número da parcela, uma barra e a jogada no jogo dela, como 2/1:3.
move-no-such-summand = Não existe a parcela { $summand }: { $summands ->
    [1] só há a parcela 1.
   *[other] as parcelas são numeradas de 1 a { $summands }.
  }
deed-summand = { $deed } na parcela { $number } ({ $game })
    .advice = { $advice } na parcela { $number } ({ $game })
place-summand = é na parcela { $number } ({ $game })
ask-summand = Em que parcela ({ $offered })?
help-summand = Digite o número da parcela em que você joga: { $offered }. Depois, o próprio jogo pergunta. “b” volta ao menu, “q” encerra.
ask-summands = Quais jogos?
help-summands = Digite no máximo { $most } jogos com + entre eles, cada um com sua posição e suas opções: { $example }. Jogos que podem estar em uma soma: { $known }. “q” encerra.
theorem-summands-left = a jogada deixa parcelas que formam pares equivalentes. O que o seu adversário fizer em uma, faça na outra do par: você sempre tem resposta e, assim, faz a última jogada.
    .idea = Você consegue deixar parcelas que formam pares equivalentes?
theorem-summands-faced = as parcelas formam pares equivalentes. O que se faz em uma, o adversário pode fazer na outra do par e, assim, faz a última jogada.
    .short = as parcelas formam pares equivalentes; por isso, o seu adversário pode copiar cada jogada.
note-summands = de novo pares equivalentes
theorem-summands-last = depois da jogada ninguém pode jogar em nenhuma parcela: ela é a última.
theorem-summands-won = { $count ->
    [one] a jogada muda o nimber de { $old } para { $new }.
   *[other] a soma-nim dos jogos é { $sum }. Na parcela { $number }, a jogada muda o nimber de { $old } para { $new }, e assim a soma-nim passa a ser 0.
  }
    .idea = Qual é o nimber de cada parcela? Que jogada faz com que a soma-nim deles seja 0?
theorem-summands-leave = { $count ->
    [one] depois da jogada o nimber é 0.
   *[other] depois da jogada a soma-nim dos jogos é 0.
  }
    .idea = Qual é o nimber de cada parcela? Que jogada faz com que a soma-nim deles seja 0?
theorem-summands-lost = { $count ->
    [one] o nimber é 0, e toda jogada muda esse valor.
   *[other] a soma-nim dos jogos é { $sum }, e toda jogada muda esse valor.
  }
    .short = a soma-nim dos nimbers é 0, e toda jogada muda esse valor.
summand-nimber = A parcela { $number } tem nimber { $nimber }{ $how }.
summand-heaps-nimbers = Nesse jogo, os nimbers dos tamanhos de 1 a { $most } são { $nimbers }{ $more ->
    [yes] { " " }(nimatron sequence lista mais).
   *[no] .
  }
nimber-by-parts = , a soma-nim de { $parts }
nimber-by-remainder = , o resto de { $number } na divisão por { $round }
nimber-by-size = , seu tamanho
nimber-by-copies = : o que se faz ali pode ser copiado ali
nimber-by-command = { " " }(nimatron solve { $summand })
theorem-summands = Pelo teorema de Sprague-Grundy, { $count ->
    [one] o jogo
   *[other] cada jogo
  } equivale a uma pilha de nim cujo tamanho é o nimber do jogo{ $larger ->
    [yes] ; uma jogada também pode torná-la maior, mas o adversário pode desfazer isso.
   *[no] .
  } Quem tem de jogar com { $count ->
    [one] nimber
   *[other] soma-nim
  } 0 perde: toda jogada { $count ->
    [one] muda esse valor, e o adversário sempre pode fazer com que ele
   *[other] muda essa soma, e o adversário sempre pode fazer com que ela
  } volte a ser 0.
