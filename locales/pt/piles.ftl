# O que dizem tanto matches como nim.

deed-single = tira { $count ->
    [one] { $count } palito
   *[other] { $count } palitos
  } da pilha { $pile }
    .advice = tire { $count } da pilha { $pile }
deed-double = tira { $count ->
    [one] { $count } palito
   *[other] { $count } palitos
  } de cada uma das pilhas { $number ->
    [2] { $first } e { $second }
   *[other] { $piles }
  }
    .advice = tire { $count } de cada uma das pilhas { $number ->
    [2] { $first } e { $second }
   *[other] { $piles }
  }
position-piles-bad-size = “{ $word }” não é um tamanho de pilha. Uma posição são os tamanhos das pilhas, como 3,5,7: números inteiros de 0 a { $most }.
position-piles-too-many = São pilhas demais: uma posição tem de 1 a { $most } pilhas.
move-no-such-pile = Não existe a pilha { $row }: { $rows ->
    [1] só há a pilha 1.
   *[other] as pilhas são numeradas de 1 a { $rows }.
  }
move-empty-pile = A pilha { $row } está vazia. Tire de uma pilha que tenha palitos.
move-same-pile = As duas pilhas têm de ser diferentes, como em 1+2:1.
move-count-single = Não é possível tirar { $count }: a pilha { $pile } tem { $size }. { $most ->
    [1] Tire 1.
    [2] Tire 1 ou 2.
   *[other] Tire de 1 a { $most }.
  }
move-count-double = Não é possível tirar { $count }: { $piles ->
    [2] a menor das duas pilhas
   *[other] a menor destas pilhas
  } tem { $size }. { $most ->
    [1] Tire 1.
    [2] Tire 1 ou 2.
   *[other] Tire de 1 a { $most }.
  }
ask-piles = Quantas pilhas, ou quais?
help-piles = Digite quantas pilhas de palitos há, de 2 a { $most }; depois o programa pergunta quantos palitos tem cada uma. “q” encerra.
ask-pile-size = Quantos palitos na pilha { $row }?
help-pile-size = Digite quantos palitos esta pilha tem no início, de 1 a { $most }. “q” encerra.
ask-pile = De que pilha ({ $offered })?
ask-first-pile = Qual é a primeira pilha ({ $offered })?
ask-second-pile = Qual é a segunda pilha ({ $offered })?
ask-count-single = Quantos palitos da pilha { $heap }?
ask-count-double = Quantos palitos de cada uma?
help-pick-pile = Digite o número da pilha de que você quer tirar: { $offered }. “b” volta ao menu, “q” encerra.
help-pick-first = Digite o número da primeira de duas pilhas de que você quer tirar: { $offered }. “b” volta ao menu, “q” encerra.
help-pick-second = Digite o número da segunda pilha de que você quer tirar: { $offered }. “b” volta ao menu, “q” encerra.
help-count-single = Digite quantos palitos tirar da pilha { $heap }{ $most ->
    [1] : só é possível 1
   *[other] , de 1 a { $most }
  }. “b” volta ao menu, “q” encerra.
help-count-double = Digite quantos palitos tirar de cada uma das pilhas { $first } e { $second }{ $most ->
    [1] : só é possível 1
   *[other] , de 1 a { $most }
  }. “b” volta ao menu, “q” encerra.
limit-single = { $answer } é demais: a pilha { $heap } tem { $size }
limit-double = { $answer } é demais: a menor das duas pilhas tem { $size }
alike-piles = pilhas em qualquer ordem
theorem-takes-last = a jogada tira todos os palitos que restam.
    .idea = Você consegue tirar tudo?
theorem-ones-left = { $piles ->
    [1] a jogada deixa um único palito, e o adversário tem de tirá-lo.
   *[other] a jogada deixa { $piles } pilhas de um palito. Esse número é ímpar; por isso, o adversário tem de tirar o último palito.
  }
    .idea = Quantas pilhas de um palito você quer deixar: um número ímpar ou par?
theorem-ones-faced = { $piles ->
    [1] só resta um palito, e ele tem de ser tirado.
   *[other] só restam pilhas de um palito. O número delas, { $piles }, é ímpar; por isso, quem tem a vez tem de tirar o último palito.
  }
note-last = { $piles ->
    [1] um único palito
   *[other] um número ímpar de pilhas de um palito
  }
place-pile = tira da pilha { $pile }
place-piles = tira das pilhas { $number ->
    [2] { $first } e { $second }
   *[other] { $piles }
  }
absent-double = Só resta uma pilha de que tirar.
