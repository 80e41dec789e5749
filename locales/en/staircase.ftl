# What only staircase nim says.

tagline-staircase = move coins down the steps
rules-staircase = Staircase nim: coins lie on the steps of a staircase. Move any number of coins from one step to the next lower one; from step 1 they are taken away. The player who takes the last coin away wins.
    .strategy = the coins on each odd step are a pile of nim. Coins that your opponent brings down to an odd step you send on at once.
rules-staircase-misere = Staircase nim, misère: coins lie on the steps of a staircase. Move any number of coins from one step to the next lower one; from step 1 they are taken away. The player who takes the last coin away loses.
    .strategy = the coins on each odd step are a pile of nim. Coins that your opponent brings down to an odd step you send on at once.
moves-staircase = Write 2:1 to move 1 coin from step 2 to step 1.
position-staircase = "{ $word }" is not accepted. A position is the number of coins on step 1, step 2 and so on, such as 3,0,1: whole numbers, at most { $most } in all.
move-unreadable-staircase = "{ $move }" is not a move. Write 2:1 to move 1 coin from step 2 to step 1.
move-staircase = { $move } is not possible here. The largest moves: { $most }.
deed-staircase = { $place ->
    [1] takes { $count } away from step 1
   *[other] moves { $count } from step { $place } to step { $to }
  }
    .advice = { $place ->
    [1] take { $count } away from step 1
   *[other] move { $count } from step { $place } to step { $to }
  }
said-staircase = Step { $number }: { $count }{ $taken ->
    [0] .
   *[other] , { $taken } moved down.
  }
theorem-staircase-left = only the coins on odd steps count: each of these steps is a pile of nim. So the move leads from nim { $piles } to nim { $left }{ $grows ->
    [yes] {" "}(a pile gets larger)
   *[no] {""}
  }. Coins that your opponent brings down to an odd step you send on at once, and the piles are as before. In nim: { $reason }
    .idea = Only the coins on odd steps count: each of these steps is a pile of nim. What would you do in nim { $piles }?
    .short = on the odd steps it leaves nim { $left }, a losing position.
theorem-staircase-faced = { $open ->
    [yes] only the coins on odd steps count: each of these steps is a pile of nim, so this is nim { $piles }, a losing position. Coins brought down to an odd step the opponent sends on at once, and the piles are as before. In nim: { $reason }
   *[no] only the coins on odd steps count, and there are none. Coins brought down to an odd step the opponent sends on at once, and so makes the last move.
  }
    .short = on the odd steps this is nim { $piles }, a losing position.
