//! The shapes of positions that laws speak of, by their definitions.

use nimatron::games::Game;

use super::boards::{Cell, board, cells_of, coverable, turned};
use super::scene::Scene;

/// Whether each size occurs an even number of times; the sizes are sorted.
pub(super) fn are_pairs(sizes: &[u64]) -> bool {
    let (pairs, rest) = sizes.as_chunks::<2>();
    rest.is_empty() && pairs.iter().all(|[one, other]| one == other)
}

/// The golden pairs with sizes up to `most`: pair number n begins with the least size in no pair
/// before it, and differs by n.
pub(super) fn golden_pairs(most: u64) -> Vec<(u64, u64)> {
    let mut pairs: Vec<(u64, u64)> = Vec::new();
    for number in 0.. {
        let is_free = |size: &u64| {
            pairs
                .iter()
                .all(|&(one, other)| one != *size && other != *size)
        };
        let smaller = (0..=2 * number)
            .find(is_free)
            .expect("there are sizes enough");
        if smaller > most {
            break;
        }
        pairs.push((smaller, smaller + number));
    }
    pairs
}

/// Whether a bar is a row and a column of equal length, which meet in the corner.
pub(super) fn is_arms(bar: &[usize]) -> bool {
    bar.len() > 1 && bar[0] == bar.len() && bar[1..].iter().all(|&length| length == 1)
}

/// Whether a bar has two rows, the lower one shorter by one.
pub(super) fn is_two_rows(bar: &[usize]) -> bool {
    matches!(*bar, [upper, lower] if upper == lower + 1)
}

/// The same for two rows or two columns.
pub(super) fn is_shorter(bar: &[usize]) -> bool {
    is_two_rows(bar) || is_two_rows(&turned(bar))
}

/// Twice the centre of cells: the sum of the first and the last row, and of the first and the last
/// column.
pub(super) fn twice_centre<'a>(cells: impl Iterator<Item = &'a Cell> + Clone) -> Option<Cell> {
    let rows = cells.clone().map(|cell| cell.0);
    let columns = cells.map(|cell| cell.1);
    Some((
        rows.clone().min()? + rows.max()?,
        columns.clone().min()? + columns.max()?,
    ))
}

/// The image of a cell when the board is rotated by 180° about a centre, given twice.
pub(super) fn image(twice: Cell, cell: Cell) -> Option<Cell> {
    Some((twice.0.checked_sub(cell.0)?, twice.1.checked_sub(cell.1)?))
}

/// Whether the free cells that a domino can cover look the same when the board is rotated about
/// their centre.
pub(super) fn is_half_turn<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> bool {
    let Some(free) = board(&scene.text(position)) else {
        return false;
    };
    let cells = coverable(&free);
    let Some(twice) = twice_centre(cells.iter()) else {
        return true;
    };
    cells
        .iter()
        .all(|&cell| image(twice, cell).is_some_and(|image| cells.contains(&image)))
}

/// Whether two dominoes are images of one another.
pub(super) fn are_images(twice: Cell, one: &str, other: &str) -> Option<bool> {
    let [first, second] = cells_of(one)?;
    let other = cells_of(other)?;
    let images = [image(twice, first)?, image(twice, second)?];
    Some(images == other || [images[1], images[0]] == other)
}
