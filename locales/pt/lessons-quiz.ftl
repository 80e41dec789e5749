# What is said by the feature quiz.

quiz-begins = { $count ->
    [one] { $count } pergunta
   *[other] { $count } perguntas
  }{ $level ->
    [0] ;
   *[other] { " " }no nível { $level };
  } “h” mostra a ajuda, “q” encerra e mostra o boletim.
quiz-theme = Tema: { $title }
quiz-fewer = { $count ->
    [one] Só foi encontrada { $count } posição.
   *[other] Só foram encontradas { $count } posições diferentes.
  }
quiz-none = Não foi encontrada nenhuma posição sobre a qual perguntar: com estas opções há sempre uma jogada que vence na hora, ou nenhuma escolha.
quiz-question = Pergunta { $number } de { $count }: { $game } { $position }
quiz-once-more = Mais uma vez: { $game } { $position }
quiz-numbered = { $number }. { $game } { $position }
quiz-solution = { $outcome }; { $best }
quiz-short = Solução: { $solution }.
quiz-again = { $count ->
    [one] { $count } pergunta errada volta.
   *[other] { $count } perguntas erradas voltam.
  }
quiz-report = Boletim
quiz-tally-outcomes = Vencedora ou perdedora: { $right } de { $asked } certas
quiz-tally-moves = A jogada: { $right } de { $asked } certas
quiz-mistakes = { $count ->
    [one] { $count } erro:
   *[other] { $count } erros:
  }
quiz-mistake = { $mended ->
    [yes] { $game } { $position }: { $solution } (certo na segunda vez)
   *[no] { $game } { $position }: { $solution }
  }
quiz-next = Estude isto a seguir: { $command }
quiz-next-level = Tudo certo. A seguir: --level { $level }
quiz-highest = Tudo certo, e este é o nível mais alto.
quiz-not-all = { $asked ->
    [0] Nenhuma pergunta foi respondida.
   *[other] Tudo certo até aqui: { $asked } de { $count } perguntas.
  }
quiz-faultless = Tudo certo.
quiz-seed = { $source } repete as mesmas perguntas.
quiz-sheet = { $count ->
    [one] Folha de exercícios: { $count } posição
   *[other] Folha de exercícios: { $count } posições
  }
quiz-sheet-about = Cada posição é vencedora ou perdedora para quem tem a vez? Se for vencedora, que jogada vence?
quiz-sheet-name = Nome:
quiz-sheet-seed = Esta folha: { $source }
quiz-sheet-outcome = { $points ->
    [yes] Vencedora, perdedora ou de empate:
   *[no] Vencedora ou perdedora:
  }
quiz-sheet-move = { $points ->
    [yes] Melhor jogada:
   *[no] Jogada vencedora:
  }
quiz-solutions = Soluções ({ $source })
quiz-no-mistakes = Em { $file } não há erros sobre os quais perguntar.
quiz-input-ended = A entrada acabou antes do fim do quiz.
