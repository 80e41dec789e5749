//! Claims about sums of games: what gives the nimber of each summand, and how their nim-sum
//! decides.

use std::collections::BTreeSet;

use nimatron::games::Game;
use nimatron::reason::Phrase;

use super::boards::{Cell, board, components, coverable, written};
use super::figures::Figures;
use super::scene::{Check, Scene, holds};

pub(super) fn check<R: Game>(id: &str) -> Option<Check<R>> {
    let check: Check<R> = match id {
        "theorem-summands" => |scene, said| {
            holds(said.count("count") == Some(summands(scene, scene.position).len()))?;
            let before = nimbers_of_summands(scene, scene.position)?;
            let after = nimbers_of_summands(scene, &scene.lost)?;
            let grows = before.iter().zip(&after).any(|(old, new)| new > old);
            holds(said.is("larger") == grows)?;
            let is_back = |(_, back): &(R::Move, R::Position)| {
                nimbers_of_summands(scene, back).is_some_and(|back| back == before)
            };
            holds(!grows || scene.moves(&scene.lost).iter().any(is_back))?;
            nimber_is_0(scene)
        },
        "summand-nimber" => summand,
        "summand-heaps-nimbers" => sizes,
        "theorem-summands-last" => |scene, _| holds(scene.rules.is_over(&scene.lost)),
        "theorem-summands-won" => |scene, said| {
            let before = nimbers_of_summands(scene, scene.position)?;
            let after = nimbers_of_summands(scene, &scene.lost)?;
            let changed = said.count("number")?.checked_sub(1)?;
            holds(said.count("count") == Some(before.len()) && scene.nimber(&scene.lost) == 0)?;
            holds(said.number("old") == before.get(changed).copied())?;
            holds(said.number("new") == after.get(changed).copied())?;
            let pairs = before.iter().zip(&after);
            holds(pairs.filter(|(one, other)| one != other).count() == 1)?;
            holds(before[changed] != after[changed] && xor(&after) == 0)?;
            holds(said.number("sum") == Some(xor(&before)))
        },
        "theorem-summands-lost" => |scene, said| {
            let nimbers = nimbers_of_summands(scene, scene.position)?;
            holds(said.count("count") == Some(nimbers.len()) && scene.nimber(scene.position) == 0)?;
            holds(said.number("sum") == Some(xor(&nimbers)) && xor(&nimbers) == 0)
        },
        "theorem-summands-left" | "theorem-summands-faced" => |scene, _| {
            are_alike(scene, &scene.lost)?;
            nimber_is_0(scene)
        },
        _ => return None,
    };
    Some(check)
}

fn xor(nimbers: &[u64]) -> u64 {
    nimbers.iter().fold(0, |sum, nimber| sum ^ nimber)
}

/// The summands of a position play alike in pairs, but for those that are over: so they have the
/// same nimbers.
pub(super) fn are_alike<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<()> {
    let mut nimbers = nimbers_of_summands(scene, position)?;
    nimbers.sort_unstable();
    nimbers.retain(|&nimber| nimber > 0);
    holds(
        nimbers
            .chunks(2)
            .all(|pair| pair.len() == 2 && pair[0] == pair[1]),
    )
}

/// The summand of this number has this nimber, and what is said to give it does.
fn summand<R: Game>(scene: &mut Scene<'_, R>, said: &Phrase) -> Option<()> {
    let all = summands(scene, scene.position);
    let summand = all.get(said.count("number")?.checked_sub(1)?)?;
    let nimber = said.number("nimber");
    holds(scene.nimber_of(summand) == nimber)?;
    let (game, sizes) = summand.split_once(' ')?;
    let (sizes, options) = sizes.split_once(' ').unwrap_or((sizes, ""));
    let alone = |size: &str| scene.nimber_of(&format!("{game} {size} {options}"));
    let open: Vec<&str> = sizes.split(',').filter(|&size| size != "0").collect();
    let Some(how) = said.phrase("how") else {
        // Then the nimbers of sizes follow.
        return holds(open.len() < 2);
    };
    match how.id {
        "nimber-by-parts" => {
            let mut parts: Vec<u64> = how.numbers("parts")?;
            let boards = board(sizes).filter(|_| game == "cram");
            let mut expected: Vec<u64> = match boards {
                Some(free) => components(&free)
                    .iter()
                    .filter_map(|one| alone(&written(one)))
                    .collect(),
                None => open.into_iter().filter_map(alone).collect(),
            };
            parts.sort_unstable();
            expected.sort_unstable();
            holds(parts == expected && parts.len() > 1 && nimber == Some(xor(&parts)))
        }
        "nimber-by-remainder" => {
            let (sticks, round) = (how.number("number")?, how.number("round")?);
            holds(sizes == sticks.to_string() && options.ends_with(&format!(" {}", round - 1)))?;
            holds(game == "sticks" && nimber == Some(sticks % round))
        }
        "nimber-by-size" => {
            let size = open.first().unwrap_or(&"0");
            holds(game == "nim" && open.len() < 2 && nimber == size.parse().ok())
        }
        "nimber-by-copies" => holds(nimber == Some(0) && is_turned(&board(sizes)?)),
        "nimber-by-command" => holds(how.text("summand") == Some(summand)),
        _ => None,
    }
}

/// The nimbers of the heaps of a summand.
fn sizes<R: Game>(scene: &mut Scene<'_, R>, said: &Phrase) -> Option<()> {
    let told = super::nimbers::in_tens(said.text("nimbers")?)?;
    holds(said.count("most") == Some(told.len()))?;
    let is_of = |summand: &String| {
        let mut words = summand.splitn(3, ' ');
        let (game, sizes) = (words.next()?, words.next()?);
        let options = words.next().unwrap_or("");
        let sizes: Option<Vec<usize>> = sizes.split(',').map(|size| size.parse().ok()).collect();
        holds(sizes?.into_iter().max()?.min(30) == told.len())?;
        let nimber = |size| scene.nimber_of(&format!("{game} {size} {options}"));
        let expected: Option<Vec<u64>> = (1..=told.len()).map(nimber).collect();
        holds(expected? == told)
    };
    let all = summands(scene, scene.position);
    holds(all.iter().any(|summand| is_of(summand).is_some()))
}

/// The summands of a position, as they are written.
fn summands<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Vec<String> {
    let text = scene.text(position);
    text.split(" + ").map(str::to_owned).collect()
}

pub(super) fn nimbers_of_summands<R: Game>(
    scene: &Scene<'_, R>,
    position: &R::Position,
) -> Option<Vec<u64>> {
    let text = scene.text(position);
    text.split(" + ")
        .map(|summand| scene.nimber_of(summand))
        .collect()
}

/// Every move from the losing position makes the nimber of the whole other than 0, and an answer
/// makes it 0 again.
fn nimber_is_0<R: Game>(scene: &mut Scene<'_, R>) -> Option<()> {
    holds(scene.nimber(&scene.lost) == 0)?;
    holds(
        scene
            .moves(&scene.lost)
            .iter()
            .all(|(_, left)| scene.nimber(left) > 0),
    )?;
    holds(scene.each_answered(|_, _, then| scene.nimber(then) == 0))
}

/// Whether the cells that a domino can cover are the same after half a turn.
fn is_turned(free: &BTreeSet<Cell>) -> bool {
    let live = coverable(free);
    let (Some(top), Some(left)) = (
        live.iter().map(|cell| cell.0).min(),
        live.iter().map(|cell| cell.1).min(),
    ) else {
        return true;
    };
    let bottom = live.iter().map(|cell| cell.0).max().unwrap_or(top);
    let right = live.iter().map(|cell| cell.1).max().unwrap_or(left);
    live.iter()
        .all(|&(row, column)| live.contains(&(top + bottom - row, left + right - column)))
}
