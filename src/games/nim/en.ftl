# What only nim says.

tagline-nim = take from one pile
rules-nim = Nim: take any number of matches from one pile. The player who takes the last match wins.
rules-nim-misere = Nim, misère: take any number of matches from one pile. The player who takes the last match loses.
move-unreadable-nim = "{ $move }" is not a move. Write 2:1 to take 1 from pile 2.
theorem-nim-won = the move makes the nim-sum 0. (Write the sizes in binary, one below the other: the nim-sum has a 1 in each column with an odd number of ones. It is { $sum } now.) The player who has to move from nim-sum 0 loses: every move changes it, and the opponent can always make it 0 again.
theorem-nim-won-misere = the move makes the nim-sum 0 and leaves a pile of two or more. (Write the sizes in binary, one below the other: the nim-sum has a 1 in each column with an odd number of ones. It is { $sum } now.) As long as there is such a pile, misère nim is played like nim. The player who reduces the last one chooses whether an odd number of ones is left, and so wins.
theorem-nim-lost = the nim-sum is { $sum }. (Write the sizes in binary, one below the other: the nim-sum has a 1 in each column with an odd number of ones.) Every move changes it, and the opponent can always make it 0 again.
theorem-nim-lost-misere = the nim-sum is { $sum }, and there is a pile of two or more. (Write the sizes in binary, one below the other: the nim-sum has a 1 in each column with an odd number of ones.) As long as there is such a pile, misère nim is played like nim: every move changes the nim-sum, and the opponent can make it 0 again. The player who reduces the last such pile chooses whether an odd number of ones is left, and that is the opponent.
theorem-pairs-left = the move leaves the piles in equal pairs. Whatever your opponent takes from a pile, take the same from the other pile of its pair: you always have an answer, and so take the last match.
theorem-pairs-faced = the piles come in equal pairs. Whatever is taken from a pile, the opponent can take the same from the other pile of its pair, and so takes the last match.
note-pairs = equal pairs again
moves-nim = As a move, 2:1 takes 1 match from pile 2.
