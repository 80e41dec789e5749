# What only subtraction games say.

tagline-take = take 1, 2 or 3 (or other agreed numbers) from a heap
rules-take = Take: take some from one heap; only these numbers are allowed: { $set }. The player who cannot move loses.
    .strategy = find each heap's nimber, then play nim with the nimbers.
rules-take-misere = Take, misère: take some from one heap; only these numbers are allowed: { $set }. The player who makes the last move loses.
terms-take = taking { $value }
ask-set = Which numbers may be taken?
help-set = Enter the numbers that a move may take, such as 1,3,4, 1-5 or 1-3,7; Enter alone takes those in brackets. q quits.
set-unreadable = "{ $word }" is not a set of numbers. Write the numbers that may be taken, from 1 to { $most }, such as 1,3,4, 1-5 or 1-3,7: at most { $numbers } of them.
position-take = "{ $word }" is not a heap. A position is the sizes of the heaps, such as 7 or 7,5: whole numbers, at most { $most } in all, and at most { $heaps } heaps.
move-unreadable-numbers = "{ $move }" is not a move. Write 2:3 to take 3 from heap 2.
move-take-none = Nothing can be taken from heap { $heap }: it has only { $size }, and the smallest number that may be taken is { $least }. Choose another heap.
move-take-count = { $count } cannot be taken from heap { $heap }, which has { $size }. What can be taken: { $takable }.
deed-taken = takes { $taken } from heap { $heap }
    .advice = take { $taken } from heap { $heap }
moves-take = Write 2:3 to take 3 from heap 2.
