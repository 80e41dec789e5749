//! Young diagrams, the states of bars of chocolate and of heaps: sizes in one word, which read
//! back.

use nimatron::games::Diagram;
use proptest::collection::vec;
use proptest::{prop_assert, prop_assert_eq, proptest};

fn pack(sizes: &[u16]) -> Option<Diagram> {
    Diagram::pack(sizes.iter().copied())
}

#[test]
fn what_is_too_large_has_no_word() {
    assert!(pack(&[126]).is_some());
    assert!(pack(&[127]).is_none());
    assert!(pack(&[u16::MAX]).is_none());
    assert!(pack(&[1; 126]).is_some());
    assert!(pack(&[1; 127]).is_none());
    assert!(pack(&[1; 500]).is_none());
    assert!(pack(&[]).is_some_and(Diagram::is_empty));
}

proptest! {
    /// So different sizes have different words.
    #[test]
    fn sizes_read_back(mut sizes in vec(0_u16..60, 0..60)) {
        let packed = pack(&sizes).expect("it fits");
        sizes.retain(|&size| size > 0);
        sizes.sort_unstable();
        let back = packed.sizes();
        prop_assert_eq!(back.as_slice(), sizes.as_slice());
        prop_assert_eq!(packed.len() as usize, sizes.len());
        prop_assert_eq!(packed.is_empty(), sizes.is_empty());
        sizes.reverse();
        prop_assert!(pack(&sizes) == Some(packed));
    }

    #[test]
    fn rows_and_columns_change_places(sizes in vec(1_u16..60, 0..60)) {
        let packed = pack(&sizes).expect("it fits");
        let columns = (0..60).map(|column| {
            let rows = sizes.iter().filter(|&&size| size > column).count();
            u16::try_from(rows).expect("small")
        });
        prop_assert_eq!(packed.transposed(), Diagram::pack(columns).expect("it fits"));
        prop_assert_eq!(packed.transposed().transposed(), packed);
    }
}
