# O que só o chomp diz.

tagline-chomp = coma uma barra com um canto envenenado
    .name = Chomp
rules-chomp = Chomp: escolha um quadradinho da barra de chocolate e coma-o com tudo o que está à direita dele e abaixo dele. O quadradinho do canto superior esquerdo está envenenado e nunca é comido. Quem não pode jogar perde.
    .strategy = deixe dois braços iguais (em uma barra quadrada, b2 consegue isso), ou duas linhas, a de baixo com um quadradinho a menos; depois, mantenha isso.
rules-chomp-misere = Chomp, versão misère: escolha um quadradinho da barra de chocolate e coma-o com tudo o que está à direita dele e abaixo dele. O quadradinho do canto superior esquerdo está envenenado e nunca é comido. Quem faz a última jogada perde.
deed-bite = come { $count ->
    [one] { $count } quadradinho
   *[other] { $count } quadradinhos
  } a partir de { $cell }
    .advice = coma { $count ->
    [one] { $count } quadradinho
   *[other] { $count } quadradinhos
  } a partir de { $cell }
position-chomp-unreadable = “{ $word }” não é uma barra. Escreva 3x4 para uma de 3 linhas e 4 colunas, ou os comprimentos das linhas de cima para baixo, como 4,4,2.
position-chomp-no-corner = “{ $word }” não tem o quadradinho do canto superior esquerdo: a primeira linha precisa ter comprimento de pelo menos 1, porque esse quadradinho nunca é comido.
position-chomp-longer-below = “{ $word }” não é uma barra: nenhuma linha pode ser mais longa que a de cima; 4,4,2 serviria.
move-unreadable-chomp = “{ $move }” não é uma jogada. Escreva um quadradinho com a letra da coluna e o número da linha, como b2.
move-poisoned = { $cell } está envenenado e nunca é comido. Escolha outro quadradinho.
move-no-such-bar-row = Não existe o quadradinho { $cell }: { $rows ->
    [1] só há a linha 1.
   *[other] as linhas são numeradas de 1 a { $rows }.
  }
move-no-such-square = Não existe o quadradinho { $cell }: a linha { $row } tem as colunas de a até { $letter }.
ask-square = Qual quadradinho, como { $example }?
help-square = Digite o quadradinho a comer, com tudo o que está à direita dele e abaixo dele: a letra da coluna e o número da linha, como { $example }. “b” volta ao menu, “q” encerra.
theorem-poisoned-left = só sobra o quadradinho envenenado; por isso, o adversário não pode jogar.
    .idea = Você consegue deixar só o quadradinho envenenado?
theorem-arms-left = a jogada deixa um L com dois braços iguais de { $arm }. O que o seu adversário comer de um braço, coma do outro também: você sempre tem resposta e, assim, faz a última jogada.
    .idea = Você consegue deixar dois braços iguais?
    .short = a jogada deixa braços iguais.
theorem-arms-faced = a barra é um L com dois braços iguais de { $arm }. O que se come de um braço, o adversário pode comer do outro também e, assim, faz a última jogada.
theorem-rows-left = a jogada deixa duas linhas, a de baixo com um quadradinho a menos. Coma o que comer o seu adversário, você pode deixar de novo a linha de baixo com um a menos e, assim, faz a última jogada.
    .idea = Você consegue deixar duas linhas, a de baixo com um quadradinho a menos?
    .short = a jogada deixa a linha de baixo com um a menos.
theorem-rows-faced = há duas linhas, a de baixo com um quadradinho a menos. Não importa o que seja comido, o adversário pode deixar de novo a linha de baixo com um a menos e, assim, faz a última jogada.
theorem-columns-left = a jogada deixa duas colunas, a da direita com um quadradinho a menos. Coma o que comer o seu adversário, você pode deixar de novo a coluna da direita com um a menos e, assim, faz a última jogada.
    .idea = Você consegue deixar duas colunas, a da direita com um quadradinho a menos?
    .short = a jogada deixa a coluna da direita com um a menos.
theorem-columns-faced = há duas colunas, a da direita com um quadradinho a menos. Não importa o que seja comido, o adversário pode deixar de novo a coluna da direita com um a menos e, assim, faz a última jogada.
note-arms = de novo braços iguais
note-rows = de novo um a menos
note-columns = de novo um a menos
alike-bars = também com linhas e colunas trocadas
moves-chomp = Escreva b2 para comer o quadradinho da coluna b e linha 2 com tudo o que está à direita dele e abaixo dele.
place-bite = começa na linha { $row }
