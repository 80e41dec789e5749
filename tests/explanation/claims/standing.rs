//! Claims about the outcome, the best move, and what each move comes to if points decide.

use nimatron::reason::{Margin, Others, Phrase, Reason, Standing};

use super::deeds::is_done;
use super::scene::Scene;

/// Kinds of claims, each with whether it is true.
pub(super) type Claims = Vec<(&'static str, bool)>;

pub(super) fn check(scene: &Scene, standing: &Standing) -> Claims {
    let at = &scene.position;
    let timed = |best: &str, remoteness: Option<u64>| {
        remoteness.map(|moves| ("remoteness", lasts(scene, best, moves)))
    };
    match standing {
        Standing::Over { won } => {
            let is_right = match won {
                Some(won) => *won == scene.is_misere(),
                None => scene.tree.has_points() && at.total() == 0,
            };
            vec![("over", at.is_over() && is_right)]
        }
        Standing::Points {
            best,
            deed,
            also,
            gains: [own, other],
        } => {
            let all = i64::try_from(at.total()).expect("few");
            let shares = own - other == at.value && own + other == all;
            vec![
                ("best", is_best(scene, best, deed)),
                ("also", are_all(scene, best, also)),
                ("shares", shares),
            ]
        }
        Standing::Won {
            best,
            deed,
            also,
            remoteness,
        } => {
            let claims = [
                ("best", is_best(scene, best, deed)),
                ("wins", scene.lost.value < 0 && at.value > 0),
                ("also", are_all(scene, best, also)),
            ];
            claims.into_iter().chain(timed(best, *remoteness)).collect()
        }
        Standing::Lost {
            best,
            deed,
            remoteness,
        } => {
            let claims = [
                ("lost", !at.is_over() && at.value < 0),
                ("longest", is_best(scene, best, deed)),
            ];
            claims.into_iter().chain(timed(best, *remoteness)).collect()
        }
    }
}

/// The best move is as good as any, and it is described by what it does.
fn is_best(scene: &Scene, best: &str, deed: &Phrase) -> bool {
    let (at, step) = (&scene.position, scene.position.step(best));
    step.is_some_and(|step| at.is_optimal(step) && is_done(at, &step.after, deed))
}

/// After the best move the game lasts as long as it does from the position: so the winner hurries,
/// and the loser delays.
fn lasts(scene: &Scene, best: &str, moves: u64) -> bool {
    let after = scene
        .position
        .step(best)
        .map(|step| step.after.remoteness + 1);
    scene.position.remoteness == moves && after == Some(moves)
}

/// The other optimal moves are these, all of them, in the order of the moves.
fn are_all(scene: &Scene, best: &str, told: &Others) -> bool {
    let at = &scene.position;
    let others = at
        .moves
        .iter()
        .filter(|step| step.played != best && at.is_optimal(step));
    let others: Vec<&String> = others.map(|step| &step.played).collect();
    told.count == others.len() && told.moves.iter().eq(others)
}

pub(super) fn margins(scene: &Scene, reason: &Reason) -> Claims {
    let told = &reason.margins;
    let is_told = |played: &str| told.iter().filter(|margin| margin.played == played).count();
    let of_one = told.iter().map(|margin| {
        let is_right = is_told(&margin.played) == 1 && is_margin(scene, margin);
        ("margin", is_right)
    });
    // The moves whose margin is not told are as many, and not better than the best.
    let rest = scene
        .position
        .moves
        .iter()
        .filter(|step| is_told(&step.played) == 0);
    let no_better = rest.clone().count() as u64 == reason.more_margins
        && rest.clone().all(|step| !scene.position.is_optimal(step));
    let no_better = (!told.is_empty()).then_some(("no better", no_better));
    of_one.chain(no_better).collect()
}

/// A legal move, what it gains now, the best answer, and its margin in the end.
fn is_margin(scene: &Scene, margin: &Margin) -> bool {
    let Some(step) = scene.position.step(&margin.played) else {
        return false;
    };
    let after = &step.after;
    let is_answered = match &margin.answer {
        Some(answer) => after
            .step(answer)
            .is_some_and(|answer| after.is_optimal(answer)),
        None => after.is_over(),
    };
    // After a single column every later move takes one.
    let takes_one = margin.played != "1" || after.moves.len() <= 1;
    i64::try_from(scene.position.total() - after.total()) == Ok(step.points)
        && margin.gains == step.points
        && margin.other == after.value
        && margin.margin == step.points - after.value
        && margin.is_best == scene.position.is_optimal(step)
        && is_answered
        && takes_one
}
