//! Where the cells of a board lie in a bit set, and what shifts, reflections and neighbours are there.

use super::cells::Cells;

/// A board of `long` rows of `short` cells, row after row: `short` is the distance of cells above each other.
#[derive(Clone, Debug)]
pub(super) struct Grid<B> {
    pub(super) short: usize,
    pub(super) long: usize,
    /// The cells of each column.
    columns: Vec<B>,
    /// All cells but those of the first column, and but those of the last.
    not_first: B,
    not_last: B,
    /// For each distance from the diagonal, the cells that lie so far to the right of it in the square of `short` rows.
    diagonals: Vec<B>,
    /// The row of each cell.
    rows: Vec<u8>,
}

/// The smallest rectangle around cells that touch the first row and column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) height: usize,
    pub(super) width: usize,
}

impl<B: Cells> Grid<B> {
    /// None where the set cannot hold so many cells.
    pub(super) fn new(short: usize, long: usize) -> Option<Self> {
        if short == 0 || short > long || short.checked_mul(long)? > B::BITS {
            return None;
        }
        let cells = |has: &dyn Fn(usize, usize) -> bool, rows: usize| {
            (0..rows * short)
                .filter(|cell| has(cell / short, cell % short))
                .fold(B::NONE, |cells, cell| cells | B::cell(cell))
        };
        Some(Self {
            short,
            long,
            columns: (0..short)
                .map(|column| cells(&|_, c| c == column, long))
                .collect(),
            not_first: cells(&|_, c| c > 0, long),
            not_last: cells(&|_, c| c + 1 < short, long),
            diagonals: (0..short)
                .map(|far| cells(&|r, c| c == r + far, short))
                .collect(),
            rows: (0..B::BITS)
                .map(|cell| u8::try_from(cell / short).expect("at most 256 rows"))
                .collect(),
        })
    }

    pub(super) fn row(&self, cell: usize) -> usize {
        usize::from(self.rows[cell])
    }

    /// The cells whose right neighbour is in the set too, and those whose lower neighbour is.
    pub(super) fn pairs(&self, cells: B) -> (B, B) {
        (
            cells & (cells >> 1) & self.not_last,
            cells & (cells >> self.short.min(B::BITS - 1)),
        )
    }

    /// All neighbours of the cells, on the board or below it.
    pub(super) fn neighbours(&self, cells: B) -> B {
        (cells << 1) & self.not_first
            | (cells >> 1) & self.not_last
            | cells << self.short
            | cells >> self.short
    }

    /// The part of the set that the first of the cells `touched` lies in, where every part has one of these: so all is one part as
    /// soon as all of them are reached.
    pub(super) fn component(&self, cells: B, touched: B) -> B {
        let mut grown = B::cell(touched.first());
        loop {
            let next = (grown | self.neighbours(grown)) & cells;
            let next = (next | self.neighbours(next)) & cells;
            if next & touched == touched {
                return cells;
            }
            if next == grown {
                return grown;
            }
            grown = next;
        }
    }

    /// Shifted so that the first row and column are touched.
    pub(super) fn to_corner(&self, cells: B) -> B {
        let mut cells = cells >> (self.row(cells.first()) * self.short);
        while cells & self.columns[0] == B::NONE {
            cells = cells >> 1;
        }
        cells
    }

    /// The frame of cells in the corner.
    pub(super) fn frame(&self, cells: B) -> Frame {
        let mut width = self.columns.iter();
        let width = width.rposition(|&column| cells & column != B::NONE);
        Frame {
            height: self.row(cells.last()) + 1,
            width: width.map_or(0, |column| column + 1),
        }
    }

    /// Turned by half a turn within the frame.
    pub(super) fn turned(&self, cells: B, frame: Frame) -> B {
        let corner = (frame.height - 1) * self.short + frame.width - 1;
        cells.reversed() >> (B::BITS - 1 - corner)
    }

    /// Left and right exchanged within the frame.
    pub(super) fn mirrored(&self, cells: B, frame: Frame) -> B {
        let mut cells = cells;
        for column in 0..frame.width / 2 {
            let far = frame.width - 1 - 2 * column;
            let differing = (cells ^ (cells >> far)) & self.columns[column];
            cells = cells ^ differing ^ (differing << far);
        }
        cells
    }

    /// Rows and columns exchanged; the frame must not be higher than the board is wide.
    pub(super) fn transposed(&self, cells: B) -> B {
        let mut cells = cells;
        for (far, &diagonal) in self.diagonals.iter().enumerate().skip(1) {
            let by = far * (self.short - 1);
            let differing = (cells ^ (cells >> by)) & diagonal;
            cells = cells ^ differing ^ (differing << by);
        }
        cells
    }
}
