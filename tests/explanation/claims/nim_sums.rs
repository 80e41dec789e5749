//! Claims of laws of numbers: nim-sums, piles of one, the remainder of sticks.

use nimatron::reason::Phrase;

use super::figures::Figures;
use super::scene::Scene;
use super::tree::{Node, Step, nim_sum};

/// The piles that can be found so are one, or several of which the move takes one, and flipping
/// makes each smaller.
pub(super) fn won(scene: &Scene, said: &Phrase) -> bool {
    let sum = nim_sum(&scene.position.numbers);
    let leftmost = sum.checked_ilog2().map_or(0, |bit| 1 << bit);
    let pairs = scene.position.numbers.iter().zip(&scene.lost.numbers);
    let changed: Vec<(&u64, &u64)> = pairs.filter(|(size, left)| size != left).collect();
    let is_found = match *changed {
        [(size, left)] => size & leftmost > 0 && *left == size ^ sum && left < size,
        _ => false,
    };
    said.number("sum") == sum && is_found && comes_back_to_0(scene)
}

fn large(at: &Node) -> usize {
    at.numbers.iter().filter(|&&size| size > 1).count()
}

/// The nim-sum is 0, every move changes it, and the opponent can make it 0 again. In misère play
/// there is a pile of two or more; where a move leaves a single one, the opponent can reduce it and
/// then leave an odd or even number of ones.
pub(super) fn comes_back_to_0(scene: &Scene) -> bool {
    let leaves_ones = |left: &Node, parity| {
        left.leads(|then| large(then) == 0 && then.sizes().len() % 2 == parity)
    };
    let has_choice = |step: &Step| {
        let left = &step.after;
        large(left) != 1 || leaves_ones(left, 0) && leaves_ones(left, 1)
    };
    let is_played_on = large(&scene.lost) > 0 && scene.lost.moves.iter().all(has_choice);
    scene.comes_back(|at| nim_sum(&at.numbers) == 0) && (!scene.is_misere() || is_played_on)
}

/// The sticks above the last one in misère play, else all.
fn above(scene: &Scene, at: &Node) -> u64 {
    at.numbers[0] - u64::from(scene.is_misere())
}

/// What is above a multiple is taken. Any of 1 to `most` can be taken then, unless the last stick
/// has to be.
pub(super) fn remainder(scene: &Scene, said: &Phrase) -> bool {
    let [all, round, rest, most] = ["above", "round", "rest", "most"].map(|name| said.number(name));
    let multiple = said.number("times") * round;
    let has_to_end = scene.is_misere() && scene.lost.numbers == [1];
    scene.position.numbers == [said.number("sticks")]
        && scene.lost.numbers == [said.number("left")]
        && above(scene, &scene.position) == all
        && above(scene, &scene.lost) == multiple
        && multiple + rest == all
        && rest < round
        && round == most + 1
        && (has_to_end || scene.lost.moves.len() as u64 == most)
}
