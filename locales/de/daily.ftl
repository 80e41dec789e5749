daily-begins = Nimatron, { $date }: { $game } { $position }. Finde einen Zug, der gewinnt.
daily-known = Diese Stellung hast du schon gelöst: noch einmal zählt nicht.
daily-ask = Zug (t Tipp, ? Lösung):
daily-help = Gib einen Zug ein, der gewinnt. „t“ gibt einen Tipp und jedes weitere Mal einen stärkeren; die Tipps werden gezählt. „?“ zeigt die Lösung. „q“ beendet das Programm.
daily-again = Versuche einen anderen Zug; „t“ gibt einen Tipp, „?“ zeigt die Lösung.
daily-row = Tage in Folge: { $days }.
daily-not-kept = Der Tag wird nicht gezählt. { $why }
daily-line = Nimatron { $date }, { $game } { $position }: { $found ->
    [yes] { $tries ->
        [1] im ersten Versuch
       *[other] im { $tries }. Versuch
      }
   *[no] nicht gefunden
  }{ $hints ->
    [0] { "" }
   *[other] , Tipps: { $hints }
  }. { $command }
daily-input-ended = Die Eingabe war zu Ende, bevor der Zug gefunden war.

# A day that cannot be read.
refuse-date = „{ $date }“ ist kein Tag: Schreib ihn als JJJJ-MM-TT, von { $first } bis { $last }.
words-daily = heute täglich
first-new-day = Die Stellung des Tages ist neu („daily“).
