//! Claims about nimbers: of components, of rows and heaps, and how one follows from the moves.

use std::collections::BTreeSet;

use nimatron::reason::{Component, Form, Mex, Phrase};

use super::alike::has_dead;
use super::boards::{board, components, written};
use super::disguises;
use super::figures::Figures;
use super::scene::Scene;
use super::summands::nimbers_of_summands;
use super::tree::{Node, nim_sum};

/// The nimber of a position in its notation.
fn nimber(scene: &Scene, text: &str) -> u64 {
    scene.tree.node(text).nimber
}

/// The components of a position: rows, heaps, or connected free cells.
fn split(scene: &Scene, at: &Node) -> Vec<String> {
    if scene.game() == "cram" {
        return components(&board(&at.text)).iter().map(written).collect();
    }
    let sizes = at.sizes().into_iter().map(|size| size.to_string());
    sizes.filter(|size| scene.tree.is_live(size)).collect()
}

/// Their nimbers, sorted.
fn nimbers_of_parts(scene: &Scene, at: &Node) -> Vec<u64> {
    let parts = split(scene, at);
    sorted(parts.iter().map(|part| nimber(scene, part)).collect())
}

fn sorted<T: Ord>(mut all: Vec<T>) -> Vec<T> {
    all.sort_unstable();
    all
}

pub(super) fn sum(scene: &Scene, at: &Node) -> u64 {
    nim_sum(&nimbers_of_parts(scene, at))
}

/// The components before a move and after it are told with their nimbers and the nim-sum before it.
/// Every move changes the nim-sum 0, and an answer makes it 0 again.
pub(super) fn components_are(scene: &Scene, said: &Phrase) -> bool {
    let before = nimbers_of_parts(scene, &scene.position);
    let after = if scene.is_won() {
        nimbers_of_parts(scene, &scene.lost)
    } else {
        Vec::new()
    };
    let is_of_one = match said.id {
        "theorem-component-lost" | "theorem-component-won" => before.len() == 1,
        "theorem-component-left" => before.len() == 1 && after.len() == 1,
        "theorem-components-none-left" => scene.lost.is_over(),
        _ => true,
    };
    is_of_one
        && said.number("sum") == nim_sum(&before)
        && are_told(scene, said.phrase("before"), &before)
        && are_told(scene, said.phrase("after"), &after)
        && scene.comes_back(|at| sum(scene, at) == 0)
}

/// Whether components are told: their number and their nimbers. Heaps of one or none have no list
/// of nimbers, and so no name of their own.
fn are_told(scene: &Scene, said: Option<&Phrase>, nimbers: &[u64]) -> bool {
    let kind = match scene.game() {
        "cram" => "theorem-strips-nimbers",
        "kayles" => "theorem-pin-rows-nimbers",
        "half" => "theorem-half-nimbers",
        _ => "theorem-heaps-nimbers",
    };
    said.is_some_and(|said| {
        said.id == "nimbers-of-components"
            && said.count("count") == nimbers.len()
            && ["", kind].contains(&said.text("kind"))
            && sorted(said.numbers("nimbers")) == nimbers
    })
}

/// Numbers as they are written, in tens if there are more than ten: `1-10: ...; 11-20: ...`.
fn in_tens(numbers: &[u64]) -> String {
    let tens = (1..).step_by(10).zip(numbers.chunks(10));
    let tens = tens.map(|(from, ten)| {
        let ten: Vec<String> = ten.iter().map(u64::to_string).collect();
        let range = match ten.len() {
            _ if numbers.len() <= 10 => String::new(),
            1 => format!("{from}:\u{a0}"),
            count => format!("{from}-{}:\u{a0}", from + count - 1),
        };
        range + &ten.join("\u{a0}")
    });
    tens.collect::<Vec<_>>().join("; ")
}

/// Whether the nimbers of all sizes up to the most are listed.
pub(super) fn are_listed(said: &Phrase, nimber: impl Fn(u64) -> u64) -> bool {
    let nimbers: Vec<u64> = (1..=said.number("most")).map(nimber).collect();
    said.text("nimbers") == in_tens(&nimbers)
}

/// The nimbers of all strips up to the longest of the position.
pub(super) fn of_strips(scene: &Scene, said: &Phrase) -> bool {
    let all = components(&board(&scene.position.text));
    let longest = all.iter().map(BTreeSet::len).max();
    longest == Some(said.count("most"))
        && are_listed(said, |length| nimber(scene, &format!("1x{length}")))
}

/// The nimbers of all rows or heaps up to the largest of the position, or as many as are listed. In
/// misère play what is left decides, and the nimbers are those of normal play all the same.
pub(super) fn of_sizes(scene: &Scene, said: &Phrase) -> bool {
    let of = if scene.is_misere() {
        &scene.lost
    } else {
        &scene.position
    };
    let (most, largest) = (said.number("most"), of.largest());
    largest.min(30) == most
        && (!said.is("more") || largest > most)
        && (!said.is("dead") || has_dead(scene))
        && are_listed(said, |size| nimber(scene, &size.to_string()))
}

/// Nimbers repeat with a period after a pre-period, as far as two periods beyond the largest heap.
pub(super) fn repeat(scene: &Scene, said: &Phrase) -> bool {
    let (length, before) = (said.number("length"), said.number("before"));
    let nimber = |size: u64| nimber(scene, &size.to_string());
    let repeats = |size: u64| nimber(size) == nimber(size + length);
    // The pre-period is the last heap that does not repeat.
    (before + 1..=scene.position.largest() + length).all(repeats)
        && (before == 0 || !repeats(before))
}

/// A heap before or after the move is some periods larger than one that has this nimber, and is it
/// by the period that is told beside it.
pub(super) fn reduced(scene: &Scene, said: &Phrase) -> bool {
    let [large, small, length, times] =
        ["large", "small", "length", "times"].map(|name| said.number(name));
    let is_by = |period: &Phrase| {
        let before = period.number("before");
        period.number("length") == length && small > before && small <= before + length
    };
    let is_here = [&scene.position, &scene.lost].map(|at| at.numbers.contains(&large));
    let has = |size: u64| nimber(scene, &size.to_string()) == said.number("nimber");
    times > 0
        && large == small + length * times
        && scene.sentence("theorem-nimbers-repeat").is_some_and(is_by)
        && is_here.contains(&true)
        && has(large)
        && has(small)
}

/// How a nim-sum is found is said where two that differ are added.
pub(super) fn sum_means(scene: &Scene, _: &Phrase) -> bool {
    let differ = |at: &Node| {
        let mut nimbers = match scene.game() {
            "sum" => nimbers_of_summands(scene, at),
            _ => nimbers_of_parts(scene, at),
        };
        nimbers.retain(|&nimber| nimber > 0);
        nimbers.iter().any(|nimber| *nimber != nimbers[0])
    };
    differ(&scene.position) || differ(&scene.lost)
}

/// What is drawn beside a theorem: components with their nimbers, or numbers in binary.
pub(super) fn are_drawn(scene: &Scene, form: &Form) -> bool {
    match form {
        Form::Plain => true,
        Form::Binary { before, after } => {
            let numbers = |at| match scene.game() {
                "sum" => nimbers_of_summands(scene, at),
                _ => disguises::piles(scene, at),
            };
            let left = scene.is_won().then(|| numbers(&scene.lost));
            numbers(&scene.position) == *before && left == *after
        }
        Form::Components { before, after } => {
            let are_left = |after: &Vec<_>| are_parts(scene, &scene.lost, after);
            are_parts(scene, &scene.position, before)
                && scene.is_won() == after.is_some()
                && after.as_ref().is_none_or(are_left)
        }
    }
}

/// These are the components of a position; of a board they have as many free cells, too.
fn are_parts(scene: &Scene, at: &Node, told: &[Component]) -> bool {
    let cells = |rows: &str| match scene.game() {
        "cram" => rows.matches('.').count(),
        _ => 0,
    };
    let told = told
        .iter()
        .map(|one| (one.nimber, cells(&one.rows.concat())));
    let parts = split(scene, at).into_iter();
    let parts = parts.map(|part| (nimber(scene, &part), cells(&part)));
    sorted(told.collect()) == sorted(parts.collect())
}

/// These are the nimbers of the components.
pub(super) fn are_of_parts(scene: &Scene, told: &[u64]) -> bool {
    sorted(told.to_vec()) == nimbers_of_parts(scene, &scene.position)
}

/// Each smaller number is left by the move named beside it, and none leaves the nimber.
pub(super) fn mex(scene: &Scene, told: &Mex) -> bool {
    let is_left = |(number, played): (u64, &String)| {
        let step = scene.position.step(played);
        step.is_some_and(|step| step.after.nimber == number)
    };
    told.moves.len() as u64 == told.nimber
        && told.nimber > 0
        && (0..).zip(&told.moves).all(is_left)
        && !scene.position.leads(|after| after.nimber == told.nimber)
}
