//! What is said of heaps by their misère quotient: each heap is a word.

use nimatron::games::Game;
use nimatron::reason::Phrase;

use super::figures::Figures;
use super::scene::{Check, Scene, holds};
use super::told_words::{Letters, SMALL};

pub(super) fn check<R: Game>(id: &str) -> Option<Check<R>> {
    let check: Check<R> = match id {
        "theorem-quotient" => |scene, said| {
            scene.words.lost = Letters::read(said.text("word")?)?;
            is_lost(scene)
        },
        "quotient-heaps" => heaps,
        "quotient-sum" => sums,
        "quotient-lost" => lost_words,
        "quotient-always" => |scene, _| {
            let left = scene.moves(&scene.lost).into_iter();
            let mut values = left.map(|(_, left)| scene.value(&left));
            holds(scene.rules.is_misere() && values.all(|value| value == 1))?;
            is_lost(scene)
        },
        _ => return None,
    };
    Some(check)
}

/// Whether the player to move from the position that is said to be lost loses.
fn is_lost<R: Game>(scene: &Scene<'_, R>) -> Option<()> {
    holds(scene.value(&scene.lost) == -1)
}

/// Heaps before and after the move have words, perhaps all others too, and these repeat. Heaps with
/// the same word play alike, one with the empty word like none.
fn heaps<R: Game>(scene: &mut Scene<'_, R>, said: &Phrase) -> Option<()> {
    let [before, after] = [scene.position, &scene.lost].map(|at| scene.sizes(at));
    let sizes = [before?, after?].concat();
    scene.words.is_cut = said.is("more");
    for told in said.texts("heaps")? {
        let (size, word) = told.split_once("\u{a0}=\u{a0}")?;
        let (size, word) = (size.parse().ok()?, Letters::read(word)?);
        scene.words.heaps.insert(size, word);
    }
    let told = &scene.words.heaps;
    let (from, length) = (said.number("from")?, said.number("length")?);
    let is_meant = |size: &u64| sizes.contains(size) || *size < from + length;
    holds(told.keys().all(is_meant))?;
    holds(scene.words.is_cut || sizes.iter().all(|size| told.contains_key(size)))?;
    let empty = Letters::read("1")?;
    holds(said.is("empty") == told.values().any(|word| *word == empty))?;
    let small = told.iter().filter(|(size, _)| **size <= SMALL);
    let mut small: Vec<_> = small
        .map(|(size, word)| (vec![*size], word.clone()))
        .collect();
    small.push((vec![0], empty));
    for (one, word) in &small {
        for (other, _) in small.iter().filter(|(_, same)| same == word) {
            holds(value(scene, one) == value(scene, other))?;
        }
    }
    let mut tried = (from..).take_while(|size| size + length <= SMALL);
    holds(length == 0 || tried.all(|size| value(scene, &[size]) == value(scene, &[size + length])))
}

/// The letters of the heaps together, and what they become by the rules that are told.
fn sums<R: Game>(scene: &mut Scene<'_, R>, said: &Phrase) -> Option<()> {
    let rules = said.texts("rules")?;
    holds(said.is("shortened") != rules.is_empty())?;
    scene.words.read_rules(rules)?;
    let sizes = scene.sizes(scene.position)?;
    scene.words.position = scene.words.sum(said.text("before")?, &sizes)?;
    let left = scene.sizes(&scene.lost)?;
    holds(scene.words.sum(said.text("after")?, &left)? == scene.words.lost)
}

/// Holds the lost words against the rules of the game: the word of the position, that of each
/// single heap, and what small sums become by the rules that were told.
fn lost_words<R: Game>(scene: &mut Scene<'_, R>, said: &Phrase) -> Option<()> {
    let words = said.texts("words")?.iter();
    let lost: Vec<Letters> = words
        .map(|word| Letters::read(word))
        .collect::<Option<_>>()?;
    let is_distinct = (1..)
        .zip(&lost)
        .all(|(next, word)| !lost[next..].contains(word));
    holds(is_distinct && said.number("more") == Some(0))?;
    let count = lost.len() as u64;
    holds(said.number("count") == Some(count) && count < said.number("order")?)?;
    let told = &scene.words;
    holds(lost.contains(&told.lost))?;
    holds(lost.contains(&told.position) == (scene.value(scene.position) < 0))?;
    for (&size, word) in told.heaps.iter().filter(|(size, _)| **size <= SMALL) {
        holds(lost.contains(word) == (value(scene, &[size])? < 0))?;
    }
    for sizes in told.small_sums() {
        // Rules that were not told may make another word shorter.
        if lost.contains(&told.shortened(&told.together(&sizes)?)) {
            holds(value(scene, &sizes)? < 0)?;
        }
    }
    Some(())
}

/// The value of heaps of these sizes.
fn value<R: Game>(scene: &Scene<'_, R>, sizes: &[u64]) -> Option<i64> {
    let text: Vec<String> = sizes.iter().map(u64::to_string).collect();
    let heaps = scene.rules.read_position(&text.join(",")).ok()?;
    Some(scene.value(&heaps))
}
