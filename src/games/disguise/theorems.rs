//! What is proved of the games: they are nim.

use super::Disguised;
use crate::games::{
    Answer, Heaps, PileMove, Rules, Theorems,
    matches::nim::{self, is_lost, losing_sizes},
};
use crate::reason::{Evidence, Phrase};
use crate::text::nim_sum;

impl Disguised {
    /// The moves after which a pile has one of the sizes that are said of each.
    fn leaving<S: IntoIterator<Item = u64>>(
        self,
        position: &Heaps,
        wanted: impl Iterator<Item = S>,
    ) -> Vec<PileMove> {
        let every = self.places_per_pile();
        let mut moves = Vec::new();
        let places = position.sizes().chunks(every).zip(wanted);
        for (pile, (places, wanted)) in places.enumerate() {
            let wanted: Vec<u64> = wanted.into_iter().collect();
            for (place, &coins) in places.iter().enumerate() {
                let count = |&left: &u64| match place {
                    0 => places[0].checked_sub(left),
                    _ => left.checked_sub(places[0]),
                };
                let counts = wanted.iter().filter_map(count);
                let mut counts: Vec<u64> = counts.filter(|n| (1..=coins).contains(n)).collect();
                counts.sort_unstable();
                let number = (pile * every + place + 1) as u64;
                moves.extend(
                    counts
                        .into_iter()
                        .map(|count| PileMove::single(number, count)),
                );
            }
        }
        moves
    }

    /// The reason of nim, after what the piles are. Where none is left to begin with, that is all.
    fn translated(self, position: &Heaps, after: Option<&Heaps>) -> Evidence {
        let (piles, misere) = (self.piles(position), self.nim.misere);
        let left = after.map(|after| self.piles(after));
        let reason = nim::evidence(&piles, left.as_ref(), misere);
        let is_told = left.is_some() || piles.open().next().is_some();
        let law = reason.sentences.first().filter(|_| is_told).cloned();
        let id = self.board.theorems[usize::from(left.is_none())];
        let left = left.unwrap_or_else(|| piles.clone());
        let mut pairs = left.sizes().iter().zip(piles.sizes());
        let grows = pairs.any(|(left, before)| left > before);
        let left = left.to_string();
        let theorem = phrase!(id, open = is_told, grows).quoting("piles", &piles.to_string());
        Evidence {
            sentences: vec![theorem.quoting("left", &left).with("reason", law)],
            ..reason
        }
        .noting(Phrase::new("note-as-nim").quoting("left", &left))
    }
}

impl Theorems for Disguised {
    fn closed_form(&self, position: &Heaps) -> Option<Answer<PileMove>> {
        let (piles, misere) = (self.piles(position), self.nim.misere);
        let sizes = piles.sizes();
        // Of a losing position no other pile leaves a losing one, larger ones neither.
        let moves = self.leaving(position, losing_sizes(sizes, misere));
        // A board without a coin is over; one whose piles are empty is won or lost as that.
        let nimber = (!misere).then_some(nim_sum(sizes));
        Some(Answer::of_last_move(is_lost(sizes, misere), nimber, moves))
    }

    fn moves_to_nimber(&self, position: &Heaps, nimber: u64) -> Option<Vec<PileMove>> {
        let piles = self.piles(position);
        let sum = nim_sum(piles.sizes()) ^ nimber;
        Some(self.leaving(position, piles.sizes().iter().map(|size| [size ^ sum])))
    }

    fn evidence(&self, position: &Heaps, best: Option<PileMove>) -> Option<Evidence> {
        let after = best.map(|played| self.play(position, played)).transpose();
        Some(self.translated(position, after.ok()?.as_ref()))
    }

    /// Coins that were brought to a pile are sent on; else nim answers.
    fn answer_by_theorem(&self, lost: &Heaps, reply: PileMove) -> Option<PileMove> {
        let (place, every) = (reply.piles()[0], self.places_per_pile() as u64);
        if (place - 1) % every > 0 {
            return Some(PileMove::single(place - 1, reply.count));
        }
        let in_nim = PileMove::single(place.div_ceil(every), reply.count);
        let answer = self.nim.answer_by_theorem(&self.piles(lost), in_nim)?;
        Some(PileMove::single(
            (answer.piles()[0] - 1) * every + 1,
            answer.count,
        ))
    }
}
