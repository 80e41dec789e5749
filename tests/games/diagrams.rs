//! Young diagrams, the states of bars of chocolate and of heaps: sizes in one word, which read
//! back.

use nimatron::games::Diagram;

use crate::support::drawn::{self, Draw};

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

/// Up to 59 sizes of up to 59.
fn sizes(draw: &mut Draw, least: u64) -> Vec<u16> {
    draw.list(0..=59, |draw| {
        u16::try_from(draw.number(least..=59)).expect("small")
    })
}

/// So different sizes have different words.
#[test]
fn sizes_read_back() {
    drawn::check(256, |draw| {
        let mut sizes = sizes(draw, 0);
        let packed = pack(&sizes).expect("it fits");
        sizes.retain(|&size| size > 0);
        sizes.sort_unstable();
        let back = packed.sizes();
        assert_eq!(back.as_slice(), sizes.as_slice());
        assert_eq!(packed.len() as usize, sizes.len());
        assert_eq!(packed.is_empty(), sizes.is_empty());
        sizes.reverse();
        assert!(pack(&sizes) == Some(packed));
    });
}

#[test]
fn rows_and_columns_change_places() {
    drawn::check(256, |draw| {
        let sizes = sizes(draw, 1);
        let packed = pack(&sizes).expect("it fits");
        let columns = (0..60).map(|column| {
            let rows = sizes.iter().filter(|&&size| size > column).count();
            u16::try_from(rows).expect("small")
        });
        assert_eq!(
            packed.transposed(),
            Diagram::pack(columns).expect("it fits")
        );
        assert_eq!(packed.transposed().transposed(), packed);
    });
}
