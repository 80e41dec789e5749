//! The judge of all methods: the nimber of a cram position by definition, with no canonical form,
//! no parts and no shortcut. It only remembers the positions it has judged.

use std::collections::HashMap;

use crate::games::plain::mex;

/// A board. Bit `row * columns + column` of a position is set if that cell is free.
pub(crate) struct Judge {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    judged: HashMap<u64, u64>,
}

impl Judge {
    pub(crate) fn new(rows: usize, columns: usize) -> Self {
        let judged = HashMap::new();
        Self {
            rows,
            columns,
            judged,
        }
    }

    /// The nimber by definition: the mex of the nimbers that the moves leave.
    pub(crate) fn nimber(&mut self, free: u64) -> u64 {
        if let Some(&known) = self.judged.get(&free) {
            return known;
        }
        let after: Vec<u64> = self
            .dominoes()
            .filter(|taken| free & taken == *taken)
            .collect();
        let after: Vec<u64> = after
            .iter()
            .map(|taken| self.nimber(free & !taken))
            .collect();
        let nimber = mex(after);
        self.judged.insert(free, nimber);
        nimber
    }

    /// Every pair of neighbouring cells.
    pub(crate) fn dominoes(&self) -> impl Iterator<Item = u64> + use<> {
        let (rows, columns) = (self.rows, self.columns);
        let across = (0..rows * columns).filter(move |cell| cell % columns + 1 < columns);
        let down = 0..rows.saturating_sub(1) * columns;
        let across = across.map(|cell| 1 << cell | 1 << (cell + 1));
        across.chain(down.map(move |cell| 1 << cell | 1 << (cell + columns)))
    }

    /// The free cells as rows and columns.
    pub(crate) fn cells(&self, free: u64) -> Vec<(usize, usize)> {
        (0..self.rows * self.columns)
            .filter(|cell| free >> cell & 1 == 1)
            .map(|cell| (cell / self.columns, cell % self.columns))
            .collect()
    }
}
