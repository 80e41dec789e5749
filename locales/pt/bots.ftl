# What is said by the feature bots.

refuse-command = Depois de exec: vem o comando de um programa, em caracteres visíveis, como em exec:./bot.
bot-not-run = não foi possível executar o programa “{ $command }”: { $error }
bot-not-found = não foi possível executar o programa “{ $command }”: o shell não conhece esse comando.
forfeit-no-move = { $name } respondeu “{ $line }”. { $why }
forfeit-not-legal = { $name } respondeu “{ $line }”, o que não é permitido. { $why }
forfeit-out-of-turn = { $name } escreveu “{ $line }” fora da sua vez.
forfeit-late = { $name } não fez nenhuma jogada em { $seconds } s.
forfeit-long-line = { $name } escreveu uma linha de mais de { $most } KiB.
forfeit-comments = { $name } escreveu mais de { $most } comentários em uma só vez.
forfeit-ended = { $known ->
    [yes] { $name } terminou sem jogar, com código de saída { $status }.
   *[no] { $name } terminou sem jogar.
  }
record-program = Um jogador da última partida de { $file } é um programa. Um registro não executa comandos: comece uma nova partida com --first ou --second.
refuse-skill = “{ $skill }” não é um modo de jogar do motor; use { $known } ou perfect@70 (jogada ótima em 70% das vezes).
engine-version = “{ $line }” é outro protocolo; este motor fala nimatron 1.
engine-line = “{ $line }” não foi entendido; uma linha é nimatron 1, game NOME, position POSIÇÃO ou quit.
engine-no-game = Nenhuma partida começou.
engine-fixed = { $option } não pode mudar durante uma partida.
usage-match = Uma disputa precisa de uma posição e de dois jogadores, como em nimatron match nim 3,5,7 perfect random.
usage-match-drawn = Com --random-starts, uma disputa precisa de dois jogadores e de nenhuma posição, como em nimatron match nim perfect random --random-starts 3.
refuse-match-player = “{ $seat }” não é um jogador para uma disputa; use { $known }, exec:COMANDO ou perfect@70 (jogada ótima em 70% das vezes), com um nome depois de dois-pontos, se quiser, como em perfect:Ana.
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
column-mean = média ms
column-longest = máximo ms
column-forfeits = infrações
contest-forfeit = Partida { $number }: { $why }
contest-more = { $count ->
    [one] Mais { $count } partida foi perdida por infração.
   *[other] Mais { $count } partidas foram perdidas por infração.
  }
contest-means = Ótimas: a parte das vezes com uma jogada ótima, quando nem todas as jogadas eram igualmente boas. Uma infração conta como derrota. Os tempos são de uma jogada.
