//! Claims about golden pairs of matches.

use nimatron::games::Game;
use nimatron::reason::Phrase;

use super::figures::Figures;
use super::scene::{Check, Follows, Scene, holds};
use super::shapes::golden_pairs;

pub(super) fn check<R: Game>(id: &str) -> Option<Check<R>> {
    let check: Check<R> = match id {
        "theorem-golden" => golden,
        "theorem-golden-misere" => |scene, said| {
            golden(scene, said)?;
            replaced(scene)
        },
        "theorem-golden-stand-in" => |scene, said| {
            let pair = (said.number("smaller")?, said.number("larger")?);
            holds(scene.rules.is_misere() && [(0, 1), (2, 2)].contains(&pair))?;
            holds(two(scene)? == pair)?;
            are_listed(said.text("pairs")?, 2)?;
            scene.law = Some(wins);
            replaced(scene)
        },
        "golden-left" | "golden-faced" => |scene, _| {
            holds(scene.value(&scene.lost) < 0)?;
            golden_is_whole(scene)
        },
        _ => return None,
    };
    Some(check)
}

/// The two piles of the losing position, the smaller one first; an empty one if there is no other.
fn two<R: Game>(scene: &Scene<'_, R>) -> Option<(u64, u64)> {
    match *scene.sizes(&scene.lost)? {
        [one] => Some((0, one)),
        [one, other] => Some((one, other)),
        _ => None,
    }
}

/// Whether golden pairs are listed from number `first` on, without a gap.
fn are_listed(text: &str, first: usize) -> Option<()> {
    let pairs = golden_pairs(100);
    let listed: Vec<String> = text
        .split(", ")
        .map(|pair| pair.replace('\u{a0}', " "))
        .collect();
    let expected = pairs.iter().skip(first).take(listed.len());
    let expected: Vec<String> = expected
        .map(|(one, other)| format!("{one} {other}"))
        .collect();
    holds(listed.len() > 2 && listed == expected)
}

/// The number of the pair, and the list of pairs, which begins with number 0: a move may lead
/// there.
fn golden<R: Game>(scene: &mut Scene<'_, R>, said: &Phrase) -> Option<()> {
    let pair = (said.number("smaller")?, said.number("larger")?);
    let pairs = golden_pairs(pair.1);
    let at = said.count("number")?;
    holds(pairs.get(at) == Some(&pair) && two(scene)? == pair)?;
    are_listed(said.text("pairs")?, 0)?;
    scene.law = Some(if scene.rules.is_misere() {
        wins
    } else {
        pair_again
    });
    let law: Follows<R> = scene.law?;
    holds(scene.each_answered(|reply, answer, then| law(scene, *reply, *answer, then).is_some()))
}

/// Whether an answer leaves a golden pair again.
fn pair_again<R: Game>(
    scene: &Scene<'_, R>,
    _: R::Move,
    _: R::Move,
    then: &R::Position,
) -> Option<()> {
    let sizes = scene.sizes(then)?;
    let pair = match *sizes {
        [] => (0, 0),
        [one, other] => (one, other),
        _ => return None,
    };
    holds(golden_pairs(pair.1).contains(&pair))
}

fn wins<R: Game>(scene: &Scene<'_, R>, _: R::Move, _: R::Move, then: &R::Position) -> Option<()> {
    holds(scene.value(then) < 0)
}

/// Sizes and differences occur once, moves keep one of them, and from any position but a pair the
/// move that is described leads to a pair.
fn golden_is_whole<R: Game>(scene: &Scene<'_, R>) -> Option<()> {
    let mut pairs = golden_pairs(two(scene)?.1);
    if scene.rules.is_misere() {
        pairs.drain(..pairs.len().min(2));
        pairs.extend([(0, 1), (2, 2)]);
    }
    let mut sizes: Vec<u64> = pairs
        .iter()
        .flat_map(|&(one, other)| [one, other])
        .collect();
    let mut differences: Vec<u64> = pairs.iter().map(|(one, other)| other - one).collect();
    // The equal pair has its size twice.
    sizes.sort_unstable();
    differences.sort_unstable();
    let twice = sizes
        .iter()
        .zip(&sizes[1..])
        .filter(|(one, other)| one == other);
    holds(twice.count() == 1 && differences.is_sorted_by(|one, other| one < other))?;
    let pair_of = |position: &R::Position| {
        let sizes = scene.sizes(position)?;
        match *sizes {
            [] => Some((0, 0)),
            [one] => Some((0, one)),
            [one, other] => Some((one, other)),
            _ => None,
        }
    };
    let partner = |size: u64| {
        pairs.iter().find_map(|&(one, other)| match size {
            _ if size == one => Some(other),
            _ if size == other => Some(one),
            _ => None,
        })
    };
    for position in scene.below(&scene.lost) {
        if scene.rules.is_over(&position) {
            continue;
        }
        let (one, other) = pair_of(&position)?;
        let after: Option<Vec<(u64, u64)>> = scene
            .moves(&position)
            .iter()
            .map(|(_, after)| pair_of(after))
            .collect();
        let after = after?;
        let keeps = |&(left, right): &(u64, u64)| {
            right - left == other - one
                || [one, other].contains(&left)
                || [one, other].contains(&right)
        };
        holds(after.iter().all(keeps))?;
        if pairs.contains(&(one, other)) {
            holds(!after.iter().any(|pair| pairs.contains(pair)))?;
            continue;
        }
        let told = match partner(one)? {
            partner if other > partner => (one.min(partner), one.max(partner)),
            _ => *pairs
                .iter()
                .find(|(left, right)| right - left == other - one && *left < one)?,
        };
        holds(after.contains(&told))?;
    }
    Some(())
}

/// In misère play the losing positions of two piles are the golden pairs, but 0 1 and 2 2 instead
/// of 0 0 and 1 2.
fn replaced<R: Game>(scene: &Scene<'_, R>) -> Option<()> {
    for position in scene.below(&scene.lost) {
        let sizes = scene.sizes(&position)?;
        let pair = match *sizes {
            [] => (0, 0),
            [one] => (0, one),
            [one, other] => (one, other),
            _ => return None,
        };
        let is_lost = [(0, 1), (2, 2)].contains(&pair)
            || golden_pairs(pair.1)
                .get(2..)
                .is_some_and(|pairs| pairs.contains(&pair));
        holds(is_lost == (scene.value(&position) < 0))?;
    }
    Some(())
}
