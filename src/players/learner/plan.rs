//! Which boxes a learner has, what its beads mean, and how positions and moves find them. Boxes are
//! numbered by how much is left of the game: each move leads to a box with a smaller number, and 0
//! is the end of the game.

use std::collections::HashMap;
use std::sync::Arc;

use serde::Serialize;

use super::Bead;
use crate::games::{About, MAX_STICKS, Sticks, Values, Variant, winning_take};
use crate::inference::{Finder, Move, Position, Reached, Solver, Unwalked, Walk};
use crate::reason::Phrase;

/// The name of sticks, on the command line and in saved boxes.
pub(crate) const GAME: &str = Sticks::ABOUT.name;

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

/// Which boxes there are, and where each bead of a box leads. The rules and the start determine it.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game.
    pub(crate) about: &'static About,
    /// The variant that is played.
    pub(crate) variant: Variant,
    /// The position at the start, in its canonical form as it is written.
    pub(crate) start: String,
    /// The most moves that a game has.
    pub(super) longest: u64,
    places: Places,
}

/// Finds a box by its name.
type NameFinder<'a> = Box<dyn Fn(&str) -> Option<u64> + 'a>;

#[derive(Clone, Debug)]
enum Places {
    /// Sticks: box `n` is for `n` sticks, and the number of a bead is how many to take. Nothing is
    /// stored, however many there are.
    Row(Terms),
    /// Any other game: a box for each canonical position.
    Listed(Arc<Listed>),
}

#[derive(Debug)]
struct Listed {
    /// The positions, and for each bead of their boxes the first of its moves and the box to which
    /// they lead.
    positions: Vec<Reached>,
    /// Whether the player to move loses, by the number of the box.
    is_lost: Vec<bool>,
}

impl From<Terms> for Plan {
    fn from(terms: Terms) -> Self {
        let about = &Sticks::ABOUT;
        Self {
            about,
            variant: Variant {
                misere: terms.misere,
                values: Values::default().with(about.options[0], terms.max_take),
            },
            start: terms.sticks.to_string(),
            longest: terms.sticks,
            places: Places::Row(terms),
        }
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
            variant,
            start: walk.start,
            longest: walk.longest,
            places: Places::Listed(Arc::new(Listed { positions, is_lost })),
        };
        (plan, walk.number)
    }

    /// What was agreed, in sticks: there the boxes are for a row, and both boxes and beads are
    /// numbers.
    pub fn row(&self) -> Option<Terms> {
        match self.places {
            Places::Row(terms) => Some(terms),
            Places::Listed(_) => None,
        }
    }

    /// How many boxes there are; the last is that of the start.
    pub fn size(&self) -> u64 {
        match &self.places {
            Places::Row(terms) => terms.sticks,
            Places::Listed(listed) => listed.positions.len() as u64,
        }
    }

    /// How many different beads a box has; they are numbered from 1.
    pub fn numbers(&self, place: u64) -> u64 {
        match &self.places {
            Places::Row(terms) => terms.max_take.min(place),
            Places::Listed(listed) => listed.beads(place).len() as u64,
        }
    }

    /// The box to which a bead leads.
    pub(super) fn after(&self, place: u64, number: u64) -> u64 {
        match &self.places {
            Places::Row(_) => place - number,
            Places::Listed(listed) => listed.beads(place)[index(number - 1)].1,
        }
    }

    /// The bead of a box that leads to another one.
    fn leading(&self, place: u64, after: u64) -> Option<u64> {
        match &self.places {
            Places::Row(_) => {
                let taken = place.checked_sub(after)?;
                Some(taken).filter(|taken| (1..=self.numbers(place)).contains(taken))
            }
            Places::Listed(listed) => listed.find(place, |(_, leaves)| *leaves == after),
        }
    }

    /// The numbers of the beads that win, ascending.
    pub fn winning(&self, place: u64) -> Vec<u64> {
        match &self.places {
            Places::Row(terms) => winning_take(place, terms.max_take, terms.misere)
                .into_iter()
                .collect(),
            Places::Listed(listed) => {
                let wins = |number: &u64| listed.is_lost[index(self.after(place, *number))];
                (1..=self.numbers(place)).filter(wins).collect()
            }
        }
    }

    /// The bead that wins at once, if there is one: it ends the game, or in misère play leaves only
    /// moves that do.
    pub(super) fn at_once(&self, place: u64) -> Option<u64> {
        match &self.places {
            Places::Listed(listed) if self.variant.misere => {
                let ends = |place| listed.beads(place).iter().all(|(_, leaves)| *leaves == 0);
                listed.find(place, |&(_, leaves)| leaves > 0 && ends(leaves))
            }
            // In misère play one stick is left.
            _ => self.leading(place, u64::from(self.variant.misere)),
        }
    }

    /// The name of a box: how many sticks, or a position.
    pub fn box_name(&self, place: u64) -> String {
        match &self.places {
            Places::Row(_) => place.to_string(),
            Places::Listed(listed) => listed.positions[index(place - 1)].position.clone(),
        }
    }

    /// What is written on a bead: how many to take, or a move in the position of its box.
    pub fn bead_name(&self, place: u64, number: u64) -> String {
        match &self.places {
            Places::Row(_) => number.to_string(),
            Places::Listed(listed) => listed.beads(place)[index(number - 1)].0.clone(),
        }
    }

    /// Finds boxes by their names.
    pub(super) fn box_finder(&self) -> NameFinder<'_> {
        match &self.places {
            Places::Row(_) => Box::new(|name| name.parse().ok()),
            Places::Listed(listed) => {
                let names = listed.positions.iter().map(|place| &*place.position);
                let names: HashMap<&str, u64> = names.zip(1..).collect();
                Box::new(move |name| names.get(name).copied())
            }
        }
    }

    /// The bead of a box with this name.
    pub(super) fn bead_named(&self, place: u64, name: &str) -> Option<u64> {
        match &self.places {
            Places::Row(_) => name.parse().ok(),
            Places::Listed(listed) => listed.find(place, |(known, _)| known == name),
        }
    }
}

impl Listed {
    /// The beads of a box; none of a number that no box has.
    fn beads(&self, place: u64) -> &[(String, u64)] {
        index(place)
            .checked_sub(1)
            .and_then(|place| self.positions.get(place))
            .map_or(&[], |position| &position.moves)
    }

    /// The first bead of a box that is like this.
    fn find(&self, place: u64, is_like: impl Fn(&(String, u64)) -> bool) -> Option<u64> {
        let found = self.beads(place).iter().position(is_like)?;
        Some(found as u64 + 1)
    }
}

/// The place in a list.
fn index(number: u64) -> usize {
    usize::try_from(number).expect("what is listed is in memory")
}

/// The most boxes that a learner has, except in sticks, whose boxes need not be stored.
const MOST_BOXES: usize = 20_000;

/// The most moves in the positions of all boxes together.
const MOST_MOVES: usize = 250_000;

/// Whether a learner plays a game, from positions that its boxes can hold: won and lost is all that
/// beads are paid for.
pub(crate) fn is_learnable(game: &dyn Solver) -> bool {
    !game.has_points()
}

/// The boxes of a game from a start: which position has which box, and which move which bead.
pub struct Cabinet {
    game: Box<dyn Solver>,
    plan: Plan,
    /// Finds the number of a position, except in sticks.
    number: Option<Finder>,
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
        let (plan, number) = match game.single_row(start) {
            Some(row) if row.sticks > MAX_STICKS => {
                return Err(refused("refuse-learner-boxes", MAX_STICKS));
            }
            Some(row) => {
                let terms = Terms {
                    sticks: row.sticks,
                    max_take: row.max_take,
                    misere: game.is_misere(),
                };
                (terms.into(), None)
            }
            None if !is_learnable(game) => {
                return Err(phrase!("refuse-learner-points", game = game.name()));
            }
            None => {
                let walk = game.walk(start, MOST_BOXES, MOST_MOVES);
                let walk = walk.map_err(|why| match why {
                    Unwalked::Positions => refused("refuse-learner-boxes", MOST_BOXES as u64),
                    Unwalked::Moves => refused("refuse-learner-moves", MOST_MOVES as u64),
                })?;
                let (plan, number) = Plan::listed(game, start, walk);
                (plan, Some(number))
            }
        };
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
        let found = match &self.number {
            Some(number) => number(position),
            None => self.game.single_row(position).map(|row| row.sticks),
        };
        found.expect("every position from the start on has a box")
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
        if self.plan.row().is_some() {
            return self
                .game
                .read_move(&number.to_string())
                .expect("the number taken is the move");
        }
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
