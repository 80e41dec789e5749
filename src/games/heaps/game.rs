//! Makes a complete game from the rules of one heap: its tree, its rules, and how people play it.

use std::ops::ControlFlow;

use super::{
    code::Code,
    notation::{HeapMove, Heaps, MOST_HEAPS},
    rules::HeapRules,
    state::HeapState,
    sum::{HeapSum, LONGEST_SCALE},
};
use crate::games::{
    About, Child, Draw, GameOption, Goal, Presentation, Rules, Series, Setup, Step, Tree, Values,
    Variant,
    shared::{
        number::{joined, refused},
        rows::{self, MOST_DRAWN, as_written},
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

    /// The game by the rules that an option of a variant gives.
    pub(in crate::games) fn of_option<R: HeapRules + 'static>(
        option: &GameOption,
        variant: &Variant,
        rules: fn(&str) -> Result<R, Phrase>,
    ) -> Self {
        let given = variant.values.text(option).or_else(|| option.usual());
        let rules = rules(&given.unwrap_or_default());
        let rules = rules.expect("the value of an option has been read");
        Self::of(rules, variant.misere)
    }

    pub(super) fn rules(&self) -> &dyn HeapRules {
        &*self.sum.rules
    }

    /// Whether a move can change a heap of this size.
    pub(super) fn is_live(&self, size: u64) -> bool {
        self.rules().takes(size).next().is_some()
    }

    /// Whether no move can change some small heap, or one just above what a move can take if that
    /// is small.
    pub(super) fn has_dead_heaps(&self) -> bool {
        let most_taken = self.rules().code().map_or(0, Code::most_taken);
        (1..=most_taken.min(LONGEST_SCALE) + 3).any(|size| !self.is_live(size))
    }
}

impl Tree for HeapGame {
    type State = HeapState;

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
            let mut rest = sizes.clone();
            rest.remove(index);
            let left = self.sum.left(size);
            let by_sum = left.chunk_by(|[one, two], [three, four]| one + two == three + four);
            for &left in by_sum.rev().flatten() {
                let after = HeapState::pack(rest.iter().copied().chain(left));
                visit(after.expect("a state has room for all below").into())?;
            }
        }
        ControlFlow::Continue(())
    }

    fn goal(&self) -> Goal {
        Goal::last_move(self.misere)
    }

    fn known_value(&self, state: HeapState) -> Option<i64> {
        let end = self.end_value();
        match state.sizes().as_slice() {
            [] => Some(end),
            &[size] if *self.sum.left(size) == [[0, 0]] => Some(-end),
            // Each move in one heap can be answered by the same move in the other.
            [one, other] if one == other && end < 0 => Some(end),
            _ => None,
        }
    }
}

impl Rules for HeapGame {
    type Position = Heaps;
    type Move = HeapMove;

    fn moves<'a>(&'a self, heaps: &'a Heaps) -> impl Iterator<Item = Self::Move> + 'a {
        (1..).zip(&heaps.0).flat_map(|(heap, &size)| {
            let takes = self.rules().takes(size);
            takes.map(move |take| HeapMove { heap, take })
        })
    }

    fn move_count(&self, heaps: &Heaps) -> u128 {
        let counts = heaps.0.iter().map(|&size| self.rules().move_count(size));
        counts.map(u128::from).sum()
    }

    fn nth_move(&self, heaps: &Heaps, mut index: u128) -> Self::Move {
        for (heap, &size) in (1..).zip(&heaps.0) {
            let Some(rest) = index.checked_sub(self.rules().move_count(size).into()) else {
                let place = u64::try_from(index).expect("below a count in 64 bits");
                let take = self.rules().nth_take(size, place);
                let take = take.expect("as many moves as were counted");
                return HeapMove { heap, take };
            };
            index = rest;
        }
        panic!("the index is not below the number of moves in {heaps}")
    }

    /// What is left of the heap replaces it; unless heaps keep their numbers, empty ones are
    /// dropped.
    fn play(&self, heaps: &Heaps, played: Self::Move) -> Result<Heaps, Phrase> {
        let HeapMove { heap, take } = played;
        let conventions = self.rules().conventions();
        let size = heaps.size_of_open(heap, conventions.refusals)?;
        let left = self.rules().leave(heap, size, take)?;
        let place = usize::try_from(heap - 1).expect("there is such a heap");
        let mut after = heaps.0.clone();
        if conventions.keeps_numbers {
            after[place] = left.iter().sum();
            return Ok(Heaps(after));
        }
        after.splice(place..=place, left);
        after.retain(|&size| size > 0);
        Ok(Heaps::or_empty(after))
    }

    fn read_position(&self, text: &str) -> Result<Heaps, Phrase> {
        let conventions = self.rules().conventions();
        let drawn = (conventions.drawn)(text).map(|sizes| joined(&sizes));
        let text = drawn.as_deref().unwrap_or(text);
        Heaps::read(text, conventions.most).map_err(|word| {
            let id = word.map_or("position-too-large", |_| conventions.bad_position);
            let heaps = conventions.most.min(MOST_HEAPS as u64);
            refused(id, word.unwrap_or(text), conventions.most).with("heaps", heaps)
        })
    }

    fn read_move(&self, text: &str) -> Result<Self::Move, Phrase> {
        let conventions = self.rules().conventions();
        let read = HeapMove::read(text).filter(|read| (conventions.has_form)(read.take));
        read.ok_or_else(|| Phrase::new(conventions.bad_move).quoting("move", text))
    }

    fn listed(&self, heaps: &Heaps, played: Self::Move) -> Self::Move {
        let HeapMove { heap, take } = played;
        let listed = |code: &Code| code.listed(heaps.size(heap), take);
        let take = self.rules().code().map_or(take, listed);
        HeapMove { heap, take }
    }

    fn values(&self, _: &Heaps) -> Values {
        self.rules().values()
    }

    fn move_examples(&self, heaps: &Heaps) -> Vec<String> {
        // Each kind of move in the first heap that has one.
        let mut examples: Vec<HeapMove> = Vec::new();
        for heap in heaps.open() {
            let all = self.rules().examples(heaps.size(heap)).into_iter();
            let new = all.skip(examples.len());
            examples.extend(new.map(|take| HeapMove { heap, take }));
        }
        examples.iter().map(HeapMove::to_string).collect()
    }
}

impl Presentation for HeapGame {
    fn about(&self) -> &'static About {
        self.rules().about()
    }

    fn picture(&self, heaps: &Heaps, past: &[(&Heaps, Self::Move)], width: usize) -> Text {
        if heaps.0.len() > MOST_DRAWN {
            return as_written(heaps);
        }
        (self.rules().conventions().picture)(heaps, past.last().copied(), width)
    }

    fn in_words(&self, heaps: &Heaps, before: Option<&Heaps>) -> Vec<Phrase> {
        let id = match self.rules().conventions().alike {
            "alike-rows" => "said-row",
            _ => "said-heap",
        };
        rows::in_words(id, heaps.sizes(), before.map(Heaps::sizes))
    }

    fn describe(&self, heaps: &Heaps, HeapMove { heap, take }: Self::Move) -> Phrase {
        self.rules().describe(heap, heaps.size(heap), take)
    }

    fn specified(&self, rules: Phrase) -> Phrase {
        self.rules().specified(rules)
    }

    fn listed_once(&self) -> Option<Phrase> {
        Some(Phrase::new(match self.rules().conventions().alike {
            "alike-heaps" if self.has_dead_heaps() => "alike-live-heaps",
            alike => alike,
        }))
    }

    fn series(&self) -> Option<Series> {
        let code = self.law().is_none().then(|| self.rules().series());
        Some(Series::Sizes(code))
    }

    fn region(&self, heaps: &Heaps, HeapMove { heap, take }: Self::Move) -> Option<Phrase> {
        Some(self.rules().region(heap, heaps.size(heap), take))
    }

    fn step(&self, heaps: &Heaps, _: char, answers: &[u64]) -> Step {
        let Some((&heap, answers)) = answers.split_first() else {
            let live = heaps.open().filter(|&heap| self.is_live(heaps.size(heap)));
            return Step::pick(self.rules().conventions().asking, live);
        };
        let step = self.rules().step(heap, heaps.size(heap), answers);
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
