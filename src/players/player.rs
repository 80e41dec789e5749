//! A player at the board: a person, who is asked, or a machine that chooses its moves itself.

use super::{Board, Machine, MachineKind, PlayerKind, Skill, Strength};
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
    /// A player who has not played yet. The features make the machines that they add by `added`.
    pub(crate) fn new(
        kind: &PlayerKind,
        name: String,
        added: impl FnOnce(&'static dyn MachineKind, &str) -> Box<dyn Machine>,
    ) -> Self {
        let machine: Option<Box<dyn Machine>> = match kind {
            PlayerKind::Human => None,
            PlayerKind::Machine(skill) => Some(Box::new(*skill)),
            PlayerKind::Adaptive => Some(Box::new(Strength::default())),
            PlayerKind::Added(kind, text) => Some(added(*kind, text)),
        };
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

    /// How well it plays, if it is a machine that solves positions or draws moves.
    pub(crate) fn skill(&self) -> Option<Skill> {
        self.machine.as_ref()?.skill()
    }

    /// What it knows of its opponent, if it adapts itself.
    pub(crate) fn strength(&mut self) -> Option<&mut Strength> {
        self.machine.as_mut()?.strength()
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
