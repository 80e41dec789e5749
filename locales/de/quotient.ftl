# Was von Haufenspielen in Misère gesagt wird, deren Misère-Quotient bekannt ist.

theorem-quotient = { $won ->
    [yes] der Zug lässt das Wort { $word } zurück, und das ist verloren.
   *[no] diese Haufen sind das Wort { $word }, und das ist verloren.
  }
    .idea = { $won ->
        [yes] Jeder Haufen zählt als Wort. Welcher Zug lässt ein verlorenes Wort zurück?
       *[no] diese Haufen sind das verlorene Wort { $word }.
      }
    .short = { $won ->
        [yes] er lässt das verlorene Wort { $word } zurück.
       *[no] { $word } ist ein verlorenes Wort.
      }
quotient-heaps = Jeder Haufen zählt als Wort: { $heaps }{ $more ->
    [yes] { " " }und so weiter.
   *[no] .
  }{ $length ->
    [0] { "" }
   *[other] { " " }Ab Haufen { $from } wiederholen sich die Wörter mit der Periode { $length }.
  }
quotient-sum = { $won ->
    [yes] Die Stellung ist { $before }, und der Zug lässt { $after } zurück
   *[no] Zusammen sind sie { $before }
  }: Die Reihenfolge der Buchstaben ist gleich{ $shortened ->
    [yes] , und { $rules }.
   *[no] .
  }
quotient-lost = { $count ->
    [1] Nur das Wort { $words } ist verloren
   *[other] Verloren sind genau die Wörter { $words }{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } weitere
      }
  }, von insgesamt { $order } Wörtern{ $reach ->
    [0] ; das ist für alle Haufen bewiesen.
   *[other] ; das ist für Haufen bis { $reach } bewiesen.
  }
quotient-always = Von einem verlorenen Wort führt kein Zug zu einem verlorenen Wort; von jedem anderen einer, solange das Spiel nicht aus ist. Eine Antwort gibt es also immer, und der letzte Zug bleibt dem Gegenüber.
note-quotient = das verlorene Wort { $word }
beyond-reach = Für Haufen über { $reach } wurde in Misère keine Regel gefunden; mit kleineren ist jede Anzahl von Haufen gelöst. { $why }
