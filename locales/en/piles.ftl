# What matches and nim both say.

deed-single = takes { $count ->
    [one] 1 match
   *[other] { $count } matches
  } from pile { $pile }
    .advice = take { $count } from pile { $pile }
deed-double = takes { $count ->
    [one] 1 match
   *[other] { $count } matches
  } from each of piles { $number ->
    [2] { $first } and { $second }
   *[other] { $piles }
  }
    .advice = take { $count } from each of piles { $number ->
    [2] { $first } and { $second }
   *[other] { $piles }
  }
position-piles-bad-size = "{ $word }" is not a pile size. A position is the sizes of the piles, such as 3,5,7: whole numbers from 0 to { $most }.
position-piles-too-many = That is too many piles: a position has 1 to { $most } piles.
move-no-such-pile = There is no pile { $row }: { $rows ->
    [1] there is only pile 1.
   *[other] the piles are numbered from 1 to { $rows }.
  }
move-empty-pile = Pile { $row } is empty. Take from a pile that has matches.
move-same-pile = The two piles must be different ones, as in 1+2:1.
move-count-single = { $count } cannot be taken: pile { $pile } has { $size }. { $most ->
    [1] Take 1.
    [2] Take 1 or 2.
   *[other] Take from 1 to { $most }.
  }
move-count-double = { $count } cannot be taken: { $piles ->
    [2] the smaller of the two piles
   *[other] the smallest of these piles
  } has { $size }. { $most ->
    [1] Take 1.
    [2] Take 1 or 2.
   *[other] Take from 1 to { $most }.
  }
ask-piles = How many piles, or the piles themselves?
help-piles = Enter how many piles of matches there are, from 2 to { $most }; after that you are asked how many matches each of them has. q quits.
ask-pile-size = How many matches in pile { $row }?
help-pile-size = Enter how many matches this pile has at the start, from 1 to { $most }. q quits.
ask-pile = From which pile ({ $offered })?
ask-first-pile = Which is the first pile ({ $offered })?
ask-second-pile = Which is the second pile ({ $offered })?
ask-count-single = How many matches from pile { $heap }?
ask-count-double = How many matches from each?
help-pick-pile = Enter the number of the pile to take from: { $offered }. b goes back to the menu, q quits.
help-pick-first = Enter the number of the first of two piles to take from: { $offered }. b goes back to the menu, q quits.
help-pick-second = Enter the number of the second pile to take from: { $offered }. b goes back to the menu, q quits.
help-count-single = Enter how many matches to take from pile { $heap }{ $most ->
    [1] : only 1 is possible
   *[other] , from 1 to { $most }
  }. b goes back to the menu, q quits.
help-count-double = Enter how many matches to take from each of piles { $first } and { $second }{ $most ->
    [1] : only 1 is possible
   *[other] , from 1 to { $most }
  }. b goes back to the menu, q quits.
limit-single = { $answer } is too many: pile { $heap } has { $size }
limit-double = { $answer } is too many: the smaller of the two piles has { $size }
alike-piles = piles in any order
theorem-takes-last = it takes all the matches that are left.
    .idea = Can you take everything?
theorem-ones-left = { $piles ->
    [one] the move leaves a single match, and the opponent has to take it.
   *[other] the move leaves { $piles } piles of one. That is an odd number, so the opponent has to take the last one.
  }
    .idea = How many piles of one do you want to leave: an odd or an even number?
theorem-ones-faced = { $piles ->
    [one] only one match is left, and it has to be taken.
   *[other] only piles of one are left. Their number, { $piles }, is odd, so the player to move has to take the last one.
  }
note-last = { $piles ->
    [one] a single match
   *[other] an odd number of piles of one
  }
place-pile = takes from pile { $pile }
place-piles = takes from piles { $number ->
    [2] { $first } and { $second }
   *[other] { $piles }
  }
absent-double = Only one pile is left to take from.
