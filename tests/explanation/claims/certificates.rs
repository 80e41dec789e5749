//! Claims about all losing positions from one on.

use std::collections::BTreeSet;

use nimatron::games::Game;
use nimatron::reason::Certificate;

use super::boards::{bar, turned};
use super::scene::{Scene, holds};
use super::standing::Claims;

/// How many losing positions there are, what they are, and how many are on the card.
pub(super) fn check<R: Game>(scene: &mut Scene<'_, R>, told: Option<&Certificate>) -> Claims {
    let Some(told) = told else { return Vec::new() };
    let mut claims: Claims = Vec::new();
    if told.lost.is_empty() {
        let count = losing(scene).map(|losing| losing.len());
        claims.push(("certificate counts", holds(count == Some(told.count))));
    } else {
        claims.push(("certificate", listed(scene, told)));
        claims.push(("certificate proves", proves(scene, told.spares_end)));
    }
    let card = told.card.map(|card| holds(on_card(scene) == Some(card)));
    claims.extend(card.map(|claim| ("card", claim)));
    claims
}

/// Whether no move can change heaps of some size.
pub(super) fn has_dead<R: Game>(scene: &Scene<'_, R>) -> bool {
    (1..=40).any(|size| !is_live(scene, size))
}

/// Whether a move can change a heap.
pub(super) fn is_live<R: Game>(scene: &Scene<'_, R>, size: u64) -> bool {
    let heap = scene.rules.read_position(&size.to_string());
    heap.is_ok_and(|heap| !scene.moves(&heap).is_empty())
}

/// One text for all positions that are alike: the same piles, rows or mirrored bars.
fn canonical<R: Game>(scene: &Scene<'_, R>, position: &R::Position, alike: &str) -> Option<String> {
    match alike {
        "alike-piles" | "alike-rows" | "alike-heaps" | "alike-nimble" => {
            Some(format!("{:?}", scene.sizes(position)?))
        }
        "alike-live-heaps" => {
            let live = scene.sizes(position)?.into_iter();
            let live = live.filter(|&size| is_live(scene, size));
            Some(format!("{:?}", live.collect::<Vec<_>>()))
        }
        "alike-bars" => {
            let bar = bar(&scene.text(position))?;
            Some(format!("{:?}", turned(&bar).max(bar)))
        }
        _ => None,
    }
}

/// Which positions are alike, by the game.
pub(super) fn alike<R: Game>(scene: &Scene<'_, R>) -> &'static str {
    match scene.rules.name() {
        "cram" => "alike-boards",
        "kayles" => "alike-rows",
        "octal" | "take" | "half" | "grundy" if has_dead(scene) => "alike-live-heaps",
        "octal" | "take" | "half" | "grundy" => "alike-heaps",
        "chomp" => "alike-bars",
        "nimble" => "alike-nimble",
        _ => "alike-piles",
    }
}

/// The losing positions from the one that the reason speaks of.
fn losing<R: Game>(scene: &Scene<'_, R>) -> Option<BTreeSet<String>> {
    let below = scene.below(&scene.lost).into_iter();
    let lost = below.filter(|position| scene.value(position) < 0);
    let alike = alike(scene);
    lost.map(|position| canonical(scene, &position, alike))
        .collect()
}

/// These are the losing positions, each once.
fn listed<R: Game>(scene: &mut Scene<'_, R>, told: &Certificate) -> Option<()> {
    let said = alike(scene);
    holds(told.alike.as_ref().map(|alike| alike.id) == Some(said))?;
    let positions = told
        .lost
        .iter()
        .map(|text| scene.rules.read_position(text).ok());
    let listed: Option<Vec<String>> = positions
        .map(|position| canonical(scene, &position?, said))
        .collect();
    scene.listed = listed?;
    let distinct: BTreeSet<String> = scene.listed.iter().cloned().collect();
    let count = told.count;
    holds(scene.listed.len() == count && distinct.len() == count && distinct == losing(scene)?)
}

/// No move leads from one listed position to another; from every other position a move leads to
/// one, unless the game is over there, which is not to be said in vain.
fn proves<R: Game>(scene: &mut Scene<'_, R>, unless_over: bool) -> Option<()> {
    let mut spared = false;
    let alike = alike(scene);
    let is_listed = |position: &R::Position| {
        canonical(scene, position, alike).is_some_and(|text| scene.listed.contains(&text))
    };
    for position in scene.below(&scene.lost) {
        let leads = scene
            .moves(&position)
            .iter()
            .any(|(_, after)| is_listed(after));
        if scene.rules.is_over(&position) && !is_listed(&position) {
            spared = true;
            continue;
        }
        holds(leads != is_listed(&position))?;
    }
    holds(!scene.listed.is_empty() && spared == unless_over)
}

/// How many losing positions the card of the position has.
fn on_card<R: Game>(scene: &Scene<'_, R>) -> Option<usize> {
    let below = scene.below(scene.position).into_iter();
    let lost = below.filter(|position| position != scene.position && scene.value(position) < 0);
    let alike = alike(scene);
    let card: Option<BTreeSet<String>> = lost
        .map(|position| canonical(scene, &position, alike))
        .collect();
    Some(card?.len())
}
