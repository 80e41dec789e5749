# What is said by the feature strategy.

strategy-written = { $file } enthält eine Strategie: { $how }.
strategy-by-list = { $count ->
    [one] eine Stellung mit ihrer Antwort
   *[other] { $count } Stellungen mit ihren Antworten
  }
strategy-proves-win = Nach den Regeln bewiesen: { $game } { $position } ist gewonnen, wenn man am Zug ist ({ $how }).
strategy-proves-loss = Nach den Regeln bewiesen: { $game } { $position } ist verloren, wenn man am Zug ist ({ $how }).
strategy-proves-margin = Nach den Regeln bewiesen: In { $game } { $position } erreicht die Seite am Zug mindestens die Differenz { $margin } ({ $how }).
strategy-long = Die Strategie hätte mehr als { $most } Zeilen: Eine Suche besucht von hier aus bis zu { $positions } Stellungen.{ $full ->
    [yes] { "" }
   *[no] { " " }Mit --full darf sie eine Million haben.
  }
strategy-header = Eine Strategie beginnt mit [Game "NAME"], [Position "..."] und [Strategy "win"], [Strategy "loss"] oder, wo Punkte entscheiden, [Strategy "DIFFERENZ"].
strategy-line = Eine Zeile einer Strategie ist STELLUNG -> ZUG, wo Punkte entscheiden STELLUNG -> ZUG for DIFFERENZ.
strategy-twice = Diese Stellung steht zweimal da, vielleicht in anderer Form.
strategy-unused = Diese Stellung wird nie gebraucht.
strategy-missing = Die Stellung { $position }, die als Nächstes kommen kann, hat keine Antwort.
strategy-loses = Von hier aus kann das Gegenüber gewinnen.
strategy-less = Von hier aus wird weniger erreicht als behauptet.
