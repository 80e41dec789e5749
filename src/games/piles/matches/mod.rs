//! Matches: take any positive number from one pile, or the same positive number from two different piles.
//!
//! With two piles this is Wythoff's game; for three and more no formula is known, and a search answers.

use super::{PileGame, PileLaw, PileMove, Piles};
use crate::games::{Answer, GameKind};
mod wythoff;

use crate::reason::{Ground, Phrase};
pub use wythoff::{golden_pair, lost_pair_of_difference, lost_partner};

/// The game of matches.
pub type Matches = PileGame<MatchesLaw>;

/// What sets matches apart.
#[derive(Clone, Copy, Debug)]
pub struct MatchesLaw;

impl PileLaw for MatchesLaw {
    const KIND: GameKind = GameKind::Matches;
    const TWO_PILES: bool = true;

    fn known_value(sizes: &[u64], misere: bool) -> Option<i64> {
        match (misere, sizes) {
            (true, [1] | [2, 2]) => Some(-1),
            // All at once; under misère all but one match, or down to 2 2.
            (_, [_]) => Some(1),
            (_, [one, other]) if one == other => Some(1),
            _ => None,
        }
    }

    fn immediate_win(piles: &Piles, misere: bool) -> Option<PileMove> {
        let open: Vec<u64> = piles.open().collect();
        let size = |pile: u64| piles.size(pile).unwrap_or(0);
        let last = u64::from(misere);
        match *open.as_slice() {
            [pile] if size(pile) > last => Some(PileMove::Single {
                pile,
                count: size(pile) - last,
            }),
            // Normal play: both to nothing. Misère: one to nothing and the other to one.
            [first, second] if !misere && size(first) == size(second) => {
                Some(PileMove::double(first, second, size(first)))
            }
            [first, second] if misere => match (size(first), size(second)) {
                (count, 1) => Some(PileMove::Single { pile: first, count }),
                (1, count) => Some(PileMove::Single {
                    pile: second,
                    count,
                }),
                (one, other) if one.abs_diff(other) == 1 => {
                    Some(PileMove::double(first, second, one.min(other)))
                }
                _ => None,
            },
            // Three piles of which a pair leaves at once and a single match stays.
            [first, second, third] if misere => [
                (first, second, third),
                (first, third, second),
                (second, third, first),
            ]
            .into_iter()
            .find(|&(one, other, rest)| size(rest) == 1 && size(one) == size(other))
            .map(|(one, other, _)| PileMove::double(one, other, size(one))),
            _ => None,
        }
    }

    fn closed_form(piles: &Piles, misere: bool) -> Option<Answer<PileMove>> {
        let open: Vec<u64> = piles.open().collect();
        if open.len() > 2 {
            return None;
        }
        let size = |pile: u64| piles.size(pile).unwrap_or(0);
        let mut moves = Vec::new();
        let (one, other) = match open.as_slice() {
            &[] => (0, 0),
            &[pile] => (0, size(pile)),
            piles => (size(piles[0]), size(piles[1])),
        };
        let lost = lost_partner(one, misere) == other;
        if !lost {
            for (index, &pile) in open.iter().enumerate() {
                let beside = open.get(1 - index).map_or(0, |&other| size(other));
                let target = lost_partner(beside, misere);
                if target < size(pile) {
                    moves.push(PileMove::Single {
                        pile,
                        count: size(pile) - target,
                    });
                }
            }
            let (smaller, _) = lost_pair_of_difference(one.abs_diff(other), misere);
            if let &[first, second] = open.as_slice()
                && smaller < one.min(other)
            {
                moves.push(PileMove::double(first, second, one.min(other) - smaller));
            }
        }
        Some(Answer {
            value: if lost { -1 } else { 1 },
            nimber: None,
            moves,
        })
    }

    fn ground(piles: &Piles, best: Option<PileMove>, misere: bool) -> Option<Ground> {
        let after = match best {
            Some(played) => played.play(piles).ok()?,
            None => piles.clone(),
        };
        let sizes = after.canonical();
        match (sizes.as_slice(), misere) {
            ([], _) => Some(Ground::TakesLast),
            ([1], true) => Some(Ground::Ones {
                piles: 1,
                left_to_other: best.is_some(),
            }),
            ([smaller @ .., larger], _) if smaller.len() < 2 => {
                let (smaller, larger) = (smaller.first().copied().unwrap_or(0), *larger);
                Some(Ground::GoldenPair {
                    smaller,
                    larger,
                    misere,
                    stands_in: golden_pair(larger - smaller) != (smaller, larger),
                    left_to_other: best.is_some(),
                })
            }
            _ => None,
        }
    }

    fn summary(misere: bool) -> Phrase {
        Phrase::new(if misere {
            "rules-matches-misere"
        } else {
            "rules-matches"
        })
    }
}
