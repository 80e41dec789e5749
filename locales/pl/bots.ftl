# What is said by the feature bots.

refuse-command = Po exec: musi stać polecenie, które uruchamia program, w widocznych znakach, np. exec:./bot.
bot-not-run = Nie można uruchomić programu „{ $command }”: { $error }
bot-not-found = Nie można uruchomić programu „{ $command }”: powłoka nie zna takiego polecenia.
forfeit-no-move = { $name }: odpowiedź brzmi „{ $line }”. { $why }
forfeit-not-legal = { $name }: odpowiedź „{ $line }” jest niezgodna z zasadami. { $why }
forfeit-out-of-turn = { $name }: program pisze „{ $line }” poza swoją kolejką.
forfeit-late = { $name }: brak ruchu w ciągu { $seconds } s.
forfeit-long-line = { $name }: wiersz dłuższy niż { $most } KiB.
forfeit-comments = { $name }: w jednym ruchu jest więcej komentarzy niż { $most }.
forfeit-ended = { $known ->
    [yes] { $name }: program kończy się bez ruchu, kod wyjścia: { $status }.
   *[no] { $name }: program kończy się bez ruchu.
  }
record-program = W ostatniej partii z pliku { $file } gra program. Zapis nie uruchamia poleceń: zacznij nową partię z --first lub --second.
refuse-skill = „{ $skill }” nie mówi, jak program ma grać. Do wyboru: { $known } lub perfect@70 (optymalnie w 70% swoich ruchów).
engine-version = „{ $line }” to inny protokół; ten program mówi protokołem nimatron 1.
engine-line = Wiersz „{ $line }” jest niezrozumiały; wiersz to nimatron 1, game NAZWA, position POZYCJA lub quit.
engine-no-game = Żadna partia się nie zaczęła.
engine-fixed = { $option } nie może się zmienić w trakcie partii.
usage-match = Mecz wymaga pozycji i dwóch graczy, np. nimatron match nim 3,5,7 perfect random.
usage-match-drawn = Z opcją --random-starts mecz wymaga dwóch graczy i żadnej pozycji, np. nimatron match nim perfect random --random-starts 3.
refuse-match-player = Gracz „{ $seat }” nie może grać w meczu. Do wyboru: { $known }, exec:POLECENIE lub perfect@70 (optymalnie w 70% swoich ruchów); po dwukropku można dopisać imię, np. perfect:Anna.
progress-match = Trwa mecz
contest-title = { $game } od pozycji { $position }, { $count ->
    [one] 1 partia
    [few] { $count } partie
   *[other] { $count } partii
  }, ziarno { $seed }
contest-title-random = { $game } od losowych pozycji o wielkości { $size }, { $count ->
    [one] 1 partia
    [few] { $count } partie
   *[other] { $count } partii
  }, ziarno { $seed }
column-won = wygrane
column-lost = przegrane
column-drawn = remisy
column-right = optymalnie
column-choices = wybory
column-mean = średnio ms
column-longest = najwyżej ms
column-forfeits = walkowery
contest-forfeit = Partia { $number }: { $why }
contest-more = { $count ->
    [one] Walkowerem kończy się jeszcze 1 partia.
    [few] Walkowerem kończą się jeszcze { $count } partie.
   *[other] Walkowerem kończy się jeszcze { $count } partii.
  }
contest-means = Optymalnie: udział ruchów optymalnych tam, gdzie nie wszystkie ruchy były równie dobre. Walkower liczy się jako przegrana. Czasy dotyczą jednego ruchu.
