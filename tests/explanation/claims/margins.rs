//! Claims about the margin of each move, if points decide.

use nimatron::games::Game;
use nimatron::reason::{Margin, Reason};

use super::scene::{Scene, holds};
use super::standing::{Claims, is_optimal};

pub(super) fn check<R: Game>(scene: &mut Scene<'_, R>, reason: &Reason) -> Claims {
    let mut claims: Claims = Vec::new();
    for margin in &reason.margins {
        claims.push(("margin", is_told(scene, margin)));
    }
    if !reason.margins.is_empty() {
        claims.push(("no better", no_better(scene, reason.more_margins)));
    }
    claims
}

/// A legal move, what it gains now, the best answer, and its margin in the end.
fn is_told<R: Game>(scene: &mut Scene<'_, R>, margin: &Margin) -> Option<()> {
    let (played, after) = scene.play(scene.position, &margin.played)?;
    holds(!scene.told.contains(&played))?;
    scene.told.push(played);
    let gained = scene.rules.points(scene.position, played);
    let coins = |position| -> u64 { scene.numbers(position).unwrap_or_default().iter().sum() };
    holds(coins(scene.position) - coins(&after) == u64::try_from(gained).ok()?)?;
    let worth = scene.value(&after);
    holds(margin.gains == gained && margin.other == worth && margin.margin == gained - worth)?;
    holds(margin.is_best == is_optimal(scene, played, &after))?;
    let Some(answer) = &margin.answer else {
        return holds(scene.rules.is_over(&after));
    };
    let (answer, then) = scene.play(&after, answer)?;
    holds(scene.rules.points(&after, answer) - scene.value(&then) == worth)?;
    // After a single column every later move takes one.
    holds(margin.played != "1" || scene.moves(&after).len() == 1)
}

/// The moves whose margin is not told are as many, and not better than the best.
fn no_better<R: Game>(scene: &Scene<'_, R>, more: u64) -> Option<()> {
    let moves = scene.moves(scene.position).into_iter();
    let rest: Vec<_> = moves
        .filter(|(played, _)| !scene.told.contains(played))
        .collect();
    let mut worse = rest
        .iter()
        .map(|(played, after)| !is_optimal(scene, *played, after));
    holds(rest.len() as u64 == more && worse.all(|worse| worse))
}
