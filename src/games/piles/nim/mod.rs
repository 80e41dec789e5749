//! Nim: take any positive number from one pile.
//!
//! C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901): a position is
//! losing exactly if the nim-sum (XOR) of its piles is 0. In misère play the same holds while a pile of two or more is
//! left; if only piles of one are left, an odd number of them is losing.

use crate::games::manners::About;
use crate::games::piles::game::{PileGame, PileLaw, small_positions};
use crate::games::piles::law;
use crate::games::piles::moves::PileMove;
use crate::games::piles::position::Piles;
use crate::games::shared::pairs::{come_in_pairs, twin};
use crate::games::theorems::Answer;
use crate::reason::{Evidence, Figure, Form, Phrase};

/// The game of nim.
pub type Nim = PileGame<NimLaw>;

/// What is special about nim.
#[derive(Clone, Copy, Debug)]
pub struct NimLaw;

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

impl PileLaw for NimLaw {
    const ABOUT: About = About {
        name: "nim",
        tagline: "tagline-nim",
        rules: "rules-nim",
        misere_rules: Some("rules-nim-misere"),
        moves: "moves-nim",
        example: "3,5,7",
        options: &[],
        messages: &[
            ("en", include_str!("en.ftl")),
            ("cs", include_str!("cs.ftl")),
        ],
        small_positions,
    };
    const TWO_PILES: bool = false;

    fn known_value(sizes: &[u64], misere: bool) -> Option<i64> {
        match sizes {
            [1] if misere => Some(-1),
            [_] => Some(1),
            _ => None,
        }
    }

    fn immediate_win(piles: &Piles, misere: bool) -> Option<PileMove> {
        let mut open = piles.open();
        let pile = open.next()?;
        let size = piles.size(pile)?;
        match (open.next(), open.next()) {
            (None, _) => leave(size, u64::from(misere), pile),
            // Two piles, one of them a single match: take the other.
            (Some(other), None) if misere => match (size, piles.size(other)?) {
                (1, all) => leave(all, 0, other),
                (all, 1) => leave(all, 0, pile),
                _ => None,
            },
            _ => None,
        }
    }

    fn closed_form(piles: &Piles, misere: bool) -> Option<Answer<PileMove>> {
        let sizes = piles.sizes();
        let lost = is_lost(sizes, misere);
        let mut moves = Vec::new();
        let sum = nim_sum(sizes);
        for (pile, &size) in (1..).zip(sizes).filter(|_| !lost) {
            // A winning move leaves size ^ sum in its pile, or 0 or 1 if it leaves only ones in misère play.
            let mut targets = [size ^ sum, 0, 1];
            targets.sort_unstable_by(|one, other| other.cmp(one));
            for left in targets.into_iter().filter(|&left| left < size) {
                let count = size - left;
                let played = PileMove::Single { pile, count };
                let wins = played
                    .play(piles)
                    .is_ok_and(|after| is_lost(after.sizes(), misere));
                if wins && moves.last() != Some(&played) {
                    moves.push(played);
                }
            }
        }
        Some(Answer {
            value: if lost { -1 } else { 1 },
            nimber: (!misere).then_some(sum),
            moves,
            remoteness: None,
        })
    }

    fn moves_to_nimber(piles: &Piles, nimber: u64) -> Option<Vec<PileMove>> {
        let sum = nim_sum(piles.sizes());
        let piles = (1..).zip(piles.sizes());
        let moves = piles.filter_map(|(pile, &size)| leave(size, size ^ sum ^ nimber, pile));
        Some(moves.collect())
    }

    fn evidence(piles: &Piles, best: Option<PileMove>, misere: bool) -> Option<Evidence> {
        let after = match best {
            Some(played) => Some(played.play(piles).ok()?),
            None => None,
        };
        let left = after.as_ref().unwrap_or(piles);
        if left.open().next().is_none() {
            return Some(law::takes_last());
        }
        if misere && only_ones(left.sizes()) {
            return Some(law::ones(left.open().count(), best.is_some()));
        }
        if !misere && come_in_pairs(left.sizes()) {
            return Some(pairs(best.is_some()));
        }
        let law = match (best, misere) {
            (Some(_), false) => "law-nim-won",
            (Some(_), true) => "law-nim-won-misere",
            (None, false) => "law-nim-lost",
            (None, true) => "law-nim-lost-misere",
        };
        let law = Phrase::new(law).with("sum", Figure::Decimal(nim_sum(piles.sizes()).to_string()));
        Some(Evidence {
            form: Form::Binary {
                before: piles.sizes().to_vec(),
                after: after.map(|after| after.sizes().to_vec()),
            },
            ..Evidence::new(law)
        })
    }

    fn answer_by_law(lost: &Piles, reply: PileMove) -> Option<PileMove> {
        let pile = reply
            .piles()
            .next()
            .filter(|_| come_in_pairs(lost.sizes()))?;
        Some(PileMove::Single {
            pile: twin(lost.sizes(), pile)?,
            count: reply.count(),
        })
    }
}

/// Piles in equal pairs: what is taken from one is taken from its twin.
fn pairs(left: bool) -> Evidence {
    let law = Phrase::new(if left {
        "law-pairs-left"
    } else {
        "law-pairs-faced"
    });
    Evidence {
        note: Some(Phrase::new("note-pairs")),
        ..Evidence::new(law)
    }
}

/// Returns the move that reduces a pile from `size` to `left`, if that is a move.
fn leave(size: u64, left: u64, pile: u64) -> Option<PileMove> {
    let count = size.checked_sub(left).filter(|&count| count > 0)?;
    Some(PileMove::Single { pile, count })
}
