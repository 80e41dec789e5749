# What only coins says.

tagline-coins = take columns from the right; whoever has more coins wins
rules-coins = Coins: take columns from the right end of the row, at least one, and at most as many as the other player has just taken; the first move takes at most { $most ->
    [0] M, which is agreed before the game
   *[other] { $most }
  }. When all columns are gone, the player with more coins wins; equal numbers are a draw. In the picture, brackets mark the columns that may be taken.
    .strategy = work backwards; the more you take, the more they may take.
deed-coins = takes { $count ->
    [one] 1 column
   *[other] { $count } columns
  } with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
    .advice = take { $count ->
    [one] 1 column
   *[other] { $count } columns
  } with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
position-coins = "{ $word }" is not a column. A position is the coins of each column from left to right, such as 5,3,8,1: whole numbers from 0 to { $most }.
position-coins-too-many = That is too many columns: a row has 1 to { $most } columns.
ask-no-columns = With a first move of up to { $take } columns, more than { $most } columns would be asked for. Give the columns, as in: nimatron play coins 5,3,8,1
ask-coin-columns = How many columns of coins?
help-coin-columns = Enter how many columns there are, from { $least } to { $most }; each is filled at random with 0 to { $coins } coins. Enter alone takes the number in brackets, if there is one. q quits.
ask-max-take-coins = How many columns may the first move take?
help-max-take-coins = Enter the most columns that the first move may take, from 1 to { $most }; after that a move takes at most as many as the one before it. Enter alone takes the number in brackets. q quits.
ask-take-coins = How many columns?
help-take-coins = Enter how many columns to take from the right end{ $most ->
    [1] : only 1 is possible
   *[other] , from 1 to { $most }
  }. b goes back to the menu, q quits.
limit-columns-left = { $columns ->
    [one] { $answer } is too many: only 1 column is left
   *[other] { $answer } is too many: only { $columns } columns are left
  }
moves-coins = Write 2 to take the last 2 columns.
terms-coins = { $value ->
    [one] only 1 column may be taken
   *[other] up to { $value } columns may be taken
  }
