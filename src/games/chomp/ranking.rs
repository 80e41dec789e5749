//! All bars below a bar in an order, by the combinatorial number system: lists of rows as in a
//! dictionary, read from the top.

use super::bar::{Bar, transposed};
use crate::games::Met;

/// The bars at and below a bar. It stands at one of them.
///
/// The number of a bar is the sum of what its rows add to it: for each row, the bars that have the
/// same rows above and a shorter one there. What a row adds depends only on its place and its
/// length. So the numbers after all bites are found in one pass over the squares.
#[derive(Debug)]
pub struct Bars {
    /// The rows of the largest bar, which is no higher than wide.
    most: Vec<u16>,
    /// What a row adds to the number of a bar, by its place and its length, from 0 to one more than
    /// the longest.
    added: Vec<usize>,
    /// The rows of the bar at which it stands, with zeros for those that are gone.
    rows: Vec<u16>,
    /// What the rows above each row add together, and in the last place what all of them add.
    above: Vec<usize>,
    /// What the rows below a bite add, by its column. Overwritten for each bar.
    below: Vec<usize>,
}

/// Rankings of more positions are not made. No memory would hold them.
const MOST: u128 = 1 << 40;

impl Bars {
    /// The bars at and below `bar`; `None` if they are more than 2^40.
    pub fn within(bar: &Bar) -> Option<Self> {
        let most = lying(bar.rows());
        let width = most.first().map_or(0, |&longest| usize::from(longest));
        let row = width + 2;
        let mut added = vec![0; most.len() * row];
        // How many lists of rows there are below each row, if none is longer than this.
        let mut lists = vec![1_u128; width + 1];
        for (place, &longest) in most.iter().enumerate().rev() {
            let longest = usize::from(longest);
            let mut shorter = 0;
            for length in 0..=longest + 1 {
                added[place * row + length] = usize::try_from(shorter).ok()?;
                shorter += lists[length.min(width)];
                if shorter > MOST {
                    return None;
                }
            }
            let up_to = |length: usize| added[place * row + length.min(longest) + 1] as u128;
            lists = (0..=width).map(up_to).collect();
        }
        let mut first = Self {
            rows: vec![0; most.len()],
            above: vec![0; most.len() + 1],
            below: vec![0; width + 1],
            most,
            added,
        };
        // The list without rows is no bar.
        first.advance();
        Some(first)
    }

    /// What a row adds.
    fn added(&self, place: usize, length: u16) -> usize {
        self.added[place * (self.below.len() + 1) + usize::from(length)]
    }

    /// The longest that a row may be below the one above it.
    fn longest(&self, place: usize) -> u16 {
        let above = place.checked_sub(1).map(|above| self.rows[above]);
        self.most[place].min(above.unwrap_or(u16::MAX))
    }

    /// The number of the bar with these rows; `None` if it is not among them.
    fn rank_of(&self, rows: &[u16]) -> Option<usize> {
        let is_within = rows.len() <= self.most.len()
            && rows.iter().zip(&self.most).all(|(row, most)| row <= most);
        is_within.then(|| {
            let rows = rows.iter().enumerate();
            let sum: usize = rows.map(|(place, &length)| self.added(place, length)).sum();
            sum - 1
        })
    }

    /// Visits the numbers after the bites.
    #[inline]
    fn for_each_lower(&mut self, mut visit: impl FnMut(usize)) {
        let width = self.below.len();
        let longest = usize::from(self.rows[0]);
        self.below[..longest].fill(0);
        for (place, &length) in self.rows.iter().enumerate().rev() {
            let length = usize::from(length);
            if length == 0 {
                continue;
            }
            let added = &self.added[place * (width + 1)..][..=width];
            let above = self.above[place];
            let (cut, whole) = self.below[..longest].split_at_mut(length);
            for (column, (below, added)) in cut.iter_mut().zip(added).enumerate() {
                *below += added;
                if place > 0 || column > 0 {
                    visit(above + *below - 1);
                }
            }
            for below in whole {
                *below += added[length];
            }
        }
    }
}

impl Bars {
    /// How many there are.
    pub fn count(&self) -> u64 {
        let longest = self.most.first().copied().unwrap_or(0);
        self.added(0, longest + 1) as u64 - 1
    }

    /// The number of a bar; `None` if it is not among them.
    pub fn rank(&self, bar: &Bar) -> Option<usize> {
        let as_it_is = self.rank_of(bar.rows());
        as_it_is.or_else(|| self.rank_of(&transposed(bar.rows())))
    }

    /// Goes on to the next bar; after the last one it stays.
    pub fn advance(&mut self) {
        let places = 0..self.rows.len();
        let mut growing = places
            .rev()
            .filter(|&place| self.rows[place] < self.longest(place));
        let Some(place) = growing.next() else {
            return;
        };
        self.rows[place] += 1;
        self.rows[place + 1..].fill(0);
        let added = self.added(place, self.rows[place]);
        let sum = self.above[place] + added;
        self.above[place + 1..].fill(sum);
    }

    /// The entries of the bars that the bites leave of the one at which it stands.
    pub fn met(&mut self, entries: &[u8]) -> Met {
        let mut met = Met::default();
        self.for_each_lower(|lower| met.add(entries[lower]));
        met
    }
}

/// The rows of a bar or of its mirror image, whichever has fewer.
fn lying(rows: &[u16]) -> Vec<u16> {
    let width = rows.first().map_or(0, |&longest| usize::from(longest));
    if rows.len() > width {
        transposed(rows)
    } else {
        rows.to_vec()
    }
}
