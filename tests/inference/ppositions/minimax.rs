//! The definition that judges larger tables is held against minimax on small ones.

use nimatron::games::{Matches, Theory};
use nimatron::inference::Interrupt;
use nimatron::inference::internals::Endings;

use super::{lost_by_definition, multisets, piles};

/// Numbers of piles, each with the largest size of a pile.
const REGIONS: [(usize, u64); 8] = [
    (1, 40),
    (2, 25),
    (3, 15),
    (4, 8),
    (5, 6),
    (6, 4),
    (8, 3),
    (10, 2),
];

#[test]
fn the_definition_agrees_with_minimax() {
    for misere in [false, true] {
        let rules = Matches::new(misere);
        let state = |sizes: &[u64]| rules.state(&piles(sizes)).expect("small piles fit");
        for (count, most) in REGIONS {
            let bounds = vec![most; count];
            let mut endings = Endings::default();
            endings
                .settle(&rules, state(&bounds), &Interrupt::default())
                .expect("nobody interrupts");
            let lost = lost_by_definition(&bounds, misere);
            for sizes in multisets(&bounds) {
                let won = endings.get(state(&sizes)).expect("below the start").won;
                assert_eq!(lost.contains(&sizes), !won, "{sizes:?}");
            }
        }
    }
}
