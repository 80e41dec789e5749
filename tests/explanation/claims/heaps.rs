//! Claims of theorems on heaps: remainders, misère play of subtraction games, and the law of taking
//! at most half.

use std::collections::BTreeSet;

use nimatron::reason::Phrase;

use super::figures::Figures;
use super::scene::Scene;
use super::tree::{Node, nim_sum};

/// Up to this size heaps are tried out.
const TRIED: u64 = 60;

/// The only heap that is left, divided by what is told.
pub(super) fn divided(scene: &Scene, said: &Phrase) -> bool {
    let [heap, length, rest] = ["heap", "length", "rest"].map(|name| said.number(name));
    let is_division = heap == said.number("times") * length + rest && rest < length;
    is_division && scene.lost.sizes() == [heap]
}

/// The heaps with these remainders are the losing ones; these are the moves, none leads from a
/// losing heap to another, and from any other one does.
pub(super) fn remainders(scene: &Scene, said: &Phrase) -> bool {
    let length = said.number("length");
    let remainders = ranges(said.texts("remainders").iter().map(String::as_str));
    let taken = ranges(said.text("set").split(','));
    let divided = scene.sentence("theorem-heap-divided");
    let is_so = |heap: u64| {
        let at = scene.tree.node(&heap.to_string());
        let left: BTreeSet<u64> = at.moves.iter().map(|step| step.after.total()).collect();
        let expected = taken.iter().filter_map(|taken| heap.checked_sub(*taken));
        (at.value < 0) == remainders.contains(&(heap % length))
            && (at.value < 0) != at.leads(|after| after.value < 0)
            && left == expected.collect()
    };
    said.count("count") == remainders.len()
        && divided.is_some_and(|divided| divided.number("length") == length)
        && !scene.is_misere()
        && (0..=TRIED).all(is_so)
}

/// Numbers and ranges of them.
fn ranges<'t>(texts: impl Iterator<Item = &'t str>) -> BTreeSet<u64> {
    let ends = texts.map(|text| text.split_once('-').unwrap_or((text, text)));
    let number = |text: &str| text.parse::<u64>().expect("a number");
    ends.flat_map(|(least, most)| number(least)..=number(most))
        .collect()
}

/// The nimbers of the heaps in the order of the position.
fn nimbers(scene: &Scene, at: &Node) -> Vec<u64> {
    let open = at.numbers.iter().filter(|&&size| size > 0);
    open.map(|size| scene.tree.node(&size.to_string()).nimber)
        .collect()
}

/// By the theorem of Ferguson the losing position, and two and three small heaps, are lost or won,
/// and each reply that does not end the game has an answer by it.
pub(super) fn ferguson(scene: &Scene, _: &Phrase) -> bool {
    let loses = |at: &Node| {
        let nimbers = nimbers(scene, at);
        nim_sum(&nimbers) == u64::from(nimbers.iter().all(|&nimber| nimber < 2))
    };
    let is_so = |first, second, third| {
        let at = scene.tree.node(&format!("{first},{second},{third}"));
        (at.value < 0) == loses(&at)
    };
    let small = |first| (0..=7).all(|second| (0..=4).all(|third| is_so(first, second, third)));
    scene.is_misere()
        && loses(&scene.lost)
        && (0..=7).all(small)
        && scene.each_answered(|_, answer| loses(&answer.after))
}

/// The heaps left have these nimbers and this nim-sum. Nimbers may be remainders.
pub(super) fn with_nimbers(scene: &Scene, said: &Phrase) -> bool {
    let told = said.numbers("nimbers");
    let is_so = |heap: u64| match said.number("round") {
        0 => true,
        round => scene.tree.node(&heap.to_string()).nimber == heap % round,
    };
    nimbers(scene, &scene.lost) == told
        && said.count("count") == told.len()
        && said.number("sum") == nim_sum(&told)
        && said.is("high") == told.iter().any(|&nimber| nimber > 1)
        && (0..=TRIED).all(is_so)
}
