//! A position with the rules of its game: the only summand there is.

use std::any::Any;
use std::cmp::Ordering;
use std::fmt::{self, Debug};
use std::rc::Rc;

use super::key::Key;
use super::summand::Summand;
use super::summand_manners::SummandManners;
use crate::games::asking::{Step, Way};
use crate::games::game::Game;
use crate::games::manners::About;
use crate::games::options::Variant;
use crate::games::theory::Cost;
use crate::reason::Phrase;
use crate::text::Text;

/// A position with the rules of its game.
#[derive(Clone)]
pub(super) struct Standing<G: Game> {
    pub(super) rules: G,
    pub(super) position: G::Position,
}

impl<G: Game> Standing<G> {
    /// The position after a move.
    fn after(&self, position: G::Position) -> Rc<dyn Summand> {
        Rc::new(Self {
            rules: self.rules.clone(),
            position,
        })
    }

    fn read(&self, played: &str) -> G::Move {
        let read = self.rules.read_move(played);
        read.expect("only moves that have been played get here")
    }

    fn write(&self, played: G::Move) -> String {
        self.rules.write_move(played)
    }

    fn of(other: &dyn Summand) -> Option<&Self> {
        other.as_any().downcast_ref()
    }
}

impl<G: Game> Debug for Standing<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let summand: &dyn Summand = self;
        f.write_str(&summand.written())
    }
}

impl<G: Game> Summand for Standing<G> {
    fn about(&self) -> &'static About {
        &G::ABOUT
    }

    fn variant(&self) -> Variant {
        Variant {
            misere: false,
            values: self.rules.values(&self.position),
        }
    }

    fn position(&self) -> String {
        self.rules.write_position(&self.position)
    }

    fn is_alike(&self, other: &dyn Summand) -> bool {
        Self::of(other).is_some() && self.variant() == other.variant()
    }

    fn move_count(&self) -> u128 {
        self.rules.move_count(&self.position)
    }

    fn nth_move(&self, index: u128) -> String {
        self.write(self.rules.nth_move(&self.position, index))
    }

    fn moves(&self) -> Box<dyn Iterator<Item = String> + '_> {
        let moves = self.rules.moves(&self.position);
        Box::new(moves.map(|played| self.write(played)))
    }

    fn play(&self, played: &str) -> Result<Rc<dyn Summand>, Phrase> {
        let played = self.rules.read_move(played)?;
        let after = self.rules.play(&self.position, played)?;
        Ok(self.after(after))
    }

    fn listed(&self, played: &str) -> Option<String> {
        let played = self.rules.read_move(played).ok()?;
        Some(self.write(self.rules.listed(&self.position, played)))
    }

    fn canonical(&self) -> Option<(Key, Rc<dyn Summand>)> {
        let state = self.rules.state(&self.position)?;
        let position = self.rules.position(state, &self.position);
        Some((Key::new(state), self.after(position)))
    }

    fn compare(&self, other: &dyn Summand) -> Ordering {
        let state = |one: &Self| one.rules.state(&one.position);
        match (state(self), Self::of(other).and_then(state)) {
            (Some(one), Some(other)) => self.rules.compare_states(one, other),
            _ => Ordering::Equal,
        }
    }

    fn cost(&self) -> Cost {
        self.rules.cost(&self.position)
    }

    fn plays_like(&self, other: &dyn Summand) -> bool {
        let Some(standing) = Self::of(other).filter(|_| self.is_alike(other)) else {
            return false;
        };
        match [self, standing].map(|one| one.rules.state(&one.position)) {
            [Some(one), Some(other)] => one == other,
            _ => self.position == standing.position,
        }
    }

    fn known_nimber(&self) -> Option<u64> {
        self.rules.closed_form(&self.position)?.nimber
    }

    fn move_to_nimber(&self, nimber: u64) -> Option<String> {
        let moves = self.rules.moves_to_nimber(&self.position, nimber);
        let played = moves.and_then(|moves| moves.first().copied());
        let winning = || self.rules.winning_move(&self.position);
        let played = played.or_else(|| winning().filter(|_| nimber == 0))?;
        Some(self.write(played))
    }

    fn last_move(&self) -> Option<String> {
        let last = self.rules.immediate_win(&self.position)?;
        Some(self.write(last))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<G: Game> SummandManners for Standing<G> {
    fn picture(&self, before: Option<&dyn Any>, width: usize) -> Text {
        let before = before.and_then(<dyn Any>::downcast_ref::<Self>);
        let before = before.map(|before| &before.position);
        self.rules.picture(&self.position, before, width)
    }

    fn sketch(&self) -> Vec<String> {
        let drawn = self.rules.sketch(&self.position);
        drawn.unwrap_or_else(|| vec![self.position()])
    }

    fn deed(&self, played: &str) -> Phrase {
        self.rules.deed(&self.position, self.read(played))
    }

    fn ways(&self) -> Vec<Way> {
        self.rules.ways(&self.position)
    }

    fn step(&self, way: char, answers: &[u64]) -> Step<String> {
        let step = self.rules.step(&self.position, way, answers);
        step.map(|played| self.write(played))
    }

    fn move_examples(&self) -> Vec<String> {
        self.rules.move_examples(&self.position)
    }
}
