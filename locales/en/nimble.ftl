# What only nimble says.

tagline-nimble = move coins down a strip
rules-nimble = Nimble: coins lie on the numbered spaces of a strip, any number on a space. Move one coin down by any number of spaces; on space 0 it stays. The player who makes the last move wins.
    .strategy = each coin is a pile of nim, as large as the number of its space.
rules-nimble-misere = Nimble, misère: coins lie on the numbered spaces of a strip, any number on a space. Move one coin down by any number of spaces; on space 0 it stays. The player who makes the last move loses.
    .strategy = each coin is a pile of nim, as large as the number of its space.
moves-nimble = Write 2:1 to move coin 2 down by 1 space.
position-nimble = "{ $word }" is not a space. A position is the number of the space of each coin, such as 3,0,4: whole numbers from 0 to { $most }.
move-unreadable-nimble = "{ $move }" is not a move. Write 2:1 to move coin 2 down by 1 space.
move-nimble = { $move } is not possible here. The longest moves: { $most }.
deed-nimble = moves coin { $place } from space { $from } to space { $to }
    .advice = move coin { $place } from space { $from } to space { $to }
said-nimble = Coin { $number }: space { $count }{ $taken ->
    [0] .
   *[other] , { $taken } lower than before.
  }
alike-nimble = coins in any order
theorem-nimble-left = each coin is a pile of nim, as large as the number of its space. So the move leads from nim { $piles } to nim { $left }. In nim: { $reason }
    .idea = Each coin is a pile of nim, as large as the number of its space. What would you do in nim { $piles }?
    .short = it leaves nim { $left }, a losing position.
theorem-nimble-faced = each coin is a pile of nim, as large as the number of its space, so this is nim { $piles }, a losing position. In nim: { $reason }
    .short = this is nim { $piles }, a losing position.
