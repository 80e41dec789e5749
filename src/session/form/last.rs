//! The game that was played last, as far as the form takes its defaults from it.

use crate::games::Variant;
use crate::inference::GameKind;
use crate::players::PlayerSpec;
use crate::record::{GameText, Recorded};

/// The game that was played last: its answers are the defaults.
pub struct LastGame {
    pub kind: GameKind,
    pub variant: Variant,
    /// The position from which it began, as it is written.
    pub start: String,
    /// The answers to the questions for that position.
    pub numbers: Vec<u64>,
    pub players: [PlayerSpec; 2],
    /// Whether it was played just now, and its answers are asked for again.
    pub is_of_session: bool,
}

impl LastGame {
    /// Reads what is written of a game.
    pub fn read(written: &GameText, is_of_session: bool) -> Option<Self> {
        let (kind, variant) = written.rules().ok()?;
        let start = Recorded::read(kind.rules(&variant), written).ok()?.start;
        // Somebody is asked for all numbers.
        let asking = kind.rules(&Variant::default());
        Some(Self {
            kind,
            variant,
            start: asking.write_position(&start),
            numbers: asking.setup_answers(&start),
            players: written
                .players()
                .map(|player| PlayerSpec::recorded(&player)),
            is_of_session,
        })
    }
}
