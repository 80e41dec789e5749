//! Why a program forfeits a game.

use crate::players::bots::Failure;
use crate::reason::{Figure, Phrase};

/// Says why the program called `name` forfeits game `number` of a match.
pub(crate) fn game_forfeit(number: u64, name: &str, failure: &Failure) -> Phrase {
    let phrase = Phrase::new("contest-forfeit").with("number", number);
    phrase.with("why", forfeit(name, failure))
}

/// Says why the program called `name` forfeits a game.
pub(crate) fn forfeit(name: &str, failure: &Failure) -> Phrase {
    let phrase = match failure {
        Failure::NoMove { line, why } => Phrase::new("forfeit-no-move")
            .quoting("line", line)
            .with("why", why.clone()),
        Failure::NotLegal { line, why } => Phrase::new("forfeit-not-legal")
            .quoting("line", line)
            .with("why", why.clone()),
        Failure::OutOfTurn { line } => Phrase::new("forfeit-out-of-turn").quoting("line", line),
        // Written as on the command line: 0.5.
        Failure::Late(time) => Phrase::new("forfeit-late")
            .with("seconds", Figure::Decimal(time.as_secs_f64().to_string())),
        Failure::LongLine(most) => Phrase::new("forfeit-long-line").with("most", most >> 10),
        Failure::Comments(most) => Phrase::new("forfeit-comments").with("most", *most),
        Failure::Ended(Some(status)) => {
            Phrase::new("forfeit-ended-status").with("status", status.to_string())
        }
        Failure::Ended(None) => Phrase::new("forfeit-ended"),
        Failure::Stopped => Phrase::new("forfeit-stopped"),
    };
    phrase.with("name", name)
}
