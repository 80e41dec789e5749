# O que só o kayles diz.

tagline-kayles = derrube um pino ou dois pinos vizinhos
    .name = Kayles
rules-kayles = Kayles: derrube um pino ou dois pinos vizinhos. O que sobra da fileira de cada lado se torna uma fileira separada. Quem não pode jogar perde.
    .strategy = divida uma fileira em metades iguais e copie na outra metade; se não der, jogue nim com os nimbers das fileiras: 1 2 3 1 4 3 2 1 4 2 para 1 a 10 pinos.
rules-kayles-misere = Kayles, versão misère: derrube um pino ou dois pinos vizinhos. O que sobra da fileira de cada lado se torna uma fileira separada. Quem faz a última jogada perde.
deed-pin = derruba o pino { $pin } da fileira { $row }
    .advice = derrube o pino { $pin } da fileira { $row }
deed-pins = derruba os pinos { $pin } e { $next } da fileira { $row }
    .advice = derrube os pinos { $pin } e { $next } da fileira { $row }
position-kayles-unreadable = “{ $word }” não é uma fileira de pinos. Uma posição são os comprimentos das fileiras, como 7 ou 3,4: números inteiros, ao todo no máximo { $most } pinos e { $heaps } fileiras.
move-unreadable-kayles = “{ $move }” não é uma jogada. Escreva 2:3 para derrubar o pino 3 da fileira 2, ou 2:3+ para derrubar os pinos 3 e 4.
move-no-such-row = Não existe a fileira { $row }: { $rows ->
    [1] só há a fileira 1.
   *[other] as fileiras são numeradas de 1 a { $rows }.
  }
move-empty-row = A fileira { $row } está vazia. Escolha uma fileira que tenha pinos.
move-no-such-pin = Não existe o pino { $pin } na fileira { $row }: { $most ->
    [1] ela só tem o pino 1.
   *[other] seus pinos são numerados de 1 a { $most }.
  }
move-no-next-pin = O pino { $pin } é o último da fileira { $row }: não há nenhum ao lado dele. Tire o + para derrubá-lo sozinho.
ask-pin-rows = Quantas fileiras de pinos, ou quais?
help-pin-rows = Digite quantas fileiras de pinos há, de 1 a { $most }; depois o programa pergunta quantos pinos tem cada uma. “q” encerra.
ask-row-length = Quantos pinos na fileira { $row }?
help-row-length = Digite quantos pinos esta fileira tem no início, de 1 a { $most }. “q” encerra.
ask-row = Em que fileira ({ $offered })?
help-row = Digite o número da fileira em que caem pinos: { $offered }. “b” volta ao menu, “q” encerra.
ask-pin = Qual pino, ou o primeiro de dois ({ $most ->
    [1] só 1
   *[other] 1 a { $most }
  })?
help-pin = Digite o número do pino da fileira { $row } que cai{ $most ->
    [1] : só é possível 1
   *[other] , de 1 a { $most }
  }; depois o programa pergunta se o próximo também cai. “b” volta ao menu, “q” encerra.
ask-how-many-pins = Quantos pinos ({ $most ->
    [1] 1
   *[other] 1 ou 2
  })?
help-how-many-pins = Digite { $most ->
    [1] 1: o pino { $pin } é o último da sua fileira; por isso, cai sozinho
   *[other] quantos pinos caem: 1 só para o pino { $pin }, 2 para ele e o seguinte
  }. “b” volta ao menu, “q” encerra.
limit-row = { $size ->
    [1] Não existe o pino { $answer }: a fileira { $row } só tem o pino 1
   *[other] Não existe o pino { $answer }: a fileira { $row } só tem os pinos de 1 a { $size }
  }
limit-two-pins = { $answer } é demais: não caem mais de dois pinos de uma vez
limit-last-pin = { $answer } é demais: o pino { $pin } é o último da sua fileira
theorem-pin-rows-left = a jogada deixa as fileiras em pares iguais. O que o seu adversário derrubar em uma fileira, derrube na outra fileira do par (a estratégia de Tweedledum e Tweedledee): você sempre tem resposta e, assim, faz a última jogada.
    .idea = { $halves ->
        [yes] Você consegue deixar duas metades iguais?
       *[no] Você consegue deixar pares iguais?
      }
    .short = a jogada deixa pares iguais.
theorem-pin-rows-faced = as fileiras formam pares iguais. O que se derruba em uma fileira, o adversário pode derrubar na outra fileira do par e, assim, faz a última jogada.
    .short = há pares iguais; por isso, o seu adversário pode copiar cada jogada.
alike-rows = fileiras em qualquer ordem
moves-kayles = Escreva 2:3 para derrubar o pino 3 da fileira 2, e 2:3+ para derrubar os pinos 3 e 4.
    .picture = Um número entre parênteses abaixo de uma fileira é o que ela tinha antes da última jogada.
place-pins-left = é no terço esquerdo da fileira { $row }
place-pins-middle = é no terço do meio da fileira { $row }
place-pins-right = é no terço direito da fileira { $row }
