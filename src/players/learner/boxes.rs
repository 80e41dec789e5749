//! The matchboxes: one for each number of sticks, with beads numbered by how many to take. They hold only what differs from the
//! start, so that a million sticks cost nothing before they are played.

use std::collections::BTreeMap;

use rand::RngExt;

use super::Aside;
use crate::players::Chance;

/// The name of the game that the learner plays, as the command line and saved boxes have it.
pub(crate) const GAME: &str = "sticks";

/// What was agreed before the game. Boxes serve games of the same terms only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// How many sticks there are at the start.
    pub sticks: u64,
    /// The most that a move takes.
    pub max_take: u64,
    /// Whether who takes the last stick loses.
    pub misere: bool,
}

impl Terms {
    /// How many different moves there are with so many sticks left, which are the numbers in their box.
    pub fn numbers(&self, sticks: u64) -> u64 {
        self.max_take.min(sticks)
    }
}

/// The beads of a box beyond the first of each number. The first never leaves the box, so it need not be counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Extra {
    /// Number and beads, ascending by number, none of them 0.
    beads: Vec<(u64, u64)>,
    /// All of these beads.
    all: u64,
}

impl Extra {
    fn of(&self, take: u64) -> u64 {
        let found = self.beads.binary_search_by_key(&take, |&(take, _)| take);
        found.map_or(0, |place| self.beads[place].1)
    }

    /// Adds so many beads of that number, where the box has room for them below `numbers` first ones.
    fn add(&mut self, take: u64, beads: u64, numbers: u64) -> Option<()> {
        let all = self.all.checked_add(beads)?;
        all.checked_add(numbers)?;
        self.all = all;
        match self.beads.binary_search_by_key(&take, |&(take, _)| take) {
            Ok(place) => self.beads[place].1 += beads,
            Err(place) => self.beads.insert(place, (take, beads)),
        }
        Some(())
    }

    /// Removes one bead of that number, where there is one.
    fn remove(&mut self, take: u64) {
        if let Ok(place) = self.beads.binary_search_by_key(&take, |&(take, _)| take) {
            self.all -= 1;
            self.beads[place].1 -= 1;
            if self.beads[place].1 == 0 {
                self.beads.remove(place);
            }
        }
    }

    /// The number of the bead at this place, all beads in a row.
    fn at(&self, mut place: u64) -> u64 {
        for &(take, beads) in &self.beads {
            if place < beads {
                return take;
            }
            place -= beads;
        }
        unreachable!("a place is below the number of beads")
    }
}

/// So many beads of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beads {
    /// The number: how many sticks to take.
    pub take: u64,
    /// How many beads have it, at least 1.
    pub count: u64,
}

/// The boxes of one learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Boxes {
    terms: Terms,
    games: u64,
    extra: BTreeMap<u64, Extra>,
}

impl Boxes {
    /// Boxes with one bead of each number: 1 to the largest take, or to all sticks where fewer are left.
    pub fn new(terms: Terms) -> Self {
        Self {
            terms,
            games: 0,
            extra: BTreeMap::new(),
        }
    }

    /// The terms of the games that they serve.
    pub fn terms(&self) -> Terms {
        self.terms
    }

    /// How many finished games they were paid for.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many beads of that number are in the box of so many sticks; 0 where no move takes that many.
    pub fn count(&self, sticks: u64, take: u64) -> u64 {
        if take == 0 || take > self.terms.numbers(sticks) {
            return 0;
        }
        1 + self.extra.get(&sticks).map_or(0, |extra| extra.of(take))
    }

    /// How many beads are in the box of so many sticks; never more than a `u64` holds.
    pub fn total(&self, sticks: u64) -> u64 {
        self.terms.numbers(sticks) + self.extra.get(&sticks).map_or(0, |extra| extra.all)
    }

    /// The share that a number has of the beads in the box of so many sticks, from 0 to 1.
    #[expect(
        clippy::cast_precision_loss,
        reason = "nobody sees the sixteenth digit of a share"
    )]
    pub fn share(&self, sticks: u64, take: u64) -> f64 {
        self.count(sticks, take) as f64 / self.total(sticks).max(1) as f64
    }

    /// The boxes that differ from their start, ascending.
    pub fn changed(&self) -> impl Iterator<Item = u64> {
        self.extra.keys().copied()
    }

    /// The numbers of which the box of so many sticks has more than one bead, ascending; all others have one.
    pub fn several(&self, sticks: u64) -> impl Iterator<Item = Beads> {
        let beads = self.extra.get(&sticks).into_iter();
        beads
            .flat_map(|extra| &extra.beads)
            .map(|&(take, extra)| Beads {
                take,
                count: extra + 1,
            })
    }

    /// All numbers in the box of so many sticks with their beads, ascending.
    pub fn beads(&self, sticks: u64) -> impl Iterator<Item = Beads> {
        (1..=self.terms.numbers(sticks)).map(move |take| Beads {
            take,
            count: self.count(sticks, take),
        })
    }

    /// The number of a bead drawn from the box of so many sticks, each bead as likely as the others.
    ///
    /// Beads laid aside count as if they were still in their box. That makes no difference: the sticks only get fewer, so
    /// nobody, nor two sides with the same boxes, draws from a box twice in a game.
    ///
    /// # Panics
    /// Where no stick is left, and so no box.
    pub fn draw(&self, sticks: u64, chance: &mut Chance) -> u64 {
        let numbers = self.terms.numbers(sticks);
        let Some(extra) = self.extra.get(&sticks) else {
            return chance.random_range(1..=numbers);
        };
        // The first bead of each number comes first.
        let place = chance.random_range(0..numbers + extra.all);
        match place.checked_sub(numbers) {
            None => place + 1,
            Some(place) => extra.at(place),
        }
    }

    /// Pays for a finished game: after a win each bead laid aside goes back with one more like it; after a loss it is thrown
    /// away, unless it was the last of its number in that box. A box that can hold no more beads gets none.
    pub fn pay(&mut self, aside: &mut Aside, won: bool) {
        for bead in aside.hand_over() {
            if won {
                let numbers = self.terms.numbers(bead.sticks);
                let extra = self.extra.entry(bead.sticks).or_default();
                // A full box stays as it is.
                let _ = extra.add(bead.take, 1, numbers);
            } else if let Some(extra) = self.extra.get_mut(&bead.sticks) {
                extra.remove(bead.take);
                if extra.all == 0 {
                    self.extra.remove(&bead.sticks);
                }
            }
        }
    }

    /// Counts a finished game.
    pub(super) fn count_game(&mut self) {
        self.games = self.games.saturating_add(1);
    }

    /// Says how many games were played before.
    pub(super) fn set_games(&mut self, games: u64) {
        self.games = games;
    }

    /// Fills in what is saved of a box: at least 1 bead of a number that a move can take, once. None where that is not so.
    pub(super) fn fill(&mut self, sticks: u64, beads: Beads) -> Option<()> {
        let numbers = self.terms.numbers(sticks);
        let in_game = (1..=self.terms.sticks).contains(&sticks);
        let is_legal = in_game && (1..=numbers).contains(&beads.take);
        if !is_legal || self.count(sticks, beads.take) > 1 {
            return None;
        }
        match beads.count.checked_sub(1)? {
            0 => Some(()),
            more => self
                .extra
                .entry(sticks)
                .or_default()
                .add(beads.take, more, numbers),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_box_gets_no_more_beads() {
        let terms = Terms {
            sticks: 10,
            max_take: 3,
            misere: false,
        };
        let mut boxes = Boxes::new(terms);
        let all = |boxes: &Boxes| -> Vec<u64> { boxes.beads(9).map(|beads| beads.count).collect() };
        let fill = |boxes: &mut Boxes, take, count| boxes.fill(9, Beads { take, count });
        assert_eq!(fill(&mut boxes, 2, u64::MAX - 1), None);
        assert_eq!(fill(&mut boxes, 2, u64::MAX - 2), Some(()));
        assert_eq!(boxes.total(9), u64::MAX);
        for (won, count) in [(true, u64::MAX - 2), (false, u64::MAX - 3)] {
            let mut aside = Aside::default();
            aside.lay(9, 2);
            boxes.pay(&mut aside, won);
            assert_eq!(all(&boxes), [1, count, 1]);
        }
    }

    #[test]
    fn the_draw_gives_each_bead_its_place() {
        let mut extra = Extra::default();
        for (take, beads) in [(3, 2), (1, 1), (3, 1)] {
            extra.add(take, beads, 3).unwrap();
        }
        let row: Vec<u64> = (0..extra.all).map(|place| extra.at(place)).collect();
        assert_eq!(row, [1, 3, 3, 3]);
    }
}
