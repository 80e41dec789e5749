# O que só os jogos octais dizem.

tagline-octal = tire e divida como diz um código; 0.137 é o xadrez de Dawson
    .name = Jogo octal
rules-octal = Jogo octal { $code }: uma jogada tira palitos de uma pilha. O primeiro algarismo depois do ponto diz o que pode sobrar da pilha quando se tira 1; o segundo, quando se tiram 2; e assim por diante: 1 nada, 2 uma pilha, 4 duas pilhas; somados, eles permitem várias coisas (3: nada ou uma pilha). Um 4 antes do ponto permite dividir uma pilha sem tirar nada. Quem não pode jogar perde.
    .strategy = ache o nimber de cada pilha e depois jogue nim com os nimbers.
rules-octal-misere = Jogo octal { $code }, versão misère: uma jogada tira palitos de uma pilha. O primeiro algarismo depois do ponto diz o que pode sobrar da pilha quando se tira 1; o segundo, quando se tiram 2; e assim por diante: 1 nada, 2 uma pilha, 4 duas pilhas; somados, eles permitem várias coisas (3: nada ou uma pilha). Um 4 antes do ponto permite dividir uma pilha sem tirar nada. Quem faz a última jogada perde.
terms-octal = código { $value }
ask-code = Qual é o código do jogo octal?
    .means = Um jogo octal se joga com pilhas, e o código diz o que uma jogada pode fazer. O primeiro algarismo depois do ponto vale para tirar 1 de uma pilha, o segundo para tirar 2 e assim por diante. 1: não sobra nada da pilha; 2: sobra uma pilha; 4: duas pilhas; uma soma permite várias coisas. Assim, 0.137 permite tirar 1 se for a pilha inteira, tirar 2 e deixar nada ou uma pilha, e tirar 3 e deixar nada, uma pilha ou duas.
help-code = Digite o código do jogo, como 0.77 para o kayles, 0.07 para o kayles de Dawson ou 0.137 para o xadrez de Dawson; Enter sem digitar nada escolhe o que está entre colchetes. Algarismo por algarismo depois do ponto, ele diz o que pode sobrar quando se tiram 1, 2, 3 e assim por diante: 1 nada, 2 uma pilha, 4 duas pilhas; somados, eles permitem várias coisas (3: nada ou uma pilha). “q” encerra.
code-unreadable = “{ $code }” não é o código de um jogo octal. Um código é 0 ou 4, um ponto e algarismos de 0 a 7, como 0.137.
code-first-digit = No código “{ $code }”, o algarismo antes do ponto tem de ser 0 ou 4: com qualquer outro, uma jogada poderia deixar uma pilha como está, e o jogo não teria fim.
code-large-digit = No código “{ $code }”, um algarismo é maior que 7. Os algarismos de um jogo octal vão de 0 a 7: a soma de 1 (não sobra nada), 2 (uma pilha) e 4 (duas pilhas).
code-too-long = O código “{ $code }” é longo demais: depois do ponto podem vir no máximo { $most } algarismos.
code-without-moves = No jogo “{ $code }” não há jogadas. Pelo menos um algarismo do código não pode ser 0.
position-octal = “{ $word }” não é uma pilha. Uma posição são os tamanhos das pilhas, como 7 ou 7,5: números inteiros, no máximo { $most } ao todo, e no máximo { $heaps } pilhas.
move-unreadable-octal = “{ $move }” não é uma jogada. Escreva 2:3 para tirar 3 da pilha 2, 2:3=5 para deixar uma pilha de 5, ou 2:3=1+4 para deixar duas, de 1 e 4.
move-octal-none = Não há jogada possível na pilha { $heap }: ela só tem { $size }. Escolha outra pilha.
move-octal-count = Não é possível tirar { $count } da pilha { $heap }, que tem { $size }. O que se pode tirar: { $takable }.
move-octal-left = Tirar { $taken } da pilha { $heap } deixa { $rest } ao todo. Diga o que sobra de um modo que o código permita, como { $example }.
deed-octal-halves = divide a pilha { $heap } em duas
    .advice = divida a pilha { $heap } em duas
deed-octal-leaves = tira { $taken } da pilha { $heap } e deixa uma pilha de { $other }
    .advice = tire { $taken } da pilha { $heap } e deixe uma pilha de { $other }
deed-octal-breaks = tira { $taken } da pilha { $heap } e deixa { $one } e { $other }
    .advice = tire { $taken } da pilha { $heap } e deixe { $one } e { $other }
deed-octal-splits = divide a pilha { $heap } em { $one } e { $other }
    .advice = divida a pilha { $heap } em { $one } e { $other }
ask-octal-taken = Quantos você tira ({ $offered })?
help-octal-taken = Digite quantos você tira da pilha { $heap }: { $offered }. “b” volta ao menu, “q” encerra.
ask-octal-small = Sobram { $rest }. Tamanho da menor de duas pilhas (0 a { $most }; 0 deixa uma só)?
help-octal-small = O que sobra, { $rest }, pode ficar em uma pilha ou virar duas. Digite 0 para uma pilha, ou o tamanho da menor de duas, até { $most }. “b” volta ao menu, “q” encerra.
ask-octal-broken = { $rest } viram duas pilhas. Qual é o tamanho da menor ({ $least } a { $most })?
help-octal-broken = O que sobra, { $rest }, tem de virar duas pilhas. Digite o tamanho da menor, de { $least } a { $most }. “b” volta ao menu, “q” encerra.
limit-octal = { $answer } é demais para a menor de duas pilhas que somam { $rest }
moves-octal = Escreva 2:3 para tirar 3 da pilha 2, 2:3=5 para deixar uma pilha de 5, e 2:3=1+4 para deixar duas pilhas, de 1 e 4.
