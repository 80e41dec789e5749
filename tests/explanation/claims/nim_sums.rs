//! Claims of laws of numbers: nim-sums, piles of one, the remainder of sticks.

use nimatron::games::Game;

use super::scene::{Pattern, Scene, holds};
use super::template::number;

/// How a nim-sum is worked out.
macro_rules! in_binary {
    ($before:literal, $now:literal, $after:literal) => {
        concat!(
            $before,
            "(Write the sizes in binary, one below the other: the nim-sum has a 1 in each column with an odd number of ones.",
            $now,
            ") ",
            $after
        )
    };
}

pub(super) fn patterns<R: Game>() -> Vec<Pattern<R>> {
    let pattern = Pattern::new;
    vec![
        pattern(
            "takes all",
            "It takes all the matches that are left.",
            takes_all,
        ),
        pattern(
            "takes all",
            "It takes all the sticks that are left.",
            takes_all,
        ),
        pattern(
            "ones",
            "The move leaves a single match, and the opponent has to take it.",
            |scene, _| ones(scene, 1),
        ),
        pattern(
            "ones",
            "Only one match is left, and it has to be taken.",
            |scene, _| ones(scene, 1),
        ),
        pattern(
            "ones",
            "The move leaves {} piles of one. That is an odd number, so the opponent has to take the last one.",
            |scene, found| ones(scene, number(found[0])?),
        ),
        pattern(
            "ones",
            "Only piles of one are left. Their number, {}, is odd, so the player to move has to take the last one.",
            |scene, found| ones(scene, number(found[0])?),
        ),
        pattern(
            "nim-sum",
            in_binary!(
                "The nim-sum is {}; the move makes it 0. ",
                " To find the move, take a pile with a 1 in the leftmost of these columns and in each of them change its 1 to 0 and its 0 to 1: \
                 that makes the pile smaller.",
                "The player who faces nim-sum 0 loses (Bouton, 1901): every move makes some column odd, and the opponent repairs it in the same way."
            ),
            |scene, found| {
                holds(nim_sum(scene, scene.position) == number(found[0]))?;
                is_found_by_flipping(scene)?;
                nim_sum_is_0(scene, false)
            },
        ),
        pattern(
            "nim-sum",
            in_binary!(
                "The nim-sum is {}. ",
                "",
                "Every move makes some column odd, and the opponent can always make all columns even again."
            ),
            |scene, found| {
                holds(number(found[0]) == Some(0_u64))?;
                nim_sum_is_0(scene, false)
            },
        ),
        pattern(
            "nim-sum misère",
            in_binary!(
                "The nim-sum is {}; the move makes it 0 and leaves a pile of two or more. ",
                " To find the move, take a pile with a 1 in the leftmost of these columns and in each of them change its 1 to 0 and its 0 to 1: \
                 that makes the pile smaller.",
                "As long as there is such a pile, play as in nim. When only one is left, the nim-sum is not 0, so it is your turn: \
                 reduce it to 0 or 1 so that an odd number of piles of one is left, and your opponent takes the last match."
            ),
            |scene, found| {
                holds(nim_sum(scene, scene.position) == number(found[0]))?;
                is_found_by_flipping(scene)?;
                nim_sum_is_0(scene, true)
            },
        ),
        pattern(
            "nim-sum misère",
            in_binary!(
                "The nim-sum is {}, and there is a pile of two or more. ",
                "",
                "As long as there is such a pile, every move makes some column odd, and the opponent can make all columns even \
                 again. When only one such pile is left, the nim-sum is not 0, so it is the opponent's turn: reduced to 0 or 1, it \
                 leaves an odd number of piles of one."
            ),
            |scene, found| {
                holds(number(found[0]) == Some(0_u64))?;
                nim_sum_is_0(scene, true)
            },
        ),
    ]
}

fn takes_all<R: Game>(scene: &mut Scene<'_, R>, _: &[&str]) -> Option<()> {
    holds(
        scene.best.is_some()
            && scene.rules.is_over(&scene.lost)
            && scene.sizes(&scene.lost)?.is_empty(),
    )
}

/// Misère play, and this odd number of piles of one.
fn ones<R: Game>(scene: &mut Scene<'_, R>, piles: usize) -> Option<()> {
    holds(scene.rules.is_misere() && piles % 2 == 1)?;
    holds(scene.sizes(&scene.lost)? == vec![1; piles])
}

fn nim_sum<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<u64> {
    Some(
        scene
            .numbers(position)?
            .iter()
            .fold(0, |sum, size| sum ^ size),
    )
}

/// The piles that can be found so are one, or several of which the move takes one, and flipping
/// makes each smaller.
fn is_found_by_flipping<R: Game>(scene: &Scene<'_, R>) -> Option<()> {
    let (sizes, left) = (scene.numbers(scene.position)?, scene.numbers(&scene.lost)?);
    let sum = sizes.iter().fold(0, |sum, size| sum ^ size);
    let leftmost = 1 << sum.checked_ilog2()?;
    let is_found =
        |(size, left): (&u64, &u64)| size & leftmost > 0 && *left == size ^ sum && left < size;
    let mut changed = sizes.iter().zip(&left).filter(|(size, left)| size != left);
    holds(changed.next().is_some_and(is_found) && changed.next().is_none())
}

/// The nim-sum is 0, every move changes it, and the opponent can make it 0 again. In misère play,
/// `above_one`, there is a pile of two or more; the opponent can make the sum 0 again or reduce the
/// last such pile, and then leave an odd or even number of ones.
fn nim_sum_is_0<R: Game>(scene: &mut Scene<'_, R>, above_one: bool) -> Option<()> {
    holds(scene.rules.is_misere() == above_one && nim_sum(scene, &scene.lost) == Some(0))?;
    let large = |position: &R::Position| {
        Some(
            scene
                .sizes(position)?
                .iter()
                .filter(|&&size| size > 1)
                .count(),
        )
    };
    holds(!above_one || large(&scene.lost)? > 0)?;
    for (_, left) in scene.moves(&scene.lost) {
        holds(nim_sum(scene, &left) != Some(0))?;
        let then = scene.moves(&left);
        holds(then.iter().any(|(_, then)| nim_sum(scene, then) == Some(0)))?;
        if above_one && large(&left)? == 1 {
            let ones = then.iter().filter(|(_, then)| large(then) == Some(0));
            let parities: Option<Vec<usize>> = ones
                .map(|(_, then)| Some(scene.sizes(then)?.len() % 2))
                .collect();
            let parities = parities?;
            holds(parities.contains(&0) && parities.contains(&1))?;
        }
    }
    scene.law = Some(|scene, _, _, then| {
        let is_like_nim =
            !scene.rules.is_misere() || scene.sizes(then)?.iter().any(|&size| size > 1);
        holds(!is_like_nim || nim_sum(scene, then) == Some(0))
    });
    Some(())
}
