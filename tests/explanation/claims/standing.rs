//! Claims about the outcome and the best move.

use nimatron::games::Game;
use nimatron::reason::{Others, Phrase, Standing};

use super::deeds::is_done;
use super::scene::{Scene, holds};

/// Kinds of claims, each with what came of it.
pub(super) type Claims = Vec<(&'static str, Option<()>)>;

/// Notes the best move, once it is found to win.
pub(super) fn check<R: Game>(scene: &mut Scene<'_, R>, standing: &Standing) -> Claims {
    match standing {
        Standing::Over { won } => vec![("over", is_over(scene, *won))],
        Standing::Points {
            best,
            deed,
            also: others,
            gains: [own, other],
        } => vec![
            ("best", best_is(scene, best, deed)),
            ("also", also(scene, others)),
            ("shares", shares(scene, *own, *other)),
        ],
        Standing::Won {
            best,
            deed,
            also: others,
            remoteness,
        } => {
            let mut claims = vec![
                ("best", best_is(scene, best, deed)),
                ("wins", holds(scene.value(&scene.lost) < 0)),
                ("also", also(scene, others)),
            ];
            claims.extend(remoteness.map(|moves| ("remoteness", wins_in(scene, moves))));
            claims
        }
        Standing::Lost {
            best,
            deed,
            remoteness,
        } => {
            let moves = scene.moves(scene.position);
            let lost = moves.iter().all(|(_, after)| scene.value(after) > 0);
            vec![
                ("lost", holds(!moves.is_empty() && lost)),
                ("longest", lasts(scene, best, deed, *remoteness)),
            ]
        }
    }
}

fn is_over<R: Game>(scene: &Scene<'_, R>, won: Option<bool>) -> Option<()> {
    holds(scene.rules.is_over(scene.position))?;
    holds(match won {
        Some(won) => won == scene.rules.is_misere(),
        None => scene.rules.points_left(scene.position) == Some(0),
    })
}

fn shares<R: Game>(scene: &Scene<'_, R>, own: i64, other: i64) -> Option<()> {
    let all: u64 = scene.numbers(scene.position)?.iter().sum();
    holds(own - other == scene.value(scene.position) && own + other == i64::try_from(all).ok()?)
}

/// Whether a move is as good as any: it comes to the value of the position.
pub(super) fn is_optimal<R: Game>(
    scene: &Scene<'_, R>,
    played: R::Move,
    after: &R::Position,
) -> bool {
    let gained = scene.rules.points(scene.position, played);
    gained - scene.value(after) == scene.value(scene.position)
}

/// The best move is as good as any, and it is described by what it does.
fn best_is<R: Game>(scene: &mut Scene<'_, R>, best: &str, deed: &Phrase) -> Option<()> {
    let (played, after) = scene.play(scene.position, best)?;
    holds(is_optimal(scene, played, &after))?;
    is_done(scene, &after, deed)?;
    scene.best = Some(played);
    scene.lost = after;
    Some(())
}

/// The best move wins in this number of moves: it is one of the quickest.
fn wins_in<R: Game>(scene: &Scene<'_, R>, moves: u64) -> Option<()> {
    holds(scene.value(scene.position) > 0 && scene.remoteness(scene.position) == moves)?;
    holds(scene.remoteness(&scene.lost) + 1 == moves)
}

/// No move holds out longer, if it is known how long.
fn lasts<R: Game>(
    scene: &Scene<'_, R>,
    best: &str,
    deed: &Phrase,
    moves: Option<u64>,
) -> Option<()> {
    let (_, after) = scene.play(scene.position, best)?;
    let lasts = |moves| scene.remoteness(&after) + 1 == moves;
    holds(moves.is_none_or(|moves| lasts(moves) && scene.remoteness(scene.position) == moves))?;
    is_done(scene, &after, deed)
}

/// The other optimal moves are these, all of them, in the order of the moves.
fn also<R: Game>(scene: &Scene<'_, R>, told: &Others) -> Option<()> {
    let best = scene.best?;
    let all = scene.moves(scene.position);
    let others = all
        .iter()
        .filter(|(played, after)| *played != best && is_optimal(scene, *played, after));
    let others: Vec<String> = others
        .map(|(played, _)| scene.rules.write_move(*played))
        .collect();
    holds(told.count == others.len() && told.moves == others)
}
