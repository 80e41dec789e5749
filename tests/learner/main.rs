//! The learner of sticks: its rule bead by bead, what it learns, its file, the table, and the commands `train` and `boxes`.

mod commands;
mod file;
mod learning;
mod playing;
mod rule;
#[path = "../support/mod.rs"]
mod support;

use std::fs;

use nimatron::players::learner::Boxes;
use tempfile::TempDir;

/// How many beads of each number are in the box of so many sticks.
fn counts(boxes: &Boxes, sticks: u64) -> Vec<u64> {
    boxes.beads(sticks).map(|beads| beads.count).collect()
}

/// What lies in a folder.
fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name())
        .map(|name| name.into_string().expect("a plain name"))
        .collect();
    names.sort();
    names
}
