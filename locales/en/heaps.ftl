# What games of heaps say if they have no words of their own.

position-heaps = "{ $word }" is not a heap. A position is the sizes of the heaps, such as 7 or 3,4: whole numbers, at most { $most } in all, and at most { $most } heaps.
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
    .idea = there are equal pairs, so your opponent can copy every move.
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
