# What only kayles says.

tagline-kayles = knock down one pin or two neighbouring ones
rules-kayles = Kayles: knock down one pin, or two neighbouring ones. What is left of a row on either side becomes a separate row. The player who cannot move loses.
    .strategy = split a row into equal halves and copy in the other half; else play nim with the nimbers of the rows, 1 2 3 1 4 3 2 1 4 2 for 1 to 10 pins.
rules-kayles-misere = Kayles, misère: knock down one pin, or two neighbouring ones. What is left of a row on either side becomes a separate row. The player who makes the last move loses.
deed-pin = knocks down pin { $pin } of row { $row }
    .advice = knock down pin { $pin } of row { $row }
deed-pins = knocks down pins { $pin } and { $next } of row { $row }
    .advice = knock down pins { $pin } and { $next } of row { $row }
position-kayles-unreadable = "{ $word }" is not a row of pins. A position is the lengths of the rows, such as 7 or 3,4: whole numbers, at most { $most } pins and { $heaps } rows in all.
move-unreadable-kayles = "{ $move }" is not a move. Write 2:3 to knock down pin 3 of row 2, or 2:3+ to knock down pins 3 and 4.
move-no-such-row = There is no row { $row }: { $rows ->
    [1] there is only row 1.
   *[other] the rows are numbered from 1 to { $rows }.
  }
move-empty-row = Row { $row } is empty. Choose a row that has pins.
move-no-such-pin = There is no pin { $pin } in row { $row }: { $most ->
    [1] it has only pin 1.
   *[other] its pins are numbered from 1 to { $most }.
  }
move-no-next-pin = Pin { $pin } is the last of row { $row }: there is none next to it. Leave out the + to knock it down alone.
ask-pin-rows = How many rows of pins, or the rows themselves?
help-pin-rows = Enter how many rows of pins there are, from 1 to { $most }; after that you are asked how many pins each of them has. q quits.
ask-row-length = How many pins in row { $row }?
help-row-length = Enter how many pins this row has at the start, from 1 to { $most }. q quits.
ask-row = In which row ({ $offered })?
help-row = Enter the number of the row in which pins fall: { $offered }. b goes back to the menu, q quits.
ask-pin = Which pin, or the first of two ({ $most ->
    [1] only 1
   *[other] 1 to { $most }
  })?
help-pin = Enter the number of the pin in row { $row } that falls{ $most ->
    [1] : only 1 is possible
   *[other] , from 1 to { $most }
  }; after that you are asked whether the next one falls too. b goes back to the menu, q quits.
ask-how-many-pins = How many pins ({ $most ->
    [1] 1
   *[other] 1 or 2
  })?
help-how-many-pins = Enter { $most ->
    [1] 1: pin { $pin } is the last of its row, so it falls alone
   *[other] how many pins fall: 1 for pin { $pin } alone, 2 for it and the next one
  }. b goes back to the menu, q quits.
limit-row = { $size ->
    [1] There is no pin { $answer }: row { $row } has only pin 1
   *[other] There is no pin { $answer }: row { $row } has only pins 1 to { $size }
  }
limit-two-pins = { $answer } is too many: no more than two pins fall at once
limit-last-pin = { $answer } is too many: pin { $pin } is the last of its row
theorem-pin-rows-left = the move leaves the rows in equal pairs. Whatever your opponent knocks down in a row, knock down the same in the other row of its pair (the Tweedledum and Tweedledee strategy): you always have an answer, and so make the last move.
    .idea = { $halves ->
        [yes] Can you leave two equal halves?
       *[no] Can you leave equal pairs?
      }
    .short = it leaves equal pairs.
theorem-pin-rows-faced = the rows come in equal pairs. Whatever is knocked down in a row, the opponent can knock down the same in the other row of its pair, and so makes the last move.
    .short = there are equal pairs, so your opponent can copy every move.
alike-rows = rows in any order
moves-kayles = Write 2:3 to knock down pin 3 of row 2, and 2:3+ to knock down pins 3 and 4.
    .picture = A number in parentheses below a row is the one that it had before the last move.
place-pins-left = is in the left third of row { $row }
place-pins-middle = is in the middle third of row { $row }
place-pins-right = is in the right third of row { $row }
