//! Fibonacci nim: a move takes at most twice as many matches as the move before it; the first may not take all.
//!
//! M. J. Whinihan, "Fibonacci nim", Fibonacci Quarterly 1 (1963): the player to move wins exactly if the limit reaches the least part of
//! the number as a sum of Fibonacci numbers of which no two are neighbours (Zeckendorf's sum). In misère play the last match is to be left,
//! so the same holds of all others (tested against the rules).

use std::fmt::{self, Display};

use super::asking::{Setup, Step, Way};
use super::manners::{About, Conventions, Draw, Manners, Series, about};
use super::options::Variant;
use super::shared::number::{MAX_COUNT, read_number};
use super::shared::strokes;
use super::shared::take::{self, Taken};
use super::states::StateRules;
use super::theorems::{Answer, Theorems};
use super::theory::Cost;
use crate::reason::{Evidence, Phrase};
use crate::text::Text;

/// The most matches that a game asks for; a position may have more.
const MOST_ASKED: u64 = 1_000;

/// Fibonacci nim, normal or misère.
#[derive(Clone, Copy, Debug)]
pub struct Fibonacci {
    misere: bool,
}

/// Matches, and the most that may be taken now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Limited {
    left: u64,
    most: u64,
}

impl Display for Limited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.left, self.most)
    }
}

/// The parts of Zeckendorf's sum, the largest first.
fn parts(number: u64) -> Vec<u64> {
    let mut fibonacci = vec![1, 2];
    while fibonacci[fibonacci.len() - 1] < number {
        let [.., one, other] = fibonacci[..] else {
            unreachable!("two at least")
        };
        fibonacci.push(one + other);
    }
    let mut rest = number;
    let mut part = |&part: &u64| {
        let is_part = part <= rest;
        rest -= if is_part { part } else { 0 };
        is_part
    };
    let largest_first = fibonacci.into_iter().rev();
    largest_first.filter(|next| part(next)).collect()
}

impl Fibonacci {
    /// The game; in misère play the player who takes the last match loses.
    pub fn new(misere: bool) -> Self {
        Self { misere }
    }

    fn limited(left: u64, most: u64) -> Limited {
        let most = most.min(left);
        Limited { left, most }
    }

    /// Matches of which the first move may take all but one, or all but two if the last is not to be taken.
    fn whole(self, left: u64) -> Limited {
        Self::limited(left, left.saturating_sub(1 + u64::from(self.misere)))
    }

    /// The parts of the number that the winner wants to take.
    fn parts(self, heap: Limited) -> Vec<u64> {
        parts(heap.left.saturating_sub(u64::from(self.misere)))
    }

    /// Whether the player to move loses.
    fn is_lost(self, heap: Limited) -> bool {
        if heap.most == 0 {
            return !self.misere;
        }
        self.parts(heap)
            .last()
            .is_none_or(|&least| least > heap.most)
    }
}

impl StateRules for Fibonacci {
    type Position = Limited;

    const HAS_NIMBERS: bool = false;

    fn misere(&self) -> bool {
        self.misere
    }

    fn read(&self, text: &str) -> Result<Limited, Phrase> {
        let number = |word: &str| read_number(word.trim()).filter(|&number| number <= MAX_COUNT);
        let read = match text.split_once('/') {
            None => number(text).map(|left| self.whole(left)),
            Some((left, most)) => number(left)
                .zip(number(most))
                .map(|(left, most)| Self::limited(left, most)),
        };
        let refused = || Phrase::new("position-fibonacci").quoting("word", text);
        read.ok_or_else(|| refused().with("most", MAX_COUNT))
    }

    fn takes(&self, heap: Limited) -> impl DoubleEndedIterator<Item = u64> + use<> {
        1..=heap.most
    }

    fn after(&self, heap: Limited, taken: u64) -> Limited {
        Self::limited(heap.left - taken, 2 * taken)
    }

    /// A limit below is twice a number, or all that is left.
    fn below(&self, heap: Limited) -> Cost {
        let left = u128::from(heap.left);
        Cost {
            states: left * left / 4 + left + 1,
            moves: left,
            is_exact: false,
        }
    }
}

impl Manners for Fibonacci {
    const ABOUT: About = about!("fibonacci", example: "13/12", small_positions);

    fn of_variant(variant: &Variant) -> Self {
        Self::new(variant.misere)
    }

    fn picture(&self, heap: &Limited, before: Option<&Limited>, width: usize) -> Text {
        strokes::row(
            heap.left,
            &heap.to_string(),
            before.map(|before| before.left),
            width,
        )
    }

    fn deed(&self, _: &Limited, played: Taken) -> Phrase {
        Phrase::new("deed-fibonacci").with("count", played.0)
    }

    fn place(&self, heap: &Limited, played: Taken) -> Option<Phrase> {
        take::place(played, heap.most)
    }

    fn ways(&self, heap: &Limited) -> Vec<Way> {
        take::ways("way-fibonacci", heap.most)
    }

    fn step(&self, heap: &Limited, _: char, answers: &[u64]) -> Step<Taken> {
        let limit = Phrase::new("limit-take").with("most", heap.most);
        take::step(
            answers,
            ["ask-fibonacci", "help-fibonacci"],
            heap.most,
            limit,
        )
    }

    fn setup(&self, answers: &[u64]) -> Setup<Limited> {
        match *answers {
            [] => {
                let least = 2 + u64::from(self.misere);
                Setup::ask(
                    Phrase::new("ask-matches"),
                    "help-matches",
                    least..=MOST_ASKED,
                )
            }
            [left, ..] => Setup::Ready(self.whole(left)),
        }
    }

    fn exercise(&self, size: u64, draw: Draw) -> Limited {
        let left = draw(4..=6 + 3 * size);
        Self::limited(left, draw(2..=left - 2))
    }

    fn conventions(&self) -> Conventions {
        Conventions {
            series: Some(Series::Losing),
            ..Conventions::default()
        }
    }
}

impl Theorems for Fibonacci {
    /// What is left after a winning move has a least part above twice what was taken, so what was taken is a sum of the least parts.
    fn closed_form(&self, heap: &Limited) -> Option<Answer<Taken>> {
        let parts = self.parts(*heap).into_iter().rev();
        let sums = parts.scan(0, |sum, part| {
            *sum += part;
            Some(*sum)
        });
        let wins = |taken: &u64| *taken <= heap.most && self.is_lost(self.after(*heap, *taken));
        let moves = sums.filter(wins).map(Taken).collect();
        Some(Answer::of_last_move(self.is_lost(*heap), None, moves))
    }

    fn evidence(&self, heap: &Limited, best: Option<Taken>) -> Option<Evidence> {
        let lost = best.map_or(*heap, |taken| self.after(*heap, taken.0));
        let parts = self.parts(lost);
        let law = match (best, self.misere) {
            _ if lost.left == 0 => "law-takes-last",
            (Some(_), true) if parts.is_empty() => "law-match-left",
            (None, true) if parts.is_empty() => "law-match-faced",
            (Some(_), false) => "law-zeckendorf-left",
            (Some(_), true) => "law-zeckendorf-left-misere",
            (None, false) => "law-zeckendorf-faced",
            (None, true) => "law-zeckendorf-faced-misere",
        };
        let sum: Vec<String> = parts.iter().map(u64::to_string).collect();
        let law = Phrase::new(law)
            .with(
                "number",
                lost.left - u64::from(self.misere && lost.left > 0),
            )
            .with("parts", sum.join("\u{a0}+\u{a0}"))
            .with("least", parts.last().copied().unwrap_or(0))
            .with("most", lost.most);
        Some(Evidence::new(law))
    }

    fn immediate_win(&self, heap: &Limited) -> Option<Taken> {
        let taken = heap.left.checked_sub(u64::from(self.misere))?;
        (1..=heap.most).contains(&taken).then_some(Taken(taken))
    }
}

fn small_positions() -> Vec<String> {
    let all = (0..=14).flat_map(|left| (0..=left).map(move |most| (left, most)));
    let all = all.filter(|&(left, most): &(u64, u64)| left == 0 || most > 0);
    all.map(|(left, most)| format!("{left}/{most}")).collect()
}
