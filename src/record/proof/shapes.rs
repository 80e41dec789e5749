//! The rules of cram for proofs: components as sets of cells, what each move leaves of them, and the one symmetry with a law. Nothing is
//! shared with the components of the search.

use std::cmp::Ordering;

/// A cell, as row and column.
pub type Place = (u16, u16);

/// A component: connected free cells in the corner of the board, the least of its images that are at least as high as wide. Bit
/// `row * width of the board + column` is set for each cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape(pub u128);

impl Shape {
    /// The number of cells.
    pub fn size(self) -> u32 {
        self.0.count_ones()
    }
}

/// The shapes of a board.
#[derive(Clone, Copy, Debug)]
pub struct Shapes {
    /// The shorter side of the board, which is its width here.
    pub width: u32,
    height: u32,
    /// The cells of the first column.
    first: u128,
}

impl Shapes {
    /// The most cells of a board. Some bits are left for those who store shapes.
    pub const MOST_CELLS: usize = 112;

    /// Those of a board of `rows` × `columns`; `None` if it has too many cells.
    pub fn new(rows: usize, columns: usize) -> Option<Self> {
        let (width, height) = (rows.min(columns), rows.max(columns));
        if width * height > Self::MOST_CELLS {
            return None;
        }
        let first = (0..height).fold(0, |cells, row| cells | 1 << (row * width));
        let [width, height] = [width, height].map(|side| u32::try_from(side).ok());
        Some(Self {
            width: width?,
            height: height?,
            first,
        })
    }

    /// The components of these cells, as rows and columns. Single cells are left out, and two that are equal cancel each other. `None` if
    /// the cells are not on the board, nor are they when it is turned.
    pub fn of_cells(self, cells: &[Place]) -> Option<Vec<Shape>> {
        let cells = || {
            cells
                .iter()
                .map(|&(row, column)| (u32::from(row), u32::from(column)))
        };
        let rows = cells().map(|(row, _)| row + 1).max().unwrap_or(0);
        let columns = cells().map(|(_, column)| column + 1).max().unwrap_or(0);
        let fits = rows.max(columns) <= self.height && rows.min(columns) <= self.width;
        let bit = |(row, column): (u32, u32)| {
            let (row, column) = if columns > rows {
                (column, row)
            } else {
                (row, column)
            };
            1 << (row * self.width + column)
        };
        fits.then(|| self.components(cells().fold(0, |bits, cell| bits | bit(cell))))
    }

    /// The one component with these cells; `None` if they are more than one, or none.
    pub fn of_component(self, cells: &[Place]) -> Option<Shape> {
        let components = self.of_cells(cells)?;
        let shape = *components.first()?;
        (shape.size() as usize == cells.len()).then_some(shape)
    }

    /// What each move leaves, as components. Two that are equal cancel each other.
    pub fn followers(self, shape: Shape) -> impl Iterator<Item = Vec<Shape>> {
        let cells = shape.0;
        let across = cells & (cells & !self.first) >> 1;
        let down = cells & cells >> self.width;
        ones(across)
            .map(|cell| 0b11 << cell)
            .chain(ones(down).map(move |cell| (1 | 1 << self.width) << cell))
            .map(move |domino: u128| self.components(cells & !domino))
    }

    /// Whether the second player can answer each move by its image under a half turn: no domino is its own image then.
    pub fn is_answered(self, shape: Shape) -> bool {
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
                match components.iter().position(|&other| other == shape) {
                    Some(equal) => {
                        components.swap_remove(equal);
                    }
                    None => components.push(shape),
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
        // A half turn is the order of the bits the other way round.
        let least = |cells: u128, corner| cells.min(cells.reverse_bits() >> (127 - corner));
        let upright = || {
            let mirrored = moved(cells, |cell| cell / width * width + wide - cell % width);
            least(cells, high * width + wide).min(least(mirrored, high * width + wide))
        };
        let lying = || {
            let across = moved(cells, |cell| cell % width * width + cell / width);
            let mirrored = moved(cells, |cell| cell % width * width + high - cell / width);
            least(across, wide * width + high).min(least(mirrored, wide * width + high))
        };
        Shape(match high.cmp(&wide) {
            Ordering::Greater => upright(),
            Ordering::Less => lying(),
            Ordering::Equal => upright().min(lying()),
        })
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
