//! Cram as a game of components: connected sets of free cells, from which a move takes two
//! neighbouring ones. Boards, notation and pictures are left to the rules.

mod cells;
mod grid;

use std::cmp::Ordering;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};

use arrayvec::ArrayVec;

pub use self::cells::Cells;
pub(super) use self::cells::each;
use self::grid::Frame;
pub use self::grid::Grid;
use super::board::CramBoard;
use super::mirror;
use crate::games::shared::cells::Cell;
use crate::games::{ByTheory, Follower, Sum};

/// A domino has at most six neighbouring cells, so it leaves at most six components of one.
const MAX_COMPONENTS: usize = 6;

/// Bits of the number of components that a search stores, for a hundred cells of a component, by
/// the shorter side of its frame; the last for all longer ones. Measured on empty boards of 2x20 to
/// 3x23, 4x9 to 4x13, 5x7 to 5x11, 6x7, 6x9 and 7x7.
const BITS_OF_WORK: [u32; 8] = [0, 0, 25, 39, 46, 46, 55, 48];

/// The nimbers of sets of cells below two to this, as numbers, are kept.
const SMALL_BITS: usize = 18;

/// On boards narrower than this, another thread mostly searches what the first one does not need.
const WIDE: usize = 4;

/// The components of cram positions on boards up to a given size.
///
/// A component is the set of its cells as bits. It is canonical: moved into the corner, with its
/// longer side down the board, and the smallest number among its rotations and reflections. `u64`
/// holds boards of up to 64 cells, `u128` up to 128.
#[derive(Clone, Debug)]
pub struct CramSum<B = u64> {
    pub(super) grid: Grid<B>,
    /// The nimbers of small sets of cells in the first rows, connected or not, more by one; 0 of
    /// those that nobody has asked for.
    small: Arc<OnceLock<Box<[AtomicU8]>>>,
}

/// The nimbers of small sets of cells; none of them are known if it is empty.
type Small<'a> = &'a [AtomicU8];

impl<B: Cells> CramSum<B> {
    /// For boards of `rows` × `columns`, in either orientation; `None` if there are no cells or too
    /// many for `B`.
    pub fn new(rows: usize, columns: usize) -> Option<Self> {
        let grid = Grid::new(rows.min(columns), rows.max(columns))?;
        Some(Self {
            grid,
            small: Arc::default(),
        })
    }

    fn small(&self) -> Small<'_> {
        let cells = self.grid.short * self.grid.long;
        self.small.get_or_init(|| {
            let sets = 0..1 << cells.min(SMALL_BITS);
            sets.map(|_| AtomicU8::default()).collect()
        })
    }

    /// Returns the components of a board of `rows` × `columns` whose `free` cells are given as row
    /// and column from 0. `None` if a cell is not on the board, or the board is larger than the one
    /// this was made for.
    pub fn components(
        &self,
        rows: usize,
        columns: usize,
        free: impl IntoIterator<Item = (usize, usize)>,
    ) -> Option<Vec<B>> {
        if rows.min(columns) > self.grid.short || rows.max(columns) > self.grid.long {
            return None;
        }
        let mut cells = B::NONE;
        for (row, column) in free {
            if row >= rows || column >= columns {
                return None;
            }
            let (down, across) = if rows >= columns {
                (row, column)
            } else {
                (column, row)
            };
            cells = cells | B::cell(down * self.grid.short + across);
        }
        let mut components = Vec::new();
        self.split(cells, |component| components.push(component));
        Some(components)
    }

    /// Returns the cells of a component in reading order, with its longer side down the board.
    pub fn cells(&self, component: B) -> Vec<Cell> {
        let small = |number: usize| u16::try_from(number).expect("on the board");
        let cell = |cell: usize| Cell {
            row: small(cell / self.grid.short),
            column: small(cell % self.grid.short),
        };
        each(component).map(cell).collect()
    }

    /// Calls `found` with the canonical form of each component of `cells`, which may lie anywhere
    /// on the board. Single cells are left out.
    pub(super) fn split(&self, cells: B, mut found: impl FnMut(B)) {
        self.split_beside(cells, cells, &[], &mut found);
    }

    /// Like [`Self::split`], but components with a known nimber are not passed to `found`: those in
    /// `small` and, if `small` is not empty, those with nimber 0 by symmetry. Returns the nim-sum
    /// of the known ones. Every component of `cells` must contain a cell of `touched`.
    pub(super) fn split_beside(
        &self,
        cells: B,
        touched: B,
        small: Small<'_>,
        found: &mut impl FnMut(B),
    ) -> u8 {
        let mut left = cells & self.grid.neighbours(cells);
        let mut touched = touched & left;
        let mut settled = 0;
        while touched != B::NONE {
            // The table has all small sets of cells, connected or not, so it may know the rest as a
            // whole.
            if let Some(nimber) = self.looked_up(left, small) {
                return settled ^ nimber;
            }
            let component = self.grid.component(left, touched);
            touched = touched & !component;
            left = left & !component;
            settled ^= self.settle(component, small, found);
        }
        settled
    }

    /// Returns the nimber of a component if it is known; else passes its canonical form to `found`
    /// and returns 0. The component may lie anywhere on the board.
    fn settle(&self, component: B, small: Small<'_>, found: &mut impl FnMut(B)) -> u8 {
        if let Some(nimber) = self.looked_up(component, small) {
            return nimber;
        }
        let (component, frame) = self.grid.to_corner(component);
        let turned = self.grid.turned(component, frame);
        if turned == component
            && !small.is_empty()
            && self.plain_if_turned(component, frame) == ByTheory::Exactly(0)
        {
            return 0;
        }
        found(self.canonical(component, turned, frame));
        0
    }

    /// Looks up the nimber of a set of cells in `small`; `None` if it is too large for the table.
    fn looked_up(&self, cells: B, small: Small<'_>) -> Option<u8> {
        if small.is_empty() {
            return None;
        }
        let up = self.grid.to_top(cells);
        let kept = small.get(usize::try_from(up.low()?).ok()?)?;
        Some(match kept.load(Relaxed) {
            0 => self.by_definition(up, kept, small),
            more => more - 1,
        })
    }

    /// The nimber of small cells by the definition, which is kept.
    #[cold]
    fn by_definition(&self, cells: B, kept: &AtomicU8, small: Small<'_>) -> u8 {
        let (across, down) = self.grid.pairs(cells);
        let mut met = 0_u64;
        for (pairs, step) in [(across, 1), (down, self.grid.short)] {
            for first in each(pairs) {
                let left = cells ^ (B::cell(first) | B::cell(first + step));
                let nimber = (left != B::NONE).then(|| self.looked_up(left, small));
                met |= 1 << nimber.flatten().unwrap_or(0);
            }
        }
        let nimber = met.trailing_ones().to_le_bytes()[0];
        kept.store(nimber + 1, Relaxed);
        nimber
    }

    /// Returns the canonical form of a component in the corner; `turned` is that component rotated
    /// by 180°.
    fn canonical(&self, component: B, turned: B, frame: Frame) -> B {
        let of_four = || self.least_of_four(component, turned, frame);
        let of_transposed = || {
            let component = self.grid.transposed(component);
            let frame = Frame {
                height: frame.width,
                width: frame.height,
            };
            self.least_of_four(component, self.grid.turned(component, frame), frame)
        };
        match frame.width.cmp(&frame.height) {
            Ordering::Less => of_four(),
            Ordering::Equal => of_four().min(of_transposed()),
            Ordering::Greater => of_transposed(),
        }
    }

    fn least_of_four(&self, component: B, turned: B, frame: Frame) -> B {
        let mirrored = self.grid.mirrored(component, frame);
        let both = self.grid.turned(mirrored, frame);
        component.min(turned).min(mirrored.min(both))
    }

    /// What the mirror strategy says about the nimber of a component that lies in the corner and is
    /// unchanged by a rotation by 180°.
    fn plain_if_turned(&self, component: B, frame: Frame) -> ByTheory {
        let (row, column) = (frame.height - 1, frame.width - 1);
        let middle = row / 2 * self.grid.short + column / 2;
        mirror::decided(row, column, component & B::cell(middle) != B::NONE)
    }

    /// Like [`Self::split_beside`], for what is left of a component without two cells, which may be
    /// several components or not.
    fn leave(
        &self,
        component: B,
        taken: B,
        may_part: bool,
        small: Small<'_>,
        found: &mut impl FnMut(B),
    ) -> u8 {
        let left = component & !taken;
        if may_part {
            self.split_beside(left, self.grid.neighbours(taken), small, found)
        } else if left.count() > 1 {
            self.settle(left, small, found)
        } else {
            0
        }
    }

    /// The square of the distance between the middle of a move and that of the frame, in
    /// half-cells.
    fn move_order(&self, first: usize, is_down: bool, frame: Frame) -> u32 {
        let row = self.grid.row(first);
        let column = first - row * self.grid.short;
        let far_down = (2 * row + usize::from(is_down)).abs_diff(frame.height - 1);
        let far_across = (2 * column + usize::from(!is_down)).abs_diff(frame.width - 1);
        u32::try_from(far_down * far_down + far_across * far_across).unwrap_or(u32::MAX)
    }

    /// What each move leaves, without what `small` tells and the half turn decides if that is not
    /// empty.
    fn visit_followers(
        &self,
        component: B,
        small: Small<'_>,
        visit: &mut impl FnMut(Follower<'_, B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let frame = self.grid.frame(component);
        let (across, down) = self.grid.pairs(component);
        let (parting_across, parting_down) = self.grid.parting(component);
        for may_part in [true, false] {
            for (pairs, parting, is_down) in
                [(across, parting_across, false), (down, parting_down, true)]
            {
                let step = if is_down { self.grid.short } else { 1 };
                for first in each(pairs & if may_part { parting } else { !parting }) {
                    let taken = B::cell(first) | B::cell(first) << step;
                    let mut components: ArrayVec<B, MAX_COMPONENTS> = ArrayVec::new();
                    let found = &mut |component| components.push(component);
                    let settled = self.leave(component, taken, may_part, small, found);
                    visit(Follower {
                        components: &components,
                        move_order: self.move_order(first, is_down, frame),
                        settled,
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl<B: Cells> Sum for CramSum<B> {
    type Component = B;

    fn followers(
        &self,
        component: B,
        visit: &mut impl FnMut(Follower<'_, B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.visit_followers(component, &[], visit)
    }

    fn followers_settled(
        &self,
        component: B,
        visit: &mut impl FnMut(Follower<'_, B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.visit_followers(component, self.small(), visit)
    }

    fn size(&self, component: B) -> u64 {
        u64::from(component.count())
    }

    fn longest(&self, component: B) -> u64 {
        self.size(component) / 2
    }

    /// Writes the longer side across, like most boards.
    fn write(&self, component: B) -> String {
        let cells = self.cells(component).into_iter().map(Cell::transposed);
        CramBoard::around(&cells.collect::<Vec<_>>())
            .drawn_rows()
            .join("/")
    }

    /// Measured on empty boards of n = 28 to 49 cells that symmetry does not decide: the search for
    /// the nimber visits at most 2^(0.48 n) components, and fewer on narrow boards. 6x7 is known to
    /// take sixteen times as many. Of two rows it visits some 2^(n/5) for n = 30 to 50. A single
    /// row splits into rows, each of which is visited once.
    fn work(&self, component: B) -> u128 {
        let cells = component.count();
        let frame = self.grid.frame(component);
        let side = frame.height.min(frame.width);
        if side == 1 {
            return cells.into();
        }
        let at = side.min(BITS_OF_WORK.len() - 1);
        1 << (cells * BITS_OF_WORK[at] / 100).min(127)
    }

    fn is_worth_threads(&self, component: B) -> bool {
        let frame = self.grid.frame(component);
        component.low().is_some() && frame.height.min(frame.width) >= WIDE
    }

    /// Decides components that are unchanged by a rotation by 180°. The second player answers each
    /// move by its image. Only a move in the centre has no image to answer with; the player who
    /// makes it is then the one who answers.
    fn by_theory(&self, component: B) -> ByTheory {
        let frame = self.grid.frame(component);
        if self.grid.turned(component, frame) == component {
            self.plain_if_turned(component, frame)
        } else {
            ByTheory::Unknown
        }
    }
}
