//! Makes a whole game of rules whose positions are plain values: each position is its own state.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;
use std::str::FromStr;

use super::asking::{Setup, Step, Way};
use super::manners::{About, Conventions, Manners};
use super::notation::Notation;
use super::options::{Values, Variant};
use super::rules::{Goal, Rules};
use super::sum::Indivisible;
use super::theorems::Theorems;
use super::theory::{Cost, Shape, Theory};
use super::tree::{Child, Tree};
use crate::reason::Phrase;
use crate::text::{Role, Span, Text};

/// What the author of such a game writes. Both players have the same moves, and the last move decides. It suits games with up to
/// some thousand moves in a position.
pub trait StateRules: Clone + Debug + 'static {
    /// A position with all that decides how play goes on. What is written reads back; a text that is no position is refused.
    type Position: Copy + Ord + Hash + Debug + Display + FromStr<Err = Phrase>;
    /// A move. What is written reads back; a text that is no move is refused.
    type Move: Copy + Ord + Debug + Display + FromStr<Err = Phrase>;

    /// What is to be known of the game before it is played.
    const ABOUT: About;

    /// The rules with the options that were given.
    fn of_variant(variant: &Variant) -> Self;

    /// The moves in ascending order; none exactly if the game is over.
    fn moves(&self, position: Self::Position) -> impl Iterator<Item = Self::Move> + use<Self>;

    /// The position after a move.
    ///
    /// # Errors
    /// A phrase that says why the move is not legal, and what is.
    fn play(&self, position: Self::Position, played: Self::Move) -> Result<Self::Position, Phrase>;

    /// What a search from here would cost. Every move makes it less.
    fn cost(&self, position: Self::Position) -> Cost;

    /// What a move does, in words.
    fn deed(&self, position: Self::Position, played: Self::Move) -> Phrase;

    /// What to ask next before a game, given the answers so far.
    fn setup(&self, answers: &[u64]) -> Setup<Self::Position>;

    // What has a default that fits most games.

    /// The values of the game's options, which have to be given beside a position to read it back.
    fn values(&self) -> Values {
        Values::default()
    }

    /// Draws the position within `width` columns; `before` is the position before the last move.
    fn picture(
        &self,
        position: Self::Position,
        before: Option<Self::Position>,
        width: usize,
    ) -> Text {
        let _ = (before, width);
        let row = Span::new(Role::Pile(0), format!("  {position}"));
        Text::new().fixed(vec![row])
    }

    /// The entry of the turn menu, in a position that has a move.
    fn way(&self, position: Self::Position) -> Phrase {
        let _ = position;
        Phrase::new("way-written")
    }

    /// What to ask next for a move, given the answers so far.
    fn step(&self, position: Self::Position, answers: &[u64]) -> Step<Self::Move> {
        let _ = answers;
        let mut moves = self.moves(position).map(|played| played.to_string());
        Step::Write {
            ask: Phrase::new("ask-written"),
            help: Phrase::new("help-written").with("example", moves.next().unwrap_or_default()),
            before: String::new(),
        }
    }
}

/// A game whose positions are its states, normal or misère.
#[derive(Clone, Debug)]
pub struct StateGame<S> {
    misere: bool,
    rules: S,
}

impl<S: StateRules> StateGame<S> {
    /// The game; in misère play the player who makes the last move loses.
    pub fn of(rules: S, misere: bool) -> Self {
        Self { misere, rules }
    }
}

impl<S: StateRules> Tree for StateGame<S> {
    type State = S::Position;

    fn children(
        &self,
        state: S::Position,
        visit: &mut impl FnMut(Child<S::Position>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.rules.moves(state).try_for_each(|played| {
            let after = self.rules.play(state, played);
            visit(after.expect("a listed move is legal").into())
        })
    }

    fn end_value(&self) -> i64 {
        self.goal().end_value()
    }
}

impl<S: StateRules> Rules for StateGame<S> {
    type Position = S::Position;
    type Move = S::Move;

    fn goal(&self) -> Goal<S::Position, S::Move> {
        Goal::last_move(self.misere)
    }

    fn move_count(&self, position: &S::Position) -> u128 {
        self.rules.moves(*position).count() as u128
    }

    fn nth_move(&self, position: &S::Position, index: u128) -> S::Move {
        let index = usize::try_from(index).unwrap_or(usize::MAX);
        let mut moves = self.rules.moves(*position);
        moves
            .nth(index)
            .expect("an index below the number of moves")
    }

    fn play(&self, position: &S::Position, played: S::Move) -> Result<S::Position, Phrase> {
        self.rules.play(*position, played)
    }
}

impl<S: StateRules> Notation for StateGame<S> {
    fn read_position(&self, text: &str) -> Result<S::Position, Phrase> {
        text.parse()
    }

    fn write_position(&self, position: &S::Position) -> String {
        position.to_string()
    }

    fn read_move(&self, text: &str) -> Result<S::Move, Phrase> {
        text.parse()
    }

    fn write_move(&self, played: S::Move) -> String {
        played.to_string()
    }

    fn values(&self, _: &S::Position) -> Values {
        self.rules.values()
    }
}

impl<S: StateRules> Manners for StateGame<S> {
    const ABOUT: About = S::ABOUT;

    fn of_variant(variant: &Variant) -> Self {
        Self::of(S::of_variant(variant), variant.misere)
    }

    fn picture(&self, now: &S::Position, before: Option<&S::Position>, width: usize) -> Text {
        self.rules.picture(*now, before.copied(), width)
    }

    fn deed(&self, position: &S::Position, played: S::Move) -> Phrase {
        self.rules.deed(*position, played)
    }

    fn conventions(&self) -> Conventions {
        Conventions {
            ends_by_last_piece: false,
            ..Conventions::default()
        }
    }

    fn ways(&self, position: &S::Position) -> Vec<Way> {
        let way = || Way {
            letter: 's',
            label: self.rules.way(*position),
        };
        let is_over = self.is_over(position);
        (!is_over).then(way).into_iter().collect()
    }

    fn step(&self, position: &S::Position, _: char, answers: &[u64]) -> Step<S::Move> {
        self.rules.step(*position, answers)
    }

    fn setup(&self, answers: &[u64]) -> Setup<S::Position> {
        self.rules.setup(answers)
    }
}

impl<S: StateRules> Theory for StateGame<S> {
    type Components = Indivisible;

    fn state(&self, position: &S::Position) -> Option<S::Position> {
        Some(*position)
    }

    fn position(&self, state: S::Position, _: &S::Position) -> S::Position {
        state
    }

    fn cost(&self, position: &S::Position) -> Cost {
        self.rules.cost(*position)
    }

    fn shape<'a>(&self, _: &'a S::Position) -> Shape<'a, Indivisible, S::Move> {
        Shape::Plain
    }
}

impl<S: StateRules> Theorems for StateGame<S> {}
