//! Which nimbers of a row are rare. In most games of taking and breaking nearly all nimbers are of one kind: those in which an odd
//! number of some bits is set. The nim-sum of two of the same kind is of the other, so what breaking leaves is rarely of the common
//! kind: only if one of the two heaps is rare. E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", chapter 4; A. Flammenkamp,
//! "Lange Perioden in Subtraktions-Spielen" and the tables of octal games that he found so.

/// At least one heap in this many would have to be common for it to be worth the while.
const LEAST_GAIN: usize = 8;

/// The heaps with rare nimbers.
pub(super) struct Rare {
    /// For each nimber 1 if it is rare: if an even number of the chosen bits is set in it.
    pub(super) kinds: Vec<u8>,
    /// The heaps that have a rare nimber, ascending.
    heaps: Vec<usize>,
}

impl Rare {
    /// Chooses the bits so that as few nimbers as possible are rare; `None` if many would be. All are below `width`, a power of two.
    pub(super) fn of(nimbers: &[u16], width: usize) -> Option<Self> {
        let surplus = surplus(nimbers, width);
        let mask = (1..width).min_by_key(|&mask| surplus[mask])?;
        let is_rare = |nimber: usize| (nimber & mask).count_ones().is_multiple_of(2);
        let mut chosen = Self {
            kinds: (0..width).map(|nimber| is_rare(nimber).into()).collect(),
            heaps: Vec::new(),
        };
        let rare = nimbers.iter().filter(|&&nimber| chosen.is_rare(nimber));
        if rare.count() * LEAST_GAIN > nimbers.len() {
            return None;
        }
        for (size, &nimber) in nimbers.iter().enumerate() {
            chosen.add(size, nimber);
        }
        Some(chosen)
    }

    /// Adds the next heap.
    pub(super) fn add(&mut self, size: usize, nimber: u16) {
        if self.is_rare(nimber) && size > 0 {
            self.heaps.push(size);
        }
    }

    fn is_rare(&self, nimber: u16) -> bool {
        self.kinds[usize::from(nimber)] > 0
    }

    /// The rare heaps from one size up to below another.
    pub(super) fn between(&self, from: usize, end: usize) -> &[usize] {
        let below = |bound: usize| self.heaps.partition_point(|&size| size < bound);
        let from = below(from);
        &self.heaps[from..below(end).max(from)]
    }
}

/// For each choice of bits, how many more nimbers have an even number of them than an odd one: the Walsh-Hadamard transform of the
/// counts.
fn surplus(nimbers: &[u16], width: usize) -> Vec<i64> {
    let mut counts = vec![0_i64; width];
    for &nimber in nimbers {
        counts[usize::from(nimber)] += 1;
    }
    let mut half = 1;
    while half < width {
        for both in counts.chunks_mut(2 * half) {
            let (low, high) = both.split_at_mut(half);
            for (low, high) in low.iter_mut().zip(high) {
                (*low, *high) = (*low + *high, *low - *high);
            }
        }
        half *= 2;
    }
    counts
}
