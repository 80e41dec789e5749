# What several games say.

position-bad-size = "{ $word }" has no cells: a board has 1 to { $most } of them.
position-large-board = "{ $word }" is too large: a board has 1 to { $most } cells.
position-too-large = "{ $word }" is too large: at most { $most } in all, in at most { $heaps } heaps or rows.
move-unreadable-take = "{ $move }" is not a move. Write how many to take, such as 1.
move-count-take = { $count } cannot be taken. { $most ->
    [1] Take 1.
    [2] Take 1 or 2.
   *[other] Take from 1 to { $most }.
  }
move-take-listed = { $count } cannot be taken. What can be taken: { $takable }.
ask-rows = How many rows?
help-rows = Enter how many rows there are, from 1 to { $most }; after that you are asked for the columns. q quits.
ask-columns = How many columns?
help-columns = Enter how many columns there are, from { $least } to { $most }. q quits.
limit-take = { $answer } is too many: no more than { $most } may be taken now
ask-number = How many ({ $most ->
    [1] only 1
   *[other] 1 to { $most }
  })?
help-number = Enter { $most ->
    [1] 1, the only number possible
   *[other] a number from 1 to { $most }
  }. b goes back to the menu, q quits.
ask-position = From which position?
help-position = Write the position at the start, such as { $example }. q quits.
ask-written = Which move?
help-written = Write a move, such as { $example }. b goes back to the menu, q quits.
place-fewer = takes no more than { $half }
place-more = takes more than { $half }
number-in-groups = "{ $word }" may be the one number { $number } or the list { $list }. Write it as it is meant.
empty-text = (empty)
said-position = Position: { $position }.
said-pile = Pile { $number }: { $count }{ $taken ->
    [0] .
   *[other] , { $taken } taken.
  }
said-heap = Heap { $number }: { $count }{ $taken ->
    [0] .
   *[other] , { $taken } taken.
  }
said-row = Row { $number }: { $count }{ $taken ->
    [0] .
   *[other] , { $taken } taken.
  }
said-left = Left: { $count }{ $taken ->
    [0] .
   *[other] , { $taken } taken.
  }
said-most = At most { $most } may be taken now.
said-columns = Columns from the left: { $columns }.
said-cells = Row { $number }: { $count ->
    [0] nothing free.
   *[other] free { $cells }.
  }
said-summand = Summand { $number }, { $summand }.
said-nothing = Nothing is left.
