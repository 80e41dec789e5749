//! Euclid's game: a move subtracts a multiple of the smaller of two numbers from the larger. When
//! one of them is 0, the game is over.
//!
//! A. J. Cole, A. J. T. Davie, "A game based on the Euclidean algorithm and a winning strategy for
//! it", Mathematical Gazette 53 (1969): the player to move wins exactly if the numbers are equal,
//! or the larger is above golden ratio times the smaller. In misère play only equal numbers lose
//! instead (tested against the rules). For the nimbers see G. Cairns, N. B. Ho, T. Lengyel, "The
//! Sprague-Grundy function of the real game Euclid", Discrete Mathematics 311 (2011); the form used
//! here is tested against the definition.

use std::iter::successors;

use super::shared::number::{Two, read_list, refused};
use crate::games::{
    About, Answer, Cost, Draw, MAX_COUNT, Presentation, StateRules, Theorems, Variant, about,
};
use crate::reason::{Evidence, Phrase};

/// Euclid's game; in misère play the player who makes the last move loses.
#[derive(Clone, Copy, Debug)]
pub struct Euclid {
    misere: bool,
}

/// The larger number, then the smaller.
type Pair = Two<','>;

fn pair(one: u64, other: u64) -> Pair {
    Two(one.max(other), one.min(other))
}

/// How many times the smaller is contained in the larger: the largest move; 0 if the game is over.
fn most(Two(larger, smaller): Pair) -> u64 {
    larger.checked_div(smaller).unwrap_or(0)
}

fn less(Two(larger, smaller): Pair, times: u64) -> Pair {
    pair(larger - times * smaller, smaller)
}

/// The quotients of Euclid's algorithm.
fn quotients(numbers: Pair) -> impl Iterator<Item = u64> {
    successors(Some(numbers), |&pair| Some(less(pair, most(pair))))
        .map(most)
        .take_while(|&most| most > 0)
}

/// Those of some moves after which `wanted` holds, in order.
fn moves(pair: Pair, mut takes: Vec<u64>, wanted: impl Fn(Pair) -> bool) -> Vec<u64> {
    takes.sort_unstable();
    takes.dedup();
    takes.retain(|taken| (1..=most(pair)).contains(taken) && wanted(less(pair, *taken)));
    takes
}

impl Euclid {
    /// The entry of the game.
    pub const ABOUT: About = About {
        asking: ["ask-euclid", "help-euclid"],
        ..about!("euclid", example: "29,12")
    };

    /// The rules of a variant.
    pub fn of_variant(&Variant { misere, .. }: &Variant) -> Self {
        Self { misere }
    }

    /// Above the golden ratio a ratio has a square above itself and 1.
    fn is_lost(self, Two(larger, smaller): Pair) -> bool {
        let [large, small] = [larger, smaller].map(u128::from);
        match smaller {
            0 => !self.misere,
            _ if smaller == larger => self.misere,
            _ => large * large < large * small + small * small,
        }
    }
}

impl Euclid {
    /// The winning move. There is one at most: if the smaller number is contained twice in what is
    /// left, that is above the golden ratio, and of the last two moves one leaves what the other
    /// one's only reply leaves.
    fn winning(self, pair: Pair) -> Option<u64> {
        let last = most(pair);
        let mut takes = last.saturating_sub(1).max(1)..=last;
        takes.find(|&taken| self.is_lost(less(pair, taken)))
    }

    /// Nobody has a choice: in a losing position there is one move alone.
    fn remoteness(self, pair: Pair) -> u64 {
        let next = |&left: &Pair| {
            let is_over = most(left) == 0;
            (!is_over).then(|| less(left, self.winning(left).unwrap_or(1)))
        };
        successors(Some(pair), next).count() as u64 - 1
    }
}

impl StateRules for Euclid {
    type Position = Pair;

    const REFUSALS: [&'static str; 2] = ["move-unreadable-euclid", "move-count-euclid"];

    fn misere(&self) -> bool {
        self.misere
    }

    fn read(&self, text: &str) -> Result<Pair, Phrase> {
        match read_list(text, MAX_COUNT).as_deref() {
            Ok(&[one, other]) => Ok(pair(one, other)),
            _ => Err(refused("position-euclid", text, MAX_COUNT)),
        }
    }

    fn takes(&self, pair: Pair) -> impl DoubleEndedIterator<Item = u64> + use<> {
        1..=most(pair)
    }

    fn after(&self, pair: Pair, taken: u64) -> Pair {
        less(pair, taken)
    }

    /// Each quotient is the number of pairs until the next one begins.
    fn below(&self, pair: Pair) -> Cost {
        Cost {
            states: 1 + quotients(pair).map(u128::from).sum::<u128>(),
            moves: quotients(pair).max().unwrap_or(0).into(),
        }
    }

    /// The first quotient, less 1 if the number of quotients after it that are equal, and of one
    /// that is larger, is odd.
    fn nimber(&self, pair: Pair) -> Option<u64> {
        let first = most(pair);
        let equal = quotients(pair).take_while(|&next| next == first).count();
        let is_larger = quotients(pair).nth(equal) > Some(first);
        let after = equal.saturating_sub(1) + usize::from(is_larger);
        Some(first - (after % 2) as u64)
    }
}

impl Presentation for Euclid {
    fn about(&self) -> &'static About {
        &Self::ABOUT
    }

    fn describe(&self, &Two(larger, smaller): &Pair, count: u64) -> Phrase {
        phrase!("deed-euclid", larger, smaller, count)
    }

    fn limit(&self, &pair: &Pair) -> Phrase {
        phrase!(
            "limit-euclid",
            larger = pair.0,
            smaller = pair.1,
            most = most(pair)
        )
    }

    fn exercise(&self, size: u64, draw: Draw) -> Pair {
        let smaller = draw(2..=3 + 2 * size);
        pair(smaller + draw(1..=3 * smaller), smaller)
    }
}

impl Theorems for Euclid {
    fn closed_form(&self, pair: &Pair) -> Option<Answer<u64>> {
        let nimber = self.nimber(*pair).filter(|_| !self.misere);
        let moves = self.winning(*pair).into_iter().collect();
        let answer = Answer::of_last_move(self.is_lost(*pair), nimber, moves);
        Some(Answer {
            remoteness: Some(self.remoteness(*pair)),
            ..answer
        })
    }

    /// The nimber is the number of times or one less.
    fn moves_to_nimber(&self, pair: &Pair, nimber: u64) -> Option<Vec<u64>> {
        let near = most(*pair).saturating_sub(nimber);
        let takes = vec![near.saturating_sub(1), near, most(*pair)];
        Some(moves(*pair, takes, |after| {
            self.nimber(after) == Some(nimber)
        }))
    }

    fn evidence(&self, pair: &Pair, best: Option<u64>) -> Option<Evidence> {
        let Two(larger, smaller) = best.map_or(*pair, |taken| less(*pair, taken));
        let theorem = match (smaller == larger, best) {
            _ if smaller == 0 => "theorem-euclid-ends",
            (true, Some(_)) => "theorem-euclid-equal-left",
            (true, None) => "theorem-euclid-equal-faced",
            (false, Some(_)) => "theorem-euclid-left",
            (false, None) => "theorem-euclid-faced",
        };
        Some(Evidence::new(phrase!(
            theorem,
            larger,
            smaller,
            misere = self.misere
        )))
    }
}
