//! Pairs of cells of a board of cram whose removal may part it.

use nimatron::games::internals::Grid;

/// On every connected position of 3x4: removing a pair that is not in `parting` leaves the rest
/// connected.
#[test]
fn pairs_that_do_not_part() {
    let grid = Grid::<u64>::new(3, 4).expect("a board");
    let is_connected = |cells: u64| cells == 0 || grid.component(cells, cells) == cells;
    let (mut parting, mut splitting) = (0, 0);
    for cells in (0..1u64 << 12).filter(|&cells| is_connected(cells)) {
        let pairs = grid.pairs(cells);
        let may_part = grid.parting(cells);
        for (pairs, may_part, step) in [(pairs.0, may_part.0, 1), (pairs.1, may_part.1, 3)] {
            for first in (0..12).filter(|first| pairs >> first & 1 == 1) {
                let splits = !is_connected(cells & !(1 << first | 1 << (first + step)));
                let may_part = may_part >> first & 1 == 1;
                assert!(may_part || !splits, "{cells:b} without {first} + {step}");
                parting += u32::from(may_part);
                splitting += u32::from(splits);
            }
        }
    }
    // The others in `parting` leave a set that is connected by a longer way round.
    assert_eq!((parting, splitting), (4_423, 4_285));
}
