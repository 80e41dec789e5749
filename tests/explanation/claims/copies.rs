//! Claims of laws by which moves are copied: equal pairs, the rotated board.

use nimatron::reason::Phrase;

use super::boards::{Cell, board, cell, coverable, domino, rotated, twice_centre};
use super::figures::Figures;
use super::scene::Scene;
use super::tree::Step;

/// Whether each size occurs an even number of times; the sizes are sorted.
pub(super) fn are_pairs(sizes: &[u64]) -> bool {
    let (pairs, rest) = sizes.as_chunks::<2>();
    rest.is_empty() && pairs.iter().all(|[one, other]| one == other)
}

/// Twice the centre: a cell, or what lies between two.
fn named_centre(centre: &Phrase) -> Option<Cell> {
    let [one, other] = ["first", "second"].map(|name| cell(centre.text(name)));
    let apart = (one.0.abs_diff(other.0), one.1.abs_diff(other.1));
    let is_named = match centre.id {
        "centre-cell" => apart == (0, 0),
        "centre-border" => apart == (0, 1) || apart == (1, 0),
        "centre-corner" => apart == (1, 1),
        _ => false,
    };
    is_named.then_some((one.0 + other.0, one.1 + other.1))
}

/// The board looks the same after half a turn, and no domino covers a cell of its own image.
pub(super) fn mirror(scene: &Scene, said: &Phrase) -> bool {
    let cells = coverable(&board(&scene.lost.text));
    let centre = said.phrase("centre").and_then(named_centre);
    centre.is_some_and(|twice| {
        let is_apart = |step: &Step| {
            let domino = domino(&step.played);
            domino.is_disjoint(&rotated(&domino, twice))
        };
        rotated(&cells, twice) == cells && scene.lost.moves.iter().all(is_apart)
    })
}

/// Whether an answer is the image of the reply.
pub(super) fn is_image(scene: &Scene, reply: &Step, answer: &Step) -> bool {
    let twice = twice_centre(&coverable(&board(&scene.lost.text)));
    domino(&answer.played) == rotated(&domino(&reply.played), twice)
}
