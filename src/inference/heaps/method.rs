//! The nimbers of heaps as a method: for games of taking and breaking, in normal play, and in misère play if no heap is ever broken.

use std::rc::Rc;

use super::period::Period;
use super::table::HeapNimbers;
use crate::games::{Answer, Game, HeapShape};
use crate::inference::limits::{Estimate, Interrupt, Limits, Progress, Unsolved, make_place};
use crate::inference::method::Method;

/// Answers positions of one game by the nimbers of their heaps, and keeps them.
pub(crate) struct ByHeaps {
    limits: Limits,
    interrupt: Interrupt,
    progress: Rc<dyn Progress>,
    nimbers: Option<HeapNimbers>,
}

/// What the nimbers of some heaps say.
#[derive(Clone, Copy)]
struct Found {
    /// Their nim-sum.
    sum: u64,
    /// The largest of them.
    largest: u64,
}

impl Found {
    /// Whether the player to move loses.
    ///
    /// In misère play a subtraction game is like nim: a position loses exactly if its nim-sum is 0, but if no nimber is above 1, if it
    /// is 1. T. S. Ferguson, "On sums of graph games with last player losing", International Journal of Game Theory 3 (1974).
    fn is_lost(self, misere: bool) -> bool {
        if misere && self.largest <= 1 {
            return self.sum == 1;
        }
        self.sum == 0
    }
}

impl ByHeaps {
    /// A method that knows nothing yet.
    pub(crate) fn new(limits: Limits, interrupt: Interrupt, progress: Rc<dyn Progress>) -> Self {
        Self {
            limits: limits.looking(),
            interrupt,
            progress,
            nimbers: None,
        }
    }

    /// The table with the nimbers of all heaps of a position.
    fn table(&mut self, shape: &HeapShape) -> Result<&HeapNimbers, Unsolved> {
        let known = self.nimbers.take();
        let known = known.filter(|known| *known.code() == shape.code);
        let table = self
            .nimbers
            .insert(known.unwrap_or_else(|| HeapNimbers::new(&shape.code)));
        let largest = shape.sizes.iter().copied().max().unwrap_or(0);
        // A period that comes soon is worth knowing, and costs nothing.
        let largest = largest.max(SHORT);
        let progress = self.progress.as_ref();
        table.grow(largest, &self.limits, &self.interrupt, progress)?;
        Ok(table)
    }

    /// What the nimbers of a position say; `None` if the method does not apply.
    fn found<R: Game>(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Found, Unsolved>> {
        let shape = rules.heaps(position)?;
        if rules.is_misere() && !shape.code.is_subtraction() {
            return None;
        }
        Some(self.table(&shape).map(|table| found(table, &shape)))
    }

    /// The winning moves of a position, at most `most` of them.
    fn winning<R: Game>(
        &self,
        rules: &R,
        position: &R::Position,
        most: usize,
    ) -> Result<Vec<R::Move>, Unsolved> {
        let table = self.nimbers.as_ref().expect("made for the position");
        let mut winning = Vec::new();
        for (number, played) in rules.moves(position).enumerate() {
            if number.is_multiple_of(LOOK_UP_EVERY) && self.interrupt.is_raised() {
                return Err(Unsolved::Interrupted);
            }
            let after = rules
                .play(position, played)
                .expect("a listed move is legal");
            let shape = rules.heaps(&after).expect("as before the move");
            if found(table, &shape).is_lost(rules.is_misere()) {
                make_place(&mut winning)?;
                winning.push(played);
                if winning.len() >= most {
                    break;
                }
            }
        }
        Ok(winning)
    }

    /// Checks that all moves of a position can be looked at.
    fn allow<R: Game>(&self, rules: &R, position: &R::Position) -> Result<(), Unsolved> {
        let heaps = rules.heaps(position).map_or(0, |shape| shape.sizes.len());
        let moves = rules.move_count(position);
        if moves.saturating_mul(heaps as u128) <= self.limits.max_moves {
            return Ok(());
        }
        Err(Unsolved::Beyond(Estimate::new(
            moves,
            0,
            self.limits.max_memory,
        )))
    }
}

/// The nimbers of heaps up to this size are always found. They prove the period of kayles and of Dawson's chess.
const SHORT: u64 = 300;

/// Moves between two checks whether the work should stop.
const LOOK_UP_EVERY: usize = 1 << 12;

fn found(table: &HeapNimbers, shape: &HeapShape) -> Found {
    let nimbers = shape.sizes.iter().map(|&size| {
        let nimber = table.nimber(size);
        nimber.expect("the table was made for heaps that are as large")
    });
    nimbers.fold(Found { sum: 0, largest: 0 }, |all, nimber| Found {
        sum: all.sum ^ nimber,
        largest: all.largest.max(nimber),
    })
}

impl<R: Game> Method<R> for ByHeaps {
    fn answer(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Answer<R::Move>, Unsolved>> {
        let found = match self.found(rules, position)? {
            Ok(found) => found,
            Err(unsolved) => return Some(Err(unsolved)),
        };
        let misere = rules.is_misere();
        let lost = found.is_lost(misere);
        let moves = if lost {
            Ok(Vec::new())
        } else {
            self.allow(rules, position)
                .and_then(|()| self.winning(rules, position, usize::MAX))
        };
        Some(moves.map(|moves| Answer {
            value: if lost { -1 } else { 1 },
            nimber: (!misere).then_some(found.sum),
            moves,
            remoteness: None,
        }))
    }

    fn value(&mut self, rules: &R, position: &R::Position) -> Option<Result<i64, Unsolved>> {
        let found = self.found(rules, position)?;
        let value = |found: Found| {
            if found.is_lost(rules.is_misere()) {
                -1
            } else {
                1
            }
        };
        Some(found.map(value))
    }

    fn winning_move(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Option<R::Move>, Unsolved>> {
        let found = match self.found(rules, position)? {
            Ok(found) => found,
            Err(unsolved) => return Some(Err(unsolved)),
        };
        if found.is_lost(rules.is_misere()) {
            return Some(Ok(None));
        }
        let allowed = self.allow(rules, position);
        let winning = allowed.and_then(|()| self.winning(rules, position, 1));
        Some(winning.map(|winning| winning.first().copied()))
    }

    fn nimber(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Option<u64>, Unsolved>> {
        let found = self.found(rules, position)?;
        let nimber = |found: Found| (!rules.is_misere()).then_some(found.sum);
        Some(found.map(nimber))
    }

    fn period(&self) -> Option<Period> {
        self.nimbers.as_ref()?.period()
    }

    fn positions(&self) -> u64 {
        self.nimbers.as_ref().map_or(0, |table| table.len() as u64)
    }
}
