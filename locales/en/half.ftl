# What only the game of taking at most half says.

tagline-half = take at most half of a heap
rules-half = Half: take some from one heap, at most half of it. The player who cannot move loses.
    .strategy = leave one less than a power of two (1, 3, 7, 15, ...); with several heaps, play nim with the nimbers.
rules-half-misere = Half, misère: take some from one heap, at most half of it. The player who makes the last move loses.
move-half = { $most ->
    [0] Nothing can be taken from heap { $heap }: it has only { $size }. Choose another heap.
   *[other] { $count } cannot be taken from heap { $heap }, which has { $size }: at most half, { $most }.
  }
theorem-half-nimbers = A heap of 2n has nimber n, and a heap of 2n + 1 that of a heap of n: the nimbers of heaps of 1 to { $most } are { $nimbers }{ $more ->
    [yes] { " " }(nimatron sequence lists more).
   *[no] .
  }{ $dead ->
    [yes] { " " }Heaps that no move can change are left out.
   *[no] { "" }
  }
theorem-half-left = the move leaves a heap that is one less than a power of two (1, 3, 7, 15, ...). From there no move leaves such a heap: the next smaller one is less than half. After every reply you can leave one again.
    .idea = Can you leave one less than a power of two?
    .short = it leaves one less than a power of two.
theorem-half-faced = the heap is one less than a power of two (1, 3, 7, 15, ...). No move leaves such a heap: the next smaller one is less than half. After every move the opponent can leave one again.
moves-half = Write 2:3 to take 3 from heap 2.
