//! Sets of nimbers.

use nimatron::inference::internals::NimberSet;

/// The set of these nimbers.
fn set(members: &[u8]) -> NimberSet {
    let others = (0..=NimberSet::LARGEST).filter(|nimber| !members.contains(nimber));
    others.fold(NimberSet::ALL, NimberSet::without)
}

#[test]
fn xor_moves_each_member() {
    let members = [0, 1, 5, 31, 32, 64, 100, 127];
    for other in 0..=NimberSet::LARGEST {
        let moved = members.map(|member| member ^ other);
        assert_eq!(set(&members).xor(other), set(&moved), "{other}");
    }
}

#[test]
fn bounds_and_texts() {
    assert_eq!(NimberSet::ALL.smallest(), Some(0));
    assert_eq!(NimberSet::ALL.largest(), Some(127));
    assert_eq!(NimberSet::NONE.smallest(), None);
    assert_eq!(NimberSet::NONE.largest(), None);
    assert!(NimberSet::up_to(3).without(1).iter().eq([0, 2, 3]));
    assert_eq!(NimberSet::up_to(127), NimberSet::ALL);
    assert_eq!(NimberSet::up_to(126), NimberSet::ALL.without(127));
    assert_eq!(NimberSet::only(200), NimberSet::NONE);
}
