//! What a move does, as it is described beside it: held against the position before it and after it.

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
