//! The closed form of kayles in misère play fits the definition, on all positions.

use nimatron::games::internals::MisereRows;

use super::plain::{heap_nimbers, split_by_code};

/// Whether a position satisfies the definition: it is losing exactly if it is not empty and no move
/// leads to a losing position.
fn fits(rows: &[u64]) -> bool {
    let wins = rows.is_empty() || leads_to_loss(rows);
    MisereRows::count(rows).is_lost() != wins
}

fn leads_to_loss(rows: &[u64]) -> bool {
    let mut lengths = rows.iter().enumerate();
    lengths.any(|(place, &pins)| {
        if rows[..place].contains(&pins) {
            return false;
        }
        let mut others = MisereRows::count(&rows[..place]);
        rows[place + 1..].iter().for_each(|&row| others.add(row));
        let leads = |left: u64| {
            (0..=left / 2).any(|small| {
                let mut after = others;
                after.add(small);
                after.add(left - small);
                after.is_lost()
            })
        };
        let mut left = [1, 2]
            .into_iter()
            .filter_map(|fallen| pins.checked_sub(fallen));
        left.any(leads)
    })
}

/// Checks all positions of at most `pins` pins together, with rows of at most `longest` beside
/// those in `rows`.
fn fits_below(rows: &mut Vec<u64>, pins: u64, longest: u64) {
    assert!(fits(rows), "{rows:?}");
    for next in 1..=pins.min(longest) {
        rows.push(next);
        fits_below(rows, pins - next, next);
        rows.pop();
    }
}

/// As every move makes a position smaller, what fits the definition everywhere is right.
#[test]
fn small_positions_fit_the_definition() {
    fits_below(&mut Vec::new(), 30, 30);
}

#[test]
fn nimbers_fit_the_definition() {
    let nimbers = heap_nimbers(500, |pins| split_by_code(&[0, 7, 7], pins));
    for (pins, nimber) in (0..).zip(nimbers) {
        assert_eq!(MisereRows::count(&[pins]).nimber, nimber, "{pins}");
    }
}

/// The rows of an exception.
const ROWS: [u64; 8] = [1, 4, 5, 9, 12, 17, 20, 25];

/// Checks all positions with any number of the rows from `place` on in `ROWS`, beside those in
/// `rows`, and at most one other row.
fn fits_with_any(rows: &mut Vec<u64>, place: usize) {
    let most = |row: u64| if row == 25 || row == 12 { 4 } else { 3 };
    if let Some(&row) = ROWS.get(place) {
        let length = rows.len();
        for _ in 0..=most(row) {
            fits_with_any(rows, place + 1);
            rows.push(row);
        }
        rows.truncate(length);
        return;
    }
    assert!(fits(rows), "{rows:?}");
    let count = |row: u64| rows.iter().filter(|other| **other == row).count();
    if ROWS.iter().any(|&row| count(row) == most(row)) {
        return;
    }
    for other in (1..=52).filter(|other| !ROWS.contains(other)) {
        rows.push(other);
        assert!(fits(rows), "{rows:?}");
        rows.pop();
    }
}

/// The theorem for all positions. Whether a position is an exception depends on the number of rows
/// of each length only as far as it is 0, odd or even, and for rows of 12 and of 25 as far as it is
/// 0, 1, or odd or even above that. So does what a move makes of these, where one more tells what a
/// move leaves. A position with two other rows, or with one of more than 52 pins, keeps one after
/// every move, so neither it nor what follows is an exception, and its nimber decides. So it is
/// with one other row unless the move is made in it: no move leaves less of the others, and one
/// number less of each has to be tried. All others are checked here.
#[test]
fn all_positions_fit_the_definition() {
    fits_with_any(&mut Vec::new(), 0);
}
