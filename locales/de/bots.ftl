# What is said by the feature bots.

refuse-command = Nach exec: muss der Befehl eines Programms stehen, in sichtbaren Zeichen, z. B. exec:./bot.
bot-not-run = Das Programm „{ $command }“ lässt sich nicht starten: { $error }
bot-not-found = Das Programm „{ $command }“ lässt sich nicht starten: Die Shell kennt keinen solchen Befehl.
forfeit-no-move = { $name } hat mit „{ $line }“ geantwortet. { $why }
forfeit-not-legal = { $name } hat mit „{ $line }“ geantwortet, und das ist nicht erlaubt. { $why }
forfeit-out-of-turn = { $name } hat „{ $line }“ geschrieben, ohne am Zug zu sein.
forfeit-late = { $name } hat in { $seconds } s keinen Zug gemacht.
forfeit-long-line = { $name } hat eine Zeile mit mehr als { $most } KiB geschrieben.
forfeit-comments = { $name } hat in einem Zug mehr als { $most } Kommentare geschrieben.
forfeit-ended = { $known ->
    [yes] { $name } hat sich ohne Zug beendet, mit Status { $status }.
   *[no] { $name } hat sich ohne Zug beendet.
  }
record-program = Eine Seite der letzten Partie von { $file } ist ein Programm. Aus einem Protokoll heraus werden keine Befehle ausgeführt: Beginne ein neues Spiel mit --first oder --second.
refuse-skill = „{ $skill }“ ist keine Spielweise; möglich sind { $known } oder perfect@70 (optimal in 70 % der Züge).
engine-version = „{ $line }“ ist ein anderes Protokoll; dieses Programm spricht nimatron 1.
engine-line = „{ $line }“ wird nicht verstanden; eine Zeile ist nimatron 1, game NAME, position STELLUNG oder quit.
engine-no-game = Es hat noch kein Spiel begonnen.
engine-fixed = { $option } kann sich während einer Partie nicht ändern.
usage-match = Ein Wettkampf braucht eine Stellung und zwei Seiten, z. B. nimatron match nim 3,5,7 perfect random.
usage-match-drawn = Mit --random-starts braucht ein Wettkampf zwei Seiten und keine Stellung, z. B. nimatron match nim perfect random --random-starts 3.
refuse-match-player = Die Angabe „{ $seat }“ für einen Wettkampf ist unbekannt; möglich sind { $known }, exec:BEFEHL oder perfect@70 (optimal in 70 % der Züge), nach einem Doppelpunkt auch ein Name, z. B. perfect:Anna.
progress-match = Spiele
contest-title = { $game } ab { $position }, { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  }, Startwert { $seed }
contest-title-random = { $game } ab zufälligen Stellungen der Größe { $size }, { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  }, Startwert { $seed }
column-won = gewonnen
column-lost = verloren
column-drawn = unentsch.
column-right = optimal
column-choices = Entscheidungen
column-mean = Mittel ms
column-longest = längste ms
column-forfeits = Verstöße
contest-forfeit = Partie { $number }: { $why }
contest-more = { $count ->
    [one] 1 weitere Partie ging durch einen Regelverstoß verloren.
   *[other] { $count } weitere Partien gingen durch einen Regelverstoß verloren.
  }
contest-means = Optimal: der Anteil optimaler Züge an den Stellen, an denen nicht alle Züge gleich gut waren (Entscheidungen). Ein Regelverstoß zählt als Niederlage. Die Zeiten gelten für einen Zug.
