//! Claims about the outcome and the best move.

use nimatron::games::Game;

use super::deeds::is_done;
use super::scene::{Pattern, Scene, holds};
use super::template::{list, number};

pub(super) fn patterns<R: Game>() -> Vec<Pattern<R>> {
    let pattern = Pattern::new;
    vec![
        pattern("best", "The best move is {}: {*}.", best),
        pattern(
            "remoteness",
            "It wins in at most {} moves, counting both players'.",
            |scene, found| wins_in(scene, number(found[0])?),
        ),
        pattern("remoteness", "It wins at once.", |scene, _| {
            wins_in(scene, 1)
        }),
        pattern("lost", "Every move loses.", |scene, _| {
            let moves = scene.moves(scene.position);
            holds(!moves.is_empty() && moves.iter().all(|(_, after)| scene.value(after) > 0))
        }),
        pattern(
            "longest",
            "No move holds out longer than {}: {*}.",
            |scene, found| {
                let (_, after) = scene.play(scene.position, found[0])?;
                holds(scene.remoteness(&after) + 1 == scene.remoteness(scene.position))?;
                is_done(scene, &after, found[1])
            },
        ),
        pattern(
            "lasts",
            "The game then lasts {} moves, including this one.",
            |scene, found| {
                let moves: u64 = number(found[0])?;
                holds(moves > 1 && scene.remoteness(scene.position) == moves)
            },
        ),
        pattern("lasts", "It is the last move.", |scene, _| {
            holds(scene.remoteness(scene.position) == 1)
        }),
        pattern("also", "Also win: {*}.", |scene, found| {
            also(scene, &list(found[0]), 2)
        }),
        pattern("also", "Also wins: {*}.", |scene, found| {
            also(scene, &list(found[0]), 1)
        }),
        pattern("also", "Just as good: {*}.", |scene, found| {
            also(scene, &list(found[0]), 1)
        }),
        pattern(
            "shares",
            "With best play the player to move gets {} from here on and the other player {}: a margin of {}.",
            |scene, found| {
                let [own, other, margin] = [found[0], found[1], found[2]].map(number::<i64>);
                let (own, other, margin) = (own?, other?, margin?);
                let all: u64 = scene.numbers(scene.position)?.iter().sum();
                holds(margin == scene.value(scene.position) && own - other == margin)?;
                holds(own + other == i64::try_from(all).ok()?)
            },
        ),
        pattern(
            "over",
            "The game is over: the player whose turn it would be has {}.",
            |scene, found| {
                holds(scene.rules.is_over(scene.position))?;
                holds(match found[0] {
                    "won" => scene.rules.is_misere(),
                    "lost" => !scene.rules.is_misere(),
                    _ => false,
                })
            },
        ),
        pattern(
            "over with points",
            "The game is over: nothing is left to take.",
            |scene, _| {
                holds(scene.rules.is_over(scene.position))?;
                holds(scene.rules.points_left(scene.position) == Some(0))
            },
        ),
    ]
}

/// Whether a move is as good as any: it comes to the value of the position.
fn is_optimal<R: Game>(scene: &Scene<'_, R>, played: R::Move, after: &R::Position) -> bool {
    let gained = scene.rules.points(scene.position, played);
    gained - scene.value(after) == scene.value(scene.position)
}

/// The best move wins, or if points decide gains the best margin, and it is described by what it
/// does.
fn best<R: Game>(scene: &mut Scene<'_, R>, found: &[&str]) -> Option<()> {
    let (played, after) = scene.play(scene.position, found[0])?;
    holds(is_optimal(scene, played, &after))?;
    holds(scene.rules.points_left(scene.position).is_some() || scene.value(&after) < 0)?;
    is_done(scene, &after, found[1])?;
    scene.best = Some(played);
    scene.lost = after;
    Some(())
}

/// The best move wins in this number of moves: it is one of the quickest.
fn wins_in<R: Game>(scene: &mut Scene<'_, R>, moves: u64) -> Option<()> {
    holds(scene.value(scene.position) > 0 && scene.remoteness(scene.position) == moves)?;
    holds(scene.remoteness(&scene.lost) + 1 == moves)
}

/// The other optimal moves are these, all of them, in the order of the moves.
fn also<R: Game>(scene: &mut Scene<'_, R>, moves: &[&str], least: usize) -> Option<()> {
    let best = scene.best?;
    let all = scene.moves(scene.position);
    let others = all
        .iter()
        .filter(|(played, after)| *played != best && is_optimal(scene, *played, after));
    let others: Vec<String> = others
        .map(|(played, _)| scene.rules.write_move(*played))
        .collect();
    holds(moves.len() >= least && others == moves)
}
