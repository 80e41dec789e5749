//! What is known about games of heaps: their states, equal pairs, and the nimbers of heaps.

use std::cmp::Ordering;

use super::components::HeapSum;
use super::counts::most_steps;
use super::game::SumGame;
use super::position::{HeapMove, Heaps};
use super::rules::HeapRules;
use crate::games::rules::Rules;
use crate::games::shared::diagram::{Diagram, MOST};
use crate::games::shared::pairs::{come_in_pairs, twin};
use crate::games::theorems::{Answer, Theorems};
use crate::games::theory::{Cost, HeapShape, Shape, Theory};
use crate::reason::{Evidence, Phrase};

impl<H: HeapRules> Theory for SumGame<H> {
    type Components = HeapSum<H>;

    /// `None` if a position below might have no diagram.
    fn state(&self, heaps: &Heaps) -> Option<Diagram> {
        let fits = most_steps(self.rules().theory().code.as_ref(), &heaps.0) <= MOST as u64;
        let small = |&size: &u64| u16::try_from(size).ok();
        let sizes: Vec<u16> = heaps.0.iter().filter_map(small).collect();
        Diagram::pack(sizes).filter(|_| fits)
    }

    fn position(&self, state: Diagram, _: &Heaps) -> Heaps {
        let mut sizes: Vec<u64> = state.sizes().into_iter().map(u64::from).collect();
        if sizes.is_empty() {
            sizes.push(0);
        }
        Heaps(sizes)
    }

    fn compare_states(&self, one: Diagram, other: Diagram) -> Ordering {
        let length = one.len().cmp(&other.len());
        length.then_with(|| one.sizes().cmp(&other.sizes()))
    }

    fn cost(&self, heaps: &Heaps) -> Cost {
        let (states, is_exact) = self.rules().states(&heaps.0);
        Cost {
            states,
            moves: match self.rules().theory().code {
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
        let code = self.rules().theory().code?;
        Some(HeapShape {
            code,
            sizes: heaps.0.clone(),
        })
    }

    fn shape<'a>(&self, _: &'a Heaps) -> Shape<'a, HeapSum<H>, Self::Move> {
        if self.misere {
            return Shape::Plain;
        }
        Shape::Sum(self.heaps.clone())
    }
}

impl<H: HeapRules> Theorems for SumGame<H> {
    fn closed_form(&self, heaps: &Heaps) -> Option<Answer<Self::Move>> {
        if !self.misere {
            return None;
        }
        let is_lost = self.rules().theory().is_lost_in_misere?;
        let lost = is_lost(&heaps.0);
        let wins = |&played: &Self::Move| {
            let after = self.play(heaps, played);
            after.is_ok_and(|after| is_lost(&after.0))
        };
        let moves = self.moves(heaps).filter(|_| !lost).filter(wins);
        Some(Answer {
            value: if lost { -1 } else { 1 },
            nimber: None,
            moves: moves.collect(),
            remoteness: None,
        })
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
        // Without a heap there is nothing to copy.
        if self.misere || lost.open().next().is_none() || !come_in_pairs(&lost.0) {
            return None;
        }
        let law = Phrase::new(if best.is_some() {
            H::CONVENTIONS.words.pairs_left
        } else {
            H::CONVENTIONS.words.pairs_faced
        });
        Some(Evidence {
            note: Some(Phrase::new("note-heaps")),
            ..Evidence::new(law)
        })
    }

    fn answer_by_law(&self, lost: &Heaps, reply: Self::Move) -> Option<Self::Move> {
        if self.misere || !come_in_pairs(&lost.0) {
            return None;
        }
        let twin = twin(&lost.0, reply.heap)?;
        if H::CONVENTIONS.keeps_numbers {
            return Some(HeapMove {
                heap: twin,
                take: reply.take,
            });
        }
        // After the reply what it leaves of its heap takes its place, and empty heaps are gone.
        let size = lost.size(reply.heap)?;
        let parts = self.rules().leave(reply.heap, size, reply.take).ok()?;
        let parts = parts.into_iter().filter(|&part| part > 0).count();
        let before = lost
            .open()
            .filter(|&heap| heap < twin && heap != reply.heap);
        let moved = if reply.heap < twin {
            before.count() + parts + 1
        } else {
            before.count() + 1
        };
        Some(HeapMove {
            heap: moved as u64,
            take: reply.take,
        })
    }
}
