//! Random inputs, and legal ones with a few random changes.

use nimatron::games::{Accepts, Game, Value, Variant};
use nimatron::inference::{GameKind, Visitor};
use nimatron::players::Chance;
use rand::RngExt;

use crate::support::small::{listed, samples};

/// What a change may insert: what positions and moves are written with, and what has no place in
/// them.
const LETTERS: &str = "0123456789,:+-x./#ab z\t\u{0}\"%=é\u{200b}\u{feff}\u{202e}∞½";

/// What a change may insert where a larger number would be a lawful request for hours of work.
const NO_DIGITS: &str = ",:+-x./#ab z\t\"%=é\u{200b}\u{feff}∞½";

/// One of some items.
pub(super) fn one_of<'a, T: ?Sized>(chance: &mut Chance, items: &[&'a T]) -> &'a T {
    items[chance.random_range(0..items.len())]
}

/// One letter of a text.
fn letter(chance: &mut Chance, letters: &str) -> char {
    let index = chance.random_range(0..letters.chars().count());
    letters.chars().nth(index).expect("a letter")
}

/// The text with up to four letters inserted, removed, doubled or exchanged.
fn changed_by(chance: &mut Chance, text: &str, letters: &str) -> String {
    let mut changed: Vec<char> = text.chars().collect();
    for _ in 0..chance.random_range(1..=4) {
        let place = chance.random_range(0..=changed.len());
        match chance.random_range(0..5) {
            0 if place < changed.len() => drop(changed.remove(place)),
            1 if place + 1 < changed.len() => changed.swap(place, place + 1),
            2 if place < changed.len() && letters == LETTERS => {
                changed.insert(place, changed[place]);
            }
            3 => changed.truncate(place.max(1)),
            _ => changed.insert(place, letter(chance, letters)),
        }
    }
    changed.into_iter().collect()
}

/// The text with up to four random changes.
pub(super) fn changed(chance: &mut Chance, text: &str) -> String {
    changed_by(chance, text, LETTERS)
}

/// The text with up to four random changes, none of which adds a digit.
pub(super) fn changed_without_digits(chance: &mut Chance, text: &str) -> String {
    changed_by(chance, text, NO_DIGITS)
}

/// The bytes with up to four of them changed, inserted or removed, or with the end cut off.
pub(super) fn changed_bytes(chance: &mut Chance, bytes: &[u8]) -> Vec<u8> {
    let mut changed = bytes.to_vec();
    for _ in 0..chance.random_range(1..=4) {
        let place = chance.random_range(0..=changed.len());
        match chance.random_range(0..4) {
            0 if place < changed.len() => drop(changed.remove(place)),
            1 if place < changed.len() => changed[place] = chance.random(),
            2 if chance.random_range(0..8) == 0 => changed.truncate(place),
            _ => changed.insert(place, letter(chance, "0123456789-.,:{}[]\"e\\") as u8),
        }
    }
    changed
}

/// Any game.
pub(super) fn game(chance: &mut Chance) -> GameKind {
    let all: Vec<GameKind> = GameKind::all().collect();
    all[chance.random_range(0..all.len())]
}

/// A variant of a game, with each option as usual or at a random value.
pub(super) fn variant(chance: &mut Chance, kind: GameKind) -> Variant {
    let about = kind.about();
    let mut variant = Variant {
        misere: about.misere_rules.is_some() && chance.random(),
        ..Variant::default()
    };
    for option in about.options {
        if chance.random() {
            let value = match &option.accepts {
                Accepts::Number { bounds, .. } => {
                    Value::Number(chance.random_range(*bounds.start()..=12))
                }
                Accepts::Text { .. } => {
                    let mut samples = samples(option);
                    samples.swap_remove(chance.random_range(0..samples.len()))
                }
            };
            if variant.values.get(option).is_none() {
                variant.values = variant.values.with(option, value);
            }
        }
    }
    variant
}

/// One of the small positions of a game.
pub(super) fn position(chance: &mut Chance, kind: GameKind) -> String {
    let mut all = listed(kind.name()).unwrap_or_else(|| vec![kind.about().example.to_owned()]);
    all.swap_remove(chance.random_range(0..all.len()))
}

/// Writes a random legal move of a position, if it has one.
struct AMove<'a> {
    chance: &'a mut Chance,
    position: &'a str,
}

impl Visitor for AMove<'_> {
    type Output = Option<String>;

    fn visit<R: Game>(self, rules: R) -> Option<String> {
        let position = rules.read_position(self.position).ok()?;
        let count = rules.move_count(&position);
        let index = (count > 0).then(|| self.chance.random_range(0..count))?;
        Some(rules.write_move(rules.nth_move(&position, index)))
    }
}

/// A legal move of a position, if it has one.
pub(super) fn a_move(chance: &mut Chance, kind: GameKind, position: &str) -> Option<String> {
    kind.visit(&Variant::default(), AMove { chance, position })
}
