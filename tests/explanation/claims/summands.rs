//! Claims about sums of games: what gives the nimber of each summand, and how their nim-sum
//! decides.

use nimatron::reason::Phrase;

use super::boards::{board, components, is_half_turn, written};
use super::figures::Figures;
use super::nimbers::are_listed;
use super::scene::Scene;
use super::tree::{Node, nim_sum};

/// The summands of a position, as they are written.
fn summands(at: &Node) -> Vec<&str> {
    at.text.split(" + ").collect()
}

pub(super) fn nimbers_of_summands(scene: &Scene, at: &Node) -> Vec<u64> {
    let nimber = |summand: &str| scene.tree.node(summand).nimber;
    at.text.split(" + ").map(nimber).collect()
}

fn before_and_after(scene: &Scene) -> [Vec<u64>; 2] {
    [&scene.position, &scene.lost].map(|at| nimbers_of_summands(scene, at))
}

pub(super) fn together(scene: &Scene, said: &Phrase) -> bool {
    let [before, after] = before_and_after(scene);
    let grows = before.iter().zip(&after).any(|(old, new)| new > old);
    let is_back = |back: &Node| nimbers_of_summands(scene, back) == before;
    said.count("count") == before.len()
        && said.is("larger") == grows
        && (!grows || scene.lost.leads(is_back))
        && scene.comes_back(|at| at.nimber == 0)
}

pub(super) fn won(scene: &Scene, said: &Phrase) -> bool {
    let [before, mut after] = before_and_after(scene);
    let changed = &mut after[said.count("number") - 1];
    let is_changed = *changed == said.number("new") && *changed != said.number("old");
    *changed = said.number("old");
    is_changed && after == before && scene.lost.nimber == 0 && are_summed(scene, said)
}

/// Whether the summands are as many, and have this nim-sum.
pub(super) fn are_summed(scene: &Scene, said: &Phrase) -> bool {
    let nimbers = nimbers_of_summands(scene, &scene.position);
    said.count("count") == nimbers.len() && said.number("sum") == nim_sum(&nimbers)
}

/// The summands of a position play alike in pairs, but for those that are over: so they have the
/// same nimbers.
pub(super) fn are_alike(scene: &Scene, at: &Node) -> bool {
    let mut nimbers = nimbers_of_summands(scene, at);
    nimbers.sort_unstable();
    nimbers.retain(|&nimber| nimber > 0);
    super::copies::are_pairs(&nimbers)
}

/// The game of a summand, its position, and its options.
fn words(summand: &str) -> [&str; 3] {
    let (game, rest) = summand.split_once(' ').expect("a game and a position");
    let (position, options) = rest.split_once(' ').unwrap_or((rest, ""));
    [game, position, options]
}

/// The summand of this number has this nimber, and what is said to give it does.
pub(super) fn nimber(scene: &Scene, said: &Phrase) -> bool {
    let summand = summands(&scene.position)[said.count("number") - 1];
    let nimber = scene.tree.node(summand).nimber;
    said.number("nimber") == nimber && follows(scene, summand, nimber, said.phrase("how"))
}

fn follows(scene: &Scene, summand: &str, nimber: u64, how: Option<&Phrase>) -> bool {
    let [game, sizes, options] = words(summand);
    let open: Vec<&str> = sizes.split(',').filter(|&size| size != "0").collect();
    // Without more words the nimbers of sizes follow.
    let Some(how) = how else {
        return open.len() < 2;
    };
    match how.id {
        "nimber-by-parts" => {
            let parts: Vec<String> = match game {
                "cram" => components(&board(sizes)).iter().map(written).collect(),
                _ => open.into_iter().map(str::to_owned).collect(),
            };
            let alone = |part: &String| scene.tree.node(&format!("{game} {part} {options}")).nimber;
            let mut expected: Vec<u64> = parts.iter().map(alone).collect();
            let mut told = how.numbers("parts");
            expected.sort_unstable();
            told.sort_unstable();
            told == expected && told.len() > 1 && nimber == nim_sum(&told)
        }
        "nimber-by-remainder" => {
            let (sticks, round) = (how.number("number"), how.number("round"));
            let is_it =
                sizes == sticks.to_string() && options.ends_with(&format!(" {}", round - 1));
            is_it && game == "sticks" && nimber == sticks % round
        }
        "nimber-by-size" => {
            let size = open.first().unwrap_or(&"0");
            game == "nim" && open.len() < 2 && nimber.to_string() == **size
        }
        "nimber-by-copies" => nimber == 0 && is_half_turn(sizes),
        "nimber-by-command" => how.text("summand") == summand,
        _ => false,
    }
}

/// The nimbers of all sizes up to the largest heap of a summand.
pub(super) fn of_sizes(scene: &Scene, said: &Phrase) -> bool {
    let is_of = |summand: &str| {
        let [game, sizes, options] = words(summand);
        let largest = sizes.split(',').flat_map(str::parse).max();
        let alone = |size| scene.tree.node(&format!("{game} {size} {options}"));
        ["kayles", "octal", "take"].contains(&game)
            && largest.map(|largest: usize| largest.min(30)) == Some(said.count("most"))
            && are_listed(said, |size| alone(size).nimber)
    };
    summands(&scene.position).into_iter().any(is_of)
}
