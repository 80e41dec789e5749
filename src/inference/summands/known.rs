//! What is known about a sum without a search, and what is found out by and by.

/// What is known about a sum.
pub(super) struct Known {
    /// For each summand the index of the one that it cancels, if there is one.
    pub(super) pairing: Vec<Option<usize>>,
    /// The nimbers of the summands that are known.
    pub(super) nimbers: Vec<Option<u64>>,
}

impl Known {
    /// The number of summands.
    pub(super) fn summands(&self) -> usize {
        self.pairing.len()
    }

    /// The summands that do not cancel, by index.
    pub(super) fn alone(&self) -> impl Iterator<Item = usize> {
        (0..self.summands()).filter(|&index| self.pairing[index].is_none())
    }

    /// The nim-sum of all nimbers that are known and do not cancel.
    pub(super) fn known_sum(&self) -> u64 {
        let nimbers = self.alone().filter_map(|index| self.nimbers[index]);
        nimbers.fold(0, |sum, nimber| sum ^ nimber)
    }

    /// The summands that do not cancel and whose nimbers are not known, by index.
    pub(super) fn open(&self) -> impl Iterator<Item = usize> {
        self.alone().filter(|&index| self.nimbers[index].is_none())
    }
}
