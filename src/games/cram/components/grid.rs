//! The layout of a board in a bit set: shifts, reflections and neighbours.

use super::cells::Cells;

/// A board of `long` rows of `short` cells, one row after another: a cell and the one below it are
/// `short` bits apart.
#[derive(Clone, Debug)]
pub struct Grid<B> {
    pub(crate) short: usize,
    pub(super) long: usize,
    /// The cells of each column.
    columns: Vec<B>,
    /// All cells but those of the first column, and all but those of the last.
    not_first: B,
    not_last: B,
    /// `diagonals[d]`: the cells `d` columns to the right of the main diagonal, in the first
    /// `short` rows.
    diagonals: Vec<B>,
    /// The row of each cell.
    rows: Vec<u8>,
    first_row: B,
    /// Shifts that, one after another, combine all rows in the first.
    folds: Vec<usize>,
}

/// Returns the first cells of those pairs in the direction `on` whose neighbours fall into several
/// groups on the ring around the pair. Each of the four functions returns the cells whose neighbour
/// in its direction is in the set.
fn gaps<B: Cells>(
    cells: B,
    on: impl Fn(B) -> B,
    back: impl Fn(B) -> B,
    one_side: impl Fn(B) -> B,
    other_side: impl Fn(B) -> B,
) -> B {
    let second = on(cells);
    let (behind, ahead) = (back(cells), on(second));
    let (mut once, mut twice) = (B::NONE, B::NONE);
    let mut begins = |groups: B| {
        twice = twice | once & groups;
        once = once | groups;
    };
    // Around the ring: behind the pair, along one side, ahead of the pair, and back along the other
    // side. A neighbour begins a group unless it is connected along the ring to the neighbour
    // before it.
    let (first_side, second_side) = (one_side(cells), one_side(second));
    let (first_other, second_other) = (other_side(cells), other_side(second));
    begins(first_side & !(behind & one_side(behind)));
    begins(second_side & !first_side);
    begins(ahead & !(second_side & one_side(ahead)));
    begins(second_other & !(ahead & other_side(ahead)));
    begins(first_other & !second_other);
    begins(behind & !(first_other & other_side(behind)));
    twice
}

/// The size of the bounding box of cells that touch the first row and the first column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    pub(super) height: usize,
    pub(crate) width: usize,
}

impl<B: Cells> Grid<B> {
    /// A board of `short` × `long` cells; `None` if there are no cells, `B` cannot hold them, or
    /// `short` is above `long`.
    pub fn new(short: usize, long: usize) -> Option<Self> {
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
            first_row: cells(&|r, _| r == 0, 1),
            folds: (0..usize::BITS)
                .map(|doubled| short << doubled)
                .take_while(|&by| by < short * long)
                .collect(),
            rows: (0..B::BITS)
                .map(|cell| u8::try_from(cell / short).expect("at most 128 rows"))
                .collect(),
        })
    }

    pub(super) fn row(&self, cell: usize) -> usize {
        usize::from(self.rows[cell])
    }

    /// Returns the pairs of neighbours in the set, each as its first cell: those side by side, then
    /// those one above the other.
    pub fn pairs(&self, cells: B) -> (B, B) {
        (
            cells & (cells >> 1) & self.not_last,
            cells & (cells >> self.short.min(B::BITS - 1)),
        )
    }

    /// Returns all neighbours of the cells, including those just below the board.
    pub(crate) fn neighbours(&self, cells: B) -> B {
        (cells << 1) & self.not_first
            | (cells >> 1) & self.not_last
            | cells << self.short
            | cells >> self.short
    }

    /// Returns the pairs, as in [`Grid::pairs`], whose removal from a connected set may disconnect
    /// it. It does not for any other pair. Bits of cells that are not in a pair have no meaning.
    ///
    /// A pair is surrounded by a ring of ten cells, six of which are neighbours of the pair. If the
    /// neighbours in the set follow one another along the ring without a gap, they stay connected
    /// without the pair.
    pub fn parting(&self, cells: B) -> (B, B) {
        let short = self.short.min(B::BITS - 1);
        let east = |cells: B| (cells >> 1) & self.not_last;
        let west = |cells: B| (cells << 1) & self.not_first;
        let south = |cells: B| cells >> short;
        let north = |cells: B| cells << short;
        (
            gaps(cells, east, west, north, south),
            gaps(cells, south, north, west, east),
        )
    }

    /// Returns the component of `cells` that contains the first cell of `touched`. Every component
    /// of `cells` must contain a cell of `touched`: the flood fill stops once all of `touched` is
    /// reached, as `cells` is then connected.
    pub fn component(&self, cells: B, touched: B) -> B {
        let mut grown = B::cell(touched.first());
        let (not_first, not_last) = (cells & self.not_first, cells & self.not_last);
        let across = |grown: B| grown | (grown << 1) & not_first | (grown >> 1) & not_last;
        let down = |grown: B| (grown | grown << self.short | grown >> self.short) & cells;
        loop {
            // One after the other, they go around corners.
            let next = down(across(down(across(grown))));
            if next & touched == touched {
                return cells;
            }
            if next == grown {
                return grown;
            }
            grown = next;
        }
    }

    /// The cells from which `width` columns fit on the board.
    pub(crate) fn corners(&self, width: usize) -> B {
        let columns = self.columns[..=self.short - width].iter();
        columns.fold(B::NONE, |cells, &column| cells | column)
    }

    /// Moves the cells up until they touch the first row. The set must not be empty.
    pub(super) fn to_top(&self, cells: B) -> B {
        cells >> (self.row(cells.first()) * self.short)
    }

    /// Moves the cells until they touch the first row and the first column, and returns them with
    /// their frame.
    pub(super) fn to_corner(&self, cells: B) -> (B, Frame) {
        let up = self.to_top(cells);
        let (left, width) = self.sides(up);
        let frame = Frame {
            height: self.row(up.last()) + 1,
            width,
        };
        (up >> left, frame)
    }

    /// The frame of cells that touch the first row and the first column.
    pub(crate) fn frame(&self, cells: B) -> Frame {
        Frame {
            height: self.row(cells.last()) + 1,
            width: self.sides(cells).1,
        }
    }

    /// Returns the first column with a cell, and the number of columns from there to the last with
    /// one.
    fn sides(&self, cells: B) -> (usize, usize) {
        let is_touched = |column: usize| cells & self.columns[column] != B::NONE;
        if is_touched(0) && is_touched(self.short - 1) {
            return (0, self.short);
        }
        let mut folded = cells;
        for &by in &self.folds {
            folded = folded | folded >> by;
        }
        let touched = folded & self.first_row;
        let left = touched.first();
        (left, touched.last() + 1 - left)
    }

    /// Rotates the cells by 180° within the frame.
    pub(super) fn turned(&self, cells: B, frame: Frame) -> B {
        let corner = (frame.height - 1) * self.short + frame.width - 1;
        cells.reversed() >> (B::BITS - 1 - corner)
    }

    /// Exchanges left and right within the frame.
    pub(super) fn mirrored(&self, cells: B, frame: Frame) -> B {
        let mut cells = cells;
        for column in 0..frame.width / 2 {
            let far = frame.width - 1 - 2 * column;
            let differing = (cells ^ (cells >> far)) & self.columns[column];
            cells = cells ^ differing ^ (differing << far);
        }
        cells
    }

    /// Exchanges rows and columns. The cells must lie in the first `short` rows.
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
