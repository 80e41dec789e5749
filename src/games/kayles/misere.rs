//! The closed form of kayles in misère play: which positions are losing.
//!
//! W. L. Sibert, J. H. Conway, "Mathematical Kayles", International Journal of Game Theory 20 (1992): a position is losing in misère play
//! exactly if its nimber is 0, except for positions of some rows of 1, 4, 5, 9, 12, 17, 20 and 25 pins.

use std::sync::LazyLock;

use crate::games::{Code, nimbers_of_sizes};
use crate::reason::Phrase;

/// What is left of a row, whichever pins fall: 0.77.
pub(in crate::games) static CODE: LazyLock<Code> = LazyLock::new(|| Code::new([0, 7, 7]));

/// From this length on nimbers repeat.
const REPEATS_FROM: usize = 71;

/// After how many pins they repeat.
const PERIOD: usize = 12;

/// The nimbers of the shortest rows, up to the end of the first period, a digit each (Winning Ways, chapter 4).
const NIMBERS: &[u8; REPEATS_FROM + PERIOD] =
    b"01231432142641271432146741285472186741231472182741281472142741281472186741281472182";

/// The nimber of a row in normal play.
fn nimber(pins: u64) -> u64 {
    let pins = usize::try_from(pins).unwrap_or(usize::MAX);
    let reduced = match pins.checked_sub(REPEATS_FROM) {
        Some(more) => REPEATS_FROM + more % PERIOD,
        None => pins,
    };
    u64::from(NIMBERS[reduced] - b'0')
}

/// The rows of a position: their nimber, and how many there are of each kind.
#[derive(Clone, Copy, Default)]
struct Rows {
    nimber: u64,
    counts: [usize; 8],
}

/// The kind of a row that is not empty: rows of 1 and 4 matter alike, and so do all that are in no exception.
fn kind(pins: u64) -> usize {
    match pins {
        1 | 4 => 0,
        5 => 1,
        9 => 2,
        12 => 3,
        17 => 4,
        20 => 5,
        25 => 6,
        _ => 7,
    }
}

/// Where the nimber does not decide.
#[derive(Clone, Copy)]
enum Exception {
    /// The player to move loses, by this line of the table.
    Losing(&'static str),
    Winning,
}

impl Rows {
    fn count(rows: &[u64]) -> Self {
        let mut counts = Self::default();
        for &pins in rows {
            counts.add(pins);
        }
        counts
    }

    fn add(&mut self, pins: u64) {
        if pins > 0 {
            self.nimber ^= nimber(pins);
            self.counts[kind(pins)] += 1;
        }
    }

    /// The line of the table for a position that is one of the exceptions.
    fn exception(&self) -> Option<Exception> {
        let [
            ones,
            fives,
            nines,
            twelves,
            seventeens,
            twenties,
            twenty_fives,
            others,
        ] = self.counts;
        let is_odd = |count: usize| !count.is_multiple_of(2);
        let losing_if = |losing: bool, line| losing.then_some(Exception::Losing(line));
        let long = nines + twelves + seventeens;
        let are_short = long + twenties + twenty_fives == 0;
        if others > 0 {
            None
        } else if are_short && (is_odd(ones) || !is_odd(fives)) {
            // Rows of 1, 4 and 5.
            losing_if(is_odd(ones), "short").or(Some(Exception::Winning))
        } else if fives > 0 {
            None
        } else if twenty_fives == 0 && !is_odd(long) {
            // An even number of 9, 12 and 17, with rows of 1, 4 and 20.
            losing_if(is_odd(ones + twenties), "even").or(Some(Exception::Winning))
        } else if twenty_fives == 1 && !is_odd(long) && is_odd(ones + twenties) {
            // The same with a single row of 25.
            Some(Exception::Winning)
        } else if seventeens + twenties + twenty_fives == 0 && !is_odd(ones) {
            // An odd number of 9, or a single 12, with an even number of 1 and 4.
            losing_if(twelves == 0 || nines == 0 && twelves == 1, "nines")
        } else if seventeens + twelves + twenties == 0 && twenty_fives == 1 {
            // An odd number of 9 and of 1 and 4, with a single 25.
            losing_if(is_odd(nines) && is_odd(ones), "single")
        } else {
            None
        }
    }

    /// Whether the player to move loses in misère play.
    fn is_lost(&self) -> bool {
        match self.exception() {
            Some(exception) => matches!(exception, Exception::Losing(_)),
            None => self.nimber == 0,
        }
    }
}

/// The theorem and what it says of losing rows, which a winning move has left if `won` is set.
pub(in crate::games) fn theorem(rows: &[u64], won: bool) -> Vec<Phrase> {
    let all = Rows::count(rows);
    let line = match all.exception() {
        Some(Exception::Losing(line)) => line,
        _ if all.counts[kind(2)] > 0 => "other",
        _ => "none",
    };
    let nimbers: Vec<u64> = rows.iter().map(|&pins| nimber(pins)).collect();
    let told = phrase!(
        "misere-kayles-rows",
        won,
        line,
        count = rows.len(),
        rows,
        nimbers = nimbers.as_slice()
    );
    vec![
        phrase!("theorem-misere-kayles", line),
        told,
        nimbers_of_sizes("theorem-pin-rows-nimbers", rows, nimber),
    ]
}

/// Whether the player to move loses in misère play.
pub(in crate::games) fn is_lost(rows: &[u64]) -> bool {
    Rows::count(rows).is_lost()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a position satisfies the definition: it is losing exactly if it is not empty and no move leads to a losing position.
    fn fits(rows: &[u64]) -> bool {
        let all = Rows::count(rows);
        let wins = rows.is_empty() || leads_to_loss(&all, rows);
        all.is_lost() != wins
    }

    fn leads_to_loss(all: &Rows, rows: &[u64]) -> bool {
        let mut lengths = rows.iter().enumerate();
        lengths.any(|(place, &pins)| {
            if rows[..place].contains(&pins) {
                return false;
            }
            let mut others = *all;
            others.nimber ^= nimber(pins);
            others.counts[kind(pins)] -= 1;
            let leads = |left: u64| {
                (0..=left / 2).any(|small| {
                    let mut after = others;
                    after.add(small);
                    after.add(left - small);
                    after.is_lost()
                })
            };
            [1, 2]
                .into_iter()
                .filter_map(|fallen| pins.checked_sub(fallen))
                .any(leads)
        })
    }

    /// Checks all positions of at most `pins` pins together, with rows of at most `longest` beside those in `rows`.
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
        let all: Vec<u64> = (0..=1000).map(nimber).collect();
        for pins in 1..all.len() {
            let left = |fallen: usize| {
                let all = &all;
                let rest = (pins + 1).saturating_sub(fallen);
                (0..rest).map(move |first| all[first] ^ all[rest - 1 - first])
            };
            let left: Vec<u64> = left(1).chain(left(2)).collect();
            assert!(
                (0..all[pins]).all(|nimber| left.contains(&nimber)),
                "{pins}"
            );
            assert!(!left.contains(&all[pins]), "{pins}");
        }
    }

    /// The rows of an exception.
    const ROWS: [u64; 8] = [1, 4, 5, 9, 12, 17, 20, 25];

    /// Checks all positions with any number of the rows from `place` on in `ROWS`, beside those in `rows`, and at most one other row.
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

    /// The theorem for all positions. Whether a position is an exception depends on the number of rows of each length only as far as it
    /// is 0, odd or even, and for rows of 12 and of 25 as far as it is 0, 1, or odd or even above that. So does what a move makes of these. A position with
    /// two other rows, or with one of more than 52 pins, keeps one after every move, so neither it nor what follows is an exception,
    /// and its nimber decides. All others are checked here.
    #[test]
    fn all_positions_fit_the_definition() {
        fits_with_any(&mut Vec::new(), 0);
    }
}
