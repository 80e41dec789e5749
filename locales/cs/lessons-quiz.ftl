# What is said by the feature quiz.

quiz-begins = { $count ->
    [one] 1 otázka
    [few] { $count } otázky
   *[other] { $count } otázek
  }{ $level ->
    [0] ;
   *[other] { " " }na úrovni { $level };
  } „h“ je nápověda, „q“ ukončí kvíz a ukáže vysvědčení.
quiz-theme = Téma: { $title }
quiz-fewer = { $count ->
    [one] Našla se jen jedna pozice.
    [few] Našly se jen { $count } různé pozice.
   *[other] Našlo se jen { $count } různých pozic.
  }
quiz-none = Nenašla se žádná pozice, na kterou by šlo se ptát: s těmito přepínači vždy nějaký tah vyhrává hned, nebo není z čeho vybírat.
quiz-question = Otázka { $number }/{ $count }: { $game } { $position }
quiz-once-more = Ještě jednou: { $game } { $position }
quiz-numbered = { $number }. { $game } { $position }
quiz-solution = { $outcome }; { $best }
quiz-short = Řešení: { $solution }.
quiz-again = { $count ->
    [one] 1 chybně zodpovězená otázka přijde znovu.
    [few] { $count } chybně zodpovězené otázky přijdou znovu.
   *[other] { $count } chybně zodpovězených otázek přijde znovu.
  }
quiz-report = Vysvědčení
quiz-tally-outcomes = Vyhraná, nebo prohraná: celkem { $asked }, správně { $right }
quiz-tally-moves = Tah: celkem { $asked }, správně { $right }
quiz-mistakes = { $count ->
    [one] 1 chyba:
    [few] { $count } chyby:
   *[other] { $count } chyb:
  }
quiz-mistake = { $mended ->
    [yes] { $game } { $position }: { $solution } (později už správně)
   *[no] { $game } { $position }: { $solution }
  }
quiz-next = Co si prostudovat: { $command }
quiz-next-level = Všechno je správně. Dál: --level { $level }
quiz-highest = Všechno je správně, a to na nejvyšší úrovni.
quiz-not-all = { $asked ->
    [0] Žádná otázka nebyla zodpovězena.
   *[other] Zatím je všechno správně (otázky: { $asked }/{ $count }).
  }
quiz-faultless = Všechno je správně.
quiz-seed = Tytéž otázky položí znovu { $source }.
quiz-sheet = { $count ->
    [one] Pracovní list: 1 pozice
    [few] Pracovní list: { $count } pozice
   *[other] Pracovní list: { $count } pozic
  }
quiz-sheet-about = Je pozice pro hráče na tahu vyhraná, nebo prohraná? Je-li vyhraná, který tah vyhrává?
quiz-sheet-name = Jméno:
quiz-sheet-seed = Tento list: { $source }
quiz-sheet-outcome = { $points ->
    [yes] Výhra, prohra, nebo remíza:
   *[no] Výhra, nebo prohra:
  }
quiz-sheet-move = { $points ->
    [yes] Nejlepší tah:
   *[no] Vítězný tah:
  }
quiz-solutions = Řešení ({ $source })
quiz-no-mistakes = V souboru { $file } nejsou chyby, na které by šlo se ptát.
quiz-input-ended = Vstup skončil dřív než kvíz.
