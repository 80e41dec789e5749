//! Nimbers of fixed positions and rows of nimbers of heaps, each cold. Every nimber is asserted,
//! every period, and an upper bound on the calls of searches.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use nimatron::games::internals::HeapSum;
use nimatron::games::internals::{ChompSum, CramSum};
use nimatron::games::{Cram, HeapGame, HeapShape, Kayles, Octal, OfHeaps, Rules, Sum};
use nimatron::inference::internals::Nimbers;
use nimatron::inference::{
    Algorithm, Ingredients, Interrupt, Limits, Oracle, Period, Work, heap_sequence,
};

/// An empty board of cram, its nimber, a method, and the most calls that it may make.
struct Board {
    rows: usize,
    columns: usize,
    nimber: u64,
    method: Ingredients,
    calls: u64,
}

const fn board(
    (rows, columns): (usize, usize),
    nimber: u64,
    method: Ingredients,
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
    board((4, 5), 2, Ingredients::TABLE, 36_000),
    board((4, 5), 2, Ingredients::SIMPLIFIED, 40_000),
    board((4, 5), 2, Ingredients::CUTOFFS, 40_000),
    board((4, 5), 2, Ingredients::ETC, 5_000),
    board((4, 5), 2, Ingredients::ASPIRATION, 2_300),
    board((4, 5), 2, Ingredients::BEST, 1_700),
    board((4, 7), 3, Ingredients::BEST, 25_000),
    board((5, 6), 2, Ingredients::BEST, 60_000),
    board((3, 12), 1, Ingredients::BEST, 250_000),
    board((5, 7), 1, Ingredients::BEST, 400_000),
];

fn cold<G: Sum>(game: G, parts: &[G::Component], method: Ingredients) -> (u64, u64) {
    let mut search = Nimbers::new(game, method, Limits::default(), Interrupt::default());
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
        group.bench_function(
            BenchmarkId::new(Algorithm::Nimber(board.method).name_among(&[]), shown),
            |bencher| {
                bencher.iter(|| {
                    let (nimber, calls) = cold(game.clone(), &parts, board.method);
                    assert_eq!(nimber, board.nimber);
                    assert!(calls <= board.calls, "{calls}");
                });
            },
        );
    }
    group.finish();
}

/// 4x9 with all winning moves, by one thread and by two. Its nimber is Lemoine and Viennot's.
fn ahead(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("cram/4x9 solved");
    group.sample_size(10);
    let rules = Cram::new(false);
    let board = rules.read_position("4x9").expect("a board");
    for threads in [1, 2] {
        let limits = Limits {
            threads,
            ..Limits::default()
        };
        group.bench_function(BenchmarkId::new("threads", threads), |bencher| {
            bencher.iter(|| {
                let mut oracle = Oracle::new(rules, limits, Interrupt::default());
                let analysis = oracle.analyse(black_box(&board)).expect("within reach");
                assert_eq!(analysis.nimber, Some(1));
            });
        });
    }
    group.finish();
}

fn others(criterion: &mut Criterion) {
    criterion.bench_function("kayles/80 pins", |bencher| {
        bencher.iter(|| {
            let game = HeapSum::new(Kayles);
            assert_eq!(cold(game, &[80], Ingredients::BEST).0, 1);
        });
    });
    criterion.bench_function("chomp/5x6", |bencher| {
        let parts = ChompSum.components(&[6; 5]).expect("rows of equal length");
        let nimber = cold(ChompSum, &parts, Ingredients::TABLE).0;
        bencher.iter(|| assert_eq!(cold(ChompSum, &parts, Ingredients::BEST).0, nimber));
    });
}

/// A code, the largest heap, its nimber, and the period that is proved: the last heap before it,
/// and its length.
type Heaps = (&'static str, u64, u16, Option<(u64, u64)>);

/// The nimbers are those of ogsolve 0.0.7 by P. Beling (`ogsolve -m rc CODE -n HEAP`), but for
/// 0.07, 0.77, 0.165 and 0.354, for which it takes too long: they follow from the periods. These
/// are Flammenkamp's, whose pre-period is one more.
const HEAPS: [Heaps; 12] = [
    ("0.37", 1_000_000, 105, None),
    ("0.6", 1_000_000, 180, None),
    ("0.376", 1_000_000, 64, None),
    ("0.007", 100_000, 565, None),
    ("0.06", 100_000, 597, None),
    ("0.04", 100_000, 56, None),
    ("0.07", 10_000_000, 1, Some((52, 34))),
    ("0.77", 10_000_000, 1, Some((70, 12))),
    ("0.165", 10_000_000, 6, Some((5_180, 1_550))),
    ("0.16", 10_000_000, 5, Some((105_350, 149_459))),
    ("0.56", 10_000_000, 2, Some((326_639, 144))),
    ("0.354", 25_000_000, 4, Some((10_061_915, 1_180))),
];

fn shape(rules: &HeapGame) -> HeapShape {
    let heap = rules.read_position("1").expect("a heap");
    rules.heaps(&heap).expect("a game of heaps")
}

fn heaps(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("octal");
    group.sample_size(10);
    for (code, to, nimber, period) in HEAPS {
        let shape = shape(&HeapGame::of(Octal::new(code).expect("a code"), false));
        group.bench_function(BenchmarkId::new(code, to), |bencher| {
            bencher.iter(|| {
                let found = heap_sequence(black_box(&shape.code), to, &Work::default());
                assert_eq!(found.values.last(), Some(&nimber));
                let period = period.map(|(before, length)| Period { before, length });
                assert_eq!(found.period, period);
            });
        });
    }
    group.finish();
}

criterion_group!(benches, cram, ahead, others, heaps);
criterion_main!(benches);
