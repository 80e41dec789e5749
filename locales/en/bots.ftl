# What is said by the feature bots.

refuse-command = exec: needs the command of a program after it, in visible characters, as in exec:./bot.
bot-not-run = cannot run the program "{ $command }": { $error }
bot-not-found = cannot run the program "{ $command }": the shell knows no such command.
forfeit-no-move = { $name } answered "{ $line }". { $why }
forfeit-not-legal = { $name } answered "{ $line }", which is not legal. { $why }
forfeit-out-of-turn = { $name } wrote "{ $line }" out of turn.
forfeit-late = { $name } made no move within { $seconds } s.
forfeit-long-line = { $name } wrote a line of more than { $most } KiB.
forfeit-comments = { $name } wrote more than { $most } comments in one turn.
forfeit-ended = { $known ->
    [yes] { $name } ended without a move, with status { $status }.
   *[no] { $name } ended without a move.
  }
record-program = A player of the last game of { $file } is a program. A record runs no commands: begin a new game with --first or --second.
refuse-skill = "{ $skill }" is not how an engine plays; use { $known } or perfect@70 (optimal in 70% of its turns).
engine-version = "{ $line }" is another protocol; this engine speaks nimatron 1.
engine-line = "{ $line }" is not understood; a line is nimatron 1, game NAME, position POSITION or quit.
engine-no-game = No game has begun.
engine-fixed = { $option } cannot change during a game.
usage-match = A match needs a position and two players, as in nimatron match nim 3,5,7 perfect random.
usage-match-drawn = With --random-starts a match needs two players and no position, as in nimatron match nim perfect random --random-starts 3.
refuse-match-player = "{ $seat }" is not a player for a match; use { $known }, exec:COMMAND or perfect@70 (optimal in 70% of its turns), with a name after a colon if you like, as in perfect:Ann.
progress-match = Playing
contest-title = { $game } from { $position }: { $count ->
    [one] 1 game
   *[other] { $count } games
  }, seed { $seed }
contest-title-random = { $game } from random positions of size { $size }: { $count ->
    [one] 1 game
   *[other] { $count } games
  }, seed { $seed }
column-won = won
column-lost = lost
column-drawn = drawn
column-right = optimal
column-choices = choices
column-mean = mean ms
column-longest = longest ms
column-forfeits = forfeits
contest-forfeit = Game { $number }: { $why }
contest-more = { $count ->
    [one] 1 more game was forfeited.
   *[other] { $count } more games were forfeited.
  }
contest-means = Optimal: the share of turns with an optimal move where not all moves were equally good. A forfeit counts as a loss. The times are those of a move.
