//! Claims about the remainder of sticks.

use nimatron::games::Game;

use super::scene::{Pattern, Scene, holds};
use super::template::number;

pub(super) fn patterns<R: Game>() -> Vec<Pattern<R>> {
    let pattern = |template, check| Pattern::new("remainder", template, check);
    vec![
        pattern(
            "{} = {} × {} + {}. The move takes the remainder {} and leaves {}, a multiple of {}. Whatever your opponent takes (1 \
             {*}), answer so that the two moves take {} together; that way you take the last stick.",
            |scene, found| won(scene, &numbers(found)?, false),
        ),
        pattern(
            "Keep one stick back for your opponent. The other {} = {} × {} + {}: the move takes {} of them and leaves {} × {} and the one that you keep back. Whatever \
             your opponent takes (1 {*}), answer so that the two moves take {} together; that way your opponent has to take the last stick.",
            |scene, found| {
                let &[
                    above,
                    times,
                    round,
                    rest,
                    taken,
                    rounds,
                    each,
                    most,
                    together,
                ] = numbers(found)?.as_slice()
                else {
                    return None;
                };
                holds(scene.numbers(scene.position)? == [above + 1])?;
                holds(rounds == times && each == round)?;
                let left = rounds * each + 1;
                let found = [above, times, round, rest, taken, left, each, most, together];
                won(scene, &found, true)
            },
        ),
        pattern(
            "The move leaves the last stick, which the opponent has to take.",
            |scene, _| {
                holds(
                    scene.rules.is_misere()
                        && scene.best.is_some()
                        && scene.numbers(&scene.lost)? == [1],
                )
            },
        ),
        pattern(
            "The last stick is left, and it has to be taken.",
            |scene, _| {
                holds(
                    scene.rules.is_misere()
                        && scene.best.is_none()
                        && scene.numbers(&scene.lost)? == [1],
                )
            },
        ),
        pattern(
            "{} = {} × {}, without a remainder. Whatever is taken (1 {*}), the opponent can answer so that the two moves take {} together, and so \
             takes the last stick.",
            |scene, found| lost(scene, &numbers(found)?, false),
        ),
        pattern(
            "{} − 1 = {} = {} × {}, without a remainder. Whatever is taken (1 {*}), the opponent can answer so that the two moves take {} together, \
             and so the last stick is left to the player whose turn it is now.",
            |scene, found| {
                let found = numbers(found)?;
                holds(found[0] - 1 == found[1])?;
                lost(scene, &found[1..], true)
            },
        ),
    ]
}

/// Numbers; of what may be taken, `to 3` or `or 2`, the most.
fn numbers(found: &[&str]) -> Option<Vec<u64>> {
    let most = |text: &&str| match text.strip_prefix("to ") {
        Some(most) => number(most).filter(|most| *most > 2),
        None if *text == "or 2" => Some(2),
        None => number(text),
    };
    found.iter().map(most).collect()
}

/// The sticks above the last one in misère play, else all.
fn above<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<u64> {
    scene.numbers(position)?[0].checked_sub(u64::from(scene.rules.is_misere()))
}

fn won<R: Game>(scene: &mut Scene<'_, R>, found: &[u64], misere: bool) -> Option<()> {
    let &[
        sticks,
        times,
        round,
        rest,
        taken,
        left,
        multiple,
        most,
        together,
    ] = found
    else {
        return None;
    };
    holds(scene.rules.is_misere() == misere && above(scene, scene.position)? == sticks)?;
    holds(times * round + rest == sticks && rest < round && rest == taken)?;
    holds(scene.numbers(&scene.lost)? == [left] && left + taken == sticks + u64::from(misere))?;
    holds(multiple == round)?;
    together_is(scene, most, round, together)
}

fn lost<R: Game>(scene: &mut Scene<'_, R>, found: &[u64], misere: bool) -> Option<()> {
    let &[sticks, times, round, most, together] = found else {
        return None;
    };
    holds(scene.rules.is_misere() == misere && above(scene, &scene.lost)? == sticks)?;
    holds(times * round == sticks)?;
    together_is(scene, most, round, together)
}

/// Any of 1 to `most` can be taken, and the answer makes it `round` together, which leaves a
/// multiple of it again.
fn together_is<R: Game>(
    scene: &mut Scene<'_, R>,
    most: u64,
    round: u64,
    together: u64,
) -> Option<()> {
    holds(round == most + 1 && round == together)?;
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
