//! The rules of a sum, and its notation.

use std::fmt::{self, Debug};
use std::marker::PhantomData;
use std::rc::Rc;

use super::moves::SumMove;
use super::position::{MOST_SUMMANDS, Summands, accepted, read};
use super::tables::Tables;
use crate::games::game::Game;
use crate::games::notation::Notation;
use crate::games::options::Variant;
use crate::games::rules::{Goal, Rules};
use crate::games::shared::number::read_count;
use crate::games::visitor::{GameList, Visitor};
use crate::reason::Phrase;

/// Numbers of summands above this one are read as this one, which no sum has.
const NO_SUMMAND: u64 = 1_000;

/// A sum of games of the list `L`.
pub struct SumOfGames<L> {
    /// The states of the sum that a search began from; `None` if it is not bound to one.
    pub(super) tables: Option<Rc<Tables>>,
    list: PhantomData<L>,
}

impl<L> SumOfGames<L> {
    /// The game, bound to the sum of these tables.
    pub(super) fn bound(tables: Option<Tables>) -> Self {
        Self {
            tables: tables.map(Rc::new),
            list: PhantomData,
        }
    }
}

impl<L> Default for SumOfGames<L> {
    fn default() -> Self {
        Self::bound(None)
    }
}

impl<L> Clone for SumOfGames<L> {
    fn clone(&self) -> Self {
        Self {
            tables: self.tables.clone(),
            list: PhantomData,
        }
    }
}

impl<L> Debug for SumOfGames<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SumOfGames").finish_non_exhaustive()
    }
}

/// A move in a summand that is there.
pub(super) fn in_summand(number: u64, played: &str) -> SumMove {
    SumMove::new(number, played).expect("there is room for the moves of all games")
}

impl<L: GameList> Rules for SumOfGames<L> {
    type Position = Summands;
    type Move = SumMove;

    fn goal(&self) -> Goal<Summands, SumMove> {
        Goal::LastMove
    }

    fn move_count(&self, summands: &Summands) -> u128 {
        summands.0.iter().map(|one| one.move_count()).sum()
    }

    fn nth_move(&self, summands: &Summands, index: u128) -> SumMove {
        let mut index = index;
        for (number, summand) in summands.numbered() {
            match index.checked_sub(summand.move_count()) {
                Some(rest) => index = rest,
                None => return in_summand(number, &summand.nth_move(index)),
            }
        }
        panic!("an index below the number of moves");
    }

    /// To ask for each by its number would take longer.
    fn moves<'a>(&'a self, summands: &'a Summands) -> impl Iterator<Item = SumMove> + 'a {
        summands.numbered().flat_map(|(number, summand)| {
            summand
                .moves()
                .map(move |played| in_summand(number, &played))
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
        let after = summand.play(played.played()).map_err(refused)?;
        Ok(summands.with(index, after))
    }
}

/// Reads a move in any game, and writes it as that game does.
struct ReadMove<'a>(&'a str);

impl Visitor for ReadMove<'_> {
    type Output = Option<String>;

    fn visit<G: Game>(self, rules: G) -> Option<String> {
        let played = rules.read_move(self.0).ok()?;
        Some(rules.write_move(played))
    }
}

impl<L: GameList> Notation for SumOfGames<L> {
    fn read_position(&self, text: &str) -> Result<Summands, Phrase> {
        read::<L>(text)
    }

    /// The position says which game is meant; as a text a move is the same in all games that can read it.
    fn read_move(&self, text: &str) -> Result<SumMove, Phrase> {
        let read = || {
            let (number, played) = text.split_once('/')?;
            let number = read_count(number.trim())?.min(NO_SUMMAND);
            let variant = Variant::default();
            let read = |name| L::visit(name, &variant, ReadMove(played.trim())).flatten();
            let written = accepted::<L>().find_map(|about| read(about.name))?;
            SumMove::new(number, &written)
        };
        read().ok_or_else(|| Phrase::new("move-unreadable-sum").quoting("move", text))
    }

    fn listed(&self, summands: &Summands, played: SumMove) -> SumMove {
        let summand = summands.at(played.summand);
        let listed = summand.and_then(|summand| summand.listed(played.played()));
        listed.map_or(played, |listed| in_summand(played.summand, &listed))
    }

    fn move_examples(&self, summands: &Summands) -> Vec<String> {
        // One of each of the first two summands that have a move.
        let examples = summands.numbered().filter_map(|(number, summand)| {
            let example = summand.move_examples().into_iter().next_back()?;
            Some(format!("{number}/{example}"))
        });
        examples.take(2).collect()
    }

    fn resembles_move(&self, text: &str) -> bool {
        text.contains(['/', ':'])
    }
}

const _: () = assert!((MOST_SUMMANDS as u64) < NO_SUMMAND);
