//! Trainings of the learner with fixed seeds. The number of beads at the end is asserted, so that
//! no benchmark times another training.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use nimatron::inference::{Interrupt, Silent};
use nimatron::matchboxes::{Against, Boxes, Terms, train};
use nimatron::players::chance;

/// Sticks, the largest take, games, and the number of beads in all boxes at the end, from a run of
/// this benchmark.
const TRAININGS: [(u64, u64, u64, u64); 3] = [
    (10, 3, 1_000_000, 2_999_715),
    (39, 5, 100_000, 692_292),
    (100_000, 1_000, 100, 99_510_758),
];

fn learner(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("learner");
    group.sample_size(10);
    let never = Interrupt::default();
    for (sticks, max_take, games, beads) in TRAININGS {
        let name = format!("{games} games of {sticks} and {max_take}");
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let mut boxes = Boxes::new(Terms {
                    sticks,
                    max_take,
                    misere: false,
                });
                let mut chance = chance(Some(black_box(1)));
                let course = train(
                    &mut boxes,
                    games,
                    Against::Itself,
                    &mut chance,
                    &never,
                    &Silent,
                );
                assert_eq!(course.map(|course| course.all().games), Ok(games));
                let all: u64 = (1..=sticks).map(|sticks| boxes.total(sticks)).sum();
                assert_eq!(all, beads);
                boxes
            });
        });
    }
    group.finish();
}

criterion_group!(benches, learner);
criterion_main!(benches);
