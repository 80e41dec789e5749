# What is said by the feature programs.

refuse-command = Depois de exec: vem o comando de um programa, em caracteres visíveis, como em exec:./bot.
bot-not-run = não foi possível executar o programa “{ $command }”: { $error }
bot-not-found = não foi possível executar o programa “{ $command }”: o shell não conhece esse comando.
forfeit-no-move = { $name } respondeu “{ $line }”. { $why }{ $said }
forfeit-not-legal = { $name } respondeu “{ $line }”, o que não é permitido. { $why }{ $said }
forfeit-out-of-turn = { $name } escreveu “{ $line }” fora da sua vez.{ $said }
forfeit-late = { $name } não fez nenhuma jogada em { $seconds } s.{ $said }
forfeit-long-line = { $name } escreveu uma linha de mais de { $most } KiB.{ $said }
forfeit-comments = { $name } escreveu mais de { $most } comentários em uma só vez.{ $said }
forfeit-ended = { $known ->
    [yes] { $name } terminou sem jogar, com código de saída { $status }.
   *[no] { $name } terminou sem jogar.
  }{ $said }
record-program = Um jogador da última partida de { $file } é um programa. Um registro não executa comandos: comece uma nova partida com --first ou --second.

# A time that cannot be read.
refuse-move-time = “{ $time }” não é um tempo para uma jogada: escreva segundos, acima de 0 e até { $most }, como 0.5.
bot-said = { " " }A última linha que escreveu: “{ $line }”
bot-said-in = { " " }A última linha que escreveu: “{ $line }” (tudo está em { $file })
