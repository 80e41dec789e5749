//! What is known about games of heaps: their states, equal pairs, and the nimbers of heaps.

use std::cmp::Ordering;

use super::components::HeapKind;
use super::game::HeapGame;
use super::position::{HeapMove, Heaps};
use super::rules::HeapRules;
use crate::games::shared::pairs::{come_in_pairs, twin};
use crate::games::{Answer, Cost, HeapShape, Rules, Theorems, Theory};
use crate::reason::{Evidence, Phrase};

impl<H: HeapRules> Theory for HeapGame<H> {
    type Components = H::Kind;

    fn state(&self, heaps: &Heaps) -> Option<Self::State> {
        self.kind.pack(heaps)
    }

    /// Piles that keep their numbers and end with the last piece are as many as at the start.
    fn position(&self, state: Self::State, start: &Heaps) -> Heaps {
        let sizes = H::Kind::sizes(state);
        let most = if H::CONVENTIONS.ends_by_last_piece {
            start.0.len()
        } else {
            1
        };
        let mut heaps = vec![0; most.saturating_sub(sizes.len())];
        heaps.extend(sizes);
        Heaps(heaps)
    }

    fn compare_states(&self, one: Self::State, other: Self::State) -> Ordering {
        // Missing heaps count as leading zeros.
        let [one, other] = [one, other].map(H::Kind::sizes);
        (one.len(), one).cmp(&(other.len(), other))
    }

    fn cost(&self, heaps: &Heaps) -> Cost {
        let (states, is_exact) = self.rules.states(&heaps.canonical());
        Cost {
            states,
            moves: match self.rules.code() {
                Some(code) => code.most_moves(&heaps.0),
                None => self.move_count(heaps),
            },
            is_exact,
        }
    }

    /// One in 1.3 to 10 was measured in misère play, on octal games.
    fn searched(&self, heaps: &Heaps) -> u128 {
        self.cost(heaps).states / 2
    }

    fn heaps(&self, heaps: &Heaps) -> Option<HeapShape> {
        Some(HeapShape {
            code: self.rules.series()?,
            sizes: heaps.0.clone(),
        })
    }

    fn components(&self) -> Option<H::Kind> {
        (!self.misere).then(|| self.kind.clone())
    }
}

impl<H: HeapRules> Theorems for HeapGame<H> {
    fn closed_form(&self, heaps: &Heaps) -> Option<Answer<Self::Move>> {
        H::closed_form(self, heaps)
    }

    fn winning_move(&self, heaps: &Heaps) -> Option<Self::Move> {
        let leaves_pairs = |&played: &Self::Move| {
            let after = self.play(heaps, played);
            after.is_ok_and(|after| come_in_pairs(&after.0))
        };
        if self.misere || self.closed_form(heaps).is_some() {
            return None;
        }
        self.moves(heaps).find(leaves_pairs)
    }

    fn moves_to_nimber(&self, heaps: &Heaps, nimber: u64) -> Option<Vec<Self::Move>> {
        self.rules.moves_to_nimber(heaps, nimber)
    }

    fn evidence(&self, heaps: &Heaps, best: Option<Self::Move>) -> Option<Evidence> {
        H::evidence(self, heaps, best)
    }

    fn cited(&self, lost: &Heaps, won: bool) -> Option<Evidence> {
        let sentences = self.rules.misere_theorem(&lost.canonical(), won);
        (self.misere && !sentences.is_empty()).then(|| Evidence::of(sentences))
    }

    fn answer_by_theorem(&self, lost: &Heaps, reply: Self::Move) -> Option<Self::Move> {
        if self.misere || !come_in_pairs(&lost.0) {
            return None;
        }
        let twin = twin(&lost.0, reply.heap)?;
        let mut heap = twin;
        if !H::CONVENTIONS.keeps_numbers {
            // After the reply what it leaves of its heap takes its place, and empty heaps are gone.
            let size = lost.size(reply.heap)?;
            let parts = self.rules.leave(reply.heap, size, reply.take).ok()?;
            let parts = parts.into_iter().filter(|&part| part > 0).count() as u64;
            let stays = |&heap: &u64| heap < twin && heap != reply.heap;
            let before = lost.open().filter(stays).count() as u64;
            heap = 1 + before + if reply.heap < twin { parts } else { 0 };
        }
        Some(HeapMove { heap, ..reply })
    }
}

/// The answer where a theorem says which heaps lose in misère play.
pub(super) fn misere_closed_form<H: HeapRules>(
    game: &HeapGame<H>,
    heaps: &Heaps,
) -> Option<Answer<HeapMove<H::Take>>> {
    if !game.misere {
        return None;
    }
    let lost = game.rules.is_lost_in_misere(&heaps.0)?;
    let wins = |&played: &HeapMove<H::Take>| {
        let after = game.after(heaps, played);
        game.rules.is_lost_in_misere(&after.0) == Some(true)
    };
    let mut moves = Vec::new();
    for played in game.moves(heaps).filter(|_| !lost).filter(wins) {
        // Where the memory for millions is refused, the search is refused too.
        moves.try_reserve(1).ok()?;
        moves.push(played);
    }
    Some(Answer::of_last_move(lost, None, moves))
}

/// Equal pairs lose: a move in one heap of a pair is copied in the other.
pub(crate) fn pairs<H: HeapRules>(
    game: &HeapGame<H>,
    heaps: &Heaps,
    best: Option<HeapMove<H::Take>>,
) -> Option<Evidence> {
    let after = best.map(|best| game.play(heaps, best)).transpose().ok()?;
    let lost = after.as_ref().unwrap_or(heaps);
    // Where nobody can move there is nothing to copy.
    if game.misere || game.is_over(lost) || !come_in_pairs(&lost.0) {
        return None;
    }
    let [left, faced, note] = H::CONVENTIONS.pairs;
    let are_halves = heaps.open().count() == 1;
    let theorem = Phrase::new(if best.is_some() { left } else { faced }).with("halves", are_halves);
    Some(Evidence::new(theorem).noting(Phrase::new(note)))
}
