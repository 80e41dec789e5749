//! Playing by a strategy.

use super::{Notation, Strategy};
use crate::inference::{Move, Position, Solver};

impl Strategy {
    /// Whether it is for this game, with the same player winning.
    pub(crate) fn is_for(&self, game: &dyn Solver) -> bool {
        let own = self.header.rules();
        own.is_ok_and(|(kind, own)| game.name() == kind.name() && game.is_misere() == own.misere)
    }

    /// The move that it gives in a position; `None` if it says nothing about it, or is for other
    /// rules.
    pub fn answer(&self, game: &dyn Solver, at: &Position) -> Option<Move> {
        let (own, start) = self.begin().ok()?;
        // In games of points the values are part of the position.
        if !self.is_for(game) || !game.has_points() && game.values(at) != own.values(&start) {
            return None;
        }
        let notation = Notation::of(&*own, &start);
        let (key, canonical) = own.alike(at);
        let written = notation.write(&canonical);
        let has_key = |text: &str| notation.read(text).is_ok_and(|at| notation.key(&at) == key);
        let answers = || self.answers.iter();
        // Few lists are written otherwise than by this program, and to read a million positions
        // takes long.
        let by_text = answers().find(|answer| answer.position == written);
        let listed = by_text.or_else(|| answers().find(|answer| has_key(&answer.position)));
        if let Some(answer) = listed {
            let left = {
                let position = notation.read(&answer.position).ok()?;
                let played = game.read_move(&answer.played).ok()?;
                notation.key(&game.play(&position, played).ok()?)
            };
            return leaving(game, at, |after| notation.key(after) == left);
        }
        let rule = self.pairing?;
        leaving(game, at, |after| rule.answers(game, after))
    }
}

/// The first move that leaves such a position.
fn leaving(game: &dyn Solver, at: &Position, is_left: impl Fn(&Position) -> bool) -> Option<Move> {
    let leaves = |played: &Move| game.play(at, *played).is_ok_and(|after| is_left(&after));
    game.moves(at).find(leaves)
}
