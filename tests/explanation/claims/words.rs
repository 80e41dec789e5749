//! What is said of heaps by their misère quotient: each heap is a word.

use std::collections::BTreeSet;

use nimatron::games::Game;
use nimatron::reason::Phrase;

use super::figures::Figures;
use super::scene::{Check, Scene, holds};

pub(super) fn check<R: Game>(id: &str) -> Option<Check<R>> {
    let check: Check<R> = match id {
        "theorem-quotient" => |scene, said| {
            said.text("word")?.clone_into(&mut scene.word);
            is_lost(scene)
        },
        "quotient-heaps" => heaps,
        "quotient-sum" => |scene, said| {
            let side = if scene.best.is_some() {
                "after"
            } else {
                "before"
            };
            let word = said.text(side)?.rsplit(" = ").next()?.to_owned();
            let has_rules = said.texts("rules").is_some_and(|rules| !rules.is_empty());
            holds(word == scene.word && said.is("shortened") == has_rules)
        },
        "quotient-lost" => |scene, said| {
            let lost = said.texts("words")?;
            let distinct: BTreeSet<&String> = lost.iter().collect();
            let all = lost.len() as u64 + said.number("more")?;
            holds(distinct.len() == lost.len() && said.number("count") == Some(all))?;
            holds(all < said.number("order")? && all <= 40)?;
            holds(lost.contains(&scene.word))
        },
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

/// Single heaps up to this size are tried out in misère play.
const SMALL: u64 = 16;

/// Heaps before and after the move have words, and these repeat.
fn heaps<R: Game>(scene: &mut Scene<'_, R>, said: &Phrase) -> Option<()> {
    let (before, after) = (scene.sizes(scene.position)?, scene.sizes(&scene.lost)?);
    let mut told = said.texts("heaps")?.iter();
    holds(told.all(|told| {
        let (size, _) = told.split_once('\u{a0}').unwrap_or_default();
        let size = size.parse().unwrap_or(0);
        before.contains(&size) || after.contains(&size)
    }))?;
    let (from, length) = (said.number("from")?, said.number("length")?);
    let value = |size: u64| {
        let heap = scene.rules.read_position(&size.to_string()).ok()?;
        Some(scene.value(&heap))
    };
    let mut tried = (from..).take_while(|size| size + length <= SMALL);
    holds(length == 0 || tried.all(|size| value(size) == value(size + length)))
}
