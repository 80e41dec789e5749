//! Chomp as a game of components, of which there is never more than one: rows none of which is
//! longer than the one above, without taking the poisoned first square.

use std::ops::ControlFlow;

use super::bar::{Bar, transposed};
use crate::games::sum::{ByTheory, Follower, Sum};

/// The most rows of a component. A bar with more is transposed if its width allows.
const MAX_ROWS: usize = 16;

/// Chomp; a component is the lengths of its rows.
#[derive(Clone, Copy, Debug, Default)]
pub struct ChompSum;

/// A position that has a move: the lengths of the rows from top to bottom, then zeros. Of a
/// position and its transpose it is the one with fewer rows, or else the smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChompRows([u8; MAX_ROWS]);

impl ChompRows {
    /// The lengths of the rows, none of them 0.
    pub fn lengths(&self) -> &[u8] {
        let count = self.0.iter().take_while(|&&length| length > 0).count();
        &self.0[..count]
    }

    /// `None` if only the poisoned square is left.
    fn canonical(rows: [u8; MAX_ROWS]) -> Option<Self> {
        let rows = Self(rows);
        let height = rows.lengths().len();
        let width = usize::from(rows.0[0]);
        if width <= 1 && height <= 1 {
            return None;
        }
        if width > MAX_ROWS || width > height {
            return Some(rows);
        }
        let mut transposed = [0; MAX_ROWS];
        for &length in rows.lengths() {
            for column in &mut transposed[..usize::from(length)] {
                *column += 1;
            }
        }
        let transposed = Self(transposed);
        Some(if width < height {
            transposed
        } else {
            rows.min(transposed)
        })
    }
}

/// The lengths as the bytes of a number.
impl From<ChompRows> for u128 {
    fn from(ChompRows(lengths): ChompRows) -> Self {
        Self::from_be_bytes(lengths)
    }
}

impl From<u128> for ChompRows {
    fn from(number: u128) -> Self {
        Self(number.to_be_bytes())
    }
}

impl ChompSum {
    /// Returns the component of a position, given the lengths of its rows from top to bottom, with
    /// zeros only at the end. `None` if a row is longer than the one above it, or if the bar fits
    /// neither into 16 rows of 255 squares nor into 255 rows of 16. Empty if the game is over.
    pub fn components(self, rows: &[u16]) -> Option<Vec<ChompRows>> {
        if !rows.is_sorted_by(|above, below| above >= below) {
            return None;
        }
        let mut rows = Bar::of_rows(rows.to_vec()).rows().to_vec();
        if rows.len() > MAX_ROWS {
            rows = transposed(&rows);
        }
        let mut packed = [0; MAX_ROWS];
        for (index, &row) in rows.iter().enumerate() {
            *packed.get_mut(index)? = u8::try_from(row).ok()?;
        }
        Some(ChompRows::canonical(packed).into_iter().collect())
    }
}

impl Sum for ChompSum {
    type Component = ChompRows;

    fn followers(
        &self,
        component: ChompRows,
        visit: &mut impl FnMut(Follower<'_, ChompRows>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (row, &length) in component.lengths().iter().enumerate().rev() {
            for column in (u8::from(row == 0)..length).rev() {
                let mut rows = component.0;
                for below in &mut rows[row..] {
                    *below = column.min(*below);
                }
                visit(Follower::new(ChompRows::canonical(rows).as_slice()))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The number of squares that can be taken.
    fn size(&self, component: ChompRows) -> u64 {
        let lengths = component.lengths().iter().copied();
        lengths.map(u64::from).sum::<u64>() - 1
    }

    fn write(&self, component: ChompRows) -> String {
        let rows = component.lengths().iter().copied().map(u16::from);
        Bar::of_rows(rows.collect()).to_string()
    }

    /// The number of bars within the smallest rectangle: the lower right edge of each is a lattice
    /// path through it.
    fn work(&self, component: ChompRows) -> u128 {
        let lengths = component.lengths();
        let width = u128::from(lengths.first().copied().unwrap_or(0));
        (1..=lengths.len() as u128).fold(1, |ways: u128, row| ways * (width + row) / row)
    }

    /// A row is a pile of nim. The player to move wins any larger rectangle: if taking the last
    /// square does not win, the reply to it does, and that could be played at once, since it takes
    /// the last square too.
    fn by_theory(&self, component: ChompRows) -> ByTheory {
        let lengths = component.lengths();
        if lengths.len() == 1 {
            ByTheory::Exactly(u64::from(lengths[0]) - 1)
        } else if lengths.iter().all(|&length| length == lengths[0]) {
            ByTheory::NotZero
        } else {
            ByTheory::Unknown
        }
    }
}
