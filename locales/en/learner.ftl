# What is said of the learner and its matchboxes.

boxes-not-kept = The boxes in { $file } are for other games than this one. They stay as they are; the learner starts over, and what it learns now is not saved.
boxes-no-file = { $file } is a folder, a device or a pipe; matchboxes need a regular file.
boxes-format = { $file } has no matchboxes that this version of nimatron can read.
boxes-line = { $file } is damaged or incomplete: line { $line } cannot be read as matchboxes.
boxes-box = { $row ->
    [yes] { $file } is damaged: the box for { $position } sticks has impossible contents.
   *[no] { $file } is damaged: the box for { $position } has impossible contents.
  }
boxes-other-terms = { $row ->
    [yes] { $file } has the matchboxes of other games: { $game }, row of { $sticks }, up to { $take } at a time. Name another file.
   *[no] { $file } has the matchboxes of other games: { $game } from { $position }. Name another file.
  }
progress-training = Training
train-title = { $row ->
    [yes] { $game }, row of { $sticks }, up to { $take } at a time: { $games ->
        [one] 1 game
       *[other] { $games } games
      } { $against ->
        [random] against a random player
        [beginner] against a beginner
        [perfect] against a perfect player
       *[self] against itself
      }
   *[no] { $game } from { $position }: { $games ->
        [one] 1 game
       *[other] { $games } games
      } { $against ->
        [random] against a random player
        [beginner] against a beginner
        [perfect] against a perfect player
       *[self] against itself
      }
  }
train-no-curve = Without games there is no curve for --svg.
train-won = { $against ->
    [self] The learner played both sides. The side that began { $games ->
        [one] { $won ->
            [0] did not win the only game
           *[other] won the only game
        }
       *[other] won { $won } of { $games } games
      }: { $share }.
   *[other] The learner { $games ->
        [one] { $won ->
            [0] did not win the only game
           *[other] won the only game
        }
       *[other] won { $won } of { $games } games
      }: { $share }.
  }
curve-won = share of games won
curve-games = games
boxes-title = { $row ->
    [yes] { $game }, row of { $sticks }, up to { $take } at a time: the boxes after { $games ->
        [one] 1 game
       *[other] { $games } games
      }
   *[no] { $game } from { $position }: the boxes after { $games ->
        [one] 1 game
       *[other] { $games } games
      }
  }
boxes-after = The boxes after { $games ->
    [one] 1 game
   *[other] { $games } games
  } in all, compared with the winning moves:
column-sticks = sticks
column-winning = wins
column-favourite = favourite
column-agrees = right
column-beads = beads in %
agrees = { $right ->
    [yes] yes
   *[no] no
  }
beads-others = others: { $share }
boxes-not-shown = { $row ->
    [yes] Only the boxes of 1 to { $shown } sticks are shown; --json has the others too.
   *[no] Only the { $shown } boxes closest to the end of the game are shown, of { $all }; --json has the others too.
  }
boxes-favourite = { $row ->
    [yes] The favourite of a box is the number with the most beads.
   *[no] A box is for all positions that play alike, a bead for all moves that leave positions of the same box. The favourite of a box is its most common bead.
  }
boxes-right = { $winnable ->
    [one] { $right ->
        [0] The favourite does not win in the only position that can be won.
       *[other] The favourite wins in the only position that can be won.
    }
   *[other] The favourite wins in { $right } of the { $winnable } positions that can be won.
  }

## What a game has taught

learned = { $name }: { $changes }. { $kept }
learned-bead-won = box { $box } got another bead { $bead }
learned-bead-lost = box { $box } lost a bead { $bead }
learned-more = { $count ->
    [one] 1 more box
   *[other] { $count } more boxes
  }
learned-nothing = { $name }: no box changed, as a box keeps the last bead of each number. { $kept }
learned-saved = Saved in { $file }.
learned-not-saved = This is not saved.
learned-not-saved-flag = This is not saved; --boxes FILE would save it.

## The learner in games of positions

column-position = position
column-winning-more = { $count } more
learned-nothing-position = { $name }: no box changed, as a box keeps the last bead of each move. { $kept }
refuse-learner-boxes = { $game } { $position } is too large for the learner: it would need more than { $most } matchboxes. Choose a smaller position.
refuse-learner-moves = { $game } { $position } is too large for the learner: its positions have more than { $most } moves. Choose a smaller position.

## The boxes while it plays

watched-box = box { $box }:
watched-aside = set aside:
watched-alike = A box is for all positions that play alike; what its beads are called is the move in one of them.
watched-won = After a win each bead goes back with another like it, so the moves that won are drawn more often.
watched-lost = After a loss the beads are thrown away, so the moves that lost are drawn less often.
watched-kept = { $count ->
    [one] 1 bead was the last of its kind in its box, so it goes back: every move must stay possible, as another one may have been the mistake.
   *[other] { $count } beads were the last of their kind in their boxes, so they go back: every move must stay possible, as another one may have been the mistake.
  } What helps is a win: it adds beads, so good moves become more likely, and later losses have something to take. nimatron train plays many games at once.

who-learner = the computer: learns from the games it plays, with matchboxes and beads
    .gloss = learner
    .help = The learner starts at random and improves from game to game.
help-box = the learner's box
name-learner = Learner
refuse-learner = { $game } has no learner, and so no boxes. The learner plays { $known }.
refuse-learner-points = The learner cannot play { $game }, where points decide: its beads know only won and lost.
record-resumed-learner = The learner plays from its boxes as they are now; moves made before count neither for nor against it.
match-learner-drawn = A learner plays a match from one position, which its boxes are for: leave --random-starts out and give a position.
curve-said = Up to game { $games }: { $share } won
train-most = Against perfect play no more than { $won } of { $games ->
    [one] 1 game
   *[other] { $games } games
  } can be won ({ $share }).
