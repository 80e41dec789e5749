//! A second proof of nimbers of cram: every claim that a search has left in its table is derived
//! again, by the definition of a nimber, from claims about what a move leaves. By induction on the
//! cells, all of them are then true. Nothing here knows how the search went.

mod claims_table;
mod follows;
mod shapes;

use std::thread;

use ahash::AHashMap;
use nimatron::games::internals::{Cells, CramSum};
use nimatron::inference::internals::{NimberClaim, Nimbers};

use claims_table::{Table, unpacked};
use follows::{Known, Knows};
pub(crate) use shapes::Place;
use shapes::{Shape, Shapes};

/// The claims of a search on boards up to a given size.
#[derive(Debug)]
pub(crate) struct Claims {
    shapes: Shapes,
    table: Table,
}

/// Shapes with an image below this number may be judged by the definition: the search keeps their
/// nimbers apart, and makes no claims about them.
const SMALL: u128 = 1 << 18;

/// Checks claims. It keeps the small components that it has judged.
struct Checker<'a> {
    claims: &'a Claims,
    /// Whether small components without a claimed nimber may be judged.
    judges: bool,
    judged: AHashMap<Shape, u64>,
}

impl Claims {
    /// The claims that a search of a board of `rows` × `columns` has left.
    pub(crate) fn of<B: Cells>(rows: usize, columns: usize, search: &Nimbers<CramSum<B>>) -> Self {
        let side = |cells: usize| u32::try_from(cells).expect("a small board");
        let mut claims = Self {
            shapes: Shapes::new(side(rows), side(columns)).expect("a small board"),
            table: Table::with_place(search.entries()),
        };
        search.visit_claims(&mut |component, claim| {
            let cells = search.game().cells(component).into_iter();
            let cells = cells.map(|cell| (cell.row, cell.column));
            claims.add(&cells.collect::<Vec<_>>(), claim);
        });
        claims
    }

    /// Adds a claim about the component with these cells, as rows and columns.
    fn add(&mut self, cells: &[Place], claim: NimberClaim) {
        let shape = self.shape(cells);
        let known = match (known(claim), self.table.get(shape)) {
            (known, None) => known,
            (one, Some(other)) => {
                let is_exact = |known: Known| known.nimber().is_some();
                assert!(!is_exact(one) && !is_exact(other), "two claims: {cells:?}");
                Known(one.0 | other.0)
            }
        };
        self.table.put(shape, known);
    }

    /// The same claims, but this one about the component with these cells in place of what was
    /// claimed.
    pub(crate) fn instead(mut self, cells: &[Place], claim: NimberClaim) -> Self {
        self.table.put(self.shape(cells), known(claim));
        self
    }

    fn shape(&self, cells: &[Place]) -> Shape {
        self.shapes
            .of_component(cells)
            .expect("a component of the board")
    }

    /// The nimber that is claimed of the component with these cells.
    pub(crate) fn nimber(&self, cells: &[Place]) -> Option<u64> {
        self.table.get(self.shape(cells))?.nimber()
    }

    /// Checks all claims, on two threads. Returns how many components they are about.
    ///
    /// # Errors
    /// A claim that does not follow from the others.
    pub(crate) fn check(&self) -> Result<usize, String> {
        let halves = self.table.slots.chunks(self.table.slots.len().div_ceil(2));
        thread::scope(|scope| {
            let threads: Vec<_> = halves
                .map(|half| scope.spawn(|| Checker::new(self).check_all(half)))
                .collect();
            let checked = threads
                .into_iter()
                .map(|thread| thread.join().expect("no panic"));
            checked.sum()
        })
    }
}

fn known(claim: NimberClaim) -> Known {
    match claim {
        NimberClaim::Is(nimber) => Known::exactly(u8::try_from(nimber).expect("a byte")),
        NimberClaim::IsNot(nimber) => Known(1 << nimber),
    }
}

impl<'a> Checker<'a> {
    fn new(claims: &'a Claims) -> Self {
        Self {
            claims,
            judges: false,
            judged: AHashMap::new(),
        }
    }

    fn check_all(&mut self, slots: &[u128]) -> Result<usize, String> {
        let (mut checked, shapes) = (0, self.claims.shapes);
        for (shape, known) in slots.iter().filter_map(|&slot| unpacked(slot)) {
            // Most follow without a judgement, which is dear.
            self.judges = false;
            let mut follows = self.follows(shapes, shape, known);
            if !follows {
                self.judges = true;
                follows = self.follows(shapes, shape, known);
            }
            if !follows {
                let drawn = drawn(shapes, shape);
                return Err(format!("{known:?} does not follow:\n{drawn}"));
            }
            checked += 1;
        }
        Ok(checked)
    }

    /// The nimber of a component that is small and may be judged.
    fn judged_small(&mut self, component: Shape) -> Option<u64> {
        (self.judges && least(self.claims.shapes, component) < SMALL).then(|| self.judge(component))
    }

    /// The nimber by definition, with the claims about what the moves leave.
    fn judge(&mut self, component: Shape) -> u64 {
        if let Some(nimber) = self.claims.table.get(component).and_then(Known::nimber) {
            return nimber;
        }
        if let Some(&nimber) = self.judged.get(&component) {
            return nimber;
        }
        let mut left = 0_u128;
        for follower in self.claims.shapes.followers(component) {
            let nimbers = follower.into_iter().map(|part| self.judge(part));
            left |= 1 << nimbers.fold(0, |sum, nimber| sum ^ nimber);
        }
        let nimber = left.trailing_ones().into();
        self.judged.insert(component, nimber);
        nimber
    }
}

impl Knows for Checker<'_> {
    /// Whether a component without a known nimber is known not to have this one.
    fn lacks(&mut self, component: Shape, nimber: u64) -> bool {
        if nimber > u64::from(component.size()) / 2 {
            return true;
        }
        let known = self.claims.table.get(component);
        if known.is_some_and(|known| known.excludes(nimber)) {
            return true;
        }
        // The search stores only small ones, and some exclusions follow from symmetry.
        let mut followers = self.claims.shapes.followers(component);
        followers.any(|follower| self.sum(&follower) == Some((nimber, None)))
    }

    /// The nimber of a component, if it is claimed, or 0 by symmetry, or if the component is small
    /// and may be judged.
    fn nimber(&mut self, component: Shape) -> Option<u64> {
        let known = self.claims.table.get(component);
        if let Some(nimber) = known.and_then(Known::nimber) {
            Some(nimber)
        } else if self.claims.shapes.is_answered(component) {
            Some(0)
        } else {
            self.judged_small(component)
        }
    }
}

/// The cells of a shape, as rows and columns.
fn cells(shapes: Shapes, shape: Shape) -> impl Iterator<Item = (u32, u32)> {
    let cells = (0..u128::BITS).filter(move |cell| shape.0 >> cell & 1 == 1);
    cells.map(move |cell| (cell / shapes.width, cell % shapes.width))
}

/// The least number of all images of a shape, those that are wider than high included.
fn least(shapes: Shapes, shape: Shape) -> u128 {
    let cells = || cells(shapes, shape);
    let high = cells().map(|(row, _)| row).max().unwrap_or(0);
    let wide = cells().map(|(_, column)| column).max().unwrap_or(0);
    if high >= shapes.width {
        return shape.0;
    }
    let images = [(false, false), (false, true), (true, false), (true, true)];
    let images = images.map(|(turns_rows, turns_columns)| {
        cells().fold(0, |bits, (row, column)| {
            let row = if turns_rows { high - row } else { row };
            let column = if turns_columns { wide - column } else { column };
            bits | 1 << (column * shapes.width + row)
        })
    });
    images.into_iter().fold(shape.0, u128::min)
}

/// Draws a shape, a line for each row.
fn drawn(shapes: Shapes, shape: Shape) -> String {
    let rows = (u128::BITS - shape.0.leading_zeros()).div_ceil(shapes.width);
    let row = |row| {
        let cells = (0..shapes.width).map(|column| shape.0 >> (row * shapes.width + column) & 1);
        cells
            .map(|cell| if cell == 1 { '.' } else { '#' })
            .collect()
    };
    (0..rows).map(row).collect::<Vec<String>>().join("\n")
}
