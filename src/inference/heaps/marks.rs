//! The nimbers that moves leave, marked for some heaps in a row at a time. What one heap of a pair leaves beside the other is
//! found for all of them at once, as the others stand in a row too.

/// How many heaps are looked at together.
pub(super) const TOGETHER: usize = 32;

/// Pairs that are compared before the next look at whether there is a match.
const COMPARED: usize = 512;

/// A byte for each nimber below `WIDTH`, a power of two that is larger than all nimbers so far: 1 if a move leaves it.
#[derive(Clone)]
pub(super) struct Marks<const WIDTH: usize>([u8; WIDTH]);

impl<const WIDTH: usize> Marks<WIDTH> {
    /// No marks.
    pub(super) fn none() -> Self {
        Self([0; WIDTH])
    }

    /// Takes all marks away.
    pub(super) fn clear(&mut self) {
        self.0.fill(0);
    }

    /// Marks a nimber. It is smaller than the width, as the nimbers are that it is the sum of.
    #[inline]
    pub(super) fn add(&mut self, nimber: u16) {
        self.0[usize::from(nimber) & (WIDTH - 1)] = 1;
    }

    /// The least nimber from one on that has no mark, or the width.
    pub(super) fn least(&self, from: usize) -> usize {
        let mut marks = self.0.iter().skip(from);
        let place = marks.position(|&mark| mark == 0);
        place.map_or(WIDTH, |place| from + place)
    }

    /// The least nimber without a mark whose kind is 0, or the width.
    pub(super) fn least_of_kind(&self, kinds: &[u8]) -> usize {
        let mut marks = self.0.iter().zip(kinds);
        let place = marks.position(|(mark, kind)| mark | kind == 0);
        place.unwrap_or(WIDTH)
    }
}

/// Marks what a heap with this nimber leaves beside each of the others.
#[inline]
pub(super) fn add_to_all<const WIDTH: usize>(
    block: &mut [Marks<WIDTH>],
    others: &[u16; TOGETHER],
    nimber: u16,
) {
    // Two loops, as the first of them is done many at a time.
    let left = others.map(|other| other ^ nimber);
    for (marks, left) in block.iter_mut().zip(left) {
        marks.add(left);
    }
}

/// Which of two nimbers are left by some pairs, whose nimbers stand side by side, and how many pairs were looked at: none after the
/// first nimber is met.
pub(super) fn met([ones, others]: [&[u16]; 2], [first, second]: [u16; 2]) -> ([bool; 2], usize) {
    let mut met = [false; 2];
    let mut compared = 0;
    for (ones, others) in ones.chunks(COMPARED).zip(others.chunks(COMPARED)) {
        // Words as wide as the nimbers, and no jumps: eight at a time.
        let mut matches = [0_u16; 2];
        for (one, other) in ones.iter().zip(others) {
            let left = one ^ other;
            matches[0] |= u16::from(left == first);
            matches[1] |= u16::from(left == second);
        }
        compared += ones.len();
        met = [met[0] || matches[0] > 0, met[1] || matches[1] > 0];
        if met[0] {
            break;
        }
    }
    (met, compared)
}
