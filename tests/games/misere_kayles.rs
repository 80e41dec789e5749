//! The closed form of kayles in misère play fits the definition, on all positions.

use nimatron::games::internals::MisereRows;

use crate::inference::nimbers::judge::mex;

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
    fits_below(&mut Vec::new(), 36, 36);
}

#[test]
fn nimbers_fit_the_definition() {
    let mut all: Vec<u64> = vec![0];
    for pins in 1..=1000 {
        let left = |fallen: usize| {
            let rest = (pins + 1_usize).saturating_sub(fallen);
            let all = &all;
            (0..rest).map(move |first| all[first] ^ all[rest - 1 - first])
        };
        let left: Vec<u64> = left(1).chain(left(2)).collect();
        all.push(mex(&left));
        assert_eq!(
            MisereRows::count(&[pins as u64]).nimber,
            all[pins],
            "{pins}"
        );
    }
}

/// The rows of an exception.
const ROWS: [u64; 8] = [1, 4, 5, 9, 12, 17, 20, 25];

/// Checks all positions with any number of the rows from `place` on in `ROWS`, beside those in
/// `rows`, and at most one other row.
fn fits_with_any(rows: &mut Vec<u64>, place: usize) {
    if let Some(&row) = ROWS.get(place) {
        let most = if row == 25 || row == 12 { 4 } else { 3 };
        let length = rows.len();
        for _ in 0..=most {
            fits_with_any(rows, place + 1);
            rows.push(row);
        }
        rows.truncate(length);
        return;
    }
    assert!(fits(rows), "{rows:?}");
    for other in (1..=52).filter(|other| !ROWS.contains(other)) {
        rows.push(other);
        assert!(fits(rows), "{rows:?}");
        rows.pop();
    }
}

/// The theorem for all positions. Whether a position is an exception depends on the number of rows
/// of each length only as far as it is 0, odd or even, and for rows of 12 and of 25 as far as it is
/// 0, 1, or odd or even above that. So does what a move makes of these. A position with two other
/// rows, or with one of more than 52 pins, keeps one after every move, so neither it nor what
/// follows is an exception, and its nimber decides. All others are checked here.
#[test]
fn all_positions_fit_the_definition() {
    fits_with_any(&mut Vec::new(), 0);
}
