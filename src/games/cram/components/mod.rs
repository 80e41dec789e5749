//! Cram as a game of components: connected sets of free cells, of which a move takes two neighbouring ones. Boards, their notation and
//! their pictures are left to the rules.

mod cells;
mod grid;

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use self::grid::{Frame, Grid};
use crate::games::sum::{Follower, Plain, Sum};

pub use self::cells::{Cells, Wide};

/// A move touches six cells, so it leaves no more components of one.
const MAX_COMPONENTS: usize = 6;

/// The components of cram positions on boards of one size, or smaller.
///
/// A component is the set of its cells as bits: pushed into the corner, its longer side down the board, and the smallest number among
/// its reflections and turns. `u64` serves boards of up to 64 cells, [`Wide`] those of up to 256.
#[derive(Clone, Debug)]
pub struct CramSum<B = u64> {
    grid: Grid<B>,
}

impl<B: Cells> CramSum<B> {
    /// For boards of so many rows and columns, in either order; none where there is no cell or the bits do not suffice.
    pub fn new(rows: usize, columns: usize) -> Option<Self> {
        let grid = Grid::new(rows.min(columns), rows.max(columns))?;
        Some(Self { grid })
    }

    /// The components of a position: the free cells of a board of so many rows and columns, as row and column from 0. None where a
    /// cell is not on the board, or the board is larger than the one this was made for.
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

    /// The free cells of a component as row and column from 0, in reading order, its longer side down the board.
    pub fn cells(&self, component: B) -> Vec<(usize, usize)> {
        let all = 0..self.grid.short * self.grid.long;
        all.filter(|&cell| component & B::cell(cell) != B::NONE)
            .map(|cell| (cell / self.grid.short, cell % self.grid.short))
            .collect()
    }

    /// The canonical components of a set of cells anywhere on the board, without single cells.
    fn split(&self, cells: B, mut found: impl FnMut(B)) {
        self.split_beside(cells, cells, &[], &mut found);
    }

    /// The same, but for components whose nimber is told by the table of small positions or, where there is such a table, by symmetry;
    /// returns the nimber of these. Every component has one of the cells `touched`.
    fn split_beside(&self, cells: B, touched: B, small: &[u8], found: &mut impl FnMut(B)) -> u8 {
        let mut left = cells & self.grid.neighbours(cells);
        let mut touched = touched & left;
        let mut settled = 0;
        while touched != B::NONE {
            // The table knows what is left of a small position, in components or not.
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

    /// The nimber of a component anywhere on the board, if it is told, or else 0 and its canonical form is found.
    fn settle(&self, component: B, small: &[u8], found: &mut impl FnMut(B)) -> u8 {
        if let Some(nimber) = self.looked_up(component, small) {
            return nimber;
        }
        let (component, frame) = self.grid.to_corner(component);
        let turned = self.grid.turned(component, frame);
        if turned == component
            && !small.is_empty()
            && self.plain_if_turned(component, frame) == Plain::Exactly(0)
        {
            return 0;
        }
        found(self.canonical(component, turned, frame));
        0
    }

    /// The nimber of any cells, where they are small enough for the table.
    fn looked_up(&self, cells: B, small: &[u8]) -> Option<u8> {
        if small.is_empty() {
            return None;
        }
        let place = usize::try_from(self.grid.to_top(cells).low()?).ok()?;
        small.get(place).copied()
    }

    /// Of a component in the corner and what half a turn makes of it.
    fn canonical(&self, component: B, turned: B, frame: Frame) -> B {
        if frame.width > frame.height {
            let component = self.grid.transposed(component);
            let frame = Frame {
                height: frame.width,
                width: frame.height,
            };
            return self.least_of_four(component, self.grid.turned(component, frame), frame);
        }
        let least = self.least_of_four(component, turned, frame);
        if frame.width == frame.height {
            let component = self.grid.transposed(component);
            let turned = self.grid.turned(component, frame);
            least.min(self.least_of_four(component, turned, frame))
        } else {
            least
        }
    }

    fn least_of_four(&self, component: B, turned: B, frame: Frame) -> B {
        let mirrored = self.grid.mirrored(component, frame);
        let both = self.grid.turned(mirrored, frame);
        component.min(turned).min(mirrored.min(both))
    }

    /// Of a component in the corner that is the same after half a turn.
    fn plain_if_turned(&self, component: B, frame: Frame) -> Plain {
        let middle = (frame.height - 1) / 2 * self.grid.short + (frame.width - 1) / 2;
        if component & B::cell(middle) == B::NONE {
            return Plain::Exactly(0);
        }
        match (frame.height % 2, frame.width % 2) {
            (0, 0) => Plain::Exactly(0),
            // The centre is a cell, which turns into itself: a move on it has no answer elsewhere.
            (1, 1) => Plain::Unknown,
            _ => Plain::NotZero,
        }
    }

    /// Visits the followers by one kind of move.
    fn takings(
        &self,
        component: B,
        takings: &Takings<B>,
        small: &[u8],
        frame: Frame,
        visit: &mut impl FnMut(Follower<'_, B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut components: ArrayVec<B, MAX_COMPONENTS> = ArrayVec::new();
        let (down, across) = if takings.step == 1 { (0, 1) } else { (1, 0) };
        let mut pairs = takings.pairs;
        while pairs != B::NONE {
            let first = pairs.first();
            let cell = B::cell(first);
            pairs = pairs ^ cell;
            components.clear();
            let taken = cell | cell << takings.step;
            let left = component & !taken;
            let found = &mut |component| components.push(component);
            let settled = if takings.parting & cell != B::NONE {
                let touched = self.grid.neighbours(taken);
                self.split_beside(left, touched, small, found)
            } else if left.count() > 1 {
                self.settle(left, small, found)
            } else {
                0
            };
            // Twice the distances of the middle of the move and of the frame from the corner.
            let row = self.grid.row(first);
            let column = first - row * self.grid.short;
            let far_down = (2 * row + down).abs_diff(frame.height - 1);
            let far_across = (2 * column + across).abs_diff(frame.width - 1);
            let aside = far_down * far_down + far_across * far_across;
            let aside = u32::try_from(aside).unwrap_or(u32::MAX);
            let components = &components;
            visit(Follower {
                components,
                aside,
                settled,
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// Moves of one kind.
struct Takings<B> {
    /// The first cell of each.
    pairs: B,
    /// How much further the second cell lies.
    step: usize,
    /// The first cells of those that may leave several components.
    parting: B,
}

impl<B: Cells> Sum for CramSum<B> {
    type Component = B;

    fn followers(
        &self,
        component: B,
        visit: &mut impl FnMut(Follower<'_, B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.followers_beside(component, &[], visit)
    }

    fn followers_beside(
        &self,
        component: B,
        small: &[u8],
        visit: &mut impl FnMut(Follower<'_, B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let frame = self.grid.frame(component);
        let pairs = self.grid.pairs(component);
        let parting = self.grid.parting(component);
        let kinds = [
            (pairs.0, parting.0, 1),
            (pairs.1, parting.1, self.grid.short),
        ];
        for may_part in [true, false] {
            for (pairs, parting, step) in kinds {
                let pairs = if may_part {
                    pairs & parting
                } else {
                    pairs & !parting
                };
                let takings = Takings {
                    pairs,
                    step,
                    parting,
                };
                self.takings(component, &takings, small, frame, visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The place of a set of cells, split or not, is the set as a number.
    fn place_bits(&self) -> u32 {
        u32::try_from(self.grid.short * self.grid.long).map_or(0, |cells| cells.min(u64::BITS))
    }

    fn place(&self, component: B) -> Option<u64> {
        component.low()
    }

    /// Pushed up to the first row, or turned, where that is lower.
    fn place_alike(&self, place: u64) -> u64 {
        let cells = B::from_low(place);
        if cells == B::NONE {
            return place;
        }
        let up = self.grid.to_top(cells);
        let frame = Frame {
            height: self.grid.row(up.last()) + 1,
            width: self.grid.short,
        };
        let least = up.min(self.grid.turned(up, frame));
        least.low().unwrap_or(place)
    }

    fn place_followers(&self, place: u64, visit: &mut impl FnMut(u64)) {
        let cells = B::from_low(place);
        let (across, down) = self.grid.pairs(cells);
        for (mut pairs, step) in [(across, 1), (down, self.grid.short)] {
            while pairs != B::NONE {
                let first = pairs.first();
                let cell = B::cell(first);
                pairs = pairs ^ cell;
                visit(place & !(1 << first | 1 << (first + step)));
            }
        }
    }

    fn size(&self, component: B) -> u64 {
        u64::from(component.count())
    }

    fn longest(&self, component: B) -> u64 {
        self.size(component) / 2
    }

    /// Its longer side lies across, as most boards are written.
    fn write(&self, component: B) -> String {
        let cells = self.cells(component);
        let height = cells.iter().map(|cell| cell.1).max().unwrap_or(0);
        let width = cells.iter().map(|cell| cell.0).max().unwrap_or(0);
        let row = |row| -> String {
            let free = |column| cells.contains(&(column, row));
            (0..=width)
                .map(|column| if free(column) { '.' } else { '#' })
                .collect()
        };
        let rows: Vec<String> = (0..=height).map(row).collect();
        rows.join("/")
    }

    /// Counted on empty boards that no symmetry settles: at most 2^(0.52 n) components of n cells, from 30 to 45, for the nimber alone; all
    /// winning moves take some more.
    fn work(&self, component: B) -> u128 {
        1 << (component.count() * 11 / 20).min(127)
    }

    /// The second player answers each move by the one turned about the centre. On a component that is the same after half a turn that
    /// fails only for the move in the centre, and who makes that move first is the second player from then on.
    fn plain(&self, component: B) -> Plain {
        let frame = self.grid.frame(component);
        if self.grid.turned(component, frame) == component {
            self.plain_if_turned(component, frame)
        } else {
            Plain::Unknown
        }
    }
}
