daily-begins = Nimatron, { $date }: { $game } { $position }. Find a move that wins.
daily-known = You have found this one already: once more, it does not count.
daily-ask = Move (t tip, ? the answer):
daily-help = Enter a move that wins. t gives a tip, again a stronger one, and tips are counted. ? shows the answer. q quits.
daily-again = Try another move; t gives a tip, ? shows the answer.
daily-row = Days in a row: { $days }.
daily-not-kept = The day is not counted. { $why }
daily-line = Nimatron { $date }, { $game } { $position }: { $found ->
    [yes] { $tries ->
        [1] first try
       *[other] found at try { $tries }
      }
   *[no] not found
  }{ $hints ->
    [0] { "" }
   *[other] , tips: { $hints }
  }. { $command }
daily-input-ended = The input ended before the move was found.
words-daily = daily today

# A day that cannot be read.
refuse-date = "{ $date }" is no day: write it as YYYY-MM-DD, from { $first } to { $last }.
first-new-day = Today's position is new (daily).
