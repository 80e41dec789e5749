//! Claims about all losing positions from one on.

use std::collections::BTreeSet;

use nimatron::games::Game;

use super::boards::{bar, turned};
use super::scene::{Pattern, Scene, holds};
use super::template::number;

pub(super) fn patterns<R: Game>() -> Vec<Pattern<R>> {
    let pattern = Pattern::new;
    vec![
        pattern(
            "certificate",
            "It leaves {}. Of {} and the positions reachable from it, these {} are losing ({*}): {*}.",
            |scene, found| {
                holds(scene.best.is_some() && found[0] == found[1])?;
                listed(scene, found[0], number(found[2])?, found[3], found[4])
            },
        ),
        pattern(
            "certificate",
            "It leaves {}. Of {} and the positions reachable from it, only {} itself is losing ({*}): {*}.",
            |scene, found| {
                holds(scene.best.is_some() && found[0] == found[1] && found[0] == found[2])?;
                listed(scene, found[0], 1, found[3], found[4])
            },
        ),
        pattern(
            "certificate",
            "Of {} and the positions reachable from it, these {} are losing ({*}): {*}.",
            |scene, found| {
                holds(scene.best.is_none())?;
                listed(scene, found[0], number(found[1])?, found[2], found[3])
            },
        ),
        pattern(
            "certificate",
            "Of {} and the positions reachable from it, only {} itself is losing ({*}): {*}.",
            |scene, found| {
                holds(scene.best.is_none() && found[0] == found[1])?;
                listed(scene, found[0], 1, found[2], found[3])
            },
        ),
        pattern(
            "certificate proves",
            "No move leads from one of them to another; from every other position that can arise a move leads to one of them.",
            |scene, _| proves(scene, false),
        ),
        pattern(
            "certificate proves",
            "No move leads from one of them to another; from every other position that can arise, unless the game is over, a move leads to one of \
             them.",
            |scene, _| proves(scene, true),
        ),
        pattern(
            "certificate proves",
            "From every other position that can arise a move leads to it.",
            |scene, _| proves(scene, false),
        ),
        pattern(
            "certificate proves",
            "From every other position that can arise, unless the game is over, a move leads to it.",
            |scene, _| proves(scene, true),
        ),
        pattern(
            "certificate counts",
            "It leaves {}. Of {} and the positions reachable from it, {} are losing ({*}).",
            |scene, found| {
                holds(scene.best.is_some() && found[0] == found[1])?;
                counted(scene, found[0], number(found[2])?)?;
                is_listed_by(scene, found[3])
            },
        ),
        pattern(
            "certificate counts",
            "Of the positions reachable from {}, {} are losing ({*}).",
            |scene, found| {
                holds(scene.best.is_none())?;
                counted(scene, found[0], number::<usize>(found[1])? + 1)?;
                is_listed_by(scene, found[2])
            },
        ),
        pattern(
            "by heart",
            "Or learn by heart the losing positions that can arise ({} in all; --card lists them all).",
            |scene, found| {
                let count = number::<usize>(found[0])?;
                holds(count <= 200 && on_card(scene)? == count)
            },
        ),
    ]
}

/// Where some heaps cannot be changed.
const LIVE: &str = "heaps in any order; those that no move can change are left out";

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
        "piles in any order" | "rows in any order" | "heaps in any order" => {
            Some(format!("{:?}", scene.sizes(position)?))
        }
        LIVE => {
            let live = scene.sizes(position)?.into_iter();
            let live = live.filter(|&size| is_live(scene, size));
            Some(format!("{:?}", live.collect::<Vec<_>>()))
        }
        "also with rows and columns exchanged" => {
            let bar = bar(&scene.text(position))?;
            Some(format!("{:?}", turned(&bar).max(bar)))
        }
        _ => None,
    }
}

/// Which positions are alike, by the game.
fn alike<R: Game>(scene: &Scene<'_, R>) -> &'static str {
    match scene.rules.name() {
        "kayles" => "rows in any order",
        "octal" | "take" | "half" | "grundy" if has_dead(scene) => LIVE,
        "octal" | "take" | "half" | "grundy" => "heaps in any order",
        "chomp" => "also with rows and columns exchanged",
        _ => "piles in any order",
    }
}

/// The losing positions from the one that the reason speaks of.
fn losing<R: Game>(scene: &Scene<'_, R>) -> Option<BTreeSet<String>> {
    let below = scene.below(&scene.lost).into_iter();
    let lost = below.filter(|position| scene.value(position) < 0);
    lost.map(|position| canonical(scene, &position, alike(scene)))
        .collect()
}

fn listed<R: Game>(
    scene: &mut Scene<'_, R>,
    from: &str,
    count: usize,
    said: &str,
    list: &str,
) -> Option<()> {
    holds(scene.is_text(&scene.lost, from) && said == alike(scene))?;
    let positions = list
        .split("; ")
        .map(|text| scene.rules.read_position(text).ok());
    let listed: Option<Vec<String>> = positions
        .map(|position| canonical(scene, &position?, said))
        .collect();
    scene.listed = listed?;
    let distinct: BTreeSet<String> = scene.listed.iter().cloned().collect();
    holds(scene.listed.len() == count && distinct.len() == count && distinct == losing(scene)?)
}

/// No move leads from one listed position to another; from every other position a move leads to
/// one, unless the game is over there, which is not to be said in vain.
fn proves<R: Game>(scene: &mut Scene<'_, R>, unless_over: bool) -> Option<()> {
    let mut spared = false;
    for position in scene.below(&scene.lost) {
        let is_listed = |position: &R::Position| {
            canonical(scene, position, alike(scene))
                .is_some_and(|text| scene.listed.contains(&text))
        };
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
    let card: Option<BTreeSet<String>> = lost
        .map(|position| canonical(scene, &position, alike(scene)))
        .collect();
    Some(card?.len())
}

/// The card shows no more than 200 losing positions; with --json it lists any number.
fn is_listed_by<R: Game>(scene: &mut Scene<'_, R>, how: &str) -> Option<()> {
    match how {
        "--card lists them all" => holds(on_card(scene)? <= 200),
        "solve --card --json lists them all" => Some(()),
        _ => None,
    }
}

fn counted<R: Game>(scene: &mut Scene<'_, R>, from: &str, count: usize) -> Option<()> {
    holds(scene.is_text(&scene.lost, from) && losing(scene)?.len() == count)
}
