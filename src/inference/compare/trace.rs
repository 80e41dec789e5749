//! The search tree of a method for nimbers on a small position, as data. How it is shown is left to others.

use super::ingredients::Ingredients;
use super::recursion::PlainSolver;
use crate::games::{Sum, SumVisitor};
use crate::inference::limits::{Interrupt, Unsolved};
use crate::inference::nimbers::{Budget, Nimber, NimberSet};

/// The largest position that `compare` traces, in cells, pins or matches.
pub const MAX_TRACED: u64 = 10;

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
    /// The outermost calls, in order. A component may be called several times, each time with another set.
    pub calls: Vec<TracedCall>,
}

/// A call of the search: a component that was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TracedCall {
    /// The component.
    pub component: String,
    /// The set R: the nimbers that the component was asked for.
    pub wanted: NimberSet,
    /// The set P at the beginning: the nimber of the component is in it, or it is not wanted. `None` if the component was not
    /// searched.
    pub possible: Option<NimberSet>,
    /// What was done with the followers, in order.
    pub followers: Vec<TracedFollower>,
    /// The nimber that was returned; `None` if the search was cut because no wanted nimber was possible any more.
    pub returned: Option<Nimber>,
    /// Where the nimber comes from.
    pub source: Source,
}

/// What a search did with one follower.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TracedFollower {
    /// The components of the follower, before equal ones are cancelled.
    pub components: Vec<String>,
    /// The set that the follower was asked for.
    pub handed: NimberSet,
    /// The calls that this took.
    pub calls: Vec<TracedCall>,
    /// The nimber of the follower; `None` if it is not in the set.
    pub nimber: Option<Nimber>,
    /// Where the nimber comes from.
    pub source: Source,
    /// The set P afterwards.
    pub possible: NimberSet,
}

impl TracedCall {
    /// How many calls there are here and below, this one included.
    pub fn count(&self) -> u64 {
        let below = self.followers.iter().flat_map(|follower| &follower.calls);
        1 + below.map(Self::count).sum::<u64>()
    }
}

/// Searches a position by a method, instead of the best one by [`Ingredients::ASPIRATION`], and returns everything that was done, or
/// `None` if the position is larger than `largest`.
///
/// # Errors
/// As [`Nimbers::nimber`](super::Nimbers::nimber); [`Unsolved::GivenUp`] also after 100,000 calls.
pub fn trace<G: Sum>(
    game: G,
    components: &[G::Component],
    method: Ingredients,
    budget: Budget,
    interrupt: Interrupt,
    largest: u64,
) -> Result<Option<Trace>, Unsolved> {
    let sizes = components.iter().map(|&component| game.size(component));
    let size = sizes.fold(0, u64::saturating_add);
    if size > largest {
        return Ok(None);
    }
    let mut search = PlainSolver::new(game, method, budget, interrupt);
    search.tracer = Some(Tracer::default());
    let nimber = search.nimber(components)?;
    let calls = search.tracer.map(|tracer| tracer.finished);
    Ok(calls.map(|calls| Trace { nimber, calls }))
}

/// The components of a position as a search writes them, sorted.
pub(in crate::inference) struct Written<'a, P>(pub(in crate::inference) &'a P);

impl<P> SumVisitor<P> for Written<'_, P> {
    type Output = Vec<String>;

    fn visit<G: Sum + 'static>(
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

/// Records the steps of a search.
#[derive(Debug, Default)]
pub(super) struct Tracer {
    /// The calls that are under way; each is at its last follower.
    line: Vec<TracedCall>,
    /// The outermost calls that have returned.
    finished: Vec<TracedCall>,
}

impl Tracer {
    fn current(&mut self) -> &mut TracedCall {
        self.line.last_mut().expect("a component was entered")
    }

    /// A component is entered and asked whether its nimber is in `wanted`.
    pub(super) fn enter(&mut self, component: String, wanted: NimberSet) {
        self.line.push(TracedCall {
            component,
            wanted,
            possible: None,
            followers: Vec::new(),
            returned: None,
            source: Source::Search,
        });
    }

    /// The component that was entered last is going to be searched. Its nimber is in `possible`, or it is not wanted.
    pub(super) fn search(&mut self, possible: NimberSet) {
        self.current().possible = Some(possible);
    }

    /// A follower is asked whether its nimber is in `handed`.
    pub(super) fn ask(&mut self, components: Vec<String>, handed: NimberSet) {
        self.current().followers.push(TracedFollower {
            components,
            handed,
            calls: Vec::new(),
            nimber: None,
            source: Source::Search,
            possible: handed,
        });
    }

    /// That follower has this nimber, `None` if it is not in `handed`; some are still possible for the component.
    pub(super) fn learn(&mut self, nimber: Option<Nimber>, source: Source, possible: NimberSet) {
        if let Some(follower) = self.current().followers.last_mut() {
            follower.nimber = nimber;
            follower.source = source;
            follower.possible = possible;
        }
    }

    /// The component that was entered last is left, with its nimber, or with `None` if that is not wanted.
    pub(super) fn leave(&mut self, returned: Option<Nimber>, source: Source) {
        let Some(call) = self.line.pop() else {
            return;
        };
        let parent = self.line.last_mut();
        let follower = parent.and_then(|parent| parent.followers.last_mut());
        let calls = follower.map_or(&mut self.finished, |follower| &mut follower.calls);
        calls.push(TracedCall {
            returned,
            source,
            ..call
        });
    }
}
