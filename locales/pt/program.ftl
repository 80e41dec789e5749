# O que nenhum jogo diz sozinho, em português do Brasil. Cada arquivo tem as mesmas mensagens, com os mesmos dados, que o inglês.

## The games

door = Aqui, { $name } se joga assim: { $command }
misere-game = { $game } (versão misère)

## Questions before a game

banner = O Nimatron joga tão bem quanto você. Digite “w” na sua vez e ele diz por quê.
welcome = “h” mostra a ajuda, “q” encerra.
which-game = Qual jogo?
first-keep = k: continuar { $game }
kept-game = { $title } ({ $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
  })
first-same = Enter: o mesmo com outra regra
first-misere = { $on ->
    [yes] misere: a versão misère está ligada (quem faz a última jogada perde); a mesma palavra a desliga
   *[no] misere: a versão misère, em que perde quem faz a última jogada
  }
ask-game = Número ou nome [{ $usual }]:
help-game = Digite o número ou o nome de um jogo; Enter sem digitar nada escolhe o que está entre colchetes. “misere” alterna entre a versão normal e a versão misère; “nim misere” já escolhe o nim misère, “nim 3,4,5” o nim com estas pilhas; “learn” começa as lições. “q” encerra. Outros nomes de um jogo, como “wythoff”, também o abrem. Com ACCESSIBLE=1 no ambiente, as posições são ditas em palavras.
who-first = Quem começa?
who-second = Quem joga em segundo lugar?
ask-who = Número ou palavra (human, perfect…) [{ $usual }]:
who-human = uma pessoa
    .gloss = uma pessoa
who-perfect = o computador: joga com perfeição
    .gloss = jogo perfeito
who-beginner = o computador: joga ao acaso, mas nunca perde a chance de vencer na hora
    .gloss = iniciante
who-random = o computador: joga ao acaso
    .gloss = ao acaso
who-adaptive = o computador: com a sua força; adapta-se às suas vitórias e derrotas
    .gloss = da sua força
help-who = Digite um número da lista ou { $known }; qualquer outra palavra é o nome de uma pessoa. Depois de dois-pontos pode vir um nome, como em human:Ana. “level” pergunta que força o computador deve ter; perfect@70 faz uma jogada ótima em 70% das vezes.{ $more } Enter sem digitar nada escolhe o que está entre colchetes. “q” encerra.
ask-name = Nome do jogador { $number }?
help-name = Digite um nome de 1 a { $most } caracteres. É assim que o jogo vai chamar este jogador. Enter sem digitar nada escolhe o que está entre colchetes. “q” encerra.
name-player = Jogador { $number }
name-perfect = Nimatron
name-beginner = Iniciante
name-random = Acaso
help-whole = Você também pode digitar uma posição inteira, como { $example }.
help-letters =
    t: dá uma dica; de novo, a dica seguinte
    w: a melhor jogada e o motivo; w JOGADA: por que essa jogada é boa ou ruim
    v: aonde cada jogada leva
    o: faz a melhor jogada por você
    s: pergunta a jogada passo a passo
    d: pergunta passo a passo uma jogada em várias pilhas
    a: todas as respostas do adversário e o que jogar contra elas
    l: uma sequência inteira de jogadas
    c: as posições perdedoras
    x: { $thought }
    u: desfaz a sua última jogada
    r: refaz a jogada desfeita
    m: as jogadas feitas até agora
    p: desenha a posição de novo
    q: sai da partida

## A turn

turn = Jogada { $number }, vez de: { $name }
ask-turn = Jogada (como { $example }) ou letra:
ask-turn-number = { $most ->
    [1] Jogada (1) ou letra:
    [2] Jogada (1 ou 2) ou letra:
   *[other] Jogada (1 a { $most }) ou letra:
  }
turn-how = Uma jogada: { $example }. “h” mostra a ajuda.
help-strategy = Como vencer: { $strategy }
did = { $name } { $deed } ({ $move }).
optimal-loses = Todas as jogadas perdem; nenhuma resiste mais do que esta.
optimal-beyond = { $why } Esta jogada pode não ser ótima: ela vence na hora, se isso for possível; se não, evita dar ao adversário uma vitória imediata e diminui a posição.
machine-beyond = { $name }: { $why } Por isso estou chutando: venço na hora, se der; se não, faço uma jogada que não entregue a você uma vitória imediata.
machine-lost = { $name } está em uma posição perdedora: todas as jogadas perdem.
machine-lost-points = { $name } perde se os dois jogarem o melhor possível, contando o que cada um já tem.
undone = Desfeito: { $moves }.
redone = Refeito: { $moves }.

## What is offered at a turn, and tips

short-tip = dica
short-values = valores
short-why = motivo
short-optimal = ótima
short-single = passo
short-double = várias
short-undo = desfazer
short-redo = refazer
short-help = ajuda
short-leave = sair
words-tip = dica
words-values = valores
words-moves = jogadas
words-board = tabuleiro
absent-undo = Ainda não há nada para desfazer.
absent-redo = Não há nada para refazer: nenhuma jogada foi desfeita.
absent-moves = Nenhuma jogada foi feita ainda.
absent-way = Neste jogo, só “s” pergunta a jogada passo a passo.
hints-off = As ajudas estão desligadas nesta partida (--hints none).
hints-tips = Nesta partida só há dicas: “t” dá uma.
why-leaves = { $drawn ->
    [yes] A jogada { $move } deixa esta posição.
   *[no] A jogada { $move } deixa { $position }.
  }
why-leaves-nothing = A jogada { $move } não deixa nada.
why-loses = { $because ->
    [yes] Então { $name } vence com a jogada { $best }. Visto desse lado: { $reason }
   *[no] Então { $name } vence com a jogada { $best }.
  }
why-wins = { $because ->
    [yes] A jogada vence: { $reason }
   *[no] A jogada vence: { $name } não tem boa resposta.
  }
why-over = { $wins ->
    [yes] A partida acaba, e a jogada vence.
   *[no] A partida acaba, e a jogada perde.
  }
why-points = { $answered ->
    [yes] A melhor resposta: { $name } joga { $best }.{ " " }
   *[no] { "" }
  }Se os dois jogarem o melhor possível, a partida termina em { $ends }, contando o que cada um já tem. { $cost ->
    [0] Nenhuma jogada é melhor.
   *[other] Com a melhor jogada, termina em { $better }.
  }
name-opponent = o seu adversário
tip-won = Daqui você pode vencer.
tip-lost = Daqui você perde, se o seu adversário não errar.
tip-points-won = Se os dois jogarem o melhor possível, você vence.
tip-points-drawn = Se os dois jogarem o melhor possível, a partida termina empatada.
tip-points-lost = Se os dois jogarem o melhor possível, você perde.
tip-winning = { $points ->
    [yes] { $count ->
        [one] Só uma jogada é ótima.
       *[other] { $count } jogadas são ótimas.
      }
   *[no] { $count ->
        [one] Só uma jogada vence.
       *[other] { $count } jogadas vencem.
      }
  }
tip-theorem = Um teorema dá uma jogada que vence; se outras também vencem, não se sabe.
tip-lasts = { $moves ->
    [0] Não se sabe por quanto tempo você pode prolongar a partida.
    [one] Sua próxima jogada é a última.
   *[other] Você pode fazer a partida durar mais { $moves } jogadas, contando as dos dois jogadores.
  }
tip-backwards = Quais posições mais perto do fim são perdedoras? Você consegue deixar uma delas?
tip-compare = Compare as jogadas: quanto você ganha agora, e quanto o seu adversário poderá tirar depois?
tip-one = Uma delas { $place }.
tip-quickest = A jogada mais rápida { $place }.
tip-it = Ela { $place }.
tip-longest = Uma das jogadas que mais resistem { $place }.
tip-last = Não há mais dicas sobre esta posição.
tip-why = “w” mostra a jogada.
values-too-many = São { $count } jogadas, demais para listar.
more-values = { $lose ->
    [yes] { $count ->
        [one] mais { $count }, que perde (repita “v” para vê-la)
       *[other] mais { $count }, e todas perdem (repita “v” para vê-las)
      }
   *[no] { $count ->
        [one] mais { $count } (repita “v” para vê-la)
       *[other] mais { $count } (repita “v” para vê-las)
      }
  }

## Leaving, and searches that are stopped

ask-leave = Sair desta partida? “y” ou “sim” sai, qualquer outra coisa continua:
ask-leave-kept = Sair desta partida? Ela fica salva; para continuar, use “nimatron play --resume”. “y” ou “sim” sai, qualquer outra coisa continua:
game-kept = A partida fica salva; para continuar, use “nimatron play --resume”.
help-leave = “y” sai da partida, e “q” também. Qualquer outra coisa continua a partida.
search-stopped = A busca foi interrompida.

## Levels

who-level = o computador: um de três níveis
ask-level = Número ou nome [{ $usual }]:
help-level = Digite o número ou o nome de um nível; Enter sem digitar nada escolhe o que está entre colchetes. Nas outras vezes o computador faz uma jogada que não é ótima, se houver. “q” encerra.
level-easy = fácil: jogada ótima em { $percent }% das vezes
level-medium = médio: { $percent }%
level-hard = difícil: { $percent }%
words-levels = fácil médio difícil
name-level = Nimatron ({ $level })
refuse-level = “{ $level }” não é um nível: escreva perfect@ e um número inteiro de 0 a 100, como perfect@70.

## The end of a game

wins = { $name } faz a última jogada e vence.
wins-misere = { $other } fez a última jogada, por isso { $name } vence.
wins-without-a-move = Não há nada para tirar: { $name } vence.
wins-points = { $name } vence com { $own ->
    [one] { $own } moeda
   *[other] { $own } moedas
  } contra { $others }.
nobody-wins = A partida termina empatada: { $one ->
    [one] { $one } moeda
   *[other] { $one } moedas
  } a { $two }.
sums = Moedas: { $first } { $one }, { $second } { $two }
wins-by-a-last-move = { $name } faz a última jogada e vence.
wins-by-a-last-move-misere = { $other } fez a última jogada, por isso { $name } vence.
wins-with-no-move-left = Não há jogada possível: { $name } vence.
score = Placar: { $score }
adaptive-grown = { $name } ficou mais forte: agora faz uma jogada ótima em { $percent }% das vezes.
remembered = { $name }: { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
  }, { $losses ->
    [one] { $losses } derrota
   *[other] { $losses } derrotas
  }. O Nimatron faz uma jogada ótima em { $percent }% das vezes.
opponents-damaged = A linha { $line } de { $file } está danificada; por isso, nada foi mudado.
opponents-not-kept = As vitórias e derrotas não são salvas: { $why }
ask-another = Mais uma partida?
short-again = sim
short-take-back = desfazer
short-examine = analisar
short-keep = N a partir da jogada N
short-change = trocar

## After a game

help-after = “y” joga de novo com os mesmos jogadores e regras; começa o outro jogador; onde a posição é perguntada, Enter escolhe a mesma. “u” desfaz a sua última jogada e continua dali. “e” analisa a partida jogada por jogada: quais foram erros e o que teria sido melhor. “k 5” continua a partir da jogada 5; depois de “e”, só “k” continua a partir do primeiro erro, e “w JOGADA” diz o que essa jogada teria deixado ali. “g” pergunta de novo o jogo, a posição e os jogadores. “q” ou “n” encerra. “l” escreve o comando com esta posição e estes jogadores, para enviar.
taken-up = A partida continua a partir da jogada { $number }.
refuse-take-up = “{ $answer }” não é uma jogada a partir da qual se possa continuar. { $most ->
    [1] Digite “k 1”.
   *[other] Digite “k” e um número de 1 a { $most }, como “k 1”.
  }
review-title = { $game } { $position }: { $first } contra { $second }
review-unknown = grande demais para julgar
review-forced = a única jogada possível
review-lost = já perdida; todas as jogadas perdem
review-by-theorem = vence por um teorema; das outras não se sabe
review-wins-anyway = vence, como todas as jogadas
review-keeps = { $count ->
    [one] a única jogada que vence
   *[other] mantém a vitória
  }
review-best = ótima; se os dois jogarem o melhor possível, termina em { $ends }
review-alike = todas as jogadas são igualmente boas; a partida termina em { $ends }
review-threw = erro: jogou a vitória fora.{ $answered ->
    [yes] { $drawn ->
        [yes] { "" } Então { $answer } vence.
       *[no] { "" } Deixa { $left }, em que a resposta { $answer } vence.
      }
   *[no] { "" }
  }
review-wins = { $drawn ->
    [yes] Desta posição, { $best } vence.
   *[no] De { $position }, a jogada { $best } vence.
  }
review-wins-because = { $drawn ->
    [yes] Desta posição, { $best } vence: { $reason }
   *[no] De { $position }, a jogada { $best } vence: { $reason }
  }
review-cost = { $cost ->
    [one] erro: custou { $cost } moeda.
   *[other] erro: custou { $cost } moedas.
  }{ $answered ->
    [yes] { "" } Deixa { $left }, em que { $answer } é a melhor resposta.
   *[no] { "" }
  }
review-optimal = De { $position }, a jogada { $best } é ótima: se os dois jogarem o melhor possível, termina em { $ends }.
review-leaves-one-of = { $count ->
    [one] a jogada deixa { $position }, uma posição perdedora; nenhuma outra pode ser alcançada a partir dela.
   *[other] a jogada deixa { $position }, uma de { $count } posições perdedoras, contando as que podem ser alcançadas a partir dela.
  }
review-is-one-of = { $count ->
    [one] { $position } é uma posição perdedora; nenhuma outra pode ser alcançada a partir dela.
   *[other] { $position } é uma de { $count } posições perdedoras, contando as que podem ser alcançadas a partir dela.
  }
review-leaves-answered = a jogada deixa { $position }, onde cada jogada { $ends ->
    [yes] termina o jogo e perde, ou tem uma resposta vencedora
   *[no] tem uma resposta vencedora
  } (nimatron solve mostra as respostas).
review-is-answered = cada jogada { $ends ->
    [yes] termina o jogo e perde, ou tem uma resposta vencedora
   *[no] tem uma resposta vencedora
  } (nimatron solve mostra as respostas).
review-faultless = Não houve erros.
review-no-moves = Não houve jogadas.
review-tally = { $choices ->
    [0] { $name }: nenhuma escolha.
    [one] { $name }: escolhas certas: { $right } de { $choices }.
   *[other] { $name }: escolhas certas: { $right } de { $choices }.
  }
review-choice-means = Conta como escolha a vez em que nem todas as jogadas eram igualmente boas.

## Refusals

refuse-choice = “{ $answer }” não está na lista. Digite um número de 1 a { $most }, ou { $names }; “h” mostra a ajuda.
refuse-letter = “{ $answer }” não é uma opção aqui. Digite { $names }; “h” mostra a ajuda.
refuse-number-of = “{ $answer }” não é uma opção. Digite { $offered }; “b” volta, “h” mostra a ajuda.
refuse-no-number = “{ $answer }” não é um número inteiro de { $least } a { $most }. Digite um, ou “h” para ver a ajuda.
refuse-too-small = { $answer } é pouco. Digite um número de { $least } a { $most }, ou “h” para ver a ajuda.
refuse-too-large = { $answer } é demais. { $most ->
    [1] Digite 1
   *[other] Digite um número de { $least } a { $most }
  }, ou “h” para ver a ajuda.
refuse-too-large-limit = { $limit }. { $most ->
    [1] Digite 1
   *[other] Digite um número de { $least } a { $most }
  }, ou “h” para ver a ajuda.
refuse-text = Digite um nome de 1 a { $most } caracteres, todos visíveis.
refuse-memory = “{ $size }” não é uma quantidade de memória: escreva bytes, ou um número com unidade, como 500MB ou 4GiB.
refuse-long-line = A linha é longa demais: o limite é { $most } MiB.
refuse-turn = “{ $answer }” não é uma opção aqui. Digite uma jogada como { $example }, ou uma letra ({ $letters }); “h” mostra o que elas fazem.
flag-absent = { $option } é para jogadores como { $player }, e nenhum dos dois é assim.
refuse-seat = jogador desconhecido: “{ $seat }”; use { $known } ou perfect@70 (jogada ótima em 70% das vezes), com um nome depois de dois-pontos, se quiser, como em human:Ana.
refuse-who = “{ $seat }” não é um jogador. Digite um número de 1 a { $most }, ou { $known }, com um nome depois de dois-pontos, se quiser, como em human:Ana; “level” pergunta o nível.
refuse-near = “{ $answer }”: você quis dizer { $near }? Digite { $near }, ou human:{ $answer } para uma pessoa com esse nome.
refuse-game = jogo desconhecido: “{ $game }”; use { $known }.
refuse-number = { $argument } tem de ser um número inteiro de { $least } a { $most }; “{ $value }” não serve.
refuse-card = O jogo { $game } é decidido por pontos; por isso não há lista de posições perdedoras para aprender.
variant-no-option = O jogo { $game } não tem a opção { $option }; ela é para { $known }.
variant-twice = { $option } aparece duas vezes, ou outra opção diz o mesmo. Dê só uma.
variant-no-misere = O jogo { $game } não tem --misere: quem decide são os pontos, não a última jogada.

## Programs as players

forfeit-stopped = { $name } foi interrompido antes de jogar.
wins-by-forfeit = { $other } perde por infração, por isso { $name } vence.
engine-terms = “{ $term }” não é para { $game }; use { $known }.
engine-no-terms = “{ $term }” não é para { $game }, que não tem opções.
engine-over = Em { $position } a partida já terminou.

## Records

record-damaged = { $file }, linha { $line }: { $why }
damage-header = Uma partida começa com [Game "NOME"]; NOME é um destes: { $known }.
damage-tag = “{ $text }” não é uma etiqueta. Uma etiqueta é [Nome "valor"], com \" e \\ para aspas e barra invertida.
damage-twice = A etiqueta { $tag } aparece duas vezes; uma partida tem cada etiqueta uma vez só.
damage-move = “{ $text }” não é nem etiqueta nem a jogada { $number }. Uma jogada se escreve { $number }. JOGADA, uma por linha.
damage-long-line = A linha é longa demais: são lidos no máximo { $most } KiB.
damage-no-text = A linha não é um texto UTF-8.
damage-no-position = A partida não tem a etiqueta [Position "…"], como [Position "{ $example }"].
damage-misere = Misere tem de ser "true" ou "false"; “{ $value }” não serve.
damage-result = Result tem de ser "1-0", "0-1", "1/2-1/2" ou "*"; “{ $value }” não serve.
damage-contradiction = Pelas jogadas, o resultado é “{ $result }”, e não “{ $value }”.
damage-after-end = A partida já tinha terminado antes desta jogada; depois só pode vir outra partida.
record-no-file = { $file } é uma pasta, um dispositivo ou um pipe, e não um arquivo comum.
record-too-large = { $file } é grande demais: são lidos no máximo { $most } MiB.
record-empty = { $file } não contém nenhuma partida.
record-cut = { $damaged } O arquivo está cortado ali; usa-se o que vem antes, e o resto some na próxima gravação.
record-replaces = A primeira jogada vai substituir sua partida inacabada: { $game }
record-over = A última partida de { $file } já terminou; só uma partida inacabada pode continuar.
record-none-kept = Nenhuma partida inacabada está salva; indique um arquivo gravado com --record.
record-resumed = { $count ->
    [0] A partida continua; nenhuma jogada foi feita.
    [one] A partida continua; { $count } jogada foi feita.
   *[other] A partida continua; { $count } jogadas foram feitas.
  }
record-not-kept = Esta partida não será salva: { $why }
record-no-home = a sua pasta pessoal não é conhecida.

## The command line

file-unreadable = { $file } não pode ser lido: { $error }.
file-unwritable = { $file } não pode ser gravado: { $error }.
input-ended = A entrada acabou antes do fim da partida.
input-ended-kept = A entrada acabou; a partida fica salva: para continuar, use “nimatron play --resume”.
output-unwritable = Não é possível escrever na saída padrão: { $error }.
input-or-output-failed = A leitura ou a escrita falhou: { $error }.
work-interrupted = O trabalho foi interrompido.
work-given-up = O trabalho parou no seu limite de chamadas ou de tempo.
nimber-large = O nimber está acima de { $most }, o maior que este método encontra.
beyond = { $refused ->
    [yes] Esta posição é grande demais para ser resolvida nesta máquina: o sistema recusa a memória, cerca de { $memory } para { $positions } posições.
   *[no] { $short ->
        [yes] Esta posição é grande demais para ser resolvida: seriam necessários cerca de { $memory } de memória para { $positions } posições, e o limite é { $limit } (--max-memory).
       *[no] Esta posição é grande demais para ser resolvida: a busca visitaria cerca de { $positions } posições{ $timed ->
            [yes] { " " }e levaria cerca de { $time }
           *[no] { "" }
          }.
      }
  }
beyond-search = Esta posição é grande demais para a busca, quaisquer que sejam a memória e o tempo.
moves-too-many = A lista de { $count } jogadas precisaria de mais memória do que --max-memory permite.
time = { $unit ->
    [seconds] { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
      }
    [minutes] { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
      }
    [hours] { $count ->
        [one] { $count } hora
       *[other] { $count } horas
      }
   *[days] { $count ->
        [one] { $count } dia
       *[other] { $count } dias
      }
  }

## Errors of the system

system-error = { $kind ->
    [NotFound] Arquivo ou pasta não existe{ system-error.numbered }
    [PermissionDenied] Permissão negada{ system-error.numbered }
    [IsADirectory] É uma pasta{ system-error.numbered }
    [NotADirectory] Não é uma pasta{ system-error.numbered }
    [AlreadyExists] O arquivo já existe{ system-error.numbered }
    [StorageFull] Não há espaço no dispositivo{ system-error.numbered }
    [QuotaExceeded] Cota de disco excedida{ system-error.numbered }
    [ReadOnlyFilesystem] Sistema de arquivos só para leitura{ system-error.numbered }
    [FileTooLarge] Arquivo grande demais{ system-error.numbered }
    [BrokenPipe] Pipe interrompido{ system-error.numbered }
    [OutOfMemory] Não é possível alocar memória{ system-error.numbered }
   *[other] { $error }
  }
    .numbered = { $numbered ->
        [yes] { " " }(erro { $number } do sistema)
       *[no] { "" }
      }

## Reports

progress-answer = Resolvendo (Ctrl-C interrompe)
so-far = Até agora: { $known }.
so-far-outcome = { $wins ->
    [yes] quem tem a vez vence
   *[no] quem tem a vez perde
  }
    .short = { $wins ->
        [yes] vencedora
       *[no] perdedora
      }
so-far-nimber = o nimber é { $nimber }
    .short = nimber { $nimber }
so-far-not = { $count ->
    [one] o nimber não é { $nimbers }
   *[other] o nimber não é nenhum destes: { $nimbers }
  }
    .short = nimber diferente de { $nimbers }
so-far-moves = { $moves ->
    [one] a única jogada { $settled ->
        [0] não está decidida
       *[other] está decidida
    }
   *[other] { $settled } de { $moves } jogadas decididas
  }
    .short = { $settled } de { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
      }
so-far-winning = { $more ->
    [0] vencem: { $moves }
   *[other] vencem: { $moves } e mais { $more }
  }
so-far-positions = { $count ->
    [one] { $count } posição guardada
    [many] { $count } de posições guardadas
   *[other] { $count } posições guardadas
  }
    .short = { $count ->
        [one] { $count } posição
        [many] { $count } de posições
       *[other] { $count } posições
      }
position-with-terms = { $position } ({ $terms })
card = Deixe uma destas ao seu adversário, e você vence:
card-alike = Deixe uma destas ao seu adversário, e você vence ({ $alike }):
card-empty = A partir desta posição não se alcança nenhuma posição perdedora.
card-long = A lista de posições perdedoras é feita a partir de até { $positions } posições, o que pode demorar. Com --full, ela é feita mesmo assim.
card-too-many = A partir desta posição se alcançam { $count } posições perdedoras, demais para decorar; --json as lista.
outcome = { $outcome ->
    [win] vitória
    [draw] empate
    [loss] derrota
    [beyond] grande demais
   *[stopped] interrompido
  }
cutoffs = { $pay ->
    [yes] Sem limite para a tabela, os cortes sozinhos poupam chamadas aqui.
   *[no] Sem limite para a tabela, os cortes sozinhos não compensam aqui: uma busca cortada não guarda nada.
  }{ $bounded ->
    [yes] { " " }Com a tabela limitada, eles poupam chamadas.
    [no] { " " }Com a tabela limitada, também não compensam.
   *[unknown] { "" }
  }
ingredients-unknown = método desconhecido: “{ $method }”; uma lista ligada por + tem ingredientes de { $known }, cada um uma vez.
ingredients-mixed = “{ $method }” mistura o minimax com a busca de nimbers, ou repete um ingrediente: raw-table, end-states, early-exit e order são do minimax; simple-cut, cut, etc, aspiration e sharp, dos nimbers.
ingredients-two-tables = “{ $method }” tem duas tabelas: escolha table ou raw-table.
ingredients-two-cuts = “{ $method }” tem dois cortes: escolha simple-cut ou cut.
ingredients-etc-table = Em “{ $method }”, etc não tem tabela para consultar; acrescente table.
ingredients-etc-cut = Em “{ $method }”, etc não tem nada para cortar; acrescente simple-cut ou cut.
ingredients-aspiration-cut = Em “{ $method }”, aspiration não tem nada para cortar; acrescente simple-cut ou cut.

## Reasons

standing-over = { $won ->
    [yes] A partida terminou: quem jogaria agora venceu.
   *[no] A partida terminou: quem jogaria agora perdeu.
  }
standing-over-points = A partida terminou: não sobrou nada para tirar.
standing-won = A melhor jogada é { $move }: { $deed }.{ $moves ->
    [0] { "" }
   *[other] { " " }{ $moves ->
        [one] Ela vence na hora.
       *[other] Ela vence em no máximo { $moves } jogadas, contando as dos dois jogadores.
      }
  }
every-move-loses = Todas as jogadas perdem.
standing-lost = Todas as jogadas perdem. { $moves ->
    [0] Não se sabe qual delas resiste mais tempo; uma jogada possível é { $move }: { $deed }.
   *[other] Nenhuma resiste mais do que { $move }: { $deed }. { $moves ->
        [one] É a última jogada.
       *[other] A partida então dura { $moves } jogadas, contando esta.
      }
  }
after-it-components = Depois dessa jogada, com os nimbers:
after-it = Depois dessa jogada:
also-wins = { $count ->
    [one] Também vence: { $moves }.
   *[other] Também vencem: { $moves }.
  }
also-best = { $count ->
    [one] Igualmente boa: { $moves }.
   *[other] Igualmente boas: { $moves }.
  }
also-wins-many = Outras { $count } jogadas também vencem.
also-best-many = Outras { $count } jogadas são igualmente boas.
standing-points = A melhor jogada é { $move }: { $deed }. Se os dois jogarem o melhor possível, daqui em diante quem tem a vez ganha { $own }, e o outro jogador, { $other }: saldo de { $margin }.
standing-points-in-all = A melhor jogada é { $move }: { $deed }. { $final }
points-in-the-end = Se os dois jogarem o melhor possível daí em diante, { $outcome ->
    [win] você vence por { $own } a { $other }
    [draw] a partida termina empatada, { $own } a { $other }
   *[loss] você perde por { $own } a { $other }
  }, contando o que cada um já tem.
leads-to-points = { $outcome ->
    [win] vitória por { $own } a { $other }
    [draw] empate, { $own } a { $other }
   *[loss] derrota por { $own } a { $other }
  }
endings-told = Motivo: o que cada jogada ganha agora, a melhor resposta a ela e a que isso leva, contando o que cada um já tem:
margins-told = Motivo: saldo = ganho agora − saldo dele depois (o do adversário, com a melhor resposta):
margin-answered = Tirar { $move } ganha { $gains } agora; a melhor resposta é tirar { $answer }, que dá ao adversário um saldo de { $other } daí em diante: saldo final de { $gains } − { $other } = { $margin }.
margin-ends = Tirar { $move } ganha { $gains } e acaba a partida: o saldo é { $margin }.
more-margins = { $count ->
    [one] mais { $count } jogada, que não é melhor
   *[other] mais { $count } jogadas, nenhuma delas melhor
  }
margins-go-on = Compare do mesmo modo depois de cada resposta. Assim que alguém tira 1 coluna, todas as jogadas seguintes tiram 1.
why = Motivo: { $reason }
why-by-enter = Enter mostra o motivo.
why-sooner = A jogada { $move } vence mais depressa: { $reason }
nimber-means = O nimber (ou número de Grundy) de uma posição é o tamanho da única pilha de nim a que ela equivale.
nim-sum-means = Para achar a soma-nim, escreva os nimbers como somas de potências distintas de dois e cancele as iguais aos pares: 3 e 5, isto é, 2 + 1 e 4 + 1, deixam 2 + 4 = 6.
nim-sum-again = Depois de cada resposta, veja de novo os nimbers e jogue de modo que a soma-nim deles volte a ser 0.
nimbers-of-components = { $kind ->
    [theorem-pin-rows-nimbers] { $count ->
        [one] { $count } fileira com nimber { $nimbers }
       *[other] { $count } fileiras com nimbers { $nimbers }
      }
    [theorem-heaps-nimbers] { $count ->
        [one] { $count } pilha com nimber { $nimbers }
       *[other] { $count } pilhas com nimbers { $nimbers }
      }
   *[other] { $count ->
        [one] { $count } componente com nimber { $nimbers }
       *[other] { $count } componentes com nimbers { $nimbers }
      }
  }
component-nimber = nimber { $nimber }
theorem-component-lost = nenhuma jogada deixa componentes com soma-nim 0; por isso, o adversário sempre pode fazer com que ela seja 0.
    .short = nenhuma jogada deixa componentes com soma-nim 0.
theorem-component-left = a jogada deixa { $after }. Nenhuma resposta deixa componentes com soma-nim 0; por isso, você sempre pode fazer com que ela volte a ser 0.
    .idea = Você consegue fazer com que a soma-nim das componentes seja 0?
theorem-component-won = a jogada deixa { $after }, cuja soma-nim é 0. Quem tem de jogar com soma-nim 0 perde (teorema de Sprague-Grundy): toda jogada muda a soma-nim, e o adversário sempre pode fazer com que ela volte a ser 0.
    .idea = Você consegue fazer com que a soma-nim dos nimbers seja 0?
    .short = a soma-nim dos nimbers passa a ser 0.
theorem-components-won = a posição se divide em { $before }, cuja soma-nim é { $sum }. A jogada deixa { $after }, e assim a soma-nim passa a ser 0. Quem tem de jogar com soma-nim 0 perde (teorema de Sprague-Grundy): toda jogada muda a soma-nim, e o adversário sempre pode fazer com que ela volte a ser 0.
    .idea = Você consegue fazer com que a soma-nim dos nimbers seja 0?
    .short = a soma-nim dos nimbers passa a ser 0.
theorem-nimbers-repeat = Está provado que os nimbers se repetem com período { $length } após o pré-período { $before }.
theorem-heap-reduced = { $large } = { $small } + { $times ->
    [1] { $length }
   *[other] { $times } × { $length }
  }, e { $small } tem nimber { $nimber }.
theorem-heap-divided = { $won ->
    [yes] a jogada deixa { $heap }
   *[no] a pilha tem { $heap }, e { $heap }
  } = { $times } × { $length }{ $rest ->
    [0] .
   *[other] { " " }+ { $rest }.
  }
theorem-heap-remainders = { $count ->
    [one] Uma pilha é perdedora exatamente quando seu tamanho é múltiplo de { $length }.
   *[other] Uma pilha é perdedora exatamente quando seu tamanho, dividido por { $length }, deixa um destes restos: { $remainders }.
  } Nenhuma jogada (tirando { $set }) leva de uma pilha assim a outra; de qualquer outra pilha, alguma jogada leva a uma delas.
    .idea = Que resto a pilha deixa quando dividida por { $length }?
theorem-misere-nimbers = na versão misère, são perdedoras estas posições, e só elas: as de soma-nim 0, se algum nimber é maior que 1, e as de soma-nim 1, se nenhum é (teorema de Ferguson).{ $won ->
    [yes] { " " }Depois de cada resposta, deixe de novo uma delas.
   *[no] { "" }
  }
    .idea = Qual é a soma-nim das pilhas?
misere-nimbers = { $won ->
    [yes] Depois da jogada
   *[no] Aqui
  }, { $count ->
    [one] o nimber é { $nimbers }, e a soma-nim também.
   *[other] os nimbers das pilhas{ $round ->
        [0] { "" }
       *[other] , seus restos na divisão por { $round },
      } são { $nimbers }: sua soma-nim é { $sum }{ $high ->
        [yes] , e pelo menos um é maior que 1.
       *[no] .
      }
  }
theorem-components-none-left = depois da jogada ninguém mais pode jogar: ela é a última.
theorem-components-lost = a posição se divide em { $before }, cuja soma-nim é 0. Toda jogada muda a soma-nim, e o adversário sempre pode fazer com que ela volte a ser 0.
    .short = a soma-nim dos nimbers é 0, e toda jogada muda esse valor.
other-theorem = A mais fácil de lembrar é { $move }: { $law }
mex = { $count ->
    [one] O nimber é { $nimber }, o menor número que nenhuma jogada deixa (o mex): uma jogada deixa { $moves }.
   *[other] O nimber é { $nimber }, o menor número que nenhuma jogada deixa (o mex): as jogadas deixam { $moves }.
  }
parts = A posição se divide em { $count } componentes que não influem umas nas outras. O nimber é a soma-nim (xor) dos nimbers delas: { $sum } = { $nimber }.
in-brackets = { " " }({ $text })
as-sentence = { $text }.
certificate = { $listed ->
    [yes] { $won ->
        [yes] { $count ->
            [one] a jogada deixa { $position }. Dentre { $position } e as posições alcançáveis a partir dela, só ela é perdedora{ $alike }:
           *[other] a jogada deixa { $position }. Dentre { $position } e as posições alcançáveis a partir dela, estas { $count } são perdedoras{ $alike }:
          }
       *[no] { $count ->
            [one] dentre { $position } e as posições alcançáveis a partir dela, só esta é perdedora{ $alike }:
           *[other] dentre { $position } e as posições alcançáveis a partir dela, estas { $count } são perdedoras{ $alike }:
          }
      }
   *[no] { $won ->
        [yes] a jogada deixa { $position }. Dentre { $position } e as posições alcançáveis a partir dela, há { $count } perdedoras ({ $card }).
       *[no] dentre as posições alcançáveis a partir de { $position }, há { $count } perdedoras ({ $card }).
      }
  }
certificate-proves = { $count ->
    [one] De qualquer outra posição que possa surgir{ $spares ->
        [yes] , a não ser que a partida tenha terminado,
       *[no] ,
      } alguma jogada leva a ela.
   *[other] Nenhuma jogada leva de uma delas a outra; de qualquer outra posição que possa surgir{ $spares ->
        [yes] , a não ser que a partida tenha terminado,
       *[no] ,
      } alguma jogada leva a uma delas.
  }
losing-by-heart = Ou decore as posições perdedoras que podem surgir ({ $count } ao todo; { $card }).
leaves-lost-drawn = a jogada deixa uma posição perdedora: para toda resposta há uma réplica que deixa outra posição perdedora{ $ends ->
    [yes] , ou ela termina a partida e assim perde
   *[no] { "" }
  }.
then-answer = depois { $move }
leaves-lost = a jogada deixa { $position }, uma posição perdedora para quem tem a vez: para toda resposta há uma réplica que deixa outra posição perdedora{ $ends ->
    [yes] , ou ela termina a partida e assim perde
   *[no] { "" }
  }.
replies-answered = para toda resposta há uma réplica que vence{ $ends ->
    [yes] , ou ela termina a partida e assim perde
   *[no] { "" }
  }:
moves-answered = para toda jogada há uma resposta que vence{ $ends ->
    [yes] , ou ela termina a partida e assim perde
   *[no] { "" }
  }:
reply-answered = a { $reply } se responde com { $answer }, que deixa { $then } ({ $note }).
reply-ends = { $reply } termina a partida, e quem joga assim perde.
more-replies-answered = { $count ->
    [one] Mais { $count } jogada também tem resposta{ $ends ->
        [yes] , ou termina a partida e assim perde
       *[no] { "" }
      }.
   *[other] Mais { $count } jogadas também têm resposta{ $ends ->
        [yes] , ou terminam a partida e assim perdem
       *[no] { "" }
      }.
  }
more-replies = { $count ->
    [one] mais { $count }, também com resposta{ $ends ->
        [yes] { " " }ou fim da partida
       *[no] { "" }
      }
   *[other] mais { $count }, todas com resposta{ $ends ->
        [yes] { " " }ou fim da partida
       *[no] { "" }
      }
  }
more-replies-menu = { $count ->
    [one] mais { $count }, também com resposta{ $ends ->
        [yes] { " " }ou fim da partida
       *[no] { "" }
      } (“a” para vê-la)
   *[other] mais { $count }, todas com resposta{ $ends ->
        [yes] { " " }ou fim da partida
       *[no] { "" }
      } ({ $listed ->
        [0] “a” para vê-las
       *[other] “a” mostra até { $listed }
    })
  }
left-out = { "  " }… { $more }
more-replies-alike = { $count ->
    [one] mais { $count } deixa o mesmo que uma destas ({ $alike })
   *[other] mais { $count } deixam o mesmo que uma destas ({ $alike })
  }
more-drawings = { $count ->
    [one] { $count } desenho (--full para vê-lo)
   *[other] { $count } desenhos (--full para vê-los)
  }
drawings-mean = Cada desenho mostra o que estas jogadas deixam.
line-hint = “l” mostra a sequência mais longa, jogada por jogada.
line-hint-points = “l” mostra as melhores jogadas dos dois lados, uma a uma.
why-again = “w” outra vez diz o teorema inteiro.
piles-changed = 2=4 significa: a pilha 2 tem agora 4. As outras pilhas não mudaram.
as-told = { $text }
line-unknown = Aqui não se sabe qual é a sequência de jogadas mais longa.
no-replies = Não há respostas para mostrar.
longest-line = A sequência de jogadas mais longa, se quem vence joga o mais depressa possível, e quem perde, o mais devagar possível:
line-goes-on = e assim por diante; só as primeiras { $count } jogadas são mostradas
best-line = As melhores jogadas dos dois lados:
side-own = quem tem a vez
side-other = adversário
column-reply = resposta
column-gains = ganho agora
column-other = saldo dele depois
column-margin = saldo
mark-best = melhor
column-leaves = deixa
column-answer = réplica
column-leads-to = leva a
leads-to = { $outcome ->
    [win] { $moves ->
        [0] vitória
       *[other] { $moves ->
            [one] vitória na hora
           *[other] vitória em { $moves } jogadas
          }
      }
    [draw] empate
   *[loss] { $moves ->
        [0] derrota
       *[other] { $moves ->
            [one] derrota na hora
           *[other] derrota em { $moves } jogadas
          }
      }
  }
column-move = jogada
note-end = o fim
note-lost = de novo uma posição perdedora
note-two = seja qual for a jogada, restam duas jogadas
    .short = restam duas jogadas
    .means = Restam duas jogadas: seja qual for a escolha, restam exatamente duas.
label-nim-sum = soma-nim

more = -- espaço mostra mais, “q” volta --
card-by-flag = --card lista todas
card-by-letter = “c” lista todas
card-by-json = solve --card --json lista todas

## Typography

# O sinal antes da fração; se os algarismos são agrupados e os números presos ao substantivo seguinte (yes ou no); palavras presas ao número
# depois delas; palavras mais longas que vêm depois de um número e não são substantivos.
typography-point = ,
typography-ties = yes
typography-tied-words = pilha pilhas fileira fileiras linha coluna parcela jogada lição nimber período pino pinos caixa
typography-no-nouns = agora antes aparece após certas com contra daqui das daí decide deixa deixam dela deles dividido dos duas escolha escreveu está faz fez foi formam ganha ganhou joga ligados mantém nada nem nesta não para perde perdedoras perdeu perfect podem precisa quem respondeu que serviria substituem são também tem termina terminou tira têm uma vai vence vencem venceu vira viram válido últimas
# Sinais que nenhuma mensagem tem; _ é um espaço.
# avoided: " ... „ — __ _, _; _) (_

# term: losing position = perdedor
# term: winning position = vencedor
# term: winning move = vencedor
# term: optimal move = ótim
# term: perfect player = perfeit
# term: opponent = adversári
# term: board = tabuleir
# term: nimber = nimber
# term: nim-sum = soma-nim
# term: sprague-grundy = sprague-grundy
# term: component = componente
# term: summand = parcela
# term: transposition table = tabela de transposiç
# term: theorem = teorema
# term: golden pair = áureo
# term: misère = misère
# term: normal play = versão normal
# term: heap = pilha
# term: pile = pilha
# term: cell = casa
# term: square = quadradinho
# term: domino = dominó
# term: learner = aprendiz
# term: matchbox = caixa
# term: bead = miçanga
# term: margin = saldo
# term: lesson = liç
# term: period = período

# O que a verificação lista e está certo assim.
# right: at-once-unreadable: pile
# right: column-nimber
# right: component-nimber
# right: damage-misere: "
# right: damage-result: "
# right: damage-tag: "
# right: map-shared: square
# right: name-level
# right: name-perfect
# right: nimber-by-command
# right: outcome-nimber
# right: position-cram-unreadable: ...
# right: report-nimber
# right: standing-won: opponent
# right: help-set: square
# right: tagline-chomp: square
# right: tagline-cram: board
# right: tree-nimber

## Figures

percent = { $number }%
list-and = { $first } e { $last }
list-numbers = { $first } e { $last }
list-or = { $first } ou { $last }

## The quiz

quiz-ask = Vencedora (+) ou perdedora (-)? (“t” dica, “?” não sei)
quiz-ask-points = Vencedora (+), perdedora (-) ou de empate (=)? (“t” dica, “?” não sei)
quiz-help = Uma posição é vencedora se quem tem a vez pode vencer, faça o adversário o que fizer; caso contrário, é perdedora. Digite + se for vencedora ou - se for perdedora, ou a palavra inteira.
quiz-help-points = Uma posição é vencedora se quem tem a vez pode ganhar daí em diante mais que o adversário, faça este o que fizer; é de empate se o melhor que se consegue é igualar. Digite + se for vencedora, - se for perdedora ou = se for de empate, ou a palavra inteira.
quiz-refuse = Aqui “{ $answer }” não é uma resposta. { $accepted }
quiz-accepts = Digite + se for vencedora, - se for perdedora, ou “?” se não souber; “h” mostra a ajuda.
quiz-accepts-points = Digite + se for vencedora, - se for perdedora, = se for de empate, ou “?” se não souber; “h” mostra a ajuda.
quiz-accepts-move = { $how } Ou digite “?” se não souber, ou “w JOGADA” para ver o motivo; “h” mostra a ajuda.
quiz-such-as = Escreva uma jogada, como { $example }.
quiz-no-tip = Não há outra dica para esta posição.
quiz-help-why = “w JOGADA” diz por que uma jogada é boa ou ruim. Isso conta como erro, assim como “?”.
quiz-told = Perguntar sobre uma jogada conta como não saber a resposta.
quiz-ask-move = Que jogada vence? (“t” dica, “w JOGADA” motivo, “?” não sei)
quiz-help-move = Digite uma jogada que vença. “q” encerra.
quiz-ask-best = Qual é a melhor jogada? (“t” dica, “w JOGADA” motivo, “?” não sei)
quiz-help-best = Digite uma jogada que alcance o melhor saldo: o que você ganha daqui em diante menos o que o adversário ganha. “q” encerra.
quiz-verdict = { $right ->
    [yes] Certo: { $fact }.
    [unknown] A resposta: { $fact }.
   *[no] Errado: { $fact }.
  }
quiz-outcome = { $outcome ->
    [win] a posição é vencedora
    [draw] a posição é de empate
   *[loss] a posição é perdedora
  }
quiz-best = { $points ->
    [yes] { $count ->
        [one] { $moves } é melhor que todas as outras jogadas
       *[other] { $moves } são melhores que todas as outras jogadas
      }
   *[no] { $count ->
        [one] só { $moves } vence
       *[other] só { $moves } vencem
      }
  }
quiz-card-by-solve = solve --card lista todas
quiz-read = Aprenda a seguir: nimatron learn { $name } (lição { $number }: { $title })

## Answers

words-help = ajuda
words-why = motivo
words-undo = desfazer
words-redo = refazer
words-quit = sair encerrar
words-back = voltar
words-yes = sim
words-no = não nao
words-review = analisar análise
words-change = trocar mudar
words-keep = continuar
words-won = vencedora vitória ganha
words-lost = perdedora derrota perdida
words-drawn = empate
words-misere = misère

## Going back, and misère play

help-back = “b” volta à pergunta anterior.
refuse-back = Não há pergunta antes desta.
refuse-misere = O jogo { $game } não tem versão misère. Escolha-o sem misere, ou escolha outro jogo.

## Positions that are too large

no-hints = { $memory ->
    [yes] { $why } Continue jogando: as ajudas voltam quando a posição for menor. Ou comece uma partida com --max-memory maior.
   *[no] { $why } Continue jogando: as ajudas voltam quando a posição for menor.
  }
machine-knows = { $name }: agora não preciso mais adivinhar.

## Sums of games

variant-only-normal = O jogo { $game } não tem --misere: só se joga na versão normal, em que os nimbers se somam.
beyond-summand = A parcela { $number } é grande demais; as parcelas dividem a memória em partes iguais. { $why }

## Memory that the system refuses

# Dito antes de as palavras estarem prontas; por isso não tem dados e fica em uma linha só.
memory-first = O programa não pode começar: o sistema recusa a memória de que ele precisa.

## What is known so far

so-far-theorem = vence por um teorema: { $move }
so-far-share = cerca de { $percent }% do trabalho feito
so-far-games = { $judged } de { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  } julgadas
others-unsettled = Não se sabe se outras jogadas também vencem: uma busca demoraria demais.

boxes-in-use = { $file } está em uso por outro nimatron; espere até que ele termine, ou indique outro arquivo.
boxes-no-lock = { $file } não pode ser bloqueado: { $lock } não é um arquivo comum.
learn-help-keys = “t” dá uma dica. “?” quer dizer “não sei”: mostra o motivo e conta como erro.
learn-no-progress-file = { $file } é uma pasta, um dispositivo ou um pipe; o progresso é salvo em um arquivo comum.
typography-colon = :
typography-semicolon = ;
ask-turn-only = Jogada [{ $move }]:
hints-examined = A partida já foi examinada e as dicas estão bloqueadas (--hints): “y” joga de novo.
won-you = Você venceu, { $name }.
won-other = { $name } venceu.
short-send = linha para enviar
words-send = linha
forfeit-resigned = { $name } desiste.
words-more = mais
forgotten = Apagado: { $file }
forgotten-none = Não há placares nem níveis guardados.
refuse-name-move = “{ $answer }” é uma jogada, e a partida começa depois dos nomes. Digite um nome, ou só Enter para o que está entre colchetes.
