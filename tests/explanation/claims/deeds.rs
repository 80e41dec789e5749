//! What a move does, as it is described beside it: held against the position before it and after
//! it.

use nimatron::games::Game;

use super::boards::{bar, board, cells_of, of_cell};
use super::scene::{Scene, holds};
use super::template::{number, read_all};

/// Whether a description fits what leads to `after`.
pub(super) fn is_done<R: Game>(
    scene: &Scene<'_, R>,
    after: &R::Position,
    deed: &str,
) -> Option<()> {
    if let Some(found) = read_all("take {} from each of piles {} and {}", deed) {
        return takes(
            scene,
            after,
            number(found[0])?,
            &[number(found[1])?, number(found[2])?],
        );
    }
    if let Some(found) = read_all("take {} from pile {}", deed) {
        return takes(scene, after, number(found[0])?, &[number(found[1])?]);
    }
    if let Some(found) = read_all("take {} from heap {} and leave one heap of {}", deed) {
        let numbers = [number(found[0])?, number(found[1])?];
        return breaks(scene, after, numbers, &[number(found[2])?]);
    }
    if let Some(found) = read_all("take {} from heap {} and leave {} and {}", deed) {
        let numbers = [number(found[0])?, number(found[1])?];
        return breaks(
            scene,
            after,
            numbers,
            &[number(found[2])?, number(found[3])?],
        );
    }
    if let Some(found) = read_all("split heap {} into {} and {}", deed) {
        let left = [number(found[1])?, number(found[2])?];
        return breaks(scene, after, [0, number(found[0])?], &left);
    }
    let alone = read_all("take {} from heap {}", deed)
        .map(|found| Some([number(found[0])?, number(found[1])?]))
        .or_else(|| {
            read_all("split heap {} in two", deed).map(|found| Some([0, number(found[0])?]))
        });
    if let Some(found) = alone {
        // What is left of it is the only thing that the rules allow.
        let [taken, heap] = found?;
        let size = scene
            .numbers(scene.position)?
            .get(usize::try_from(heap).ok()?.checked_sub(1)?)
            .copied()?;
        let rest = size.checked_sub(taken)?;
        let splits = (0..=rest / 2).map(|one| [one, rest - one]);
        let mut fitting = splits.filter(|left| breaks(scene, after, [taken, heap], left).is_some());
        return holds(fitting.next().is_some());
    }
    let matches = read_all("take {} matches", deed).or_else(|| read_all("take {} match", deed));
    if let Some(found) = matches {
        return takes(scene, after, number(found[0])?, &[1]);
    }
    if let Some(found) = read_all("subtract {} from {}, {*}", deed) {
        let (smaller, larger): (u64, u64) = (number(found[0])?, number(found[1])?);
        let times = match found[2] {
            "once" => 1,
            "twice" => 2,
            times => number(times.strip_suffix(" times")?)?,
        };
        let rest = larger.checked_sub(smaller * times)?;
        let sorted = |numbers: [u64; 2]| [numbers[0].max(numbers[1]), numbers[0].min(numbers[1])];
        holds(scene.numbers(scene.position)? == sorted([larger, smaller]))?;
        return holds(scene.numbers(after)? == sorted([rest, smaller]));
    }
    if let Some(found) = read_all("take {} of the sticks", deed) {
        return takes(scene, after, number(found[0])?, &[1]);
    }
    let columns = read_all("take {} columns with {} coins", deed)
        .or_else(|| read_all("take {} columns with {} coin", deed))
        .or_else(|| read_all("take {} column with {} coins", deed))
        .or_else(|| read_all("take {} column with {} coin", deed));
    if let Some(found) = columns {
        let (columns, coins): (usize, u64) = (number(found[0])?, number(found[1])?);
        let before = scene.numbers(scene.position)?;
        let kept = before.len().checked_sub(columns)?;
        holds(before[kept..].iter().sum::<u64>() == coins)?;
        let left = scene.numbers(after).unwrap_or_default();
        return holds(left == before[..kept]);
    }
    if let Some(found) = read_all("put a domino on {} and {}", deed) {
        let mut expected = board(&scene.text(scene.position))?;
        for cell in cells_of(&format!("{}-{}", found[0], found[1]))? {
            holds(expected.remove(&cell))?;
        }
        return holds(board(&scene.text(after))? == expected);
    }
    if let Some(found) = read_all("knock down pins {} and {} of row {}", deed) {
        let [first, second]: [usize; 2] = [number(found[0])?, number(found[1])?];
        holds(second == first + 1)?;
        return knocks(scene, after, number(found[2])?, first, 2);
    }
    if let Some(found) = read_all("knock down pin {} of row {}", deed) {
        return knocks(scene, after, number(found[1])?, number(found[0])?, 1);
    }
    let one = read_all("bite off {} square from {} on", deed);
    let found = one.or_else(|| read_all("bite off {} squares from {} on", deed))?;
    let (row, column) = of_cell(found[1])?;
    let before = bar(&scene.text(scene.position))?;
    let cut = |(at, &length): (usize, &usize)| if at < row { length } else { length.min(column) };
    let mut expected: Vec<usize> = before.iter().enumerate().map(cut).collect();
    expected.retain(|&length| length > 0);
    let left = bar(&scene.text(after))?;
    let bitten = before.iter().sum::<usize>() - left.iter().sum::<usize>();
    holds(left == expected && number(found[0]) == Some(bitten))
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
