//! The dense table of the nimbers of all positions below one, as a method: for games whose positions are easily counted, in normal
//! play.

use std::rc::Rc;

use super::limits::{Estimate, Interrupt, Limits, Progress, SoFar, Unsolved};
use super::method::Method;
use crate::games::{Answer, Components, Game, Ranking, Rules, Theory};

/// The ranking of the positions of a game.
type RankingOf<R> = <<R as Theory>::Components as Components<<R as Rules>::Position>>::Ranking;

/// Answers positions by a dense table of the nimbers of all positions below, and keeps the table that it made last.
///
/// It does not apply if the table would be above the limits; the next method answers then.
pub struct ByDenseTable<R: Game> {
    limits: Limits,
    interrupt: Interrupt,
    progress: Rc<dyn Progress>,
    table: Option<Table<R>>,
}

/// The nimbers of all positions below one, in the order of the ranking. A nimber is no larger than a line of play is long.
struct Table<R: Game> {
    ranking: RankingOf<R>,
    nimbers: Vec<u8>,
}

/// How many entries of the table are made in the time in which a search for nimbers visits one position. Up to some hundred were
/// measured on bars of chocolate.
const ENTRIES_PER_POSITION: u128 = 16;

/// A table with as many entries takes seconds.
const LARGE: u64 = 1 << 23;

/// Entries between two checks whether the work should stop.
const LOOK_UP_EVERY: usize = 1 << 12;

impl<R: Game> ByDenseTable<R> {
    /// A method that knows nothing yet.
    pub fn new(limits: Limits, interrupt: Interrupt, progress: Rc<dyn Progress>) -> Self {
        Self {
            limits,
            interrupt,
            progress,
            table: None,
        }
    }

    /// Returns a table with the position, and the number of the position in it; `None` if the method does not apply, or
    /// the memory is not granted.
    ///
    /// # Errors
    /// [`Unsolved::Interrupted`] if the interrupt was raised.
    fn table(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<(&Table<R>, usize), Unsolved>> {
        let shape = rules.shape(position).sum()?;
        let known = self.table.as_ref();
        if known.is_none_or(|table| table.ranking.rank(position).is_none()) {
            let ranking = shape.ranking(position)?;
            let count = ranking.count();
            let work = u128::from(count) / ENTRIES_PER_POSITION;
            // The next method may need the memory.
            self.table = None;
            if count > self.limits.max_memory || work > self.limits.max_nimbers {
                return None;
            }
            // A law says at once what a large table says late.
            let mut so_far = SoFar::default();
            if count >= LARGE
                && let Some(by_law) = rules.winning_move(position)
            {
                so_far.wins = Some(true);
                let place = rules.moves(position).position(|played| played == by_law);
                so_far.by_law = place.map(|place| place as u128);
                self.progress.tell(&so_far);
            }
            match self.nimbers(ranking, so_far) {
                Ok(table) => self.table = Some(table),
                // The system refuses the memory, and the next method takes less.
                Err(Unsolved::Beyond(_)) => return None,
                Err(unsolved) => return Some(Err(unsolved)),
            }
        }
        let table = self.table.as_ref()?;
        let place = table.ranking.rank(position)?;
        Some(Ok((table, place)))
    }

    /// Makes a table from the smallest position on.
    fn nimbers(&self, mut ranking: RankingOf<R>, mut so_far: SoFar) -> Result<Table<R>, Unsolved> {
        let bytes = u128::from(ranking.count());
        Estimate::new(bytes, bytes, self.limits.max_memory).granted()?;
        let count = usize::try_from(bytes).unwrap_or(usize::MAX);
        let mut nimbers: Vec<u8> = Vec::with_capacity(count);
        for number in 0..count {
            if number.is_multiple_of(LOOK_UP_EVERY) {
                if self.interrupt.is_raised() {
                    so_far.positions = number as u64;
                    self.progress.tell(&so_far);
                    self.progress.finish();
                    return Err(Unsolved::Interrupted);
                }
                self.progress.report(number, count);
            }
            let mut met = Met::default();
            ranking.followers(|lower| met.add(nimbers[lower]));
            nimbers.push(met.mex());
            ranking.advance();
        }
        self.progress.finish();
        Ok(Table { ranking, nimbers })
    }
}

/// The nimbers of the followers of one position.
#[derive(Default)]
struct Met([u128; 2]);

impl Met {
    fn add(&mut self, nimber: u8) {
        self.0[usize::from(nimber >> 7)] |= 1 << (nimber & 127);
    }

    /// The least nimber that is missing. There is one: no line of play has more than 255 moves.
    fn mex(&self) -> u8 {
        let [low, high] = self.0.map(u128::trailing_ones);
        let mex = if low < u128::BITS { low } else { low + high };
        u8::try_from(mex).expect("no larger than a line of play is long")
    }
}

impl<R: Game> Table<R> {
    /// The nimber of a position of the table.
    fn nimber(&self, position: &R::Position) -> Option<u8> {
        let place = self.ranking.rank(position)?;
        self.nimbers.get(place).copied()
    }

    /// The value of the position at `place` for the player to move.
    fn value(&self, place: usize) -> i64 {
        if self.nimbers[place] == 0 { -1 } else { 1 }
    }

    /// The answer for the position at `place`.
    fn answer(&self, rules: &R, position: &R::Position, place: usize) -> Answer<R::Move> {
        let wins = |played: &R::Move| {
            let after = rules.play(position, *played);
            after.is_ok_and(|after| self.nimber(&after) == Some(0))
        };
        Answer {
            value: self.value(place),
            nimber: Some(self.nimbers[place].into()),
            moves: rules.moves(position).filter(wins).collect(),
            remoteness: None,
        }
    }
}

impl<R: Game> Method<R> for ByDenseTable<R> {
    fn answer(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Answer<R::Move>, Unsolved>> {
        let found = self.table(rules, position)?;
        Some(found.map(|(table, place)| table.answer(rules, position, place)))
    }

    fn value(&mut self, rules: &R, position: &R::Position) -> Option<Result<i64, Unsolved>> {
        let found = self.table(rules, position)?;
        Some(found.map(|(table, place)| table.value(place)))
    }

    fn nimber(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Option<u64>, Unsolved>> {
        let found = self.table(rules, position)?;
        Some(found.map(|(table, place)| Some(table.nimbers[place].into())))
    }

    /// How many positions the table holds.
    fn positions(&self) -> u64 {
        let table = self.table.as_ref();
        table.map_or(0, |table| table.nimbers.len() as u64)
    }
}
