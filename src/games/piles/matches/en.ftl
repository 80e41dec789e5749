# What only matches says.

tagline-matches = take from one pile, or the same number from two
rules-matches = Matches: take any number of matches from one pile, or the same number from each of two piles. Whoever takes the last match wins.
rules-matches-misere = Matches, misère: take any number of matches from one pile, or the same number from each of two piles. Whoever takes the last match loses.
move-unreadable-matches = "{ $move }" is no move. Write 2:1 to take 1 from pile 2, or 1+2:1 to take 1 from each of piles 1 and 2.
law-golden = { $smaller } and { $larger } are golden pair number { $number } (the pairs are { $pairs }, ...: the larger pile is the smaller one plus the number of the pair, and every size occurs once).
law-golden-misere = { $smaller } and { $larger } are golden pair number { $number } (the pairs are { $pairs }, ...: the larger pile is the smaller one plus the number of the pair). Under misère 0 1 and 2 2 stand in for 0 0 and 1 2; all other pairs stay.
law-golden-stand-in = under misère 0 1 and 2 2 stand in for the golden pairs 0 0 and 1 2, and these are { $smaller } and { $larger }; all other golden pairs ({ $pairs }, ...) stay.
golden-left = Whoever has to move from such a pair loses, and it is left to the other player.
golden-faced = Whoever has to move from such a pair loses.
note-golden = a golden pair again
