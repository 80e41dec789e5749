//! Which boxes a learner has, and what its beads mean. Boxes are numbered by how much is left of the game: each move leads to a box
//! with a smaller number, and 0 is the end of the game.

use std::sync::Arc;

use super::positions::Positions;
use super::{GAME, Terms};
use crate::games::winning_take;

/// Which boxes there are, and where each bead of a box leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plan {
    /// Sticks: box `n` is for `n` sticks, and the number of a bead is how many to take. Nothing is stored, however many there are.
    Row(Terms),
    /// Any other game: a box for each canonical position.
    Positions(Arc<Positions>),
}

impl From<Terms> for Plan {
    fn from(terms: Terms) -> Self {
        Self::Row(terms)
    }
}

impl From<Positions> for Plan {
    fn from(positions: Positions) -> Self {
        Self::Positions(Arc::new(positions))
    }
}

impl Plan {
    /// The name of the game on the command line.
    pub fn game(&self) -> &'static str {
        match self {
            Self::Row(_) => GAME,
            Self::Positions(positions) => positions.about.name,
        }
    }

    /// Whether the player who makes the last move loses.
    pub fn is_misere(&self) -> bool {
        match self {
            Self::Row(terms) => terms.misere,
            Self::Positions(positions) => positions.variant.misere,
        }
    }

    /// How many boxes there are; the last is that of the start.
    pub fn size(&self) -> u64 {
        match self {
            Self::Row(terms) => terms.sticks,
            Self::Positions(positions) => positions.boxes.len() as u64,
        }
    }

    /// The most moves that a game has.
    pub(super) fn longest(&self) -> u64 {
        match self {
            Self::Row(terms) => terms.sticks,
            Self::Positions(positions) => positions.longest,
        }
    }

    /// How many different beads a box has; they are numbered from 1.
    pub fn numbers(&self, place: u64) -> u64 {
        match self {
            Self::Row(terms) => terms.numbers(place),
            Self::Positions(positions) => positions.beads(place).len() as u64,
        }
    }

    /// The box to which a move leads.
    pub(super) fn after(&self, place: u64, number: u64) -> u64 {
        match self {
            Self::Row(_) => place - number,
            Self::Positions(positions) => positions.bead(place, number).leaves,
        }
    }

    /// The numbers of the beads that win, ascending.
    pub fn winning(&self, place: u64) -> Vec<u64> {
        match self {
            Self::Row(terms) => {
                let take = winning_take(place, terms.max_take, terms.misere);
                take.into_iter().collect()
            }
            Self::Positions(positions) => {
                let beads = (1..).zip(positions.beads(place));
                let winning = beads.filter(|(_, bead)| bead.wins);
                winning.map(|(number, _)| number).collect()
            }
        }
    }

    /// The bead that wins at once, if there is one: it ends the game, or in misère play leaves only moves that do.
    pub(super) fn at_once(&self, place: u64) -> Option<u64> {
        match self {
            Self::Row(terms) => {
                let take = place.saturating_sub(u64::from(terms.misere));
                Some(take).filter(|take| (1..=terms.numbers(place)).contains(take))
            }
            Self::Positions(positions) => {
                let ends = |place: u64| positions.beads(place).iter().all(|bead| bead.leaves == 0);
                let is_misere = positions.variant.misere;
                let wins = |leaves: u64| match leaves {
                    0 => !is_misere,
                    leaves => is_misere && ends(leaves),
                };
                let mut beads = (1..).zip(positions.beads(place));
                let found = beads.find(|(_, bead)| wins(bead.leaves));
                found.map(|(number, _)| number)
            }
        }
    }

    /// The name of a box: how many sticks, or a position.
    pub fn box_name(&self, place: u64) -> String {
        match self {
            Self::Row(_) => place.to_string(),
            Self::Positions(positions) => positions.at(place).position.clone(),
        }
    }

    /// What is written on a bead: how many to take, or a move in the position of its box.
    pub fn bead_name(&self, place: u64, number: u64) -> String {
        match self {
            Self::Row(_) => number.to_string(),
            Self::Positions(positions) => positions.bead(place, number).played.clone(),
        }
    }
}
