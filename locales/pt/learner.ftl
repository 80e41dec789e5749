# O que se diz do aprendiz e de suas caixas de fósforos.

boxes-not-kept = As caixas em { $file } são de outro jogo que não este. Elas ficam como estão; o aprendiz começa do zero, e o que ele aprender agora não será salvo.
boxes-no-file = { $file } é uma pasta, um dispositivo ou um pipe; as caixas de fósforos precisam de um arquivo comum.
boxes-format = { $file } não tem caixas de fósforos que esta versão do nimatron saiba ler.
boxes-line = { $file } está danificado ou incompleto: a linha { $line } não pode ser lida como caixas de fósforos.
boxes-box = { $row ->
    [yes] { $file } está danificado: a caixa da posição de { $position } palitos tem um conteúdo impossível.
   *[no] { $file } está danificado: a caixa da posição { $position } tem um conteúdo impossível.
  }
boxes-other-terms = { $row ->
    [yes] { $file } tem as caixas de fósforos de outro jogo: { $game }, fileira de { $sticks ->
        [one] { $sticks } palito
       *[other] { $sticks } palitos
      }, até { $take } de cada vez. Indique outro arquivo.
   *[no] { $file } tem as caixas de fósforos de outro jogo: { $game } a partir de { $position }. Indique outro arquivo.
  }
progress-training = Treinando
train-title = { $row ->
    [yes] { $game }, fileira de { $sticks ->
        [one] { $sticks } palito
       *[other] { $sticks } palitos
      }, até { $take } de cada vez: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
      } { $against ->
        [random] contra um jogador ao acaso
        [beginner] contra um iniciante
        [perfect] contra um jogador perfeito
       *[self] contra si mesmo
      }
   *[no] { $game } a partir de { $position }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
      } { $against ->
        [random] contra um jogador ao acaso
        [beginner] contra um iniciante
        [perfect] contra um jogador perfeito
       *[self] contra si mesmo
      }
  }
train-no-curve = Sem partidas não há curva para --svg.
train-won = { $against ->
    [self] O aprendiz jogou dos dois lados. O lado que começou { $games ->
        [one] { $won ->
            [0] não venceu a única partida
           *[other] venceu a única partida
        }
       *[other] venceu { $won } de { $games } partidas
      }: { $share }.
   *[other] O aprendiz { $games ->
        [one] { $won ->
            [0] não venceu a única partida
           *[other] venceu a única partida
        }
       *[other] venceu { $won } de { $games } partidas
      }: { $share }.
  }
curve-won = vitórias
curve-games = partidas
boxes-title = { $row ->
    [yes] { $game }, fileira de { $sticks ->
        [one] { $sticks } palito
       *[other] { $sticks } palitos
      }, até { $take } de cada vez: as caixas depois de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
      }
   *[no] { $game } a partir de { $position }: as caixas depois de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
      }
  }
boxes-after = As caixas depois de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  } ao todo, comparadas com as jogadas vencedoras:
column-sticks = palitos
column-winning = vence
column-favourite = favorita
column-agrees = certa
column-beads = miçangas em %
agrees = { $right ->
    [yes] sim
   *[no] não
  }
beads-others = outras: { $share }
boxes-not-shown = { $row ->
    [yes] Só são mostradas as caixas de 1 a { $shown } palitos; --json também tem as outras.
   *[no] Só são mostradas as { $shown } caixas mais próximas do fim da partida, de { $all }; --json também tem as outras.
  }
boxes-favourite = { $row ->
    [yes] A favorita de uma caixa é a miçanga mais comum nela.
   *[no] Uma caixa serve para todas as posições que se jogam do mesmo modo, e uma miçanga, para todas as jogadas que deixam posições da mesma caixa. A favorita de uma caixa é a miçanga mais comum nela.
  }
boxes-right = { $winnable ->
    [one] { $right ->
        [0] A favorita não vence na única posição vencedora.
       *[other] A favorita vence na única posição vencedora.
    }
   *[other] A favorita vence em { $right } das { $winnable } posições vencedoras.
  }

## What a game has taught

learned = { $name }: { $changes }. { $kept }
learned-bead-won = a caixa { $box } ganhou mais uma miçanga { $bead }
learned-bead-lost = a caixa { $box } perdeu uma miçanga { $bead }
learned-more = { $count ->
    [one] mais { $count } caixa
   *[other] mais { $count } caixas
  }
learned-nothing = { $name }: nenhuma caixa mudou, porque cada caixa conserva a última miçanga de cada número. { $kept }
learned-saved = Guardado em { $file }.
learned-not-saved = Isto não foi salvo.
learned-not-saved-flag = Isto não foi salvo; use --boxes ARQUIVO para salvar.

## The learner in games of positions

column-position = posição
column-winning-more = mais { $count }
learned-nothing-position = { $name }: nenhuma caixa mudou, porque cada caixa conserva a última miçanga de cada jogada. { $kept }
refuse-learner-boxes = { $game } { $position } é grande demais para o aprendiz: ele precisaria de mais de { $most } caixas de fósforos. Escolha uma posição menor.
refuse-learner-moves = { $game } { $position } é grande demais para o aprendiz: suas posições têm mais de { $most } jogadas. Escolha uma posição menor.

## The boxes while it plays

watched-box = caixa { $box }:
watched-aside = à parte:
watched-alike = Uma caixa serve para todas as posições que se jogam do mesmo modo; o nome de cada miçanga é a jogada em uma delas.
watched-won = Depois de uma vitória, cada miçanga volta com mais uma igual; assim, as jogadas que venceram são sorteadas mais vezes.
watched-lost = Depois de uma derrota, as miçangas são jogadas fora; assim, as jogadas que perderam são sorteadas menos vezes.
watched-kept = { $count ->
    [one] { $count } miçanga era a última do seu tipo na caixa; por isso, volta: toda jogada tem de continuar possível, pois o erro pode ter sido outra jogada.
   *[other] { $count } miçangas eram as últimas do seu tipo nas caixas; por isso, voltam: toda jogada tem de continuar possível, pois o erro pode ter sido outra jogada.
  } O que ajuda é uma vitória: ela acrescenta miçangas; assim, as boas jogadas ficam mais prováveis, e as derrotas seguintes têm o que tirar. nimatron train joga muitas partidas de uma vez.

who-learner = o computador: aprende com as partidas que joga, usando caixas de fósforos e miçangas
    .gloss = aprendiz
    .help = O aprendiz começa jogando ao acaso e melhora de partida em partida.
help-box = a caixa do aprendiz
name-learner = Aprendiz
refuse-learner = O jogo { $game } não tem aprendiz e, portanto, não tem caixas. O aprendiz joga { $known }.
refuse-learner-points = O aprendiz não sabe jogar { $game }, em que os pontos decidem: suas miçangas só conhecem vitória e derrota.
record-resumed-learner = O aprendiz joga com suas caixas como estão agora; as jogadas feitas antes não contam a favor nem contra ele.
match-learner-drawn = Em uma disputa, o aprendiz joga a partir de uma só posição, à qual pertencem suas caixas: tire --random-starts e indique uma posição.
curve-said = Até a partida { $games }: { $share } de vitórias
train-most = Contra um jogo perfeito é possível vencer no máximo { $won } de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  } ({ $share }).
