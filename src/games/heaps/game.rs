//! Makes a complete game from the rules of one heap.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::components::HeapSum;
use super::conventions::HeapTheory;
use super::position::{HeapMove, Heaps, MAX_HEAPS};
use super::rules::HeapRules;
use crate::games::asking::{Setup, Step, Way};
use crate::games::manners::{About, Conventions, Draw, Manners, Series, rules_in_words};
use crate::games::notation::Notation;
use crate::games::options::{Values, Variant};
use crate::games::rules::{Goal, Rules};
use crate::games::shared::diagram::Diagram;
use crate::games::shared::number::read_count;
use crate::games::tree::{Child, Tree};
use crate::reason::Phrase;
use crate::text::Text;

/// The most heaps that a game asks for.
const HEAPS_ASKED: u64 = 10;

/// The largest heap that a game asks for.
const SIZE_ASKED: u64 = 100;

/// A game of independent heaps, normal or misère.
#[derive(Clone, Debug)]
pub struct SumGame<H> {
    pub(super) misere: bool,
    pub(super) heaps: HeapSum<H>,
}

impl<H: HeapRules> SumGame<H> {
    /// The game; in misère play the player who makes the last move loses.
    pub fn of(rules: H, misere: bool) -> Self {
        Self {
            misere,
            heaps: HeapSum::new(rules),
        }
    }

    pub(super) fn rules(&self) -> &H {
        &self.heaps.rules
    }
}

impl<H: HeapRules> Tree for SumGame<H> {
    type State = Diagram;

    fn children(
        &self,
        state: Diagram,
        visit: &mut impl FnMut(Child<Diagram>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let sizes = state.sizes();
        for (index, &size) in sizes.iter().enumerate() {
            // One of several equal heaps is enough.
            if sizes.get(index + 1) == Some(&size) {
                continue;
            }
            let mut rest: ArrayVec<u16, 128> = sizes.iter().copied().collect();
            rest.remove(index);
            let all = |pair: &[u16; 2]| pair[0] + pair[1];
            let by_sum = self
                .heaps
                .left(size)
                .chunk_by(|one, other| all(one) == all(other));
            // Smaller positions are solved sooner.
            for left in by_sum.rev().flatten() {
                let after = Diagram::pack(rest.iter().chain(left).copied());
                visit(after.expect("a state has room for all below").into())?;
            }
        }
        ControlFlow::Continue(())
    }

    fn end_value(&self) -> i64 {
        self.goal().end_value()
    }

    fn known_value(&self, state: Diagram) -> Option<i64> {
        let sizes = state.sizes();
        let ends = |size: u16| self.heaps.left(size) == [[0, 0]];
        match sizes.as_slice() {
            [] => Some(self.end_value()),
            &[size] if ends(size) => Some(-self.end_value()),
            // Each move in one heap can be answered by the same move in the other.
            [one, other] if one == other && !self.misere => Some(-1),
            _ => None,
        }
    }
}

impl<H: HeapRules> Rules for SumGame<H> {
    type Position = Heaps;
    type Move = HeapMove<H::Take>;

    fn goal(&self) -> Goal<Heaps, Self::Move> {
        Goal::last_move(self.misere)
    }

    fn move_count(&self, heaps: &Heaps) -> u128 {
        let code = self.rules().theory().code;
        let count = |&size: &u64| match &code {
            Some(code) => code.move_count(size),
            None => self.rules().takes(size).count() as u64,
        };
        heaps.0.iter().map(count).map(u128::from).sum()
    }

    fn nth_move(&self, heaps: &Heaps, index: u128) -> Self::Move {
        let index = usize::try_from(index).unwrap_or(usize::MAX);
        self.moves(heaps)
            .nth(index)
            .expect("an index below the number of moves")
    }

    /// To ask for each by its number would take longer.
    fn moves<'a>(&'a self, heaps: &'a Heaps) -> impl Iterator<Item = Self::Move> + 'a {
        (1..).zip(&heaps.0).flat_map(|(heap, &size)| {
            let takes = self.rules().takes(size);
            takes.map(move |take| HeapMove { heap, take })
        })
    }

    /// What is left of the heap replaces it; unless heaps keep their numbers, empty ones are dropped.
    fn play(&self, heaps: &Heaps, played: Self::Move) -> Result<Heaps, Phrase> {
        let HeapMove { heap, take } = played;
        let size = heaps.size(heap).ok_or_else(|| {
            Phrase::new(H::CONVENTIONS.words.no_such_heap)
                .with("row", heap)
                .with("rows", heaps.0.len())
        })?;
        if size == 0 {
            return Err(Phrase::new(H::CONVENTIONS.words.empty_heap).with("row", heap));
        }
        let left = self.rules().leave(heap, size, take)?;
        if H::CONVENTIONS.keeps_numbers {
            let kept = |(number, &size)| {
                if number == heap {
                    left.iter().sum()
                } else {
                    size
                }
            };
            return Ok(Heaps((1..).zip(&heaps.0).map(kept).collect()));
        }
        let mut after: Vec<u64> = Vec::new();
        for (number, &size) in (1..).zip(&heaps.0) {
            let stays = [size];
            let sizes: &[u64] = if number == heap { &left } else { &stays };
            after.extend(sizes.iter().filter(|&&size| size > 0));
        }
        if after.is_empty() {
            after.push(0);
        }
        Ok(Heaps(after))
    }
}

impl<H: HeapRules> Notation for SumGame<H> {
    fn read_position(&self, text: &str) -> Result<Heaps, Phrase> {
        Heaps::read(text, H::CONVENTIONS.most).map_err(|word| {
            Phrase::new(H::CONVENTIONS.words.bad_position)
                .quoting("word", word)
                .with("most", H::CONVENTIONS.most)
                .with("heaps", MAX_HEAPS)
        })
    }

    fn write_position(&self, heaps: &Heaps) -> String {
        heaps.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Self::Move, Phrase> {
        let read = || {
            let (heap, take) = text.split_once(':')?;
            // A number may be read with a sign, but no move has one.
            let take = Some(take.trim()).filter(|take| !take.starts_with('+'))?;
            Some(HeapMove {
                // A phrase prints numbers up to there exactly, and there are fewer heaps.
                heap: read_count(heap.trim())?.min(1 << 53),
                take: take.parse().ok()?,
            })
        };
        read().ok_or_else(|| Phrase::new(H::CONVENTIONS.words.bad_move).quoting("move", text))
    }

    fn write_move(&self, played: Self::Move) -> String {
        played.to_string()
    }

    fn listed(&self, heaps: &Heaps, played: Self::Move) -> Self::Move {
        let size = heaps.size(played.heap).unwrap_or(0);
        HeapMove {
            take: self.rules().listed(size, played.take),
            ..played
        }
    }

    fn values(&self, _: &Heaps) -> Values {
        self.rules().values()
    }

    fn move_examples(&self, heaps: &Heaps) -> Vec<String> {
        // Each kind of move in the first heap that has one.
        let mut examples: Vec<HeapMove<H::Take>> = Vec::new();
        for heap in heaps.open() {
            let all = self.rules().examples(heaps.size(heap).unwrap_or(0));
            let new = all.into_iter().skip(examples.len());
            examples.extend(new.map(|take| HeapMove { heap, take }));
        }
        examples.iter().map(HeapMove::to_string).collect()
    }
}

impl<H: HeapRules> Manners for SumGame<H> {
    const ABOUT: About = H::ABOUT;

    fn of_variant(variant: &Variant) -> Self {
        Self::of(H::of_variant(variant), variant.misere)
    }

    fn picture(&self, heaps: &Heaps, before: Option<&Heaps>, width: usize) -> Text {
        (H::CONVENTIONS.picture)(heaps, before, width)
    }

    fn deed(&self, _: &Heaps, played: Self::Move) -> Phrase {
        self.rules().deed(played.heap, played.take)
    }

    fn summary(&self) -> Phrase {
        self.rules().summary(rules_in_words(self))
    }

    fn conventions(&self) -> Conventions {
        let HeapTheory { code, series, .. } = self.rules().theory();
        let series = series.or(code);
        Conventions {
            alike: Some(Phrase::new(H::CONVENTIONS.words.alike)),
            ends_by_last_piece: false,
            compares_values: false,
            series: Some(Series::Sizes(series.map(Box::new))),
            ..Conventions::default()
        }
    }

    fn ways(&self, heaps: &Heaps) -> Vec<Way> {
        Way::only(Phrase::new(H::CONVENTIONS.words.way), !self.is_over(heaps))
    }

    fn place(&self, heaps: &Heaps, played: Self::Move) -> Option<Phrase> {
        let size = heaps.size(played.heap)?;
        let place = H::CONVENTIONS.place;
        Some(place(played.heap, size, played.take))
    }

    fn step(&self, heaps: &Heaps, _: char, answers: &[u64]) -> Step<Self::Move> {
        let has_move = |&heap: &u64| {
            let size = heaps.size(heap).unwrap_or(0);
            self.rules().takes(size).next().is_some()
        };
        let Some((&heap, answers)) = answers.split_first() else {
            return Step::Pick {
                ask: Phrase::new(H::CONVENTIONS.words.ask_heap),
                help: Phrase::new(H::CONVENTIONS.words.help_heap),
                options: heaps.open().filter(has_move).collect(),
            };
        };
        let size = heaps.size(heap).unwrap_or(0);
        let step = self.rules().step(heap, size, answers);
        step.map(|take| HeapMove { heap, take })
    }

    fn setup(&self, answers: &[u64]) -> Setup<Heaps> {
        let (ask, help, most) = match answers {
            [] => (
                Phrase::new(H::CONVENTIONS.words.ask_heaps),
                H::CONVENTIONS.words.help_heaps,
                HEAPS_ASKED,
            ),
            [heaps, sizes @ ..] if (sizes.len() as u64) < *heaps => (
                Phrase::new(H::CONVENTIONS.words.ask_size).with("row", sizes.len() + 1),
                H::CONVENTIONS.words.help_size,
                SIZE_ASKED,
            ),
            [_, sizes @ ..] => {
                return Setup::Ready(Heaps(sizes.to_vec()));
            }
        };
        Setup::Ask {
            ask,
            help: Phrase::new(help).with("most", most),
            bounds: 1..=most,
            usual: None,
        }
    }

    fn setup_answers(&self, heaps: &Heaps) -> Vec<u64> {
        let sizes = heaps.sizes();
        let count = sizes.len() as u64;
        [count].into_iter().chain(sizes.iter().copied()).collect()
    }

    fn exercise(&self, size: u64, draw: Draw) -> Heaps {
        let heaps = draw(1 + size / 4..=3 + size / 3);
        Heaps((0..heaps).map(|_| draw(1..=3 + size)).collect())
    }
}
