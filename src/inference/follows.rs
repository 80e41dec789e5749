//! What follows from the answers of any game: its name, who has won, and which positions play
//! alike.

use super::{
    analysis::{Analysis, Outcome},
    erased::Position,
    limits::{Estimate, Unsolved, Work},
    solver::Solver,
};
use crate::games::Variant;

impl dyn Solver + '_ {
    /// The name on the command line.
    pub fn name(&self) -> &'static str {
        self.about().name
    }

    /// The same game within the same limits, of which nothing is known yet.
    pub fn afresh(&self) -> Box<dyn Solver> {
        let work = self.work();
        self.at_work(Work::silent(work.limits, work.interrupt.clone()))
    }

    /// Whether the game is over.
    pub fn is_over(&self, at: &Position) -> bool {
        self.move_count(at) == 0
    }

    /// The player, 0 or 1, who has won a game that is over; `None` for a draw. `to_move` would be
    /// next, and `points` is what each has gained.
    pub fn winner(&self, to_move: usize, points: [i64; 2]) -> Option<usize> {
        let own = if self.has_points() {
            points[to_move] - points[1 - to_move]
        } else if self.is_misere() {
            1
        } else {
            -1
        };
        match Outcome::of_value(own) {
            Outcome::Win => Some(to_move),
            Outcome::Draw => None,
            Outcome::Loss => Some(1 - to_move),
        }
    }

    /// The options with their values as they are written after a position: ` --max-take 3`.
    pub(crate) fn write_options(&self, at: &Position) -> String {
        let values = self.values(at);
        let written = values.of(self.about().options);
        let written = written.map(|(option, value)| {
            let value = value.to_string();
            // As a shell would have it; a plus sign would begin another summand.
            let mark = if value.contains([' ', '+']) {
                "\u{22}"
            } else {
                ""
            };
            format!(" --{} {mark}{value}{mark}", option.name)
        });
        written.collect()
    }

    /// The outcome alone, which is less work than an analysis.
    ///
    /// # Errors
    /// As [`Solver::analyse`].
    pub fn outcome(&mut self, at: &Position) -> Result<Outcome, Unsolved> {
        self.value(at).map(Outcome::of_value)
    }

    /// Everything about a position while somebody waits for a move: a theorem that gives one is
    /// enough where all the rest would take long.
    ///
    /// # Errors
    /// As [`Solver::analyse`].
    pub fn analyse_soon(&mut self, at: &Position) -> Result<Analysis, Unsolved> {
        match self.winning_move(at) {
            Some(best) if self.allows(at, &self.work().limits.soon()).is_err() => {
                Ok(Analysis::by_theorem(best))
            }
            _ => self.analyse(at),
        }
    }

    /// What it would take to solve a position that is refused by an estimate, before any search.
    pub fn refusal(&self, at: &Position) -> Option<Estimate> {
        let is_refused = self.winning_move(at).is_none();
        is_refused.then(|| self.allows(at, &self.work().limits).err())?
    }

    /// What is known at once to play alike: what such positions have in common, and the one that
    /// stands for them.
    pub(crate) fn alike(&self, at: &Position) -> (String, Position) {
        let text = || self.write_position(at) + &self.write_options(at);
        let canonical = self.canonical(at);
        canonical.unwrap_or_else(|| (text(), at.clone()))
    }

    /// The variant in which a position is played.
    pub fn variant(&self, at: &Position) -> Variant {
        Variant {
            misere: self.is_misere(),
            values: self.values(at),
        }
    }
}
