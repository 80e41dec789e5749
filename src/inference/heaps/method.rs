//! The nimbers of heaps as a method: for games of taking and breaking, in normal play, and in
//! misère play if no heap is ever broken.

use super::table::HeapNimbers;
use crate::games::{Answer, Code, HeapGame, HeapMove, HeapShape, Heaps, Rules};
use crate::inference::{
    limits::{Estimate, Limits, Progress, Unsolved, Work, make_place},
    method::{Method, Wanted},
    period::{Period, SmallHeaps},
};

/// Answers positions of one game by the nimbers of their heaps, and keeps them.
pub(crate) struct ByHeaps {
    work: Work,
    nimbers: Option<HeapNimbers>,
}

/// What the nimbers of some heaps say.
#[derive(Default)]
struct Found {
    /// Their nim-sum.
    sum: u64,
    /// How many are above 1.
    high: usize,
}

impl Found {
    /// What a table says that was made for heaps that are as large.
    fn new(table: &HeapNimbers, shape: &HeapShape) -> Self {
        let nimbers = shape.sizes.iter().map(|&size| nimber(table, size));
        nimbers.fold(Self::default(), |all, nimber| Self {
            sum: all.sum ^ nimber,
            high: all.high + is_high(nimber),
        })
    }

    /// What is said after a move that changes one heap.
    fn after(&self, table: &HeapNimbers, (size, left): (u64, [u64; 2])) -> Self {
        let (before, left) = (nimber(table, size), left.map(|size| nimber(table, size)));
        Self {
            sum: self.sum ^ before ^ left[0] ^ left[1],
            high: self.high + is_high(left[0]) + is_high(left[1]) - is_high(before),
        }
    }

    /// The value for the player to move.
    ///
    /// In misère play a subtraction game is like nim: a position loses exactly if its nim-sum is 0,
    /// but if no nimber is above 1, if it is 1. T. S. Ferguson, "On sums of graph games with last
    /// player losing", International Journal of Game Theory 3 (1974).
    fn value(&self, misere: bool) -> i64 {
        let losing = u64::from(misere && self.high == 0);
        if self.sum == losing { -1 } else { 1 }
    }
}

fn nimber(table: &HeapNimbers, size: u64) -> u64 {
    let found = table.nimber(size);
    found.expect("made for heaps that are as large")
}

/// A row is refused if marking its pairs would take as long as looking at more moves than this,
/// which is some half a minute.
const MOST_MARKED: u128 = 4_000_000_000;

fn is_high(nimber: u64) -> usize {
    usize::from(nimber > 1)
}

impl ByHeaps {
    /// A method that knows nothing yet.
    pub(crate) fn new(mut work: Work) -> Self {
        work.limits.max_moves = work.limits.max_moves.min(MOST_MARKED);
        let nimbers = None;
        Self { work, nimbers }
    }

    /// What the nimbers of a position say.
    fn found(&mut self, rules: &HeapGame, position: &Heaps) -> Result<Found, Unsolved> {
        let shape = rules.heaps(position).expect("the method applies");
        // A period that comes soon is worth knowing, and costs nothing.
        let largest = shape.sizes.iter().copied().fold(SHORT, u64::max);
        let code = self.without_large(&shape.code, largest)?;
        let table = self.grown(&code, largest)?;
        Ok(Found::new(table, &shape))
    }

    /// The nimbers of a code up to the largest heap.
    fn grown(&mut self, code: &Code, largest: u64) -> Result<&HeapNimbers, Unsolved> {
        let known = self.nimbers.take_if(|known| known.code() == code);
        let known = known.unwrap_or_else(|| HeapNimbers::new(code));
        let table = self.nimbers.insert(known);
        table.grow(largest, &self.work)?;
        Ok(table)
    }

    /// The code of a subtraction game without large numbers, if they change no nimber up to the
    /// largest heap: those that are larger, and those that never leave a heap of the same nimber in
    /// the game without them, as then the least nimber that is not left stays the same. If the
    /// nimbers repeat, some heaps tell for all. "Winning Ways", chapter 4, adds numbers to sets so.
    fn without_large(&mut self, code: &Code, largest: u64) -> Result<Code, Unsolved> {
        if code.most_taken() <= LARGE || !code.is_subtraction() {
            return Ok(code.clone());
        }
        let taken = || code.digits().map(|(taken, _)| taken);
        let small = Code::subtraction(taken().filter(|&taken| taken <= LARGE));
        let large: Vec<u64> = taken()
            .filter(|taken| (LARGE + 1..=largest).contains(taken))
            .collect();
        if large.is_empty() {
            return Ok(small);
        }
        let table = self.grown(&small, largest.min(MOST_ASKED))?;
        let Some(period) = table.period() else {
            return Ok(code.clone());
        };
        let heaps = 0..=period.before + period.length;
        let is_neutral = |&taken: &u64| {
            let mut heaps = heaps.clone();
            heaps.all(|left| table.nimber(left) != table.nimber(left + taken))
        };
        let is_quick = large.len() as u64 * heaps.end() <= MOST_ASKED;
        let neutral = is_quick && large.iter().all(is_neutral);
        Ok(if neutral { small } else { code.clone() })
    }

    /// The winning moves of a position for which the table was made, at most `most` of them.
    fn winning(
        &self,
        rules: &HeapGame,
        position: &Heaps,
        most: usize,
    ) -> Result<Vec<HeapMove>, Unsolved> {
        let table = self.nimbers.as_ref().expect("made for the position");
        let Work {
            limits,
            interrupt,
            steps,
        } = &self.work;
        let count = rules.move_count(position);
        if count > limits.max_moves {
            let estimate = Estimate::new(count, 0, limits.max_memory);
            return Err(Unsolved::Beyond(estimate));
        }
        let now = Found::new(table, &rules.heaps(position).expect("the method applies"));
        let mut winning = Vec::new();
        for (number, played) in rules.moves(position).enumerate() {
            if (number + 1).is_multiple_of(CHECK_EVERY) {
                interrupt.check()?;
                steps.report(number, usize::try_from(count).unwrap_or(usize::MAX));
            }
            let after = now.after(table, rules.changed_heap(position, played));
            if after.value(rules.misere) < 0 {
                make_place(&mut winning, limits.max_memory)?;
                winning.push(played);
                if winning.len() >= most {
                    break;
                }
            }
        }
        steps.finish();
        Ok(winning)
    }
}

/// The nimbers of heaps up to this size are always found. They prove the period of kayles and of
/// Dawson's chess.
const SHORT: u64 = 300;

/// Heaps up to this size take no time, if they may be broken and if not.
const MOST_BROKEN: u64 = 300;
const MOST_WHOLE: u64 = 3_000;

/// Numbers of a set above this are looked at apart.
const LARGE: u64 = 1 << 16;

/// As many heaps are asked whether large numbers matter.
const MOST_ASKED: u64 = 1 << 20;

/// Moves between two checks whether the work should stop.
const CHECK_EVERY: usize = 1 << 12;

/// Whether nimbers decide the game.
fn applies(rules: &HeapGame, position: &Heaps) -> bool {
    let heaps = rules.heaps(position);
    heaps.is_some_and(|heaps| !rules.misere || heaps.code.takes_from_a_set())
}

impl Method<HeapGame> for ByHeaps {
    fn ask(
        &mut self,
        rules: &HeapGame,
        position: &Heaps,
        question: Wanted,
    ) -> Result<Option<Answer<HeapMove>>, Unsolved> {
        if !applies(rules, position) {
            return Ok(None);
        }
        let found = self.found(rules, position)?;
        let value = found.value(rules.misere);
        let moves = match question.most_moves() {
            1.. if value > 0 => self.winning(rules, position, question.most_moves())?,
            _ => Vec::new(),
        };
        let nimber = (!rules.misere).then_some(found.sum);
        Ok(Some(Answer::of_last_move(value < 0, nimber, moves)))
    }

    /// What it takes is not known before a part of the work is done.
    fn allows(
        &self,
        rules: &HeapGame,
        position: &Heaps,
        _: &Limits,
    ) -> Option<Result<(), Estimate>> {
        applies(rules, position).then_some(Ok(()))
    }

    fn heaps(&self, rules: &HeapGame, position: &Heaps) -> Option<(HeapShape, Option<Period>)> {
        let period = self.nimbers.as_ref().and_then(HeapNimbers::period);
        Some((rules.heaps(position)?, period))
    }

    fn small_heaps(&self, code: &Code) -> Option<SmallHeaps> {
        let Work {
            limits, interrupt, ..
        } = &self.work;
        let most = if code.breaks() {
            MOST_BROKEN
        } else {
            MOST_WHOLE
        };
        let mut table = HeapNimbers::new(code);
        let grown = table.grow(most, &Work::silent(*limits, interrupt.clone()));
        grown.is_ok().then(|| table.into_small())
    }

    fn positions(&self) -> u64 {
        self.nimbers.as_ref().map_or(0, |table| table.len() as u64)
    }
}
