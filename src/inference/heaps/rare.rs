//! Which nimbers of a row are rare. In most games of taking and breaking nearly all nimbers are of one kind: those in which an odd
//! number of some bits is set. The nim-sum of two of the same kind is of the other, so what breaking leaves is rarely of the common
//! kind: only if one of the two heaps is rare. E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", chapter 4; A. Flammenkamp,
//! "Lange Perioden in Subtraktions-Spielen" and the tables of octal games that he found so.

/// The most bits that are tried.
const MOST_BITS: u32 = 10;

/// At least one heap in this many would have to be common for it to be worth the while.
const LEAST_GAIN: usize = 4;

/// The heaps with rare nimbers.
#[derive(Clone, Debug)]
pub(super) struct Rare {
    /// A nimber is rare if an even number of these bits is set in it.
    mask: u16,
    /// The heaps that have a rare nimber, ascending.
    pub(super) heaps: Vec<usize>,
}

impl Rare {
    /// Chooses the bits so that as few nimbers as possible are rare; `None` if many would be.
    pub(super) fn of(nimbers: &[u16]) -> Option<Self> {
        let largest = nimbers.iter().copied().max()?;
        let bits = u16::BITS - largest.leading_zeros();
        if bits > MOST_BITS {
            return None;
        }
        let mut counts = vec![0_usize; usize::from(largest) + 1];
        for &nimber in nimbers {
            counts[usize::from(nimber)] += 1;
        }
        let rare = |mask: u16| -> usize {
            let all = (0..).zip(&counts);
            let rare = all.filter(|&(nimber, _): &(u16, _)| is_even(nimber, mask));
            rare.map(|(_, count)| count).sum()
        };
        let mask = (1..1 << bits).min_by_key(|&mask| rare(mask))?;
        if rare(mask) * LEAST_GAIN > nimbers.len() {
            return None;
        }
        let mut chosen = Self {
            mask,
            heaps: Vec::new(),
        };
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

    /// Whether a nimber is rare.
    pub(super) fn is_rare(&self, nimber: u16) -> bool {
        is_even(nimber, self.mask)
    }
}

fn is_even(nimber: u16, mask: u16) -> bool {
    (nimber & mask).count_ones().is_multiple_of(2)
}
