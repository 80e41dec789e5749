//! A few tables answer many questions, and earlier questions do not change the answers.

use nimatron::games::{Matches, PileMove};
use nimatron::inference::internals::{ByPTable, Method};
use nimatron::inference::{Oracle, Outcome, Unsolved};

use super::{ask, by_table, limited, oracle, piles};
use crate::inference::Asked;
use crate::inference::listener::{Listener, Told};
use crate::support::drawn::{self, Draw};

/// Few large piles, or many small ones; of huge ones at most one, as two are a long matter.
fn position(draw: &mut Draw) -> Vec<u64> {
    match draw.number(0..=4) {
        0 => draw.list(0..=3, |draw| draw.number(0..=40)),
        1 => draw.list(4..=5, |draw| draw.number(0..=12)),
        2 => draw.list(6..=10, |draw| draw.number(0..=3)),
        3 => draw.list(3..=3, |draw| {
            let (least, most) = draw.one(&[(0, 5), (60, 140)]);
            draw.number(least..=most)
        }),
        _ => {
            let mut sizes = draw.list(1..=4, |draw| draw.number(0..=4));
            let place = draw.size(0..=sizes.len() - 1);
            if draw.flag() {
                sizes[place] = draw.number(1_000..=1_000_000_000_000);
            }
            sizes
        }
    }
}

fn positions(draw: &mut Draw) -> Vec<Vec<u64>> {
    draw.list(1..=8, position)
}

type Known = (Outcome, Vec<PileMove>, Option<PileMove>, Option<u64>);

fn known(oracle: &mut Oracle<Matches>, sizes: &[u64]) -> Known {
    let analysis = oracle.analyse(&piles(sizes)).expect("within reach");
    (
        analysis.outcome,
        analysis.moves,
        analysis.best,
        analysis.remoteness,
    )
}

#[test]
fn answers_do_not_depend_on_what_was_asked_before() {
    drawn::check(32, |draw| {
        let (positions, misere) = (positions(draw), draw.flag());
        let (mut one_table, mut one_oracle) = (by_table(), oracle(misere));
        for sizes in positions.iter().chain(positions.iter().rev()) {
            let alone = ask(&mut by_table(), misere, sizes);
            assert_eq!(ask(&mut one_table, misere, sizes), alone, "{sizes:?}");
            let alone = known(&mut oracle(misere), sizes);
            assert_eq!(known(&mut one_oracle, sizes), alone, "{sizes:?}");
        }
    });
}

/// The number of lost positions in the table of a method after these questions.
fn held_after(questions: &[&[u64]]) -> u64 {
    let mut method = by_table();
    for sizes in questions {
        ask(&mut method, false, sizes);
    }
    Method::<Matches>::positions(&method)
}

#[test]
fn a_table_serves_all_that_it_covers() {
    let alone = held_after(&[&[20, 20, 20]]);
    assert!(alone > 50);
    let covered: [&[u64]; 5] = [&[20, 20, 20], &[3, 0, 19], &[20], &[], &[0, 7, 0, 7, 7]];
    assert_eq!(held_after(&covered), alone);
}

/// The table grows to cover a new position too, if that costs little more than a table for the new
/// position alone, and all positions between are then answered as well.
#[test]
fn a_table_grows_for_a_position_outside() {
    let builds = |positions: &[&[u64]]| {
        let positions: Vec<_> = positions.iter().map(|sizes| sizes.to_vec()).collect();
        values(&positions, 2 << 30).1
    };
    assert_eq!(builds(&[&[8, 20, 20], &[21, 9, 1]]), 2);
    assert_eq!(
        builds(&[
            &[8, 20, 20],
            &[21, 9, 1],
            &[8, 20, 20],
            &[8, 20, 21],
            &[9, 9, 9]
        ]),
        2
    );
    // A table for ten piles with two large ones would cost far more than one for three piles.
    let [ten, three]: [&[u64]; 2] = [&[1; 10], &[60, 60, 60]];
    let alone = held_after(&[three]);
    assert_eq!(held_after(&[ten, three]), alone);
    assert_eq!(held_after(&[three, ten]), held_after(&[ten]));
    assert_eq!(builds(&[ten, three, ten, three]), 2);
}

/// 1,500 positions of two, three and four piles, all sorts in turn.
fn mixed() -> Vec<Vec<u64>> {
    let mut seed = 1_u64;
    let mut number = |most: u64| {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % (most + 1)
    };
    let sorts = [(2, 2_000), (4, 40), (3, 200)];
    let sorts = sorts.iter().cycle().take(1_500);
    sorts
        .map(|&(piles, most)| (0..piles).map(|_| number(most)).collect())
        .collect()
}

/// The values of positions, and how many tables were built for them.
fn values(positions: &[Vec<u64>], max_memory: u64) -> (Vec<Result<i64, Unsolved>>, usize) {
    let listener = Listener::to_the_end();
    let rules = Matches::new(false);
    let mut tables = ByPTable::new(listener.at_work(limited(max_memory)));
    let positions = positions.iter();
    let values = positions.map(|sizes| tables.value(&rules, &piles(sizes)));
    let values = values.collect();
    let told = listener.take().into_iter();
    (values, told.filter(|told| *told == Told::Finish).count())
}

#[test]
fn tables_for_several_sorts_of_positions_are_kept() {
    let mixed = mixed();
    let (all, builds) = values(&mixed, 2 << 30);
    assert!(builds < 60, "{builds}");
    // Tables that do not fit together displace each other, and the answers stay the same.
    let (narrow, _) = values(&mixed[..300], 1 << 20);
    for (one, other) in all.iter().zip(&narrow) {
        assert!(other.is_err() || one == other);
    }
    assert!(narrow.iter().filter(|value| value.is_ok()).count() > 200);
}
