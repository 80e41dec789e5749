//! Claims about the margin of each move, if points decide.

use nimatron::games::Game;

use super::scene::{Pattern, Scene, holds};
use super::template::number;

pub(super) fn patterns<R: Game>() -> Vec<Pattern<R>> {
    let pattern = |template, check| Pattern::new("margin", template, check);
    vec![
        pattern(
            "Taking {} gains {} now; the best answer is to take {}, with a margin of {} for them from then on: a final margin of {} \
             − {} = {}.",
            |scene, found| {
                let after = told(scene, found[0], found[1], found[6])?;
                let worth = scene.value(&after);
                let (answer, then) = scene.play(&after, found[2])?;
                holds(scene.rules.points(&after, answer) - scene.value(&then) == worth)?;
                holds(number(found[3].trim_matches(['(', ')'])) == Some(worth))?;
                holds(found[4] == found[1] && found[5] == found[3])?;
                holds(number::<i64>(found[1])? - worth == number::<i64>(found[6])?)
            },
        ),
        pattern(
            "Taking {} gains {} and ends the game: the margin is {}.",
            |scene, found| {
                let after = told(scene, found[0], found[1], found[2])?;
                holds(scene.rules.is_over(&after))
            },
        ),
        pattern(
            "Compare in the same way after each reply. Once a move takes 1 column, every later move takes 1.",
            |scene, _| {
                let one = |after: &R::Position| scene.moves(after).len() <= 1;
                let moves = scene.moves(scene.position);
                let first = moves
                    .iter()
                    .filter(|(played, _)| scene.rules.write_move(*played) == "1");
                holds(first.map(|(_, after)| after).all(one))
            },
        ),
    ]
}

/// A legal move, what it gains now, and its margin in the end. Returns what it leaves.
fn told<R: Game>(
    scene: &mut Scene<'_, R>,
    played: &str,
    gains: &str,
    margin: &str,
) -> Option<R::Position> {
    let (played, after) = scene.play(scene.position, played)?;
    holds(!scene.told.contains(&played))?;
    scene.told.push(played);
    let gained = scene.rules.points(scene.position, played);
    let before = scene.numbers(scene.position)?.iter().sum::<u64>();
    let left = scene
        .numbers(&after)
        .unwrap_or_default()
        .iter()
        .sum::<u64>();
    holds(before - left == u64::try_from(gained).ok()?)?;
    holds(number(gains) == Some(gained) && number(margin) == Some(gained - scene.value(&after)))?;
    Some(after)
}
