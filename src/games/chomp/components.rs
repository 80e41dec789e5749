//! Chomp as a game of components, of which there is never more than one: rows that get no longer downwards, whose first square, the
//! poisoned one, is never taken.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::games::sum::{Follower, Plain, Sum};

/// How many rows a component may have; boards may be so high or so wide.
const MAX_ROWS: usize = 16;

/// Chomp; a component is the lengths of its rows.
#[derive(Clone, Copy, Debug, Default)]
pub struct ChompSum;

/// A position that has a move: the lengths of the rows from top to bottom, then zeros. Of a position and its transposed one it
/// is the one with fewer rows, or else the smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChompRows([u8; MAX_ROWS]);

impl ChompRows {
    /// The lengths of the rows, none of them 0.
    pub fn lengths(&self) -> &[u8] {
        let count = self.0.iter().take_while(|&&length| length > 0).count();
        &self.0[..count]
    }

    /// None where only the poisoned square is left.
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

impl ChompSum {
    /// The component of a position: the lengths of its rows from top to bottom, which get no longer, zeros only last. None where
    /// they do get longer, or there are more than sixteen rows, or more than 255 columns, and also more than sixteen of the other.
    /// The list is empty where the game is over.
    pub fn components(self, rows: &[usize]) -> Option<Vec<ChompRows>> {
        let rows: Vec<usize> = rows.iter().copied().take_while(|&row| row > 0).collect();
        if rows.windows(2).any(|pair| pair[0] < pair[1]) {
            return None;
        }
        let width = rows.first().copied().unwrap_or(0);
        let rows = if rows.len() > MAX_ROWS {
            let longer = |column: usize| rows.iter().filter(|&&row| row > column).count();
            (0..width).map(longer).collect()
        } else {
            rows
        };
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
                let components: ArrayVec<ChompRows, 1> =
                    ChompRows::canonical(rows).into_iter().collect();
                visit(Follower::new(&components))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Squares that can be taken.
    fn size(&self, component: ChompRows) -> u64 {
        let squares: u64 = component.lengths().iter().copied().map(u64::from).sum();
        squares - 1
    }

    fn write(&self, component: ChompRows) -> String {
        let lengths: Vec<String> = component.lengths().iter().map(u8::to_string).collect();
        lengths.join(",")
    }

    /// As many as there are bars in its frame: the lower right edge is one of the ways through it.
    fn work(&self, component: ChompRows) -> u128 {
        let lengths = component.lengths();
        let width = u128::from(lengths.first().copied().unwrap_or(0));
        (1..=lengths.len() as u128).fold(1, |ways: u128, row| ways * (width + row) / row)
    }

    /// A row is a pile of nim. Of any larger rectangle the player to move wins: were taking the last square no winning move, the
    /// answer to it could be made at once, since it takes that square too.
    fn plain(&self, component: ChompRows) -> Plain {
        let lengths = component.lengths();
        if lengths.len() == 1 {
            Plain::Exactly(u64::from(lengths[0]) - 1)
        } else if lengths.iter().all(|&length| length == lengths[0]) {
            Plain::NotZero
        } else {
            Plain::Unknown
        }
    }
}
