//! Sizes in equal pairs: what is done to one of a pair can be copied in the other.

/// Whether every size but 0 occurs an even number of times.
pub(crate) fn come_in_pairs(sizes: &[u64]) -> bool {
    unpaired(sizes).is_empty()
}

/// The sizes but 0 that occur an odd number of times, ascending.
pub(crate) fn unpaired(sizes: &[u64]) -> Vec<u64> {
    let mut sorted = sizes.to_vec();
    sorted.sort_unstable();
    let equal = sorted.chunk_by(|one, other| one == other);
    let unpaired = equal.filter(|equal| equal[0] > 0 && !equal.len().is_multiple_of(2));
    unpaired.map(|equal| equal[0]).collect()
}

/// The number, counted from 1, of the size that makes a pair of equal ones with that of `number`:
/// the first with the second, the third with the fourth.
pub(crate) fn twin(sizes: &[u64], number: u64) -> Option<u64> {
    let size = sizes.get(usize::try_from(number).ok()?.checked_sub(1)?)?;
    let equal = (1..).zip(sizes).filter(|&(_, other)| other == size);
    let equal: Vec<u64> = equal.map(|(number, _)| number).collect();
    let place = equal.iter().position(|&other| other == number)?;
    equal.get(place ^ 1).copied()
}
