//! What a move does, as it is described beside it: held against the position before it and after
//! it.

use nimatron::games::Game;
use nimatron::reason::Phrase;

use super::boards::{bar, board, of_cell};
use super::figures::Figures;
use super::scene::{Scene, holds};

/// Whether a description fits what leads to `after`.
pub(super) fn is_done<R: Game>(
    scene: &Scene<'_, R>,
    after: &R::Position,
    deed: &Phrase,
) -> Option<()> {
    let number = |name| deed.number(name);
    let broken = || Some([number("taken")?, number("heap")?]);
    let before = || scene.numbers(scene.position);
    match deed.id {
        "deed-single" => takes(scene, after, number("count")?, &[deed.count("pile")?]),
        "deed-double" => {
            let piles = match deed.count("number")? {
                2 => vec![deed.count("first")?, deed.count("second")?],
                _ => return None,
            };
            takes(scene, after, number("count")?, &piles)
        }
        "deed-octal-leaves" => breaks(scene, after, broken()?, &[number("other")?]),
        "deed-octal-breaks" | "deed-octal-splits" | "deed-grundy" => {
            let [taken, heap] = broken()?;
            let taken = if deed.id == "deed-octal-breaks" {
                taken
            } else {
                0
            };
            breaks(
                scene,
                after,
                [taken, heap],
                &[number("one")?, number("other")?],
            )
        }
        "deed-taken" | "deed-octal-halves" => {
            // What is left of it is the only thing that the rules allow.
            let [taken, heap] = broken()?;
            let place = usize::try_from(heap).ok()?.checked_sub(1)?;
            let rest = before()?.get(place)?.checked_sub(taken)?;
            let mut splits = (0..=rest / 2).map(|one| [one, rest - one]);
            holds(splits.any(|left| breaks(scene, after, [taken, heap], &left).is_some()))
        }
        "deed-sticks" | "deed-fibonacci" => takes(scene, after, number("count")?, &[1]),
        "deed-euclid" => {
            let (smaller, larger) = (number("smaller")?, number("larger")?);
            let rest = larger.checked_sub(smaller * number("count")?)?;
            let sorted = |one: u64, other: u64| [one.max(other), one.min(other)];
            holds(before()? == sorted(larger, smaller))?;
            holds(scene.numbers(after)? == sorted(rest, smaller))
        }
        "deed-nimble" => {
            let (from, place) = (number("from")?, deed.count("place")?);
            holds(before()?.get(place.checked_sub(1)?) == Some(&from))?;
            takes(scene, after, from.checked_sub(number("to")?)?, &[place])
        }
        "deed-staircase" => {
            let (mut left, step, count) = (before()?, deed.count("place")?, number("count")?);
            let here = left.get_mut(step.checked_sub(1)?)?;
            *here = here.checked_sub(count)?;
            holds(deed.count("to") == Some(step - 1) && count > 0)?;
            if step > 1 {
                left[step - 2] += count;
            }
            holds(scene.numbers(after)? == left)
        }
        "deed-coins" => {
            let before = before()?;
            let kept = before.len().checked_sub(deed.count("count")?)?;
            holds(before[kept..].iter().sum::<u64>() == number("coins")?)?;
            holds(scene.numbers(after).unwrap_or_default() == before[..kept])
        }
        "deed-domino" => {
            let mut expected = board(&scene.text(scene.position))?;
            for cell in ["first", "second"] {
                holds(expected.remove(&of_cell(deed.text(cell)?)?))?;
            }
            holds(board(&scene.text(after))? == expected)
        }
        "deed-pins" => {
            let pin = deed.count("pin")?;
            holds(deed.count("next") == Some(pin + 1))?;
            knocks(scene, after, deed.count("row")?, pin, 2)
        }
        "deed-pin" => knocks(scene, after, deed.count("row")?, deed.count("pin")?, 1),
        "deed-bite" => {
            let (row, column) = of_cell(deed.text("cell")?)?;
            let before = bar(&scene.text(scene.position))?;
            let cut = |(at, &length): (usize, &usize)| {
                if at < row { length } else { length.min(column) }
            };
            let mut expected: Vec<usize> = before.iter().enumerate().map(cut).collect();
            expected.retain(|&length| length > 0);
            let left = bar(&scene.text(after))?;
            let bitten = before.iter().sum::<usize>() - left.iter().sum::<usize>();
            holds(left == expected && deed.count("count") == Some(bitten))
        }
        // What it says of its game is held against that; here only that it is in the right one.
        "deed-summand" => {
            let texts = [scene.text(scene.position), scene.text(after)];
            let [before, left] = [0, 1].map(|one: usize| texts[one].split(" + "));
            let changed = before.zip(left).position(|(one, other)| one != other);
            holds(changed.map(|place| place + 1) == deed.count("number"))?;
            deed.phrase("deed").map(|_| ())
        }
        _ => None,
    }
}

/// Whether `after` is left by taking `count` from each of these piles, counted from 1.
fn takes<R: Game>(
    scene: &Scene<'_, R>,
    after: &R::Position,
    count: u64,
    piles: &[usize],
) -> Option<()> {
    let mut left = scene.numbers(scene.position)?;
    for pile in piles {
        let size = left.get_mut(pile.checked_sub(1)?)?;
        *size = size.checked_sub(count)?;
    }
    holds(count > 0 && scene.numbers(after)? == left)
}

/// Whether `after` is left by taking from a heap, counted from 1, and leaving heaps of these sizes.
fn breaks<R: Game>(
    scene: &Scene<'_, R>,
    after: &R::Position,
    [taken, heap]: [u64; 2],
    left: &[u64],
) -> Option<()> {
    let mut heaps = scene.numbers(scene.position)?;
    let place = usize::try_from(heap).ok()?.checked_sub(1)?;
    holds(place < heaps.len())?;
    let size = heaps.remove(place);
    holds(left.iter().sum::<u64>() + taken == size)?;
    heaps.extend(left);
    heaps.retain(|&size| size > 0);
    heaps.sort_unstable();
    holds(scene.sizes(after)? == heaps)
}

/// Whether `after` is left by knocking down `fallen` pins of a row from `pin` on, counted from 1.
fn knocks<R: Game>(
    scene: &Scene<'_, R>,
    after: &R::Position,
    row: usize,
    pin: usize,
    fallen: usize,
) -> Option<()> {
    let mut rows = scene.numbers(scene.position)?;
    let row = rows.get_mut(row.checked_sub(1)?)?;
    let right = usize::try_from(*row).ok()?.checked_sub(pin + fallen - 1)?;
    *row = pin as u64 - 1;
    rows.push(right as u64);
    rows.retain(|&pins| pins > 0);
    rows.sort_unstable();
    holds(scene.sizes(after)? == rows)
}
