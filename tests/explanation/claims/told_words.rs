//! Words that a reason tells of heaps in misère play: their letters, and how the rules that are
//! told make them shorter.

use std::collections::BTreeMap;

/// Single heaps up to this size, and sums up to this total, are tried out.
pub(super) const SMALL: u64 = 16;

/// The words that a reason has told.
#[derive(Default)]
pub(super) struct ToldWords {
    /// The lost word that the reason begins with.
    pub(super) lost: Letters,
    pub(super) heaps: BTreeMap<u64, Letters>,
    /// Whether there are more heaps than were told.
    pub(super) is_cut: bool,
    rules: Vec<[Letters; 2]>,
    /// The word of the position.
    pub(super) position: Letters,
}

/// How often each letter stands in a word.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Letters(BTreeMap<char, u64>);

impl Letters {
    /// Reads a word such as `a2b`; 1 is the empty one.
    pub(super) fn read(word: &str) -> Option<Self> {
        let mut letters = Self::default();
        if word == "1" {
            return Some(letters);
        }
        let mut rest = word;
        while let Some(letter) = rest.chars().next() {
            letter.is_ascii_alphabetic().then_some(())?;
            rest = &rest[1..];
            let end = rest.find(|c: char| !c.is_ascii_digit());
            let (digits, after) = rest.split_at(end.unwrap_or(rest.len()));
            let count = if digits.is_empty() {
                1
            } else {
                digits.parse().ok()?
            };
            // A letter stands once in a word, with how often that is.
            let is_new = count > 0 && letters.0.insert(letter, count).is_none();
            is_new.then_some(())?;
            rest = after;
        }
        Some(letters)
    }

    fn plus(&self, other: &Self) -> Self {
        let mut sum = self.clone();
        for (&letter, count) in &other.0 {
            *sum.0.entry(letter).or_default() += count;
        }
        sum
    }

    /// What is left without a part; `None` if that is no part.
    fn without(&self, part: &Self) -> Option<Self> {
        let mut rest = self.clone();
        for (letter, count) in &part.0 {
            let left = rest.0.get(letter)?.checked_sub(*count)?;
            rest.0.insert(*letter, left);
        }
        rest.0.retain(|_, count| *count > 0);
        Some(rest)
    }
}

impl ToldWords {
    /// The letters of some heaps together; `None` if one of them was not told.
    pub(super) fn together(&self, sizes: &[u64]) -> Option<Letters> {
        let mut words = sizes.iter().map(|size| self.heaps.get(size));
        words.try_fold(Letters::default(), |all, word| Some(all.plus(word?)))
    }

    /// Makes a word shorter by the rules that were told.
    pub(super) fn shortened(&self, word: &Letters) -> Letters {
        let shorter = |word: &Letters| {
            let mut rules = self.rules.iter();
            rules.find_map(|[long, short]| Some(word.without(long)?.plus(short)))
        };
        let steps = std::iter::successors(Some(word.clone()), shorter);
        steps.take(1_000).last().expect("at least the word")
    }

    /// Whether what was said of a sum, `a2e = e` or `e` alone, is right of these heaps; its word.
    pub(super) fn sum(&self, said: &str, sizes: &[u64]) -> Option<Letters> {
        let (together, word) = said.split_once(" = ").unwrap_or((said, said));
        let [together, word] = [together, word].map(Letters::read);
        let (together, word) = (together?, word?);
        match self.together(sizes) {
            Some(all) if all != together => return None,
            None if !self.is_cut => return None,
            _ => {}
        }
        Some(word).filter(|word| self.shortened(&together) == *word)
    }

    /// Reads rules such as `a2=1`.
    pub(super) fn read_rules(&mut self, rules: &[String]) -> Option<()> {
        for rule in rules {
            let (long, short) = rule.split_once('=')?;
            let [long, short] = [long, short].map(Letters::read);
            self.rules.push([long?, short?]);
        }
        Some(())
    }

    /// The sums of at most three heaps that were told, and small.
    pub(super) fn small_sums(&self) -> Vec<Vec<u64>> {
        let mut all = vec![vec![]];
        for _ in 0..3 {
            for sum in all.clone() {
                let least = sum.last().copied().unwrap_or(0);
                for &size in self.heaps.range(least..).map(|(size, _)| size) {
                    let longer = [&sum[..], &[size]].concat();
                    if longer.iter().sum::<u64>() <= SMALL && !all.contains(&longer) {
                        all.push(longer);
                    }
                }
            }
        }
        all.retain(|sum| !sum.is_empty());
        all
    }
}
