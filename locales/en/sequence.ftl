# What is said by the feature sequence.

sequence-period = Period { $length } after pre-period { $before }, proved: from { $from } on the nimbers repeat for ever.
sequence-no-period = The nimbers up to { $to } prove no period.
sequence-misere = Sequences are of nimbers, which belong to normal play: leave out --misere.
sequence-option = { $option } does not apply to sequences of { $game }.
sequence-shape = --shape must be two sides, at least one of them n, such as 2xn or nxn, not "{ $shape }".
sequence-bfile = A b-file has one number per line, and a losing position is several. Leave out --bfile.
