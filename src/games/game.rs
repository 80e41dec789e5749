//! What a game has to tell: its positions and moves as people write them, how a move is asked for, and its own laws.

use std::cmp::Ordering;
use std::fmt::Debug;
use std::ops::RangeInclusive;

use super::GameKind;
use super::tree::Tree;
use crate::games::impartial::Impartial;
use crate::reason::{Evidence, Phrase};
use crate::text::Text;

/// One entry of the turn menu that leads to a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The letter that chooses it, the same in every language.
    pub letter: char,
    /// What the menu says.
    pub label: Phrase,
}

/// The next thing to ask on the way to a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step<M> {
    /// One of a few numbers, a pile for instance.
    Pick {
        /// The question.
        ask: Phrase,
        /// What `h` says.
        help: Phrase,
        /// The numbers offered, ascending.
        options: Vec<u64>,
    },
    /// A number within bounds.
    Count {
        /// The question.
        ask: Phrase,
        /// What `h` says.
        help: Phrase,
        /// The numbers accepted.
        bounds: RangeInclusive<u64>,
        /// Why no more than the upper bound can be had.
        limit: Phrase,
    },
    /// The move as it is written.
    Write {
        /// The question.
        ask: Phrase,
        /// What `h` says.
        help: Phrase,
    },
    /// Nothing more to ask.
    Move(M),
}

/// The next thing to ask before a game can begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setup<P> {
    /// A number within bounds.
    Ask {
        /// The question.
        ask: Phrase,
        /// What `h` says.
        help: Phrase,
        /// The numbers accepted.
        bounds: RangeInclusive<u64>,
        /// What an empty answer means, where it means anything.
        usual: Option<u64>,
    },
    /// A number that is not asked for but drawn by chance.
    Draw(RangeInclusive<u64>),
    /// The position to start from.
    Ready(P),
}

/// How much work a whole search would be at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// States at and below the position: exact up to some millions and at least so many beyond, where they are easily counted;
    /// about so many in games where they are not.
    pub states: u128,
    /// Moves in the position; none below it has more.
    pub moves: u128,
}

/// What is to be known about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<M> {
    /// The value for the player to move.
    pub value: i64,
    /// The nimber, in games and variants that have one.
    pub nimber: Option<u64>,
    /// Every optimal move, sorted; in games of win and loss none where the position is lost.
    pub moves: Vec<M>,
}

/// A move on piles as a table knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taking {
    /// The pile, or the first of two, counted from 0.
    pub first: usize,
    /// The second pile of two.
    pub second: Option<usize>,
    /// How many are taken from each.
    pub count: u64,
}

/// A row of sticks of which a move takes some.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StickRow {
    /// How many are left.
    pub sticks: u64,
    /// A move takes from 1 to so many of them.
    pub max_take: u64,
}

/// Something to do with a game that falls apart into independent parts, whichever it is; `P` are its positions.
pub trait SumVisitor<P> {
    /// What comes of it.
    type Output;
    /// Does it. `parts` gives the parts of a position, none where the position does not belong to this game of parts, which may
    /// have been made for smaller ones.
    fn visit<G: Impartial + 'static>(
        self,
        game: G,
        parts: impl Fn(&G, &P) -> Option<Vec<G::Part>> + 'static,
    ) -> Self::Output;
}

/// How a game is usually played, where games differ.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a custom of its own")]
pub struct Custom {
    /// Whether the computer begins unless chosen otherwise; else a person does.
    pub machine_begins: bool,
    /// Whether the board is drawn after every move; else before every turn of a person.
    pub draws_every_move: bool,
    /// Whether the last move takes the last piece; else the game is over where nobody can move. The words for its end differ.
    pub ends_by_last_piece: bool,
    /// Whether the comparison of methods shows those for values beside those for nimbers.
    pub compares_values: bool,
    /// What stands above the lost positions that a player must know.
    pub card: Phrase,
}

impl Default for Custom {
    fn default() -> Self {
        Self {
            machine_begins: false,
            draws_every_move: false,
            ends_by_last_piece: true,
            compares_values: true,
            card: Phrase::new("card"),
        }
    }
}

/// The rules of a game, its variant included; a table belongs to one rules object.
pub trait Game: Tree + Clone {
    /// A position as people see it, piles in their places.
    type Position: Clone + PartialEq + Debug;
    /// A move; the order of the type is the order in which moves are listed.
    type Move: Copy + Ord + Debug;

    // What the author of a game writes.

    /// Which game this is.
    fn kind(&self) -> GameKind;
    /// Whether the player who makes the last move loses.
    fn misere(&self) -> bool;

    /// A position as it is written, as an example for a refusal.
    fn position_example(&self) -> &'static str;
    /// Reads a position as it is written on the command line.
    ///
    /// # Errors
    /// A phrase that says what is wrong and what is accepted.
    fn read_position(&self, text: &str) -> Result<Self::Position, Phrase>;
    /// Writes a position so that [`Game::read_position`] reads it back.
    fn write_position(&self, position: &Self::Position) -> String;
    /// Reads a move; whether it is legal is for [`Game::play`] to say.
    ///
    /// # Errors
    /// A phrase that says how moves are written.
    fn read_move(&self, text: &str) -> Result<Self::Move, Phrase>;
    /// Writes a move so that [`Game::read_move`] reads it back.
    fn write_move(&self, played: Self::Move) -> String;

    /// How many moves there are; 0 exactly where the game is over.
    fn move_count(&self, position: &Self::Position) -> u128;
    /// Move number `index`, from 0, in the order of the moves. Never lists the moves before it: a pile may hold 10^12 matches.
    ///
    /// # Panics
    /// May panic where `index` is not below [`Game::move_count`].
    fn nth_move(&self, position: &Self::Position, index: u128) -> Self::Move;
    /// The position after a move.
    ///
    /// # Errors
    /// A phrase that says why the move is not legal and what is.
    fn play(&self, position: &Self::Position, played: Self::Move)
    -> Result<Self::Position, Phrase>;

    /// The canonical form, packed; none where it does not fit, which is far beyond every search.
    fn state(&self, position: &Self::Position) -> Option<Self::State>;
    /// Writes a state that lies below `start`, in the shape of `start`.
    fn write_state(&self, state: Self::State, start: &Self::Position) -> String;
    /// The order in which states are listed, as their texts read.
    fn compare_states(&self, one: Self::State, other: Self::State) -> Ordering;
    /// What a search from here would cost.
    fn work(&self, position: &Self::Position) -> Work;

    /// Draws the position within `width` columns; `before` is the position that the last move came from.
    fn picture(
        &self,
        position: &Self::Position,
        before: Option<&Self::Position>,
        width: usize,
    ) -> Text;
    /// The rules in words.
    fn summary(&self) -> Phrase;
    /// Some legal moves as they are typed, one of each kind, as examples for a prompt.
    fn move_examples(&self, position: &Self::Position) -> Vec<String>;
    /// What a move does, in words: `takes 2 from pile 3`, without who does it.
    fn deed(&self, position: &Self::Position, played: Self::Move) -> Phrase;
    /// The ways to ask for a move that are offered here.
    fn ways(&self, position: &Self::Position) -> Vec<Way>;
    /// What to ask next, given the way chosen and the answers so far.
    fn step(&self, position: &Self::Position, way: char, answers: &[u64]) -> Step<Self::Move>;
    /// What to ask next before a game, given the answers so far.
    fn setup(&self, answers: &[u64]) -> Setup<Self::Position>;

    // What sets a game apart; the defaults fit games of win and loss.

    /// Its customs.
    fn custom(&self) -> Custom {
        Custom::default()
    }

    /// Whether a game may begin from this position; analysed it may be in any case.
    ///
    /// # Errors
    /// A phrase that says what a game may begin from.
    fn check_start(&self, position: &Self::Position) -> Result<(), Phrase> {
        let _ = position;
        Ok(())
    }

    /// Whether a position can be asked for with what the flags have agreed.
    ///
    /// # Errors
    /// A phrase that says what a game may begin from.
    fn check_agreed(&self) -> Result<(), Phrase> {
        Ok(())
    }

    /// The same rules with what a search from `start` has to know of it, in games where states do not say it all. The states of
    /// the positions below `start` are states of these rules.
    #[must_use]
    fn bound(&self, start: &Self::Position) -> Self {
        let _ = start;
        self.clone()
    }

    /// The most that the next move may take, in games where that was agreed.
    fn max_take(&self, position: &Self::Position) -> Option<u64> {
        let _ = position;
        None
    }

    /// The points that the players can still gain together, in games where points decide.
    fn points_left(&self, position: &Self::Position) -> Option<u64> {
        let _ = position;
        None
    }

    // What a game may know beyond its rules; the defaults know nothing.

    /// Moves until the end when the winner hurries and the loser delays, where a law of the game tells.
    fn known_remoteness(&self, position: &Self::Position) -> Option<u32> {
        let _ = position;
        None
    }

    /// Visits the game of parts that positions at and below `start` belong to, in games and variants that fall apart: the last mover
    /// wins, both have the same moves, and no part has an influence on another. Nimbers then answer it.
    fn as_sum<V: SumVisitor<Self::Position>>(
        &self,
        start: &Self::Position,
        visitor: V,
    ) -> Option<V::Output> {
        let _ = (start, visitor);
        None
    }

    /// The independent parts that have a move, each as a position of its own, in the order of their places; none in games that
    /// never fall apart.
    fn parts(&self, position: &Self::Position) -> Option<Vec<Self::Position>> {
        let _ = position;
        None
    }

    /// A part drawn in a few rows of characters.
    fn draw_part(&self, part: &Self::Position) -> Vec<String> {
        vec![self.write_position(part)]
    }

    /// The row of sticks, in games where a move takes some from one row and nothing else: the learner plays those.
    fn stick_row(&self, position: &Self::Position) -> Option<StickRow> {
        let _ = position;
        None
    }

    /// The move that takes so many, in games with [`Game::stick_row`].
    fn take(&self, count: u64) -> Option<Self::Move> {
        let _ = count;
        None
    }

    /// The answer by a law of the game, at any size.
    fn closed_form(&self, position: &Self::Position) -> Option<Answer<Self::Move>> {
        let _ = position;
        None
    }

    /// The sizes of the piles, in games where a move takes any number from one of up to ten piles or the same number from two, and
    /// nothing else: a table of P-positions answers those.
    fn wythoff_piles<'a>(&self, position: &'a Self::Position) -> Option<&'a [u64]> {
        let _ = position;
        None
    }

    /// The move that a taking is, in games with [`Game::wythoff_piles`].
    fn taking(&self, taking: Taking) -> Option<Self::Move> {
        let _ = taking;
        None
    }

    /// The position of two piles of these sizes, or of three, in games that have a map of such positions.
    fn map_position(&self, first: u64, second: u64, third: Option<u64>) -> Option<Self::Position> {
        let _ = (first, second, third);
        None
    }

    /// The points that a move gains for the one who makes it, in games where points decide.
    fn points(&self, position: &Self::Position, played: Self::Move) -> i64 {
        let _ = (position, played);
        0
    }

    /// The law that settles the position, in the words of the game; `best` is the winning move, `None` if the position is lost.
    fn ground(&self, position: &Self::Position, best: Option<Self::Move>) -> Option<Evidence> {
        let _ = (position, best);
        None
    }

    /// Whether a text that [`Game::read_move`] refuses was meant to be a move all the same, so that its refusal says more than
    /// what a menu offers.
    fn resembles_move(&self, text: &str) -> bool {
        text.contains(':')
    }

    /// A winning move that is plain without a search, in games where not all winning moves are: a player makes it where the
    /// position is beyond reach.
    fn plain_win(&self, position: &Self::Position) -> Option<Self::Move> {
        let _ = position;
        None
    }

    /// A move that wins at once: it ends the game with a win or, under misère, leaves the other player
    /// nothing but to end it; where points decide, one that ends the game with all that is left. The default lists all moves.
    fn immediate_win(&self, position: &Self::Position) -> Option<Self::Move> {
        self.moves(position).find(|&played| {
            self.play(position, played)
                .is_ok_and(|after| match self.move_count(&after) {
                    0 => self.end_value() < 0,
                    _ => {
                        self.end_value() > 0
                            && self.moves(&after).all(|last| {
                                self.play(&after, last)
                                    .is_ok_and(|end| self.move_count(&end) == 0)
                            })
                    }
                })
        })
    }

    // What is never overridden.

    /// Whether nothing is left to play.
    fn is_over(&self, position: &Self::Position) -> bool {
        self.move_count(position) == 0
    }

    /// All moves in their order.
    fn moves<'a>(&'a self, position: &'a Self::Position) -> impl Iterator<Item = Self::Move> + 'a {
        (0..self.move_count(position)).map(|index| self.nth_move(position, index))
    }
}
