//! A guess which sums of heaps are alike. Nothing here has to be right: `proof` judges it.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::monoid::{MOST_ELEMENTS, Monoid, contains, elements, followers};
use crate::games::Code;
use crate::inference::limits::{Interrupt, Unsolved};

/// The most states that a guess begins with.
const MOST_STATES: usize = 5_000;

/// So many copies of a heap may be told apart.
const MOST_COPIES: usize = 8;

/// So many copies more are looked at, to see how they go on.
const COPIES_AHEAD: usize = 4;

/// So many are told apart where no number of copies acts as something smaller.
const SOME_COPIES: usize = 5;

/// How heaps act on states. A state is a class of sums that are taken to be alike; state 0 is the
/// empty sum.
pub(super) struct Guess {
    /// The heaps that act, the letters of words.
    letters: Vec<usize>,
    /// What heaps of 0, 1, 2 ... are as words, whose letters are given by their places.
    spelling: Vec<Vec<usize>>,
    /// The state that each letter leads to, for each state.
    next: Vec<Vec<usize>>,
    lost: Vec<bool>,
    /// A lightest word for each state.
    words: Vec<Vec<usize>>,
    /// The states from the lightest to the heaviest.
    by_weight: Vec<usize>,
}

/// Heaps that are counted, each with the number up to which it is counted; above that only whether
/// the number is even matters.
pub(super) type Counted = BTreeMap<usize, usize>;

/// A move makes a sum lighter, also where it only breaks a heap.
fn weight(heap: usize) -> usize {
    2 * heap - 1
}

/// The numbers of classes by a key for each state, in the order in which keys are met.
fn numbered<K: Eq + std::hash::Hash>(
    states: &[usize],
    key: impl Fn(usize) -> K,
) -> (Vec<usize>, usize) {
    let (mut numbers, mut class) = (HashMap::new(), vec![0; states.len()]);
    for &state in states {
        let fresh = numbers.len();
        class[state] = *numbers.entry(key(state)).or_insert(fresh);
    }
    (class, numbers.len())
}

impl Guess {
    /// That a monoid tells all sums apart, but that some heaps have to be counted beside it.
    pub(super) fn beside(
        monoid: &Monoid,
        counted: &Counted,
        interrupt: &Interrupt,
    ) -> Result<Self, Unsolved> {
        let order = monoid.order;
        let letters = monoid.generators(|size| counted.contains_key(&size));
        // The place of each counter in a state, and how far it counts.
        let mut scale = order;
        let counters: Vec<Option<(usize, usize)>> = letters
            .iter()
            .map(|heap| {
                let own = scale;
                let most = *counted.get(heap)?;
                scale *= most + 2;
                Some((own, most))
            })
            .collect();
        let step = |state: usize, letter: usize| {
            let element = state % order;
            let heap = monoid.heap(letters[letter]);
            let moved = state - element + monoid.times(element, heap);
            match counters[letter] {
                Some((scale, most)) if state / scale % (most + 2) <= most => moved + scale,
                Some((scale, _)) => moved - scale,
                None => moved,
            }
        };
        let (mut guess, states) = Self::explored(letters.clone(), step, interrupt)?;
        guess.lost = states
            .iter()
            .map(|state| contains(monoid.lost, state % order))
            .collect();
        let mut lightest = vec![0; order];
        for (place, state) in states.iter().enumerate().rev() {
            lightest[state % order] = place;
        }
        let spelled = |size| match guess.letters.iter().position(|&letter| letter == size) {
            Some(letter) => vec![letter],
            None => guess.words[lightest[monoid.heap(size)]].clone(),
        };
        guess.spelling = (0..monoid.heaps.len()).map(spelled).collect();
        Ok(guess)
    }

    /// Finds the states to which letters lead from state 0, lightest first, and how they are
    /// numbered by `step`.
    fn explored(
        letters: Vec<usize>,
        step: impl Fn(usize, usize) -> usize,
        interrupt: &Interrupt,
    ) -> Result<(Self, Vec<usize>), Unsolved> {
        let (mut places, mut states, mut words) = (HashMap::new(), Vec::new(), Vec::new());
        let mut lightest = HashMap::from([(0, 0)]);
        let mut open = BTreeMap::from([((0, Vec::<usize>::new()), 0)]);
        while let Some(((lighter, word), state)) = open.pop_first() {
            if places.contains_key(&state) {
                continue;
            }
            interrupt.check()?;
            if lightest.len() > MOST_STATES {
                return Err(Unsolved::GivenUp);
            }
            places.insert(state, states.len());
            let later = word.last().copied().unwrap_or(0);
            for (letter, &heap) in letters.iter().enumerate().skip(later) {
                let after = step(state, letter);
                let heavier = lighter + weight(heap);
                if lightest.get(&after).is_none_or(|&known| heavier < known) {
                    lightest.insert(after, heavier);
                    open.insert((heavier, [&word[..], &[letter]].concat()), after);
                }
            }
            states.push(state);
            words.push(word);
        }
        let led = |&state: &usize| {
            let letters = 0..letters.len();
            letters.map(|letter| places[&step(state, letter)]).collect()
        };
        let guess = Self {
            next: states.iter().map(led).collect(),
            spelling: Vec::new(),
            lost: Vec::new(),
            by_weight: (0..states.len()).collect(),
            letters,
            words,
        };
        Ok((guess, states))
    }

    /// How many heaps there are, the empty one included.
    pub(super) fn heaps(&self) -> usize {
        self.spelling.len()
    }

    fn walk(&self, from: usize, word: &[usize]) -> usize {
        word.iter()
            .fold(from, |state, &letter| self.next[state][letter])
    }

    fn times(&self, one: usize, other: usize) -> usize {
        self.walk(one, &self.words[other])
    }

    /// The states that the moves of a heap lead to.
    fn moves(&self, code: &Code, heap: usize) -> Vec<usize> {
        let states = followers(code, heap).map(|[one, other]| {
            let state = self.walk(0, &self.spelling[one]);
            self.walk(state, &self.spelling[other])
        });
        let states: BTreeSet<usize> = states.collect();
        states.into_iter().collect()
    }

    /// The states that the lightest sum of a state moves to, by the moves of each letter.
    fn options(&self, state: usize, moves: &[Vec<usize>]) -> Vec<usize> {
        let word = &self.words[state];
        let mut options = Vec::new();
        for (place, &letter) in word.iter().enumerate() {
            if place > 0 && word[place - 1] == letter {
                continue;
            }
            let rest = self.walk(self.walk(0, &word[..place]), &word[place + 1..]);
            options.extend(moves[letter].iter().map(|&moved| self.times(rest, moved)));
        }
        options
    }

    /// Merges states of the same outcomes that no letters tell apart (E. F. Moore), numbered from
    /// the lightest on: the class of each state, and their number.
    fn classes(&self, outcomes: &[u32]) -> (Vec<usize>, usize) {
        let (mut class, mut count) = numbered(&self.by_weight, |state| outcomes[state]);
        let (mut unchanged, mut letter) = (0, 0);
        while unchanged < self.letters.len() {
            let key = |state: usize| (class[state], class[self.next[state][letter]]);
            let (finer, more) = numbered(&self.by_weight, key);
            unchanged = if more == count { unchanged + 1 } else { 0 };
            (class, count) = (finer, more);
            letter = (letter + 1) % self.letters.len();
        }
        (class, count)
    }

    /// The same with a state for each class.
    fn merged(&self, class: &[usize], count: usize) -> Self {
        let mut lightest = vec![0; count];
        for &state in self.by_weight.iter().rev() {
            lightest[class[state]] = state;
        }
        let led = |&state: &usize| self.next[state].iter().map(|&next| class[next]).collect();
        Self {
            letters: self.letters.clone(),
            spelling: self.spelling.clone(),
            next: lightest.iter().map(led).collect(),
            lost: lightest.iter().map(|&state| self.lost[state]).collect(),
            words: lightest
                .iter()
                .map(|&state| self.words[state].clone())
                .collect(),
            by_weight: (0..count).collect(),
        }
    }

    /// The monoid of what can be told apart; `None` if it is too large.
    pub(super) fn monoid(&self) -> Option<Monoid> {
        let outcomes: Vec<u32> = self.lost.iter().map(|&lost| lost.into()).collect();
        let (class, order) = self.classes(&outcomes);
        if order > MOST_ELEMENTS {
            return None;
        }
        let merged = self.merged(&class, order);
        let mut monoid = Monoid {
            order,
            products: (0..order * order)
                .map(|pair| merged.times(pair / order, pair % order))
                .collect(),
            lost: elements(order, |element| merged.lost[element]),
            heaps: Vec::new(),
        };
        for word in &merged.spelling {
            monoid.push(merged.walk(0, word));
        }
        Some(monoid)
    }

    /// Adjoins the next heap: looks for the least number of copies that act as something smaller.
    pub(super) fn with_heap(&self, code: &Code, interrupt: &Interrupt) -> Result<Self, Unsolved> {
        let heap = self.spelling.len();
        let outcomes = self.outcomes(&self.moves(code, heap), code, interrupt)?;
        let (class, count) = self.classes(&outcomes);
        let mut merged_outcomes = vec![0; count];
        for (&class, outcomes) in class.iter().zip(outcomes) {
            merged_outcomes[class] = outcomes;
        }
        let merged = self.merged(&class, count);
        let outcomes = merged_outcomes;
        for copies in 1..=MOST_COPIES {
            let seen = (1 << (LEVELS - copies)) - 1;
            for other in 0..count {
                interrupt.check()?;
                let acts_alike = |&fewer: &usize| {
                    (0..count).all(|state| {
                        let [many, few] = [
                            outcomes[state] >> copies,
                            outcomes[merged.times(other, state)] >> fewer,
                        ];
                        (many ^ few) & seen == 0
                    })
                };
                if let Some(fewer) = (0..copies).rev().find(acts_alike) {
                    return Ok(merged.with_copies(heap, copies, (other, fewer), &outcomes));
                }
            }
        }
        // None does. That the number is even or odd is a guess that shows what to count.
        Ok(merged.with_copies(heap, SOME_COPIES, (0, SOME_COPIES - 2), &outcomes))
    }

    /// For each state the outcomes with copies of a heap: bit `k` is whether it is lost with `k`.
    fn outcomes(
        &self,
        own: &[usize],
        code: &Code,
        interrupt: &Interrupt,
    ) -> Result<Vec<u32>, Unsolved> {
        let moves: Vec<_> = self
            .letters
            .iter()
            .map(|&heap| self.moves(code, heap))
            .collect();
        // What a move in one of the copies leaves of it, and where the others lead.
        let mut options = Vec::new();
        for &state in &self.by_weight {
            interrupt.check()?;
            let own: Vec<usize> = own.iter().map(|&moved| self.times(state, moved)).collect();
            options.push((own, self.options(state, &moves)));
        }
        let mut lost: Vec<u32> = self.lost.iter().map(|&lost| lost.into()).collect();
        for copies in 1..LEVELS {
            for (&state, (own, others)) in self.by_weight.iter().zip(&options) {
                let is_lost = |state: &usize, copies: usize| lost[*state] >> copies & 1 > 0;
                let wins = own.iter().any(|state| is_lost(state, copies - 1))
                    || others.iter().any(|state| is_lost(state, copies));
                lost[state] |= u32::from(!wins) << copies;
            }
        }
        Ok(lost)
    }

    /// Sums of states and fewer than `copies` of a heap. So many copies are a state and fewer.
    fn with_copies(
        &self,
        heap: usize,
        copies: usize,
        (other, fewer): (usize, usize),
        outcomes: &[u32],
    ) -> Self {
        let (states, letter) = (self.next.len(), self.letters.len());
        let mut all = Self {
            letters: [&self.letters[..], &[heap]].concat(),
            spelling: [&self.spelling[..], &[vec![letter]]].concat(),
            next: Vec::new(),
            lost: Vec::new(),
            words: Vec::new(),
            by_weight: (0..states * copies).collect(),
        };
        for count in 0..copies {
            for (state, outcomes) in outcomes.iter().enumerate() {
                let moved = self.next[state].iter().map(|&next| next + count * states);
                let one_more = if count + 1 < copies {
                    (count + 1) * states + state
                } else {
                    fewer * states + self.times(other, state)
                };
                all.next.push(moved.chain([one_more]).collect());
                all.lost.push(outcomes >> count & 1 > 0);
                all.words
                    .push([&self.words[state][..], &vec![letter; count]].concat());
            }
        }
        let weigh = |&letter: &usize| weight(all.letters[letter]);
        let weights: Vec<usize> = all
            .words
            .iter()
            .map(|word| word.iter().map(weigh).sum())
            .collect();
        all.by_weight.sort_by_key(|&state| weights[state]);
        all
    }

    /// The heaps of a sum that its lightest equal does without.
    pub(super) fn replaced(&self, sizes: &[usize]) -> Vec<usize> {
        let add = |state, &size: &usize| self.walk(state, &self.spelling[size]);
        let state = sizes.iter().fold(0, add);
        let mut rest = sizes.to_vec();
        for &letter in &self.words[state] {
            let heap = self.letters[letter];
            if let Some(place) = rest.iter().position(|&size| size == heap) {
                rest.swap_remove(place);
            }
        }
        rest
    }

    /// The heaps of a lightest sum that is an element of the monoid behind the guess.
    pub(super) fn lightest(&self, monoid: &Monoid, element: usize) -> Vec<usize> {
        let heaps = |word: &Vec<usize>| -> Vec<usize> {
            word.iter().map(|&letter| self.letters[letter]).collect()
        };
        let mut sums = self.words.iter().map(heaps);
        let found = sums.find(|sum| monoid.sum(sum.iter().copied()) == element);
        found.expect("heaps generate the monoid")
    }
}

/// The numbers of copies of a heap that are looked at, from none on.
const LEVELS: usize = MOST_COPIES + COPIES_AHEAD + 1;
