//! What is said of heaps by their misère quotient: each heap is a word, and the rules that are told
//! make words shorter.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use nimatron::reason::Phrase;

use super::figures::Figures;
use super::scene::Scene;
use crate::games::plain::commas;
use crate::support::small::lists_within;

/// Single heaps up to this size, and sums up to this total, are tried out.
const SMALL: u64 = 16;

/// The letters of a word in order, each as often as it stands there: of `a2b` these are `aab`.
type Letters = Vec<char>;

/// Reads a word; 1 is the empty one.
fn read(word: &str) -> Letters {
    let is_letter = |c: char| c.is_ascii_alphabetic();
    let starts = word.char_indices().filter(|(_, c)| is_letter(*c));
    let repeated = |(at, letter)| {
        let count = word[at + 1..].split(is_letter).next().unwrap_or_default();
        let count = if count.is_empty() { "1" } else { count };
        iter::repeat_n(letter, count.parse().expect("how often it stands there"))
    };
    let mut letters: Letters = starts.clone().flat_map(repeated).collect();
    letters.sort_unstable();
    let once = letters.chunk_by(char::eq).count() == starts.count();
    assert!(once && letters.is_empty() == (word == "1"), "{word}");
    letters
}

/// Reads the word that a sum, such as `a2e = e` or `e`, is said to be.
fn read_sum(said: &str) -> Letters {
    read(said.split_once(" = ").map_or(said, |(_, word)| word))
}

fn together(one: &[char], other: &[char]) -> Letters {
    let mut letters = [one, other].concat();
    letters.sort_unstable();
    letters
}

/// What is left without a part; `None` if that is no part.
fn without(word: &[char], part: &[char]) -> Option<Letters> {
    let mut rest = word.to_vec();
    for letter in part {
        rest.remove(rest.iter().position(|other| other == letter)?);
    }
    Some(rest)
}

/// What the sentences of a reason tell.
struct Told {
    heaps: BTreeMap<u64, Letters>,
    /// What is made of longer words.
    rules: Vec<[Letters; 2]>,
    /// The words of the position and of the losing one.
    sums: [Letters; 2],
}

impl Told {
    fn by(scene: &Scene) -> Self {
        let [heaps, sum] = ["quotient-heaps", "quotient-sum"]
            .map(|id| scene.sentence(id).expect("a sentence on words"));
        let heap = |told: &String| {
            let (size, word) = told.split_once("\u{a0}=\u{a0}").expect("a size and a word");
            (size.parse().expect("a size"), read(word))
        };
        let rule = |told: &String| {
            let (long, short) = told.split_once('=').expect("two words");
            [long, short].map(read)
        };
        Self {
            heaps: heaps.texts("heaps").iter().map(heap).collect(),
            rules: sum.texts("rules").iter().map(rule).collect(),
            sums: ["before", "after"].map(|name| read_sum(sum.text(name))),
        }
    }

    /// The heaps that are tried out.
    fn small(&self) -> impl Iterator<Item = (u64, &Letters)> + Clone {
        let small = self.heaps.range(..=SMALL);
        small.map(|(&size, word)| (size, word))
    }

    /// The letters of some heaps together; `None` if one of them was not told.
    fn letters(&self, sizes: &[u64]) -> Option<Letters> {
        let mut words = sizes.iter().map(|size| self.heaps.get(size));
        words.try_fold(Letters::new(), |all, word| Some(together(&all, word?)))
    }

    /// Makes a word shorter by the rules.
    fn shortened(&self, word: Letters) -> Letters {
        let shorter = |word: &Letters| {
            let mut rules = self.rules.iter();
            rules.find_map(|[long, short]| Some(together(&without(word, long)?, short)))
        };
        let steps = iter::successors(Some(word), shorter);
        steps.take(1_000).last().expect("at least the word")
    }
}

/// The value of heaps of these sizes.
fn value(scene: &Scene, sizes: &[u64]) -> i64 {
    scene.tree.node(&commas(sizes)).value
}

/// Heaps before and after the move have words, perhaps all others too, and these repeat. Heaps with
/// the same word play alike, one with the empty word like none.
pub(super) fn heaps(scene: &Scene, said: &Phrase) -> bool {
    let told = Told::by(scene);
    let sizes = [scene.position.sizes(), scene.lost.sizes()].concat();
    let (from, length) = (said.number("from"), said.number("length"));
    let is_meant = |size: &u64| sizes.contains(size) || *size < from + length;
    let empty = Letters::new();
    let small = told.small().chain([(0, &empty)]);
    let plays_as = |one: u64, other: u64| value(scene, &[one]) == value(scene, &[other]);
    let plays_alike = |(one, word): (u64, &Letters)| {
        let mut same = small.clone().filter(|(_, other)| *other == word);
        same.all(|(other, _)| plays_as(one, other))
    };
    let mut tried = (from..).take_while(|size| size + length <= SMALL);
    told.heaps.keys().all(is_meant)
        && (said.is("more") || told.letters(&sizes).is_some())
        && said.is("empty") == told.heaps.values().any(Vec::is_empty)
        && small.clone().all(plays_alike)
        && (length == 0 || tried.all(|size| plays_as(size, size + length)))
}

/// The letters of the heaps together, and what they become by the rules that are told. Letters of
/// heaps that were not told are believed.
pub(super) fn sums(scene: &Scene, said: &Phrase) -> bool {
    let told = Told::by(scene);
    let is_right = |name: &str, sizes: &[u64]| {
        let letters = read(said.text(name).split(" = ").next().unwrap_or_default());
        let expected = told.letters(sizes).unwrap_or_else(|| letters.clone());
        letters == expected && told.shortened(letters) == read_sum(said.text(name))
    };
    let theorem = scene.sentence("theorem-quotient");
    said.is("shortened") != told.rules.is_empty()
        && is_right("before", &scene.position.sizes())
        && is_right("after", &scene.lost.sizes())
        && theorem.is_some_and(|theorem| read(theorem.text("word")) == told.sums[1])
}

/// Holds the lost words against the rules of the game: the word of the position, that of each
/// single heap, and what small sums become by the rules that were told.
pub(super) fn lost_words(scene: &Scene, said: &Phrase) -> bool {
    let told = Told::by(scene);
    let lost: BTreeSet<Letters> = said.texts("words").iter().map(|word| read(word)).collect();
    let [position, left] = &told.sums;
    let is_right = |(size, word)| lost.contains(word) == (value(scene, &[size]) < 0);
    // Rules that were not told may make another word shorter.
    let may_be = |sizes: &Vec<u64>| {
        let letters = told.letters(sizes).expect("heaps that were told");
        !lost.contains(&told.shortened(letters)) || value(scene, sizes) < 0
    };
    let small_sums = lists_within(told.small().map(|(size, _)| size), 3, SMALL);
    let count = said.count("count");
    count == said.texts("words").len()
        && count == lost.len()
        && count < said.count("order")
        && said.number("more") == 0
        && lost.contains(left)
        && lost.contains(position) == (scene.position.value < 0)
        && told.small().all(is_right)
        && small_sums.iter().all(may_be)
}
