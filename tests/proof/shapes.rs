//! The rules of cram for the second proof: components as sets of cells, what each move leaves of
//! them, and the one symmetry with a law. Nothing is shared with the components of the search.

use std::cmp::Ordering;

/// A cell, as row and column.
pub(crate) type Place = (u16, u16);

/// A component: connected free cells in the corner of the board, the least of its images that are
/// at least as high as wide. Bit `row * width of the board + column` is set for each cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Shape(pub(crate) u128);

impl Shape {
    /// The number of cells.
    pub(crate) fn size(self) -> u32 {
        self.0.count_ones()
    }
}

/// The shapes of a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shapes {
    /// The shorter side of the board, which is its width here.
    pub(crate) width: u32,
    height: u32,
    /// The cells of the first column.
    first: u128,
}

impl Shapes {
    /// The most cells of a board. Some bits are left for those who store shapes.
    pub(crate) const MOST_CELLS: u32 = 112;

    /// Those of a board of `rows` × `columns`; `None` if it has too many cells.
    pub(crate) fn new(rows: u32, columns: u32) -> Option<Self> {
        let (width, height) = (rows.min(columns), rows.max(columns));
        (width * height <= Self::MOST_CELLS).then(|| Self {
            width,
            height,
            first: (0..height).fold(0, |cells, row| cells | 1 << (row * width)),
        })
    }

    /// The components of these cells, as rows and columns. Single cells are left out, and two that
    /// are equal cancel each other. `None` if the cells are not on the board, nor are they when it
    /// is turned.
    pub(crate) fn of_cells(self, cells: &[Place]) -> Option<Vec<Shape>> {
        let last = |side: fn(&Place) -> u16| cells.iter().map(side).max().map_or(0, u32::from);
        let (row, column) = (last(|cell| cell.0), last(|cell| cell.1));
        let fits = row.max(column) < self.height && row.min(column) < self.width;
        let bit = |&(one, other): &Place| {
            let (row, column) = if column > row {
                (other, one)
            } else {
                (one, other)
            };
            1 << (u32::from(row) * self.width + u32::from(column))
        };
        fits.then(|| self.components(cells.iter().fold(0, |bits, cell| bits | bit(cell))))
    }

    /// The one component with these cells; `None` if they are more than one, or none.
    pub(crate) fn of_component(self, cells: &[Place]) -> Option<Shape> {
        let components = self.of_cells(cells)?;
        let shape = *components.first()?;
        (shape.size() as usize == cells.len()).then_some(shape)
    }

    /// What each move leaves, as components. Two that are equal cancel each other.
    pub(crate) fn followers(self, shape: Shape) -> impl Iterator<Item = Vec<Shape>> {
        let cells = shape.0;
        let across = cells & (cells & !self.first) >> 1;
        let down = cells & cells >> self.width;
        ones(across)
            .map(|cell| 0b11 << cell)
            .chain(ones(down).map(move |cell| (1 | 1 << self.width) << cell))
            .map(move |domino: u128| self.components(cells & !domino))
    }

    /// Whether the second player can answer each move by its image under a half turn: no domino is
    /// its own image then.
    pub(crate) fn is_answered(self, shape: Shape) -> bool {
        let (width, (high, wide)) = (self.width, self.sides(shape.0));
        ones(shape.0).all(|cell| {
            let image = high * width + wide - cell;
            let is_beside = image / width == cell / width && image.abs_diff(cell) == 1;
            let is_one_domino = image == cell || is_beside || image.abs_diff(cell) == width;
            shape.0 >> image & 1 == 1 && !is_one_domino
        })
    }

    /// The components of cells, in order. Single cells have no move.
    fn components(self, cells: u128) -> Vec<Shape> {
        let mut left = cells;
        let mut components: Vec<Shape> = Vec::new();
        let last = self.first << (self.width - 1);
        while left != 0 {
            let mut grown = left & left.wrapping_neg();
            loop {
                let beside = grown << 1 & !self.first | grown >> 1 & !last;
                let next = (grown | beside | grown << self.width | grown >> self.width) & left;
                if next == grown {
                    break;
                }
                grown = next;
            }
            left &= !grown;
            if grown.count_ones() > 1 {
                let shape = self.shape(grown);
                if let Some(equal) = components.iter().position(|&other| other == shape) {
                    components.swap_remove(equal);
                } else {
                    components.push(shape);
                }
            }
        }
        components.sort_unstable();
        components
    }

    /// The least image of connected cells that is at least as high as wide.
    fn shape(self, cells: u128) -> Shape {
        let width = self.width;
        let top = cells.trailing_zeros() / width;
        let mut columns = (0..width).filter(|column| cells & self.first << column != 0);
        let cells = cells >> (top * width + columns.next().expect("at least one cell"));
        let (high, wide) = self.sides(cells);
        let upright = || self.least(cells, high, wide);
        let lying = || {
            let across = moved(cells, |cell| cell % width * width + cell / width);
            self.least(across, wide, high)
        };
        Shape(match high.cmp(&wide) {
            Ordering::Greater => upright(),
            Ordering::Less => lying(),
            Ordering::Equal => upright().min(lying()),
        })
    }

    /// The least of the images by half turns and mirrors of cells in the corner, whose last row and
    /// last column these are.
    fn least(self, cells: u128, high: u32, wide: u32) -> u128 {
        // A half turn is the order of the bits the other way round.
        let beyond = 127 - (high * self.width + wide);
        let least = |cells: u128| cells.min(cells.reverse_bits() >> beyond);
        let mirrored = moved(cells, |cell| cell + wide - 2 * (cell % self.width));
        least(cells).min(least(mirrored))
    }

    /// The last row and the last column of cells in the corner.
    fn sides(self, cells: u128) -> (u32, u32) {
        let mut columns = (0..self.width).rev();
        let wide = columns.find(|column| cells & self.first << column != 0);
        (cells.ilog2() / self.width, wide.unwrap_or(0))
    }
}

/// Moves each cell to another.
fn moved(cells: u128, to: impl Fn(u32) -> u32) -> u128 {
    ones(cells).fold(0, |moved, cell| moved | 1 << to(cell))
}

/// The bits that are set, ascending.
fn ones(mut bits: u128) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let one = (bits != 0).then(|| bits.trailing_zeros());
        bits &= bits.wrapping_sub(1);
        one
    })
}
