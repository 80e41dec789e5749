# O que só o nim de Fibonacci diz.

tagline-fibonacci = tire no máximo o dobro do que acabou de ser tirado
    .name = Nim de Fibonacci
rules-fibonacci = Nim de Fibonacci: tire pelo menos um palito e no máximo o dobro do que a jogada anterior tirou; a primeira jogada não pode tirar todos. Quem tira o último palito vence. O número depois da barra é o máximo que se pode tirar agora.
    .strategy = escreva o número de palitos como soma de números de Fibonacci, sem dois consecutivos, e tire a menor parcela.
rules-fibonacci-misere = Nim de Fibonacci, versão misère: tire pelo menos um palito e no máximo o dobro do que a jogada anterior tirou; a primeira jogada tem de deixar pelo menos dois. Quem tira o último palito perde. O número depois da barra é o máximo que se pode tirar agora.
    .strategy = separe um palito para o seu adversário; escreva o número dos outros como soma de números de Fibonacci, sem dois consecutivos, e tire a menor parcela.
position-fibonacci = “{ $word }” não é uma posição. Uma posição é o número de palitos, como 13, ou esse número com uma barra e o máximo que se pode tirar agora, não mais do que há, como 13/4: números inteiros de 0 a { $most }.
deed-fibonacci = tira { $count ->
    [one] { $count } palito
   *[other] { $count } palitos
  }
    .advice = tire { $count ->
    [one] { $count } palito
   *[other] { $count } palitos
  }
ask-matches = Quantos palitos há?
help-matches = Digite quantos palitos há no início, até { $most }. “q” encerra.
theorem-match-left = a jogada deixa um único palito, e o adversário tem de tirá-lo.
    .idea = Você consegue deixar um único palito?
theorem-match-faced = só resta um palito, e ele tem de ser tirado.
zeckendorf-sum = { $count ->
    [1] { $number } é um dos números de Fibonacci (1, 2, 3, 5, 8…)
   *[other] { $number } é { $parts }, soma de números de Fibonacci (1, 2, 3, 5, 8…) sem dois consecutivos
  }
theorem-zeckendorf-left = a jogada deixa { $number }, e { $sum }. Agora é possível tirar no máximo { $most }, menos que { $least }. Tire o que tirar o seu adversário, escreva o que resta como soma de números de Fibonacci, sem dois consecutivos, e tire a menor parcela: isso é sempre possível, e assim você tira o último palito.
    .idea = Escreva o número de palitos como soma de números de Fibonacci, sem dois consecutivos. Qual é a menor parcela?
theorem-zeckendorf-left-misere = a jogada deixa { $number } e o último palito, e { $sum }. Agora é possível tirar no máximo { $most }, menos que { $least }. Tire o que tirar o seu adversário, escreva o que resta além do último palito como soma de números de Fibonacci, sem dois consecutivos, e tire a menor parcela: isso é sempre possível, e o seu adversário tem de tirar o último palito.
    .idea = Separe um palito para o seu adversário. Escreva o número dos outros como soma de números de Fibonacci, sem dois consecutivos. Qual é a menor parcela?
theorem-zeckendorf-faced = { $sum }. Agora é possível tirar no máximo { $most }, menos que { $least }. Não importa quantos sejam tirados, o adversário pode escrever o que resta como soma de números de Fibonacci, sem dois consecutivos, e tirar a menor parcela; assim, ele tira o último palito.
theorem-zeckendorf-faced-misere = sem o último palito são { $number }, e { $sum }. Agora é possível tirar no máximo { $most }, menos que { $least }. Não importa quantos sejam tirados, o adversário pode escrever o que resta além do último palito como soma de números de Fibonacci, sem dois consecutivos, e tirar a menor parcela; no fim, o último palito sobra para quem agora tem a vez.
moves-fibonacci = Escreva 2 para tirar 2 palitos.
