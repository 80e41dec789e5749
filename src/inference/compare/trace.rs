//! The search tree of a method for nimbers on a small position, as data. How it is shown is left to
//! others.

use crate::games::{Sum, SumVisitor};
use crate::inference::components::{Nimber, NimberSet};

/// The most calls that are traced.
pub(super) const MOST_CALLS: u64 = 100_000;

/// Where a nimber comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The transposition table.
    Table,
    /// A search.
    Search,
}

/// Everything that a search did, with components as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The nimber of the position.
    pub nimber: u64,
    /// The outermost calls, in order. A component may be called several times, each time with
    /// another set.
    pub calls: Vec<Traced>,
}

/// A call of the search, which enters a component, or what it did with one follower of a component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traced {
    /// The component, or those of the follower before equal ones are cancelled.
    pub components: Vec<String>,
    /// The set R: the nimbers that are asked for.
    pub wanted: NimberSet,
    /// The set P, at the beginning of a call and after a follower: the nimber of the component that
    /// is entered is in it, or it is not wanted. `None` if the component was not searched.
    pub possible: Option<NimberSet>,
    /// The nimber. `None` if a search was cut because no wanted nimber was possible any more, or if
    /// that of a follower is not wanted.
    pub nimber: Option<Nimber>,
    /// Where the nimber comes from.
    pub source: Source,
    /// The followers of a component that is entered, or the calls that a follower took, in order.
    pub below: Vec<Traced>,
}

impl Traced {
    fn asked(components: Vec<String>, wanted: NimberSet) -> Self {
        Self {
            components,
            wanted,
            possible: None,
            nimber: None,
            source: Source::Search,
            below: Vec::new(),
        }
    }

    /// How many calls there are in a call, this one included.
    pub fn count(&self) -> u64 {
        let below = self.below.iter().flat_map(|follower| &follower.below);
        1 + below.map(Self::count).sum::<u64>()
    }
}

/// The components of a position as a search writes them, sorted.
pub(in crate::inference) struct ComponentWriter<'a, P>(pub(in crate::inference) &'a P);

impl<P> SumVisitor<P> for ComponentWriter<'_, P> {
    type Output = Vec<String>;

    fn visit<G: Sum>(
        self,
        game: G,
        components: impl Fn(&G, &P) -> Option<Vec<G::Component>> + 'static,
    ) -> Vec<String> {
        let components = components(&game, self.0).unwrap_or_default();
        let mut written: Vec<String> = components.into_iter().map(|one| game.write(one)).collect();
        written.sort();
        written
    }
}

/// Records the steps of a search: those under way, of which the first is above the outermost calls.
pub(super) struct Tracer(Vec<Traced>);

impl Tracer {
    pub(super) fn new() -> Self {
        Self(vec![Traced::asked(Vec::new(), NimberSet::ALL)])
    }

    /// The outermost calls.
    pub(super) fn calls(mut self) -> Vec<Traced> {
        self.0.pop().expect("the first is never left").below
    }

    /// A component, or what a move leaves, is asked whether its nimber is in `wanted`.
    pub(super) fn ask(&mut self, components: Vec<String>, wanted: NimberSet) {
        self.0.push(Traced::asked(components, wanted));
    }

    /// These nimbers are possible for the component that was entered last.
    pub(super) fn possible(&mut self, possible: NimberSet) {
        if let Some(last) = self.0.last_mut() {
            last.possible = Some(possible);
        }
    }

    /// What was asked last has this nimber; `None` if that is not wanted.
    pub(super) fn learn(&mut self, nimber: Option<Nimber>, source: Source) {
        let last = self.0.pop().expect("it was asked");
        let above = self.0.last_mut().expect("the first is never left");
        above.below.push(Traced {
            nimber,
            source,
            ..last
        });
    }
}
