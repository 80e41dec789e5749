//! Claims of games that are nim in disguise: the piles behind a position, and what nim says of
//! them.

use nimatron::reason::Phrase;

use super::checks::is_right;
use super::figures::Figures;
use super::scene::Scene;
use super::tree::{Node, Step, nim_sum, tree};
use crate::games::plain::commas;

/// The piles of nim behind a position: of a staircase its odd steps.
pub(super) fn piles(scene: &Scene, at: &Node) -> Vec<u64> {
    let every = if scene.game() == "staircase" { 2 } else { 1 };
    at.numbers.iter().step_by(every).copied().collect()
}

/// The piles are those behind the position and behind what is left, and what is said of them is
/// true in nim.
pub(super) fn translated(scene: &Scene, said: &Phrase) -> bool {
    let piles = [&scene.position, &scene.lost].map(|at| piles(scene, at));
    let mut pairs = piles[0].iter().zip(&piles[1]);
    let grows = pairs.any(|(before, left)| left > before);
    let texts = piles.each_ref().map(|piles| commas(piles));
    let nim = tree("nim", scene.is_misere(), None);
    let [position, lost] = texts.each_ref().map(|text| nim.node(text));
    let is_true = match said.phrase("reason") {
        // Neither a pile nor a winning move.
        None => position.is_over() && !scene.is_won() && !scene.is_misere(),
        // A pile that grows is no move of nim; the nim-sum before it is named nevertheless.
        Some(reason) if grows => {
            let is_named = reason.figure("sum").is_some();
            !is_named || reason.number("sum") == nim_sum(&piles[0])
        }
        Some(reason) => {
            let is_move = position.leads(|left| left.text == lost.text);
            let in_nim = Scene {
                tree: &nim,
                position,
                lost: lost.clone(),
                sentences: &[],
            };
            is_move == scene.is_won() && is_right(&in_nim, reason)
        }
    };
    let names = ["piles", "left"].map(|name| said.text(name));
    names == texts
        && said.is("grows") == grows
        && said.is("open") == said.phrase("reason").is_some()
        && lost.value < 0
        && is_true
}

/// The answer to coins that were brought to an odd step sends them on; each leaves a losing
/// position of nim.
pub(super) fn is_sent_on(scene: &Scene, reply: &Step, answer: &Step) -> bool {
    let (step, count) = reply.played.split_once(':').expect("a step");
    let step: u64 = step.parse().expect("a number");
    let is_brought = scene.game() == "staircase" && step.is_multiple_of(2);
    let piles = piles(scene, &answer.after);
    let has_only_ones = piles.iter().all(|&size| size <= 1);
    (!is_brought || answer.played == format!("{}:{count}", step - 1))
        && (nim_sum(&piles) == 0) != (scene.is_misere() && has_only_ones)
}
