# Was von Haufenspielen in Misère gesagt wird, deren Misère-Quotient bekannt ist.

theorem-quotient = { $won ->
    [yes] Der Zug hinterlässt das Wort { $word }, und das ist verloren.
   *[no] Diese Haufen sind das Wort { $word }, und das ist verloren.
  }
    .idea = { $won ->
        [yes] Jeder Haufen zählt als Wort. Welcher Zug hinterlässt ein verlorenes Wort?
       *[no] Diese Haufen sind das verlorene Wort { $word }.
      }
    .short = { $won ->
        [yes] Er hinterlässt das verlorene Wort { $word }.
       *[no] { $word } ist ein verlorenes Wort.
      }
quotient-heaps = Jeder Haufen zählt als Wort: { $heaps }{ $more ->
    [yes] { " " }und so weiter.
   *[no] .
  }{ $empty ->
    [yes] { " " }1 ist das leere Wort: So ein Haufen zählt nicht.
   *[no] { "" }
  }{ $power ->
    [yes] { " " }Eine Zahl hinter einem Buchstaben sagt, wie oft er steht: a2 ist aa.
   *[no] { "" }
  }{ $length ->
    [0] { "" }
   *[other] { " " }Ab Haufen { $from } wiederholen sich die Wörter mit der Periode { $length }.
  }
quotient-sum = { $won ->
    [yes] Die Stellung ist { $before }, und der Zug hinterlässt { $after }
   *[no] Zusammen sind sie das Wort { $before }
  }: Auf die Reihenfolge der Buchstaben kommt es nicht an{ $shortened ->
    [yes] , und { $rules }.
   *[no] .
  }
quotient-lost = { $count ->
    [1] Von insgesamt { $order } Wörtern ist nur { $words } verloren
   *[other] Von insgesamt { $order } Wörtern sind genau diese verloren: { $words }{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } weitere
      }
  }{ $reach ->
    [0] ; das ist für alle Haufen bewiesen.
   *[other] ; das ist für Haufen bis { $reach } bewiesen.
  }
quotient-always = Von einem verlorenen Wort führt kein Zug zu einem verlorenen Wort; von jedem anderen einer, solange das Spiel nicht aus ist. Eine Antwort gibt es also immer, und der letzte Zug bleibt dem Gegenüber.
note-quotient = das verlorene Wort { $word }
beyond-reach = Für Haufen über { $reach } wurde in der Misère-Variante keine Regel gefunden; mit kleineren ist jede Anzahl von Haufen gelöst. { $why }
