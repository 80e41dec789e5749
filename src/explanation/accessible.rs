//! What somebody asks for who does not look at a screen, but hears it read or feels it as braille.

use std::env;

use super::say_all;
use crate::inference::{Move, Position, Solver};
use crate::reason::Reply;
use crate::text::Text;

/// Whether somebody asks, by a variable, for plain questions without colours, for positions in
/// words, and that nothing be drawn anew.
pub(crate) fn is_accessible() -> bool {
    env::var_os("ACCESSIBLE").is_some_and(|value| !value.is_empty() && value != "0")
}

/// Draws a position after moves, each with the position before it; or says it.
pub(crate) fn pictured(
    game: &dyn Solver,
    at: &Position,
    past: &[(Position, Move)],
    width: usize,
) -> Text {
    if is_accessible() {
        let before = past.last().map(|(before, _)| before);
        Text::new().prose(say_all(&game.in_words(at, before)))
    } else {
        game.picture(at, past, width)
    }
}

/// What an answer leaves as a small drawing, where that is drawn.
pub(crate) fn sketched(reply: &Reply) -> Option<&[String]> {
    reply.sketch.as_deref().filter(|_| !is_accessible())
}
