//! A huge pile is equivalent to one that is just too large to complete the others.

use super::{ask, by_table, lost_by_definition, multisets, sorted, winning_moves};
use crate::support::drawn::{self, Draw};
use nimatron::games::PileMove;
use nimatron::games::internals::MAX_MATCHES;
use nimatron::inference::internals::{Capped, capped};

/// The largest size that could complete these piles, according to the cut of a huge pile.
fn cap(others: &[u64], misere: bool) -> u64 {
    let sizes = [others, &[MAX_MATCHES]].concat();
    let cut = capped(&sizes, misere, 2);
    let last = others.len();
    assert_eq!(cut.sizes[..last], *others);
    assert_eq!(cut.cut, Some((last, MAX_MATCHES - cut.sizes[last])));
    cut.sizes[last] - 1
}

/// The piles besides the huge one: how many, and their largest size.
const OTHERS: [(usize, u64); 7] = [(1, 30), (2, 14), (3, 6), (4, 4), (5, 2), (7, 1), (9, 1)];

/// Checks which pile completes the others, and every size from the cap to a few beyond it.
#[test]
fn no_completing_pile_is_above_the_cap_and_larger_piles_have_one_winning_move() {
    for misere in [false, true] {
        for (count, most) in OTHERS {
            let bounds = vec![most; count];
            let beyond = cap(&bounds, misere) + 5;
            let lost = lost_by_definition(&[bounds.as_slice(), &[beyond]].concat(), misere);
            for others in multisets(&bounds) {
                let with = |size: u64| [others.as_slice(), &[size]].concat();
                let completing: Vec<u64> = (0..=beyond)
                    .filter(|&size| lost.contains(&sorted(&with(size))))
                    .collect();
                let &[only] = completing.as_slice() else {
                    panic!("{others:?} is completed by {completing:?}");
                };
                let cap = cap(&others, misere);
                assert!(only <= cap, "{others:?}: {only} is above {cap}");
                // A few sizes beyond the cap, with all moves tried.
                for size in cap + 1..=(cap + 4).min(beyond) {
                    let moves = winning_moves(&with(size), |left| lost.contains(left));
                    let down = PileMove::single(others.len() as u64 + 1, size - only);
                    assert_eq!(moves, [down], "{:?}", with(size));
                    // The table, which cuts the pile, gives the same answer.
                    let answer = ask(&mut by_table(), misere, &with(size));
                    assert_eq!(answer, (true, moves), "{:?}", with(size));
                }
            }
        }
    }
}

/// By the formula, worked out by hand.
#[test]
fn piles_are_cut_where_they_stand() {
    let huge = 1_000_000_000_000;
    let cut = |sizes: &[u64], place: usize, by: u64| Capped {
        sizes: sizes.to_vec(),
        cut: Some((place, by)),
    };
    // 2 (5 + 8) + 5, and one more.
    assert_eq!(
        capped(&[5, huge, 8], false, 2),
        cut(&[5, 32, 8], 1, huge - 32)
    );
    // 2 (1 + 2 + 3) + 1 + 1 + 2, and one more.
    assert_eq!(
        capped(&[huge, 1, 0, 2, 3], true, 2),
        cut(&[17, 1, 0, 2, 3], 0, huge - 17)
    );
    assert_eq!(capped(&[0, 7], false, 2), cut(&[0, 1], 1, 6));
    assert_eq!(capped(&[0, 7], true, 2), cut(&[0, 2], 1, 5));
    for whole in [
        &[][..],
        &[0, 0],
        &[5, 32, 8],
        &[huge, huge, 3],
        &[MAX_MATCHES; 10],
        &[u64::MAX; 10],
    ] {
        let uncut = Capped {
            sizes: whole.to_vec(),
            cut: None,
        };
        assert_eq!(capped(whole, false, 2), uncut);
        assert_eq!(capped(whole, true, 2), uncut);
    }
}

/// Some small piles, possibly empty.
fn others(draw: &mut Draw) -> Vec<u64> {
    match draw.number(0..=2) {
        0 => draw.list(0..=3, |draw| draw.number(0..=12)),
        1 => draw.list(4..=5, |draw| draw.number(0..=4)),
        _ => draw.list(6..=9, |draw| draw.number(0..=1)),
    }
}

/// A huge pile has the same answer as the cap plus one, except that a move takes more from it.
#[test]
fn a_huge_pile_is_as_good_as_the_cap_plus_one() {
    drawn::check(128, |draw| {
        let beside = others(draw);
        let place = draw.size(0..=beside.len());
        let most = draw.one(&[20, 900_000_000_000_000]);
        let (more, misere) = (draw.number(1..=most), draw.flag());
        let least = cap(&beside, misere) + 1;
        let with = |size: u64| {
            let mut sizes = beside.clone();
            sizes.insert(place, size);
            sizes
        };
        let (won, moves) = ask(&mut by_table(), misere, &with(least));
        let larger: Vec<PileMove> = moves
            .into_iter()
            .map(|played| match played {
                found if found.piles() == [place as u64 + 1] => {
                    PileMove::single(place as u64 + 1, found.count + more)
                }
                other => other,
            })
            .collect();
        assert_eq!((won, larger.len()), (true, 1));
        assert_eq!(
            ask(&mut by_table(), misere, &with(least + more)),
            (won, larger)
        );
    });
}
