//! The matchboxes: in sticks one for each number of sticks, with beads numbered by how many to take; in other games one for each
//! position, as the plan says. Only changes from the start are stored, so a million sticks cost nothing before they are played.

use std::collections::BTreeMap;

use rand::RngExt;

use super::Plan;
use crate::players::Chance;

/// The beads of a box above the first of each number. The first never leaves the box, so it is not stored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Extra {
    /// Numbers and their beads, ascending by number; no count is 0.
    beads: Vec<(u64, u64)>,
    /// The sum of the counts.
    all: u64,
}

impl Extra {
    fn find(&self, number: u64) -> Result<usize, usize> {
        self.beads
            .binary_search_by_key(&number, |&(number, _)| number)
    }

    fn of(&self, number: u64) -> u64 {
        self.find(number).map_or(0, |place| self.beads[place].1)
    }

    /// Adds `beads` beads of `number`; `None` if the box, with the first bead of each of its `numbers`, would
    /// hold more than a `u64` counts.
    fn add(&mut self, number: u64, beads: u64, numbers: u64) -> Option<()> {
        let all = self.all.checked_add(beads)?;
        all.checked_add(numbers)?;
        self.all = all;
        match self.find(number) {
            Ok(place) => self.beads[place].1 += beads,
            Err(place) => self.beads.insert(place, (number, beads)),
        }
        Some(())
    }

    /// Removes one bead of number `number`; `None` if there is none.
    fn remove(&mut self, number: u64) -> Option<()> {
        let place = self.find(number).ok()?;
        self.all -= 1;
        self.beads[place].1 -= 1;
        if self.beads[place].1 == 0 {
            self.beads.remove(place);
        }
        Some(())
    }

    /// The number of the bead at `place`, with all beads in a row.
    fn at(&self, mut place: u64) -> u64 {
        for &(number, beads) in &self.beads {
            if place < beads {
                return number;
            }
            place -= beads;
        }
        unreachable!("a place is below the number of beads")
    }
}

/// The beads of one number in a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beads {
    /// The number on the beads: in sticks, how many to take.
    pub number: u64,
    /// How many beads there are, at least 1.
    pub count: u64,
}

/// A bead of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bead {
    /// The number of the box: in sticks, how many there are.
    pub place: u64,
    /// The number on the bead: in sticks, how many to take.
    pub number: u64,
}

/// The boxes of one learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Boxes {
    plan: Plan,
    /// How many finished games they were paid for.
    pub(super) games: u64,
    extra: BTreeMap<u64, Extra>,
}

impl Boxes {
    /// Boxes with one bead of each number. In sticks: from 1 to the largest take, or to all sticks if fewer
    /// are left.
    pub fn new(plan: impl Into<Plan>) -> Self {
        Self {
            plan: plan.into(),
            games: 0,
            extra: BTreeMap::new(),
        }
    }

    /// The games that the boxes serve: which boxes there are.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// How many finished games the boxes were paid for.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many beads of `number` are in box `place`; 0 if it has no such bead.
    pub fn count(&self, place: u64, number: u64) -> u64 {
        if number == 0 || number > self.plan.numbers(place) {
            return 0;
        }
        1 + self.extra.get(&place).map_or(0, |extra| extra.of(number))
    }

    /// How many beads are in box `place`.
    pub fn total(&self, place: u64) -> u64 {
        self.plan.numbers(place) + self.extra.get(&place).map_or(0, |extra| extra.all)
    }

    /// The share of `number` among the beads in box `place`, from 0 to 1.
    #[expect(
        clippy::cast_precision_loss,
        reason = "nobody sees the sixteenth digit of a share"
    )]
    pub fn share(&self, place: u64, number: u64) -> f64 {
        self.count(place, number) as f64 / self.total(place).max(1) as f64
    }

    /// The boxes that have changed, ascending.
    pub fn changed(&self) -> impl Iterator<Item = u64> {
        self.extra.keys().copied()
    }

    /// The numbers with more than one bead in box `place`, ascending; all others have one.
    pub fn several(&self, place: u64) -> impl Iterator<Item = Beads> {
        let beads = self.extra.get(&place).into_iter();
        beads
            .flat_map(|extra| &extra.beads)
            .map(|&(number, extra)| Beads {
                number,
                count: extra + 1,
            })
    }

    /// All numbers in box `place` with their beads, ascending.
    pub fn beads(&self, place: u64) -> impl Iterator<Item = Beads> {
        (1..=self.plan.numbers(place)).map(move |number| Beads {
            number,
            count: self.count(place, number),
        })
    }

    /// Draws a bead from box `place`, all equally likely, and returns its number.
    ///
    /// Beads laid aside count as if they were still in their box. That makes no difference: each move leads to another
    /// box, and never back, so no box is drawn from twice in a game, even if both sides play from the same boxes.
    ///
    /// # Panics
    /// If there is no such box; 0 is the end of the game.
    pub fn draw(&self, place: u64, chance: &mut Chance) -> u64 {
        let numbers = self.plan.numbers(place);
        let Some(extra) = self.extra.get(&place) else {
            return chance.random_range(1..=numbers);
        };
        // The first beads of the numbers come first.
        let bead = chance.random_range(0..numbers + extra.all);
        match bead.checked_sub(numbers) {
            None => bead + 1,
            Some(bead) => extra.at(bead),
        }
    }

    /// Pays for a bead that was laid aside in a finished game. After a win it returns with one more like it; after a loss it is thrown away,
    /// unless it was the last of its number in that box. Returns whether the box has changed: a full box gets no more beads.
    pub fn pay(&mut self, bead: Bead, won: bool) -> bool {
        let Bead { place, number } = bead;
        if won {
            let numbers = self.plan.numbers(place);
            let extra = self.extra.entry(place).or_default();
            return extra.add(number, 1, numbers).is_some();
        }
        let Some(extra) = self.extra.get_mut(&place) else {
            return false;
        };
        let removed = extra.remove(number);
        if extra.all == 0 {
            self.extra.remove(&place);
        }
        removed.is_some()
    }

    /// Counts a finished game.
    pub(super) fn count_game(&mut self) {
        self.games = self.games.saturating_add(1);
    }

    /// Fills in saved beads: at least 1 of a number that the box has, once per number; else `None`.
    pub(super) fn fill(&mut self, place: u64, beads: Beads) -> Option<()> {
        let numbers = self.plan.numbers(place);
        let in_game = (1..=self.plan.size()).contains(&place);
        let is_legal = in_game && (1..=numbers).contains(&beads.number);
        if !is_legal || self.count(place, beads.number) > 1 {
            return None;
        }
        match beads.count.checked_sub(1)? {
            0 => Some(()),
            more => self
                .extra
                .entry(place)
                .or_default()
                .add(beads.number, more, numbers),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::learner::Terms;

    #[test]
    fn a_full_box_gets_no_more_beads() {
        let terms = Terms {
            sticks: 10,
            max_take: 3,
            misere: false,
        };
        let mut boxes = Boxes::new(terms);
        let all = |boxes: &Boxes| -> Vec<u64> { boxes.beads(9).map(|beads| beads.count).collect() };
        let fill = |boxes: &mut Boxes, number, count| boxes.fill(9, Beads { number, count });
        assert_eq!(fill(&mut boxes, 2, u64::MAX - 1), None);
        assert_eq!(fill(&mut boxes, 2, u64::MAX - 2), Some(()));
        assert_eq!(boxes.total(9), u64::MAX);
        for (won, count) in [(true, u64::MAX - 2), (false, u64::MAX - 3)] {
            let bead = Bead {
                place: 9,
                number: 2,
            };
            assert_eq!(boxes.pay(bead, won), !won);
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
