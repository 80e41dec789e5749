# What only Fibonacci nim says.

tagline-fibonacci = take at most twice what was just taken
rules-fibonacci = Fibonacci nim: take at least one match, and at most twice as many as the move before has taken; the first move may not take all. The player who takes the last match wins. The number after the slash is the most that may be taken now.
    .strategy = write the number of matches as a sum of Fibonacci numbers, no two of them neighbours, and take the smallest of them.
rules-fibonacci-misere = Fibonacci nim, misère: take at least one match, and at most twice as many as the move before has taken; the first move has to leave at least two. The player who takes the last match loses. The number after the slash is the most that may be taken now.
    .strategy = put one match aside for your opponent; write the number of the others as a sum of Fibonacci numbers, no two of them neighbours, and take the smallest of them.
position-fibonacci = "{ $word }" is not a position. A position is the number of matches, such as 13, or with a slash and the most that may be taken now, no more than there are, such as 13/4: whole numbers from 0 to { $most }.
deed-fibonacci = takes { $count ->
    [one] 1 match
   *[other] { $count } matches
  }
    .advice = take { $count ->
    [one] 1 match
   *[other] { $count } matches
  }
ask-matches = How many matches are there?
help-matches = Enter how many matches there are at the start, up to { $most }. q quits.
theorem-match-left = the move leaves a single match, and the opponent has to take it.
    .idea = Can you leave a single match?
theorem-match-faced = only one match is left, and it has to be taken.
zeckendorf-sum = { $count ->
    [1] { $number } is one of the Fibonacci numbers (1, 2, 3, 5, 8, ...)
   *[other] { $number } is { $parts } as a sum of Fibonacci numbers (1, 2, 3, 5, 8, ...) of which no two are neighbours
  }
theorem-zeckendorf-left = the move leaves { $number }, and { $sum }. At most { $most } may be taken now, less than { $least }. Whatever your opponent takes, write what is left as a sum of Fibonacci numbers, no two of them neighbours, and take the smallest of them: you always can, and so take the last match.
    .idea = Write the number of matches as a sum of Fibonacci numbers, no two of them neighbours. What is the smallest part?
theorem-zeckendorf-left-misere = the move leaves { $number } and the last match, and { $sum }. At most { $most } may be taken now, less than { $least }. Whatever your opponent takes, write what is left beside the last match as a sum of Fibonacci numbers, no two of them neighbours, and take the smallest of them: you always can, and your opponent has to take the last match.
    .idea = Keep one match back for your opponent. Write the number of the others as a sum of Fibonacci numbers, no two of them neighbours. What is the smallest part?
theorem-zeckendorf-faced = { $sum }. At most { $most } may be taken now, less than { $least }. Whatever is taken, the opponent can write what is left as a sum of Fibonacci numbers, no two of them neighbours, and take the smallest of them, and so takes the last match.
theorem-zeckendorf-faced-misere = without the last match there are { $number }, and { $sum }. At most { $most } may be taken now, less than { $least }. Whatever is taken, the opponent can write what is left beside the last match as a sum of Fibonacci numbers, no two of them neighbours, and take the smallest of them; the last match is left in the end to the player whose turn it is now.
moves-fibonacci = Write 2 to take 2 matches.
