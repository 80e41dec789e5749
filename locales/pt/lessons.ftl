# O curso. Uma lição tem seu título e, como atributos: a ideia em três frases; uma dica que não diz a jogada; o exemplo, linha a linha, com
# a posição, a melhor jogada e o que ela deixa, como o programa as encontra; e, onde pede um número, essa pergunta.

lesson-backwards = Vencer ou perder, de trás para a frente
    .idea = Quando não há nada para tirar, quem tem a vez perdeu. Uma posição é vencedora se alguma jogada deixa uma perdedora. É perdedora se todas as jogadas deixam uma vencedora.
    .tip = Que números você pode deixar? Conte a partir de 0: um deles é perdedor?
    .example =
        Com 0 palitos, quem tem a vez perdeu. Marque essa posição com um menos.
        De 1 e de 2, uma jogada deixa 0; por isso, as duas são vencedoras: mais.
        De 3, uma jogada deixa 2 ou 1, e as duas são vencedoras: 3 é perdedora.
        Do mesmo modo, 4 e 5 são vencedoras, e 6 é perdedora.
        De { $position }, tirar { $move } deixa { $left }, que é perdedora. Portanto, essa jogada vence.
lesson-remainder = O resto
    .idea = Quando é possível tirar de 1 a M palitos, deixe um múltiplo de M+1. Depois de cada jogada do seu adversário, tire o que falta para completar M+1 com a dele. Assim fica a cada vez um múltiplo e, no fim, 0.
    .tip = Divida o número de palitos por M+1. Qual é o resto?
    .number = Divida por um a mais que o máximo. Qual é o resto?
    .example =
        É possível tirar no máximo 3; por isso, conte de quatro em quatro.
        { $position } dividido por 4 deixa resto { $move }. Tire esse resto: ficam { $left }.
        Se o seu adversário tirar 1, tire 3; se tirar 2, tire 2; se tirar 3, tire 1. Então ficam 4.
        Responda do mesmo modo mais uma vez, e o último palito é seu.
lesson-last-stick = O último palito perde
    .idea = Na versão misère, quem tira o último palito perde. Por isso, deixe um palito a mais que um múltiplo de M+1. Separe esse palito em pensamento e jogue pelos outros como antes.
    .tip = Separe um palito. Que resto os outros deixam quando divididos por M+1?
    .example =
        Separe um dos { $position } palitos: restam 7 para disputar.
        É possível tirar no máximo 3, e 7 dividido por 4 deixa resto { $move }. Tire esse resto.
        Ficam { $left } palitos: 4 para dividir, e aquele que perde.
        Depois de cada jogada do seu adversário, complete 4 com a dele. O último palito fica para ele.
lesson-period = Uma tabela e seu período
    .idea = Quando só é possível tirar alguns números, marque as pilhas como vencedoras ou perdedoras, uma após a outra, a partir de 0. Depois de algum tempo, as marcas voltam na mesma ordem. Descubra de quantas em quantas pilhas isso acontece e divida por esse número.
    .tip = Marque 0, 1, 2, 3 e assim por diante, até as marcas voltarem. A qual pilha marcada esta corresponde?
    .example =
        Você pode tirar 1, 3 ou 4. 0 é perdedora; 1 deixa 0, por isso é vencedora.
        2 só pode deixar 1, por isso é perdedora. 3, 4, 5 e 6 podem deixar 0 ou 2: vencedoras.
        7 deixa 6, 4 ou 3, todas vencedoras: 7 é perdedora, e a ordem recomeça.
        Portanto, uma pilha é perdedora se, dividida por 7, deixa resto 0 ou 2.
        { $position } deixa resto 6. A jogada { $move } deixa { $left }, com resto 2: ela vence.
lesson-pairs = Duas pilhas iguais
    .idea = Duas pilhas iguais são perdedoras para quem tem a vez. O que se tira de uma, o adversário tira da outra. Assim, ele sempre tem resposta e faz a última jogada.
    .tip = Você consegue deixar as pilhas em pares iguais?
    .example =
        As pilhas de { $position } são diferentes. Iguale-as: { $move } deixa { $left }.
        Se o seu adversário tirar 2 de uma pilha, tire 2 da outra: ficam duas pilhas de 1.
        Se o seu adversário tirar uma pilha inteira, tire a outra: o último palito é seu.
lesson-copying = Copiar em outro lugar
    .idea = Deixe duas metades iguais e copie em uma o que o seu adversário faz na outra. No kayles, acerte o meio de uma fileira; no chomp, mantenha dois braços iguais. No cram, responda com a imagem da jogada do seu adversário após meia-volta.
    .tip = Você consegue deixar duas metades iguais?
    .example =
        Acerte o meio da fileira de { $position } pinos: { $move } deixa { $left }.
        As duas metades são iguais. O seu adversário tem de mudar uma delas.
        Faça o mesmo na outra: as duas ficam iguais de novo, e o último pino é seu.
lesson-powers = Nim com potências de dois
    .idea = Todo tamanho é uma soma de potências distintas de dois: 5 é 4 + 1, e 6 é 4 + 2. Faça cada potência aparecer um número par de vezes. Então, faça o que fizer o seu adversário, alguma potência fica ímpar, e você pode tornar todas pares de novo.
    .tip = Que potências aparecem um número ímpar de vezes? Procure uma pilha que tenha a maior delas.
    .number = Quanto somam as potências de dois sem par?
    .example =
        1 é 1, 5 é 4 + 1, e 6 é 4 + 2.
        O 4 aparece duas vezes, e o 1 também. O 2 aparece uma vez, o que é ímpar.
        Só a pilha de 6 tem um 2. Sem ele sobram 4: { $move } deixa { $left }.
        Agora cada potência aparece um número par de vezes.
lesson-nim-sum = Em binário, e como achar a jogada
    .idea = Escreva os tamanhos em binário, um embaixo do outro: a soma-nim tem um 1 em cada coluna com um número ímpar de algarismos 1. Quem tem de jogar com soma-nim 0 perde. Para deixar soma-nim 0, escolha uma pilha com um 1 na coluna ímpar mais à esquerda e troque o algarismo dela em cada coluna ímpar.
    .tip = Que pilhas têm um 1 na coluna ímpar mais à esquerda?
    .number = Qual é a soma-nim?
    .example =
        4 é 0100, 9 é 1001, e 11 é 1011.
        As colunas do 4 e do 2 são ímpares: a soma-nim é 0110, isto é, 6.
        Só a pilha de 4 tem um 1 na coluna do 4. Troque os dois algarismos: 0100 vira 0010, isto é, 2.
        { $move } deixa { $left }, com soma-nim 0.
lesson-misere-nim = Nim misère
    .idea = No nim misère, quem tira o último palito perde. Enquanto duas ou mais pilhas tiverem pelo menos dois palitos, jogue como no nim. Quando só uma tiver, reduza-a a 0 ou 1, de modo que fique um número ímpar de pilhas de um palito.
    .tip = Quantas pilhas têm pelo menos dois palitos? Se for uma só: você quer deixar 0 ou 1 dela?
    .example =
        Só uma pilha de { $position } tem mais de um palito; por isso, tudo se decide agora.
        Sem essa pilha ficariam duas pilhas de um palito, e o último palito seria seu.
        Por isso, deixe um palito dela: { $move } deixa { $left }, um número ímpar de pilhas de um palito.
        O seu adversário tira um, você tira um, e o seu adversário tem de tirar o último.
lesson-mex = O nimber de uma pilha
    .idea = Uma posição sem jogadas tem nimber 0. O nimber de qualquer outra é o menor número que falta entre os nimbers do que suas jogadas deixam. O nimber 0 é perdedor, e todos os outros nimbers são vencedores.
    .tip = Que nimbers uma jogada pode deixar? Qual é o menor número que falta?
    .number = Qual é o nimber?
    .example =
        Você pode tirar 1, 3 ou 4. As pilhas 0, 1, 2 e 3 têm os nimbers 0, 1, 0 e 1.
        4 deixa 3, 1 ou 0, com os nimbers 1, 1 e 0. O menor número que falta é 2.
        5 deixa 4, 2 ou 1, com os nimbers 2, 0 e 1. O menor número que falta é 3.
        { $position } deixa 5, 3 ou 2, com os nimbers 3, 1 e 0. Portanto, seu nimber é 2.
        { $move } deixa { $left }, com nimber 0: essa jogada vence.
lesson-sums = Somas de jogos
    .idea = Em uma soma de jogos, cada jogada é feita em um deles. Cada jogo vale como uma pilha de nim cujo tamanho é o nimber do jogo. Portanto, ache os nimbers e deixe soma-nim 0.
    .tip = Qual é o nimber de cada jogo? Jogue nim com esses números.
    .number = Qual é a soma-nim dos nimbers?
    .example =
        Da fileira de palitos é possível tirar no máximo 3; por isso, seu nimber é o resto de 5 na divisão por 4: 1.
        O nimber de uma pilha de nim é seu tamanho: 4.
        Transforme o 4 em 1: { $move } deixa { $left }.
        Agora os dois nimbers são 1, e a soma-nim é 0.
lesson-kayles = O kayles e o kayles de Dawson
    .idea = No kayles, uma jogada pode dividir uma fileira, e as partes se somam como pilhas de nim. Portanto, faça a soma-nim dos nimbers de todas as fileiras. O kayles de Dawson (octal 0.07), em que uma jogada sempre tira dois vizinhos, tem outros nimbers, que se acham do mesmo modo.
    .tip = Que nimbers há? O que você pode mudar para que a soma-nim seja 0?
    .number = Qual é a soma-nim de todas as fileiras ou pilhas?
    .example =
        As fileiras de 4 e 6 pinos têm os nimbers 1 e 3: a soma-nim é 2.
        A fileira de 6 também tem de ficar com nimber 1: { $move } deixa { $left }.
        Agora a soma-nim é 0.
lesson-golden = Pares áureos
    .idea = No jogo Palitos de Wythoff, uma jogada tira de uma pilha, ou o mesmo número de duas. Com duas pilhas, os pares áureos são perdedores: 1 2, 3 5, 4 7, 6 10… O par número n começa com o menor número que nenhum par anterior tem, e o outro é esse número mais n.
    .tip = Que par áureo você consegue alcançar? Procure um tamanho que fica, ou a mesma diferença.
    .example =
        O par número 1 é 1 2. O menor número que sobra é 3, e 3 + 2 é 5: o par número 2 é 3 5.
        Agora o menor número que sobra é 4, e 4 + 3 é 7: o par número 3 é 4 7.
        De { $position }, mantenha o 3 do par 3 5: { $move } deixa { $left }.
        Nenhuma jogada leva de um par a outro. Portanto, o seu adversário não deixa um par, e você pode voltar a um.
lesson-no-formula = Sem fórmula
    .idea = No chomp, o primeiro jogador vence em todo retângulo de mais de um quadradinho: se comer só o último canto perdesse, a resposta que vence essa jogada poderia ter sido a própria primeira jogada. Mas ninguém conhece uma fórmula para ela. Por isso, olhe primeiro as posições pequenas e, no jogo das moedas, calcule quanto cada jogada ganha no fim.
    .tip = O que cada jogada deixa? Comece pelas jogadas que deixam pouco.
    .example =
        { $position } é um retângulo; por isso, alguma jogada vence. Mas qual?
        a2 deixa uma linha, e o seu adversário come tudo, menos o quadradinho envenenado.
        b2 deixa braços de 3 e 2, e o seu adversário os iguala.
        Uma busca encontra { $move }. Essa jogada deixa { $left }, e para toda resposta há uma réplica que vence.

## The course

learn-course = O curso: { $mastered } de { $count } lições dominadas
learn-due-in = { $days ->
    [0] revisar agora
    [one] revisar amanhã
   *[other] revisar daqui a { $days } dias
  }
learn-after = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
  }
learn-boxes = Caixas de fósforos: uma miçanga é uma lição dominada, que volta depois deste número de dias
learn-ask = Qual lição? [{ $number }]
learn-help = Digite o número ou o nome de uma lição; Enter sem digitar nada escolhe a que está entre colchetes. “q” encerra.
learn-repeats = { $count ->
    [one] Falta revisar { $count } lição. Primeiro, uma pergunta sobre ela.
   *[other] Falta revisar { $count } lições. Primeiro, uma pergunta sobre cada uma.
  }
refuse-lesson = “{ $lesson }” não é uma lição. Use um número de 1 a { $most }, ou { $known }.

## A lesson

learn-title = Lição { $number } de { $count }: { $title }
learn-example = Um exemplo: { $game } { $position }
learn-next = Enter mostra a próxima linha:
learn-next-help = Aperte apenas Enter para ver a próxima linha do exemplo. “q” encerra.
learn-next-refuse = “{ $answer }” não é necessário aqui. Aperte apenas Enter; “h” mostra a ajuda, “q” encerra.
learn-drills = { $left ->
    [one] Agora as perguntas: mais { $left } resposta certa, e começa a última partida.
   *[other] Agora as perguntas: { $left } respostas certas seguidas, e começa a última partida.
  }
learn-odd = (* ímpar)
learn-drill = { $game } { $position }
learn-earlier = De novo a lição { $lesson }: { $game } { $position }
learn-answer = { $game } { $position }, posição perdedora: o seu adversário joga { $move }.
learn-refute = { $game } { $position }, posição vencedora: o seu adversário joga { $move }, um erro.
learn-tip = Dica. { $tip }
learn-ask-number = { $question } (“t” dica, “?” não sei)
learn-help-number = Digite um número inteiro.
learn-accepts-number = Digite um número inteiro, ou “?” se não souber; “h” mostra a ajuda.
learn-ask-idea = Que ideia decide esta posição? (a até { $most }; “t” dica, “?” não sei)
learn-help-idea = Digite a letra da lição cuja ideia decide se a posição é vencedora ou perdedora.
learn-accepts-idea = Digite uma letra de a até { $most }, ou “?” se não souber; “h” mostra a ajuda.
learn-why = Motivo: { $idea ->
    [powers] { $outcome ->
        [win] a jogada deixa { $left }, em que cada potência de dois aparece um número par de vezes.
       *[loss] cada potência de dois aparece um número par de vezes. Toda jogada torna alguma potência ímpar, e o seu adversário então torna todas pares de novo.
      }
    [nimbers] { $outcome ->
        [win] a jogada deixa { $left }, com nimber 0, e o nimber 0 perde.
       *[loss] o nimber é 0, e isso perde: nenhuma jogada deixa 0 de novo.
      }
   *[marks] { $outcome ->
        [win] a jogada deixa { $left }, que é perdedora.
       *[loss] toda jogada deixa uma posição vencedora.
      }
  }
learn-mex = { $count ->
    [0] De { $position } não há jogada, portanto o nimber é 0.
    [1] De { $position }, as jogadas deixam o nimber { $moves }. O menor número que falta (o mex) é { $nimber }: esse é o nimber.
   *[other] De { $position }, as jogadas deixam os nimbers { $moves }. O menor número que falta (o mex) é { $nimber }: esse é o nimber.
  }
learn-right-number = o número é { $number }
learn-right-idea = é a lição { $number }, { $title }
learn-restarts = São necessárias quatro respostas certas seguidas; por isso, a contagem recomeça do 0.
learn-row = Certas seguidas: { $row } de { $most }
learn-boss = A última partida: { $game } { $position } contra { $name }, que joga com perfeição. Você começa e pode vencer.
learn-boss-lost = { $name } venceu. Tente mais uma vez a partir da mesma posição.
learn-mastered = A lição { $number } está dominada: { $title }. Ela volta daqui a { $days ->
    [one] { $days } dia
   *[other] { $days } dias
  }.
learn-input-ended = A entrada acabou antes do fim da lição.
learn-kept = Seu progresso fica salvo em { $file }.

## Progress

learn-damaged = A linha { $line } de { $file } está danificada; por isso, nada foi mudado. --reset põe o arquivo de lado e recomeça do zero.
learn-reset = O curso recomeça do zero. O progresso até aqui fica salvo em { $file }.
learn-reset-none = Ainda não há progresso.
learn-unkept = Aqui o progresso não é salvo: sem um terminal, use --progress ARQUIVO.
learn-not-kept = O progresso não é salvo. { $why }
learn-no-home = O progresso não é salvo, porque não há pasta pessoal.

words-learn = lições aprender
first-due = { $count ->
    [one] Falta revisar { $count } lição (“learn”).
   *[other] Falta revisar { $count } lições (“learn”).
  }
