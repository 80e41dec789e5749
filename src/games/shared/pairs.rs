//! Sizes in equal pairs: what is done to one of a pair can be copied in the other.

/// Whether every size but 0 occurs an even number of times.
pub(crate) fn come_in_pairs(sizes: &[u64]) -> bool {
    let open = sizes.iter().copied().filter(|&size| size > 0);
    let mut open: Vec<u64> = open.collect();
    open.sort_unstable();
    let (pairs, rest) = open.as_chunks::<2>();
    rest.is_empty() && pairs.iter().all(|[one, other]| one == other)
}

/// The number, counted from 1, of the size that makes a pair of equal ones with that of `number`: the first with the second, the
/// third with the fourth.
pub(crate) fn twin(sizes: &[u64], number: u64) -> Option<u64> {
    let size = sizes.get(usize::try_from(number).ok()?.checked_sub(1)?)?;
    let numbered = (1..).zip(sizes).filter(|&(_, other)| other == size);
    let equal: Vec<u64> = numbered.map(|(number, _)| number).collect();
    let place = equal.iter().position(|&other| other == number)?;
    equal.get(place ^ 1).copied()
}
