//! Sets of nimbers, and what is known of the nimber of a component.

use nimatron::inference::internals::NimberSet;
use nimatron::inference::internals::fact::{Fact, PACKED_BITS, PACKED_FREE};

#[test]
fn exact_facts_are_never_spoiled() {
    let fact = Fact::exactly(3);
    assert_eq!(fact.excluding(3).exact(), Some(3));
    assert_eq!(fact.excluding(1), fact);
    assert!(fact.excludes(0) && fact.excludes(15) && !fact.excludes(3));
    assert_eq!(Fact::exactly(127).exact(), Some(127));
}

#[test]
fn exclusions_add_up() {
    let fact = Fact::NOTHING.excluding(0).excluding(2);
    assert_eq!(fact.exact(), None);
    assert!(fact.excludes(2) && !fact.excludes(1) && !fact.excludes(15));
    assert_eq!(fact.excluding(15), fact);
}

#[test]
fn facts_are_joined() {
    let (one, two) = (Fact::NOTHING.excluding(0), Fact::NOTHING.excluding(2));
    assert_eq!(one.and(two), one.excluding(2));
    assert_eq!(one.and(Fact::exactly(5)), Fact::exactly(5));
    assert_eq!(Fact::exactly(5).and(one), Fact::exactly(5));
    assert_eq!(one.and(two).open_below(4), 2);
}

#[test]
fn packed_facts_lose_only_large_exclusions() {
    let part = 77 << PACKED_BITS;
    for nimber in 0..=127 {
        let packed = Fact::exactly(nimber).packed();
        assert!(packed >> PACKED_BITS == 0);
        assert_eq!(Fact::unpacked(part | packed), Fact::exactly(nimber));
    }
    assert_eq!(Fact::NOTHING.packed(), 0);
    assert_eq!(Fact::NOTHING.excluding(6).packed(), 0);
    let fact = Fact::NOTHING.excluding(0).excluding(5);
    let packed = fact.excluding(9).packed();
    assert_eq!(Fact::unpacked(part | packed), fact);
    assert_eq!(Fact::unpacked(part | packed | PACKED_FREE), fact);
}

/// The set of these numbers.
fn set(members: &[u8]) -> NimberSet {
    let all = 0..=NimberSet::LARGEST;
    let others = all.filter(|nimber| !members.contains(nimber));
    others.fold(NimberSet::ALL, NimberSet::without)
}

#[test]
fn xor_moves_each_member() {
    let members = [0, 1, 5, 31, 32, 64, 100, 127];
    for other in 0..=NimberSet::LARGEST {
        let moved = set(&members).xor(other);
        assert_eq!(moved, set(&members.map(|member| member ^ other)));
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
