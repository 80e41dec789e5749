//! What is proved about a sum: summands that play alike cancel in pairs, and what theorems say of the others may settle the rest.

use super::known::Known;
use super::moves::SumMove;
use super::position::Summands;
use super::rules::SumOfGames;
use crate::games::{Answer, Rules, Theorems};
use crate::reason::Evidence;

/// The most moves of which one is looked for that leaves a summand like its partner.
const MOST_TRIED: usize = 1 << 12;

impl Theorems for SumOfGames {
    /// A sum of pairs is lost: to each move the opponent answers with the same in the other one of the pair.
    fn closed_form(&self, summands: &Summands) -> Option<Answer<SumMove>> {
        let is_lost = !self.misere && come_in_pairs(summands);
        is_lost.then(|| Answer::of_last_move(true, Some(0), Vec::new()))
    }

    fn winning_move(&self, summands: &Summands) -> Option<SumMove> {
        let by_nimbers = || Known::of(summands).winning_move();
        (!self.misere).then(by_nimbers).flatten()
    }

    fn evidence(&self, summands: &Summands, best: Option<SumMove>) -> Option<Evidence> {
        let (theorem, lost) = match best {
            Some(best) => ("theorem-summands-left", self.play(summands, best).ok()?),
            None => ("theorem-summands-faced", summands.clone()),
        };
        let is_lost_by_theorem = !self.misere && !self.is_over(&lost) && come_in_pairs(&lost);
        is_lost_by_theorem.then(|| Evidence::new(theorem).noting("note-summands"))
    }

    /// The same move in the partner, or the first one there that leaves both alike.
    fn answer_by_theorem(&self, lost: &Summands, reply: SumMove) -> Option<SumMove> {
        if self.misere {
            return None;
        }
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

    /// In normal play only in the last summand that has a move.
    fn immediate_win(&self, summands: &Summands) -> Option<SumMove> {
        if self.misere {
            let mut moves = self.moves(summands).take(MOST_TRIED);
            return moves.find(|&played| self.wins_at_once(summands, played));
        }
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
