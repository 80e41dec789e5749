//! A game that is not split: all parts of a position together are one, so that no nimbers are added.

use std::cell::RefCell;
use std::hash::Hash;
use std::ops::ControlFlow;
use std::rc::Rc;

use ahash::AHashMap;

use crate::games::{Follower, Impartial};

/// A game whose positions are not split into parts.
///
/// A position is still known by its parts in sorted order, canonical each, so that positions that play alike are one; equal parts
/// stay.
#[derive(Debug)]
pub struct Whole<G: Impartial> {
    game: G,
    met: RefCell<Met<G::Part>>,
}

/// Positions met, numbered.
#[derive(Debug)]
struct Met<P> {
    positions: Vec<Rc<[P]>>,
    numbers: AHashMap<Rc<[P]>, u32>,
    bytes: u64,
}

/// What a position takes beside its parts: two pointers with lengths, the counts behind them, its number, and room to grow.
const BYTES_PER_POSITION: usize = 128;

impl<G: Impartial> Whole<G> {
    /// The game, unsplit.
    pub fn new(game: G) -> Self {
        let met = Met {
            positions: Vec::new(),
            numbers: AHashMap::new(),
            bytes: 0,
        };
        Self {
            game,
            met: RefCell::new(met),
        }
    }

    /// The position of these parts as one part, none where there are no parts.
    pub fn whole(&self, parts: &[G::Part]) -> Option<u32> {
        if parts.is_empty() {
            return None;
        }
        let mut sorted = parts.to_vec();
        sorted.sort_unstable();
        Some(self.met.borrow_mut().number(&sorted))
    }

    /// The parts of a position, sorted.
    ///
    /// # Panics
    /// Where it is not a position of this game.
    pub fn parts(&self, whole: u32) -> Rc<[G::Part]> {
        Rc::clone(&self.met.borrow().positions[whole as usize])
    }
}

impl<P: Copy + Eq + Hash> Met<P> {
    fn number(&mut self, parts: &[P]) -> u32 {
        if let Some(&number) = self.numbers.get(parts) {
            return number;
        }
        let number = u32::try_from(self.positions.len()).expect("memory ends before numbers do");
        let kept: Rc<[P]> = parts.into();
        self.positions.push(Rc::clone(&kept));
        self.numbers.insert(kept, number);
        self.bytes += (size_of_val(parts) + BYTES_PER_POSITION) as u64;
        number
    }
}

impl<G: Impartial> Impartial for Whole<G> {
    type Part = u32;

    fn followers(
        &self,
        whole: u32,
        visit: &mut impl FnMut(Follower<'_, u32>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let parts = self.parts(whole);
        for (index, &part) in parts.iter().enumerate() {
            if index > 0 && parts[index - 1] == part {
                continue;
            }
            self.game.followers(part, &mut |follower| {
                let mut left = parts.to_vec();
                left.swap_remove(index);
                left.extend(follower.parts);
                let left = self.whole(&left);
                visit(Follower {
                    parts: left.as_slice(),
                    aside: follower.aside,
                    settled: 0,
                })
            })?;
        }
        ControlFlow::Continue(())
    }

    fn size(&self, whole: u32) -> u64 {
        let parts = self.parts(whole);
        parts.iter().map(|&part| self.game.size(part)).sum()
    }

    fn memory(&self) -> u64 {
        self.met.borrow().bytes
    }
}
