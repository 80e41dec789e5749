//! The canonical form of a board of cram in one machine word: the key of every table, and the state of a search.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::mirror::{self, Mirror};
use super::narrow::{Cells, MOST_CELLS, in_order};
use crate::games::Child;
use crate::games::shared::cells::Cell;

/// The cells that a domino can still cover, in their bounding box and rotated or reflected to the smallest of their
/// eight images. On boards of one or two rows the components come in order first, see [`in_order`]. From the lowest bit: a bit for each
/// cell of the box, which is at least as wide as high; the width; the number of cells. So boards with fewer cells are smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackedBoard(u128);

/// The most cells of the box.
const BOX: u32 = MOST_CELLS;
const WIDTH_BITS: u32 = 7;

/// The box around cells: its corner, and how far it goes from there.
#[derive(Clone, Copy)]
struct Bounds {
    top: u32,
    left: u32,
    high: u32,
    wide: u32,
}

impl Bounds {
    /// `None` if there are no cells.
    fn of(cells: &Cells) -> Option<Self> {
        let &(row, column) = cells.first()?;
        let (mut top, mut bottom, mut left, mut right) = (row, row, column, column);
        for &(row, column) in cells {
            (top, bottom) = (top.min(row), bottom.max(row));
            (left, right) = (left.min(column), right.max(column));
        }
        Some(Self {
            top,
            left,
            high: bottom - top,
            wide: right - left,
        })
    }
}

impl PackedBoard {
    /// Packs cells each of which has a neighbour among them; `None` if their box is too large.
    pub(super) fn pack(cells: impl Iterator<Item = Cell>) -> Option<Self> {
        let mut packed = Cells::new();
        for cell in cells {
            let place = (u32::from(cell.row), u32::from(cell.column));
            packed.try_push(place).ok()?;
        }
        Self::canonical(&packed)
    }

    fn canonical(cells: &Cells) -> Option<Self> {
        let Some(found) = Bounds::of(cells) else {
            return Some(Self(0));
        };
        let (short, long) = (
            found.high.min(found.wide) + 1,
            found.high.max(found.wide) + 1,
        );
        if short * long > BOX {
            return None;
        }
        if short > 2 {
            return Some(Self::least_image(cells, found));
        }
        let lies = found.high <= found.wide;
        let lying = cells.iter().map(|&(row, column)| {
            let (row, column) = (row - found.top, column - found.left);
            if lies { (row, column) } else { (column, row) }
        });
        let ordered = in_order(&lying.collect(), short, long);
        let ordered = ordered.as_ref().unwrap_or(cells);
        Bounds::of(ordered).map(|bounds| Self::least_image(ordered, bounds))
    }

    /// Packs the smallest image of cells with these bounds.
    fn least_image(cells: &Cells, bounds: Bounds) -> Self {
        let Bounds {
            top,
            left,
            high,
            wide,
        } = bounds;
        let (bottom, right) = (top + high, left + wide);
        let width = high.max(wide) + 1;
        let mut images = [0_u128; 8];
        for &(row, column) in cells {
            let (up, down) = (row - top, bottom - row);
            let (near, far) = (column - left, right - column);
            let rows = [up, up, down, down];
            let columns = [near, far, near, far];
            for (index, (row, column)) in rows.into_iter().zip(columns).enumerate() {
                if high <= wide {
                    images[index] |= 1 << (row * width + column);
                }
                if wide <= high {
                    images[index + 4] |= 1 << (column * width + row);
                }
            }
        }
        let least = images.into_iter().filter(|&image| image != 0).min();
        let number = u128::try_from(cells.len()).expect("at most so many as bits");
        Self(number << (BOX + WIDTH_BITS) | u128::from(width) << BOX | least.unwrap_or(0))
    }

    /// The number of cells that a domino can still cover.
    pub fn live(self) -> u32 {
        u32::try_from(self.0 >> (BOX + WIDTH_BITS)).expect("seven bits")
    }

    /// The width of the box; 0 if there are no cells.
    fn width(self) -> u32 {
        u32::try_from(self.0 >> BOX & ((1 << WIDTH_BITS) - 1)).expect("seven bits")
    }

    fn bits(self) -> u128 {
        self.0 & ((1 << BOX) - 1)
    }

    /// The cells, counted from the corner of the box.
    pub(super) fn cells(self) -> impl Iterator<Item = Cell> {
        let width = self.width();
        let small = |number: u32| u16::try_from(number).expect("within the box");
        cells_of(self.bits(), width)
            .into_iter()
            .map(move |(row, column)| Cell {
                row: small(row),
                column: small(column),
            })
    }

    /// Visits what is left after the moves, each state once, in ascending order.
    pub(super) fn children(
        self,
        visit: &mut impl FnMut(Child<Self>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (bits, width) = (self.bits(), self.width());
        if bits == 0 {
            return ControlFlow::Continue(());
        }
        let first = first_column(bits, width);
        let beside = bits & (bits & !first) >> 1;
        let below = bits & bits >> width;
        let dominoes = ones(beside)
            .map(|cell| 0b11 << cell)
            .chain(ones(below).map(|cell| (1 | 1 << width) << cell));
        let mut left: ArrayVec<Self, { 2 * BOX as usize }> = dominoes
            .map(|domino: u128| {
                let live = live(bits & !domino, width, first);
                Self::canonical(&cells_of(live, width)).expect("no larger than before")
            })
            .collect();
        left.sort_unstable();
        let mut last = None;
        for child in left {
            if last.replace(child) != Some(child) {
                visit(child.into())?;
            }
        }
        ControlFlow::Continue(())
    }

    /// What the mirror strategy decides.
    pub(super) fn mirror(self) -> Option<Mirror> {
        let bits = self.bits();
        let width = self.width();
        if bits == 0 {
            return None;
        }
        let height = (u128::BITS - 1 - bits.leading_zeros()) / width + 1;
        let cells = height * width;
        if bits.reverse_bits() >> (u128::BITS - cells) != bits {
            return None;
        }
        let at = |row: u32, column: u32| bits >> (row * width + column) & 1 > 0;
        mirror::of_symmetric(height - 1, width - 1, at)
    }
}

/// The indices of the bits that are set, ascending.
fn ones(mut bits: u128) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let one = (bits > 0).then(|| bits.trailing_zeros());
        bits &= bits.wrapping_sub(1);
        one
    })
}

fn cells_of(bits: u128, width: u32) -> Cells {
    ones(bits).map(|bit| (bit / width, bit % width)).collect()
}

/// The cells at the left edge.
fn first_column(bits: u128, width: u32) -> u128 {
    let rows = (u128::BITS - bits.leading_zeros()).div_ceil(width);
    (0..rows).fold(0, |column, row| column | 1 << (row * width))
}

/// The cells that have a neighbour.
fn live(bits: u128, width: u32, first: u128) -> u128 {
    let left = bits << 1 & !first;
    let right = (bits & !first) >> 1;
    bits & (left | right | bits << width | bits >> width)
}
