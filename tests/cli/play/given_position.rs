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

/// Where a position is asked for as it is written, a place may be empty.
#[test]
fn an_empty_place_is_part_of_a_board() {
    for game in ["nimble", "staircase"] {
        Run::line(game)
            .input("3,0,1\n\n\n\nw\nq\n")
            .expect_saying(message("standing-won", &[]))
            .check();
        Run::line(game)
            .input("0,0\nq\n")
            .expect_saying(message("engine-over", &["position=0,0"]))
            .check();
    }
}
