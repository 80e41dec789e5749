# What only matches says.

tagline-matches = take from one pile, or the same number from two
rules-matches = Matches: take any number of matches from one pile{ $most ->
    [1] {""}
    [2] , or the same number from each of two piles
    [10] , or the same number from each of several piles, as many as you like (1+2+3:1 takes 1 from each of piles 1, 2 and 3)
   *[other] , or the same number from each of up to { $most } piles (1+2+3:1 takes 1 from each of piles 1, 2 and 3)
  }. The player who takes the last match wins.
    .strategy = { $most ->
    [1] write each pile as a sum of different powers of two (5 = 4 + 1), and leave every power an even number of times.
   *[other] With two piles leave a golden pair: 1 2, 3 5, 4 7, ... (pair n: the smallest unused number, and that plus n).{ $most ->
        [2] {" "}Three equal piles are a losing position too.
       *[other] {""}
    }
  }
rules-matches-misere = Matches, misère: take any number of matches from one pile{ $most ->
    [1] {""}
    [2] , or the same number from each of two piles
    [10] , or the same number from each of several piles, as many as you like (1+2+3:1 takes 1 from each of piles 1, 2 and 3)
   *[other] , or the same number from each of up to { $most } piles (1+2+3:1 takes 1 from each of piles 1, 2 and 3)
  }. The player who takes the last match loses.
terms-matches = piles at once: { $value }
at-once-unreadable = --piles-at-once must be from 1 to { $most }, or any; "{ $value }" is not accepted.
move-unreadable-matches = "{ $move }" is not a move. Write 2:1 to take 1 from pile 2, or 1+2:1 to take 1 from each of piles 1 and 2.
move-unreadable-several = "{ $move }" is not a move. Write 2:1 to take 1 from pile 2, 1+2:1 to take 1 from each of piles 1 and 2, and so on with up to { $most } piles.
theorem-golden = { $smaller } and { $larger } are golden pair number { $number } (Wythoff pairs: { $pairs }, ...; pair number n is the smallest number not used before it, and that number plus n). So each size and each difference is in exactly one pair.
    .short = { $smaller } and { $larger } are a golden pair.
theorem-golden-misere = { $smaller } and { $larger } are golden pair number { $number } (Wythoff pairs: { $pairs }, ...; pair number n is the smallest number not used before it, and that number plus n). In misère play 0 1 and 2 2 replace 0 0 and 1 2. They have the same sizes and the same differences, so each size and each difference is still in exactly one pair.
    .short = { $smaller } and { $larger } are a golden pair.
theorem-golden-stand-in = in misère play 0 1 and 2 2 replace the golden pairs (Wythoff pairs) 0 0 and 1 2, and here the pair is { $smaller } and { $larger }; all others ({ $pairs }, ...) stay. The new two have the same sizes and the same differences, so each size and each difference is still in exactly one pair.
golden-left = A move keeps a size or the difference, so none leads from pair to pair. From every other position a move leads to a pair: reduce the larger pile to the partner of the smaller; if it is too small for that, the difference of the two belongs to a smaller pair: take the same from both. Now your opponent has to move from a pair.
    .idea = Which golden pair can you reach?
golden-faced = A move keeps a size or the difference, so none leads from pair to pair. From every other position a move leads to a pair: reduce the larger pile to the partner of the smaller; if it is too small for that, the difference of the two belongs to a smaller pair: take the same from both.
    .idea = The piles are a golden pair, and no move leaves another.
note-golden = a golden pair again
theorem-three-equal-left = the move leaves three equal piles of { $size }. Whatever your opponent takes from one or two of them, take as many from each of the others: that leaves three equal piles again, or the last matches are yours.
    .idea = Can you leave three equal piles?
    .short = it leaves three equal piles.
theorem-three-equal-faced = three equal piles of { $size } are left. Whatever is taken from one or two of them, the opponent can take as many from each of the others: that leaves three equal piles again, or takes the last matches.
    .idea = with three equal piles, what do the other piles allow your opponent to do?
note-three-equal = three equal piles again
moves-matches = Write 2:1 to take 1 match from pile 2{ $most ->
    [1] {""}
   *[other] , and 1+2:1 to take 1 from each of piles 1 and 2
  }.
