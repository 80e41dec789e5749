# O que só os jogos de subtração dizem.

tagline-take = tire 1, 2 ou 3 (ou por uma regra sua) de uma pilha
    .name = Subtração
rules-take = Subtração: { $numeric ->
    [yes] tire palitos de uma pilha; só são permitidos estes números: { $set }.
   *[no] mude uma pilha segundo a regra “{ $set }”. { $letters }
  } Quem não pode jogar perde.
    .strategy = ache o nimber de cada pilha e depois jogue nim com os nimbers.
rules-take-misere = Subtração, versão misère: { $numeric ->
    [yes] tire palitos de uma pilha; só são permitidos estes números: { $set }.
   *[no] mude uma pilha segundo a regra “{ $set }”. { $letters }
  } Quem faz a última jogada perde.
terms-take = { $numeric ->
    [yes] tirando { $value }
   *[no] regra: { $value }
  }
ask-set = Quais números podem ser tirados?
help-set = Digite os números que uma jogada pode tirar, como 1,3,4 ou 1-5, ou uma regra em inglês, como primes; k <= n/2; k divides n and k < n; take 1 or 2, then split; split a + b, a != b. n é o tamanho da pilha, k quantos são tirados; o resto pode virar duas pilhas a e b, a não maior que b, e 0 é nenhuma pilha. Tipos de números: any, even, odd, squares, cubes, triangular, primes, fibonacci, powers of 2. Sinais e palavras: = != < <= > >= + - * / ^ mod, gcd(k, n), half, and, or, not. Uma vírgula acrescenta uma condição, um ponto e vírgula outro modo de jogar: take 1; take 2, n is even. Só Enter escolhe o que está entre colchetes. “q” sai do programa.
set-unreadable = “{ $word }” não é um conjunto de números. Escreva os números que podem ser tirados, de 1 a { $most }, como 1,3,4, 1-5 ou 1-3,7: no máximo { $numbers }.
position-take = “{ $word }” não é uma pilha. Uma posição são os tamanhos das pilhas, como 7 ou 7,5: números inteiros, no máximo { $most } ao todo, e no máximo { $heaps } pilhas.
move-unreadable-numbers = “{ $move }” não é uma jogada. Escreva 2:3 para tirar 3 da pilha 2.
move-take-none = Nada se pode tirar da pilha { $heap }: ela só tem { $size }, e o mínimo que se pode tirar é { $least }. Escolha outra pilha.
move-take-count = Não é possível tirar { $count } da pilha { $heap }, que tem { $size }. O que se pode tirar: { $takable }.
deed-taken = tira { $taken } da pilha { $heap }
    .advice = tire { $taken } da pilha { $heap }
moves-take = Escreva 2:3 para tirar 3 da pilha 2. Se a regra divide pilhas, escreva 2:1+4 para dividir a pilha 2 em 1 e 4, e 2:3=1+4 para tirar 3 e deixar 1 e 4.
rule-letters = n é o tamanho da pilha e k é quantos são tirados.{ $splits ->
    [yes] { " " }O que resta pode virar duas pilhas de a e b, com a não maior que b.
   *[no] { "" }
  }
move-none = Na pilha { $heap }, que tem { $size }, não há jogada possível. Escolha outra pilha.
move-other = { $played } não é uma jogada na pilha { $heap }, que tem { $size }. Ali é permitido: { $allowed }.
rule-unreadable = Não se entende a regra a partir do lugar marcado com ›: { $marked } (aqui cabe: { $what ->
    [number] um número, n, k ou um tipo de números como primes, powers of 2
    [taken] sem k, pois nada é tirado
    [parts] sem a nem b antes de “split”
    [split] split
    [length] no máximo 200 caracteres
    [closing] um parêntese de fechamento
    [comparison] uma comparação como k <= n/2
    [last] n, k ou um número; as regras não lembram a última jogada, para isso há coins e fibonacci
    [pass] uma jogada; nestas regras não se pode passar a vez
    [heaps] uma só pilha; uma jogada muda apenas uma, em matches se tira de duas ao mesmo tempo
   *[sign] uma comparação como <=, “and”, “or”, uma vírgula ou o fim
  }). Exemplos de regras: 1,3,4; primes; k <= n/2; k divides n and k < n; split a + b, a != b; take 1 or 2, then split.
move-unreadable-rule = “{ $move }” não é uma jogada. Escreva 2:3 para tirar 3 da pilha 2, 2:1+4 para dividi-la em 1 e 4, ou 2:3=1+4 para tirar 3 e deixar 1 e 4.
