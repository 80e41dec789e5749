# What only sticks says.

tagline-sticks = take 1 to 3 from a row
rules-sticks = Sticks: take from 1 to { $most ->
    [0] M sticks from the row; M is agreed before the game
   *[other] { $most } sticks from the row
  }. The player who takes the last stick wins.
    .strategy = { $most ->
        [0] leave a multiple of M + 1; then answer so that the two moves take M + 1 together.
       *[other] leave a multiple of { $round }; then answer so that the two moves take { $round } together.
      }
rules-sticks-misere = Sticks, misère: take from 1 to { $most ->
    [0] M sticks from the row; M is agreed before the game
   *[other] { $most } sticks from the row
  }. The player who takes the last stick loses.
    .strategy = { $most ->
        [0] leave one more than a multiple of M + 1; then answer so that the two moves take M + 1 together.
       *[other] leave one more than a multiple of { $round }; then answer so that the two moves take { $round } together.
      }
deed-sticks = takes { $count ->
    [one] 1 stick
   *[other] { $count } sticks
  }
    .advice = take { $count } of the sticks
position-sticks = "{ $word }" is not a number of sticks. A position is how many there are, such as 10: a whole number from 0 to { $most }.
ask-no-sticks = With up to { $take } taken at a time, more than { $most } sticks would be asked for. Give the number, as in: nimatron play sticks 10
ask-sticks = How many sticks?
help-sticks = Enter how many sticks there are at the start, from { $least } to { $most }; Enter alone takes the number in brackets, if there is one. q quits.
ask-max-take-sticks = How many may be taken at a time?
help-max-take-sticks = Enter the most sticks that a move may take, from 2 to { $most }; Enter alone takes the number in brackets. q quits.
ask-take-sticks = How many sticks?
help-take-sticks = Enter how many sticks to take{ $most ->
    [1] : only 1 is possible
   *[other] , from 1 to { $most }
  }. b goes back to the menu, q quits.
limit-sticks-left = { $sticks ->
    [one] { $answer } is too many: only 1 stick is left
   *[other] { $answer } is too many: only { $sticks } sticks are left
  }
theorem-takes-sticks = it takes all the sticks that are left.
    .idea = Can you take everything?
theorem-remainder-won = { $sticks } = { $times } × { $round } + { $rest }. The move takes the remainder { $rest } and leaves { $left }, a multiple of { $round }. Whatever your opponent takes ({ $most ->
    [2] 1 or 2
   *[other] 1 to { $most }
  }), answer so that the two moves take { $round } together; that way you take the last stick.
    .idea = What remainder does { $sticks } leave when divided by { $round }?
    .short = it leaves { $left }, a multiple of { $round }.
theorem-remainder-won-misere = { $left ->
    [1] the move leaves the last stick, which the opponent has to take.
   *[other] keep one stick back for your opponent. The other { $above } = { $times } × { $round } + { $rest }: the move takes { $rest } of them and leaves { $times } × { $round } and the one that you keep back. Whatever your opponent takes ({ $most ->
    [2] 1 or 2
   *[other] 1 to { $most }
  }), answer so that the two moves take { $round } together; that way your opponent has to take the last stick.
  }
    .idea = Keep one stick back for your opponent. What remainder do the other { $above } leave when divided by { $round }?
    .short = it leaves { $left }, one more than a multiple of { $round }.
theorem-remainder-lost = { $sticks } = { $times } × { $round }, without a remainder. Whatever is taken ({ $most ->
    [2] 1 or 2
   *[other] 1 to { $most }
  }), the opponent can answer so that the two moves take { $round } together, and so takes the last stick.
    .short = { $sticks } is a multiple of { $round }, and no move leaves another.
theorem-remainder-lost-misere = { $above ->
    [0] the last stick is left, and it has to be taken.
   *[other] { $sticks } − 1 = { $above } = { $times } × { $round }, without a remainder. Whatever is taken ({ $most ->
    [2] 1 or 2
   *[other] 1 to { $most }
  }), the opponent can answer so that the two moves take { $round } together, and so the last stick is left to the player whose turn it is now.
  }
    .short = { $sticks } is one more than a multiple of { $round }, and no move leaves another such number.
moves-sticks = Write 2 to take 2 sticks.
terms-sticks = up to { $value } at a time
