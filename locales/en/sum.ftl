# What only a sum of games says.

tagline-sum = several games at once; if you cannot move in any, you lose
rules-sum = Sum of games: several games are played side by side. A move is made in one of them, by the rules of that game. The player who cannot move in any of them loses.
    .strategy = write down the nimber of each game and play nim.
moves-sum = Write 2/1:3 to make the move 1:3 in summand 2: the number of the summand, a slash, and the move as that game writes it.
position-sum-too-many = { $count } summands are too many: a sum has at most { $most }.
summand-refused = Summand { $number }: { $why }
summand-empty = no game is named. Write each game with its position, and + between them: { $example }.
summand-no-game = "{ $game }" cannot be in a sum. These games can: { $known }.
summand-no-position = { $game } needs a position, such as { $game } { $example }.
summand-misere = no summand has a --misere of its own. Give --misere for the whole sum, outside the quotes.
summand-no-options = { $game } has no options, so "{ $option }" is not accepted.
summand-no-option = { $game } has no option "{ $option }". It has: { $known }.
summand-no-value = { $option } needs a value.
move-unreadable-sum = "{ $move }" is not a move. Write the number of the summand, a slash, and the move in its game, such as 2/1:3.
move-no-such-summand = There is no summand { $summand }: { $summands ->
    [1] there is only summand 1.
   *[other] the summands are numbered from 1 to { $summands }.
  }
deed-summand = { $deed } in summand { $number } ({ $game })
    .advice = { $advice } in summand { $number } ({ $game })
place-summand = is in summand { $number } ({ $game })
ask-summand = In which summand ({ $offered })?
help-summand = Enter the number of the summand in which you move: { $offered }. Then its own game asks. b goes back to the menu, q quits.
ask-summands = Which games?
help-summands = Enter at most { $most } games with + between them, each with its position and its options: { $example }. Games that can be in a sum: { $known }. q quits.
theorem-summands-left = the move leaves summands that play alike in pairs. Whatever your opponent does in one, do the same in the other one of its pair: you always have an answer, and so make the last move.
    .idea = Can you leave summands that play alike in pairs?
theorem-summands-faced = the summands come in pairs that play alike. Whatever is done in one, the opponent can do the same in the other one of its pair, and so makes the last move.
    .short = the summands come in pairs that play alike, so your opponent can copy every move.
note-summands = pairs that play alike again
theorem-summands-last = after the move no other is left in any summand: it is the last one.
theorem-summands-won = { $count ->
    [one] the move changes the nimber from { $old } to { $new }.
   *[other] the nim-sum of the games is { $sum }. In summand { $number } the move changes the nimber from { $old } to { $new }, which makes the nim-sum 0.
  }
    .idea = What is the nimber of each summand? Which move makes their nim-sum 0?
theorem-summands-leave = { $count ->
    [one] after the move the nimber is 0.
   *[other] after the move the nim-sum of the games is 0.
  }
    .idea = What is the nimber of each summand? Which move makes their nim-sum 0?
theorem-summands-lost = { $count ->
    [one] the nimber is 0, and every move changes it.
   *[other] the nim-sum of the games is { $sum }, and every move changes it.
  }
    .short = the nim-sum of the nimbers is 0, and every move changes it.
summand-nimber = Summand { $number } has nimber { $nimber }{ $how }.
summand-heaps-nimbers = In that game the nimbers of sizes 1 to { $most } are { $nimbers }{ $more ->
    [yes] { " " }(nimatron sequence lists more).
   *[no] .
  }
nimber-by-parts = , the nim-sum of { $parts }
nimber-by-remainder = , the remainder of { $number } on division by { $round }
nimber-by-size = , its size
nimber-by-copies = : whatever is done there can be copied there
nimber-by-command = { " " }(nimatron solve { $summand })
theorem-summands = By the Sprague-Grundy theorem { $count ->
    [one] the game is
   *[other] each game is
  } equivalent to one pile of nim, whose size is its nimber{ $larger ->
    [yes] ; a move may also make it larger, but the opponent can take that back.
   *[no] .
  } The player who has to move from { $count ->
    [one] nimber
   *[other] nim-sum
  } 0 loses: every move changes it, and the opponent can always make it 0 again.
