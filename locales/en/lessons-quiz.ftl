# What is said by the feature quiz.

quiz-begins = { $count ->
    [one] 1 question
   *[other] { $count } questions
  }{ $level ->
    [0] ;
   *[other] { " " }at level { $level };
  } h for help, q to quit with the report card.
quiz-theme = Theme: { $title }
quiz-fewer = { $count ->
    [one] Only one position was found.
   *[other] Only { $count } different positions were found.
  }
quiz-none = No position to ask about was found: with these options there is always a move that wins at once, or no choice at all.
quiz-question = Question { $number } of { $count }: { $game } { $position }
quiz-once-more = Once more: { $game } { $position }
quiz-numbered = { $number }. { $game } { $position }
quiz-solution = { $outcome }; { $best }
quiz-short = Solution: { $solution }.
quiz-again = { $count ->
    [one] 1 position that you got wrong comes again.
   *[other] { $count } positions that you got wrong come again.
  }
quiz-report = Report card
quiz-tally-outcomes = Won or lost: { $right } right of { $asked }
quiz-tally-moves = The move: { $right } right of { $asked }
quiz-mistakes = { $count ->
    [one] 1 mistake:
   *[other] { $count } mistakes:
  }
quiz-mistake = { $mended ->
    [yes] { $game } { $position }: { $solution } (right when it came again)
   *[no] { $game } { $position }: { $solution }
  }
quiz-next = Study this next: { $command }
quiz-next-level = Everything is right. Next: --level { $level }
quiz-highest = Everything is right, and this is the highest level.
quiz-not-all = { $asked ->
    [0] No question was answered.
   *[other] Everything so far is right: { $asked } of { $count } questions.
  }
quiz-faultless = Everything is right.
quiz-seed = { $source } asks the same questions again.
quiz-sheet = { $count ->
    [one] Worksheet: 1 position
   *[other] Worksheet: { $count } positions
  }
quiz-sheet-about = Is each position won or lost for the player to move? If it is won, which move wins?
quiz-sheet-name = Name:
quiz-sheet-seed = This sheet: { $source }
quiz-sheet-outcome = { $points ->
    [yes] Won, lost or drawn:
   *[no] Won or lost:
  }
quiz-sheet-move = { $points ->
    [yes] Best move:
   *[no] Winning move:
  }
quiz-solutions = Solutions ({ $source })
quiz-no-mistakes = There are no mistakes in { $file } to ask about.
quiz-input-ended = The input ended before the quiz was over.
