# What only subtraction games say.

tagline-take = take 1, 2 or 3 (or by a rule of your own) from a heap
rules-take = Take: { $numeric ->
    [yes] take some from one heap; only these numbers are allowed: { $set }.
   *[no] change one heap by the rule "{ $set }". { $letters }
  } The player who cannot move loses.
    .strategy = find each heap's nimber, then play nim with the nimbers.
rules-take-misere = Take, misère: { $numeric ->
    [yes] take some from one heap; only these numbers are allowed: { $set }.
   *[no] change one heap by the rule "{ $set }". { $letters }
  } The player who makes the last move loses.
terms-take = { $numeric ->
    [yes] taking { $value }
   *[no] by the rule { $value }
  }
ask-set = Which numbers may be taken?
help-set = Enter the numbers that a move may take, such as 1,3,4 or 1-5, or a rule in English, such as primes; k <= n/2; k divides n and k < n; take 1 or 2, then split; split a + b, a != b. n is the size of the heap, k how many are taken; what is left may become two heaps, a and b, a not larger than b, and 0 is no heap. Kinds of numbers: any, even, odd, squares, cubes, triangular, primes, fibonacci, powers of 2. Signs and words: = != < <= > >= + - * / ^ mod, gcd(k, n), half, and, or, not. A comma adds a condition, a semicolon another way to move: take 1; take 2, n is even. Enter alone takes those in brackets. q quits.
set-unreadable = "{ $word }" is not a set of numbers. Write the numbers that may be taken, from 1 to { $most }, such as 1,3,4, 1-5 or 1-3,7: at most { $numbers } of them.
position-take = "{ $word }" is not a heap. A position is the sizes of the heaps, such as 7 or 7,5: whole numbers, at most { $most } in all, and at most { $heaps } heaps.
move-unreadable-numbers = "{ $move }" is not a move. Write 2:3 to take 3 from heap 2.
move-take-none = Nothing can be taken from heap { $heap }: it has only { $size }, and the smallest number that may be taken is { $least }. Choose another heap.
move-take-count = { $count } cannot be taken from heap { $heap }, which has { $size }. What can be taken: { $takable }.
deed-taken = takes { $taken } from heap { $heap }
    .advice = take { $taken } from heap { $heap }
moves-take = Write 2:3 to take 3 from heap 2. Where the rule splits heaps, write 2:1+4 to split heap 2 into 1 and 4, and 2:3=1+4 to take 3 and leave 1 and 4.
rule-letters = n is the size of the heap, and k is how many are taken from it.{ $splits ->
    [yes] { " " }What is left may become two heaps of a and b, a not larger than b.
   *[no] { "" }
  }
rule-unreadable = The rule is not understood at the place that is marked with ›: { $marked } (expected: { $what ->
    [number] a number, n, k, or a kind of numbers such as primes, powers of 2
    [taken] no k, as nothing is taken
    [parts] no a and no b before "split"
    [split] split
    [length] no more than 200 characters
    [closing] a closing bracket
    [comparison] a comparison, such as k <= n/2
    [last] a number, n or k; rules do not remember the last move, coins and fibonacci do
    [pass] a move; these rules have no passes
    [heaps] one heap; a move changes a single one; matches takes from two at once
   *[sign] a comparison such as <=, "and", "or", a comma, or the end
  }). Rules are, for example: 1,3,4; primes; k <= n/2; k divides n and k < n; split a + b, a != b; take 1 or 2, then split.
move-unreadable-rule = "{ $move }" is not a move. Write 2:3 to take 3 from heap 2, 2:1+4 to split heap 2 into 1 and 4, or 2:3=1+4 to take 3 from heap 2 and leave 1 and 4.
move-none = No move is possible in heap { $heap }, which has { $size }. Choose another heap.
move-other = { $played } is not a move in heap { $heap }, which has { $size }. Allowed there: { $allowed }.
