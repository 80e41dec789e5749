//! The ranks of tuples, and the partners of three piles, of which tables of losing positions are
//! made.

use nimatron::inference::Work;
use nimatron::inference::internals::capped;
use nimatron::inference::internals::partners::Partners;
use nimatron::inference::internals::region::{Region, tuples};

use super::table;

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

const LARGEST: u64 = 120;

/// The table agrees with the P-table on every position of three piles up to a size.
#[test]
fn partners_agree_with_the_table() {
    for misere in [false, true] {
        let partners = Partners::build([LARGEST; 2], misere, &Work::default()).expect("small");
        let table = table(&[LARGEST; 3], misere);
        for least in 0..=LARGEST {
            for middle in least..=LARGEST {
                for largest in middle..=LARGEST {
                    // Places matter little, so each position is asked for in one of three orders.
                    let sizes = match (least + middle + largest) % 3 {
                        0 => [least, middle, largest],
                        1 => [largest, least, middle],
                        _ => [middle, largest, least],
                    };
                    let cut = capped(&sizes, misere, 2).sizes;
                    assert_eq!(Some(partners.is_lost(&cut)), table.is_lost(&sizes));
                    if cut != sizes {
                        continue;
                    }
                    let moves = partners.winning_moves(&sizes);
                    let expected = table.winning_moves(&sizes);
                    assert_eq!(moves, expected, "{sizes:?}, misère {misere}");
                }
            }
        }
    }
}

/// With long piles beside a small one they find the same losing positions.
#[test]
fn long_piles_agree_with_the_table() {
    let (least, middle) = (5, 1_000);
    for misere in [false, true] {
        let partners = Partners::build([least, middle], misere, &Work::default()).expect("small");
        let table = table(&[least, middle, middle], misere);
        let mut found = 0;
        for sizes in table.losing_positions() {
            assert!(partners.is_lost(&sizes), "{sizes:?}, misère {misere}");
            found += 1;
        }
        let mut paired = 0;
        for one in 0..=least {
            for other in one..=middle {
                let lost = (other..=middle).filter(|&last| partners.is_lost(&[one, other, last]));
                paired += lost.count();
            }
        }
        assert_eq!(paired, found, "misère {misere}");
    }
}
