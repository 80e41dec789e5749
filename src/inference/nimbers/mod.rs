//! Nimbers of impartial games that fall apart into independent parts, by the methods of Beling and Rogalski and by a faster one.
//!
//! The nimber of a part is the least number that is not the nimber of a follower (its mex); that of a position is the XOR of its
//! parts (Sprague and Grundy). The player to move loses exactly where it is 0.

mod best;
mod budget;
mod follow;
mod ladder;
mod method;
mod observer;
mod set;
mod table;
mod trace;
mod whole;

use std::fmt::{self, Debug};
use std::rc::Rc;

use self::best::{Asking, Best};
use self::budget::Guard;
use self::follow::cancelled;
use self::ladder::{Climb, Ladder};
use super::{Interrupt, Progress, Unsolved};
use crate::games::{Impartial, Plain};

pub use self::budget::{Budget, MAX_DEPTH};
pub use self::method::NimberMethod;
pub use self::observer::{Observer, Source, Unobserved};
pub use self::set::{Nimber, NimberSet};
pub use self::trace::{Entered, MAX_TRACED, Step, Trace, trace};
pub use self::whole::Whole;

/// A search for nimbers of one game by one method. What it finds out lasts from one position to the next.
pub struct Nimbers<G: Impartial, O = Unobserved> {
    game: G,
    observer: O,
    guard: Guard,
    ladder: Ladder<G::Part>,
    best: Option<Best<G::Part>>,
}

impl<G: Impartial, O> Debug for Nimbers<G, O> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("Nimbers")
            .field("calls", &self.guard.calls)
            .field("entries", &self.ladder.entries())
            .finish_non_exhaustive()
    }
}

impl<G: Impartial> Nimbers<G> {
    /// A search that knows nothing yet.
    pub fn new(game: G, method: NimberMethod, budget: Budget, interrupt: Interrupt) -> Self {
        Self::observed(game, method, budget, interrupt, Unobserved)
    }
}

impl<G: Impartial, O: Observer<G::Part>> Nimbers<G, O> {
    /// A search that knows nothing yet and is watched.
    pub fn observed(
        game: G,
        method: NimberMethod,
        budget: Budget,
        interrupt: Interrupt,
        observer: O,
    ) -> Self {
        let best = (method == NimberMethod::Best).then(|| Best::new(&game, budget));
        Self {
            game,
            observer,
            guard: Guard::new(budget, interrupt),
            ladder: Ladder::new(method, budget.tt_entries),
            best,
        }
    }

    /// Shows how far a search has got: which followers of the position, and of its follower, are being searched. Each set that
    /// is asked for begins anew.
    #[must_use]
    pub fn showing(mut self, progress: Rc<dyn Progress>) -> Self {
        self.guard.progress = progress;
        self
    }

    /// The nimber of a position that consists of these parts.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] where its tables would take more memory than the budget, a line of play is longer than [`MAX_DEPTH`], or a
    /// nimber larger than [`NimberSet::LARGEST`] was met; [`Unsolved::GivenUp`] where the time ran out, [`Unsolved::Interrupted`]
    /// where the interrupt was raised. What was found out by then is kept.
    pub fn nimber(&mut self, parts: &[G::Part]) -> Result<u64, Unsolved> {
        self.begin();
        let found = self.sum(parts);
        self.guard.progress.finish();
        found
    }

    /// Whether the nimber of a position is 0: all parts but the largest are valued, and that one is asked for a single number.
    ///
    /// # Errors
    /// As [`Nimbers::nimber`].
    pub fn is_zero(&mut self, parts: &[G::Part]) -> Result<bool, Unsolved> {
        let parts = cancelled(&self.game, parts);
        let Some((&largest, others)) = parts.split_last() else {
            return Ok(true);
        };
        let sum = self.nimber(others)?;
        let is_plain = matches!(self.game.plain(largest), Plain::Exactly(_));
        let asked = Nimber::try_from(sum)
            .ok()
            .filter(|&asked| asked <= NimberSet::LARGEST && !is_plain);
        self.begin();
        if let Some(asked) = asked
            && let Some(mut asking) = self.asking(largest)?
        {
            let found = asking.is(largest, asked);
            self.guard.progress.finish();
            return found;
        }
        Ok(self.nimber(&[largest])? == sum)
    }

    /// Begins one search; what an earlier one broke off is forgotten.
    fn begin(&mut self) {
        self.guard.begin();
        if let Some(best) = &mut self.best {
            best.begin();
        }
    }

    /// The fastest search at work, where that is the method; refuses a part that is too deep for any.
    fn asking(&mut self, part: G::Part) -> Result<Option<Asking<'_, G, O>>, Unsolved> {
        let size = self.game.longest(part);
        if size > MAX_DEPTH {
            return Err(self.guard.beyond(u128::from(size), 0));
        }
        Ok(self.best.as_mut().map(|best| Asking {
            game: &self.game,
            guard: &mut self.guard,
            observer: &mut self.observer,
            best,
        }))
    }

    fn sum(&mut self, parts: &[G::Part]) -> Result<u64, Unsolved> {
        let parts = cancelled(&self.game, parts);
        let mut sum: u64 = 0;
        for &part in &parts {
            if self.best.is_some()
                && let Plain::Exactly(nimber) = self.game.plain(part)
            {
                // It may be larger than any nimber that a search can meet.
                self.guard.enter()?;
                if let Ok(nimber) = Nimber::try_from(nimber) {
                    self.observer.enter(part, NimberSet::ALL);
                    self.observer.leave(Some(nimber), Source::Game);
                }
                self.guard.leave();
                sum ^= nimber;
                continue;
            }
            if let Some(mut asking) = self.asking(part)? {
                sum ^= u64::from(asking.exact(part)?);
                continue;
            }
            let mut climb = Climb {
                game: &self.game,
                guard: &mut self.guard,
                observer: &mut self.observer,
                ladder: &mut self.ladder,
            };
            sum ^= u64::from(climb.exact(part)?);
        }
        Ok(sum)
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How often a part was entered, those answered from a table included; a part that is only looked up does not count.
    pub fn calls(&self) -> u64 {
        self.guard.calls
    }

    /// How many entries the transposition table holds.
    pub fn entries(&self) -> usize {
        match &self.best {
            Some(best) => best.entries(),
            None => self.ladder.entries(),
        }
    }

    /// Ends the search and gives back who watched it.
    pub fn into_observer(self) -> O {
        self.observer
    }
}
