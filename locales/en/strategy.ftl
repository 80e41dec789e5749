# What is said by the feature strategy.

strategy-written = { $file } has a strategy: { $how }.
strategy-by-list = { $count ->
    [one] one position with its answer
   *[other] { $count } positions with their answers
  }
strategy-proves-win = Proved by the rules: { $game } { $position } is won for the player to move ({ $how }).
strategy-proves-loss = Proved by the rules: { $game } { $position } is lost for the player to move ({ $how }).
strategy-proves-margin = Proved by the rules: in { $game } { $position } the player to move comes out at least { $margin } ahead ({ $how }).
strategy-long = The strategy would have more than { $most } lines: a search from here visits up to { $positions } positions.{ $full ->
    [yes] { "" }
   *[no] { " " }With --full it may have a million.
  }
strategy-header = A strategy begins with [Game "NAME"], [Position "..."] and [Strategy "win"], [Strategy "loss"] or, where points decide, [Strategy "MARGIN"].
strategy-line = A line of a strategy is POSITION -> MOVE, where points decide POSITION -> MOVE for MARGIN.
strategy-twice = This position appears twice, perhaps in another form.
strategy-unused = This position is never needed.
strategy-missing = The position { $position }, which can come next, has no answer.
strategy-loses = From here the other side can win.
strategy-less = From here less is reached than is claimed.
