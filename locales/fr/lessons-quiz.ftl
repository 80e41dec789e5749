# What is said by the feature quiz.

quiz-begins = { $count ->
    [one] { $count } question
   *[other] { $count } questions
  }{ $level ->
    [0] { "" } ;
   *[other] { " " }de niveau { $level } ;
  } « h » pour l’aide, « q » pour quitter et voir le bilan.
quiz-theme = Thème : { $title }
quiz-fewer = { $count ->
    [one] Une seule position a été trouvée.
   *[other] Seules { $count } positions différentes ont été trouvées.
  }
quiz-none = Aucune position n’a été trouvée pour une question : avec ces options, il y a toujours un coup qui gagne tout de suite, ou aucun choix.
quiz-question = Question { $number } sur { $count } : { $game } { $position }
quiz-once-more = Encore une fois : { $game } { $position }
quiz-numbered = { $number }. { $game } { $position }
quiz-solution = { $outcome } ; { $best }
quiz-short = Solution : { $solution }.
quiz-again = { $count ->
    [one] { $count } erreur revient.
   *[other] { $count } erreurs reviennent.
  }
quiz-report = Bilan
quiz-tally-outcomes = Gagnante ou perdante : { $right ->
    [one] { $right } bonne réponse
   *[other] { $right } bonnes réponses
  } sur { $asked }
quiz-tally-moves = Le coup : { $right ->
    [one] { $right } bonne réponse
   *[other] { $right } bonnes réponses
  } sur { $asked }
quiz-mistakes = { $count ->
    [one] { $count } erreur :
   *[other] { $count } erreurs :
  }
quiz-mistake = { $mended ->
    [yes] { $game } { $position } : { $solution } (juste la seconde fois)
   *[no] { $game } { $position } : { $solution }
  }
quiz-next = À étudier maintenant : { $command }
quiz-next-level = Tout est juste. La suite : --level { $level }
quiz-highest = Tout est juste, et c’est le plus haut niveau.
quiz-not-all = { $asked ->
    [0] Vous n’avez répondu à aucune question.
    [one] Tout est juste jusqu’ici : { $asked } question sur { $count }.
   *[other] Tout est juste jusqu’ici : { $asked } questions sur { $count }.
  }
quiz-faultless = Tout est juste.
quiz-seed = { $source } redonne les mêmes questions.
quiz-sheet = { $count ->
    [one] Feuille d’exercices : { $count } position
   *[other] Feuille d’exercices : { $count } positions
  }
quiz-sheet-about = Chaque position est-elle gagnante ou perdante pour le joueur dont c’est le tour ? Si elle est gagnante, quel coup gagne ?
quiz-sheet-name = Nom :
quiz-sheet-seed = Cette feuille : { $source }
quiz-sheet-outcome = { $points ->
    [yes] Gagnante, perdante ou nulle :
   *[no] Gagnante ou perdante :
  }
quiz-sheet-move = { $points ->
    [yes] Meilleur coup :
   *[no] Coup gagnant :
  }
quiz-solutions = Solutions ({ $source })
quiz-no-mistakes = { $file } ne contient aucune erreur sur laquelle poser une question.
quiz-input-ended = L’entrée s’est terminée avant la fin du quiz.
