//! How a game is played by people: its name and words, how a move is asked for, the picture, and its conventions.

use super::asking::{Setup, Step, Way};
use super::options::{GameOption, Variant};
use super::rules::Rules;
use super::shared::take::StickRow;
use crate::reason::Phrase;
use crate::text::Text;

/// A file of messages in each language: the code of the language, and the text in Fluent's notation.
pub type Messages = &'static [(&'static str, &'static str)];

/// What is to be known of a game before it is played: its entry in every list.
#[derive(Debug)]
pub struct About {
    /// The name on the command line, the same in every language.
    pub name: &'static str,
    /// The message that tells the game in a few words.
    pub tagline: &'static str,
    /// The message with the rules of normal play.
    pub rules: &'static str,
    /// The message with the rules of misère play, in games whose last move decides.
    pub misere_rules: Option<&'static str>,
    /// A position as it is written, as an example.
    pub example: &'static str,
    /// The options that the game has.
    pub options: &'static [&'static GameOption],
    /// The game's own messages.
    pub messages: Messages,
    /// Small positions as they are written, with empty piles and in every order: what laws are tried on, smallest first.
    pub small_positions: fn() -> Vec<String>,
}

/// Makes the position of piles of these sizes; `None` if there are too many.
pub type OfPiles<P> = fn(&[u64]) -> Option<P>;

/// The conventions of a game, and what it offers beside its rules.
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a convention of its own"
)]
pub struct Conventions<P, M> {
    /// Whether the computer begins unless chosen otherwise; else a person does.
    pub machine_begins: bool,
    /// Whether the board is drawn after every move; else before every turn of a person.
    pub draws_every_move: bool,
    /// Whether the last move takes the last piece; else the game is over when nobody can move. The words for its end differ.
    pub ends_by_last_piece: bool,
    /// Whether the comparison of methods shows those for values beside those for nimbers.
    pub compares_values: bool,
    /// The heading of the list of losing positions that a player must know.
    pub card: Phrase,
    /// Makes the positions of two or three piles, in games that have a map of them.
    pub map: Option<OfPiles<P>>,
    /// How the learner sees the game, in games that it plays.
    pub learner: Option<SingleRow<P, M>>,
}

/// A game of one row, of which a move takes a number and nothing else.
#[derive(Clone, Copy, Debug)]
pub struct SingleRow<P, M> {
    /// The row of a position.
    pub row: fn(&P) -> StickRow,
    /// The move that takes this number.
    pub take: fn(u64) -> M,
}

impl<P, M> Default for Conventions<P, M> {
    fn default() -> Self {
        Self {
            machine_begins: false,
            draws_every_move: false,
            ends_by_last_piece: true,
            compares_values: true,
            card: Phrase::new("card"),
            map: None,
            learner: None,
        }
    }
}

/// How a game presents itself to people.
pub trait Manners: Rules {
    /// What is to be known of the game before it is played.
    const ABOUT: About;

    /// The rules of a variant of the game.
    fn of_variant(variant: &Variant) -> Self
    where
        Self: Sized;

    /// Draws the position within `width` columns; `before` is the position before the last move.
    fn picture(
        &self,
        position: &Self::Position,
        before: Option<&Self::Position>,
        width: usize,
    ) -> Text;

    /// What a move does, in words: `takes 2 from pile 3`, without the player.
    fn deed(&self, position: &Self::Position, played: Self::Move) -> Phrase;

    /// The ways to ask for a move that are offered here; none exactly if the game is over.
    fn ways(&self, position: &Self::Position) -> Vec<Way>;

    /// What to ask next, given the letter of the way and the answers so far.
    fn step(&self, position: &Self::Position, way: char, answers: &[u64]) -> Step<Self::Move>;

    /// What to ask next before a game, given the answers so far.
    fn setup(&self, answers: &[u64]) -> Setup<Self::Position>;

    // What has a default that fits most games.

    /// The conventions of the game.
    fn conventions(&self) -> Conventions<Self::Position, Self::Move> {
        Conventions::default()
    }

    /// Checks that a game may begin from this position, or, if there is none yet, that one can be asked for with the options
    /// that were given. Any position may be analysed.
    ///
    /// # Errors
    /// A phrase that says what a game may begin from.
    fn check_start(&self, position: Option<&Self::Position>) -> Result<(), Phrase> {
        let _ = position;
        Ok(())
    }

    // What is never overridden.

    /// The rules in words.
    fn summary(&self) -> Phrase {
        let about = Self::ABOUT;
        let misere = about.misere_rules.filter(|_| self.is_misere());
        Phrase::new(misere.unwrap_or(about.rules))
    }

    /// The name of the game on the command line.
    fn name(&self) -> &'static str {
        Self::ABOUT.name
    }
}
