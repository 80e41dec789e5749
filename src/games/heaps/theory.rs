//! What is known about games of heaps: their states, equal pairs, and the nimbers of heaps.

use std::cmp::Ordering;

use arrayvec::ArrayVec;

use super::{
    game::HeapGame,
    misere_kayles,
    notation::{HeapMove, Heaps},
    rules::HeapLaw,
    state::HeapState,
    sum::{HeapSum, LONGEST_SCALE, small},
};
use crate::games::{
    Answer, Components, Cost, HeapShape, Rules, SumVisitor, Theorems, Theory,
    shared::{
        diagram::MOST,
        pairs::{come_in_pairs, twin, unpaired},
    },
    sum::Scale,
};
use crate::reason::{Evidence, Phrase};
use crate::text::nim_sum;

/// As many moves are tried by a theorem.
const MOST_TRIED: u128 = 1 << 20;

/// The largest heap that is drawn as strokes among components.
const MOST_STROKES: usize = 60;

impl Theory for HeapGame {
    fn state(&self, heaps: &Heaps) -> Option<HeapState> {
        // A position below might not fit where moves make more heaps of one.
        let fits = || self.rules().most_steps(&heaps.0) <= MOST as u64;
        let all_fit = !self.sum.breaks || fits();
        all_fit.then(|| HeapState::pack(heaps.0.iter().copied()))?
    }

    fn position(&self, state: HeapState, _: &Heaps) -> Heaps {
        Heaps::or_empty(state.sizes().to_vec())
    }

    fn without_dead(&self, heaps: &Heaps) -> Heaps {
        let live = heaps.0.iter().copied().filter(|&size| self.is_live(size));
        Heaps::or_empty(live.collect())
    }

    fn compare_states(&self, one: HeapState, other: HeapState) -> Ordering {
        // Missing heaps count as leading zeros.
        let order = |sizes: ArrayVec<u64, MOST>| (sizes.len(), sizes);
        order(one.sizes()).cmp(&order(other.sizes()))
    }

    fn cost(&self, heaps: &Heaps) -> Cost {
        Cost {
            states: self.rules().states(&heaps.canonical()),
            moves: match self.rules().code() {
                Some(code) => code.most_moves(&heaps.0),
                None => self.move_count(heaps),
            },
        }
    }

    /// One in 1.3 to 10 was measured in misère play, on octal games.
    fn searched(&self, heaps: &Heaps) -> u128 {
        self.cost(heaps).states / 2
    }
}

impl HeapGame {
    /// The position as heaps; `None` if no code says what moves leave of them.
    pub fn heaps(&self, heaps: &Heaps) -> Option<HeapShape> {
        Some(HeapShape {
            code: self.rules().series(),
            sizes: heaps.0.clone(),
        })
    }

    /// The size of the heap that a legal move changes, and what it leaves of it, 0 for nothing.
    pub(crate) fn changed_heap(&self, heaps: &Heaps, played: HeapMove) -> (u64, [u64; 2]) {
        let size = heaps.size(played.heap);
        let left = self.rules().leave(played.heap, size, played.take);
        (size, left.expect("a legal move"))
    }
}

impl Components for HeapGame {
    fn splits(&self) -> bool {
        !self.misere
    }

    fn visit_components<V: SumVisitor<Heaps>>(
        &self,
        start: &Heaps,
        visitor: V,
    ) -> Option<V::Output> {
        let fits = self.splits() && small(start).is_some();
        fits.then(|| visitor.visit(self.sum.clone(), |_: &HeapSum, heaps: &Heaps| small(heaps)))
    }

    fn split(&self, heaps: &Heaps) -> Option<Vec<Heaps>> {
        let live = heaps.0.iter().filter(|&&size| self.is_live(size));
        self.splits()
            .then(|| live.map(|&size| Heaps(vec![size])).collect())
    }

    fn draw(&self, heap: &Heaps) -> Vec<String> {
        let all: u64 = heap.0.iter().sum();
        vec![match usize::try_from(all) {
            Ok(strokes @ ..=MOST_STROKES) => "|".repeat(strokes),
            _ => all.to_string(),
        }]
    }

    fn scale(&self, heaps: &Heaps) -> Option<Scale<Heaps>> {
        let largest = heaps.0.iter().copied().max()?;
        let most = largest.min(LONGEST_SCALE);
        (self.splits() && most > 1).then(|| Scale {
            phrase: phrase!(
                self.rules().conventions().nimbers,
                most,
                more = largest > most,
                dead = self.has_dead_heaps()
            ),
            components: (1..=most).map(|size| Heaps(vec![size])).collect(),
        })
    }
}

impl HeapGame {
    /// Whether the player to move loses in misère play with heaps of these sizes, if a theorem says
    /// so: the code of kayles is kayles.
    fn is_lost_in_misere(&self, sizes: &[u64]) -> Option<bool> {
        (self.misere && self.is_kayles()).then(|| misere_kayles::is_lost(sizes))
    }

    /// Whether moves leave what those of kayles leave.
    pub(crate) fn is_kayles(&self) -> bool {
        self.rules().series() == *misere_kayles::CODE
    }
}

impl HeapGame {
    pub(super) fn law(&self) -> Option<HeapLaw> {
        self.rules().conventions().law
    }

    /// Where a law gives the nimbers of heaps: that of all of them, and the moves that leave this
    /// one.
    fn by_law(&self, heaps: &Heaps, nimber: u64) -> Option<(u64, Vec<HeapMove>)> {
        let law = self.law().filter(|_| !self.misere)?;
        let nimbers = heaps.0.iter().map(|&size| (law.nimber)(size));
        let nimbers: Vec<u64> = nimbers.collect();
        let sum = nim_sum(&nimbers);
        let each = (1..).zip(heaps.0.iter().zip(&nimbers));
        let moves = each.flat_map(|(heap, (&size, own))| {
            let takes = (law.leaving)(size, sum ^ own ^ nimber).into_iter();
            takes.map(move |take| HeapMove { heap, take })
        });
        Some((sum, moves.collect()))
    }
}

impl Theorems for HeapGame {
    /// Where a law gives the nimbers of heaps, or says which lose in misère play.
    fn closed_form(&self, heaps: &Heaps) -> Option<Answer<Self::Move>> {
        if let Some((nimber, moves)) = self.by_law(heaps, 0) {
            let moves = if nimber == 0 { Vec::new() } else { moves };
            return Some(Answer::of_last_move(nimber == 0, Some(nimber), moves));
        }
        let lost = self.is_lost_in_misere(&heaps.0)?;
        if lost {
            return Some(Answer::of_last_move(true, None, Vec::new()));
        }
        // Trying very many is left to a method that hears when it is to stop.
        if self.move_count(heaps) > MOST_TRIED {
            return None;
        }
        let wins = |&played: &Self::Move| misere_kayles::is_lost(&self.after(heaps, played).0);
        let mut moves = Vec::new();
        for played in self.moves(heaps).filter(wins) {
            // Where the memory for millions is refused, the search is refused too.
            moves.try_reserve(1).ok()?;
            moves.push(played);
        }
        Some(Answer::of_last_move(false, None, moves))
    }

    fn moves_to_nimber(&self, heaps: &Heaps, nimber: u64) -> Option<Vec<Self::Move>> {
        self.by_law(heaps, nimber).map(|(_, moves)| moves)
    }

    /// The first move that leaves equal pairs.
    fn winning_move(&self, heaps: &Heaps) -> Option<Self::Move> {
        if self.misere || self.law().is_some() {
            return None;
        }
        let unpaired = unpaired(&heaps.0);
        // A move changes how often three sizes occur.
        if unpaired.len() > 3 {
            return None;
        }
        heaps.open().find_map(|heap| {
            let size = heaps.size(heap);
            // What the others want beside them.
            let mut wanted = unpaired.clone();
            match wanted.binary_search(&size) {
                Ok(place) => drop(wanted.remove(place)),
                Err(place) => wanted.insert(place, size),
            }
            let take = match *wanted {
                [] => self.rules().halving(size),
                [one] => self.rules().leaving(size, [0, one]),
                [one, other] => self.rules().leaving(size, [one, other]),
                _ => None,
            };
            take.map(|take| HeapMove { heap, take })
        })
    }

    /// In normal play only in the last heap that has a move.
    fn immediate_win(&self, heaps: &Heaps) -> Option<Self::Move> {
        let mut live = heaps.0.iter().filter(|&&size| self.is_live(size));
        let is_far = !self.misere && live.nth(1).is_some();
        (!is_far).then(|| self.tried_for_a_win(heaps))?
    }

    /// Equal pairs lose: a move in one heap of a pair is copied in the other.
    fn evidence(&self, heaps: &Heaps, best: Option<Self::Move>) -> Option<Evidence> {
        let lost = best
            .map_or(Ok(heaps.clone()), |best| self.play(heaps, best))
            .ok()?;
        // Where nobody can move there is nothing to copy.
        if self.misere || self.is_over(&lost) {
            return None;
        }
        if let [_] = *lost.canonical() {
            let [left, faced] = self.law()?.theorems;
            let theorem = if best.is_some() { left } else { faced };
            return Some(Evidence::new(theorem));
        }
        if !come_in_pairs(&lost.0) {
            return None;
        }
        let [left, faced, note] = self.rules().conventions().pairs;
        let theorem = if best.is_some() { left } else { faced };
        let theorem = phrase!(theorem, halves = heaps.open().count() == 1);
        Some(Evidence::new(theorem).noting(note))
    }

    fn cited(&self, lost: &Heaps, won: bool) -> Option<Evidence> {
        let sizes = lost.canonical();
        self.is_lost_in_misere(&sizes)?;
        let mut theorem = misere_kayles::theorem(&sizes, won);
        let note = self.rules().conventions().misere_note.map(Phrase::new);
        let basis = 2 + usize::from(note.is_some());
        theorem.splice(1..1, note);
        Some(Evidence::of(theorem).resting_on(basis))
    }

    fn answer_by_theorem(&self, lost: &Heaps, reply: Self::Move) -> Option<Self::Move> {
        if self.misere || !come_in_pairs(&lost.0) {
            return None;
        }
        let twin = twin(&lost.0, reply.heap)?;
        let mut heap = twin;
        if !self.rules().conventions().keeps_numbers {
            // After the reply what it leaves of its heap takes its place, and empty heaps are gone.
            let size = lost.size(reply.heap);
            let parts = self.rules().leave(reply.heap, size, reply.take).ok()?;
            let parts = parts.into_iter().filter(|&part| part > 0).count();
            let before = lost
                .open()
                .filter(|&heap| heap < twin && heap != reply.heap);
            let before = before.count() + if reply.heap < twin { parts } else { 0 };
            heap = 1 + before as u64;
        }
        Some(HeapMove { heap, ..reply })
    }
}
