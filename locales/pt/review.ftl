# What is said by the feature review.

review-open = A partida não terminou.
review-total = Total das { $count } partidas
review-total-player = { $choices ->
    [0] { $name }: nenhuma escolha.
    [one] { $name }: escolhas certas: { $right } de { $choices }; { $mistakes ->
        [0] nenhum erro.
        [one] { $mistakes } erro.
       *[other] { $mistakes } erros.
      }
   *[other] { $name }: escolhas certas: { $right } de { $choices }; { $mistakes ->
        [0] nenhum erro.
        [one] { $mistakes } erro.
       *[other] { $mistakes } erros.
      }
  }
replay-move = { $number }. { $did }
replay-number = Partida { $number } de { $last }.
replay-won = { $name } vence.
replay-drawn = A partida termina empatada.
replay-ask = { $made } de { $most }; Enter avança, “b” volta, “w JOGADA” motivo, “q” sai:
replay-help = Enter ou “n” avança para a próxima jogada e, depois da última, termina. “b” volta uma jogada. Um número de 0 a { $most } vai para a posição depois desse número de jogadas. “w JOGADA” diz o que uma jogada feita daqui deixa e por que ela é boa ou ruim. “q” encerra.
replay-refuse = “{ $answer }” não é uma opção aqui. Digite “n”, “b”, “w” e uma jogada, ou um número de jogadas de 0 a { $most }; “h” mostra a ajuda.
replay-over = Aqui a partida já terminou: não há jogada sobre a qual perguntar.
replay-at-start = Este é o início da partida; não há nada antes.
