# What games of heaps say if they have no words of their own.

position-heaps = "{ $word }" is not a heap. A position is the sizes of the heaps, such as 7 or 3,4: whole numbers, at most { $most } in all, and at most { $heaps } heaps.
move-no-such-heap = There is no heap { $row }: { $rows ->
    [1] there is only heap 1.
   *[other] the heaps are numbered from 1 to { $rows }.
  }
move-empty-heap = Heap { $row } is empty. Choose one that is not.
ask-heap = In which heap ({ $offered })?
help-heap = Enter the number of the heap in which you move: { $offered }. b goes back to the menu, q quits.
ask-heaps = How many heaps, or the heaps themselves?
help-heaps = Enter how many heaps there are, from 1 to { $most }; after that you are asked how large each of them is. q quits.
ask-heap-size = How large is heap { $row }?
help-heap-size = Enter the size of this heap at the start, from 1 to { $most }. q quits.
theorem-heaps-left = the move leaves the heaps in equal pairs. Whatever your opponent does in a heap, do the same in the other heap of its pair (the Tweedledum and Tweedledee strategy): you always have an answer, and so make the last move.
    .idea = { $halves ->
        [yes] Can you leave two equal halves?
       *[no] Can you leave equal pairs?
      }
    .short = it leaves equal pairs.
theorem-heaps-faced = the heaps come in equal pairs. Whatever is done in a heap, the opponent can do the same in the other heap of its pair, and so makes the last move.
    .short = there are equal pairs, so your opponent can copy every move.
theorem-heaps-nimbers = The nimbers of heaps of 1 to { $most } are { $nimbers }{ $more ->
    [yes] { " " }(nimatron sequence lists more).
   *[no] .
  }{ $dead ->
    [yes] { " " }Heaps that no move can change are left out.
   *[no] { "" }
  }
note-heaps = equal pairs again
alike-heaps = heaps in any order
alike-live-heaps = heaps in any order; those that no move can change are left out
place-heap = is in heap { $row }
ask-taken = How many ({ $offered })?
help-taken = Enter how many you take from heap { $heap }: { $offered }. b goes back to the menu, q quits.
theorem-misere-kayles = misère kayles is solved (Sibert and Conway): { $line ->
    [other] with at least one row other than 1, 4, 5, 9, 12, 17, 20 and 25 a position is losing exactly if its nimber is 0.
    [short] rows of 1, 4 and 5 alone are losing exactly if the number of rows of 1 and 4 is odd.
    [even] rows of 1, 4, 9, 12, 17 and 20 alone, with an even number of rows of 9, 12 and 17, are losing exactly if the number of rows of 1, 4 and 20 is odd.
    [nines] an odd number of rows of 9, or a single row of 12, with an even number of rows of 1 and 4 together and no others, is losing.
    [single] a single row of 25, an odd number of rows of 9, and an odd number of rows of 1 and 4 together, with no others, are losing.
   *[none] rows of 1, 4, 5, 9, 12, 17, 20 and 25 alone are losing exactly if their nimber is 0, but for some exceptions, to which these do not belong.
  }
misere-kayles-rows = { $won ->
    [yes] The move leaves
   *[no] { $count ->
        [one] There is
       *[other] There are
      }
  } { $count ->
    [one] a row of { $rows }
   *[other] rows of { $rows }
  }{ $line ->
    [other] , with nimbers { $nimbers }: their nim-sum is 0.{ $won ->
        [yes] { " " }After each reply make the nim-sum 0 again, as long as such a row is left; without one there are exceptions.
       *[no] { "" }
      }
    [none] , with nimbers { $nimbers }: their nim-sum is 0.
   *[short] .
  }
theorem-pin-rows-nimbers = The nimbers of rows of 1 to { $most } pins are { $nimbers }{ $more ->
    [yes] { " " }(nimatron sequence lists more).
   *[no] .
  }
octal-is-kayles = This octal game is kayles: each heap is a row.
