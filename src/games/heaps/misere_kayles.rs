//! The closed form of kayles in misère play: which positions are losing.
//!
//! W. L. Sibert, J. H. Conway, "Mathematical Kayles", International Journal of Game Theory 20
//! (1992): a position is losing in misère play exactly if its nimber is 0, except for positions of
//! some rows of 1, 4, 5, 9, 12, 17, 20 and 25 pins.

use std::sync::LazyLock;

use crate::games::{Code, nimbers_of_sizes};
use crate::reason::Phrase;

/// What is left of a row, whichever pins fall: 0.77.
pub(in crate::games) static CODE: LazyLock<Code> = LazyLock::new(|| Code::new([0, 7, 7]));

/// From this length on nimbers repeat.
const REPEATS_FROM: usize = 71;

/// After how many pins they repeat.
const PERIOD: usize = 12;

/// The nimbers of the shortest rows, up to the end of the first period, a digit each (Winning Ways,
/// chapter 4).
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
pub struct MisereRows {
    /// In normal play.
    pub nimber: u64,
    counts: [usize; 8],
}

/// The kind of a row that is not empty: rows of 1 and 4 matter alike, and so do all that are in no
/// exception.
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

impl MisereRows {
    /// Counts the rows of these lengths.
    pub fn count(rows: &[u64]) -> Self {
        let mut counts = Self::default();
        for &pins in rows {
            counts.add(pins);
        }
        counts
    }

    /// Adds a row of so many pins; an empty one is none.
    pub fn add(&mut self, pins: u64) {
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
    pub fn is_lost(&self) -> bool {
        match self.exception() {
            Some(exception) => matches!(exception, Exception::Losing(_)),
            None => self.nimber == 0,
        }
    }
}

/// The theorem and what it says of losing rows, which a winning move has left if `won` is set.
pub(in crate::games) fn theorem(rows: &[u64], won: bool) -> Vec<Phrase> {
    let all = MisereRows::count(rows);
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
    MisereRows::count(rows).is_lost()
}
