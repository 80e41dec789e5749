//! The rules of cram for proofs: components as sets of cells, what each move leaves of them, and the one symmetry with a law. Nothing is
//! shared with the components of the search.

use std::cmp::Ordering;

/// A component: connected free cells in the corner of the board, the least of its images that are at least as high as wide. Bit
/// `row * width of the board + column` is set for each cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape(pub(super) u128);

impl Shape {
    /// The number of cells.
    pub fn size(self) -> u32 {
        self.0.count_ones()
    }
}

/// The most cells of a board: sixteen bits are left for claims.
const MOST_CELLS: usize = 112;

/// The shapes of a board.
#[derive(Clone, Copy, Debug)]
pub struct Shapes {
    /// The shorter side of the board, which is its width here.
    width: u32,
    height: u32,
    /// The cells of the first column, and those of the last.
    first: u128,
    last: u128,
}

impl Shapes {
    /// Those of a board of `rows` × `columns`; `None` if it has more than [`MOST_CELLS`].
    pub fn new(rows: usize, columns: usize) -> Option<Self> {
        let (width, height) = (rows.min(columns), rows.max(columns));
        if width * height > MOST_CELLS {
            return None;
        }
        let first = (0..height).fold(0, |cells, row| cells | 1 << (row * width));
        Some(Self {
            width: u32::try_from(width).expect("a small board"),
            height: u32::try_from(height).expect("a small board"),
            first,
            last: first << (width - 1),
        })
    }

    /// The components of these cells, as rows and columns. Single cells are left out, and two that are equal cancel each other. `None` if
    /// the cells are not on the board, nor are they when it is turned.
    pub fn of_cells(self, cells: &[(u16, u16)]) -> Option<Vec<Shape>> {
        let rows = cells.iter().map(|cell| cell.0).max().unwrap_or(0);
        let columns = cells.iter().map(|cell| cell.1).max().unwrap_or(0);
        if u32::from(rows.max(columns)) >= self.height || u32::from(rows.min(columns)) >= self.width
        {
            return None;
        }
        let bits = cells.iter().fold(0, |bits, &(row, column)| {
            let (row, column) = if columns > rows {
                (column, row)
            } else {
                (row, column)
            };
            bits | 1 << (u32::from(row) * self.width + u32::from(column))
        });
        Some(self.components(bits))
    }

    /// The one component with these cells; `None` if they are more than one, or none.
    pub fn of_component(self, cells: &[(u16, u16)]) -> Option<Shape> {
        let components = self.of_cells(cells)?;
        let [shape] = components[..] else {
            return None;
        };
        (shape.size() as usize == cells.len()).then_some(shape)
    }

    /// What each move leaves, as components. Two that are equal cancel each other.
    pub fn followers(self, shape: Shape) -> impl Iterator<Item = Vec<Shape>> {
        let cells = shape.0;
        let across = cells & (cells & !self.first) >> 1;
        let down = cells & cells >> self.width;
        let dominoes = ones(across).map(|cell| 0b11 << cell);
        let dominoes = dominoes.chain(ones(down).map(move |cell| (1 | 1 << self.width) << cell));
        dominoes.map(move |domino: u128| self.components(cells & !domino))
    }

    /// Whether the second player can answer each move by its image under a half turn: no domino is its own image then.
    pub fn is_answered(self, shape: Shape) -> bool {
        let cells: Vec<u32> = ones(shape.0).collect();
        let sides = cells.iter().map(|cell| cell % self.width);
        let (left, right) = sides.fold((self.width, 0), |(left, right), column| {
            (left.min(column), right.max(column))
        });
        let bottom = cells.last().map_or(0, |cell| cell / self.width);
        let top = cells.first().map_or(0, |cell| cell / self.width);
        let turned = |cell: u32| {
            let (row, column) = (
                top + bottom - cell / self.width,
                left + right - cell % self.width,
            );
            row * self.width + column
        };
        cells.iter().all(|&cell| {
            let image = turned(cell);
            let is_beside = image / self.width == cell / self.width && image.abs_diff(cell) == 1;
            let is_one_domino = image == cell || is_beside || image.abs_diff(cell) == self.width;
            shape.0 >> image & 1 == 1 && !is_one_domino
        })
    }

    /// Draws a shape, a line for each row.
    pub fn drawn(self, shape: Shape) -> String {
        let rows = (u128::BITS - shape.0.leading_zeros()).div_ceil(self.width);
        let row = |row| {
            let cells = (0..self.width).map(|column| shape.0 >> (row * self.width + column) & 1);
            cells
                .map(|cell| if cell == 1 { '.' } else { '#' })
                .collect()
        };
        (0..rows).map(row).collect::<Vec<String>>().join("\n")
    }

    /// The components of cells, in order. Single cells have no move.
    fn components(self, cells: u128) -> Vec<Shape> {
        let mut left = cells;
        let mut components: Vec<Shape> = Vec::new();
        while left != 0 {
            let mut grown = left & left.wrapping_neg();
            loop {
                let beside = grown << 1 & !self.first | grown >> 1 & !self.last;
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

    /// The least image of connected cells.
    fn shape(self, cells: u128) -> Shape {
        let (cells, high, wide) = self.in_corner(cells);
        Shape(match high.cmp(&wide) {
            Ordering::Greater => self.upright(cells, high, wide),
            Ordering::Less => self.lying(cells, high, wide),
            Ordering::Equal => {
                let upright = self.upright(cells, high, wide);
                upright.min(self.lying(cells, high, wide))
            }
        })
    }

    /// The least number of all images of a shape, those that are wider than high included.
    pub fn least(self, shape: Shape) -> u128 {
        let (cells, high, wide) = self.in_corner(shape.0);
        if high < self.width {
            shape.0.min(self.lying(cells, high, wide))
        } else {
            shape.0
        }
    }

    /// Moves cells to the corner. Returns them with their last row and column.
    fn in_corner(self, cells: u128) -> (u128, u32, u32) {
        let row = |cell: u32| cell / self.width;
        let top = row(cells.trailing_zeros());
        let high = row(u128::BITS - 1 - cells.leading_zeros()) - top;
        let mut columns = (0..self.width).filter(|column| cells & self.first << column != 0);
        let left = columns.next().expect("at least one cell");
        let wide = columns.next_back().map_or(0, |right| right - left);
        (cells >> (top * self.width + left), high, wide)
    }

    /// The least image of cells in the corner whose rows stay rows.
    fn upright(self, cells: u128, high: u32, wide: u32) -> u128 {
        let mirrored = self.moved(cells, |row, column| (row, wide - column));
        let turned = |cells| self.turned(cells, high, wide);
        (cells.min(mirrored)).min(turned(cells).min(turned(mirrored)))
    }

    /// The least image whose rows become columns.
    fn lying(self, cells: u128, high: u32, wide: u32) -> u128 {
        let across = self.moved(cells, |row, column| (column, row));
        self.upright(across, wide, high)
    }

    fn moved(self, cells: u128, to: impl Fn(u32, u32) -> (u32, u32)) -> u128 {
        ones(cells).fold(0, |moved, cell| {
            let (row, column) = to(cell / self.width, cell % self.width);
            moved | 1 << (row * self.width + column)
        })
    }

    /// A half turn is the order of the bits the other way round.
    fn turned(self, cells: u128, high: u32, wide: u32) -> u128 {
        cells.reverse_bits() >> (u128::BITS - 1 - high * self.width - wide)
    }
}

/// The bits that are set, ascending.
fn ones(mut bits: u128) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let one = (bits != 0).then(|| bits.trailing_zeros());
        bits &= bits.wrapping_sub(1);
        one
    })
}
