//! Fibonacci nim: a move takes at most twice as many matches as the move before it; the first may
//! not take all.
//!
//! M. J. Whinihan, "Fibonacci nim", Fibonacci Quarterly 1 (1963): the player to move wins exactly
//! if the limit reaches the least part of the number as a sum of Fibonacci numbers of which no two
//! are neighbours (Zeckendorf's sum). In misère play the last match is to be left, so the same
//! holds of all others (tested against the rules).

use super::shared::{
    number::{Two, read_list, refused},
    rows,
};
use crate::games::{
    About, Answer, Cost, Draw, MAX_COUNT, Presentation, Series, Setup, StateRules, Theorems,
    Variant, about,
};
use crate::reason::{Evidence, Phrase};
use crate::text::Text;

/// Fibonacci nim; in misère play the player who takes the last match loses.
#[derive(Clone, Copy, Debug)]
pub struct Fibonacci {
    misere: bool,
}

/// Matches, and the most that may be taken now, never more than there are.
type Limited = Two<'/'>;

/// The parts of Zeckendorf's sum, the largest first.
fn parts(number: u64) -> Vec<u64> {
    let (mut largest, mut next) = (1, 2);
    while next <= number {
        (largest, next) = (next, largest + next);
    }
    match number {
        0 => Vec::new(),
        _ => [vec![largest], parts(number - largest)].concat(),
    }
}

impl Fibonacci {
    /// The entry of the game.
    pub const ABOUT: About = About {
        asking: ["ask-number", "help-number"],
        ..about!("fibonacci", example: "13/12")
    };

    /// The rules of a variant.
    pub fn of_variant(&Variant { misere, .. }: &Variant) -> Self {
        Self { misere }
    }

    /// Matches of which the first move may take all but one, or all but two if the last is not to
    /// be taken.
    fn whole(self, left: u64) -> Limited {
        Two(left, left.saturating_sub(1 + u64::from(self.misere)))
    }

    /// The parts of the number that the winner wants to take.
    fn parts(self, Two(left, _): Limited) -> Vec<u64> {
        parts(left.saturating_sub(u64::from(self.misere)))
    }

    fn is_lost(self, heap: Limited) -> bool {
        match heap {
            Two(_, 0) => !self.misere,
            Two(_, most) => self.parts(heap).last().is_none_or(|&least| least > most),
        }
    }
}

impl StateRules for Fibonacci {
    type Position = Limited;

    const HAS_NIMBERS: bool = false;

    fn misere(&self) -> bool {
        self.misere
    }

    fn read(&self, text: &str) -> Result<Limited, Phrase> {
        match read_list(&text.replacen('/', ",", 1), MAX_COUNT).as_deref() {
            Ok(&[left]) => Ok(self.whole(left)),
            // Nothing may be taken only where nothing can be.
            Ok(&[left, most]) if most <= left && (most > 0 || self.whole(left).1 == 0) => {
                Ok(Two(left, most))
            }
            _ => Err(refused("position-fibonacci", text, MAX_COUNT)),
        }
    }

    fn takes(&self, Two(_, most): Limited) -> impl DoubleEndedIterator<Item = u64> + use<> {
        1..=most
    }

    fn after(&self, Two(left, _): Limited, taken: u64) -> Limited {
        Two(left - taken, (left - taken).min(2 * taken))
    }

    /// A limit below is twice a number, or all that is left.
    fn below(&self, Two(left, _): Limited) -> Cost {
        let left = u128::from(left);
        Cost {
            states: left * left / 4 + left + 1,
            moves: left,
        }
    }
}

impl Presentation for Fibonacci {
    fn about(&self) -> &'static About {
        &Self::ABOUT
    }

    fn picture(&self, heap: &Limited, past: &[(&Limited, u64)], width: usize) -> Text {
        let before = past.last().map(|(before, _)| before.0);
        rows::row(heap.0, &heap.to_string(), before, width)
    }

    fn in_words(&self, heap: &Limited, before: Option<&Limited>) -> Vec<Phrase> {
        let was = before.map_or(heap.0, |before| before.0);
        let left = phrase!("said-left", count = heap.0, taken = was - heap.0);
        vec![left, phrase!("said-most", most = heap.1)]
    }

    fn describe(&self, _: &Limited, played: u64) -> Phrase {
        phrase!("deed-fibonacci", count = played)
    }

    fn setup(&self, answers: &[u64]) -> Setup<Limited> {
        let bounds = 2 + u64::from(self.misere)..=MAX_COUNT;
        match answers.first() {
            Some(&left) => Setup::Ready(self.whole(left)),
            None => Setup::ask(["ask-matches", "help-matches"], bounds, Some(15)),
        }
    }

    fn exercise(&self, size: u64, draw: Draw) -> Limited {
        let left = draw(4..=6 + 3 * size);
        Two(left, draw(2..=left - 2))
    }

    fn series(&self) -> Option<Series> {
        Some(Series::Losing)
    }
}

impl Theorems for Fibonacci {
    /// What is left after a winning move has a least part above twice what was taken, so what was
    /// taken is a sum of the least parts.
    fn closed_form(&self, heap: &Limited) -> Option<Answer<u64>> {
        let (mut taken, mut moves) = (0, Vec::new());
        for part in self.parts(*heap).into_iter().rev() {
            taken += part;
            if taken <= heap.1 && self.is_lost(self.after(*heap, taken)) {
                moves.push(taken);
            }
        }
        Some(Answer::of_last_move(self.is_lost(*heap), None, moves))
    }

    fn evidence(&self, heap: &Limited, best: Option<u64>) -> Option<Evidence> {
        let lost = best.map_or(*heap, |taken| self.after(*heap, taken));
        let parts = self.parts(lost);
        let theorem = match (best, self.misere) {
            _ if lost.0 == 0 => "theorem-takes-last",
            (Some(_), true) if parts.is_empty() => "theorem-match-left",
            (None, true) if parts.is_empty() => "theorem-match-faced",
            (Some(_), false) => "theorem-zeckendorf-left",
            (Some(_), true) => "theorem-zeckendorf-left-misere",
            (None, false) => "theorem-zeckendorf-faced",
            (None, true) => "theorem-zeckendorf-faced-misere",
        };
        let number = parts.iter().sum::<u64>();
        let written: Vec<String> = parts.iter().map(u64::to_string).collect();
        // A sum that takes more than a line breaks after a sign.
        let plus = if parts.len() > 5 {
            "\u{a0}+ "
        } else {
            "\u{a0}+\u{a0}"
        };
        let theorem = phrase!(
            theorem,
            number,
            sum = phrase!(
                "zeckendorf-sum",
                count = parts.len(),
                parts = written.join(plus),
                number
            ),
            least = parts.last().copied().unwrap_or(0),
            most = lost.1
        );
        Some(Evidence::new(theorem))
    }
}
