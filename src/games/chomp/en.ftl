# What only chomp says.

tagline-chomp = bite squares off a bar with a poisoned corner
rules-chomp = Chomp: choose a square of the bar, and bite it off with all that is right of it and below it. The square at the top left is poisoned and is never taken. Whoever cannot move loses.
rules-chomp-misere = Chomp, misère: choose a square of the bar, and bite it off with all that is right of it and below it. The square at the top left is poisoned and is never taken. Whoever makes the last move loses.
deed-bite = bites off { $count ->
    [one] 1 square
   *[other] { $count } squares
  } from { $cell } on
    .advice = bite off { $count } from { $cell } on
way-bite = bite
position-chomp-unreadable = "{ $word }" is no bar. Write 3x4 for one of 3 rows and 4 columns, or the lengths of its rows from top to bottom, such as 4,4,2.
position-chomp-no-corner = "{ $word }" has no square at the top left: the first row must be 1 long at least, since that square is never taken.
position-chomp-longer-below = "{ $word }" is no bar: no row can be longer than the one above it, as in 4,4,2.
move-unreadable-chomp = "{ $move }" is no move. Write a square as a letter for the column and a number for the row, such as b2.
move-poisoned = { $cell } is poisoned and is never taken. Choose another square.
move-no-such-bar-row = There is no square { $cell }: the rows are numbered from 1 to { $rows }.
move-no-such-square = There is no square { $cell }: row { $row } has the columns a to { $letter }.
ask-square = Which square, such as { $example }?
help-square = Enter the square to bite off, with all that is right of it and below it, as a letter for the column and a number for the row: { $example }. b goes back to the menu, q leaves.
law-balanced-left = the move leaves one row and one column of equal length, which meet in the poisoned square. Whatever the other player bites off the one can be bitten off the other, so there is always an answer, and it is the last move.
law-balanced-faced = the bar is one row and one column of equal length, which meet in the poisoned square. Whatever is bitten off the one, the other player can bite off the other, so there is always an answer, and it is the last move.
