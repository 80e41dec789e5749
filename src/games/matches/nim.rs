//! Nim: take any positive number from one pile.
//!
//! C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901):
//! a position is losing exactly if the nim-sum (XOR) of its piles is 0. In misère play the same
//! holds while a pile of two or more is left; if only piles of one are left, an odd number of them
//! is losing.
//!
//! The rules are those of matches from one pile at a time.

use super::{Matches, moves::PileMove};
use crate::games::{About, Answer, Heaps, Variant, about, shared::pairs::come_in_pairs};
use crate::reason::{Evidence, Figure, Form};
use crate::text::nim_sum;

/// Nim in the list of games.
#[derive(Clone, Copy, Debug)]
pub struct Nim;

impl Nim {
    /// The entry of the game.
    pub const ABOUT: About = About {
        ends_by_last_piece: true,
        has_map: true,
        ..about!("nim", example: "3,5,7")
    };

    /// The game in a variant.
    pub fn of_variant(variant: &Variant) -> Matches {
        Self::game(variant.misere)
    }

    /// The game; in misère play the player who takes the last match loses.
    pub fn game(misere: bool) -> Matches {
        Matches {
            misere,
            at_once: 1,
            is_nim: true,
        }
    }
}

/// The answer to any position.
pub(super) fn closed_form(piles: &Heaps, misere: bool) -> Answer<PileMove> {
    let (sizes, mut moves) = (piles.sizes(), Vec::new());
    for (pile, (&size, losing)) in (1..).zip(sizes.iter().zip(losing_sizes(sizes, misere))) {
        let winning = losing.filter_map(|left| PileMove::leaving(pile, size, left));
        moves.extend(winning);
    }
    Answer::of_last_move(
        is_lost(sizes, misere),
        (!misere).then_some(nim_sum(sizes)),
        moves,
    )
}

/// For each pile the sizes with which the position would be losing, the largest first: what the
/// nim-sum is without the pile, or 0 or 1 if all piles are then ones in misère play. Its own size
/// is among them if the position is losing, and then no other.
pub(in crate::games) fn losing_sizes(
    sizes: &[u64],
    misere: bool,
) -> impl Iterator<Item = impl Iterator<Item = u64>> {
    let sum = nim_sum(sizes);
    let large = sizes.iter().filter(|&&size| size > 1).count();
    sizes.iter().map(move |&size| {
        let others = large - usize::from(size > 1);
        let mut targets = vec![size ^ sum, 1, 0];
        targets.sort_unstable_by(|one, other| other.cmp(one));
        targets.dedup();
        // As `is_lost` says of what is left.
        targets.retain(|&left| {
            let only_ones = others == 0 && left <= 1;
            (sum ^ size == left) != (misere && only_ones)
        });
        targets.into_iter()
    })
}

/// The moves that leave a nimber.
pub(super) fn moves_to_nimber(piles: &Heaps, nimber: u64) -> Vec<PileMove> {
    let sum = nim_sum(piles.sizes()) ^ nimber;
    (1..)
        .zip(piles.sizes())
        .filter_map(|(pile, &size)| PileMove::leaving(pile, size, size ^ sum))
        .collect()
}

/// Why a position is lost, or won by the move that leaves `after`.
pub(in crate::games) fn evidence(piles: &Heaps, after: Option<&Heaps>, misere: bool) -> Evidence {
    let left = after.unwrap_or(piles);
    if let Some(end) = end_of_piles(left, after.is_some(), misere) {
        return end;
    }
    if !misere && come_in_pairs(left.sizes()) {
        let theorem = match after {
            Some(_) => "theorem-pairs-left",
            None => "theorem-pairs-faced",
        };
        return Evidence::new(theorem).noting("note-pairs");
    }
    let theorem = match (after, misere) {
        (Some(_), false) => "theorem-nim-won",
        (Some(_), true) => "theorem-nim-won-misere",
        (None, false) => "theorem-nim-lost",
        (None, true) => "theorem-nim-lost-misere",
    };
    let sum = Figure::Decimal(nim_sum(piles.sizes()).to_string());
    Evidence {
        form: Form::Binary {
            before: piles.sizes().to_vec(),
            after: after.map(|after| after.sizes().to_vec()),
        },
        ..Evidence::new(phrase!(theorem, sum))
    }
}

fn only_ones(sizes: &[u64]) -> bool {
    sizes.iter().all(|&size| size <= 1)
}

/// Whether the player to move loses.
pub(in crate::games) fn is_lost(sizes: &[u64], misere: bool) -> bool {
    (nim_sum(sizes) == 0) != (misere && only_ones(sizes))
}

/// What the theorems of matches and nim both say about the end of a game: the last match is taken,
/// or in misère play an odd number of piles of one, which each move reduces by one, is left by the
/// winning move or faced.
pub(super) fn end_of_piles(piles: &Heaps, left: bool, misere: bool) -> Option<Evidence> {
    let open = piles.open().count();
    if open == 0 {
        return Some(Evidence::new("theorem-takes-last"));
    }
    let of_ones = |id| phrase!(id, piles = open);
    let theorem = if left {
        "theorem-ones-left"
    } else {
        "theorem-ones-faced"
    };
    let ones = misere && only_ones(piles.sizes());
    ones.then(|| Evidence::new(of_ones(theorem)).noting(of_ones("note-last")))
}
