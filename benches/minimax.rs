//! Minimax with all its improvements on fixed positions: the outcome and all winning moves, cold.
//! Each answer is asserted, so that no benchmark times a wrong one.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use nimatron::games::{Matches, Rules};
use nimatron::inference::Work;
use nimatron::inference::internals::{Method, Search, Wanted};

/// A name, a start, the number of its winning moves and the first of them. The plain algorithms of
/// the ladder find the same moves.
const STARTS: [(&str, &str, usize, &str); 3] = [
    ("1 to 10", "1,2,3,4,5,6,7,8,9,10", 5, "7:4"),
    ("40 50 60", "40,50,60", 5, "1:12"),
    ("eight of 10", "10,10,10,10,10,10,10,10", 28, "1+2:5"),
];

fn minimax(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("minimax");
    group.sample_size(10);
    for (name, start, winning, first) in STARTS {
        let rules = Matches::new(false);
        let position = rules.read_position(start).expect("a position");
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let mut search = Search::new(Work::default());
                let answer = search.ask(&rules, black_box(&position), Wanted::All);
                let answer = answer.expect("within reach").expect("it answers");
                assert_eq!((answer.value, answer.moves.len()), (1, winning));
                assert_eq!(answer.moves[0].to_string(), first);
                answer
            });
        });
    }
    group.finish();
}

criterion_group!(benches, minimax);
criterion_main!(benches);
