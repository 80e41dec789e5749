//! Claims of laws of numbers: nim-sums, piles of one, the remainder of sticks.

use nimatron::games::Game;

use super::figures::Figures;
use super::scene::{Check, Scene, holds};

pub(super) fn check<R: Game>(id: &str) -> Option<Check<R>> {
    let check: Check<R> = match id {
        "theorem-takes-last" | "theorem-takes-sticks" => |scene, _| takes_all(scene),
        "theorem-ones-left" | "theorem-ones-faced" => {
            |scene, said| ones(scene, said.count("piles")?)
        }
        "theorem-nim-won" | "theorem-nim-won-misere" => |scene, said| {
            holds(nim_sum(scene, scene.position) == said.number("sum"))?;
            is_found_by_flipping(scene)?;
            nim_sum_is_0(scene, scene.rules.is_misere())
        },
        "theorem-nim-lost" | "theorem-nim-lost-misere" => |scene, said| {
            holds(said.number("sum") == Some(0))?;
            nim_sum_is_0(scene, scene.rules.is_misere())
        },
        _ => return None,
    };
    Some(check)
}

fn takes_all<R: Game>(scene: &Scene<'_, R>) -> Option<()> {
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
    holds(nim_sum(scene, &scene.lost) == Some(0))?;
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
