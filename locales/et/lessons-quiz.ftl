# What is said by the feature quiz.

quiz-begins = { $count ->
    [one] 1 küsimus
   *[other] { $count } küsimust
  }{ $level ->
    [0] ;
   *[other] , tase { $level };
  } „h” on abi, „q” lõpetab testi ja näitab tunnistust.
quiz-theme = Teema: { $title }
quiz-fewer = { $count ->
    [one] Leiti ainult üks seis.
   *[other] Leiti ainult { $count } erinevat seisu.
  }
quiz-none = Ühtki küsitavat seisu ei leitud: nende võtmetega on alati olemas käik, mis kohe võidab, või ei ole üldse valikut.
quiz-question = Küsimus { $number } (kokku { $count }): { $game } { $position }
quiz-once-more = Veel kord: { $game } { $position }
quiz-numbered = { $number }. { $game } { $position }
quiz-solution = { $outcome }; { $best }
quiz-short = Lahendus: { $solution }.
quiz-again = { $count ->
    [one] 1 valesti vastatud küsimus tuleb uuesti.
   *[other] { $count } valesti vastatud küsimust tuleb uuesti.
  }
quiz-report = Tunnistus
quiz-tally-outcomes = Võit või kaotus: küsitud { $asked }, õigeid { $right }
quiz-tally-moves = Käik: küsitud { $asked }, õigeid { $right }
quiz-mistakes = { $count ->
    [one] 1 viga:
   *[other] { $count } viga:
  }
quiz-mistake = { $mended ->
    [yes] { $game } { $position }: { $solution } (uuesti küsides õige)
   *[no] { $game } { $position }: { $solution }
  }
quiz-next = Vaata järgmisena: { $command }
quiz-next-level = Kõik on õige. Järgmine: --level { $level }
quiz-highest = Kõik on õige ja see on kõrgeim tase.
quiz-not-all = { $asked ->
    [0] Ühelegi küsimusele ei vastatud.
   *[other] Seni on kõik õige: vastatud { $asked }, küsimusi kokku { $count }.
  }
quiz-faultless = Kõik on õige.
quiz-seed = { $source } esitab samad küsimused uuesti.
quiz-sheet = { $count ->
    [one] Tööleht: 1 seis
   *[other] Tööleht: { $count } seisu
  }
quiz-sheet-about = Kas seis on käigul olevale mängijale võidu- või kaotusseis? Kui võiduseis, siis milline käik võidab?
quiz-sheet-name = Nimi:
quiz-sheet-seed = See leht: { $source }
quiz-sheet-outcome = { $points ->
    [yes] Võit, kaotus või viik:
   *[no] Võit või kaotus:
  }
quiz-sheet-move = { $points ->
    [yes] Parim käik:
   *[no] Võidukäik:
  }
quiz-solutions = Lahendused ({ $source })
quiz-no-mistakes = Failis { $file } ei ole vigu, mille kohta küsida.
quiz-input-ended = Sisend lõppes enne, kui test läbi sai.
