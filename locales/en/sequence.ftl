# What is said by the feature sequence.

sequence-period = Period { $length } after pre-period { $before }, proved: from { $from } on the nimbers repeat for ever.
sequence-no-period = The nimbers up to { $to } prove no period.
sequence-misere = In misère play only octal, kayles, sticks and take with given numbers have sequences: words in place of nimbers, which belong to normal play. Leave out --misere.
sequence-option = { $option } does not apply to sequences of { $game }.
sequence-shape = --shape must be two sides, at least one of them n, such as 2xn or nxn, not "{ $shape }".
sequence-bfile = A b-file has one number per line, and a losing position is several. Leave out --bfile.
sequence-words = { $length ->
    [0] The words of larger heaps than { $reach } are not known, and no period is proved.
   *[other] Period { $length } after pre-period { $before }, proved: from { $from } on the words repeat for ever.
  } In misère play several heaps are the product of their words (misère quotient of order { $order }): letters may change places{ $ruled ->
    [yes] , and { $rules }.
   *[no] .
  } { $count ->
    [0] No word is lost.
    [1] Only { $lost } is lost.
   *[other] Lost are exactly { $lost }.
  }
sequence-reach = The words of heaps in misère play were found up to { $reach } only (quotient of order { $order }), and no rule for larger heaps. Ask for no more than --to { $reach }.
sequence-nimbers = Nimbers of { $game }{ $shape }, by size:
sequence-losing = Losing positions of { $game }:
sequence-heap-words = Words of { $game }, by size:
