//! The search tree of a method on a small position, as data. How it is shown is left to others.

use super::observer::{Observer, Source};
use super::set::{Nimber, NimberSet};
use super::{Budget, NimberMethod, Nimbers};
use crate::games::Impartial;
use crate::inference::{Interrupt, Unsolved};

/// The largest position that is traced, in cells, pins or matches.
pub const MAX_TRACED: u64 = 10;

/// All that a search did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace<P> {
    /// The nimber of the position.
    pub nimber: u64,
    /// The parts that were entered one after another, each perhaps several times, for one set after another.
    pub entered: Vec<Entered<P>>,
}

/// A part that was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entered<P> {
    /// The part.
    pub part: P,
    /// The set R: the nimbers that it was asked for.
    pub wanted: NimberSet,
    /// The set P at the beginning: the nimbers that the part may have or, failing all of those, any other one. None where the part was
    /// not searched.
    pub possible: Option<NimberSet>,
    /// What was done with its followers, in order.
    pub steps: Vec<Step<P>>,
    /// The nimber that was returned; none where it was cut because no wanted one was possible any more.
    pub returned: Option<Nimber>,
    /// Where that comes from.
    pub source: Source,
}

/// What was done with one follower.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<P> {
    /// The parts of the follower, equal ones not yet cancelled.
    pub parts: Vec<P>,
    /// The set that it was asked for.
    pub handed: NimberSet,
    /// The parts that were entered for it.
    pub entered: Vec<Entered<P>>,
    /// Its nimber; none where it is not among those asked for.
    pub nimber: Option<Nimber>,
    /// Where that comes from.
    pub source: Source,
    /// The set P afterwards.
    pub possible: NimberSet,
}

impl<P> Entered<P> {
    /// Whether the search of the part was cut off.
    pub fn is_cut(&self) -> bool {
        self.returned.is_none()
    }

    /// How many parts were entered here and below, this one included.
    pub fn calls(&self) -> u64 {
        let below = self.steps.iter().flat_map(|step| &step.entered);
        1 + below.map(Self::calls).sum::<u64>()
    }
}

/// Searches a position of at most [`MAX_TRACED`] cells and tells all that was done; none where it is larger.
///
/// # Errors
/// As [`Nimbers::nimber`].
pub fn trace<G: Impartial>(
    game: G,
    parts: &[G::Part],
    method: NimberMethod,
    budget: Budget,
    interrupt: Interrupt,
) -> Result<Option<Trace<G::Part>>, Unsolved> {
    let sizes = parts.iter().map(|&part| game.size(part));
    let size = sizes.fold(0, u64::saturating_add);
    if size > MAX_TRACED {
        return Ok(None);
    }
    let mut search = Nimbers::observed(game, method, budget, interrupt, Tracer::default());
    let nimber = search.nimber(parts)?;
    Ok(Some(Trace {
        nimber,
        entered: search.into_observer().finished,
    }))
}

/// Writes down what it is told.
#[derive(Debug)]
struct Tracer<P> {
    /// The line that is being searched, each part with the step it is at.
    line: Vec<(Entered<P>, Option<Step<P>>)>,
    /// What was entered from outside.
    finished: Vec<Entered<P>>,
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
    fn enter(&mut self, part: P, wanted: NimberSet) {
        let entered = Entered {
            part,
            wanted,
            possible: None,
            steps: Vec::new(),
            returned: None,
            source: Source::Search,
        };
        self.line.push((entered, None));
    }

    fn possible(&mut self, possible: NimberSet) {
        if let Some((entered, _)) = self.line.last_mut() {
            entered.possible = Some(possible);
        }
    }

    fn follower(&mut self, parts: &[P], handed: NimberSet) {
        if let Some((_, step)) = self.line.last_mut() {
            *step = Some(Step {
                parts: parts.to_vec(),
                handed,
                entered: Vec::new(),
                nimber: None,
                source: Source::Search,
                possible: handed,
            });
        }
    }

    fn valued(&mut self, nimber: Option<Nimber>, source: Source, possible: NimberSet) {
        if let Some((entered, step)) = self.line.last_mut() {
            entered.steps.extend(step.take().map(|step| Step {
                nimber,
                source,
                possible,
                ..step
            }));
        }
    }

    fn leave(&mut self, nimber: Option<Nimber>, source: Source) {
        let Some((mut entered, _)) = self.line.pop() else {
            return;
        };
        entered.returned = nimber;
        entered.source = source;
        match self.line.last_mut() {
            Some((_, Some(step))) => step.entered.push(entered),
            Some((parent, None)) => parent.steps.last_mut().map_or_else(
                || self.finished.push(entered.clone()),
                |step| step.entered.push(entered.clone()),
            ),
            None => self.finished.push(entered),
        }
    }
}
