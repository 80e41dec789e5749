//! Claims about the remainder of sticks.

use nimatron::games::Game;
use nimatron::reason::Phrase;

use super::figures::Figures;
use super::scene::{Check, Scene, holds};

pub(super) fn check<R: Game>(id: &str) -> Option<Check<R>> {
    let check: Check<R> = match id {
        "theorem-remainder-won"
        | "theorem-remainder-won-misere"
        | "theorem-remainder-lost"
        | "theorem-remainder-lost-misere" => remainder,
        _ => return None,
    };
    Some(check)
}

/// The sticks above the last one in misère play, else all.
fn above<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<u64> {
    scene.numbers(position)?[0].checked_sub(u64::from(scene.rules.is_misere()))
}

/// What is above a multiple is taken, and the answers make it one again.
fn remainder<R: Game>(scene: &mut Scene<'_, R>, said: &Phrase) -> Option<()> {
    let [sticks, all, times, round, rest, most, left] =
        ["sticks", "above", "times", "round", "rest", "most", "left"].map(|name| said.number(name));
    let (times, round, rest) = (times?, round?, rest?);
    holds(scene.numbers(scene.position)? == [sticks?] && above(scene, scene.position) == all)?;
    holds(Some(times * round + rest) == all && rest < round && round == most? + 1)?;
    holds(scene.numbers(&scene.lost)? == [left?])?;
    holds(above(scene, &scene.lost)? == times * round)?;
    // The last stick, which has to be taken.
    if scene.rules.is_misere() && left == Some(1) {
        return Some(());
    }
    together_is(scene, most?, round)
}

/// Any of 1 to `most` can be taken, and the answer makes it `round` together, which leaves a
/// multiple of it again.
fn together_is<R: Game>(scene: &mut Scene<'_, R>, most: u64, round: u64) -> Option<()> {
    holds(
        scene.moves(&scene.lost).len() as u64 == most && above(scene, &scene.lost)? % round == 0,
    )?;
    let before = above(scene, &scene.lost)?;
    holds(scene.each_answered(|_, _, then| {
        above(scene, then).is_some_and(|after| before - after == round)
    }))?;
    scene.law = Some(|scene, _, _, then| {
        let most = scene.moves(&scene.lost).len() as u64;
        holds(above(scene, &scene.lost)? - above(scene, then)? == most + 1)
    });
    Some(())
}
