//! Which boxes a learner has, what its beads mean, and how positions and moves find them. Boxes are
//! numbered by how much is left of the game: each move leads to a box with a smaller number, and 0
//! is the end of the game.

use std::collections::HashMap;
use std::sync::Arc;

use serde::Serialize;

use super::Bead;
use crate::games::{About, Sticks, Values, Variant};
use crate::inference::{Finder, GameKind, Move, Position, Reached, Solver, Unwalked, Walk};
use crate::reason::Phrase;

/// The name of sticks, on the command line and in saved boxes.
pub const GAME: &str = Sticks::ABOUT.name;

/// What was agreed before a game of sticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Terms {
    /// The number of sticks at the start.
    pub sticks: u64,
    /// The most that a move takes.
    pub max_take: u64,
    /// Whether the player who takes the last stick loses.
    pub misere: bool,
}

/// Which boxes there are, and where each bead of a box leads: a box for each canonical position.
/// The rules and the start determine it.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game.
    pub about: &'static About,
    /// The variant that is played.
    pub variant: Variant,
    /// The position at the start, in its canonical form as it is written.
    pub start: String,
    /// The most moves that a game has.
    pub longest: u64,
    /// What was agreed, in sticks.
    terms: Option<Terms>,
    listed: Arc<ListedBoxes>,
}

#[derive(Debug)]
struct ListedBoxes {
    /// The positions, and for each bead of their boxes the first of its moves and the box to which
    /// they lead.
    positions: Vec<Reached>,
    /// Whether the player to move loses, by the number of the box.
    is_lost: Vec<bool>,
}

impl From<Terms> for Plan {
    /// # Panics
    /// If there are too many sticks.
    fn from(terms: Terms) -> Self {
        let about = &Sticks::ABOUT;
        let variant = Variant {
            misere: terms.misere,
            values: Values::default().with(about.options[0], terms.max_take),
        };
        let game = GameKind::of(about).rules(&variant);
        let start = game.read_position(&terms.sticks.to_string());
        let start = start.expect("a number of sticks");
        let cabinet = Cabinet::new(&*game, &start);
        cabinet.expect("few enough sticks").plan
    }
}

impl PartialEq for Plan {
    fn eq(&self, other: &Self) -> bool {
        self.about.name == other.about.name
            && self.variant == other.variant
            && self.start == other.start
    }
}

impl Eq for Plan {}

impl Plan {
    /// A box for each position that may follow `start`, and what finds its number; a move leads to
    /// an earlier one.
    fn listed(game: &dyn Solver, start: &Position, walk: Walk) -> (Self, Finder) {
        let variant = game.variant(start);
        // The end counts as lost for the player to move, unless the last mover loses.
        let mut is_lost = vec![!variant.misere];
        for position in &walk.positions {
            let mut leaves = position.moves.iter().map(|&(_, leaves)| index(leaves));
            is_lost.push(!leaves.any(|leaves| is_lost[leaves]));
        }
        let positions = walk.positions;
        let plan = Self {
            about: game.about(),
            terms: game.single_row(start).map(|row| Terms {
                sticks: row.sticks,
                max_take: row.max_take,
                misere: variant.misere,
            }),
            variant,
            start: walk.start,
            longest: walk.longest,
            listed: Arc::new(ListedBoxes { positions, is_lost }),
        };
        (plan, walk.number)
    }

    /// What was agreed, in sticks: there the boxes are for a row, and both boxes and beads are
    /// numbers.
    pub fn row(&self) -> Option<Terms> {
        self.terms
    }

    /// How many boxes there are; the last is that of the start.
    pub fn size(&self) -> u64 {
        self.listed.positions.len() as u64
    }

    /// How many different beads a box has; they are numbered from 1.
    pub fn numbers(&self, place: u64) -> u64 {
        self.beads(place).len() as u64
    }

    /// The moves of the beads of a box, and where they lead; none of a number that no box has.
    fn beads(&self, place: u64) -> &[(String, u64)] {
        index(place)
            .checked_sub(1)
            .and_then(|place| self.listed.positions.get(place))
            .map_or(&[], |position| &position.moves)
    }

    /// The first bead of a box that is like this.
    fn find(&self, place: u64, is_like: impl Fn(&(String, u64)) -> bool) -> Option<u64> {
        let found = self.beads(place).iter().position(is_like)?;
        Some(found as u64 + 1)
    }

    /// The box to which a bead leads.
    pub fn after(&self, place: u64, number: u64) -> u64 {
        self.beads(place)[index(number - 1)].1
    }

    /// The bead of a box that leads to another one.
    fn leading(&self, place: u64, after: u64) -> Option<u64> {
        self.find(place, |(_, leaves)| *leaves == after)
    }

    /// The numbers of the beads that win, ascending.
    pub fn winning(&self, place: u64) -> Vec<u64> {
        let wins = |number: &u64| self.listed.is_lost[index(self.after(place, *number))];
        (1..=self.numbers(place)).filter(wins).collect()
    }

    /// The bead that wins at once, if there is one: it ends the game, or in misère play leaves only
    /// moves that do.
    pub fn at_once(&self, place: u64) -> Option<u64> {
        if !self.variant.misere {
            return self.leading(place, 0);
        }
        let ends = |place| self.beads(place).iter().all(|(_, leaves)| *leaves == 0);
        self.find(place, |&(_, leaves)| leaves > 0 && ends(leaves))
    }

    /// The name of a box: how many sticks, or a position.
    pub fn box_name(&self, place: u64) -> String {
        self.listed.positions[index(place - 1)].position.clone()
    }

    /// What is written on a bead: how many to take, or a move in the position of its box.
    pub fn bead_name(&self, place: u64, number: u64) -> String {
        self.beads(place)[index(number - 1)].0.clone()
    }

    /// The numbers of the boxes by their names.
    pub fn boxes_by_name(&self) -> HashMap<&str, u64> {
        let names = self.listed.positions.iter().map(|place| &*place.position);
        names.zip(1..).collect()
    }

    /// The bead of a box with this name.
    pub fn bead_named(&self, place: u64, name: &str) -> Option<u64> {
        self.find(place, |(known, _)| known == name)
    }
}

/// The place in a list.
pub(super) fn index(number: u64) -> usize {
    usize::try_from(number).expect("what is listed is in memory")
}

/// The most boxes that a learner has.
const MOST_BOXES: usize = 20_000;

/// The most moves in the positions of all boxes together.
const MOST_MOVES: usize = 250_000;

/// Whether a learner plays a game, from positions that its boxes can hold: won and lost is all that
/// beads are paid for.
pub fn is_learnable(game: &dyn Solver) -> bool {
    !game.has_points()
}

/// The boxes of a game from a start: which position has which box, and which move which bead.
pub struct Cabinet {
    game: Box<dyn Solver>,
    plan: Plan,
    /// Finds the number of a position.
    number: Finder,
}

impl Cabinet {
    /// The boxes for games from `start`. The positions are walked, but no further than there may be
    /// boxes.
    ///
    /// # Errors
    /// A phrase if there are too many, or points decide, so that a bead, which knows only of won
    /// and lost, is not paid.
    pub fn new(game: &dyn Solver, start: &Position) -> Result<Self, Phrase> {
        let refused = |id, most: u64| {
            let position = game.write_position(start);
            phrase!(id, game = game.name(), position, most)
        };
        if !is_learnable(game) {
            return Err(phrase!("refuse-learner-points", game = game.name()));
        }
        let walk = game.walk(start, MOST_BOXES, MOST_MOVES);
        let walk = walk.map_err(|why| match why {
            Unwalked::Positions => refused("refuse-learner-boxes", MOST_BOXES as u64),
            Unwalked::Moves => refused("refuse-learner-moves", MOST_MOVES as u64),
        })?;
        let (plan, number) = Plan::listed(game, start, walk);
        Ok(Self {
            game: game.afresh(),
            plan,
            number,
        })
    }

    /// Which boxes there are.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The number of the box for a position; 0 if the game is over.
    ///
    /// # Panics
    /// If the position does not follow from the start.
    pub fn place(&self, position: &Position) -> u64 {
        (self.number)(position).expect("every position from the start on has a box")
    }

    /// The bead of a move from `before` to `after`.
    ///
    /// # Panics
    /// If no move leads there.
    pub fn bead(&self, before: &Position, after: &Position) -> Bead {
        let place = self.place(before);
        let number = self.plan.leading(place, self.place(after));
        Bead {
            place,
            number: number.expect("every move has a bead"),
        }
    }

    /// The first move in `position` with the bead of this number.
    ///
    /// # Panics
    /// If the box of the position has no such bead.
    pub fn played(&self, position: &Position, number: u64) -> Move {
        let leaves = self.plan.after(self.place(position), number);
        let leads = |&played: &Move| {
            let after = self.game.play(position, played);
            after.is_ok_and(|after| self.place(&after) == leaves)
        };
        self.game
            .moves(position)
            .find(leads)
            .expect("positions of the same box have the same beads")
    }
}
