//! Claims about nimbers: of components, of rows, and how one follows from the moves.

use std::collections::BTreeSet;

use nimatron::games::Game;
use nimatron::reason::{Component, Form, Mex, Phrase, Reason};

use super::boards::{board, components, written};
use super::certificates::{has_dead, is_live};
use super::disguises;
use super::figures::Figures;
use super::scene::{Check, Scene, holds};
use super::standing::Claims;
use super::summands::nimbers_of_summands;

pub(super) fn check<R: Game>(id: &str) -> Option<Check<R>> {
    let check: Check<R> = match id {
        "theorem-components-won" => |scene, said| {
            let before = told(scene, scene.position, said.phrase("before")?)?;
            holds(said.number("sum") == Some(before) && before > 0)?;
            holds(told(scene, &scene.lost, said.phrase("after")?)? == 0)?;
            sum_is_0(scene)
        },
        "theorem-component-won" => |scene, said| {
            holds(told(scene, &scene.lost, said.phrase("after")?)? == 0)?;
            sum_is_0(scene)
        },
        "theorem-components-lost" => |scene, said| {
            holds(told(scene, &scene.lost, said.phrase("before")?)? == 0)?;
            sum_is_0(scene)
        },
        "theorem-components-none-left" => |scene, _| holds(scene.rules.is_over(&scene.lost)),
        "theorem-component-lost" => |scene, _| {
            holds(split(scene, &scene.lost)?.len() == 1)?;
            sum_is_0(scene)
        },
        "theorem-component-left" => |scene, said| {
            told(scene, &scene.lost, said.phrase("after")?)?;
            holds(split(scene, &scene.lost)? == [0])?;
            sum_is_0(scene)
        },
        "theorem-strips-nimbers" => |scene, said| {
            let free = board(&scene.text(scene.position))?;
            let longest = components(&free).iter().map(BTreeSet::len).max()?;
            holds(said.count("most") == Some(longest.min(30)))?;
            let expected = (1..=longest).map(|length| scene.nimber_of(&format!("1x{length}")));
            let expected: Option<Vec<u64>> = expected.collect();
            holds(in_tens(said.text("nimbers")?) == expected)
        },
        "theorem-pin-rows-nimbers" | "theorem-heaps-nimbers" | "theorem-half-nimbers" => {
            row_of_nimbers
        }
        "theorem-nimbers-repeat" => |scene, said| {
            let period = (said.number("length")?, said.number("before")?);
            repeats(scene, period)?;
            scene.period = Some(period);
            Some(())
        },
        "theorem-heap-reduced" => reduced,
        // How a nim-sum is found is said where two that differ are added.
        "nim-sum-means" => |scene, _| {
            let differ = |position| {
                let mut nimbers = match board(&scene.text(position)) {
                    None if scene.numbers(position).is_none() => {
                        nimbers_of_summands(scene, position)
                    }
                    _ => split(scene, position),
                }
                .unwrap_or_default();
                nimbers.retain(|&nimber| nimber > 0);
                nimbers.iter().any(|nimber| *nimber != nimbers[0])
            };
            holds(differ(scene.position) || differ(&scene.lost))
        },
        "nim-sum-again" => |scene, _| {
            let won = scene.best.is_some() && !scene.rules.is_misere();
            holds(won && scene.nimber(&scene.lost) == 0)?;
            holds(scene.each_answered(|_, _, then| scene.nimber(then) == 0))
        },
        _ => return None,
    };
    Some(check)
}

/// What is drawn beside a theorem: components with their nimbers, or numbers in binary.
pub(super) fn form<R: Game>(scene: &Scene<'_, R>, form: &Form) -> Option<()> {
    let left = scene.best.map(|_| &scene.lost);
    match form {
        Form::Plain => Some(()),
        Form::Binary { before, after } => {
            let numbers = |position| match scene.rules.name() {
                "sum" => nimbers_of_summands(scene, position),
                _ => disguises::piles(scene, position),
            };
            holds(numbers(scene.position).as_ref() == Some(before))?;
            holds(left.and_then(numbers) == *after)
        }
        Form::Components { before, after } => {
            drawn(scene, scene.position, before)?;
            holds(left.is_some() == after.is_some())?;
            drawn(scene, &scene.lost, after.as_ref().unwrap_or(before))
        }
    }
}

/// These are the components of a position; of a board they have as many free cells, too.
fn drawn<R: Game>(scene: &Scene<'_, R>, at: &R::Position, told: &[Component]) -> Option<()> {
    let mut nimbers: Vec<u64> = told.iter().map(|component| component.nimber).collect();
    nimbers.sort_unstable();
    holds(split(scene, at)? == nimbers)?;
    if scene.rules.name() != "cram" {
        return Some(());
    }
    let mut cells: Vec<(u64, usize)> = told
        .iter()
        .map(|one| (one.nimber, one.rows.concat().matches('.').count()))
        .collect();
    let all = components(&board(&scene.text(at))?).into_iter();
    let mut expected: Vec<(u64, usize)> = all
        .filter_map(|one| Some((scene.nimber_of(&written(&one))?, one.len())))
        .collect();
    cells.sort_unstable();
    expected.sort_unstable();
    holds(cells == expected)
}

/// How the nimber of the position follows, if the reason says so.
pub(super) fn check_parts<R: Game>(scene: &mut Scene<'_, R>, reason: &Reason) -> Claims {
    let mut claims: Claims = Vec::new();
    claims.extend(reason.mex.as_ref().map(|told| ("mex", mex(scene, told))));
    let mut parts = reason.parts.clone();
    if !parts.is_empty() {
        parts.sort_unstable();
        claims.push(("parts", holds(split(scene, scene.position) == Some(parts))));
    }
    claims
}

/// The nimbers of the components of a position, sorted: rows of pins, or connected free cells.
fn split<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<Vec<u64>> {
    let texts: Vec<String> = match board(&scene.text(position)) {
        Some(free) if scene.rules.name() == "cram" => {
            components(&free).iter().map(written).collect()
        }
        _ => {
            let sizes = scene.sizes(position)?.into_iter();
            let live = sizes.filter(|&size| is_live(scene, size));
            live.map(|size| size.to_string()).collect()
        }
    };
    let nimbers: Option<Vec<u64>> = texts.iter().map(|text| scene.nimber_of(text)).collect();
    let mut nimbers = nimbers?;
    nimbers.sort_unstable();
    Some(nimbers)
}

/// The components that a reason names: their number and their nimbers. Returns their nim-sum.
fn told<R: Game>(scene: &Scene<'_, R>, position: &R::Position, said: &Phrase) -> Option<u64> {
    let mut nimbers = said.numbers("nimbers")?;
    nimbers.sort_unstable();
    holds(said.id == "nimbers-of-components" && said.count("count") == Some(nimbers.len()))?;
    holds(nimbers == split(scene, position)?)?;
    // Heaps of one or none have no list of nimbers, and so no name of their own.
    let kind = said.text("kind")?;
    holds(match scene.rules.name() {
        "cram" => ["", "theorem-strips-nimbers"].contains(&kind),
        "kayles" => ["", "theorem-pin-rows-nimbers"].contains(&kind),
        _ => ["", "theorem-heaps-nimbers", "theorem-half-nimbers"].contains(&kind),
    })?;
    Some(nimbers.into_iter().fold(0, |sum, nimber| sum ^ nimber))
}

/// Nimbers repeat with a period after a pre-period, as far as two periods beyond the largest heap.
fn repeats<R: Game>(scene: &Scene<'_, R>, (length, before): (u64, u64)) -> Option<()> {
    let largest = scene.numbers(scene.position)?.into_iter().max()?;
    let from = before + 1;
    let nimber = |size: u64| scene.nimber_of(&size.to_string());
    holds((from..=largest + length).all(|size| nimber(size) == nimber(size + length)))?;
    // The pre-period is the last heap that does not repeat.
    holds(before == 0 || nimber(before) != nimber(before + length))
}

/// A heap before or after the move is some periods larger than one that has this nimber, and is it
/// by the period that is told beside it.
fn reduced<R: Game>(scene: &mut Scene<'_, R>, said: &Phrase) -> Option<()> {
    let [large, small, length, times, nimber] =
        ["large", "small", "length", "times", "nimber"].map(|name| said.number(name));
    let (large, small, length, times) = (large?, small?, length?, times?);
    holds(times > 0 && large == small + length * times)?;
    // A single heap is told before its period.
    if let Some((told, before)) = scene.period {
        holds(told == length && small > before && small <= before + length)?;
    }
    let mut sizes = scene.sizes(&scene.lost)?;
    sizes.extend(scene.sizes(scene.position)?);
    holds(sizes.contains(&large))?;
    let has = |size: u64| scene.nimber_of(&size.to_string()) == nimber;
    holds(has(large) && has(small))
}

/// The nimbers of all rows or heaps up to the largest of the position, or as many as are listed.
fn row_of_nimbers<R: Game>(scene: &mut Scene<'_, R>, said: &Phrase) -> Option<()> {
    let most = said.number("most")?;
    // In misère play what is left decides.
    let of = if scene.rules.is_misere() {
        &scene.lost
    } else {
        scene.position
    };
    let largest = scene.numbers(of)?.into_iter().max()?;
    holds(largest.min(30) == most && (!said.is("more") || largest > most))?;
    holds(!said.is("dead") || has_dead(scene))?;
    // In misère play the nimbers are those of normal play all the same.
    let expected: Option<Vec<u64>> = (1..=most)
        .map(|size| scene.nimber_of(&size.to_string()))
        .collect();
    holds(in_tens(said.text("nimbers")?)? == expected?)
}

/// Reads numbers in tens, if there are more than ten: `1-10: ...; 11-20: ...`.
pub(super) fn in_tens(text: &str) -> Option<Vec<u64>> {
    let mut all = Vec::new();
    let tens = text.split("; ").map(|ten| ten.split_once(":\u{a0}"));
    let many = text.contains(':');
    for (ten, split) in text.split("; ").zip(tens) {
        let (range, numbers) = split.unwrap_or(("", ten));
        let numbers: Option<Vec<u64>> = numbers
            .split('\u{a0}')
            .map(|number| number.parse().ok())
            .collect();
        let numbers = numbers?;
        let from = all.len() + 1;
        all.extend(numbers);
        let expected = match all.len() {
            last if last == from => from.to_string(),
            last => format!("{from}-{last}"),
        };
        holds(if many {
            range == expected && from % 10 == 1
        } else {
            all.len() <= 10
        })?;
    }
    Some(all)
}

/// The nim-sum of the components of a position.
fn sum<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<u64> {
    Some(
        split(scene, position)?
            .into_iter()
            .fold(0, |sum, nimber| sum ^ nimber),
    )
}

/// Every move changes the nim-sum 0, and an answer makes it 0 again.
fn sum_is_0<R: Game>(scene: &mut Scene<'_, R>) -> Option<()> {
    let moves = scene.moves(&scene.lost);
    holds(
        moves
            .iter()
            .all(|(_, left)| sum(scene, left).is_some_and(|sum| sum > 0)),
    )?;
    holds(scene.each_answered(|_, _, then| sum(scene, then) == Some(0)))?;
    scene.law = Some(|scene, _, _, then| holds(sum(scene, then) == Some(0)));
    Some(())
}

/// Each smaller number is left by the move named beside it, and none leaves the nimber.
fn mex<R: Game>(scene: &Scene<'_, R>, told: &Mex) -> Option<()> {
    holds(told.moves.len() as u64 == told.nimber && told.nimber > 0)?;
    for (expected, played) in (0_u64..).zip(&told.moves) {
        let (_, after) = scene.play(scene.position, played)?;
        holds(scene.nimber(&after) == expected)?;
    }
    let moves = scene.moves(scene.position);
    holds(
        moves
            .iter()
            .all(|(_, after)| scene.nimber(after) != told.nimber),
    )
}
