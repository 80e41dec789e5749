# What only nim says.

tagline-nim = take from one pile
rules-nim = Nim: take any number of matches from one pile. The player who takes the last match wins.
    .strategy = write each pile as a sum of different powers of two (5 = 4 + 1), and leave every power an even number of times.
rules-nim-misere = Nim, misère: take any number of matches from one pile. The player who takes the last match loses.
    .strategy = play as in ordinary nim until only one pile of two or more is left: make it 0 or 1, and leave an odd number of piles of one.
move-unreadable-nim = "{ $move }" is not a move. Write 2:1 to take 1 from pile 2.
theorem-nim-won = the nim-sum is { $sum }; the move makes it 0. (Write the sizes in binary, one below the other: the nim-sum has a 1 in each column with an odd number of ones. To find the move, take a pile with a 1 in the leftmost of these columns and in each of them change its 1 to 0 and its 0 to 1: that makes the pile smaller.) The player who faces nim-sum 0 loses (Bouton, 1901): every move makes some column odd, and the opponent repairs it in the same way.
    .idea = The nim-sum is { $sum }. Which piles have a 1 in its leftmost column?
    .short = it makes the nim-sum 0.
theorem-nim-won-misere = the nim-sum is { $sum }; the move makes it 0 and leaves a pile of two or more. (Write the sizes in binary, one below the other: the nim-sum has a 1 in each column with an odd number of ones. To find the move, take a pile with a 1 in the leftmost of these columns and in each of them change its 1 to 0 and its 0 to 1: that makes the pile smaller.) As long as there is such a pile, play as in nim. When only one is left, the nim-sum is not 0, so it is your turn: reduce it to 0 or 1 so that an odd number of piles of one is left, and your opponent takes the last match.
    .idea = The nim-sum is { $sum }. Which piles have a 1 in its leftmost column?
    .short = it makes the nim-sum 0.
theorem-nim-lost = the nim-sum is { $sum }. (Write the sizes in binary, one below the other: the nim-sum has a 1 in each column with an odd number of ones.) Every move makes some column odd, and the opponent can always make all columns even again.
    .short = the nim-sum is { $sum }, and every move changes it.
theorem-nim-lost-misere = the nim-sum is { $sum }, and there is a pile of two or more. (Write the sizes in binary, one below the other: the nim-sum has a 1 in each column with an odd number of ones.) As long as there is such a pile, every move makes some column odd, and the opponent can make all columns even again. When only one such pile is left, the nim-sum is not 0, so it is the opponent's turn: reduced to 0 or 1, it leaves an odd number of piles of one.
    .short = the nim-sum is { $sum }, and every move changes it.
theorem-pairs-left = the move leaves the piles in equal pairs. Whatever your opponent takes from a pile, take the same from the other pile of its pair (the Tweedledum and Tweedledee strategy): you always have an answer, and so take the last match.
    .idea = Can you leave the piles in equal pairs?
    .short = it leaves equal pairs.
theorem-pairs-faced = the piles come in equal pairs. Whatever is taken from a pile, the opponent can take the same from the other pile of its pair, and so takes the last match.
    .short = the piles come in equal pairs, so your opponent can copy every move.
note-pairs = equal pairs again
note-as-nim = as nim { $left }
moves-nim = Write 2:1 to take 1 match from pile 2.
