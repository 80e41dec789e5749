//! Claims about golden pairs of matches.

use std::rc::Rc;

use nimatron::reason::Phrase;

use super::figures::Figures;
use super::scene::Scene;
use super::tree::{Node, below};

/// The size of two piles, the smaller one first.
type Pair = (u64, u64);

/// In misère play these pairs are the losing ones, instead of the first two.
const STAND_IN: [Pair; 2] = [(0, 1), (2, 2)];

/// The golden pairs with sizes up to `most`: pair number n begins with the least size in no pair
/// before it, and differs by n.
pub(super) fn golden_pairs(most: u64) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = Vec::new();
    for number in 0.. {
        let is_in = |size: u64| {
            pairs
                .iter()
                .any(|&(one, other)| [one, other].contains(&size))
        };
        let smaller = (0..=2 * number)
            .find(|&size| !is_in(size))
            .expect("there are more");
        if smaller > most {
            break;
        }
        pairs.push((smaller, smaller + number));
    }
    pairs
}

/// The golden pairs up to a size, by which a position of two piles is lost.
fn losing_pairs(scene: &Scene, most: u64) -> Vec<Pair> {
    let mut pairs = golden_pairs(most);
    if scene.is_misere() {
        pairs.drain(..pairs.len().min(2));
        pairs.extend(STAND_IN);
    }
    pairs
}

/// The two piles of a position; empty ones if there are not so many.
fn pair(at: &Node) -> Option<Pair> {
    match *at.sizes() {
        [] => Some((0, 0)),
        [one] => Some((0, one)),
        [one, other] => Some((one, other)),
        _ => None,
    }
}

/// The pair that is left, and the golden pairs without a gap: from number 0 on, since a move may
/// lead there, or without the first two, where another pair stands in for one of these.
pub(super) fn listed(scene: &Scene, said: &Phrase) -> bool {
    let told = (said.number("smaller"), said.number("larger"));
    let pairs = golden_pairs(100);
    let (is_named, first) = if said.id == "theorem-golden-stand-in" {
        (scene.is_misere() && STAND_IN.contains(&told), 2)
    } else {
        (pairs.get(said.count("number")) == Some(&told), 0)
    };
    let text = said.text("pairs").replace('\u{a0}', " ");
    let list: Vec<&str> = text.split(", ").collect();
    let pairs = pairs[first..].iter().take(list.len());
    let are_losing = || below(&scene.lost).all(|at| is_losing_pair(scene, &at) == (at.value < 0));
    is_named
        && pair(&scene.lost) == Some(told)
        && list.len() > 2
        && pairs.map(|(one, other)| format!("{one} {other}")).eq(list)
        && (!scene.is_misere() || are_losing())
}

/// Whether a position is such a pair.
pub(super) fn is_losing_pair(scene: &Scene, at: &Node) -> bool {
    pair(at).is_some_and(|pair| losing_pairs(scene, pair.1).contains(&pair))
}

/// A move keeps a size or the difference, and from every position but a pair the move that is told
/// leads to a pair: to the partner of the smaller pile, or to a smaller pair with this difference.
pub(super) fn explained(scene: &Scene, _: &Phrase) -> bool {
    let most = pair(&scene.lost).expect("two piles").1;
    let pairs = losing_pairs(scene, most);
    let is_right = |at: Rc<Node>| {
        let (one, other) = pair(&at).expect("two piles");
        let keeps = |left: &Pair| {
            let shares = |size| [one, other].contains(&size);
            left.1 - left.0 == other - one || shares(left.0) || shares(left.1)
        };
        let leads = |&&(left, right): &&Pair| {
            let has_one = [left, right].contains(&one);
            has_one && left + right < one + other || right - left == other - one && left < one
        };
        let after = at.moves.iter().filter_map(|step| pair(&step.after));
        let after: Vec<Pair> = after.collect();
        let is_to_pair = if pairs.contains(&(one, other)) {
            !after.iter().any(|left| pairs.contains(left))
        } else {
            let told = pairs.iter().find(leads);
            told.is_some_and(|told| after.contains(told))
        };
        at.is_over() || is_to_pair && after.iter().all(keeps)
    };
    scene.lost.value < 0 && below(&scene.lost).all(is_right)
}
