//! The rules of a sum, and its notation.

use std::cmp::Ordering;
use std::ops::ControlFlow;
use std::rc::Rc;

use super::{
    known::KnownNimbers,
    position::{
        Accepted, EXAMPLE, MOST_SUMMANDS, NimberSource, SumMove, Summand, Summands, refused,
    },
    tables::{State, Tables},
};
use crate::games::{
    About, Answer, Child, Components, Cost, Goal, LONGEST_SCALE, Rules, Scale, StickRow, Theorems,
    Theory, Tree, about, internals::read_number,
};
use crate::reason::{Evidence, Phrase};

/// Numbers of summands above this one are read as this one, which no sum has.
const NO_SUMMAND: u64 = 1_000;

/// A sum of games.
#[derive(Clone)]
pub struct SumOfGames {
    pub(super) accepted: Accepted,
    /// The states of the sum that a search began from; empty if it is not bound to one.
    tables: Rc<Tables>,
}

impl SumOfGames {
    /// The entry of the game.
    pub const ABOUT: About = About {
        misere_rules: None,
        asking: ["ask-summand", "help-summand"],
        ..about!("sum", example: EXAMPLE)
    };

    /// Sums of these games.
    pub(in crate::inference) fn of(accepted: Accepted) -> Self {
        let tables = Rc::default();
        Self { accepted, tables }
    }
}

impl Rules for SumOfGames {
    type Position = Summands;
    type Move = SumMove;

    fn moves<'a>(&'a self, summands: &'a Summands) -> impl Iterator<Item = SumMove> + 'a {
        summands.numbered().flat_map(|(number, summand)| {
            let moves = summand.game.moves(&summand.at);
            moves.map(move |played| SumMove { number, played })
        })
    }

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

    fn play(&self, summands: &Summands, played: SumMove) -> Result<Summands, Phrase> {
        let SumMove { number, played } = played;
        let summand = summands.at(number).ok_or_else(|| {
            phrase!(
                "move-no-such-summand",
                summand = number,
                summands = summands.0.len()
            )
        })?;
        let after = summand.play(played).map_err(|why| refused(number, why))?;
        let mut left = summands.clone();
        left.0[number - 1] = after;
        Ok(left)
    }

    fn read_position(&self, text: &str) -> Result<Summands, Phrase> {
        self.accepted.read(text)
    }

    /// The position says which game is meant; as a text a move is the same in all games that can
    /// read it.
    fn read_move(&self, text: &str) -> Result<SumMove, Phrase> {
        let read = || {
            let (number, played) = text.split_once('/')?;
            let number = read_number(number.trim())?.min(NO_SUMMAND);
            let mut known = self.accepted.games.iter();
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

// What is proved about a sum: summands that play alike cancel in pairs, and what theorems say of
// the others may settle the rest.

/// The most moves of which one is looked for that leaves a summand like its partner.
const MOST_TRIED: usize = 1 << 12;

impl Theorems for SumOfGames {
    /// A sum of pairs is lost: to each move the opponent answers with the same in the other one of
    /// the pair.
    fn closed_form(&self, summands: &Summands) -> Option<Answer<SumMove>> {
        come_in_pairs(summands).then(|| Answer::of_last_move(true, Some(0), Vec::new()))
    }

    fn winning_move(&self, summands: &Summands) -> Option<SumMove> {
        KnownNimbers::of(summands).winning_move()
    }

    fn evidence(&self, summands: &Summands, best: Option<SumMove>) -> Option<Evidence> {
        let (theorem, lost) = match best {
            Some(best) => ("theorem-summands-left", self.play(summands, best).ok()?),
            None => ("theorem-summands-faced", summands.clone()),
        };
        let is_lost_by_theorem = !self.is_over(&lost) && come_in_pairs(&lost);
        is_lost_by_theorem.then(|| Evidence::new(theorem).noting("note-summands"))
    }

    /// The same move in the partner, or the first one there that leaves both alike.
    fn answer_by_theorem(&self, lost: &Summands, reply: SumMove) -> Option<SumMove> {
        let after = lost.at(reply.number)?.play(reply.played).ok()?;
        let place = lost.pairing()[reply.number - 1]?;
        let partner = &lost.0[place];
        let moves = partner.game.moves(&partner.at).take(MOST_TRIED);
        let mut answers = [reply.played].into_iter().chain(moves);
        let played = answers.find(|&played| {
            let left = partner.play(played);
            left.is_ok_and(|left| left.plays_like(&after))
        })?;
        let number = place + 1;
        Some(SumMove { number, played })
    }

    /// Only in the last summand that has a move.
    fn immediate_win(&self, summands: &Summands) -> Option<SumMove> {
        let mut open = summands.open();
        let (number, None) = (open.next()?, open.next()) else {
            return None;
        };
        let last = summands.at(number)?;
        let played = last.game.immediate_win(&last.at)?;
        Some(SumMove { number, played })
    }
}

/// Whether all summands that have a move cancel in pairs.
fn come_in_pairs(summands: &Summands) -> bool {
    let mut all = summands.pairing().into_iter().zip(&summands.0);
    all.all(|(partner, summand)| partner.is_some() || summand.move_count() == 0)
}

// What is known of a sum: the summands decide, each by its own methods.

impl Tree for SumOfGames {
    type State = State;

    fn children(
        &self,
        state: State,
        visit: &mut impl FnMut(Child<State>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut after = self.tables.followers(state);
        after.try_for_each(|after| visit(after.into()))
    }

    fn goal(&self) -> Goal {
        Goal::last_move(false)
    }
}

impl Theory for SumOfGames {
    /// `None` if the rules are not bound to the sum; see [`Theory::rooted`].
    fn state(&self, summands: &Summands) -> Option<State> {
        self.tables.state(summands)
    }

    fn position(&self, state: State, _: &Summands) -> Summands {
        self.tables.position(state)
    }

    /// Each summand in its canonical form, in the order of their texts: equal games may change
    /// places.
    fn canonical(&self, summands: &Summands) -> Option<(String, Summands)> {
        let mut all: Vec<_> = summands.0.iter().map(Summand::alike).collect();
        all.sort_by(|(one, _), (other, _)| one.cmp(other));
        let (alike, sorted): (Vec<_>, _) = all.into_iter().unzip();
        Some((alike.concat(), Summands(sorted)))
    }

    fn compare_states(&self, one: State, other: State) -> Ordering {
        self.tables.compare(one, other)
    }

    fn rooted(&self, start: &Summands) -> Self {
        Self {
            accepted: self.accepted.clone(),
            tables: Rc::new(Tables::of(start)),
        }
    }

    fn cost(&self, summands: &Summands) -> Cost {
        let nothing = Cost {
            states: 1,
            moves: 0,
        };
        let costs = summands.0.iter().map(|one| one.game.cost(&one.at));
        costs.fold(nothing, |all, cost| Cost {
            states: all.states.saturating_mul(cost.states),
            moves: all.moves.saturating_add(cost.moves),
        })
    }
}

impl Components for SumOfGames {
    /// The summands are of several types, so no one search sees them.
    fn splits(&self) -> bool {
        true
    }

    /// All summands, those without a move too: their numbers count.
    fn split(&self, summands: &Summands) -> Option<Vec<Summands>> {
        let alone = summands.0.iter().cloned();
        Some(alone.map(|summand| Summands(vec![summand])).collect())
    }

    fn numbers_components(&self) -> bool {
        true
    }

    fn parts(&self, summand: &Summands) -> Vec<Summands> {
        let summand = &summand.0[0];
        if summand.source() == NimberSource::Copies {
            return Vec::new();
        }
        let parts = summand.game.components(&summand.at).into_iter();
        parts.map(|at| Summands(vec![summand.after(at)])).collect()
    }

    /// The heaps of a single summand, if it has nothing else.
    fn scale(&self, position: &Summands) -> Option<Scale<Summands>> {
        let [summand] = position.0.as_slice() else {
            return None;
        };
        let game = &summand.game;
        if summand.source() != NimberSource::Search {
            return None;
        }
        let sizes = game.components(&summand.at).into_iter();
        let sizes = sizes.map(|heap| game.write_position(&heap).parse::<u64>().ok());
        let largest = sizes.collect::<Option<Vec<u64>>>()?.into_iter().max()?;
        let most = largest.min(LONGEST_SCALE);
        let heaps = (1..=most).map(|size| game.read_position(&size.to_string()));
        let heaps = heaps.map(|at| Some(Summands(vec![summand.after(at.ok()?)])));
        Some(Scale {
            phrase: phrase!("summand-heaps-nimbers", most, more = largest > most),
            components: heaps.collect::<Option<_>>()?,
        })
    }

    fn derived(&self, position: &Summands, parts: &[u64]) -> Option<Phrase> {
        let summand = &position.0[0];
        Some(match (parts, summand.source()) {
            ([_, _, ..], _) => {
                let parts: Vec<String> = parts.iter().map(u64::to_string).collect();
                phrase!("nimber-by-parts", parts)
            }
            (_, NimberSource::Row(StickRow { sticks, max_take })) => {
                phrase!("nimber-by-remainder", number = sticks, round = max_take + 1)
            }
            // A pile of nim is written as its nimber.
            (_, NimberSource::Theorem) if summand.is_its_nimber() => Phrase::new("nimber-by-size"),
            (_, NimberSource::Copies) => Phrase::new("nimber-by-copies"),
            _ if self.scale(position).is_some() => return None,
            _ => phrase!("nimber-by-command", summand = summand.to_string()),
        })
    }
}
