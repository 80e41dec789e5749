# What only chomp says.

tagline-chomp = bite squares off a bar with a poisoned corner
rules-chomp = Chomp: choose a square of the chocolate bar, and bite it off with all that is right of it and below it. The square at the top left is poisoned and is never taken. The player who cannot move loses.
    .strategy = leave two equal arms (on a square bar b2 does it), or two rows with the lower one shorter by one; then keep it so.
rules-chomp-misere = Chomp, misère: choose a square of the chocolate bar, and bite it off with all that is right of it and below it. The square at the top left is poisoned and is never taken. The player who makes the last move loses.
deed-bite = bites off { $count ->
    [one] 1 square
   *[other] { $count } squares
  } from { $cell } on
    .advice = bite off { $count ->
    [one] 1 square
   *[other] { $count } squares
  } from { $cell } on
position-chomp-unreadable = "{ $word }" is not a bar. Write 3x4 for one of 3 rows and 4 columns, or the lengths of its rows from top to bottom, such as 4,4,2.
position-chomp-no-corner = "{ $word }" has no square at the top left: the first row must have a length of at least 1, since that square is never taken.
position-chomp-longer-below = "{ $word }" is not a bar: no row can be longer than the one above it; 4,4,2 would be fine.
move-unreadable-chomp = "{ $move }" is not a move. Write a square as a letter for the column and a number for the row, such as b2.
move-poisoned = { $cell } is poisoned and is never taken. Choose another square.
move-no-such-bar-row = There is no square { $cell }: { $rows ->
    [1] there is only row 1.
   *[other] the rows are numbered from 1 to { $rows }.
  }
move-no-such-square = There is no square { $cell }: row { $row } has the columns a to { $letter }.
ask-square = Which square, such as { $example }?
help-square = Enter the square to bite off, with all that is right of it and below it, as a letter for the column and a number for the row: { $example }. b goes back to the menu, q quits.
theorem-poisoned-left = only the poisoned square is left, so the opponent cannot move.
    .idea = Can you leave only the poisoned square?
theorem-arms-left = the move leaves an L with two equal arms of { $arm }. Whatever your opponent bites off one arm, bite the same off the other: you always have an answer, and so make the last move.
    .idea = Can you leave two equal arms?
    .short = it leaves equal arms.
theorem-arms-faced = the bar is an L with two equal arms of { $arm }. Whatever is bitten off one arm, the opponent can bite the same off the other, and so makes the last move.
theorem-rows-left = the move leaves two rows, the lower one shorter by one. Whatever your opponent bites off, you can leave the lower row shorter by one again, and so make the last move.
    .idea = Can you leave two rows, the lower one shorter by one?
    .short = it leaves the lower row shorter by one.
theorem-rows-faced = there are two rows, the lower one shorter by one. Whatever is bitten off, the opponent can leave the lower row shorter by one again, and so makes the last move.
theorem-columns-left = the move leaves two columns, the right one shorter by one. Whatever your opponent bites off, you can leave the right column shorter by one again, and so make the last move.
    .idea = Can you leave two columns, the right one shorter by one?
    .short = it leaves the right column shorter by one.
theorem-columns-faced = there are two columns, the right one shorter by one. Whatever is bitten off, the opponent can leave the right column shorter by one again, and so makes the last move.
note-arms = equal arms again
note-rows = shorter by one again
note-columns = shorter by one again
alike-bars = also with rows and columns exchanged
moves-chomp = Write b2 to bite off the square in column b and row 2 with all that is right of it and below it.
place-bite = begins in row { $row }
