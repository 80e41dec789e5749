//! The methods of the ladder but the last, as one recursion with helps: from the definition to aspiration sets.

use super::budget::Guard;
use super::follow::{Followers, cancelled};
use super::method::NimberMethod;
use super::observer::{Observer, Source};
use super::set::{Nimber, NimberSet};
use super::table::Table;
use crate::games::Impartial;
use crate::inference::Unsolved;

/// A search of the ladder, with what it has found out.
#[derive(Debug)]
pub(super) struct Ladder<P> {
    method: NimberMethod,
    table: Table<P, Nimber>,
}

/// A search at work.
pub(super) struct Climb<'a, G: Impartial, O> {
    pub(super) game: &'a G,
    pub(super) guard: &'a mut Guard,
    pub(super) observer: &'a mut O,
    pub(super) ladder: &'a mut Ladder<G::Part>,
}

impl<P: Copy + Eq + std::hash::Hash> Ladder<P> {
    pub(super) fn new(method: NimberMethod, tt_entries: Option<usize>) -> Self {
        let table = match tt_entries {
            _ if !method.has_table() => Table::Absent,
            Some(entries) => Table::bounded(entries),
            None => Table::unbounded(),
        };
        Self { method, table }
    }

    pub(super) fn entries(&self) -> usize {
        self.table.len()
    }
}

impl<G: Impartial, O: Observer<G::Part>> Climb<'_, G, O> {
    /// The nimber of a part, whatever it is.
    pub(super) fn exact(&mut self, part: G::Part) -> Result<Nimber, Unsolved> {
        if !self.ladder.method.aspires() {
            let found = self.part(part, NimberSet::ALL)?;
            return found.ok_or_else(|| self.guard.beyond(0, 0));
        }
        for nimber in 0..=NimberSet::LARGEST {
            if let Some(found) = self.part(part, NimberSet::only(nimber))? {
                return Ok(found);
            }
        }
        Err(self.guard.beyond(0, 0))
    }

    /// The nimber of a part where it is wanted; where it is not, the nimber all the same or none.
    fn part(&mut self, part: G::Part, wanted: NimberSet) -> Result<Option<Nimber>, Unsolved> {
        self.guard.enter()?;
        self.observer.enter(part, wanted);
        if let Some(known) = self.ladder.table.get(part) {
            self.observer.leave(Some(known), Source::Table);
            self.guard.leave();
            return Ok(Some(known));
        }
        let found = self.search(part, wanted)?;
        if let Some(nimber) = found {
            let bytes = self.ladder.table.next_bytes() + self.game.memory();
            self.guard.allow(bytes, self.ladder.table.len())?;
            self.ladder.table.put(part, nimber);
        }
        self.observer.leave(found, Source::Search);
        self.guard.leave();
        Ok(found)
    }

    fn search(&mut self, part: G::Part, wanted: NimberSet) -> Result<Option<Nimber>, Unsolved> {
        let method = self.ladder.method;
        let mut followers = Followers::of(self.game, part);
        if method.aspires() {
            followers.sort();
        }
        // So many followers have at most as many nimbers, and the least that none of them has is no larger than their number.
        let most = self.game.longest(part).min(followers.len() as u64);
        let mut open = Open {
            method,
            wanted,
            possible: NimberSet::up_to(Nimber::try_from(most).unwrap_or(Nimber::MAX)),
        };
        open.trim();
        self.observer.possible(open.possible);
        if open.is_settled() {
            return Ok(None);
        }
        let mut known = vec![false; followers.len()];
        if method.looks_up_first() {
            for (index, known) in known.iter_mut().enumerate() {
                let Some(nimber) = self.looked_up(followers.parts(index)) else {
                    continue;
                };
                *known = true;
                self.observer
                    .follower(followers.parts(index), open.handed());
                open.exclude(Some(nimber));
                self.observer
                    .valued(Some(nimber), Source::Table, open.possible);
                if open.is_settled() {
                    return Ok(None);
                }
            }
        }
        for index in (0..followers.len()).filter(|&index| !known[index]) {
            self.guard.at(index, followers.len());
            let parts = followers.parts(index);
            let handed = open.handed();
            self.observer.follower(parts, handed);
            let nimber = self.sum(parts, handed)?;
            open.exclude(nimber);
            self.observer.valued(nimber, Source::Search, open.possible);
            if open.is_settled() {
                return Ok(None);
            }
        }
        match open.possible.smallest() {
            Some(nimber) => Ok(Some(nimber)),
            None => Err(self.guard.beyond(0, 0)),
        }
    }

    /// The nimber of parts together where the tables know all of them.
    fn looked_up(&self, parts: &[G::Part]) -> Option<Nimber> {
        parts.iter().try_fold(0, |sum, &part| {
            self.ladder.table.get(part).map(|nimber| sum ^ nimber)
        })
    }

    /// The nimber of parts together where it is wanted: the largest part is searched last, and only for what the others leave
    /// to be wanted of it.
    fn sum(&mut self, parts: &[G::Part], wanted: NimberSet) -> Result<Option<Nimber>, Unsolved> {
        let parts = cancelled(self.game, parts);
        let Some((&largest, others)) = parts.split_last() else {
            return Ok(Some(0));
        };
        let mut sum = 0;
        for &part in others {
            sum ^= self.exact(part)?;
        }
        let found = self.part(largest, wanted.xor(sum))?;
        Ok(found.map(|nimber| nimber ^ sum))
    }
}

/// The nimbers that a part may still have.
struct Open {
    method: NimberMethod,
    wanted: NimberSet,
    possible: NimberSet,
}

impl Open {
    /// A follower has this nimber, or, where it is none, one that does not matter.
    fn exclude(&mut self, nimber: Option<Nimber>) {
        if let Some(nimber) = nimber {
            self.possible = self.possible.without(nimber);
        }
        self.trim();
    }

    /// Values above the largest one that is wanted and possible do not matter.
    fn trim(&mut self) {
        if self.method.bounds()
            && let Some(largest) = (self.wanted & self.possible).largest()
        {
            self.possible = self.possible & NimberSet::up_to(largest);
        }
    }

    /// Whether nothing that is wanted is possible.
    fn is_settled(&self) -> bool {
        self.method.cuts() && (self.wanted & self.possible).is_empty()
    }

    /// What a follower is asked for.
    fn handed(&self) -> NimberSet {
        if self.method.cuts() {
            self.possible
        } else {
            NimberSet::ALL
        }
    }
}
