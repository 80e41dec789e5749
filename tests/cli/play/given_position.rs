//! A position that is given may be any that `solve` answers; only what is asked for has bounds.

use nimatron::inference::GameKind;

use crate::support::Run;
use crate::support::messages::message;

#[test]
fn enter_begins_a_game_that_the_first_player_can_win() {
    // In coins the columns are drawn.
    for game in GameKind::all().filter(|game| game.name() != "coins") {
        Run::line(game.name())
            .input("\n".repeat(6) + "w\nq\n")
            .expect_saying(message("standing-won", &[]))
            .check();
    }
}
