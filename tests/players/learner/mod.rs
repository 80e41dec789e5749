//! The learner: its rule bead by bead, what it learns, its file, and the table.

mod at_play;
mod file;
mod format;
mod learning;
mod opponents;
mod positions;
mod rule;
mod scales;
mod train;
mod watching;

use std::fs;
use std::path::{Path, PathBuf};

use nimatron::features::learner::BoxesFile;
use nimatron::inference::{Interrupt, Silent};
use nimatron::matchboxes::Course;
use nimatron::matchboxes::{Against, Boxes, Terms, train};
use nimatron::players::chance;
use tempfile::TempDir;

use crate::support::messages::message;

/// Ten sticks, up to three at a time.
const TEN: Terms = Terms {
    sticks: 10,
    max_take: 3,
    misere: false,
};

/// The boxes after a training with this seed, and the course of the training.
pub(crate) fn trained(terms: Terms, games: u64, against: Against, seed: u64) -> (Boxes, Course) {
    let mut boxes = Boxes::new(terms);
    let mut chance = chance(Some(seed));
    let never = Interrupt::default();
    let course = train(&mut boxes, games, against, &mut chance, &never, &Silent);
    (boxes, course.expect("nobody interrupts"))
}

/// What the player of this name hears who takes the last one and wins.
fn takes_the_last(name: &str) -> String {
    message("wins", &[&format!("name={name}")])
}

/// The number of beads of each number in the box for `sticks`.
fn counts(boxes: &Boxes, sticks: u64) -> Vec<u64> {
    boxes.beads(sticks).map(|beads| beads.count).collect()
}

/// The names of the files in a folder, sorted.
fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name())
        .map(|name| name.into_string().expect("a plain name"))
        .collect();
    names.sort();
    names
}

/// A new folder, and a path for boxes in it.
fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("boxes.json");
    (folder, path)
}

fn save(path: &Path, boxes: &Boxes) {
    let file = BoxesFile::hold(path).expect("free");
    file.save(boxes).expect("writable");
}
