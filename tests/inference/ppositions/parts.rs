//! The ranks of tuples, of which tables of losing positions are made.

use nimatron::inference::internals::region::{Region, tuples};

#[test]
fn ranks_count_up_in_lexicographic_order() {
    for bounds in [
        vec![],
        vec![4],
        vec![0, 3],
        vec![3, 3, 3],
        vec![1, 2, 5, 5],
        vec![0, 0, 7],
    ] {
        let region = Region::new(&bounds);
        let all = tuples(&bounds).collect::<Vec<_>>();
        assert!(all.is_sorted() && all.iter().all(|tuple| tuple.is_sorted()));
        assert_eq!(region.size(), all.len());
        assert_eq!(Region::count(&bounds), all.len() as u128);
        for (rank, tuple) in all.iter().enumerate() {
            assert_eq!(
                region.rank(tuple.iter().copied()),
                rank,
                "{tuple:?} of {bounds:?}"
            );
        }
    }
}
