# Was von der Lernmaschine und ihren Streichholzschachteln gesagt wird.

boxes-not-kept = Die Schachteln in { $file } gehören zu anderen Partien als dieser. Sie bleiben, wie sie sind; die Lernmaschine fängt neu an, und was sie jetzt lernt, wird nicht gespeichert.
boxes-no-file = { $file } ist ein Ordner, ein Gerät oder eine Pipe; die Schachteln brauchen eine gewöhnliche Datei.
boxes-format = { $file } enthält keine Schachteln, die diese Version von nimatron lesen kann.
boxes-line = { $file } ist beschädigt oder unvollständig: Zeile { $line } ist nicht als Schachtel lesbar.
boxes-box = { $row ->
    [yes] { $file } ist beschädigt: Die Schachtel für { $position } Stäbchen hat einen unmöglichen Inhalt.
   *[no] { $file } ist beschädigt: Die Schachtel für { $position } hat einen unmöglichen Inhalt.
  }
boxes-other-terms = { $row ->
    [yes] { $file } enthält die Schachteln anderer Partien: { $game }, { $sticks } in der Reihe, höchstens { $take } auf einmal. Nenne eine andere Datei.
   *[no] { $file } enthält die Schachteln anderer Partien: { $game } ab { $position }. Nenne eine andere Datei.
  }
progress-training = Training
train-title = { $row ->
    [yes] { $game }, { $sticks } in der Reihe, höchstens { $take } auf einmal: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
      } { $against ->
        [random] gegen Zufallszüge
        [beginner] gegen einen Neuling
        [perfect] gegen perfektes Spiel
       *[self] gegen sich selbst
      }
   *[no] { $game } ab { $position }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
      } { $against ->
        [random] gegen Zufallszüge
        [beginner] gegen einen Neuling
        [perfect] gegen perfektes Spiel
       *[self] gegen sich selbst
      }
  }
train-no-curve = Ohne Spiele gibt es keine Kurve für --svg.
train-won = { $against ->
    [self] Die Lernmaschine spielte beide Seiten. Die Seite, die begann, hat { $games ->
        [one] { $won ->
            [0] die einzige Partie nicht gewonnen
           *[other] die einzige Partie gewonnen
        }
       *[other] { $won } von { $games } Partien gewonnen
      }: { $share }.
   *[other] Die Lernmaschine hat { $games ->
        [one] { $won ->
            [0] die einzige Partie nicht gewonnen
           *[other] die einzige Partie gewonnen
        }
       *[other] { $won } von { $games } Partien gewonnen
      }: { $share }.
  }
curve-won = Gewinnanteil
curve-games = Partien
boxes-title = { $row ->
    [yes] { $game }, { $sticks } in der Reihe, höchstens { $take } auf einmal: die Schachteln nach { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
      }
   *[no] { $game } ab { $position }: die Schachteln nach { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
      }
  }
boxes-after = Die Schachteln nach insgesamt { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, verglichen mit den Gewinnzügen:
column-sticks = Stäbchen
column-winning = Sieg
column-favourite = Favorit
column-agrees = richtig
column-beads = Perlen in %
agrees = { $right ->
    [yes] ja
   *[no] nein
  }
beads-others = Rest: { $share }
boxes-not-shown = { $row ->
    [yes] Gezeigt sind nur die Schachteln für 1 bis { $shown } Stäbchen; --json hat auch die anderen.
   *[no] Gezeigt sind nur die { $shown } Schachteln, die dem Ende des Spiels am nächsten sind, von { $all }; --json hat auch die anderen.
  }
boxes-favourite = { $row ->
    [yes] Der Favorit einer Schachtel ist die Zahl, von der mehr Perlen darin sind als von jeder anderen.
   *[no] Eine Schachtel steht für alle Stellungen, in denen man gleich spielt, eine Perle für alle Züge, die zu Stellungen derselben Schachtel führen. Der Favorit einer Schachtel ist die Perle, von der mehr darin sind als von jeder anderen.
  }
boxes-right = { $winnable ->
    [one] { $right ->
        [0] In der einzigen Stellung, die sich gewinnen lässt, gewinnt der Favorit nicht.
       *[other] In der einzigen Stellung, die sich gewinnen lässt, gewinnt der Favorit.
    }
   *[other] Der Favorit gewinnt in { $right } der { $winnable } Stellungen, die sich gewinnen lassen.
  }

## What a game has taught

learned = { $name }: { $changes }. { $kept }
learned-bead-won = Schachtel { $box } bekam eine weitere Perle { $bead }
learned-bead-lost = Schachtel { $box } verlor eine Perle { $bead }
learned-more = { $count ->
    [one] 1 weitere Schachtel
   *[other] { $count } weitere Schachteln
  }
learned-nothing = { $name }: Keine Schachtel hat sich geändert, denn die letzte Perle jeder Zahl bleibt in der Schachtel. { $kept }
learned-saved = Gespeichert in { $file }.
learned-not-saved = Das wird nicht gespeichert.
learned-not-saved-flag = Das wird nicht gespeichert; --boxes DATEI würde es speichern.

## The learner in games of positions

column-position = Stellung
column-winning-more = { $count } weitere
learned-nothing-position = { $name }: Keine Schachtel hat sich geändert, denn die letzte Perle jedes Zuges bleibt in der Schachtel. { $kept }
refuse-learner-boxes = { $game } { $position } ist zu groß für die Lernmaschine: Sie bräuchte mehr als { $most } Schachteln. Wähle eine kleinere Stellung.
refuse-learner-moves = { $game } { $position } ist zu groß für die Lernmaschine: Es gibt darin Stellungen mit mehr als { $most } Zügen. Wähle eine kleinere Stellung.

## The boxes while it plays

watched-box = Schachtel { $box }:
watched-aside = Beiseitegelegt:
watched-alike = Eine Schachtel steht für alle Stellungen, in denen man gleich spielt; ihre Perlen heißen nach dem Zug in einer davon.
watched-won = Nach einem Sieg kommt jede Perle mit einer zweiten gleichen zurück: Die Züge, die gewonnen haben, werden wahrscheinlicher.
watched-lost = Nach einer Niederlage kommen die Perlen weg: Die Züge, die verloren haben, werden unwahrscheinlicher.
watched-kept = { $count ->
    [one] 1 Perle war die letzte ihrer Art in ihrer Schachtel, deshalb kommt sie zurück: Jeder Zug muss möglich bleiben, denn der Fehler war vielleicht ein anderer.
   *[other] { $count } Perlen waren die letzten ihrer Art in ihren Schachteln, deshalb kommen sie zurück: Jeder Zug muss möglich bleiben, denn der Fehler war vielleicht ein anderer.
  } Was hilft, ist ein Sieg: Er bringt neue Perlen, gute Züge werden wahrscheinlicher, und spätere Niederlagen können etwas wegnehmen. „nimatron train“ spielt viele Partien auf einmal.

who-learner = der Computer: lernt mit Schachteln und Perlen aus seinen Partien
    .gloss = Lernmaschine
    .help = Die Lernmaschine fängt zufällig an und wird von Partie zu Partie besser.
help-box = die Schachtel der Lernmaschine
name-learner = Lernmaschine
refuse-learner = Für das Spiel { $game } gibt es keine Lernmaschine und deshalb auch keine Schachteln. Die Lernmaschine spielt { $known }.
refuse-learner-points = Die Lernmaschine kann das Spiel { $game } nicht spielen, weil dort Punkte entscheiden: Ihre Perlen kennen nur gewonnen und verloren.
record-resumed-learner = Die Lernmaschine spielt mit ihren Schachteln, wie sie jetzt sind; aus früheren Zügen lernt sie nichts.
match-learner-drawn = Eine Lernmaschine braucht im Wettkampf eine feste Stellung, zu der ihre Schachteln gehören: Lass --random-starts weg und gib eine Stellung an.
curve-said = Bis Partie { $games }: { $share } gewonnen
train-most = Gegen perfektes Spiel lassen sich höchstens { $won } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } gewinnen ({ $share }).
