//! The table of what is known of components, in one word each, and how it grows.

use std::collections::HashMap;
use std::thread;

use nimatron::inference::internals::fact::Fact;
use nimatron::inference::internals::growth::{LEAST, Words};
use nimatron::inference::internals::packed::{CROWDED, FULL, GATHER, Known, PackedTable};
use nimatron::inference::internals::places::Places;

fn known(fact: Fact) -> Known {
    Known {
        fact,
        has_numbers: false,
    }
}

fn exactly(nimber: u8) -> Known {
    known(Fact::exactly(nimber))
}

fn put(table: &mut PackedTable, component: u64, known: Known, room: u64) {
    while !table.add(component, known) {
        table.grow(room);
    }
}

/// How many words the table has.
fn places(table: &PackedTable) -> usize {
    usize::try_from(table.bytes() / 8).expect("it is in memory")
}

fn get(table: &PackedTable, component: u64) -> Option<Known> {
    table.get(component, table.word(component))
}

#[test]
fn components_of_the_same_place_are_kept_apart() {
    // Products from the highest down: all hash to the last word, and all but one of them overflow
    // to the first words.
    let hashed_to = |product: u64| product.wrapping_mul(GATHER);
    let colliding: Vec<u64> = (0..=u64::MAX).rev().map(hashed_to).take(40).collect();
    let mut table = PackedTable::new(64);
    for (&component, nimber) in colliding.iter().zip(0..) {
        assert_eq!(get(&table, component), None);
        put(&mut table, component, exactly(nimber), u64::MAX);
    }
    for (&component, nimber) in colliding.iter().zip(0..) {
        assert_eq!(get(&table, component), Some(exactly(nimber)));
    }
    // A component of 64 bits is less than a 256th of the table away from its place, so the table
    // had to grow.
    assert_eq!(
        (table.count(), table.bytes() > 8 * LEAST as u64),
        (40, true)
    );
}

/// Components that differ in their lowest or their highest bit only, of every width: none is taken
/// for another one, whatever the bits of the fact beside it.
#[test]
fn facts_never_overlap_components() {
    for width in 1..=64 {
        let mut table = PackedTable::new(width);
        let widest = u64::MAX >> (64 - width);
        let ends = [widest, widest >> 1, 0, 1 & widest, widest - (1 & widest)];
        for component in ends {
            for other in ends {
                let before = get(&table, other);
                for fact in [Fact::NOTHING.excluding(5), Fact::exactly(127)] {
                    let stored = Known {
                        fact,
                        has_numbers: fact.exact().is_none(),
                    };
                    let stored = get(&table, component)
                        .filter(|before| before.fact.exact().is_some())
                        .unwrap_or(stored);
                    put(&mut table, component, stored, u64::MAX);
                    assert_eq!(get(&table, component), Some(stored), "{width}");
                }
                assert!(component == other || get(&table, other) == before);
            }
        }
    }
}

#[test]
#[should_panic(expected = "no wider")]
fn a_component_that_is_too_wide_is_refused() {
    PackedTable::new(52).add(1 << 52, exactly(0));
}

#[test]
fn a_component_is_kept_once() {
    let mut table = PackedTable::new(50);
    put(&mut table, 5, known(Fact::NOTHING.excluding(0)), 0);
    put(
        &mut table,
        5,
        known(Fact::NOTHING.excluding(0).excluding(3)),
        0,
    );
    assert_eq!(table.count(), 1);
    assert!(get(&table, 5).is_some_and(|known| known.fact.excludes(3)));
    put(&mut table, 5, exactly(2), 0);
    assert_eq!((table.count(), get(&table, 5)), (1, Some(exactly(2))));
    put(&mut table, 6, known(Fact::NOTHING), 0);
    assert_eq!((table.count(), get(&table, 6)), (1, None));
}

/// Another thread may add to a word after it was read, or take a free place that was found.
#[test]
fn a_word_that_has_changed_is_not_replaced() {
    let first = known(Fact::NOTHING.excluding(0));
    let second = known(Fact::NOTHING.excluding(1));
    let hashed_to = |hash: u64| hash.wrapping_mul(GATHER);
    let component = hashed_to(1 << 60);
    for other in [component, hashed_to(1 << 60 | 1 << 20)] {
        let table = PackedTable::new(64);
        let hash = table.hash(component);
        let free = table.find(hash).expect("a free place");
        assert!(table.add(other, first));
        assert!(!table.replace(free, hash, second));
        let before = table.find(hash).expect("a place");
        assert!(table.add(component, second));
        assert!(!table.replace(before, hash, exactly(3)));
        let both = known(first.fact.and(second.fact));
        let is_same = component == other;
        assert_eq!(table.count(), if is_same { 1 } else { 2 });
        let found = get(&table, component);
        assert_eq!(found, Some(if is_same { both } else { second }));
    }
}

/// Two threads add different facts about the same components, most of which are new, and read what
/// the other adds.
#[test]
fn threads_lose_and_spoil_nothing() {
    const OLD: u64 = 44_000;
    const ALL: u64 = 49_000;
    for width in [40, 58] {
        let component = |number: u64| number << (width - 16) | number;
        let facts = |number: u64| [1, 2].map(|of| u8::try_from(number % 3 * of).expect("small"));
        let mut table = PackedTable::new(width);
        for number in 0..OLD {
            put(
                &mut table,
                component(number),
                known(Fact::NOTHING.excluding(5)),
                u64::MAX,
            );
        }
        let add = |own: usize| {
            for number in OLD / 2..ALL {
                let fact = Fact::NOTHING.excluding(facts(number)[own]);
                assert!(table.add(component(number), known(fact)));
                let found = get(&table, component(number)).expect("it was added").fact;
                assert!(found.excludes(facts(number)[own]));
            }
        };
        thread::scope(|scope| {
            scope.spawn(|| add(0));
            add(1);
        });
        assert_eq!(table.count() as u64, ALL);
        for number in 0..ALL {
            let old = Fact::NOTHING.excluding(5);
            let old = if number < OLD { old } else { Fact::NOTHING };
            let all = facts(number).into_iter().fold(old, Fact::excluding);
            let all = if number < OLD / 2 { old } else { all };
            assert_eq!(get(&table, component(number)), Some(known(all)), "{number}");
        }
    }
}

#[test]
fn growing_loses_nothing() {
    for width in [24, 56, 57, 60, 63, 64] {
        let mut table = PackedTable::new(width);
        let component = |number: u64| {
            let spread = ((number * number + 1) << 7) | (number % 128);
            (spread | (number << (width - 14))) & (u64::MAX >> (64 - width))
        };
        let nimber = |number: u64| u8::try_from(number % 120).expect("below 120");
        let components: HashMap<u64, u8> = (0..10_000)
            .map(|number| (component(number), nimber(number)))
            .collect();
        for (&component, &nimber) in &components {
            put(&mut table, component, exactly(nimber), u64::MAX);
            assert!(table.count() * FULL.1 <= places(&table) * FULL.0);
        }
        assert_eq!(table.count(), components.len(), "{width}");
        for (&component, &nimber) in &components {
            assert_eq!(get(&table, component), Some(exactly(nimber)), "{width}");
        }
        let facts = table
            .facts()
            .map(|(component, fact)| (component, fact.exact()));
        let listed: HashMap<u64, Option<u8>> = facts.collect();
        let put = components.into_iter();
        let put = put.map(|(component, nimber)| (component, Some(nimber)));
        assert_eq!(listed, put.collect(), "{width}");
    }
}

#[test]
fn without_room_what_is_known_gives_way_and_stays_right() {
    for width in [40, 64] {
        let mut table = PackedTable::new(width);
        let nimber = |number: u64| u8::try_from(number % 120).expect("below 120");
        for number in 1..20_000u64 {
            put(
                &mut table,
                number << 20,
                exactly(nimber(number)),
                8 * LEAST as u64,
            );
        }
        assert_eq!(table.bytes(), 8 * LEAST as u64);
        assert!(table.count() * CROWDED.1 <= places(&table) * CROWDED.0);
        let right = (1..20_000).filter(|&number| {
            let found = get(&table, number << 20);
            assert!(found.is_none_or(|found| found == exactly(nimber(number))));
            found.is_some()
        });
        assert_eq!(right.count(), table.count());
    }
}

#[test]
fn every_place_of_a_hash_tells_it() {
    for count in [1 << 10, 5 << 8] {
        for hidden in [0, 1, 3, 8] {
            let places = Places { count, hidden };
            for hash in (0..64).map(|bit| 1 << bit).chain([0, u64::MAX]) {
                assert!(places.of(hash).next() == Some(places.own(hash)));
                for place in places.of(hash) {
                    assert_eq!(places.hash_at(place, places.held(hash)), hash, "{hidden}");
                }
                assert_eq!(places.of(hash).count(), count >> hidden);
            }
        }
    }
}

#[test]
fn a_table_grows_only_where_there_is_room() {
    let mut table = Words::new(16);
    assert!(table.replace(15, 0, 7) && !table.replace(15, 0, 8));
    // The old table of 128 bytes is there until the new one of 160 is filled.
    assert!(!table.extend(287));
    assert_eq!((table.slots.len(), table.is_bound), (16, true));
    assert!(table.extend(288));
    assert_eq!((table.slots.len(), table.taken()), (20, 1));
    for count in [24, 28, 32, 40] {
        assert!(table.extend(1_000));
        assert_eq!(table.slots.len(), count);
    }
    let words: Vec<u64> = (0..32).map(|place| table.at(place)).collect();
    assert_eq!((words[15], words.iter().sum::<u64>()), (7, 7));
}
