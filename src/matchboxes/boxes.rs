//! The matchboxes: one for each position, as the plan says; in sticks that is one for each number
//! of sticks, with beads numbered by how many to take.

use rand::RngExt;

use super::{
    Plan,
    bead::{Bead, Beads},
    plan::index,
};
use crate::chance::{Chance, share};

/// The boxes of one learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Boxes {
    plan: Plan,
    /// How many finished games they were paid for.
    pub games: u64,
    /// How many beads of each number each box has, at least 1.
    counts: Vec<Vec<u64>>,
}

impl Boxes {
    /// Boxes with one bead of each number. In sticks: from 1 to the largest take, or to all sticks
    /// if fewer are left.
    pub fn new(plan: impl Into<Plan>) -> Self {
        let plan = plan.into();
        let beads = |place| (0..plan.numbers(place)).map(|_| 1).collect();
        Self {
            counts: (1..=plan.size()).map(beads).collect(),
            games: 0,
            plan,
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

    /// How many beads of each number are in box `place`; none if there is no such box.
    fn counts(&self, place: u64) -> &[u64] {
        let place = index(place).checked_sub(1);
        place
            .and_then(|place| self.counts.get(place))
            .map_or(&[], Vec::as_slice)
    }

    /// How many beads of `number` are in box `place`; 0 if it has no such bead.
    pub fn count(&self, place: u64, number: u64) -> u64 {
        let number = index(number).checked_sub(1);
        let count = number.and_then(|number| self.counts(place).get(number));
        count.copied().unwrap_or(0)
    }

    /// How many beads are in box `place`.
    pub fn total(&self, place: u64) -> u64 {
        self.counts(place).iter().sum()
    }

    /// The share of `number` among the beads in box `place`, from 0 to 1.
    pub fn share(&self, place: u64, number: u64) -> f64 {
        share(self.count(place, number), self.total(place))
    }

    /// The boxes that have changed, ascending.
    pub fn changed(&self) -> impl Iterator<Item = u64> {
        let is_changed = |place: &u64| self.several(*place).next().is_some();
        (1..=self.plan.size()).filter(is_changed)
    }

    /// The numbers with more than one bead in box `place`, ascending; all others have one.
    pub fn several(&self, place: u64) -> impl Iterator<Item = Beads> {
        self.beads(place).filter(|beads| beads.count > 1)
    }

    /// All numbers in box `place` with their beads, ascending.
    pub fn beads(&self, place: u64) -> impl Iterator<Item = Beads> {
        let counts = self.counts(place).iter();
        (1..)
            .zip(counts)
            .map(|(number, &count)| Beads { number, count })
    }

    /// Draws a bead from box `place`, all equally likely, and returns its number.
    ///
    /// Beads laid aside count as if they were still in their box. That makes no difference: each
    /// move leads to another box, and never back, so no box is drawn from twice in a game, even if
    /// both sides play from the same boxes.
    ///
    /// # Panics
    /// If there is no such box; 0 is the end of the game.
    pub fn draw(&self, place: u64, chance: &mut Chance) -> u64 {
        let numbers = self.plan.numbers(place);
        // The first beads of the numbers come first.
        let bead = chance.random_range(0..self.total(place));
        let Some(mut left) = bead.checked_sub(numbers) else {
            return bead + 1;
        };
        for Beads { number, count } in self.several(place) {
            if left < count - 1 {
                return number;
            }
            left -= count - 1;
        }
        unreachable!("a draw is below the number of beads")
    }

    /// Pays for a bead that was laid aside in a finished game. After a win it returns with one more
    /// like it; after a loss it is thrown away, unless it was the last of its number in that box.
    /// Returns whether the box has changed: a full box gets no more beads.
    pub fn pay(&mut self, bead: Bead, won: bool) -> bool {
        let is_full = self.total(bead.place) == u64::MAX;
        let count = &mut self.counts[index(bead.place - 1)][index(bead.number - 1)];
        let (before, after) = match won {
            true if is_full => return false,
            true => (*count, *count + 1),
            false => (*count, (*count - 1).max(1)),
        };
        *count = after;
        before != after
    }

    /// Counts a finished game.
    pub fn count_game(&mut self) {
        self.games = self.games.saturating_add(1);
    }

    /// Fills in saved beads: at least 1 of a number that the box has, once per number; else `None`.
    pub fn fill(&mut self, place: u64, beads: Beads) -> Option<()> {
        let others = self.total(place).checked_sub(1)?;
        let is_new = self.count(place, beads.number) == 1;
        if !is_new || beads.count == 0 || others.checked_add(beads.count).is_none() {
            return None;
        }
        self.counts[index(place - 1)][index(beads.number - 1)] = beads.count;
        Some(())
    }

    /// The number with strictly more beads than any other in box `place`, or the only number in it.
    pub fn favourite(&self, place: u64) -> Option<u64> {
        // `several` leaves out numbers with a single bead, which cannot beat these.
        let Some(most) = self.several(place).map(|beads| beads.count).max() else {
            return (self.plan.numbers(place) == 1).then_some(1);
        };
        let mut best = self.several(place).filter(|beads| beads.count == most);
        best.next()
            .filter(|_| best.next().is_none())
            .map(|beads| beads.number)
    }

    /// Compares box `place` with the winning moves.
    pub fn judge(&self, place: u64) -> Judged {
        Judged {
            winning: self.plan.winning(place),
            favourite: self.favourite(place),
        }
    }

    /// Compares all boxes with the winning moves.
    pub fn score(&self) -> BoxScore {
        let mut score = BoxScore::default();
        for agrees in (1..=self.plan.size()).filter_map(|place| self.judge(place).agrees()) {
            score.right += u64::from(agrees);
            score.winnable += 1;
        }
        score
    }
}

/// A box compared with the winning moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The numbers that win, ascending; empty in a losing position. In sticks there is at most one.
    pub winning: Vec<u64>,
    /// The number with strictly more beads than any other, if there is one.
    pub favourite: Option<u64>,
}

impl Judged {
    /// Whether the favourite wins; `None` in a losing position.
    pub fn agrees(&self) -> Option<bool> {
        let wins = |favourite| self.winning.contains(&favourite);
        (!self.winning.is_empty()).then(|| self.favourite.is_some_and(wins))
    }
}

/// How often the favourite wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoxScore {
    /// Positions whose favourite wins.
    pub right: u64,
    /// Winning positions, from the last ones to the start.
    pub winnable: u64,
}
