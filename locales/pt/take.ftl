# O que só os jogos de subtração dizem.

tagline-take = tire 1, 2 ou 3 (ou outros números combinados) de uma pilha
    .name = Tirar
rules-take = Tirar: tire palitos de uma pilha; só são permitidos estes números: { $set }. Quem não pode jogar perde.
    .strategy = ache o nimber de cada pilha e depois jogue nim com os nimbers.
rules-take-misere = Tirar, versão misère: tire palitos de uma pilha; só são permitidos estes números: { $set }. Quem faz a última jogada perde.
terms-take = tirando { $value }
ask-set = Quais números podem ser tirados?
help-set = Digite os números que uma jogada pode tirar, como 1,3,4, 1-5 ou 1-3,7; Enter sem digitar nada escolhe os que estão entre colchetes. “q” encerra.
set-unreadable = “{ $word }” não é um conjunto de números. Escreva os números que podem ser tirados, de 1 a { $most }, como 1,3,4, 1-5 ou 1-3,7: no máximo { $numbers }.
position-take = “{ $word }” não é uma pilha. Uma posição são os tamanhos das pilhas, como 7 ou 7,5: números inteiros, no máximo { $most } ao todo, e no máximo { $heaps } pilhas.
move-unreadable-numbers = “{ $move }” não é uma jogada. Escreva 2:3 para tirar 3 da pilha 2.
move-take-none = Nada se pode tirar da pilha { $heap }: ela só tem { $size }, e o mínimo que se pode tirar é { $least }. Escolha outra pilha.
move-take-count = Não é possível tirar { $count } da pilha { $heap }, que tem { $size }. O que se pode tirar: { $takable }.
deed-taken = tira { $taken } da pilha { $heap }
    .advice = tire { $taken } da pilha { $heap }
moves-take = Escreva 2:3 para tirar 3 da pilha 2.
