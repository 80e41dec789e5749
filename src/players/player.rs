//! A player at the board: a person, who is asked, or a machine that chooses its moves itself.

use super::{Board, Machine, PlayerKind};
use crate::record::GameText;

/// A player, with what it keeps from game to game.
pub(crate) struct Player {
    /// What it is called.
    pub name: String,
    /// How it is written on the command line.
    pub spec: String,
    /// What chooses its moves; `None` of a person, who is asked.
    pub machine: Option<Box<dyn Machine>>,
}

impl Player {
    /// A player who has not played yet.
    pub(crate) fn new(kind: &PlayerKind, name: String, machine: Option<Box<dyn Machine>>) -> Self {
        let spec = kind.spec(Some(&name));
        Self {
            name,
            spec,
            machine,
        }
    }

    /// Whether it is a person.
    pub(crate) fn is_person(&self) -> bool {
        self.machine.is_none()
    }

    /// Whether it is a machine that plays by what is solved.
    pub(crate) fn solves(&self) -> bool {
        let machine = self.machine.as_ref();
        machine.is_some_and(|machine| machine.solves())
    }
}

/// How a game is written as far as it has come, the player who began it first.
pub(crate) fn game_text(board: &Board, players: &[Player; 2]) -> GameText {
    let mut specs = players.each_ref().map(|player| player.spec.clone());
    specs.rotate_left(board.beginner);
    let mut written = GameText::header(&*board.game, board.start(), &specs);
    for (_, played) in &board.past {
        written.push(played.to_string());
    }
    written
}
