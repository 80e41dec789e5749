//! The trainer: chooses positions that teach. How they are asked about is left to the session.

mod exercise;
mod selection;

pub(crate) use exercise::Exercise;
pub(crate) use selection::{Source, select};

use std::collections::HashSet;

use rand::RngExt;

use super::Chance;
use crate::games::{GameKind, Values};
use crate::inference::{Analysis, At, Detail, Move, Outcome, Solver, Unsolved, reason};

/// How many positions are drawn in search of one that teaches.
const TRIES: u32 = 300;

/// What makes positions the same exercise: the canonical state, or the text and the options if the game has no state for it.
#[derive(PartialEq, Eq, Hash)]
enum Key<S> {
    State(S),
    Text(String, Values),
}

/// A position with its analysis.
type Analysed<R> = (<R as Rules>::Position, Analysis<<R as Rules>::Move>);

/// Chooses positions of one game, none twice.
pub(crate) struct Trainer {
    kind: GameKind,
    oracle: Box<dyn Solver>,
    chosen: HashSet<Key<R::State>>,
}

impl Trainer {
    /// A trainer for the game `kind`, that has chosen nothing yet.
    pub(crate) fn new(kind: GameKind, oracle: Box<dyn Solver>) -> Self {
        Self {
            kind,
            oracle,
            chosen: HashSet::new(),
        }
    }

    /// Returns the position with its analysis if it teaches. If a losing position is wanted and this one is winning, returns what an
    /// optimal move leaves.
    fn teaching(
        &mut self,
        drawn: At,
        won: bool,
        chance: &mut Chance,
    ) -> Result<Option<Analysed<R>>, Unsolved> {
        let rules = self.oracle.rules().clone();
        let mut position = drawn;
        if !won && rules.points_left(&position).is_none() {
            let winning = self.oracle.analyse(&position)?.moves;
            if !winning.is_empty() {
                let played = winning[chance.random_range(0..winning.len())];
                position = rules
                    .play(&position, played)
                    .expect("an optimal move is legal");
            }
        }
        let is_plain = rules.move_count(&position) < 2 || rules.immediate_win(&position).is_some();
        if is_plain || self.chosen.contains(&key(&rules, &position)) {
            return Ok(None);
        }
        let analysis = self.oracle.analyse(&position)?;
        let is_lost = analysis.outcome == Outcome::Loss && analysis.moves.is_empty();
        let teaches = is_lost || analysis.moves.len() == 1;
        Ok(teaches.then_some((position, analysis)))
    }

    fn exercise(&mut self, position: &At, analysis: &Analysis) -> Result<Exercise, Unsolved> {
        let rules = self.oracle.rules().clone();
        self.chosen.insert(key(&rules, position));
        let mut reason = reason(&mut self.oracle, position, analysis, Detail::BRIEF)?;
        if reason.evidence.is_some() {
            // A law says enough; how the nimber follows from all moves may be long.
            reason.mex = None;
        }
        Ok(Exercise::new(self.kind, &rules, position, analysis, reason))
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
            if self.oracle.interrupt().is_wished() {
                return Err(Unsolved::Interrupted);
            }
            let mut draw = |bounds| chance.random_range(bounds);
            let drawn = self.oracle.rules().exercise(size, &mut draw);
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

fn key(rules: &dyn Solver, position: &At) -> Key<R::State> {
    match rules.state(position) {
        Some(state) => Key::State(state),
        None => Key::Text(rules.write_position(position), rules.values(position)),
    }
}
