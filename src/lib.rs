//! Nimatron plays sixteen Nim-like games in a terminal or through a pipe, solves them, and
//! explains the best move: matches, nim, sticks, coins, cram, kayles, chomp, octal games,
//! subtraction games, sums of games, Grundy's game, Euclid's game, Fibonacci nim and half.
//!
//! The program `nimatron` is this library and a `main` of a few lines. As a library it answers four
//! kinds of question.
//!
//! # The best move, and why
//!
//! An [`Oracle`](inference::Oracle) asks its methods in turn, quickest first, and keeps what they
//! find. It refuses a position that would take more than its [`Limits`](inference::Limits) allow,
//! before any work.
//!
//! ```
//! use nimatron::games::Matches;
//! use nimatron::inference::{Detail, Oracle, reason};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut oracle = Oracle::of(Matches::new(false));
//! let position = "3,5,7".parse()?;
//! let analysis = oracle.analyse(&position)?;
//! assert_eq!(analysis.best.map(|best| best.to_string()).as_deref(), Some("3:7"));
//! assert_eq!(analysis.remoteness, Some(5));
//! let reason = reason(&mut oracle, &position, &analysis, Detail::BRIEF)?;
//! assert!(reason.to_string().contains("3 and 5 are golden pair number 2"));
//! # Ok(())
//! # }
//! ```
//!
//! # A game from the list, and machines that play it
//!
//! [`GameKind`](inference::GameKind) opens a game as a [`Solver`](inference::Solver), whose
//! positions and moves need no type of that game. One `use` brings what is needed to read, solve
//! and play.
//!
//! ```
//! use nimatron::prelude::*;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let kind = GameKind::from_name("cram").ok_or("no such game")?;
//! let game = kind.open(&Variant::default(), Work::default());
//! let start = game.read_position("3x4").map_err(|why| why.to_string())?;
//! let (skills, mut chance) = ([Skill::Perfect, Skill::Random], chance(Some(7)));
//! let winner = Board::new(game, start).play_out(|board, side| {
//!     let choice = choose(skills[side], &mut *board.game, &board.position, &mut chance);
//!     choice.map(|choice| choice.played)
//! })?;
//! assert_eq!(winner, Some(0), "the perfect player has made the last move");
//! # Ok(())
//! # }
//! ```
//!
//! # A game of one's own
//!
//! A search needs a [`Tree`](games::Tree) and nothing else. Here a move takes a square number of
//! counters.
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use nimatron::games::{Child, Goal, Tree};
//! use nimatron::inference::{Interrupt, Knowledge, Minimax, Optimisations, Side};
//!
//! struct Squares;
//!
//! impl Tree for Squares {
//!     type State = u32;
//!
//!     fn children(
//!         &self,
//!         left: u32,
//!         visit: &mut impl FnMut(Child<u32>) -> ControlFlow<()>,
//!     ) -> ControlFlow<()> {
//!         let squares = (1..).map(|root| root * root);
//!         let mut taken = squares.take_while(|&square| square <= left);
//!         taken.try_for_each(|square| visit((left - square).into()))
//!     }
//!
//!     /// The player who cannot move loses.
//!     fn goal(&self) -> Goal {
//!         Goal::LastMove
//!     }
//! }
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let (mut knowledge, never) = (Knowledge::default(), Interrupt::default());
//! let mut search = Minimax::new(&Squares, Optimisations::ALL, &mut knowledge, &never);
//! let mut losing = Vec::new();
//! for counters in 0..25 {
//!     if search.value(counters, Side::Max)? < 0 {
//!         losing.push(counters);
//!     }
//! }
//! assert_eq!(losing, [0, 2, 5, 7, 10, 12, 15, 17, 20, 22]);
//! # Ok(())
//! # }
//! ```
//!
//! With [`Rules`](games::Rules), [`Presentation`](games::Presentation), [`Theory`](games::Theory),
//! [`Components`](games::Components) and [`Theorems`](games::Theorems) the tree becomes a
//! [`Game`](games::Game), and with the methods that answer it ([`Solvable`](inference::Solvable))
//! one that the whole program can play. `docs/adding-a-game.md` goes through it.
//! [`HeapGame`](games::HeapGame) makes one of the rules of a heap, and
//! [`StateRules`](games::StateRules) of what a move leaves.
//!
//! # All losing positions
//!
//! The [`PTable`](inference::PTable) holds every losing position of matches within bounds.
//!
//! ```
//! use nimatron::inference::{Limits, PTable};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let table = PTable::of(&[100, 100, 100], false, &Limits::default())?;
//! assert_eq!(table.losing_positions().count(), 1_362);
//! let matches: u64 = table.losing_positions().flatten().sum();
//! assert_eq!(matches, 194_965);
//! # Ok(())
//! # }
//! ```
//!
//! # Layers
//!
//! A module uses those below it and none above it:
//!
//! | module | duty |
//! | --- | --- |
//! | `features` | what the program does, a folder each: subcommands, players, words |
//! | `cli` | reads the command line, runs one subcommand, and chooses the exit status |
//! | `exercises` | positions that teach: how they are drawn, asked about and judged |
//! | `session` | takes two players through game after game: turns, undo and redo, the score |
//! | [`players`] | a board, and who sits at it: people and machines |
//! | `communication` | asks and shows, on a terminal or line by line; the only module that prints |
//! | [`explanation`] | makes sentences, tables and pictures of facts, in nine languages |
//! | `chance` | what is drawn by lot |
//! | [`matchboxes`] | the boxes of a learner, its games and its training |
//! | [`record`] | reads and writes played games as text, and keeps them in files |
//! | [`inference`] | finds values, optimal moves, nimbers, remoteness and reasons |
//! | [`games`] | the games: rules, notation, presentation and theory |
//! | [`reason`] and [`text`] | data between them: facts without words, text without colour |
//! | `files` | replaces files whole, and keeps other processes from them |
//!
//! Values come in two kinds that are kept apart. [`Minimax`](inference::Minimax) works with values
//! for the maximizing player; everything else, such as an [`Analysis`](inference::Analysis), is for
//! the player to move.

// The program uses more of the library than its interface.
#![cfg_attr(not(feature = "cli"), allow(dead_code, unused_imports))]

// Before all that makes phrases.
#[macro_use]
pub mod reason;

mod chance;
#[cfg(feature = "cli")]
mod cli;
#[cfg(feature = "cli")]
mod communication;
#[cfg(feature = "cli")]
mod exercises;
pub mod explanation;
#[cfg(feature = "cli")]
#[doc(hidden)]
pub mod features;
mod files;
pub mod games;
pub mod inference;
pub mod matchboxes;
pub mod players;
pub mod record;
#[cfg(feature = "cli")]
mod session;
pub mod text;

/// What it takes to open a game of the list, to solve it, and to let machines play it.
pub mod prelude {
    pub use crate::games::Variant;
    pub use crate::inference::{
        Analysis, Detail, GameKind, Interrupt, Limits, Move, Outcome, Position, Solver, Work,
    };
    pub use crate::players::{Board, Skill, chance, choose};
}

#[cfg(feature = "cli")]
pub use cli::run;

/// What tests use of the layers that only the program has. It may change at any time.
#[cfg(feature = "cli")]
#[doc(hidden)]
pub mod internals {
    pub use crate::communication::broken;
}

/// Compiles and runs the examples of the page on adding a game.
#[cfg(doctest)]
#[doc = include_str!("../docs/adding-a-game.md")]
struct AddingAGame;
