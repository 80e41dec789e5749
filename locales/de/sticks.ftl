# Was nur das Spiel Stäbchen sagt.

tagline-sticks = 1 bis 3 aus einer Reihe nehmen
    .name = Stäbchen
rules-sticks = Stäbchen: Nimm 1 bis { $most ->
    [0] M Stäbchen aus der Reihe; M wird vor dem Spiel vereinbart
   *[other] { $most } Stäbchen aus der Reihe
  }. Wer das letzte Stäbchen nimmt, gewinnt.
    .strategy = { $most ->
        [0] Hinterlass ein Vielfaches von M + 1; danach ergänze jeden Zug auf M + 1.
       *[other] Hinterlass ein Vielfaches von { $round }; danach ergänze jeden Zug auf { $round }.
      }
rules-sticks-misere = Stäbchen, Misère: Nimm 1 bis { $most ->
    [0] M Stäbchen aus der Reihe; M wird vor dem Spiel vereinbart
   *[other] { $most } Stäbchen aus der Reihe
  }. Wer das letzte Stäbchen nimmt, verliert.
    .strategy = { $most ->
        [0] Hinterlass eins mehr als ein Vielfaches von M + 1; danach ergänze jeden Zug auf M + 1.
       *[other] Hinterlass eins mehr als ein Vielfaches von { $round }; danach ergänze jeden Zug auf { $round }.
      }
deed-sticks = nimmt { $count ->
    [one] 1 Stäbchen
   *[other] { $count } Stäbchen
  }
    .advice = Nimm { $count ->
    [one] 1 Stäbchen
   *[other] { $count } Stäbchen
  }
position-sticks = „{ $word }“ ist keine Anzahl von Stäbchen. Eine Stellung sagt, wie viele es sind, z. B. 10: eine ganze Zahl von 0 bis { $most }.
ask-no-sticks = Wenn bis zu { $take } auf einmal genommen werden dürfen, müsste nach mehr als { $most } Stäbchen gefragt werden. Gib die Zahl an, z. B.: nimatron play sticks 10
ask-sticks = Wie viele Stäbchen?
help-sticks = Gib ein, wie viele Stäbchen am Anfang da sind, von { $least } bis { $most }; Enter allein wählt die Zahl in Klammern, wenn eine da ist. „q“ beendet das Programm.
ask-max-take-sticks = Wie viele dürfen auf einmal genommen werden?
help-max-take-sticks = Gib ein, wie viele Stäbchen ein Zug höchstens nehmen darf, von 2 bis { $most }; Enter allein wählt die Zahl in Klammern. „q“ beendet das Programm.
ask-take-sticks = Wie viele Stäbchen?
help-take-sticks = Gib ein, wie viele Stäbchen du nimmst ({ $most ->
    [1] nur 1
    [2] 1 oder 2
   *[other] von 1 bis { $most }
  }). „b“ führt zurück zum Menü, „q“ beendet das Programm.
limit-sticks-left = { $answer } ist zu viel: Es { $sticks ->
    [one] ist nur noch 1 Stäbchen da
   *[other] sind nur noch { $sticks } Stäbchen da
  }
theorem-takes-sticks = Er nimmt alle Stäbchen, die noch da sind.
    .idea = Kannst du alles nehmen?
theorem-remainder-won = { $sticks } = { $times } × { $round } + { $rest }. Der Zug nimmt den Rest { $rest } und hinterlässt { $left }, ein Vielfaches von { $round }. Was dein Gegenüber auch nimmt ({ $most ->
    [2] 1 oder 2
   *[other] 1 bis { $most }
  }), ergänze es auf { $round }; so nimmst du das letzte Stäbchen.
    .idea = Welchen Rest lässt { $sticks } beim Teilen durch { $round }?
    .short = Er hinterlässt { $left }, ein Vielfaches von { $round }.
theorem-remainder-won-misere = { $left ->
    [1] Der Zug lässt das letzte Stäbchen übrig, und das Gegenüber muss es nehmen.
   *[other] Heb ein Stäbchen für dein Gegenüber auf. Die anderen { $above } = { $times } × { $round } + { $rest }: Der Zug nimmt davon { $rest } und hinterlässt { $times } × { $round } und das eine, das du aufhebst. Was dein Gegenüber auch nimmt ({ $most ->
    [2] 1 oder 2
   *[other] 1 bis { $most }
  }), ergänze es auf { $round }; so muss dein Gegenüber das letzte Stäbchen nehmen.
  }
    .idea = Heb ein Stäbchen für dein Gegenüber auf. Welchen Rest lassen die anderen { $above } beim Teilen durch { $round }?
    .short = Er hinterlässt { $left }, eins mehr als ein Vielfaches von { $round }.
theorem-remainder-lost = { $sticks } = { $times } × { $round }, ohne Rest. Egal, was genommen wird ({ $most ->
    [2] 1 oder 2
   *[other] 1 bis { $most }
  }): Dein Gegenüber ergänzt es auf { $round } und nimmt so das letzte Stäbchen.
    .short = { $sticks } ist ein Vielfaches von { $round }, und kein Zug hinterlässt wieder eines.
theorem-remainder-lost-misere = { $above ->
    [0] Das letzte Stäbchen ist übrig, und es muss genommen werden.
   *[other] { $sticks } − 1 = { $above } = { $times } × { $round }, ohne Rest. Egal, was genommen wird ({ $most ->
    [2] 1 oder 2
   *[other] 1 bis { $most }
  }): Dein Gegenüber ergänzt es auf { $round }, und so bleibt das letzte Stäbchen für die Seite, die jetzt am Zug ist.
  }
    .short = { $sticks } ist eins mehr als ein Vielfaches von { $round }, und kein Zug hinterlässt wieder so eine Zahl.
moves-sticks = Schreib 2, um 2 Stäbchen zu nehmen.
terms-sticks = höchstens { $value } auf einmal
