//! What is proved about matches: Wythoff's golden pairs, three equal piles, and the end of a game.

use super::{
    Matches, Piles, USUAL,
    golden::{golden_pair, lost_pair_of_difference, lost_partner},
    moves::PileMove,
    nim::{self, end_of_piles},
};
use crate::games::{
    Answer, Rules, Theorems,
    shared::pairs::{come_in_pairs, twin},
};
use crate::reason::{Evidence, Phrase};

/// The number of golden pairs that an explanation lists.
const PAIRS_SHOWN: u64 = 4;

/// The most piles of which a move can leave three.
const MOST_BEFORE_THREE: usize = 3 + USUAL;

impl Theorems for Matches {
    fn closed_form(&self, piles: &Piles) -> Option<Answer<PileMove>> {
        if self.at_once == 1 {
            return Some(nim::closed_form(piles, self.misere));
        }
        let (smaller, larger) = match *piles.canonical() {
            [] => (0, 0),
            [one] => (0, one),
            [one, other] => (one, other),
            _ => {
                let lost = Answer::of_last_move(true, Some(0), Vec::new());
                return self.is_three_equal(piles).then_some(lost);
            }
        };
        let open: Vec<u64> = piles.open().collect();
        let misere = self.misere;
        let lost = lost_partner(smaller, misere) == larger;
        let mut moves = Vec::new();
        if !lost {
            for &pile in &open {
                let size = piles.size(pile);
                let target = lost_partner(smaller + larger - size, misere);
                moves.extend(PileMove::leaving(pile, size, target));
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

    /// What leaves three equal piles: each pile that is not of their size is made so, or taken, and
    /// all of these by the same number.
    fn winning_move(&self, piles: &Piles) -> Option<PileMove> {
        let open = piles.open().count();
        if open > MOST_BEFORE_THREE || !self.has_three_equal() {
            return None;
        }
        piles.open().find_map(|pile| {
            let kept = piles.size(pile);
            let others = piles.open().filter(|&other| piles.size(other) != kept);
            let others: Vec<u64> = others.collect();
            let left = if open == 3 { kept } else { 0 };
            let count = piles.size(*others.first()?).checked_sub(left)?;
            let played = PileMove::several(&others, count)?;
            let after = self.play(piles, played).ok()?;
            self.is_three_equal(&after).then_some(played)
        })
    }

    fn moves_to_nimber(&self, piles: &Piles, nimber: u64) -> Option<Vec<PileMove>> {
        self.is_nim.then(|| nim::moves_to_nimber(piles, nimber))
    }

    /// In normal play only in the last piles, if a move takes from all of them.
    fn immediate_win(&self, piles: &Piles) -> Option<PileMove> {
        let is_far = !self.misere && piles.open().count() > self.at_once;
        (!is_far).then(|| self.tried_for_a_win(piles))?
    }

    fn evidence(&self, piles: &Piles, best: Option<PileMove>) -> Option<Evidence> {
        let (left, misere) = (best.is_some(), self.misere);
        let after = best
            .map(|played| self.play(piles, played))
            .transpose()
            .ok()?;
        if self.at_once == 1 {
            return Some(nim::evidence(piles, after.as_ref(), misere));
        }
        let after = after.as_ref().unwrap_or(piles);
        let sizes = after.canonical();
        match (sizes.as_slice(), misere) {
            ([], _) | ([1], true) => end_of_piles(after, left, misere),
            ([smaller @ .., larger], _) if smaller.len() < 2 => {
                let smaller = smaller.first().copied().unwrap_or(0);
                Some(golden((smaller, *larger), left, misere))
            }
            (&[one, ..], _) if self.is_three_equal(after) => {
                let theorem = if left {
                    "theorem-three-equal-left"
                } else {
                    "theorem-three-equal-faced"
                };
                Some(Evidence::new(phrase!(theorem, size = one)).noting("note-three-equal"))
            }
            _ => None,
        }
    }

    /// Three equal piles: whatever is taken from one or two of them, the same is taken from the
    /// others.
    fn answer_by_theorem(&self, lost: &Piles, reply: PileMove) -> Option<PileMove> {
        if self.at_once == 1 {
            let pairs = Some(lost.sizes()).filter(|sizes| !self.misere && come_in_pairs(sizes));
            return Some(PileMove::single(
                twin(pairs?, reply.piles()[0])?,
                reply.count,
            ));
        }
        if !self.is_three_equal(lost) {
            return None;
        }
        let rest = lost.open().filter(|pile| !reply.piles().contains(pile));
        PileMove::several(&rest.collect::<Vec<_>>(), reply.count)
    }
}

impl Matches {
    /// Whether the theorem on three equal piles holds.
    fn has_three_equal(&self) -> bool {
        self.at_once == USUAL && !self.misere
    }

    /// Whether three equal piles are left, which the theorem says are losing.
    fn is_three_equal(&self, piles: &Piles) -> bool {
        let is_equal =
            matches!(*piles.canonical(), [one, two, three] if one == two && two == three);
        is_equal && self.has_three_equal()
    }
}

/// The theorem about two piles that are a golden pair, or replace one in misère play: `left` by the
/// winning move, or faced.
fn golden((smaller, larger): (u64, u64), left: bool, misere: bool) -> Evidence {
    let number = larger - smaller;
    let stands_in = golden_pair(number) != (smaller, larger);
    let theorem = match (misere, stands_in) {
        (_, true) => "theorem-golden-stand-in",
        (true, false) => "theorem-golden-misere",
        (false, false) => "theorem-golden",
    };
    // A move may lead to pair number 0, so it is one of those listed. In misère play the first two
    // are replaced.
    let first = if stands_in { 2 } else { 0 };
    let pairs: Vec<String> = (first..first + PAIRS_SHOWN)
        .map(golden_pair)
        .map(|(smaller, larger)| format!("{smaller}\u{a0}{larger}"))
        .collect();
    let theorem = phrase!(theorem, smaller, larger, number, pairs = pairs.join(", "));
    let consequence = Phrase::new(if left { "golden-left" } else { "golden-faced" });
    Evidence {
        // A golden pair alone does not convince; the replies to it do.
        convinces: false,
        note: (!stands_in).then(|| Phrase::new("note-golden")),
        ..Evidence::of(vec![theorem, consequence])
    }
}
