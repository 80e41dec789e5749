//! The dense table of all positions below one, as a method: for games whose positions are easily
//! counted. It holds nimbers in normal play, and outcomes in misère play.

use super::{
    limits::{Estimate, Limits, Progress, SoFar, Unsolved, Work},
    method::{Method, Wanted},
};
use crate::games::{Answer, Bar, Cell, Chomp, Game, Rules, Theorems, internals::Bars};

/// Answers positions by a dense table of all positions below, and keeps the table that it made
/// last.
///
/// A table takes the least memory of all methods, so it refuses what would take more. If a table
/// would only take too long, the method declines, and the next one answers.
pub struct ByDenseTable {
    work: Work,
    table: Option<RankedTable>,
}

/// All positions below one, in the order of the ranking.
struct RankedTable {
    ranking: Bars,
    misere: bool,
    /// The nimbers in normal play, none of which is larger than a line of play is long. In misère
    /// play 1 for each position that the player to move wins. So 0 is a losing position in both.
    entries: Vec<u8>,
}

/// How many entries of the table are made in the time in which a search for nimbers visits one
/// position. Up to some hundred were measured on bars of chocolate.
const ENTRIES_PER_POSITION: u128 = 16;

/// A table with as many entries takes seconds.
const LARGE: u64 = 1 << 23;

/// Entries between two checks whether the work should stop.
const CHECK_EVERY: usize = 1 << 12;

impl ByDenseTable {
    /// A method that knows nothing yet.
    pub fn new(work: Work) -> Self {
        Self { work, table: None }
    }

    /// The number of a position in the table; `None` if it is not there.
    fn place(&self, position: &Bar) -> Option<usize> {
        self.table.as_ref()?.ranking.rank(position)
    }

    /// Returns a table with the position, and the number of the position in it; `None` if one would
    /// take too long.
    fn table(
        &mut self,
        rules: Chomp,
        position: &Bar,
    ) -> Result<Option<(&RankedTable, usize)>, Unsolved> {
        if self.place(position).is_none() {
            let ranking = Bars::within(position);
            let Some(ranking) = ranking.filter(|one| is_short(one, &self.work.limits)) else {
                return Ok(None);
            };
            // The next table needs the memory.
            self.table = None;
            estimate(&ranking, &self.work.limits).granted()?;
            // A theorem says at once what a large table says late.
            let mut so_far = SoFar::default();
            if ranking.count() >= LARGE
                && let Some(by_theorem) = rules.winning_move(position)
            {
                so_far = SoFar::won_by(rules.write_move(by_theorem));
                self.work.steps.report_so_far(&so_far);
            }
            self.table = Some(self.filled(ranking, rules.is_misere(), so_far)?);
        }
        let place = self.place(position).expect("made for the position");
        Ok(self.table.as_ref().map(|table| (table, place)))
    }

    /// Makes a table from the smallest position on.
    fn filled(
        &self,
        mut ranking: Bars,
        misere: bool,
        mut so_far: SoFar,
    ) -> Result<RankedTable, Unsolved> {
        let Work {
            steps, interrupt, ..
        } = &self.work;
        let count = usize::try_from(ranking.count()).unwrap_or(usize::MAX);
        let mut entries: Vec<u8> = Vec::with_capacity(count);
        for number in 0..count {
            if number.is_multiple_of(CHECK_EVERY) {
                if interrupt.is_raised() {
                    so_far.positions = number as u64;
                    steps.report_so_far(&so_far);
                    steps.finish();
                    return Err(Unsolved::Interrupted);
                }
                steps.report(number, count);
            }
            let met = ranking.met(&entries);
            entries.push(if misere { met.wins_misere() } else { met.mex() });
            ranking.advance();
        }
        steps.finish();
        Ok(RankedTable {
            ranking,
            misere,
            entries,
        })
    }
}

impl RankedTable {
    /// The nimber of the position at `place`; `None` in misère play.
    fn nimber(&self, place: usize) -> Option<u64> {
        (!self.misere).then(|| self.entries[place].into())
    }

    /// The answer for the position at `place`, with the first `most` winning moves.
    fn answer(&self, rules: Chomp, position: &Bar, place: usize, most: usize) -> Answer<Cell> {
        let wins = |played: &Cell| {
            let after = rules.after(position, *played);
            let place = self.ranking.rank(&after);
            place.is_some_and(|place| self.entries[place] == 0)
        };
        let winning = rules.moves(position).filter(wins).take(most).collect();
        Answer::of_last_move(self.entries[place] == 0, self.nimber(place), winning)
    }
}

/// What a table takes.
fn estimate(ranking: &Bars, limits: &Limits) -> Estimate {
    let count = ranking.count().into();
    Estimate::new(count, count, limits.max_memory)
}

/// Whether a table would not take too long.
fn is_short(ranking: &Bars, limits: &Limits) -> bool {
    u128::from(ranking.count()) / ENTRIES_PER_POSITION <= limits.max_nimbers
}

impl Method<Chomp> for ByDenseTable {
    fn ask(
        &mut self,
        rules: &Chomp,
        position: &Bar,
        question: Wanted,
    ) -> Result<Option<Answer<Cell>>, Unsolved> {
        let Some((table, place)) = self.table(*rules, position)? else {
            return Ok(None);
        };
        let answer = table.answer(*rules, position, place, question.most_moves());
        Ok(Some(answer))
    }

    fn allows(&self, _: &Chomp, position: &Bar, limits: &Limits) -> Option<Result<(), Estimate>> {
        let ranking = Bars::within(position)?;
        if self.place(position).is_none() && !is_short(&ranking, &self.work.limits) {
            return None;
        }
        let estimate = estimate(&ranking, limits);
        Some(if is_short(&ranking, limits) {
            estimate.granted()
        } else {
            Err(estimate)
        })
    }

    /// How many positions the table holds.
    fn positions(&self) -> u64 {
        let table = self.table.as_ref();
        table.map_or(0, |table| table.entries.len() as u64)
    }
}
