# What is said by the feature quiz.

quiz-begins = { $count ->
    [one] 1 pregunta
   *[other] { $count } preguntas
  }{ $level ->
    [0] ;
   *[other] { " " }de nivel { $level };
  } «h» da ayuda, «q» sale y muestra el boletín de notas.
quiz-theme = Tema: { $title }
quiz-fewer = { $count ->
    [one] Solo se ha encontrado una posición.
   *[other] Solo se han encontrado { $count } posiciones distintas.
  }
quiz-none = No se ha encontrado ninguna posición por la que preguntar: con estas opciones siempre hay una jugada que gana enseguida, o no hay nada que elegir.
quiz-question = Pregunta { $number } de { $count }: { $game } { $position }
quiz-once-more = Otra vez: { $game } { $position }
quiz-numbered = { $number }. { $game } { $position }
quiz-solution = { $outcome }; { $best }
quiz-short = Solución: { $solution }.
quiz-again = { $count ->
    [one] Vuelve 1 pregunta con error.
   *[other] Vuelven { $count } preguntas con error.
  }
quiz-report = Boletín de notas
quiz-tally-outcomes = Ganadora o perdedora: { $right ->
    [one] 1 acierto
   *[other] { $right } aciertos
  } de { $asked }
quiz-tally-moves = La jugada: { $right ->
    [one] 1 acierto
   *[other] { $right } aciertos
  } de { $asked }
quiz-mistakes = { $count ->
    [one] 1 error:
   *[other] { $count } errores:
  }
quiz-mistake = { $mended ->
    [yes] { $game } { $position }: { $solution } (bien a la segunda)
   *[no] { $game } { $position }: { $solution }
  }
quiz-next = Para estudiar ahora: { $command }
quiz-next-level = Todo está bien. Ahora: --level { $level }
quiz-highest = Todo está bien, y este es el nivel más alto.
quiz-not-all = { $asked ->
    [0] No se respondió ninguna pregunta.
   *[other] Hasta ahora todo está bien: { $asked } de { $count } preguntas.
  }
quiz-faultless = Todo está bien.
quiz-seed = { $source } vuelve a hacer las mismas preguntas.
quiz-sheet = { $count ->
    [one] Hoja de ejercicios: 1 posición
   *[other] Hoja de ejercicios: { $count } posiciones
  }
quiz-sheet-about = ¿Es cada posición ganadora o perdedora para quien tiene el turno? Y si es ganadora, ¿qué jugada gana?
quiz-sheet-name = Nombre:
quiz-sheet-seed = Esta hoja: { $source }
quiz-sheet-outcome = { $points ->
    [yes] ¿Ganadora, perdedora o de empate?
   *[no] ¿Ganadora o perdedora?
  }
quiz-sheet-move = { $points ->
    [yes] La mejor jugada:
   *[no] Una jugada ganadora:
  }
quiz-solutions = Soluciones ({ $source })
quiz-no-mistakes = En { $file } no hay errores por los que preguntar.
quiz-input-ended = La entrada se acabó antes que las preguntas.
