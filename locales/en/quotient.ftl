# What is said of games of heaps in misère play whose misère quotient is known.

theorem-quotient = { $won ->
    [yes] the move leaves the word { $word }, which is lost.
   *[no] these heaps are the word { $word }, which is lost.
  }
    .idea = { $won ->
        [yes] Each heap counts as a word. Which move leaves a lost word?
       *[no] these heaps are the lost word { $word }.
      }
    .short = { $won ->
        [yes] it leaves the lost word { $word }.
       *[no] { $word } is a lost word.
      }
quotient-heaps = Each heap counts as a word: { $heaps }{ $more ->
    [yes] { " " }and so on.
   *[no] .
  }{ $empty ->
    [yes] { " " }1 is the empty word, of a heap that does not count.
   *[no] { "" }
  }{ $power ->
    [yes] { " " }A number after a letter says how often it stands: a2 is aa.
   *[no] { "" }
  }{ $length ->
    [0] { "" }
   *[other] { " " }From heap { $from } on these words repeat with period { $length }.
  }
quotient-sum = { $won ->
    [yes] The position is { $before }, and the move leaves { $after }
   *[no] Together they are { $before }
  }: letters may change places{ $shortened ->
    [yes] , and { $rules }.
   *[no] .
  }
quotient-lost = { $count ->
    [1] Only the word { $words } is lost
   *[other] Lost are exactly the words { $words }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
      }
  }, of { $order } words in all{ $reach ->
    [0] ; this is proved for all heaps.
   *[other] ; this is proved for heaps of at most { $reach }.
  }
quotient-always = From a lost word no move leads to a lost word; from every other word one does, unless the game is over. So there is always an answer, and the opponent makes the last move.
note-quotient = the lost word { $word }
beyond-reach = No rule was found for heaps of more than { $reach } in misère play; with smaller ones any number of heaps is solved. { $why }
