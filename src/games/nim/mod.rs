//! Nim: take any positive number from one pile.
//!
//! C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901): a position is
//! losing exactly if the nim-sum (XOR) of its piles is 0. In misère play the same holds while a pile of two or more is
//! left; if only piles of one are left, an odd number of them is losing.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use crate::games::heaps::{pairs, states_below};
use crate::games::shared::rows;
use crate::games::{
    About, Answer, HeapConventions, HeapGame, HeapMove, HeapRules, Heaps, MAX_COUNT, MAX_PILES,
    NimPiles, Rules, Variant, about,
};
use crate::reason::{Evidence, Figure, Form, Phrase};

/// The game of nim.
pub type Nim = HeapGame<Piles>;

impl Nim {
    /// The game; in misère play the player who takes the last match loses.
    pub fn new(misere: bool) -> Self {
        Self::of(Piles, misere)
    }
}

/// The rules of nim: a heap is a pile of matches.
#[derive(Clone, Copy, Debug)]
pub struct Piles;

impl HeapRules for Piles {
    type Take = u64;
    type Kind = NimPiles;

    const ABOUT: About = about!("nim", example: "3,5,7");

    const CONVENTIONS: HeapConventions = HeapConventions {
        keeps_numbers: true,
        ends_by_last_piece: true,
        asked: [2, MAX_PILES as u64, MAX_COUNT],
        exercise: |size| [2 + size / 5..=3 + size / 4, 1..=4 + size],
        picture: |piles, before, width| rows::draw(piles.sizes(), before.map(Heaps::sizes), width),
        bad_move: "move-unreadable-nim",
        no_such_heap: "move-no-such-pile",
        empty_heap: "move-empty-pile",
        asking: ["ask-pile", "help-pick-pile"],
        ask_heaps: ["ask-piles", "help-piles"],
        ask_size: ["ask-pile-size", "help-pile-size"],
        pairs: ["theorem-pairs-left", "theorem-pairs-faced", "note-pairs"],
        alike: "alike-piles",
        ..HeapConventions::USUAL
    };

    const BY_NUMBER: Option<[&'static str; 3]> =
        Some(["ask-count-single", "help-count-single", "limit-single"]);

    fn of_variant(_: &Variant) -> Self {
        Self
    }

    fn takes(&self, size: u64) -> impl Iterator<Item = u64> + use<> {
        1..=size
    }

    fn leave(&self, pile: u64, size: u64, count: u64) -> Result<[u64; 2], Phrase> {
        if (1..=size).contains(&count) {
            return Ok([0, size - count]);
        }
        let refused = Phrase::new("move-count-single").with("pile", pile);
        let refused = refused.with("size", size).with("most", size);
        Err(refused.with("count", count.to_string()))
    }

    fn deed(&self, pile: u64, _: u64, count: u64) -> Phrase {
        let deed = Phrase::new("deed-single").with("count", count);
        deed.with("pile", pile)
    }

    fn place(&self, pile: u64, _: u64, _: u64) -> Phrase {
        Phrase::new("place-pile").with("pile", pile)
    }

    fn read_position(text: &str) -> Result<Heaps, Phrase> {
        text.parse()
    }

    fn states(&self, sizes: &[u64]) -> (u128, bool) {
        (states_below(sizes), true)
    }

    fn closed_form(game: &Nim, piles: &Heaps) -> Option<Answer<HeapMove<u64>>> {
        let (sizes, misere) = (piles.sizes(), game.misere);
        let (lost, sum) = (is_lost(sizes, misere), nim_sum(sizes));
        let large = sizes.iter().filter(|&&size| size > 1).count();
        let wins = |size: u64, left: u64| {
            let leaves_ones = left <= 1 && large == usize::from(size > 1);
            (sum ^ size ^ left == 0) != (misere && leaves_ones)
        };
        // A winning move leaves size ^ sum in its pile, or 0 or 1 if it leaves only ones in misère play.
        let mut moves = Vec::new();
        for (heap, &size) in (1..).zip(sizes).filter(|_| !lost) {
            let mut targets = ArrayVec::from([size ^ sum, 1, 0]);
            targets.sort_unstable_by_key(|&left| Reverse(left));
            let mut previous = None;
            targets.retain(|left| previous.replace(*left) != Some(*left) && wins(size, *left));
            moves.extend(
                targets
                    .into_iter()
                    .filter_map(|left| leave(heap, size, left)),
            );
        }
        Some(Answer::of_last_move(lost, (!misere).then_some(sum), moves))
    }

    fn moves_to_nimber(&self, piles: &Heaps, nimber: u64) -> Option<Vec<HeapMove<u64>>> {
        let sizes = piles.sizes();
        let sum = nim_sum(sizes) ^ nimber;
        let moves = (1..).zip(sizes);
        let moves = moves.filter_map(|(heap, &size)| leave(heap, size, size ^ sum));
        Some(moves.collect())
    }

    fn evidence(game: &Nim, piles: &Heaps, best: Option<HeapMove<u64>>) -> Option<Evidence> {
        let after = best.and_then(|played| game.play(piles, played).ok());
        let left = after.as_ref().unwrap_or(piles);
        let end = end_of_piles(left, best.is_some(), game.misere);
        if let Some(known) = end.or_else(|| pairs(game, piles, best)) {
            return Some(known);
        }
        let theorem = match (best, game.misere) {
            (Some(_), false) => "theorem-nim-won",
            (Some(_), true) => "theorem-nim-won-misere",
            (None, false) => "theorem-nim-lost",
            (None, true) => "theorem-nim-lost-misere",
        };
        let sum = Figure::Decimal(nim_sum(piles.sizes()).to_string());
        Some(Evidence {
            form: Form::Binary {
                before: piles.sizes().to_vec(),
                after: after.map(|after| after.sizes().to_vec()),
            },
            ..Evidence::new(Phrase::new(theorem).with("sum", sum))
        })
    }
}

fn nim_sum(sizes: &[u64]) -> u64 {
    sizes.iter().fold(0, |sum, size| sum ^ size)
}

fn only_ones(sizes: &[u64]) -> bool {
    sizes.iter().all(|&size| size <= 1)
}

/// Whether the player to move loses.
fn is_lost(sizes: &[u64], misere: bool) -> bool {
    (nim_sum(sizes) == 0) != (misere && only_ones(sizes))
}

/// Returns the move that reduces a pile from `size` to `left`, if that is a move.
fn leave(heap: u64, size: u64, left: u64) -> Option<HeapMove<u64>> {
    let take = size.checked_sub(left).filter(|&count| count > 0)?;
    Some(HeapMove { heap, take })
}

/// What the theorems of matches and nim both say about the end of a game: the last match is taken, or in misère play an
/// odd number of piles of one, which each move reduces by one, is left by the winning move or faced.
pub(crate) fn end_of_piles(piles: &Heaps, left: bool, misere: bool) -> Option<Evidence> {
    let open = piles.open().count();
    if open == 0 {
        return Some(Evidence::new(Phrase::new("theorem-takes-last")));
    }
    let of_ones = |id| Phrase::new(id).with("piles", open);
    let theorem = of_ones(if left {
        "theorem-ones-left"
    } else {
        "theorem-ones-faced"
    });
    let ones = misere && only_ones(piles.sizes());
    ones.then(|| Evidence::new(theorem).noting(of_ones("note-last")))
}
