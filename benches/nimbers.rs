//! Nimbers of fixed positions, each search cold. Every nimber is asserted, and so is an upper bound on the calls.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use nimatron::games::Sum;
use nimatron::games::internals::HeapSum;
use nimatron::games::internals::{ChompSum, CramSum, Row};
use nimatron::inference::internals::{Budget, Nimbers};
use nimatron::inference::{Interrupt, NimberMethod};

/// An empty board of cram, its nimber, a method, and the most calls that it may make.
struct Board {
    rows: usize,
    columns: usize,
    nimber: u64,
    method: NimberMethod,
    calls: u64,
}

const fn board(
    (rows, columns): (usize, usize),
    nimber: u64,
    method: NimberMethod,
    calls: u64,
) -> Board {
    Board {
        rows,
        columns,
        nimber,
        method,
        calls,
    }
}

/// The nimbers are from Lemoine and Viennot (2012).
const BOARDS: [Board; 10] = [
    board((4, 5), 2, NimberMethod::Table, 36_000),
    board((4, 5), 2, NimberMethod::Simplified, 40_000),
    board((4, 5), 2, NimberMethod::Cutoffs, 40_000),
    board((4, 5), 2, NimberMethod::Etc, 5_000),
    board((4, 5), 2, NimberMethod::Aspiration, 2_300),
    board((4, 5), 2, NimberMethod::Best, 1_500),
    board((4, 7), 3, NimberMethod::Best, 25_000),
    board((5, 6), 2, NimberMethod::Best, 60_000),
    board((3, 12), 1, NimberMethod::Best, 250_000),
    board((5, 7), 1, NimberMethod::Best, 400_000),
];

fn cold<G: Sum>(game: G, parts: &[G::Component], method: NimberMethod) -> (u64, u64) {
    let mut search = Nimbers::new(game, method, Budget::default(), Interrupt::default());
    let nimber = search.nimber(black_box(parts)).expect("within the budget");
    (nimber, search.calls())
}

fn cram(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("cram");
    group.sample_size(10);
    for board in &BOARDS {
        let (rows, columns) = (board.rows, board.columns);
        let game = CramSum::<u64>::new(rows, columns).expect("a board");
        let all = (0..rows * columns).map(|cell| (cell / columns, cell % columns));
        let parts = game
            .components(rows, columns, all)
            .expect("cells of the board");
        let shown = format!("{rows}x{columns}");
        group.bench_function(BenchmarkId::new(board.method.name(), shown), |bencher| {
            bencher.iter(|| {
                let (nimber, calls) = cold(game.clone(), &parts, board.method);
                assert_eq!(nimber, board.nimber);
                assert!(calls <= board.calls, "{calls}");
            });
        });
    }
    group.finish();
}

/// 4x11 by one thread and by two. Its nimber is Beling's (the README of beling/impartial-games).
fn together(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("cram/4x11");
    group.sample_size(10);
    let game = CramSum::<u64>::new(4, 11).expect("a board");
    let all = (0..44).map(|cell| (cell / 11, cell % 11));
    let parts = game.components(4, 11, all).expect("cells of the board");
    for threads in [1, 2] {
        let budget = Budget {
            threads,
            ..Budget::default()
        };
        group.bench_function(BenchmarkId::new("threads", threads), |bencher| {
            bencher.iter(|| {
                let (method, interrupt) = (NimberMethod::Best, Interrupt::default());
                let mut search = Nimbers::new(game.clone(), method, budget, interrupt);
                assert_eq!(search.nimber(black_box(&parts)), Ok(1));
            });
        });
    }
    group.finish();
}

fn others(criterion: &mut Criterion) {
    criterion.bench_function("kayles/80 pins", |bencher| {
        bencher.iter(|| {
            let game = HeapSum::new(Row);
            assert_eq!(cold(game, &[80], NimberMethod::Best).0, 1);
        });
    });
    criterion.bench_function("chomp/5x6", |bencher| {
        let parts = ChompSum.components(&[6; 5]).expect("rows of equal length");
        let nimber = cold(ChompSum, &parts, NimberMethod::Table).0;
        bencher.iter(|| assert_eq!(cold(ChompSum, &parts, NimberMethod::Best).0, nimber));
    });
}

criterion_group!(benches, cram, together, others);
criterion_main!(benches);
