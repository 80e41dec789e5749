//! A second proof of nimbers of cram: every claim that a search has left in its table is derived again, by the definition of a nimber,
//! from claims about what a move leaves. By induction on the cells, all of them are then true. Rules, components and symmetries are
//! those of this folder, and nothing here knows how the search went.

mod shapes;
mod table;

use std::thread;

use ahash::AHashMap;
use nimatron::games::internals::{Cells, CramSum};
use nimatron::inference::internals::{Claim, Nimbers};

use shapes::{Shape, Shapes};
use table::{Known, Table, unpacked};

/// The claims of a search on boards up to a given size.
#[derive(Debug)]
pub(crate) struct Claims {
    shapes: Shapes,
    table: Table,
    /// Shapes with an image below this number may be judged by the definition: the search has a dense table of them, which tells no claims.
    small: u128,
}

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
        let mut claims = Self {
            shapes: Shapes::new(rows, columns),
            table: Table::with_place(search.entries()),
            small: search.small_places() as u128,
        };
        search.visit_claims(B::from_low, |(component, claim)| {
            let cells = search.game().cells(component).into_iter();
            let cells = cells.map(|cell| (cell.row.into(), cell.column.into()));
            claims.add(&cells.collect::<Vec<_>>(), claim);
        });
        claims
    }

    /// Adds a claim about the component with these cells, as rows and columns.
    fn add(&mut self, cells: &[(usize, usize)], claim: Claim) {
        let shape = self.shapes.of_cells(cells);
        let known = match (Known::of(claim), self.table.get(shape)) {
            (known, None) => known,
            (Known::Not(one), Some(Known::Not(other))) => Known::Not(one | other),
            _ => panic!("one component, two claims: {cells:?}"),
        };
        self.table.put(shape, known);
    }

    /// The same claims, but this one about the component with these cells in place of what was claimed.
    pub(crate) fn instead(mut self, cells: &[(usize, usize)], claim: Claim) -> Self {
        let shape = self.shapes.of_cells(cells);
        self.table.put(shape, Known::of(claim));
        self
    }

    /// The nimber that is claimed of the component with these cells.
    pub(crate) fn nimber(&self, cells: &[(usize, usize)]) -> Option<u64> {
        let known = self.table.get(self.shapes.of_cells(cells));
        known.and_then(|known| match known {
            Known::Exactly(nimber) => Some(nimber.into()),
            Known::Not(_) => None,
        })
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

impl<'a> Checker<'a> {
    fn new(claims: &'a Claims) -> Self {
        Self {
            claims,
            judges: false,
            judged: AHashMap::new(),
        }
    }

    fn check_all(&mut self, slots: &[u128]) -> Result<usize, String> {
        let mut checked = 0;
        for (shape, known) in slots.iter().filter_map(|&slot| unpacked(slot)) {
            // Most follow without a judgement, which is dear.
            self.judges = false;
            let mut follows = self.follows(shape, known);
            if !follows {
                self.judges = true;
                follows = self.follows(shape, known);
            }
            if !follows {
                let drawn = self.claims.shapes.drawn(shape);
                return Err(format!("{known:?} does not follow:\n{drawn}"));
            }
            checked += 1;
        }
        Ok(checked)
    }

    /// Whether a claim follows from those about what each move leaves.
    fn follows(&mut self, shape: Shape, known: Known) -> bool {
        let (must_be_left, must_lack) = match known {
            Known::Exactly(nimber) => ((1 << nimber) - 1, Some(nimber.into())),
            Known::Not(excluded) => (u128::from(excluded), None),
        };
        let mut left = 0;
        for follower in self.claims.shapes.followers(shape) {
            let nimber = self.sum(&follower);
            if let Some(nimber) = nimber {
                left |= 1 << nimber;
            }
            match must_lack {
                None if must_be_left & !left == 0 => return true,
                Some(lacked) if nimber == Some(lacked) => return false,
                Some(lacked) if nimber.is_none() && !self.sum_lacks(&follower, lacked) => {
                    return false;
                }
                _ => {}
            }
        }
        must_be_left & !left == 0
    }

    /// The nim-sum of components whose nimbers are all known.
    fn sum(&mut self, components: &[Shape]) -> Option<u64> {
        let mut nimbers = components.iter().map(|&component| self.nimber(component));
        nimbers.try_fold(0, |sum, nimber| Some(sum ^ nimber?))
    }

    /// Whether components, all but one of which have a known nimber, are known not to have this nim-sum.
    fn sum_lacks(&mut self, components: &[Shape], lacked: u64) -> bool {
        let mut rest = lacked;
        let mut unknown = None;
        for &component in components {
            match self.nimber(component) {
                Some(nimber) => rest ^= nimber,
                None if unknown.is_some() => return false,
                None => unknown = Some(component),
            }
        }
        unknown.is_some_and(|component| self.lacks(component, rest))
    }

    /// Whether a component without a known nimber is known not to have this one.
    fn lacks(&mut self, component: Shape, nimber: u64) -> bool {
        if nimber > u64::from(component.size()) / 2 {
            return true;
        }
        if let Some(Known::Not(excluded)) = self.claims.table.get(component)
            && nimber < 16
            && excluded >> nimber & 1 == 1
        {
            return true;
        }
        // The search stores only small ones, and some exclusions follow from symmetry.
        let mut followers = self.claims.shapes.followers(component);
        followers.any(|follower| self.sum(&follower) == Some(nimber))
    }

    /// The nimber of a component, if it is claimed, or 0 by symmetry, or if the component is small and may be judged.
    fn nimber(&mut self, component: Shape) -> Option<u64> {
        if let Some(Known::Exactly(nimber)) = self.claims.table.get(component) {
            Some(nimber.into())
        } else if self.claims.shapes.is_answered(component) {
            Some(0)
        } else {
            (self.judges && self.claims.shapes.least(component) < self.claims.small)
                .then(|| self.judge(component))
        }
    }

    /// The nimber by definition, with the claims about what the moves leave.
    fn judge(&mut self, component: Shape) -> u64 {
        if let Some(Known::Exactly(nimber)) = self.claims.table.get(component) {
            return nimber.into();
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
