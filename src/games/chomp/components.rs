//! Chomp as a game of components, of which there is never more than one: the states of the tree, as
//! long as they have a move.

use std::ops::ControlFlow;

use super::{Chomp, bar::Bar, pack, unpacked};
use crate::games::{
    Tree,
    shared::diagram::Diagram,
    sum::{ByTheory, Follower, Sum},
};

/// A bar that has a move.
fn open(bar: Diagram) -> Option<Diagram> {
    (bar.sizes().as_slice() != [1]).then_some(bar)
}

impl Chomp {
    /// The component of a bar, none if the game is over; `None` if the bar does not fit.
    pub fn components(self, bar: &Bar) -> Option<Vec<Diagram>> {
        let bar = pack(bar)?;
        Some(open(bar.min(bar.transposed())).into_iter().collect())
    }
}

impl Sum for Chomp {
    type Component = Diagram;

    fn followers(
        &self,
        bar: Diagram,
        visit: &mut impl FnMut(Follower<'_, Diagram>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.children(bar, &mut |child| {
            visit(Follower::new(open(child.state).as_slice()))
        })
    }

    /// The number of squares that can be taken.
    fn size(&self, bar: Diagram) -> u64 {
        unpacked(bar).squares() - 1
    }

    fn write(&self, bar: Diagram) -> String {
        unpacked(bar).to_string()
    }

    /// A row is a pile of nim, and other bars may be won by what the tree knows.
    fn by_theory(&self, bar: Diagram) -> ByTheory {
        match *bar.sizes() {
            [row] => ByTheory::Exactly(u64::from(row) - 1),
            _ if self.known_value(bar) == Some(1) => ByTheory::NotZero,
            _ => ByTheory::Unknown,
        }
    }
}
