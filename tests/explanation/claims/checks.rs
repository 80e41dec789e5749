//! The checks of phrases by their names, and the laws that some of these state.

use nimatron::reason::Phrase;

use super::boards::{bar, cell, is_arms, is_two_rows, turned};
use super::copies::are_pairs;
use super::figures::Figures;
use super::scene::{Check, Law, Scene};
use super::tree::{Node, nim_sum};
use super::{
    copies, disguises, divided, golden, heaps, nim_sums, nimbers, pin_rows, summands, words,
};

/// Whether a phrase is one for such a position, and what it claims is true.
pub(super) fn is_right(scene: &Scene, said: &Phrase) -> bool {
    scene.is_side_of(said) && check_of(said.id).is_some_and(|check| check(scene, said))
}

/// A name without the side that `Scene::is_side_of` looks at.
fn stem(id: &str) -> &str {
    let id = id.strip_suffix("-misere").unwrap_or(id);
    let sides = ["-left", "-faced"];
    let stem = sides.iter().find_map(|side| id.strip_suffix(side));
    stem.unwrap_or(id)
}

fn check_of(id: &str) -> Option<Check> {
    Some(match stem(id) {
        // Matches and nim.
        "theorem-takes-last" | "theorem-takes-sticks" => {
            |scene, _| scene.is_won() && scene.lost.is_over() && scene.lost.sizes().is_empty()
        }
        "theorem-ones" => |scene, said| {
            let piles = said.count("piles");
            scene.is_misere() && piles % 2 == 1 && scene.lost.sizes() == vec![1; piles]
        },
        "theorem-three-equal" => |scene, said| scene.lost.sizes() == [said.number("size"); 3],
        "theorem-golden" | "theorem-golden-stand-in" => golden::listed,
        "golden" => golden::explained,
        "theorem-nim-won" => nim_sums::won,
        "theorem-nim-lost" => {
            |scene, said| said.number("sum") == 0 && nim_sums::comes_back_to_0(scene)
        }
        "theorem-nimble" | "theorem-staircase" => disguises::translated,
        // Numbers.
        "theorem-remainder-won" | "theorem-remainder-lost" => nim_sums::remainder,
        "theorem-euclid" => divided::ratio,
        "theorem-euclid-ends" => |scene, _| scene.lost.is_over() && !scene.is_misere(),
        "theorem-euclid-equal" => |scene, said| {
            let is_last = scene.lost.moves.len() == 1 && scene.lost.leads(Node::is_over);
            scene.is_misere() && is_last && scene.lost.numbers == [said.number("larger"); 2]
        },
        "theorem-zeckendorf" => divided::least_part,
        "theorem-match" => |scene, _| scene.is_misere() && scene.lost.text == "1/1",
        // Boards and bars.
        "theorem-mirror" => copies::mirror,
        "theorem-arms" => |scene, said| {
            let bar = bar(&scene.lost.text);
            is_arms(&bar) && said.count("arm") + 1 == bar[0]
        },
        "theorem-rows" => |scene, _| is_two_rows(&bar(&scene.lost.text)),
        "theorem-columns" => |scene, _| is_two_rows(&turned(&bar(&scene.lost.text))),
        "theorem-poisoned" => |scene, _| scene.lost.text == "1x1" && scene.lost.is_over(),
        // Heaps.
        "theorem-pairs" | "theorem-pin-rows" | "theorem-heaps" => {
            |scene, _| !scene.lost.is_over() && are_pairs(&scene.lost.sizes())
        }
        "theorem-half" => |scene, _| {
            scene.comes_back(|at| matches!(*at.sizes(), [size] if (size + 1).is_power_of_two()))
        },
        "theorem-heap-divided" => heaps::divided,
        "theorem-heap-remainders" => heaps::remainders,
        "theorem-misere-nimbers" => heaps::ferguson,
        "misere-nimbers" => heaps::with_nimbers,
        "theorem-misere-kayles" => pin_rows::misere_kayles,
        "misere-kayles-rows" => pin_rows::rows,
        "octal-is-kayles" => pin_rows::is_kayles,
        "theorem-quotient" => |scene, _| scene.lost.value == -1,
        "quotient-heaps" => words::heaps,
        "quotient-sum" => words::sums,
        "quotient-lost" => words::lost_words,
        "quotient-always" => |scene, _| {
            let wins = scene.lost.moves.iter().all(|step| step.after.value == 1);
            scene.is_misere() && wins && scene.lost.value == -1
        },
        // Nimbers.
        "theorem-component"
        | "theorem-component-won"
        | "theorem-component-lost"
        | "theorem-components-won"
        | "theorem-components-lost"
        | "theorem-components-none" => nimbers::components_are,
        "theorem-strips-nimbers" => nimbers::of_strips,
        "theorem-pin-rows-nimbers" | "theorem-heaps-nimbers" | "theorem-half-nimbers" => {
            nimbers::of_sizes
        }
        "theorem-nimbers-repeat" => nimbers::repeat,
        "theorem-heap-reduced" => nimbers::reduced,
        "nim-sum-means" => nimbers::sum_means,
        "nim-sum-again" => |scene, _| {
            let is_won = scene.is_won() && !scene.is_misere();
            is_won && scene.comes_back(|at| at.nimber == 0)
        },
        "theorem-summands" if id == "theorem-summands" => summands::together,
        "theorem-summands" => |scene, _| {
            let is_alike = summands::are_alike(scene, &scene.lost);
            is_alike && scene.comes_back(|at| at.nimber == 0)
        },
        "theorem-summands-last" => |scene, _| scene.lost.is_over(),
        "theorem-summands-won" => summands::won,
        "theorem-summands-lost" => |scene, said| {
            said.number("sum") == 0 && scene.lost.nimber == 0 && summands::are_summed(scene, said)
        },
        "summand-nimber" => summands::nimber,
        "summand-heaps-nimbers" => summands::of_sizes,
        _ => return None,
    })
}

/// The law by which every reply is answered.
pub(super) fn law_of(said: &Phrase) -> Option<Law> {
    Some(match stem(said.id) {
        // An answer takes as much as the reply did, and leaves equal pairs.
        "theorem-pairs" | "theorem-pin-rows" | "theorem-heaps" => |scene, reply, answer| {
            let [before, left, then] =
                [&scene.lost, &reply.after, &answer.after].map(|at| at.total());
            before - left == left - then && are_pairs(&answer.after.sizes())
        },
        // It takes as many from each of the other piles.
        "theorem-three-equal" => |_, reply, answer| match *reply.after.sizes() {
            [smallest, _, _] => answer.after.sizes() == [smallest; 3],
            _ => answer.after.is_over(),
        },
        // It bites off the other arm what the reply bit off one.
        "theorem-arms" => |_, reply, answer| {
            let (row, column) = cell(&reply.played);
            let bar = bar(&answer.after.text);
            cell(&answer.played) == (column, row) && (bar == [1] || is_arms(&bar))
        },
        // One shape may be both: 2,1.
        "theorem-rows" | "theorem-columns" => |scene, _, answer| {
            let [was, now] = [&scene.lost, &answer.after].map(|at| bar(&at.text));
            let rows = is_two_rows(&was) && is_two_rows(&now);
            now == [1] || rows || is_two_rows(&turned(&was)) && is_two_rows(&turned(&now))
        },
        "theorem-mirror" => copies::is_image,
        "theorem-nimble" | "theorem-staircase" => disguises::is_sent_on,
        "theorem-golden" | "theorem-golden-stand-in" => {
            |scene, _, answer| golden::is_losing_pair(scene, &answer.after)
        }
        // In misère play the nim-sum matters while a pile of two or more is left.
        "theorem-nim-won" | "theorem-nim-lost" => |scene, _, answer| {
            let is_like_nim = !scene.is_misere() || answer.after.largest() > 1;
            !is_like_nim || nim_sum(&answer.after.numbers) == 0
        },
        // Together they take one more than the most.
        "theorem-remainder-won" | "theorem-remainder-lost" => |scene, _, answer| {
            let taken = scene.lost.total() - answer.after.total();
            taken == scene.lost.moves.len() as u64 + 1
        },
        "theorem-component"
        | "theorem-component-won"
        | "theorem-component-lost"
        | "theorem-components-won"
        | "theorem-components-lost" => |scene, _, answer| nimbers::sum(scene, &answer.after) == 0,
        _ => return None,
    })
}
