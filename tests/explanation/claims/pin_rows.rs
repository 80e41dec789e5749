//! Claims of the theorem on rows of pins in misère play. What rows do is counted by the closed
//! form, which the tests of the games hold against the definition.

use std::collections::BTreeSet;

use nimatron::games::internals::MisereRows;
use nimatron::reason::Phrase;

use super::figures::Figures;
use super::scene::Scene;
use super::tree::{Node, nim_sum, tree};
use crate::support::small::lists_within;

/// Up to this sum all rows of kayles are tried out.
const PINS: u64 = 22;

/// The rows of the exceptions.
const SPECIAL: [u64; 8] = [1, 4, 5, 9, 12, 17, 20, 25];

fn count(rows: &[u64], of: &[u64]) -> usize {
    rows.iter().filter(|row| of.contains(row)).count()
}

fn nimbers(rows: &[u64]) -> Vec<u64> {
    rows.iter()
        .map(|&row| MisereRows::count(&[row]).nimber)
        .collect()
}

fn has_sum_0(rows: &[u64]) -> bool {
    nim_sum(&nimbers(rows)) == 0
}

fn is_ordinary(rows: &[u64]) -> bool {
    count(rows, &SPECIAL) < rows.len()
}

/// Whether a line of the table speaks of some rows, and then whether they lose by it.
fn by_line(line: &str, rows: &[u64]) -> Option<bool> {
    let are_all = |of: &[u64]| count(rows, of) == rows.len();
    let is_odd = |of: &[u64]| count(rows, of) % 2 == 1;
    match line {
        "other" => is_ordinary(rows).then(|| has_sum_0(rows)),
        "short" => are_all(&[1, 4, 5]).then(|| is_odd(&[1, 4])),
        "even" => {
            (are_all(&[1, 4, 9, 12, 17, 20]) && !is_odd(&[9, 12, 17])).then(|| is_odd(&[1, 4, 20]))
        }
        "single" => {
            let is_single = are_all(&[1, 4, 9, 25]) && count(rows, &[25]) == 1;
            (is_single && is_odd(&[9]) && is_odd(&[1, 4])).then_some(true)
        }
        "nines" => {
            let is_long = are_all(&[1, 4, 9]) && is_odd(&[9])
                || are_all(&[1, 4, 12]) && count(rows, &[12]) == 1;
            (is_long && !is_odd(&[1, 4])).then_some(true)
        }
        _ => None,
    }
}

/// Of the rows that a line of the table speaks of, those that lose are the ones that it says, as
/// far as they are tried out; and the rows that are left are among them.
pub(super) fn misere_kayles(scene: &Scene, said: &Phrase) -> bool {
    let (left, line) = (scene.lost.sizes(), said.text("line"));
    let is_lost = |rows: &[u64]| MisereRows::count(rows).is_lost();
    if line == "none" {
        // The least exception.
        let is_exception = is_lost(&[1]) && !has_sum_0(&[1]);
        return !is_ordinary(&left) && has_sum_0(&left) && is_lost(&left) && is_exception;
    }
    let fits = |rows: &Vec<u64>| by_line(line, rows).is_none_or(|loses| is_lost(rows) == loses);
    scene.is_misere()
        && by_line(line, &left) == Some(true)
        && lists_within(1..=PINS, usize::MAX, PINS).iter().all(fits)
}

/// These rows are left, with these nimbers; with one that is in no exception, whatever leaves
/// nim-sum 0 and such a row again is lost.
pub(super) fn rows(scene: &Scene, said: &Phrase) -> bool {
    let (rows, line) = (scene.lost.sizes(), said.text("line"));
    let theorem = scene.sentence("theorem-misere-kayles");
    let is_so = |rows: &[u64]| has_sum_0(rows) && is_ordinary(rows);
    let is_lost = |then: &Node| !is_so(&then.sizes()) || then.value < 0;
    let left = scene.lost.moves.iter().map(|step| &step.after);
    let mut then = left.flat_map(|left| &left.moves);
    said.numbers("rows") == rows
        && said.count("count") == rows.len()
        && said.numbers("nimbers") == nimbers(&rows)
        && theorem.is_some_and(|theorem| theorem.text("line") == line)
        && (line != "none" || has_sum_0(&rows))
        && (line != "other" || is_so(&rows) && then.all(|step| is_lost(&step.after)))
}

/// A heap by the code has the moves of a row of pins.
pub(super) fn is_kayles(scene: &Scene, _: &Phrase) -> bool {
    let kayles = tree("kayles", true, None);
    let left = |at: &Node| -> BTreeSet<Vec<u64>> {
        at.moves.iter().map(|step| step.after.sizes()).collect()
    };
    let is_same = |size: u64| {
        let text = size.to_string();
        left(&scene.tree.node(&text)) == left(&kayles.node(&text))
    };
    scene.game() == "octal" && (1..=9).all(is_same)
}
