//! What is proved about matches: Wythoff's golden pairs, three equal piles, and the end of a game.

use super::wythoff::{golden_pair, lost_pair_of_difference, lost_partner};
use super::{Matches, PileMove, Piles, USUAL};
use crate::games::nim::end_of_piles;
use crate::games::{Answer, HeapMove, Rules, Theorems};
use crate::reason::{Evidence, Form, Phrase};

/// The number of golden pairs that an explanation lists.
const PAIRS_SHOWN: u64 = 4;

impl Theorems for Matches {
    fn closed_form(&self, piles: &Piles) -> Option<Answer<PileMove>> {
        if self.at_once == 1 {
            return self.nim.closed_form(piles).map(|answer| Answer {
                value: answer.value,
                nimber: answer.nimber,
                moves: answer.moves.into_iter().map(PileMove::from).collect(),
                remoteness: answer.remoteness,
            });
        }
        let open: Vec<u64> = piles.open().collect();
        if open.len() > 2 {
            return None;
        }
        let misere = self.is_misere();
        let sizes = piles.canonical();
        let [smaller, larger] = [sizes.len().checked_sub(2), sizes.len().checked_sub(1)]
            .map(|place| place.map_or(0, |place| sizes[place]));
        let lost = lost_partner(smaller, misere) == larger;
        let mut moves = Vec::new();
        if !lost {
            for &pile in &open {
                let size = piles.size(pile).unwrap_or(0);
                let target = lost_partner(smaller + larger - size, misere);
                if let Some(count) = size.checked_sub(target).filter(|&count| count > 0) {
                    moves.push(PileMove::single(pile, count));
                }
            }
            let (target, _) = lost_pair_of_difference(larger - smaller, misere);
            if let &[first, second] = open.as_slice()
                && target < smaller
            {
                moves.push(PileMove::double(first, second, smaller - target));
            }
        }
        Some(Answer::of_last_move(lost, None, moves))
    }

    fn evidence(&self, piles: &Piles, best: Option<PileMove>) -> Option<Evidence> {
        if self.at_once == 1 {
            return self.nim.evidence(piles, best.map(in_nim));
        }
        let after = best.map_or(Ok(piles.clone()), |played| self.play(piles, played));
        let (after, left, misere) = (after.ok()?, best.is_some(), self.is_misere());
        let sizes = after.canonical();
        match (sizes.as_slice(), misere) {
            ([], _) | ([1], true) => end_of_piles(&after, left, misere),
            ([smaller @ .., larger], _) if smaller.len() < 2 => {
                let smaller = smaller.first().copied().unwrap_or(0);
                Some(golden((smaller, *larger), left, misere))
            }
            (&[one, two, three], false) if self.at_once == USUAL && one == two && two == three => {
                let theorem = if left {
                    "theorem-three-equal-left"
                } else {
                    "theorem-three-equal-faced"
                };
                let theorem = Phrase::new(theorem).with("size", one);
                Some(Evidence::new(theorem).noting(Phrase::new("note-three-equal")))
            }
            _ => None,
        }
    }

    /// Three equal piles: whatever is taken from one or two of them, the same is taken from the others.
    fn answer_by_theorem(&self, lost: &Piles, reply: PileMove) -> Option<PileMove> {
        if self.at_once == 1 {
            let answer = self.nim.answer_by_theorem(lost, in_nim(reply));
            return answer.map(PileMove::from);
        }
        match *lost.canonical() {
            [one, two, three]
                if one == two && two == three && self.at_once == USUAL && !self.is_misere() => {}
            _ => return None,
        }
        let is_left = |pile: &u64| reply.piles().all(|taken| taken != *pile);
        let rest: Vec<u64> = lost.open().filter(is_left).collect();
        let count = reply.count;
        match *rest.as_slice() {
            [pile] => Some(PileMove::single(pile, count)),
            [first, second] => Some(PileMove::double(first, second, count)),
            _ => None,
        }
    }
}

/// A move in one pile as a move of nim.
fn in_nim(played: PileMove) -> HeapMove<u64> {
    HeapMove {
        heap: played.first,
        take: played.count,
    }
}

/// The theorem about two piles that are a golden pair, or replace one in misère play: `left` by the winning move, or
/// faced.
fn golden((smaller, larger): (u64, u64), left: bool, misere: bool) -> Evidence {
    let number = larger - smaller;
    let stands_in = golden_pair(number) != (smaller, larger);
    let theorem = match (misere, stands_in) {
        (_, true) => "theorem-golden-stand-in",
        (true, false) => "theorem-golden-misere",
        (false, false) => "theorem-golden",
    };
    // A move may lead to pair number 0, so it is one of those listed. In misère play the first two are replaced.
    let first = if stands_in { 2 } else { 0 };
    let pairs: Vec<String> = (first..first + PAIRS_SHOWN)
        .map(golden_pair)
        .map(|(smaller, larger)| format!("{smaller}\u{a0}{larger}"))
        .collect();
    let theorem = Phrase::new(theorem)
        .with("smaller", smaller)
        .with("larger", larger)
        .with("number", number)
        .with("pairs", pairs.join(", "));
    let consequence = Phrase::new(if left { "golden-left" } else { "golden-faced" });
    Evidence {
        sentences: vec![theorem, consequence],
        form: Form::Plain,
        // A golden pair alone does not convince; the replies to it do.
        convinces: false,
        note: (!stands_in).then(|| Phrase::new("note-golden")),
    }
}
