//! The misère quotient as a method, for games of taking and breaking.

use std::cell::RefCell;
use std::rc::Rc;

use super::{reason, theory::Quotient};
use crate::games::{Answer, Code, HeapGame, HeapMove, Heaps, Rules};
use crate::inference::{
    limits::{Estimate, Limits, Unsolved, Work, known, make_place},
    method::{Method, Wanted},
};
use crate::reason::Evidence;

/// Answers positions of one game in misère play whose heaps the quotient covers, and keeps it.
pub(crate) struct ByQuotient {
    work: Work,
    kept: RefCell<Option<(Code, Option<Rc<Quotient>>)>>,
}

/// More moves are not tried one by one; a winning one is found all the same.
const MOST_MOVES: u128 = 1 << 24;

/// Moves between two checks whether the work should stop.
const CHECK_EVERY: usize = 1 << 12;

/// The heaps of a position in a quotient.
pub(super) struct HeapElements {
    pub(super) quotient: Rc<Quotient>,
    code: Code,
    sizes: Vec<u64>,
}

impl HeapElements {
    /// The product of all heaps but the one at a place.
    fn others(&self, place: usize) -> usize {
        let sizes = self.sizes.iter().enumerate();
        let others = sizes.filter(|&(other, _)| other != place);
        self.quotient
            .product(others.map(|(_, &size)| self.quotient.heap(size)))
    }

    /// The product of all heaps.
    pub(super) fn product(&self) -> usize {
        self.others(usize::MAX)
    }
}

impl ByQuotient {
    /// A method that knows nothing yet.
    pub(crate) fn new(work: Work) -> Self {
        let kept = RefCell::default();
        Self { work, kept }
    }

    /// The quotient of a game in misère play with the heaps of a position; `None` if there is none.
    fn known(&self, rules: &HeapGame, position: &Heaps) -> Result<Option<HeapElements>, Unsolved> {
        let shape = rules.heaps(position).filter(|_| rules.misere);
        let Some(shape) = shape else {
            return Ok(None);
        };
        let mut kept = self.kept.borrow_mut();
        let quotient = match &*kept {
            Some((code, quotient)) if *code == shape.code => quotient.clone(),
            _ => {
                let found = known(Quotient::find(&shape.code, &self.work))?;
                let found = found.flatten().map(Rc::new);
                *kept = Some((shape.code.clone(), found.clone()));
                found
            }
        };
        Ok(quotient.map(|quotient| HeapElements {
            quotient,
            code: shape.code,
            sizes: shape.sizes,
        }))
    }

    /// The same if it covers all heaps, and nimbers do not decide the game.
    fn covered(
        &self,
        rules: &HeapGame,
        position: &Heaps,
    ) -> Result<Option<HeapElements>, Unsolved> {
        let shape = rules.heaps(position);
        if shape.is_none_or(|shape| shape.code.takes_from_a_set()) {
            return Ok(None);
        }
        let known = self.known(rules, position)?;
        Ok(known.filter(|known| known.sizes.iter().all(|&size| known.quotient.covers(size))))
    }

    /// The same unless a theorem says more.
    fn theory(&self, rules: &HeapGame, position: &Heaps) -> Option<HeapElements> {
        if rules.is_kayles() {
            return None;
        }
        self.covered(rules, position).ok()?
    }

    /// All winning moves, tried one by one.
    fn winning(
        &self,
        rules: &HeapGame,
        position: &Heaps,
        heaps: &HeapElements,
    ) -> Result<Vec<HeapMove>, Unsolved> {
        let max_memory = self.work.limits.max_memory;
        let count = rules.move_count(position);
        if count > MOST_MOVES {
            return Err(Estimate::new(count, 0, max_memory).into());
        }
        let quotient = &heaps.quotient;
        let others: Vec<usize> = (0..heaps.sizes.len())
            .map(|place| heaps.others(place))
            .collect();
        let mut winning = Vec::new();
        for (number, played) in rules.moves(position).enumerate() {
            if number.is_multiple_of(CHECK_EVERY) {
                self.work.interrupt.check()?;
            }
            let (_, left) = rules.changed_heap(position, played);
            let place = usize::try_from(played.heap - 1).expect("there is such a heap");
            let left = left.map(|size| quotient.heap(size));
            if quotient.is_lost(quotient.product([others[place], left[0], left[1]])) {
                make_place(&mut winning, max_memory)?;
                winning.push(played);
            }
        }
        Ok(winning)
    }

    /// The first winning move. Where words repeat, so does what breaking a large heap leaves: the
    /// smaller part need not be larger than the first period.
    fn first_winning(&self, heaps: &HeapElements) -> Result<Option<HeapMove>, Unsolved> {
        let quotient = &heaps.quotient;
        let most = quotient
            .period
            .map_or(u64::MAX, |period| period.before + period.length);
        let mut tried = Vec::new();
        for (number, (place, &size)) in (1..).zip(heaps.sizes.iter().enumerate()) {
            if tried.contains(&size) {
                continue;
            }
            tried.push(size);
            let others = heaps.others(place);
            for (taken, _) in heaps.code.digits() {
                self.work.interrupt.check()?;
                let left = heaps.code.left(size, taken);
                let mut left = left.take_while(|&[small, _]| small <= most);
                let wins = |left: &[u64; 2]| {
                    let [one, other] = left.map(|size| quotient.heap(size));
                    quotient.is_lost(quotient.product([others, one, other]))
                };
                if let Some(left) = left.find(wins) {
                    let take = heaps.code.take(size, taken, left);
                    return Ok(Some(HeapMove { heap: number, take }));
                }
            }
        }
        Ok(None)
    }
}

impl Method<HeapGame> for ByQuotient {
    /// It finds no nimber.
    fn ask(
        &mut self,
        rules: &HeapGame,
        position: &Heaps,
        question: Wanted,
    ) -> Result<Option<Answer<HeapMove>>, Unsolved> {
        if question == Wanted::Nimber {
            return Ok(None);
        }
        let Some(heaps) = self.covered(rules, position)? else {
            return Ok(None);
        };
        let lost = heaps.quotient.is_lost(heaps.product());
        let moves = match question {
            _ if lost => Vec::new(),
            Wanted::All => self.winning(rules, position, &heaps)?,
            Wanted::FirstMove => self.first_winning(&heaps)?.into_iter().collect(),
            Wanted::Value | Wanted::Nimber => Vec::new(),
        };
        Ok(Some(Answer::of_last_move(lost, None, moves)))
    }

    /// It has to look for the quotient to say so. If that is interrupted, the answer is too.
    fn allows(
        &self,
        rules: &HeapGame,
        position: &Heaps,
        _: &Limits,
    ) -> Option<Result<(), Estimate>> {
        let covered = self.covered(rules, position);
        (!matches!(covered, Ok(None))).then_some(Ok(()))
    }

    fn move_by_theory(&mut self, rules: &HeapGame, position: &Heaps) -> Option<HeapMove> {
        let answer = self.ask(rules, position, Wanted::FirstMove).ok()??;
        answer.moves.first().copied()
    }

    fn word(&self, rules: &HeapGame, position: &Heaps) -> Option<String> {
        let heaps = self.theory(rules, position)?;
        Some(heaps.quotient.wording().word(heaps.product()))
    }

    fn evidence(
        &self,
        rules: &HeapGame,
        position: &Heaps,
        best: Option<HeapMove>,
    ) -> Option<Evidence> {
        let quotient = self.theory(rules, position)?.quotient;
        let after = best.map(|best| rules.after(position, best));
        let after = after.as_ref().map(Heaps::sizes);
        Some(reason::evidence(&quotient, position.sizes(), after))
    }

    fn reach(&self, rules: &HeapGame, position: &Heaps) -> Option<u64> {
        self.known(rules, position).ok()??.quotient.reach()
    }

    /// How many elements the quotient has.
    fn positions(&self) -> u64 {
        let kept = self.kept.borrow();
        let quotient = kept.as_ref().and_then(|(_, quotient)| quotient.as_ref());
        quotient.map_or(0, |quotient| quotient.order() as u64)
    }
}
