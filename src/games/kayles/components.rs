//! Kayles as a game of parts: rows of pins, of which a move knocks down one or two neighbouring ones.

use std::ops::ControlFlow;

use crate::games::impartial::{Follower, Impartial};

/// Rows of pins; a part is the length of a row.
#[derive(Clone, Copy, Debug, Default)]
pub struct KaylesParts;

impl KaylesParts {
    /// The parts of a position: its rows, in pins, without empty ones.
    pub fn parts(self, rows: &[u32]) -> Vec<u32> {
        rows.iter().copied().filter(|&row| row > 0).collect()
    }
}

impl Impartial for KaylesParts {
    type Part = u32;

    /// The shorter of the two rows that are left says it all: the mirrored move leaves the same.
    fn followers(
        &self,
        row: u32,
        visit: &mut impl FnMut(Follower<'_, u32>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for taken in 1..=row.min(2) {
            let left = row - taken;
            for shorter in 0..=left / 2 {
                let parts = [left - shorter, shorter];
                let count = parts.iter().filter(|&&part| part > 0).count();
                visit(Follower {
                    parts: &parts[..count],
                    aside: left - 2 * shorter,
                    settled: 0,
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn size(&self, row: u32) -> u64 {
        u64::from(row)
    }

    fn write(&self, row: u32) -> String {
        row.to_string()
    }
}
