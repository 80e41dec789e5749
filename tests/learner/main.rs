//! The learner of sticks: its rule bead by bead, what it learns, its file, and the commands `train` and `boxes`.

mod commands;
mod file;
mod learning;
mod rule;
#[path = "../support/mod.rs"]
mod support;

use nimatron::players::learner::Boxes;

/// How many beads of each number are in the box of so many sticks.
fn counts(boxes: &Boxes, sticks: u64) -> Vec<u64> {
    boxes.beads(sticks).map(|beads| beads.count).collect()
}
