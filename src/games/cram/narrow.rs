//! Boards of one or two rows, with their components in order side by side. Two components are never in the same column there, so the
//! order makes no difference to the play, and boards with the same components become one state.

use arrayvec::ArrayVec;

/// The most cells that a state may have.
pub(super) const MOST_CELLS: u32 = 114;

/// Rows and columns of cells.
pub(super) type Cells = ArrayVec<(u32, u32), { MOST_CELLS as usize }>;

/// A connected set of cells in at most two rows: how long it is, then the rows, a bit for each cell, the first column lowest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Component {
    length: u32,
    rows: [u128; 2],
}

/// A horizontal pair of cells.
const LYING: Component = Component {
    length: 2,
    rows: [0, 0b11],
};

/// The same pair on end, which takes a column less.
const STANDING: Component = Component {
    length: 1,
    rows: [1, 1],
};

impl Component {
    fn swapped(self) -> Self {
        let [upper, lower] = self.rows;
        Self {
            rows: [lower, upper],
            ..self
        }
    }

    fn mirrored(self) -> Self {
        let spare = u128::BITS - self.length;
        Self {
            rows: self.rows.map(|row| row.reverse_bits() >> spare),
            ..self
        }
    }

    /// The least of its images, where there are `high` rows.
    fn canonical(self, high: u32) -> Self {
        let images = [self, self.mirrored()];
        let images = images
            .into_iter()
            .flat_map(|image| [image, image.swapped()]);
        let least = images.min().expect("there are four");
        if high > 1 && least == LYING {
            STANDING
        } else {
            least
        }
    }

    /// Whether its first column touches the last column of another one.
    fn touches(self, before: Self) -> bool {
        let last = before.length - 1;
        let both = self.rows.into_iter().zip(before.rows);
        both.fold(0, |met, (row, before)| met | (row & before >> last & 1)) > 0
    }
}

/// Puts components in order, in `high` rows of `wide` columns that cells fill from corner to corner. `None` if there is only one, or
/// if they would take more columns in that order.
pub(super) fn in_order(cells: &Cells, high: u32, wide: u32) -> Option<Cells> {
    let mut rows = [0_u128; 2];
    for &(row, column) in cells {
        rows[row as usize] |= 1 << column;
    }
    let mut components = split(rows, high);
    if components.len() < 2 {
        return None;
    }
    components.sort_unstable();
    let mut placed = Cells::new();
    let mut before: Option<Component> = None;
    let mut next = 0;
    for mut component in components {
        if let Some(before) = before {
            if high > 1 && component.touches(before) {
                component = component.swapped();
            }
            next += u32::from(high == 1 || component.touches(before));
        }
        if next + component.length > wide {
            return None;
        }
        for (row, bits) in (0..).zip(component.rows) {
            let columns = (0..component.length).filter(|column| bits >> column & 1 > 0);
            placed.extend(columns.map(|column| (row, next + column)));
        }
        next += component.length;
        before = Some(component);
    }
    Some(placed)
}

/// The components in the order in which they lie, each as its least image.
fn split([upper, lower]: [u128; 2], high: u32) -> ArrayVec<Component, { MOST_CELLS as usize }> {
    let joined = upper & upper >> 1 | lower & lower >> 1;
    let mut components = ArrayVec::new();
    let mut left = upper | lower;
    while left > 0 {
        let start = left.trailing_zeros();
        let length = (joined >> start).trailing_ones() + 1;
        let mask = u128::MAX >> (u128::BITS - length);
        left &= !(mask << start);
        let component = Component {
            length,
            rows: [upper, lower].map(|row| row >> start & mask),
        };
        components.push(component.canonical(high));
    }
    components
}
