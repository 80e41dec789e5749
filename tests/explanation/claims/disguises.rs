//! Claims of games that are nim in disguise: the piles behind a position, and what nim says of
//! them.

use nimatron::games::{Game, Matches, Nim, Rules};
use nimatron::reason::Phrase;

use super::figures::Figures;
use super::reader::{check_of, is_of_side};
use super::scene::{Check, Scene, holds};

pub(super) fn check<R: Game>(id: &str) -> Option<Check<R>> {
    let is_known = [
        "theorem-nimble-left",
        "theorem-nimble-faced",
        "theorem-staircase-left",
        "theorem-staircase-faced",
    ]
    .contains(&id);
    is_known.then_some(translated)
}

/// The piles of nim behind a position: of a staircase its odd steps.
pub(super) fn piles<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<Vec<u64>> {
    let every = 1 + usize::from(scene.rules.name() == "staircase");
    let numbers = scene.numbers(position)?.into_iter();
    Some(numbers.step_by(every).collect())
}

/// The same as they are written.
pub(super) fn behind<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<String> {
    let piles = piles(scene, position)?.into_iter();
    Some(
        piles
            .map(|pile| pile.to_string())
            .collect::<Vec<_>>()
            .join(","),
    )
}

/// The piles are those behind the position and behind what is left, and what is said of them is
/// true in nim. Coins that are brought to an odd step are sent on.
fn translated<R: Game>(scene: &mut Scene<'_, R>, said: &Phrase) -> Option<()> {
    let [before, left] = [scene.position, &scene.lost].map(|at| behind(scene, at));
    holds(said.text("piles") == before.as_deref() && said.text("left") == left.as_deref())?;
    let nim = Nim::game(scene.rules.is_misere());
    let read = |text: Option<String>| nim.read_position(&text?).ok();
    let (before, left) = (read(before)?, read(left)?);
    let mut pairs = before.sizes().iter().zip(left.sizes());
    let grows = pairs.any(|(before, left)| left > before);
    holds(said.is("grows") == grows)?;
    let mut in_nim: Scene<'_, Matches> = Scene::new(&nim, &before);
    holds(in_nim.value(&left) < 0)?;
    in_nim.lost = left.clone();
    let reason = said.phrase("reason");
    holds(said.is("open") == reason.is_some())?;
    match reason {
        // Neither a pile nor a winning move.
        None => holds(nim.is_over(&before) && scene.best.is_none() && !scene.rules.is_misere())?,
        // A pile that grows is no move of nim; the nim-sum before it is named nevertheless.
        Some(reason) if grows => {
            let sum = before.sizes().iter().fold(0, |sum, size| sum ^ size);
            holds(reason.number("sum").is_none_or(|told| told == sum))?;
        }
        Some(reason) => {
            if scene.best.is_some() {
                let mut moves = in_nim.moves(&before).into_iter();
                let found = moves.find(|(_, after)| *after == left);
                in_nim.best = Some(found?.0);
            }
            let check = check_of(reason.id).filter(|_| is_of_side(&in_nim, reason));
            check?(&mut in_nim, reason)?;
        }
    }
    scene.law = Some(sends_on);
    Some(())
}

/// The answer to coins that were brought to an odd step sends them on; each leaves a losing
/// position of nim.
fn sends_on<R: Game>(
    scene: &Scene<'_, R>,
    reply: R::Move,
    answer: R::Move,
    then: &R::Position,
) -> Option<()> {
    let [reply, answer] = [reply, answer].map(|played| scene.rules.write_move(played));
    let (step, count) = reply.split_once(':')?;
    let step: u64 = step.parse().ok()?;
    if scene.rules.name() == "staircase" && step.is_multiple_of(2) {
        holds(answer == format!("{}:{count}", step - 1))?;
    }
    let piles = piles(scene, then)?;
    let sum = piles.iter().fold(0, |sum, size| sum ^ size);
    let only_ones = piles.iter().all(|&size| size <= 1);
    holds((sum == 0) != (scene.rules.is_misere() && only_ones))
}
