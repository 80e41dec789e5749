# What only nim says.

tagline-nim = take from one pile
rules-nim = Nim: take any number of matches from one pile. Whoever takes the last match wins.
rules-nim-misere = Nim, misère: take any number of matches from one pile. Whoever takes the last match loses.
move-unreadable-nim = "{ $move }" is no move. Write 2:1 to take 1 from pile 2.
law-nim-won = the move makes the nim-sum 0. (Write the piles in binary one below the other: the nim-sum has a 1 in each column with an odd number of ones. It is { $sum } now.) Whoever has to move from nim-sum 0 loses: every move changes it, and it can always be made 0 again.
law-nim-won-misere = the move makes the nim-sum 0 and leaves a pile of two or more. (Write the piles in binary one below the other: the nim-sum has a 1 in each column with an odd number of ones. It is { $sum } now.) While such a pile is left, misère nim is won like nim; only the end, with piles of one, is turned around.
law-nim-lost = the nim-sum is { $sum }. (Write the piles in binary one below the other: the nim-sum has a 1 in each column with an odd number of ones.) Every move changes it, and the other player can always make it 0 again.
law-nim-lost-misere = the nim-sum is { $sum }, and a pile of two or more is left. (Write the piles in binary one below the other: the nim-sum has a 1 in each column with an odd number of ones.) While such a pile is left, misère nim is lost like nim; only the end, with piles of one, is turned around.
