//! Nimatron plays games of taking from piles in a terminal or through a pipe, solves them, and explains the best move.
//!
//! A player meets it as the program `nimatron`; this library is all of that program but its `main`. The games are
//! *matches* (take from one pile, or the same number from two) and *nim*, each in its normal and its misère form, with up
//! to ten piles.
//!
//! # Layers
//!
//! A module uses those below it and none above it:
//!
//! | module | duty |
//! | --- | --- |
//! | [`cli`] | reads the command line, runs one subcommand, and chooses the exit status |
//! | [`session`] | takes two seats through one game after another: turns, undo and redo, the score |
//! | [`communication`] | asks questions and shows text, on a terminal or line by line; the only module that prints |
//! | [`explanation`] | makes sentences, tables and maps of facts, in English and Czech |
//! | [`players`] | chooses moves by machine: perfectly, as a beginner, at random, or as a learner from its boxes |
//! | [`inference`] | finds values, optimal moves and remoteness: by the law of a game, by a table of P-positions, or by minimax |
//! | [`games`] | the rules: positions, moves, notation, pictures, and the laws that a game has |
//! | [`reason`] and [`text`] | plain data that passes between them: facts without words, and text without colour |
//!
//! [`session`] and [`inference`] know a game only through the traits [`games::Game`] and [`games::Tree`]; the code that
//! is to run for whichever game was named is a [`games::Visitor`]. [`communication`] takes the words of its refusals from
//! [`explanation`], and knows no game.
//!
//! # Solving a position
//!
//! An [`inference::Oracle`] asks its methods in turn, quickest first, and keeps what they have found. A position that would take
//! more than [`inference::Limits`] allow is refused before any work.
//!
//! ```
//! use nimatron::games::{Matches, Game};
//! use nimatron::inference::{Interrupt, Limits, Oracle, Outcome};
//!
//! let rules = Matches::new(false);
//! let position = rules.read_position("3,5,7").expect("three piles");
//! let mut oracle = Oracle::new(rules, Limits::default(), Interrupt::default());
//! let analysis = oracle.analyse(&position).expect("within the limits");
//! assert_eq!(analysis.outcome, Outcome::Win);
//! let best = analysis.best.expect("the game is not over");
//! assert_eq!(rules.write_move(best), "3:7");
//! assert_eq!(analysis.remoteness, Some(5));
//! ```
//!
//! Values come in two kinds that are kept apart. [`inference::Minimax`] works with values for the maximizing player;
//! everything that leaves [`inference`], such as [`inference::Analysis`], speaks of the player to move.

pub mod cli;
pub mod communication;
pub mod explanation;
pub mod games;
pub mod inference;
pub mod players;
pub mod reason;
pub mod session;
pub mod text;
