# O que só o nim diz.

tagline-nim = tire de uma só pilha
    .name = Nim
rules-nim = Nim: tire qualquer número de palitos de uma só pilha. Quem tira o último palito vence.
    .strategy = escreva cada pilha como soma de potências distintas de dois (5 = 4 + 1) e faça cada potência aparecer um número par de vezes.
rules-nim-misere = Nim, versão misère: tire qualquer número de palitos de uma só pilha. Quem tira o último palito perde.
    .strategy = jogue como no nim comum até restar só uma pilha de dois ou mais: reduza-a a 0 ou 1, de modo que fique um número ímpar de pilhas de um palito.
move-unreadable-nim = “{ $move }” não é uma jogada. Escreva 2:1 para tirar 1 da pilha 2.
theorem-nim-won = com a jogada, a soma-nim passa a ser 0; antes era { $sum }. (Escreva os tamanhos em binário, um embaixo do outro: a soma-nim tem um 1 em cada coluna com um número ímpar de algarismos 1. Para achar a jogada, pegue uma pilha com 1 na primeira dessas colunas, da esquerda, e troque nela 1 por 0 e 0 por 1 em todas elas: isso a diminui.) Quem encontra soma-nim 0 perde (Bouton, 1901): toda jogada torna alguma coluna ímpar, e o adversário conserta isso do mesmo modo.
    .idea = A soma-nim é { $sum }. Que pilhas têm um 1 na coluna mais à esquerda dela?
    .short = a soma-nim passa a ser 0.
theorem-nim-won-misere = com a jogada, a soma-nim passa a ser 0, e fica uma pilha de dois ou mais; antes era { $sum }. (Escreva os tamanhos em binário, um embaixo do outro: a soma-nim tem um 1 em cada coluna com um número ímpar de algarismos 1. Para achar a jogada, pegue uma pilha com 1 na primeira dessas colunas, da esquerda, e troque nela 1 por 0 e 0 por 1 em todas elas: isso a diminui.) Enquanto houver uma pilha assim, jogue como no nim. Quando só restar uma, a soma-nim não é 0; por isso, a vez é sua: reduza-a a 0 ou 1, de modo que fique um número ímpar de pilhas de um palito, e o seu adversário tira o último palito.
    .idea = A soma-nim é { $sum }. Que pilhas têm um 1 na coluna mais à esquerda dela?
    .short = a soma-nim passa a ser 0.
theorem-nim-lost = a soma-nim é { $sum }. (Escreva os tamanhos em binário, um embaixo do outro: a soma-nim tem um 1 em cada coluna com um número ímpar de algarismos 1.) Toda jogada torna alguma coluna ímpar, e o adversário sempre pode tornar todas as colunas pares de novo.
    .short = a soma-nim é { $sum }, e toda jogada muda esse valor.
theorem-nim-lost-misere = a soma-nim é { $sum }, e há uma pilha de dois ou mais. (Escreva os tamanhos em binário, um embaixo do outro: a soma-nim tem um 1 em cada coluna com um número ímpar de algarismos 1.) Enquanto houver uma pilha assim, toda jogada torna alguma coluna ímpar, e o adversário pode tornar todas as colunas pares de novo. Quando só restar uma pilha assim, a soma-nim não é 0; por isso, a vez é do adversário: reduzida a 0 ou 1, essa pilha deixa um número ímpar de pilhas de um palito.
    .short = a soma-nim é { $sum }, e toda jogada muda esse valor.
theorem-pairs-left = a jogada deixa as pilhas em pares iguais. O que o seu adversário tirar de uma pilha, tire da outra pilha do par (a estratégia de Tweedledum e Tweedledee): você sempre tem resposta e, assim, tira o último palito.
    .idea = Você consegue deixar as pilhas em pares iguais?
    .short = a jogada deixa pares iguais.
theorem-pairs-faced = as pilhas formam pares iguais. O que se tira de uma pilha, o adversário pode tirar da outra pilha do par e, assim, tira o último palito.
    .short = as pilhas formam pares iguais; por isso, o seu adversário pode copiar cada jogada.
note-pairs = de novo pares iguais
note-as-nim = como o nim { $left }
moves-nim = Escreva 2:1 para tirar 1 palito da pilha 2.
