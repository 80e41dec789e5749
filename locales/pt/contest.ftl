# What is said by the feature contest.

usage-match = Uma disputa precisa de uma posição e de dois jogadores, como em nimatron match nim 3,5,7 perfect random.
usage-match-drawn = Com --random-starts, uma disputa precisa de dois jogadores e não leva posição, como em nimatron match nim perfect random --random-starts 3.
refuse-match-player = “{ $seat }” não é um jogador para uma disputa; use { $known } ou perfect@70 (jogada ótima em 70% das vezes), com um nome depois de dois-pontos, se quiser, como em perfect:Ana.
progress-match = Jogando
contest-title = { $game } a partir de { $position }: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  }, semente { $seed }
contest-title-random = { $game } a partir de posições sorteadas de tamanho { $size }: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  }, semente { $seed }
column-won = venceu
column-lost = perdeu
column-drawn = empatou
column-right = ótimas
column-choices = escolhas
column-mean = média (ms)
column-longest = máx. (ms)
column-forfeits = infrações
contest-forfeit = Partida { $number }: { $why }
contest-more = { $count ->
    [one] Mais { $count } partida foi perdida por infração.
   *[other] Mais { $count } partidas foram perdidas por infração.
  }
contest-means = Ótimas: a proporção de vezes em que a jogada foi ótima, quando nem todas as jogadas eram igualmente boas. Uma infração conta como derrota. Os tempos são de uma jogada.
