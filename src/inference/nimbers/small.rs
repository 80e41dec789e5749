//! The dense table of the nimbers of small positions, from the bottom up, as large as a search has
//! earned.

use super::set::{Nimber, NimberSet};
use crate::games::Sum;
use crate::inference::limits::Unsolved;

/// The nimbers of the lowest places of a game.
#[derive(Debug, Default)]
pub(super) struct Small {
    pub(super) nimbers: Vec<Nimber>,
}

/// How many entries of the table a call of the search earns, as a power of two. A call does about
/// as much work as sixteen entries, but larger tables saved nothing.
const ENTRIES_PER_CALL: u32 = 1;

/// A table of fewer entries than two to this is not worth having.
const LEAST_BITS: u32 = 14;

/// Entries between two checks whether the work should stop.
const LOOK_UP_EVERY: usize = 1 << 16;

impl Small {
    /// Returns the bits of the places that `calls` calls have earned and that fit a quarter of the
    /// memory, or `None` if the table would not be worth having.
    pub(super) fn earned<G: Sum>(game: &G, calls: u64, max_memory: u64) -> Option<u32> {
        let bits = calls.checked_ilog2()? + ENTRIES_PER_CALL;
        let room = (max_memory / 4).checked_ilog2()?;
        let bits = bits.min(room).min(game.place_bits()).min(usize::BITS - 2);
        (bits >= LEAST_BITS).then_some(bits)
    }

    /// Extends the table to all places of `bits` bits, if the extended one takes no more than
    /// `room` bytes beside the one there is, which may be copied, and the system grants them.
    ///
    /// # Errors
    /// Those of `look_up`, which is called now and then. The entries that were added by then are
    /// valid.
    pub(super) fn grow<G: Sum>(
        &mut self,
        game: &G,
        bits: u32,
        room: u64,
        look_up: impl Fn() -> Result<(), Unsolved>,
    ) -> Result<(), Unsolved> {
        let begin = self.nimbers.len();
        let end = 1usize << bits;
        let more = end.saturating_sub(begin);
        if end as u64 > room || self.nimbers.try_reserve_exact(more).is_err() {
            return Ok(());
        }
        for place in begin..end {
            if place.is_multiple_of(LOOK_UP_EVERY) {
                look_up()?;
            }
            let alike = game.place_alike(place as u64);
            let nimber = match usize::try_from(alike) {
                Ok(alike) if alike < place => self.nimbers[alike],
                _ => self.by_definition(game, place as u64),
            };
            self.nimbers.push(nimber);
        }
        Ok(())
    }

    /// The mex of the followers of a place, all of which are in the table.
    fn by_definition<G: Sum>(&self, game: &G, place: u64) -> Nimber {
        let mut met: u128 = 0;
        game.place_followers(place, &mut |follower| {
            let nimber = usize::try_from(follower).map_or(0, |place| self.nimbers[place]);
            met |= 1 << nimber;
        });
        Nimber::try_from(met.trailing_ones()).unwrap_or(NimberSet::LARGEST)
    }

    /// Returns the nimber of a component, or `None` if the table does not hold it.
    pub(super) fn get<G: Sum>(&self, game: &G, component: G::Component) -> Option<Nimber> {
        if self.nimbers.is_empty() {
            return None;
        }
        let place = usize::try_from(game.place(component)?).ok()?;
        self.nimbers.get(place).copied()
    }
}
