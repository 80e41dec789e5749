//! The rules of a sum, and its notation.

use std::rc::Rc;

use super::moves::SumMove;
use super::position::{MOST_SUMMANDS, Summand, Summands, accepted, read, refused};
use super::tables::Tables;
use crate::games::{About, Rules, Variant, read_number};
use crate::inference::solver::Solver;
use crate::reason::Phrase;

/// Numbers of summands above this one are read as this one, which no sum has.
const NO_SUMMAND: u64 = 1_000;

/// A sum of games.
#[derive(Clone)]
pub struct SumOfGames {
    /// The games that may be summands.
    pub(super) known: Rc<[Box<dyn Solver>]>,
    /// The states of the sum that a search began from; empty if it is not bound to one.
    pub(super) tables: Rc<Tables>,
    pub(super) misere: bool,
}

impl SumOfGames {
    /// The entry of the game.
    pub const ABOUT: About = About {
        name: "sum",
        tagline: "tagline-sum",
        rules: "rules-sum",
        misere_rules: Some("rules-sum-misere"),
        moves: "moves-sum",
        example: "nim 3,5 + kayles 4 + cram 2x3",
        options: &[],
    };

    /// The rules of a variant.
    pub fn of_variant(variant: &Variant) -> Self {
        Self::new(variant.misere)
    }

    /// Sums of all games that may be summands; in misère play the player who makes the last move of all loses.
    pub fn new(misere: bool) -> Self {
        Self {
            known: accepted().into(),
            tables: Rc::default(),
            misere,
        }
    }
}

impl Rules for SumOfGames {
    type Position = Summands;
    type Move = SumMove;

    fn move_count(&self, summands: &Summands) -> u128 {
        summands.0.iter().map(Summand::move_count).sum()
    }

    fn nth_move(&self, summands: &Summands, mut index: u128) -> SumMove {
        for (number, summand) in summands.numbered() {
            let Some(rest) = index.checked_sub(summand.move_count()) else {
                let played = summand.game.nth_move(&summand.at, index);
                return SumMove { number, played };
            };
            index = rest;
        }
        panic!("an index below the number of moves");
    }

    /// To ask for each by its number would take longer.
    fn moves<'a>(&'a self, summands: &'a Summands) -> impl Iterator<Item = SumMove> + 'a {
        summands.numbered().flat_map(|(number, summand)| {
            let moves = summand.game.moves(&summand.at);
            moves.map(move |played| SumMove { number, played })
        })
    }

    fn play(&self, summands: &Summands, played: SumMove) -> Result<Summands, Phrase> {
        let SumMove { number, played } = played;
        let summand = summands.at(number).ok_or_else(|| {
            Phrase::new("move-no-such-summand")
                .with("summand", number)
                .with("summands", summands.0.len())
        })?;
        let after = summand.play(played).map_err(|why| refused(number, why))?;
        let mut left = summands.clone();
        left.0[number - 1] = after;
        Ok(left)
    }

    fn read_position(&self, text: &str) -> Result<Summands, Phrase> {
        read(text, &self.known)
    }

    /// The position says which game is meant; as a text a move is the same in all games that can read it.
    fn read_move(&self, text: &str) -> Result<SumMove, Phrase> {
        let read = || {
            let (number, played) = text.split_once('/')?;
            let number = read_number(number.trim())?.min(NO_SUMMAND);
            let mut known = self.known.iter();
            Some(SumMove {
                number: usize::try_from(number).ok()?,
                played: known.find_map(|game| game.read_move(played.trim()).ok())?,
            })
        };
        read().ok_or_else(|| Phrase::new("move-unreadable-sum").quoting("move", text))
    }

    fn listed(&self, summands: &Summands, played: SumMove) -> SumMove {
        let listed = || {
            let Summand { game, at } = summands.at(played.number)?;
            Some(game.listed(at, game.read_move(&played.played).ok()?))
        };
        SumMove {
            played: listed().unwrap_or(played.played),
            ..played
        }
    }

    fn move_examples(&self, summands: &Summands) -> Vec<String> {
        // One of each of the first two summands that have a move.
        let examples = summands.numbered().filter_map(|(number, summand)| {
            let examples = summand.game.move_examples(&summand.at);
            Some(format!("{number}/{}", examples.last()?))
        });
        examples.take(2).collect()
    }

    fn resembles_move(&self, text: &str) -> bool {
        text.contains(['/', ':'])
    }
}

const _: () = assert!((MOST_SUMMANDS as u64) < NO_SUMMAND);
