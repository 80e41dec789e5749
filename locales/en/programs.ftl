# What is said by the feature programs.

refuse-command = exec: needs the command of a program after it, in visible characters, as in exec:./bot.
bot-not-run = cannot run the program "{ $command }": { $error }
bot-not-found = cannot run the program "{ $command }": the shell knows no such command.
forfeit-no-move = { $name } answered "{ $line }". { $why }{ $said }
forfeit-not-legal = { $name } answered "{ $line }", which is not legal. { $why }{ $said }
forfeit-out-of-turn = { $name } wrote "{ $line }" out of turn.{ $said }
forfeit-late = { $name } made no move within { $seconds } s.{ $said }
forfeit-long-line = { $name } wrote a line of more than { $most } KiB.{ $said }
forfeit-comments = { $name } wrote more than { $most } comments in one turn.{ $said }
forfeit-ended = { $known ->
    [yes] { $name } ended without a move, with status { $status }.
   *[no] { $name } ended without a move.
  }{ $said }
record-program = A player of the last game of { $file } is a program. A record runs no commands: begin a new game with --first or --second.

# A time that cannot be read.
refuse-move-time = "{ $time }" is no time for a move: write seconds above 0 and up to { $most }, such as 0.5.
bot-said = { " " }It wrote last: "{ $line }"
bot-said-in = { " " }It wrote last: "{ $line }" (all of it is in { $file })
