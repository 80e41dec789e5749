//! Makes a complete game from the rules of one heap: its tree, its rules, and how people play it.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::{
    code::Code,
    notation::{HeapMove, HeapTake, Heaps, MAX_HEAPS},
    rules::{HeapConventions, HeapRules},
    sum::{HeapSum, LONGEST_SCALE},
};
use crate::games::{
    About, Child, Conventions, Draw, Goal, Manners, Rules, Series, Setup, Step, Tree, Values,
    shared::{
        diagram::Diagram,
        number::{read_number, refused},
    },
};
use crate::reason::Phrase;
use crate::text::Text;

/// A game of independent heaps, normal or misère.
#[derive(Clone, Debug)]
pub struct HeapGame {
    pub(crate) misere: bool,
    pub(super) sum: HeapSum,
}

impl HeapGame {
    /// The game; in misère play the player who makes the last move loses.
    pub fn of(rules: impl HeapRules + 'static, misere: bool) -> Self {
        Self {
            misere,
            sum: HeapSum::new(rules),
        }
    }

    pub(super) fn rules(&self) -> &dyn HeapRules {
        &*self.sum.rules
    }

    /// Whether a move can change a heap of this size.
    pub(super) fn is_live(&self, size: u64) -> bool {
        self.rules().takes(size).next().is_some()
    }

    /// Whether no move can change some small heap, or one just above what a move can take if that is small.
    pub(super) fn has_dead_heaps(&self) -> bool {
        let most_taken = self.rules().code().map_or(0, Code::most_taken);
        (1..=most_taken.min(LONGEST_SCALE) + 3).any(|size| !self.is_live(size))
    }
}

impl Tree for HeapGame {
    type State = Diagram;

    /// Smaller positions, which are solved sooner, come first.
    fn children(
        &self,
        state: Self::State,
        visit: &mut impl FnMut(Child<Self::State>) -> ControlFlow<()>,
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
            let left = self.sum.left(size);
            let by_sum = left.chunk_by(|one, other| all(one) == all(other));
            for left in by_sum.rev().flatten() {
                let after = Diagram::pack(rest.iter().chain(left).copied());
                visit(after.expect("a state has room for all below").into())?;
            }
        }
        ControlFlow::Continue(())
    }

    fn goal(&self) -> Goal {
        Goal::last_move(self.misere)
    }

    fn known_value(&self, state: Diagram) -> Option<i64> {
        let end = self.end_value();
        match state.sizes().as_slice() {
            [] => Some(end),
            &[size] if self.sum.left(size) == [[0, 0]] => Some(-end),
            // Each move in one heap can be answered by the same move in the other.
            [one, other] if one == other && end < 0 => Some(end),
            _ => None,
        }
    }
}

impl Rules for HeapGame {
    type Position = Heaps;
    type Move = HeapMove;

    fn move_count(&self, heaps: &Heaps) -> u128 {
        let count = |&size: &u64| u128::from(self.rules().move_count(size));
        heaps.0.iter().map(count).sum()
    }

    fn nth_move(&self, heaps: &Heaps, index: u128) -> Self::Move {
        let mut left = index;
        for (heap, &size) in (1..).zip(&heaps.0) {
            let count = u128::from(self.rules().move_count(size));
            if left < count {
                let place = usize::try_from(left).expect("below a count in 64 bits");
                let take = self.rules().takes(size).nth(place);
                let take = take.expect("as many moves as were counted");
                return HeapMove { heap, take };
            }
            left -= count;
        }
        panic!("index {index} is not below the number of moves in {heaps}")
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
        let size = heaps.size_of_open(heap, self.rules().conventions().refusals)?;
        let left = self.rules().leave(heap, size, take)?;
        let place = usize::try_from(heap - 1).expect("there is such a heap");
        let mut after = heaps.0.clone();
        if self.rules().conventions().keeps_numbers {
            after[place] = left.iter().sum();
            return Ok(Heaps(after));
        }
        after.splice(place..=place, left);
        after.retain(|&size| size > 0);
        if after.is_empty() {
            after.push(0);
        }
        Ok(Heaps(after))
    }

    fn read_position(&self, text: &str) -> Result<Heaps, Phrase> {
        let HeapConventions {
            most, bad_position, ..
        } = *self.rules().conventions();
        let heaps = Heaps::read(text, most);
        heaps.map_err(|word| {
            let id = word.map_or("position-too-large", |_| bad_position);
            refused(id, word.unwrap_or(text), most).with("heaps", MAX_HEAPS)
        })
    }

    fn read_move(&self, text: &str) -> Result<Self::Move, Phrase> {
        let read = || {
            let (heap, take) = text.split_once(':')?;
            let (heap, take) = (read_number(heap.trim())?, HeapTake::read(take.trim())?);
            let is_move = (self.rules().conventions().has_form)(take);
            is_move.then_some(HeapMove { heap, take })
        };
        read().ok_or_else(|| Phrase::new(self.rules().conventions().bad_move).quoting("move", text))
    }

    fn listed(&self, heaps: &Heaps, played: Self::Move) -> Self::Move {
        let size = heaps.size(played.heap).unwrap_or(0);
        let take = match self.rules().code() {
            Some(code) => code.listed(size, played.take),
            None => played.take,
        };
        HeapMove { take, ..played }
    }

    fn values(&self, _: &Heaps) -> Values {
        self.rules().values()
    }

    fn move_examples(&self, heaps: &Heaps) -> Vec<String> {
        // Each kind of move in the first heap that has one.
        let mut examples: Vec<HeapMove> = Vec::new();
        for heap in heaps.open() {
            let all = self.rules().examples(heaps.size(heap).unwrap_or(0));
            let new = all.into_iter().skip(examples.len());
            examples.extend(new.map(|take| HeapMove { heap, take }));
        }
        examples.iter().map(HeapMove::to_string).collect()
    }
}

impl Manners for HeapGame {
    fn about(&self) -> &'static About {
        self.rules().about()
    }

    fn picture(&self, heaps: &Heaps, past: &[(&Heaps, Self::Move)], width: usize) -> Text {
        let before = past.last().map(|&(before, _)| before);
        (self.rules().conventions().picture)(heaps, before, width)
    }

    fn deed(&self, heaps: &Heaps, HeapMove { heap, take }: Self::Move) -> Phrase {
        let size = heaps.size(heap).unwrap_or(0);
        self.rules().deed(heap, size, take)
    }

    fn specified(&self, rules: Phrase) -> Phrase {
        self.rules().specified(rules)
    }

    fn conventions(&self) -> Conventions {
        Conventions {
            alike: Some(Phrase::new(match self.rules().conventions().alike {
                "alike-heaps" if self.has_dead_heaps() => "alike-live-heaps",
                alike => alike,
            })),
            compares_nimbers_only: true,
            series: Some(Series::Sizes(self.rules().series())),
            ..Conventions::default()
        }
    }

    fn place(&self, heaps: &Heaps, HeapMove { heap, take }: Self::Move) -> Option<Phrase> {
        Some(self.rules().place(heap, heaps.size(heap)?, take))
    }

    fn step(&self, heaps: &Heaps, _: char, answers: &[u64]) -> Step {
        let size = |heap| heaps.size(heap).unwrap_or(0);
        let Some((&heap, answers)) = answers.split_first() else {
            let has_move = |&heap: &u64| self.is_live(size(heap));
            let [ask, help] = self.rules().conventions().asking;
            return Step::pick([ask, help], heaps.open().filter(has_move));
        };
        let step = self.rules().step(heap, size(heap), answers);
        step.behind(&format!("{heap}:"))
    }

    fn setup(&self, answers: &[u64]) -> Setup<Heaps> {
        self.rules().conventions().asked.setup(answers)
    }

    fn setup_answers(&self, heaps: &Heaps) -> Vec<u64> {
        heaps.answers()
    }

    fn exercise(&self, size: u64, draw: Draw) -> Heaps {
        let [heaps, sizes] = (self.rules().conventions().exercise)(size);
        Heaps((0..draw(heaps)).map(|_| draw(sizes.clone())).collect())
    }
}
