//! How people play a game: its entry, its words, the questions for a move, and the picture.

use std::ops::RangeInclusive;

use super::{
    asking::{Setup, Step},
    heaps::Code,
    options::GameOption,
    rules::Rules,
    shared::{number::read_number, single_row::StickRow},
};
use crate::reason::Phrase;
use crate::text::{Role, Span, Text};

/// What is known of a game before it is played: its entry in every list, and its conventions.
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a convention of its own"
)]
pub struct About {
    /// The name on the command line, the same in every language.
    pub name: &'static str,
    /// The message that describes the game in a few words.
    pub tagline: &'static str,
    /// The message with the rules of normal play.
    pub rules: &'static str,
    /// The message with the rules of misère play, in games whose last move decides.
    pub misere_rules: Option<&'static str>,
    /// The message that says what moves mean as they are written.
    pub moves: &'static str,
    /// A position in the game's notation, as an example.
    pub example: &'static str,
    /// The options that the game has.
    pub options: &'static [&'static GameOption],
    /// The messages of the one way to ask for a move: the question, and the help for it. They are
    /// told the number of moves, `most`, and the first of them as an `example`.
    pub asking: [&'static str; 2],
    /// Whether the first player is the computer by default; else a person is.
    pub machine_begins: bool,
    /// Whether the last move takes the last piece; else the game is over when nobody can move. This
    /// chooses the words for its end.
    pub ends_by_last_piece: bool,
    /// Whether the comparison leaves out the methods for values where there are those for nimbers.
    pub compares_nimbers_only: bool,
    /// Whether two or three piles of any sizes are a position, so that there is a map of those that
    /// are losing.
    pub has_map: bool,
    /// Whether a position is a board of cells that is drawn small, with its coordinates, where it
    /// stands beside others. Else it is readable as it is written.
    pub is_sketched: bool,
}

impl About {
    /// What fits most games, without the name, the messages and the example.
    pub const USUAL: Self = Self {
        name: "",
        tagline: "",
        rules: "",
        misere_rules: None,
        moves: "",
        example: "",
        options: &[],
        asking: ["ask-written", "help-written"],
        machine_begins: false,
        ends_by_last_piece: false,
        compares_nimbers_only: false,
        has_map: false,
        is_sketched: false,
    };
}

/// Makes the entry of a game from its name: its messages are named after it, and are in files
/// beside it.
macro_rules! about {
    ($name:literal, example: $example:expr) => {
        $crate::games::About {
            name: $name,
            tagline: concat!("tagline-", $name),
            rules: concat!("rules-", $name),
            misere_rules: Some(concat!("rules-", $name, "-misere")),
            moves: concat!("moves-", $name),
            example: $example,
            ..$crate::games::About::USUAL
        }
    };
}
pub(crate) use about;

/// Draws a number within bounds at random.
pub type Draw<'a> = &'a mut dyn FnMut(RangeInclusive<u64>) -> u64;

/// What a sequence lists.
#[derive(Clone, Debug)]
pub enum Series {
    /// The nimbers of components whose size is their notation; with the code of the moves, if they
    /// have one.
    Sizes(Option<Code>),
    /// The nimbers of boards of some number of rows and columns.
    Boards,
    /// The losing positions of matches in piles.
    Piles,
    /// The losing ones of the positions that a number is the notation of.
    Losing,
}

/// How a game presents itself to people.
pub trait Presentation: Rules {
    // What an author has to write.

    /// The entry of the game.
    fn about(&self) -> &'static About;

    /// Says what a move does, without the player: `takes 2 from pile 3`.
    fn describe(&self, position: &Self::Position, played: Self::Move) -> Phrase;

    // What has a default that fits most games.

    /// The rules of the games that are played side by side in this one; none by default.
    fn summand_rules(&self, _position: &Self::Position) -> Vec<Phrase> {
        Vec::new()
    }

    /// Draws the position after moves of a game, `past`, each with the position before it, within
    /// `width` columns. The default writes it.
    fn picture(
        &self,
        position: &Self::Position,
        _past: &[(&Self::Position, Self::Move)],
        _width: usize,
    ) -> Text {
        Text::new().fixed(vec![Span::new(Role::Pile(0), format!("  {position}"))])
    }

    /// Says a position in words, a phrase for each of its parts, for people who do not look at
    /// pictures. `before` is the position before the last move. The default reads it as it is
    /// written.
    fn in_words(&self, position: &Self::Position, _before: Option<&Self::Position>) -> Vec<Phrase> {
        vec![phrase!("said-position", position = position.to_string())]
    }

    /// The letters of the ways to ask for a move in this position; empty exactly if the game is
    /// over. The default has one.
    fn input_modes(&self, position: &Self::Position) -> Vec<char> {
        if self.is_over(position) {
            Vec::new()
        } else {
            vec!['s']
        }
    }

    /// Returns what to ask next, given the letter of the way and the answers so far. The default
    /// asks for a number if the moves are the numbers from 1 on, else for the move as it is
    /// written.
    fn step(&self, position: &Self::Position, _way: char, answers: &[u64]) -> Step {
        let written = |number| self.nth_move(position, u128::from(number) - 1).to_string();
        if let Some(&number) = answers.first() {
            return Step::Move(written(number));
        }
        let most = most(self, position);
        let asking = self.about().asking;
        let [ask, help] = asking.map(|id| phrase!(id, example = written(1)));
        if written(1) == "1" && written(most) == most.to_string() {
            return Step::count(ask, help, most, self.limit(position));
        }
        Step::Write {
            ask,
            help,
            before: String::new(),
        }
    }

    /// Says why the largest number is the limit, if moves are the numbers from 1 on.
    fn limit(&self, position: &Self::Position) -> Phrase {
        phrase!("limit-take", most = most(self, position))
    }

    /// Returns what to ask next before a game, given the answers so far. The default asks for the
    /// position as it is written.
    fn setup(&self, _answers: &[u64]) -> Setup<Self::Position> {
        let asking = |id| phrase!(id, example = self.about().example);
        Setup::Write {
            ask: asking("ask-position"),
            help: asking("help-position"),
        }
    }

    /// Returns the answers to the questions of [`Presentation::setup`] that fit a position, as far
    /// as they are asked for. They are offered when a person asks for other sizes. By default they
    /// are the numbers of the position as it is written.
    fn setup_answers(&self, position: &Self::Position) -> Vec<u64> {
        position
            .to_string()
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(read_number)
            .collect()
    }

    /// Draws a position for practice; the larger `size`, from 1 to 10, the larger the position. The
    /// default answers the questions of the set-up with numbers near their lower bounds.
    fn exercise(&self, size: u64, draw: Draw) -> Self::Position {
        let mut answers = Vec::new();
        loop {
            match self.setup(&answers) {
                Setup::Ready(position) => return position,
                // A game that asks for a text had better draw its own.
                Setup::Write { .. } => {
                    let example = self.read_position(self.about().example);
                    return example.expect("a game reads its example");
                }
                Setup::Ask { bounds, .. } | Setup::Draw(bounds) => {
                    let (least, most) = bounds.into_inner();
                    answers.push(draw(least..=most.min(least.saturating_add(size))));
                }
            }
        }
    }

    /// Which positions are listed only once, as a clause: piles in any order, or boards that are
    /// turned. `None`, the default, if each is.
    fn listed_once(&self) -> Option<Phrase> {
        None
    }

    /// The message that says why the second way to ask for a move is not offered in some positions.
    fn absent_mode(&self) -> Option<&'static str> {
        None
    }

    /// What a sequence lists of the game, if it has one.
    fn series(&self) -> Option<Series> {
        None
    }

    /// The single row of a position, in a game in which a move is the number taken from it.
    fn single_row(&self, _position: &Self::Position) -> Option<StickRow> {
        None
    }

    /// Says where a move is made, without the rest: `takes from pile 3`. `None`, the default, in
    /// games whose boards have no parts.
    fn region(&self, _position: &Self::Position, _played: Self::Move) -> Option<Phrase> {
        None
    }

    /// Checks that a position can be asked for with the options given. Any position that is given
    /// may be played.
    ///
    /// # Errors
    /// A phrase that says which options leave a question without an answer.
    fn check_asked(&self) -> Result<(), Phrase> {
        Ok(())
    }

    /// Adds to the rules in words what the options say.
    fn specified(&self, rules: Phrase) -> Phrase {
        rules
    }
}

/// The number of moves.
fn most<G: Rules + ?Sized>(game: &G, position: &G::Position) -> u64 {
    u64::try_from(game.move_count(position)).unwrap_or(u64::MAX)
}
