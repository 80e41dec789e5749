//! The table of proof numbers, and the memory of all tables of a search.

use nimatron::games::internals::CramSum;
use nimatron::inference::internals::Budget;
use nimatron::inference::internals::fact::Fact;
use nimatron::inference::internals::findings::{Findings, Learned, SMALL_PROOFS};
use nimatron::inference::internals::growth::LEAST;
use nimatron::inference::internals::numbers::{Couple, Numbers};
use nimatron::inference::internals::proofs::{HASH_MASK, ProofTable, WINDOW, packed, unpacked};

fn numbers(to_win: f32, to_lose: f32) -> Numbers {
    Numbers::new(to_win, to_lose)
}

fn put(table: &mut ProofTable, hash: u64, numbers: Numbers, room: u64) {
    while !table.add(hash, numbers, u64::MAX) {
        table.grow(room);
    }
}

/// Hashes without a pattern.
fn hash(number: u64) -> u64 {
    number.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[test]
fn efforts_keep_their_order_and_nearly_their_size() {
    let efforts = std::iter::successors(Some(1.0f32), |effort| Some(effort * 1.1));
    for effort in efforts.take_while(|&effort| effort < 1e30) {
        let kept = unpacked(packed(effort));
        assert!(kept <= effort && effort < kept * 1.016, "{effort} {kept}");
        assert!(packed(effort) < packed(effort * 1.1));
    }
    assert_eq!(packed(0.5), 0);
}

#[test]
fn what_is_stored_is_found_while_the_table_grows() {
    let mut table = ProofTable::default();
    for number in 1..5_000 {
        put(&mut table, hash(number), numbers(2.0, 64.0), u64::MAX);
    }
    assert!(table.bytes() > 8 * LEAST as u64);
    let found = (1..5_000).filter(|&number| table.get(hash(number)).is_some());
    assert!(found.count() > 4_900);
    assert_eq!(table.get(hash(7)), Some(numbers(2.0, 64.0)));
    put(&mut table, hash(7), numbers(4.0, 1.0), 0);
    assert_eq!(table.get(hash(7)), Some(numbers(4.0, 1.0)));
}

#[test]
fn without_room_the_least_effort_is_forgotten() {
    let mut table = ProofTable::default();
    let couple = |number: u64| number << 30;
    for (number, to_win) in (0..WINDOW as u64).zip([2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]) {
        assert_eq!(couple(number) & !HASH_MASK, 0);
        put(&mut table, couple(number), numbers(to_win, 8.0), 0);
    }
    put(&mut table, couple(100), numbers(50.0, 50.0), 0);
    assert_eq!(table.get(couple(0)), None);
    assert_eq!(table.get(couple(100)), Some(numbers(50.0, 50.0)));
    assert_eq!(table.get(couple(1)), Some(numbers(3.0, 8.0)));
    assert_eq!(table.bytes(), 8 * LEAST as u64);
}

/// With the numbers of six couples for each component, far more than a search has.
#[test]
fn twenty_bytes_hold_what_is_known_of_a_component() {
    let game = CramSum::<u64>::new(5, 8).expect("a board");
    let mut findings = Findings::new(game, Budget::default());
    for number in 1..400_000_u64 {
        for asked in 0..6 {
            let couple = Couple {
                component: number.wrapping_mul(0x9e_3779_b97f) & 0xff_ffff_ffff,
                asked,
            };
            let learned = Learned {
                couple,
                fact: Fact::NOTHING.excluding(asked),
                numbers: Some(Numbers::new(2.0, 30.0)),
            };
            if !findings.learn(&learned) {
                findings.learn_alone(&learned);
            }
        }
        let small = SMALL_PROOFS / 8;
        let bytes = findings.bytes();
        assert!(number < small || bytes <= 20 * number, "{bytes} {number}");
    }
    assert_eq!(findings.entries(), 399_999);
    assert!(findings.bytes() * 3 > findings.bytes_of_facts() * 4);
}
