//! The trainer: chooses positions that teach. How they are asked about is left to the session.

mod exercise;
mod selection;

pub(crate) use exercise::Exercise;
pub(crate) use selection::{Source, select};

use rand::RngExt;

use super::Chance;
use crate::inference::{Analysis, At, Detail, GameKind, Outcome, Solver, Unsolved};

/// How many positions are drawn in search of one that teaches.
const TRIES: u32 = 300;

/// A position with its analysis.
type Analysed = (At, Analysis);

/// Chooses positions of one game, none twice.
pub(crate) struct Trainer {
    kind: GameKind,
    game: Box<dyn Solver>,
    chosen: Vec<At>,
}

impl Trainer {
    /// A trainer for the game `kind`, that has chosen nothing yet.
    pub(crate) fn new(kind: GameKind, game: Box<dyn Solver>) -> Self {
        Self {
            kind,
            game,
            chosen: Vec::new(),
        }
    }

    /// Returns the position with its analysis if it teaches. If a losing position is wanted and this one is winning, returns what an
    /// optimal move leaves.
    fn teaching(
        &mut self,
        drawn: At,
        won: bool,
        chance: &mut Chance,
    ) -> Result<Option<Analysed>, Unsolved> {
        let mut position = drawn;
        if !won && self.game.points_left(&position).is_none() {
            let winning = self.game.analyse(&position)?.moves;
            if !winning.is_empty() {
                let played = winning[chance.random_range(0..winning.len())];
                position = self
                    .game
                    .play(&position, played)
                    .expect("an optimal move is legal");
            }
        }
        let game = &self.game;
        let is_plain = game.move_count(&position) < 2 || game.immediate_win(&position).is_some();
        let mut chosen = self.chosen.iter();
        if is_plain || chosen.any(|known| game.are_alike(known, &position)) {
            return Ok(None);
        }
        let analysis = self.game.analyse(&position)?;
        let is_lost = analysis.outcome == Outcome::Loss && analysis.moves.is_empty();
        let teaches = is_lost || analysis.moves.len() == 1;
        Ok(teaches.then_some((position, analysis)))
    }

    fn exercise(&mut self, position: &At, analysis: &Analysis) -> Result<Exercise, Unsolved> {
        self.chosen.push(position.clone());
        let mut reason = self.game.reason(position, analysis, Detail::BRIEF)?;
        if reason.evidence.is_some() {
            // A law says enough; how the nimber follows from all moves may be long.
            reason.mex = None;
        }
        Ok(Exercise::new(
            self.kind,
            &*self.game,
            position,
            analysis,
            reason,
        ))
    }
}

impl Source for Trainer {
    /// Positions that are too large to solve are skipped.
    fn choose(
        &mut self,
        size: u64,
        won: bool,
        chance: &mut Chance,
    ) -> Result<Option<Exercise>, Unsolved> {
        let mut other = None;
        for _ in 0..TRIES {
            if self.game.work().interrupt.is_wished() {
                return Err(Unsolved::Interrupted);
            }
            let mut draw = |bounds| chance.random_range(bounds);
            let drawn = self.game.exercise(size, &mut draw);
            let found = match self.teaching(drawn, won, chance) {
                Err(unsolved) if !unsolved.is_stopped() => None,
                found => found?,
            };
            let Some((position, analysis)) = found else {
                continue;
            };
            if (analysis.outcome == Outcome::Win) == won {
                return self.exercise(&position, &analysis).map(Some);
            }
            other.get_or_insert((position, analysis));
        }
        other
            .map(|(position, analysis)| self.exercise(&position, &analysis))
            .transpose()
    }
}
