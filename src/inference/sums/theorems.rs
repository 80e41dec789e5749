//! What is proved about a sum: summands that play alike cancel in pairs, and what theorems say of the others may settle the rest.

use super::moves::{SumMove, in_summand};
use super::position::{Summand, Summands};
use super::rules::SumOfGames;
use crate::games::{Answer, Rules, Theorems};
use crate::inference::solver::Move;
use crate::reason::{Evidence, Phrase};

/// The most moves of which one is looked for that leaves a summand like its partner.
const MOST_TRIED: usize = 1 << 12;

impl Theorems for SumOfGames {
    /// A sum of pairs is lost: to each move the opponent answers with the same in the other one of the pair.
    fn closed_form(&self, summands: &Summands) -> Option<Answer<SumMove>> {
        come_in_pairs(summands).then(|| Answer {
            value: -1,
            nimber: Some(0),
            moves: Vec::new(),
            remoteness: None,
        })
    }

    /// In the first summand that a theorem makes worth as much as all the others, whose nimbers theorems give.
    fn winning_move(&self, summands: &Summands) -> Option<SumMove> {
        let pairing = summands.pairing();
        let alone = summands.numbered().zip(&pairing);
        let alone = alone.filter(|(_, partner)| partner.is_none());
        let alone: Vec<_> = alone
            .map(|((number, summand), _)| (number, summand, summand.game.known_nimber(&summand.at)))
            .collect();
        let mut open = alone.iter().filter(|(.., nimber)| nimber.is_none());
        let (open, None) = (open.next(), open.next()) else {
            return None;
        };
        let known = alone.iter().filter_map(|&(.., nimber)| nimber);
        let sum = known.fold(0, |sum, nimber| sum ^ nimber);
        if let Some((number, summand, _)) = open {
            return Some(in_summand(*number, move_to_nimber(summand, sum)?));
        }
        let mut moves = alone
            .iter()
            .filter(|_| sum != 0)
            .map(|(number, summand, nimber)| {
                let played = move_to_nimber(summand, sum ^ nimber.unwrap_or_default())?;
                Some(in_summand(*number, played))
            });
        moves.find_map(|played| played)
    }

    fn evidence(&self, summands: &Summands, best: Option<SumMove>) -> Option<Evidence> {
        let after = match best {
            Some(best) => Some(self.play(summands, best).ok()?),
            None => None,
        };
        let lost = after.as_ref().unwrap_or(summands);
        if self.is_over(lost) || !come_in_pairs(lost) {
            return None;
        }
        let law = match best {
            Some(_) => "law-summands-left",
            None => "law-summands-faced",
        };
        Some(Evidence {
            note: Some(Phrase::new("note-summands")),
            ..Evidence::new(Phrase::new(law))
        })
    }

    /// The same move in the partner, or the first one there that leaves both alike.
    fn answer_by_law(&self, lost: &Summands, reply: SumMove) -> Option<SumMove> {
        let place = lost.pairing().get(reply.index()?).copied().flatten()?;
        let partner = &lost.0[place];
        let after = lost.at(reply.summand)?.play(reply.played()).ok()?;
        let moves = partner.game.moves(&partner.at).take(MOST_TRIED);
        let mut answers = [reply.played()].into_iter().chain(moves);
        let answer = answers.find(|&played| {
            let left = partner.play(played);
            left.is_ok_and(|left| left.plays_like(&after))
        });
        Some(in_summand(place as u64 + 1, answer?))
    }

    /// Only in the last summand that has a move.
    fn immediate_win(&self, summands: &Summands) -> Option<SumMove> {
        let mut open = summands.open();
        let (last, None) = (open.next()?, open.next()) else {
            return None;
        };
        let summand = summands.at(last)?;
        let played = summand.game.immediate_win(&summand.at)?;
        Some(in_summand(last, played))
    }
}

/// A move in a summand that leaves this nimber, if a theorem gives one.
fn move_to_nimber(summand: &Summand, nimber: u64) -> Option<Move> {
    let Summand { game, at } = summand;
    let moves = game.moves_to_nimber(at, nimber);
    let played = moves.and_then(|moves| moves.first().copied());
    played.or_else(|| game.winning_move(at).filter(|_| nimber == 0))
}

/// Whether all summands that have a move cancel in pairs.
fn come_in_pairs(summands: &Summands) -> bool {
    let mut all = summands.pairing().into_iter().zip(&summands.0);
    all.all(|(partner, summand)| partner.is_some() || summand.move_count() == 0)
}
