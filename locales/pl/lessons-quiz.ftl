# What is said by the feature quiz.

quiz-begins = { $count ->
    [one] 1 pytanie
    [few] { $count } pytania
   *[other] { $count } pytań
  }{ $level ->
    [0] ;
   *[other] { " " }na poziomie { $level };
  } „h” to pomoc, „q” kończy quiz i pokazuje wyniki.
quiz-theme = Temat: { $title }
quiz-fewer = { $count ->
    [one] Znalazła się tylko jedna pozycja.
    [few] Znalazły się tylko { $count } różne pozycje.
   *[other] Znalazło się tylko { $count } różnych pozycji.
  }
quiz-none = Nie ma pozycji, o którą można by zapytać: przy tych opcjach zawsze jakiś ruch wygrywa od razu albo nie ma w czym wybierać.
quiz-question = Pytanie { $number } z { $count }: { $game } { $position }
quiz-once-more = Jeszcze raz: { $game } { $position }
quiz-numbered = { $number }. { $game } { $position }
quiz-solution = { $outcome }; { $best }
quiz-short = Rozwiązanie: { $solution }.
quiz-again = { $count ->
    [one] 1 pytanie z błędną odpowiedzią pojawi się jeszcze raz.
    [few] { $count } pytania z błędną odpowiedzią pojawią się jeszcze raz.
   *[other] { $count } pytań z błędną odpowiedzią pojawi się jeszcze raz.
  }
quiz-report = Wyniki
quiz-tally-outcomes = Wygrywająca czy przegrywająca: dobrze { $right } z { $asked }
quiz-tally-moves = Ruch: dobrze { $right } z { $asked }
quiz-mistakes = { $count ->
    [one] 1 błąd:
    [few] { $count } błędy:
   *[other] { $count } błędów:
  }
quiz-mistake = { $mended ->
    [yes] { $game } { $position }: { $solution } (za drugim razem dobrze)
   *[no] { $game } { $position }: { $solution }
  }
quiz-next = Zobacz teraz: { $command }
quiz-next-level = Wszystko dobrze. Dalej: --level { $level }
quiz-highest = Wszystko dobrze, i to na najwyższym poziomie.
quiz-not-all = { $asked ->
    [0] Nie było żadnej odpowiedzi.
   *[other] Dotąd wszystko dobrze (pytania: { $asked } z { $count }).
  }
quiz-faultless = Wszystko dobrze.
quiz-seed = Te same pytania zadaje jeszcze raz { $source }.
quiz-sheet = { $count ->
    [one] Karta pracy: 1 pozycja
    [few] Karta pracy: { $count } pozycje
   *[other] Karta pracy: { $count } pozycji
  }
quiz-sheet-about = Czy dla gracza, którego kolej, pozycja jest wygrywająca, czy przegrywająca? Jeśli wygrywająca, to który ruch wygrywa?
quiz-sheet-name = Imię:
quiz-sheet-seed = Rozwiązania: to samo polecenie z { $source } --answers zamiast --print.
quiz-sheet-outcome = { $points ->
    [yes] Wygrana, przegrana czy remis:
   *[no] Wygrana czy przegrana:
  }
quiz-sheet-move = { $points ->
    [yes] Najlepszy ruch:
   *[no] Ruch wygrywający:
  }
quiz-solutions = Rozwiązania ({ $source })
quiz-no-mistakes = W pliku { $file } nie ma błędów, o które można by zapytać.
quiz-input-ended = Dane wejściowe skończyły się przed końcem quizu.
