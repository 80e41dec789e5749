# What only Grundy's game says.

tagline-grundy = split a heap into two of different sizes
rules-grundy = Grundy's game: split one heap into two heaps of different sizes. The player who cannot move loses.
    .strategy = find each heap's nimber, then play nim with the nimbers.
rules-grundy-misere = Grundy's game, misère: split one heap into two heaps of different sizes. The player who makes the last move loses.
move-unreadable-grundy = "{ $move }" is not a move. To split heap 2 into 1 and 4 if it has 5, write 2:1+4.
move-grundy-none = Heap { $heap } cannot be split into two of different sizes: it has only { $size }. Choose another heap.
move-grundy-unequal = Heap { $heap } has { $size }. Split it into two heaps of different sizes that add up to { $size }, as in { $example }.
deed-grundy = splits heap { $heap } into { $one } and { $other }
    .advice = split heap { $heap } into { $one } and { $other }
ask-grundy = How large is the smaller of the two ({ $most ->
    [1] only 1
   *[other] 1 to { $most }
  })?
help-grundy = Heap { $heap } of { $size } becomes two heaps of different sizes. Enter the size of the smaller{ $most ->
    [1] : only 1 is possible
   *[other] , from 1 to { $most }
  }. b goes back to the menu, q quits.
limit-grundy = { $answer } is too large for the smaller of two different heaps of { $size } together
moves-grundy = Write 2:1+4 to split heap 2 into heaps of 1 and 4.
