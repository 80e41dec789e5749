//! Matches: take any positive number from one pile, or the same positive number from two different piles.
//!
//! With two piles this is Wythoff's game. No closed form is known for three or more; a P-table solves them.

mod wythoff;

use crate::games::manners::About;
use crate::games::piles::game::{PileGame, PileLaw, small_positions};
use crate::games::piles::law;
use crate::games::piles::moves::PileMove;
use crate::games::piles::position::Piles;
use crate::games::theorems::Answer;
use crate::reason::{Evidence, Form, Phrase};
pub use wythoff::{golden_pair, lost_pair_of_difference, lost_partner};

/// The game of matches.
pub type Matches = PileGame<MatchesLaw>;

/// The number of golden pairs that an explanation lists.
const PAIRS_SHOWN: u64 = 4;

/// What is special about matches.
#[derive(Clone, Copy, Debug)]
pub struct MatchesLaw;

impl PileLaw for MatchesLaw {
    const ABOUT: About = About {
        name: "matches",
        tagline: "tagline-matches",
        rules: "rules-matches",
        misere_rules: Some("rules-matches-misere"),
        moves: "moves-matches",
        example: "3,5,7",
        options: &[],
        messages: &[
            ("en", include_str!("en.ftl")),
            ("cs", include_str!("cs.ftl")),
        ],
        small_positions,
    };
    const TWO_PILES: bool = true;

    fn known_value(sizes: &[u64], misere: bool) -> Option<i64> {
        match (misere, sizes) {
            (true, [1] | [2, 2]) => Some(-1),
            // Take everything; in misère play leave one match, or 2 2.
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
            // Normal play: empty both. Misère: empty one and leave one match in the other.
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
            // Misère: two equal piles and a single match. Empty both; the opponent must take the last match.
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
            remoteness: None,
        })
    }

    fn evidence(piles: &Piles, best: Option<PileMove>, misere: bool) -> Option<Evidence> {
        let after = match best {
            Some(played) => played.play(piles).ok()?,
            None => piles.clone(),
        };
        let sizes = after.canonical();
        match (sizes.as_slice(), misere) {
            ([], _) => Some(law::takes_last()),
            ([1], true) => Some(law::ones(1, best.is_some())),
            ([smaller @ .., larger], _) if smaller.len() < 2 => {
                let smaller = smaller.first().copied().unwrap_or(0);
                Some(golden((smaller, *larger), best.is_some(), misere))
            }
            (&[one, two, three], false) if one == two && two == three => {
                Some(three_equal(one, best.is_some()))
            }
            _ => None,
        }
    }

    fn answer_by_law(lost: &Piles, reply: PileMove) -> Option<PileMove> {
        let size = |piles: &Piles, pile: u64| piles.size(pile).unwrap_or(0);
        let open: Vec<u64> = lost.open().collect();
        let &[one, two, three] = open.as_slice() else {
            return None;
        };
        if size(lost, one) != size(lost, two) || size(lost, two) != size(lost, three) {
            return None;
        }
        // The reply took from one or two of the piles. Take as many from the others.
        let rest: Vec<u64> = open
            .into_iter()
            .filter(|pile| reply.piles().all(|taken| taken != *pile))
            .collect();
        let count = reply.count();
        match *rest.as_slice() {
            [pile] => Some(PileMove::Single { pile, count }),
            [first, second] => Some(PileMove::double(first, second, count)),
            _ => None,
        }
    }
}

/// Three equal piles: whatever is taken from one or two of them, the same is taken from the others.
fn three_equal(size: u64, left: bool) -> Evidence {
    let law = Phrase::new(if left {
        "law-three-equal-left"
    } else {
        "law-three-equal-faced"
    });
    Evidence {
        note: Some(Phrase::new("note-three-equal")),
        ..Evidence::new(law.with("size", size))
    }
}

/// The theorem about two piles that are a golden pair, or replace one in misère play: `left` by the winning move, or
/// faced.
fn golden((smaller, larger): (u64, u64), left: bool, misere: bool) -> Evidence {
    let number = larger - smaller;
    let stands_in = golden_pair(number) != (smaller, larger);
    let law = match (misere, stands_in) {
        (_, true) => "law-golden-stand-in",
        (true, false) => "law-golden-misere",
        (false, false) => "law-golden",
    };
    // A move may lead to pair number 0, so it is one of those listed. In misère play the first two are replaced.
    let first = if stands_in { 2 } else { 0 };
    let pairs: Vec<String> = (first..first + PAIRS_SHOWN)
        .map(golden_pair)
        .map(|(smaller, larger)| format!("{smaller}\u{a0}{larger}"))
        .collect();
    let law = Phrase::new(law)
        .with("smaller", smaller)
        .with("larger", larger)
        .with("number", number)
        .with("pairs", pairs.join(", "));
    let consequence = Phrase::new(if left { "golden-left" } else { "golden-faced" });
    Evidence {
        sentences: vec![law, consequence],
        form: Form::Plain,
        // A golden pair alone does not convince; the replies to it do.
        convinces: false,
        note: (!stands_in).then(|| Phrase::new("note-golden")),
    }
}
