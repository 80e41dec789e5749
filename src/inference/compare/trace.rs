//! The search tree of a method for nimbers on a small position, as data. How it is shown is left to others.

use super::comparison::CompareOptions;
use super::components::{ComponentsVisitor, visit_components};
use super::nimber_method::NimberMethod;
use super::nimbers::Nimbers;
use super::observer::{Observer, Source};
use crate::games::{Game, Sum};
use crate::inference::limits::{Interrupt, Unsolved};
use crate::inference::nimbers::{Budget, Nimber, NimberSet};

/// The largest position that is traced, in cells, pins or matches.
pub const MAX_TRACED: u64 = 10;

/// Everything that a search did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace<P> {
    /// The nimber of the position.
    pub nimber: u64,
    /// The outermost calls, in order. A component may be called several times, each time with another set.
    pub calls: Vec<TracedCall<P>>,
}

/// A call of the search: a component that was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TracedCall<P> {
    /// The component.
    pub component: P,
    /// The set R: the nimbers that the component was asked for.
    pub wanted: NimberSet,
    /// The set P at the beginning: the nimber of the component is in it, or it is not wanted. `None` if the component was not
    /// searched.
    pub possible: Option<NimberSet>,
    /// What was done with the followers, in order.
    pub followers: Vec<TracedFollower<P>>,
    /// The nimber that was returned; `None` if the search was cut because no wanted nimber was possible any more.
    pub returned: Option<Nimber>,
    /// Where the nimber comes from.
    pub source: Source,
}

/// What a search did with one follower.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TracedFollower<P> {
    /// The components of the follower, before equal ones are cancelled.
    pub components: Vec<P>,
    /// The set that the follower was asked for.
    pub handed: NimberSet,
    /// The calls that this took.
    pub calls: Vec<TracedCall<P>>,
    /// The nimber of the follower; `None` if it is not in the set.
    pub nimber: Option<Nimber>,
    /// Where the nimber comes from.
    pub source: Source,
    /// The set P afterwards.
    pub possible: NimberSet,
}

impl<P> TracedCall<P> {
    /// How many calls there are here and below, this one included.
    pub fn count(&self) -> u64 {
        let below = self.followers.iter().flat_map(|follower| &follower.calls);
        1 + below.map(Self::count).sum::<u64>()
    }
}

/// A game, and what a search of a position of it did.
type Traced<G> = (G, Trace<<G as Sum>::Component>);

/// Searches a position by `NimberMethod::traced` of a method, and returns the game and everything that was done, or `None` if the position is larger than
/// [`MAX_TRACED`].
///
/// # Errors
/// As [`Nimbers::nimber`].
pub fn trace<G: Sum>(
    game: G,
    components: &[G::Component],
    method: NimberMethod,
    budget: Budget,
    interrupt: Interrupt,
) -> Result<Option<Traced<G>>, Unsolved> {
    let sizes = components.iter().map(|&component| game.size(component));
    let size = sizes.fold(0, u64::saturating_add);
    if size > MAX_TRACED {
        return Ok(None);
    }
    let method = method.traced();
    let mut search = Nimbers::observed(game, method, budget, interrupt, Tracer::default());
    let nimber = search.nimber(components)?;
    let (game, tracer) = search.into_parts();
    let calls = tracer.finished;
    Ok(Some((game, Trace { nimber, calls })))
}

impl<P: Copy> Trace<P> {
    /// The same with the components in another form.
    fn map<Q>(&self, write: &impl Fn(P) -> Q) -> Trace<Q> {
        Trace {
            nimber: self.nimber,
            calls: self.calls.iter().map(|call| call.map(write)).collect(),
        }
    }
}

impl<P: Copy> TracedCall<P> {
    fn map<Q>(&self, write: &impl Fn(P) -> Q) -> TracedCall<Q> {
        let followers = self.followers.iter();
        TracedCall {
            component: write(self.component),
            wanted: self.wanted,
            possible: self.possible,
            followers: followers.map(|follower| follower.map(write)).collect(),
            returned: self.returned,
            source: self.source,
        }
    }
}

impl<P: Copy> TracedFollower<P> {
    fn map<Q>(&self, write: &impl Fn(P) -> Q) -> TracedFollower<Q> {
        TracedFollower {
            components: self.components.iter().copied().map(write).collect(),
            handed: self.handed,
            calls: self.calls.iter().map(|call| call.map(write)).collect(),
            nimber: self.nimber,
            source: self.source,
            possible: self.possible,
        }
    }
}

/// Traces the search for the nimber of a position, with components as they are written. `None` if the position has no components, or
/// is larger than [`MAX_TRACED`].
pub(in crate::inference) fn written_trace<R: Game>(
    method: NimberMethod,
    rules: &R,
    position: &R::Position,
    options: &CompareOptions,
) -> Result<Option<Trace<String>>, Unsolved> {
    let tracing = Tracing { method, options };
    visit_components(rules, position, options.split, tracing).unwrap_or(Ok(None))
}

struct Tracing<'a> {
    method: NimberMethod,
    options: &'a CompareOptions,
}

impl ComponentsVisitor for Tracing<'_> {
    type Output = Result<Option<Trace<String>>, Unsolved>;

    fn visit<G: Sum>(self, game: G, components: &[G::Component]) -> Self::Output {
        let budget = Budget {
            max_memory: self.options.limits.max_memory,
            give_up: self.options.give_up,
            tt_entries: None,
        };
        let interrupt = self.options.interrupt.clone();
        let traced = trace(game, components, self.method, budget, interrupt)?;
        Ok(traced.map(|(game, trace)| trace.map(&|component| game.write(component))))
    }
}

/// Records the steps of a search.
#[derive(Debug)]
struct Tracer<P> {
    /// The calls that are under way, each with the follower that it is at.
    line: Vec<(TracedCall<P>, Option<TracedFollower<P>>)>,
    /// The outermost calls that have returned.
    finished: Vec<TracedCall<P>>,
}

impl<P> Default for Tracer<P> {
    fn default() -> Self {
        Self {
            line: Vec::new(),
            finished: Vec::new(),
        }
    }
}

impl<P: Copy> Observer<P> for Tracer<P> {
    fn enter(&mut self, component: P, wanted: NimberSet) {
        let call = TracedCall {
            component,
            wanted,
            possible: None,
            followers: Vec::new(),
            returned: None,
            source: Source::Search,
        };
        self.line.push((call, None));
    }

    fn possible(&mut self, possible: NimberSet) {
        if let Some((call, _)) = self.line.last_mut() {
            call.possible = Some(possible);
        }
    }

    fn follower(&mut self, components: &[P], handed: NimberSet) {
        if let Some((_, follower)) = self.line.last_mut() {
            *follower = Some(TracedFollower {
                components: components.to_vec(),
                handed,
                calls: Vec::new(),
                nimber: None,
                source: Source::Search,
                possible: handed,
            });
        }
    }

    fn valued(&mut self, nimber: Option<Nimber>, source: Source, possible: NimberSet) {
        if let Some((call, follower)) = self.line.last_mut() {
            call.followers
                .extend(follower.take().map(|follower| TracedFollower {
                    nimber,
                    source,
                    possible,
                    ..follower
                }));
        }
    }

    fn leave(&mut self, nimber: Option<Nimber>, source: Source) {
        let Some((mut call, _)) = self.line.pop() else {
            return;
        };
        call.returned = nimber;
        call.source = source;
        match self.line.last_mut() {
            Some((_, Some(follower))) => follower.calls.push(call),
            Some((parent, None)) => parent.followers.last_mut().map_or_else(
                || self.finished.push(call.clone()),
                |follower| follower.calls.push(call.clone()),
            ),
            None => self.finished.push(call),
        }
    }
}
