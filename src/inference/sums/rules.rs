//! The rules of a sum, and its notation.

use std::fmt::{self, Debug};
use std::rc::Rc;

use super::moves::{SumMove, in_summand};
use super::position::{MOST_SUMMANDS, Summand, Summands, accepted, read};
use super::tables::Tables;
use crate::games::{Rules, read_number};
use crate::inference::solver::Solver;
use crate::reason::Phrase;

/// Numbers of summands above this one are read as this one, which no sum has.
const NO_SUMMAND: u64 = 1_000;

/// A sum of games.
#[derive(Clone)]
pub struct SumOfGames {
    /// The games that may be summands.
    pub(super) known: Rc<[Box<dyn Solver>]>,
    /// The states of the sum that a search began from; `None` if it is not bound to one.
    pub(super) tables: Option<Rc<Tables>>,
}

impl Default for SumOfGames {
    fn default() -> Self {
        Self {
            known: accepted().into(),
            tables: None,
        }
    }
}

impl Debug for SumOfGames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SumOfGames").finish_non_exhaustive()
    }
}

impl Rules for SumOfGames {
    type Position = Summands;
    type Move = SumMove;

    fn move_count(&self, summands: &Summands) -> u128 {
        summands.0.iter().map(Summand::move_count).sum()
    }

    fn nth_move(&self, summands: &Summands, index: u128) -> SumMove {
        let mut index = index;
        for (number, summand) in summands.numbered() {
            match index.checked_sub(summand.move_count()) {
                Some(rest) => index = rest,
                None => return in_summand(number, summand.game.nth_move(&summand.at, index)),
            }
        }
        panic!("an index below the number of moves");
    }

    /// To ask for each by its number would take longer.
    fn moves<'a>(&'a self, summands: &'a Summands) -> impl Iterator<Item = SumMove> + 'a {
        summands.numbered().flat_map(|(number, summand)| {
            let moves = summand.game.moves(&summand.at);
            moves.map(move |played| in_summand(number, played))
        })
    }

    fn play(&self, summands: &Summands, played: SumMove) -> Result<Summands, Phrase> {
        let found = played.index().zip(summands.at(played.summand));
        let (index, summand) = found.ok_or_else(|| {
            Phrase::new("move-no-such-summand")
                .with("summand", played.summand)
                .with("summands", summands.0.len())
        })?;
        let refused = |why| {
            let phrase = Phrase::new("summand-refused").with("number", played.summand);
            phrase.with("why", why)
        };
        let own = summand.game.read_move(&played.played()).map_err(refused)?;
        let after = summand.play(own).map_err(refused)?;
        Ok(summands.with(index, after))
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
            let written = known.find_map(|game| game.read_move(played.trim()).ok())?;
            SumMove::new(number, &written)
        };
        read().ok_or_else(|| Phrase::new("move-unreadable-sum").quoting("move", text))
    }

    fn listed(&self, summands: &Summands, played: SumMove) -> SumMove {
        let listed = || {
            let summand = summands.at(played.summand)?;
            let own = summand.game.read_move(&played.played()).ok()?;
            Some(summand.game.listed(&summand.at, own))
        };
        listed().map_or(played, |listed| in_summand(played.summand, listed))
    }

    fn move_examples(&self, summands: &Summands) -> Vec<String> {
        // One of each of the first two summands that have a move.
        let examples = summands.numbered().filter_map(|(number, summand)| {
            let examples = summand.game.move_examples(&summand.at);
            Some(format!("{number}/{}", examples.into_iter().next_back()?))
        });
        examples.take(2).collect()
    }

    fn resembles_move(&self, text: &str) -> bool {
        text.contains(['/', ':'])
    }
}

const _: () = assert!((MOST_SUMMANDS as u64) < NO_SUMMAND);
