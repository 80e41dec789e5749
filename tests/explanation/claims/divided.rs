//! Claims about Euclid's game and Fibonacci nim. What a sentence tells to do is done, against every
//! reply.

use nimatron::reason::Phrase;

use super::figures::Figures;
use super::scene::Scene;
use super::tree::Node;

/// The larger number and the smaller one.
fn pair(at: &Node) -> (u64, u64) {
    let (one, other) = (at.numbers[0], at.numbers[1]);
    (one.max(other), one.min(other))
}

/// Below the ratio there is only one move, which leaves a ratio above it. The answer leaves one
/// below it again, or ends the game in normal play.
pub(super) fn ratio(scene: &Scene, said: &Phrase) -> bool {
    let told = (said.number("larger"), said.number("smaller"));
    let is_below = |at: &Node| {
        let (larger, smaller) = pair(at);
        larger * larger < larger * smaller + smaller * smaller
    };
    scene.game() == "euclid"
        && pair(&scene.lost) == told
        && is_below(&scene.lost)
        && scene.lost.moves.len() == 1
        && scene.comes_back(|at| is_below(at) || at.is_over() && !scene.is_misere())
}

/// The Fibonacci numbers of which no two are neighbours and that add up to a number, largest first.
fn parts(number: u64) -> Vec<u64> {
    let pairs = std::iter::successors(Some((1, 2)), |&(one, other)| Some((other, one + other)));
    let numbers = pairs.map(|pair| pair.0).take_while(|&one| one <= number);
    let mut rest = number;
    let mut parts: Vec<u64> = numbers.collect();
    parts.reverse();
    parts.retain(|&part| {
        let is_part = part <= rest;
        rest -= if is_part { part } else { 0 };
        is_part
    });
    parts
}

/// No move takes the least part; the least part of what each one leaves can be taken, and so on to
/// the end.
pub(super) fn least_part(scene: &Scene, said: &Phrase) -> bool {
    let above = |at: &Node| at.numbers[0] - u64::from(scene.is_misere());
    let most = |at: &Node| at.moves.len() as u64;
    let number = above(&scene.lost);
    let expected = parts(number);
    let written: Vec<String> = expected.iter().map(u64::to_string).collect();
    let sum = said.phrase("sum").expect("a sum");
    let is_told = said.number("most") == most(&scene.lost)
        && expected.last() == Some(&said.number("least"))
        && said.number("number") == number
        && sum.number("number") == number
        && sum.count("count") == expected.len()
        && sum.text("parts").replace('\u{a0}', " ") == written.join(" + ");
    let mut left = scene.lost.moves.iter().map(|step| &step.after);
    is_told
        && said.number("most") < said.number("least")
        && left.all(|left| {
            let least = parts(above(left)).last().map_or(0, |&least| least);
            let taken = left.step(&least.to_string());
            least <= most(left) && taken.is_some_and(|step| step.after.value < 0)
        })
}
