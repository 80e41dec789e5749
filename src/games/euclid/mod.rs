//! Euclid's game: a move subtracts a multiple of the smaller of two numbers from the larger. When one of them is 0, the game is over.
//!
//! A. J. Cole, A. J. T. Davie, "A game based on the Euclidean algorithm and a winning strategy for it", Mathematical Gazette 53 (1969):
//! the player to move wins exactly if the numbers are equal, or the larger is above golden ratio times the smaller. In misère play only
//! equal numbers lose instead (tested against the rules). For the nimbers see G. Cairns, N. B. Ho, T. Lengyel, "The Sprague-Grundy
//! function of the real game Euclid", Discrete Mathematics 311 (2011); the form used here is tested against the definition.

use std::fmt::{self, Display};

use super::asking::{Setup, Step, Way};
use super::manners::{About, Conventions, Draw, Manners, about};
use super::options::Variant;
use super::shared::number::{MAX_COUNT, joined, read_counts};
use super::shared::rows;
use super::shared::take::{self, Taken};
use super::states::StateRules;
use super::theorems::{Answer, Theorems};
use super::theory::Cost;
use crate::reason::{Evidence, Phrase};
use crate::text::Text;

/// The largest number that is asked for; a position may have larger ones.
const MOST_ASKED: u64 = 1_000;

/// Euclid's game, normal or misère.
#[derive(Clone, Copy, Debug)]
pub struct Euclid {
    misere: bool,
}

/// Two numbers, the larger first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair {
    larger: u64,
    smaller: u64,
}

impl Pair {
    fn of(one: u64, other: u64) -> Self {
        Self {
            larger: one.max(other),
            smaller: one.min(other),
        }
    }

    /// How many times the smaller is contained in the larger: the largest move; 0 if the game is over.
    fn most(self) -> u64 {
        self.larger.checked_div(self.smaller).unwrap_or(0)
    }

    fn less(self, times: u64) -> Self {
        Self::of(self.larger - times * self.smaller, self.smaller)
    }

    /// The quotients of Euclid's algorithm.
    fn quotients(self) -> impl Iterator<Item = u64> {
        let pairs = std::iter::successors(Some(self), |pair| Some(pair.less(pair.most())));
        pairs.map(Self::most).take_while(|&most| most > 0)
    }

    /// The same phrase with both numbers.
    fn said(self, id: &'static str) -> Phrase {
        let phrase = Phrase::new(id).with("larger", self.larger);
        phrase.with("smaller", self.smaller)
    }
}

impl Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&joined(&[self.larger, self.smaller]))
    }
}

impl Euclid {
    /// The game; in misère play the player who makes the last move loses.
    pub fn new(misere: bool) -> Self {
        Self { misere }
    }

    /// Whether the player to move loses.
    fn is_lost(self, pair: Pair) -> bool {
        let (larger, smaller) = (u128::from(pair.larger), u128::from(pair.smaller));
        // Above the golden ratio a ratio has a square above itself and 1.
        let is_above = larger * larger > larger * smaller + smaller * smaller;
        match smaller {
            0 => !self.misere,
            _ if smaller == larger => self.misere,
            _ => !is_above,
        }
    }

    /// Those of some moves after which `wanted` holds.
    fn moves(pair: Pair, takes: [u64; 3], wanted: impl Fn(Pair) -> bool) -> Vec<Taken> {
        let legal = |taken: &u64| (1..=pair.most()).contains(taken) && wanted(pair.less(*taken));
        let mut moves: Vec<Taken> = takes.into_iter().filter(legal).map(Taken).collect();
        moves.sort_unstable();
        moves.dedup();
        moves
    }
}

impl StateRules for Euclid {
    type Position = Pair;

    fn misere(&self) -> bool {
        self.misere
    }

    fn read(&self, text: &str) -> Result<Pair, Phrase> {
        let refused = || Phrase::new("position-euclid").quoting("word", text);
        let read = read_counts(text).map(|[one, other]| Pair::of(one, other));
        read.ok_or_else(|| refused().with("most", MAX_COUNT))
    }

    fn takes(&self, pair: Pair) -> impl DoubleEndedIterator<Item = u64> + use<> {
        1..=pair.most()
    }

    fn after(&self, pair: Pair, taken: u64) -> Pair {
        pair.less(taken)
    }

    /// Each quotient is the number of pairs until the next one begins.
    fn below(&self, pair: Pair) -> Cost {
        Cost {
            states: 1 + pair.quotients().map(u128::from).sum::<u128>(),
            moves: pair.quotients().max().unwrap_or(0).into(),
            is_exact: true,
        }
    }

    /// The first quotient, less 1 if the number of quotients after it that are equal, and of one that is larger, is odd.
    fn nimber(&self, pair: Pair) -> Option<u64> {
        let first = pair.most();
        let equal = pair
            .quotients()
            .take_while(|&quotient| quotient == first)
            .count();
        let is_larger = pair.quotients().nth(equal).is_some_and(|next| next > first);
        let after = equal.saturating_sub(1) + usize::from(is_larger);
        Some(first - (after % 2) as u64)
    }
}

impl Manners for Euclid {
    const ABOUT: About = about!("euclid", example: "21,13", small_positions);

    fn of_variant(variant: &Variant) -> Self {
        Self::new(variant.misere)
    }

    fn picture(&self, pair: &Pair, _: Option<&Pair>, width: usize) -> Text {
        rows::draw(&[pair.larger, pair.smaller], None, width)
    }

    fn deed(&self, pair: &Pair, played: Taken) -> Phrase {
        pair.said("deed-euclid").with("count", played.0)
    }

    fn place(&self, pair: &Pair, played: Taken) -> Option<Phrase> {
        take::place(played, pair.most())
    }

    fn ways(&self, pair: &Pair) -> Vec<Way> {
        take::ways("way-euclid", pair.most())
    }

    fn step(&self, pair: &Pair, _: char, answers: &[u64]) -> Step<Taken> {
        take::step(
            answers,
            ["ask-euclid", "help-euclid"],
            pair.most(),
            pair.said("limit-euclid"),
        )
    }

    fn setup(&self, answers: &[u64]) -> Setup<Pair> {
        match *answers {
            [] => Setup::ask(Phrase::new("ask-larger"), "help-larger", 2..=MOST_ASKED),
            [larger] => Setup::ask(Phrase::new("ask-smaller"), "help-smaller", 1..=larger),
            [larger, smaller, ..] => Setup::Ready(Pair::of(larger, smaller)),
        }
    }

    fn exercise(&self, size: u64, draw: Draw) -> Pair {
        let smaller = draw(2..=3 + 2 * size);
        Pair::of(smaller + draw(1..=3 * smaller), smaller)
    }

    fn conventions(&self) -> Conventions {
        Conventions {
            ends_by_last_piece: false,
            ..Conventions::default()
        }
    }
}

impl Theorems for Euclid {
    /// If the smaller number is contained twice in what is left, that is above the golden ratio.
    fn closed_form(&self, pair: &Pair) -> Option<Answer<Taken>> {
        let most = pair.most();
        let last = [most, most.saturating_sub(1), 0];
        let nimber = self.nimber(*pair).filter(|_| !self.misere);
        let moves = Self::moves(*pair, last, |after| self.is_lost(after));
        Some(Answer::of_last_move(self.is_lost(*pair), nimber, moves))
    }

    /// The nimber is the number of times or one less.
    fn moves_to_nimber(&self, pair: &Pair, nimber: u64) -> Option<Vec<Taken>> {
        let most = pair.most();
        let near = most.saturating_sub(nimber);
        let takes = [near, near.saturating_sub(1), most];
        let moves = Self::moves(*pair, takes, |after| self.nimber(after) == Some(nimber));
        (!self.misere).then_some(moves)
    }

    fn evidence(&self, pair: &Pair, best: Option<Taken>) -> Option<Evidence> {
        let lost = best.map_or(*pair, |taken| pair.less(taken.0));
        let law = match (lost.smaller == lost.larger, best) {
            _ if lost.smaller == 0 => "law-euclid-ends",
            (true, Some(_)) => "law-euclid-equal-left",
            (true, None) => "law-euclid-equal-faced",
            (false, Some(_)) => "law-euclid-left",
            (false, None) => "law-euclid-faced",
        };
        Some(Evidence::new(lost.said(law)))
    }

    fn immediate_win(&self, pair: &Pair) -> Option<Taken> {
        let taken = pair.most().checked_sub(u64::from(self.misere))?;
        let leaves = pair.larger.checked_rem(pair.smaller)?;
        (leaves == 0 && taken > 0).then_some(Taken(taken))
    }
}

fn small_positions() -> Vec<String> {
    let all = (0..=24).flat_map(|larger| (0..=larger).map(move |smaller| (larger, smaller)));
    all.map(|(larger, smaller): (u64, u64)| format!("{larger},{smaller}"))
        .collect()
}
