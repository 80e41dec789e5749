//! The canonical form of a board of cram in one machine word: the key of every table, and the state
//! of a search.

use std::cmp::Reverse;
use std::ops::ControlFlow;
use std::sync::LazyLock;

use super::{
    Cram,
    board::CramBoard,
    components::{Cells, CramSum, each},
};
use crate::games::{ByTheory, Child, Goal, Sum, Tree, shared::cells::Cell};

/// The independent components of a board, each in its canonical form, side by side on a strip as
/// wide as the widest of them. The largest number comes first, each at the first place where it
/// touches none before it. So boards with the same components are equal, wherever these lie. From
/// the lowest bit: a bit for each cell of the strip; its width; the number of cells. So boards with
/// fewer cells are smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackedBoard(u128);

/// The most cells of a strip.
const CELLS: u32 = 114;
const WIDTH_BITS: u32 = 7;

/// The strips by their width less 1. None is wider than long.
static STRIPS: LazyLock<Vec<CramSum<u128>>> = LazyLock::new(|| {
    (1..=CELLS as usize)
        .map(|width| (width, CELLS as usize / width))
        .take_while(|(width, length)| width <= length)
        .map(|(width, length)| CramSum::new(width, length).expect("no more than 128 cells"))
        .collect()
});

fn strip(width: usize) -> Option<&'static CramSum<u128>> {
    STRIPS.get(width.checked_sub(1)?)
}

/// The components of a board in the form of the search for nimbers; `None` if one is too large for
/// `game`.
pub(super) fn components<B: Cells>(game: &CramSum<B>, board: &CramBoard) -> Option<Vec<B>> {
    let components = board.split().map(|component| {
        let free = component.free.iter();
        let free = free.map(|cell| (cell.row.into(), cell.column.into()));
        game.components(component.rows.into(), component.columns.into(), free)
    });
    Some(components.collect::<Option<Vec<_>>>()?.concat())
}

/// A component in its canonical form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct PackedComponent {
    cells: u128,
    width: usize,
}

impl PackedComponent {
    fn on(strip: &CramSum<u128>, cells: u128) -> Self {
        let width = strip.grid.frame(cells).width;
        Self { cells, width }
    }

    /// The cells on a strip of another width.
    fn on_width(self, from: usize, to: usize) -> u128 {
        if from == to {
            return self.cells;
        }
        let (mut cells, mut row) = (self.cells, 0);
        let mut moved = 0;
        while cells > 0 {
            moved |= (cells & ((1 << from) - 1)) << row;
            cells >>= from;
            row += to;
        }
        moved
    }
}

impl PackedBoard {
    /// Packs what a domino can still cover; `None` if there is no room for it.
    pub(super) fn pack(board: &CramBoard) -> Option<Self> {
        let (width, _) = board.sides();
        let Some(strip) = strip(width) else {
            return (width == 0).then_some(Self(0));
        };
        let packed = components(strip, board)?.into_iter();
        let mut packed: Vec<_> = packed
            .map(|cells| PackedComponent::on(strip, cells))
            .collect();
        Self::placed(&mut packed, width)
    }

    /// Places components that are given on a strip of `width`, those with the largest numbers
    /// first, each at the first place in reading order where it touches none before it. `None` if
    /// there is no room.
    fn placed(components: &mut [PackedComponent], width: usize) -> Option<Self> {
        components.sort_unstable_by(|one, other| other.cmp(one));
        let widest = components.iter().map(|component| component.width);
        let Some(widest) = widest.max() else {
            return Some(Self(0));
        };
        let grid = &strip(widest)?.grid;
        let mut placed = 0;
        for component in components {
            let cells = component.on_width(width, widest);
            if placed == 0 {
                placed = cells;
                continue;
            }
            let free = grid.corners(1) & !(placed | grid.neighbours(placed));
            let corners = grid.corners(component.width);
            let corners = each(cells).fold(corners, |left, cell| left & free >> cell);
            if corners == 0 {
                return None;
            }
            placed |= cells << corners.trailing_zeros();
        }
        Some(Self::new(placed, widest))
    }

    fn new(cells: u128, width: usize) -> Self {
        let number = u128::from(cells.count_ones());
        Self(number << (CELLS + WIDTH_BITS) | (width as u128) << CELLS | cells)
    }

    /// The number of cells that a domino can still cover.
    pub fn live(self) -> u32 {
        self.bits().count_ones()
    }

    /// The width of the strip; 0 if there are no cells.
    fn width(self) -> usize {
        usize::try_from(self.0 >> CELLS & ((1 << WIDTH_BITS) - 1)).expect("seven bits")
    }

    fn bits(self) -> u128 {
        self.0 & ((1 << CELLS) - 1)
    }

    /// The components, those with the most cells first, each with its longer side down.
    pub(super) fn components(self) -> Vec<Vec<Cell>> {
        let Some(strip) = strip(self.width()) else {
            return Vec::new();
        };
        let mut components = Vec::new();
        strip.split(self.bits(), |component| {
            components.push(strip.cells(component));
        });
        components.sort_unstable_by_key(|cells| Reverse((cells.len(), cells.clone())));
        components
    }

    /// What the mirror strategy decides: of two equal components one is the image of the other, and
    /// all others have to be their own.
    fn mirror(self) -> ByTheory {
        let Some(strip) = strip(self.width()) else {
            return ByTheory::Unknown;
        };
        let mut components = Vec::new();
        strip.split(self.bits(), |component| components.push(component));
        components.sort_unstable();
        let mut found = ByTheory::Exactly(0);
        let equal = components.chunk_by(|one, other| one == other);
        for odd in equal.filter(|equal| equal.len() % 2 > 0) {
            match (strip.by_theory(odd[0]), found) {
                (ByTheory::Exactly(0), _) => {}
                (ByTheory::NotZero, ByTheory::Exactly(_)) => found = ByTheory::NotZero,
                _ => return ByTheory::Unknown,
            }
        }
        found
    }
}

impl Tree for Cram {
    type State = PackedBoard;

    /// Each state once, in ascending order.
    fn children(
        &self,
        state: PackedBoard,
        visit: &mut impl FnMut(Child<PackedBoard>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (bits, width) = (state.bits(), state.width());
        let Some(strip) = strip(width) else {
            return ControlFlow::Continue(());
        };
        let (mut in_place, mut components) = (Vec::new(), Vec::new());
        let mut rest = bits;
        while rest > 0 {
            let lying = strip.grid.component(rest, rest);
            rest &= !lying;
            in_place.push(lying);
            strip.split(lying, |cells| {
                components.push(PackedComponent::on(strip, cells));
            });
        }
        let mut children = Vec::new();
        for (index, &lying) in in_place.iter().enumerate() {
            let (before, after) = (&components[..index], &components[index + 1..]);
            if before.contains(&components[index]) {
                continue;
            }
            let (across, down) = strip.grid.pairs(lying);
            let across = each(across).map(|first| 0b11 << first);
            for domino in across.chain(each(down).map(|first| (1 << width | 1) << first)) {
                let mut left = [before, after].concat();
                let touched = strip.grid.neighbours(domino);
                strip.split_beside(lying & !domino, touched, &[], &mut |cells| {
                    left.push(PackedComponent::on(strip, cells));
                });
                // Components that do not fit in order stay where they are, and only the same cells
                // are then the same state.
                let stays = || {
                    let rest = bits & !domino;
                    PackedBoard::new(rest & strip.grid.neighbours(rest), width)
                };
                children.push(PackedBoard::placed(&mut left, width).unwrap_or_else(stays));
            }
        }
        children.sort_unstable();
        children.dedup();
        children
            .into_iter()
            .try_for_each(|child| visit(child.into()))
    }

    fn goal(&self) -> Goal {
        Goal::last_move(self.misere)
    }

    fn known_value(&self, state: PackedBoard) -> Option<i64> {
        match state.live() {
            0 => Some(self.end_value()),
            // Any move is the last.
            2 | 3 => Some(-self.end_value()),
            _ if self.misere => None,
            _ => match state.mirror() {
                ByTheory::Unknown => None,
                ByTheory::Exactly(_) => Some(-1),
                ByTheory::NotZero => Some(1),
            },
        }
    }
}
