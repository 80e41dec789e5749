//! The elements of a monoid as words, and the rules by which words become shorter.

use std::collections::BTreeMap;

use super::monoid::Monoid;

/// How many times each letter stands in a word. Letters may change places.
pub(super) type Letters = Vec<usize>;

/// The letters that there are, as many as elements at most.
const ALPHABET: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The elements of a monoid as words. Each is called by its shortest word, of several by that with
/// most of the first letters. If a letter is added to two words, their order stays: so every part
/// of such a word is such a word, and the rules below lead from any word to it.
pub(super) struct Wording {
    /// The element that each letter is.
    letters: Vec<usize>,
    /// The word of each element.
    words: Vec<Letters>,
    /// The elements from the shortest word on.
    pub order: Vec<usize>,
    /// Words that become shorter, or at least earlier, each with the element that it is. No part
    /// of one is another.
    rules: Vec<(Letters, usize)>,
}

impl Wording {
    /// `None` if there are not enough letters.
    pub(super) fn of(monoid: &Monoid) -> Option<Self> {
        let letters = letters(monoid);
        if letters.len() > ALPHABET.len() {
            return None;
        }
        let mut wording = Self {
            words: vec![Letters::new(); monoid.order],
            order: Vec::new(),
            rules: Vec::new(),
            letters,
        };
        wording.find_words(monoid);
        Some(wording)
    }

    /// Looks at words from the shortest on. One that has no rule in it is new, or a rule.
    fn find_words(&mut self, monoid: &Monoid) {
        let none = vec![0; self.letters.len()];
        let key = |word: &Letters| {
            let first = word
                .iter()
                .map(|&count| usize::MAX - count)
                .collect::<Vec<_>>();
            (word.iter().sum::<usize>(), first)
        };
        let mut open = BTreeMap::from([(key(&none), (none, 0))]);
        let mut is_named = vec![false; monoid.order];
        while let Some((_, (word, element))) = open.pop_first() {
            if self.rules.iter().any(|(rule, _)| is_part(rule, &word)) {
                continue;
            }
            if std::mem::replace(&mut is_named[element], true) {
                self.rules.push((word, element));
                continue;
            }
            for (letter, &other) in self.letters.iter().enumerate() {
                let mut longer = word.clone();
                longer[letter] += 1;
                open.insert(key(&longer), (longer, monoid.times(element, other)));
            }
            self.words[element] = word;
            self.order.push(element);
        }
    }

    /// The word of an element: letters, each with how many times it stands if that is not once.
    pub(super) fn word(&self, element: usize) -> String {
        written(&self.words[element])
    }

    /// The rules as equations.
    pub(super) fn rules(&self) -> Vec<String> {
        self.rules.iter().map(|rule| self.equation(rule)).collect()
    }

    fn equation(&self, (word, element): &(Letters, usize)) -> String {
        format!("{}={}", written(word), self.word(*element))
    }

    /// The letters of some elements together, before anything is made shorter.
    pub(super) fn together(&self, elements: impl IntoIterator<Item = usize>) -> Letters {
        let mut all = vec![0; self.letters.len()];
        for element in elements {
            add(&mut all, &self.words[element]);
        }
        all
    }

    /// The rules that make some letters a word, each once.
    pub(super) fn rules_used(&self, sums: &[&Letters]) -> Vec<String> {
        let mut used = Vec::new();
        for &sum in sums {
            let mut letters = sum.clone();
            while let Some(rule) = self.rules.iter().find(|(part, _)| is_part(part, &letters)) {
                let (part, element) = rule;
                letters
                    .iter_mut()
                    .zip(part)
                    .for_each(|(all, count)| *all -= count);
                add(&mut letters, &self.words[*element]);
                used.push(self.equation(rule));
            }
        }
        used.sort_unstable();
        used.dedup();
        used
    }
}

fn add(all: &mut Letters, letters: &Letters) {
    all.iter_mut()
        .zip(letters)
        .for_each(|(all, count)| *all += count);
}

/// The elements of the heaps that are no sum of smaller ones.
fn letters(monoid: &Monoid) -> Vec<usize> {
    let heaps = monoid.generators(|_| false).into_iter();
    heaps.map(|size| monoid.heap(size)).collect()
}

fn is_part(part: &Letters, word: &Letters) -> bool {
    part.iter().zip(word).all(|(part, all)| part <= all)
}

/// Writes a word; the empty one is 1.
pub(super) fn written(word: &Letters) -> String {
    let letters = ALPHABET.iter().zip(word).map(|(&letter, &count)| {
        let letter = char::from(letter);
        match count {
            0 => String::new(),
            1 => letter.to_string(),
            _ => format!("{letter}{count}"),
        }
    });
    let word: String = letters.collect();
    if word.is_empty() {
        "1".to_owned()
    } else {
        word
    }
}
