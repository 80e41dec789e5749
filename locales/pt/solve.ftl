# What is said by the feature solve.

values-left-out = São { $count } jogadas; --full mostra aonde cada uma leva.
batch-values = Com --batch, --values exige também --json.
batch-line-failed = Isto é uma falha do programa: ele não consegue responder a esta linha.
batch-bad-lines = { $count ->
    [one] { $count } linha do lote não tem resposta; a linha diz por quê.
   *[other] { $count } linhas do lote não têm resposta; cada uma diz por quê.
  }
report = { $outcome ->
    [win] { $game } { $position }: quem tem a vez vence.
    [draw] { $game } { $position }: empate.
   *[loss] { $game } { $position }: quem tem a vez perde.
  }
report-nimber = Nimber: { $nimber }
report-moves = { $points ->
    [yes] { $count ->
        [one] Só uma jogada é ótima: { $moves }
       *[other] { $count } jogadas são ótimas: { $moves }
      }
   *[no] { $count ->
        [one] Só uma jogada vence: { $moves }
       *[other] { $count } jogadas vencem: { $moves }
      }
  }
report-every-move = { $points ->
    [yes] Todas as jogadas são ótimas.
   *[no] Todas as jogadas vencem.
  }
report-moves-more = { $moves } e { $count ->
    [one] mais { $count } (--full a lista)
   *[other] mais { $count } (--full as lista)
  }
report-moves-many = { $points ->
    [yes] { $count } jogadas são ótimas; --json as lista.
   *[no] { $count } jogadas vencem; --json as lista.
  }
more-lines = { $count ->
    [one] mais { $count } linha (--full para vê-la)
   *[other] mais { $count } linhas (--full para vê-las)
  }
more-replies-full = { $count ->
    [one] mais { $count }, também com resposta{ $ends ->
        [yes] { " " }ou fim da partida
       *[no] { "" }
      } (--full para vê-la)
   *[other] mais { $count }, todas com resposta{ $ends ->
        [yes] { " " }ou fim da partida
       *[no] { "" }
      } ({ $listed ->
        [0] --full para vê-las
       *[other] --full mostra até { $listed }
    })
  }
batch-progress = { $count ->
    [one] { $count } linha respondida
   *[other] { $count } linhas respondidas
  }
batch-progress-share = { $count ->
    [one] { $count } linha respondida, { $percent }% do arquivo
   *[other] { $count } linhas respondidas, { $percent }% do arquivo
  }
report-move-theorem = Por um teorema, { $move } vence.
