# What only cram says.

tagline-cram = put dominoes on a board; if you cannot move, you lose
rules-cram = Cram: put a domino on two free cells, side by side or one above the other. The player who cannot move loses.
    .strategy = On an empty board, even by odd: take the middle domino, then answer each move turned by 180°; even by even: let the other begin; odd by odd: count nimbers.
rules-cram-misere = Cram, misère: put a domino on two free cells, side by side or one above the other. The player who makes the last move loses.
deed-domino = puts a domino on { $first } and { $second }
    .advice = put a domino on { $first } and { $second }
position-cram-unreadable = "{ $word }" is not a board. Write 4x5 for an empty one of 4 rows and 5 columns, or the rows from top to bottom, such as ..#/.../..., with . for a free cell and # for a taken one.
position-cram-ragged = The rows must have the same length: row 1 has { $first } cells, row { $row } has { $columns }.
move-unreadable-cram = "{ $move }" is not a move. Write the two cells of a domino, each as a letter for the column and a number for the row, such as b2-c2.
move-no-such-cell = There is no cell { $cell }: the columns are a to { $letter }, the rows 1 to { $rows }.
move-cell-taken = { $cell } is taken. Choose two free cells that are neighbours.
move-same-cell = A domino takes two different cells, not { $cell } twice.
move-no-neighbours = { $first } and { $second } are not neighbours: a domino takes two cells side by side or one above the other.
ask-domino = Which two cells, such as { $example }?
help-domino = Enter two free cells side by side or one above the other, each as a letter for the column and a number for the row, with a hyphen between them: { $example }. b goes back to the menu, q quits.
theorem-mirror-left = after the move the free cells that a domino can cover look the same when the board is rotated by 180° about { $centre }. No domino overlaps its own image, so you can answer every move by its image: you always have an answer, and so make the last move.
theorem-mirror-faced = the free cells that a domino can cover look the same when the board is rotated by 180° about { $centre }. No domino overlaps its own image, so the opponent can answer every move by its image: there is always an answer, and it is the last move.
centre-cell = { $first }
centre-border = the border between { $first } and { $second }
centre-corner = the corner between { $first } and { $second }
note-mirror = looks the same when rotated
alike-boards = with their parts in other places too, turned or mirrored
moves-cram = As a move, b2-c2 puts a domino on b2 and c2: a letter for the column and a number for the row.
place-domino-row = lies in row { $row }
place-domino-column = stands in column { $letter }
