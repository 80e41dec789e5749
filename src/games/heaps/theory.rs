//! What is known about games of heaps: their states, equal pairs, and the nimbers of heaps.

use std::cmp::Ordering;

use super::{
    game::HeapGame,
    notation::{HeapMove, Heaps},
    sum::{HeapSum, LONGEST_SCALE, small},
};
use crate::games::{
    Answer, Components, Cost, HeapShape, Rules, SumVisitor, Theorems, Theory,
    kayles::misere,
    shared::{
        diagram::{Diagram, MOST},
        pairs::{come_in_pairs, twin},
    },
    sum::Scale,
};
use crate::reason::{Evidence, Phrase};

/// The largest heap that is drawn as strokes among components.
const MOST_STROKES: usize = 60;

impl Theory for HeapGame {
    fn state(&self, heaps: &Heaps) -> Option<Diagram> {
        // A position below might not fit.
        let fits = self.rules().most_steps(&heaps.0) <= MOST as u64;
        Diagram::pack(small(heaps)?).filter(|_| fits)
    }

    fn position(&self, state: Diagram, _: &Heaps) -> Heaps {
        let sizes = state.sizes().into_iter().map(u64::from);
        let zero = state.is_empty().then_some(0);
        Heaps(sizes.chain(zero).collect())
    }

    fn without_dead(&self, heaps: &Heaps) -> Heaps {
        let mut live = heaps.0.clone();
        live.retain(|&size| self.is_live(size));
        Heaps(if live.is_empty() { vec![0] } else { live })
    }

    fn compare_states(&self, one: Diagram, other: Diagram) -> Ordering {
        // Missing heaps count as leading zeros.
        let order = |state: Diagram| (state.len(), state.sizes());
        order(one).cmp(&order(other))
    }

    fn cost(&self, heaps: &Heaps) -> Cost {
        let (states, is_exact) = self.rules().states(&heaps.canonical());
        Cost {
            states,
            moves: match self.rules().code() {
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
            code: self.rules().series()?,
            sizes: heaps.0.clone(),
        })
    }

    fn visit_components<V: SumVisitor<Heaps>>(
        &self,
        start: &Heaps,
        visitor: V,
    ) -> Option<V::Output> {
        let components = |_: &HeapSum, heaps: &Heaps| small(heaps);
        let fits = self.splits() && small(start).is_some();
        fits.then(|| visitor.visit(self.sum.clone(), components))
    }
}

impl Components for HeapGame {
    fn splits(&self) -> bool {
        !self.misere
    }

    fn split(&self, heaps: &Heaps) -> Option<Vec<Heaps>> {
        let live = heaps.0.iter().filter(|&&size| self.is_live(size));
        let split = live.map(|&size| Heaps(vec![size]));
        self.splits().then(|| split.collect())
    }

    fn draw(&self, heap: &Heaps) -> Vec<String> {
        let all: u64 = heap.0.iter().sum();
        vec![match usize::try_from(all) {
            Ok(strokes @ ..=MOST_STROKES) => "|".repeat(strokes),
            _ => all.to_string(),
        }]
    }

    fn scale(&self, heaps: &Heaps) -> Option<Scale<Heaps>> {
        let largest = heaps.0.iter().copied().max()?;
        let most = largest.min(LONGEST_SCALE);
        (self.splits() && most > 1).then(|| Scale {
            phrase: phrase!(
                self.rules().conventions().nimbers,
                most,
                more = largest > most,
                dead = self.has_dead_heaps()
            ),
            components: (1..=most).map(|size| Heaps(vec![size])).collect(),
        })
    }
}

impl HeapGame {
    /// Whether the player to move loses in misère play with heaps of these sizes, if a theorem says so: the code of kayles is kayles.
    fn is_lost_in_misere(&self, sizes: &[u64]) -> Option<bool> {
        let is_kayles = self.misere && self.rules().series().as_ref() == Some(&*misere::CODE);
        is_kayles.then(|| misere::is_lost(sizes))
    }
}

impl Theorems for HeapGame {
    /// Where a theorem says which heaps lose in misère play.
    fn closed_form(&self, heaps: &Heaps) -> Option<Answer<Self::Move>> {
        let lost = self.is_lost_in_misere(&heaps.0)?;
        let wins = |&played: &Self::Move| {
            let after = self.after(heaps, played);
            misere::is_lost(&after.0)
        };
        let mut moves = Vec::new();
        for played in self.moves(heaps).filter(|_| !lost).filter(wins) {
            // Where the memory for millions is refused, the search is refused too.
            moves.try_reserve(1).ok()?;
            moves.push(played);
        }
        Some(Answer::of_last_move(lost, None, moves))
    }

    fn winning_move(&self, heaps: &Heaps) -> Option<Self::Move> {
        let leaves_pairs = |&played: &Self::Move| {
            let after = self.play(heaps, played);
            after.is_ok_and(|after| come_in_pairs(&after.0))
        };
        if self.misere {
            return None;
        }
        self.moves(heaps).find(leaves_pairs)
    }

    /// Equal pairs lose: a move in one heap of a pair is copied in the other.
    fn evidence(&self, heaps: &Heaps, best: Option<Self::Move>) -> Option<Evidence> {
        let after = best.map(|best| self.play(heaps, best)).transpose().ok()?;
        let lost = after.as_ref().unwrap_or(heaps);
        // Where nobody can move there is nothing to copy.
        if self.misere || self.is_over(lost) || !come_in_pairs(&lost.0) {
            return None;
        }
        let [left, faced, note] = self.rules().conventions().pairs;
        let are_halves = heaps.open().count() == 1;
        let theorem = if best.is_some() { left } else { faced };
        let theorem = phrase!(theorem, halves = are_halves);
        Some(Evidence::new(theorem).noting(note))
    }

    fn cited(&self, lost: &Heaps, won: bool) -> Option<Evidence> {
        let sizes = lost.canonical();
        let is_known = self.is_lost_in_misere(&sizes).is_some();
        let kayles =
            (self.rules().about().name != "kayles").then(|| Phrase::new("octal-is-kayles"));
        let theorem = || misere::theorem(&sizes, won).into_iter().chain(kayles);
        is_known.then(|| Evidence::of(theorem().collect()))
    }

    fn answer_by_theorem(&self, lost: &Heaps, reply: Self::Move) -> Option<Self::Move> {
        if self.misere || !come_in_pairs(&lost.0) {
            return None;
        }
        let twin = twin(&lost.0, reply.heap)?;
        let mut heap = twin;
        if !self.rules().conventions().keeps_numbers {
            // After the reply what it leaves of its heap takes its place, and empty heaps are gone.
            let size = lost.size(reply.heap)?;
            let parts = self.rules().leave(reply.heap, size, reply.take).ok()?;
            let parts = parts.into_iter().filter(|&part| part > 0).count() as u64;
            let stays = |&heap: &u64| heap < twin && heap != reply.heap;
            let before = lost.open().filter(stays).count() as u64;
            heap = 1 + before + if reply.heap < twin { parts } else { 0 };
        }
        Some(HeapMove { heap, ..reply })
    }
}
