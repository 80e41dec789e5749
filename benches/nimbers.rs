//! Nimbers of fixed positions and rows of nimbers of heaps, each cold. Every nimber is asserted,
//! every period, and an upper bound on the calls of searches.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use nimatron::games::internals::{CramSum, HeapSum};
use nimatron::games::{Chomp, Cram, HeapGame, Kayles, Octal, Rules, Sum};
use nimatron::inference::internals::Nimbers;
use nimatron::inference::{
    Algorithm, Ingredients, Interrupt, Limits, NimberSequence, Oracle, Period, Work, heap_sequence,
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
        let game = Chomp::new(false);
        let bar = game.read_position("5x6").expect("a bar");
        let parts = game.components(&bar).expect("a small one");
        let nimber = cold(game, &parts, Ingredients::TABLE).0;
        bencher.iter(|| assert_eq!(cold(game, &parts, Ingredients::BEST).0, nimber));
    });
}

/// A code, the largest heap, and its nimber. The nimbers are those of ogsolve 0.0.7 by P. Beling
/// (`ogsolve -m rc CODE -n HEAP`). No period is found up to there.
const HEAPS: [(&str, u64, u16); 6] = [
    ("0.37", 1_000_000, 105),
    ("0.6", 1_000_000, 180),
    ("0.376", 1_000_000, 64),
    ("0.007", 100_000, 565),
    ("0.06", 100_000, 597),
    ("0.04", 100_000, 56),
];

/// What is published of the games whose nimbers are known to repeat.
const PERIODS: &str = include_str!("periods.txt");

/// The nimbers of the heaps of a game that a code describes.
fn row(code: &str, to: u64) -> NimberSequence<u16> {
    let rules = HeapGame::of(Octal::rules(code).expect("a code"), false);
    let heap = rules.read_position("1").expect("a heap");
    let shape = rules.heaps(&heap).expect("a game of heaps");
    heap_sequence(black_box(&shape.code), to, &Work::default())
}

/// A game whose nimbers repeat.
struct Repeating {
    code: &'static str,
    period: Period,
    largest: u16,
}

impl Repeating {
    fn of(line: &'static str) -> Self {
        let columns: Vec<&str> = line.split(' ').collect();
        let [code, length, before, largest] = columns[..] else {
            panic!("four columns: {line}");
        };
        let number = |text: &str| text.parse().expect("a number");
        Self {
            code,
            period: Period {
                before: number(before),
                length: number(length),
            },
            largest: largest.parse().expect("a number"),
        }
    }

    /// Proves the period by as many heaps as the theorem of Guy and Smith needs, and a few more.
    fn prove(&self) {
        let Period { before, length } = self.period;
        let found = row(self.code, 2 * (before + length) + 10);
        assert_eq!(found.period, Some(self.period), "{}", self.code);
        let largest = found.values.iter().max();
        assert_eq!(largest, Some(&self.largest), "{}", self.code);
    }
}

fn heaps(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("octal");
    group.sample_size(10);
    for (code, to, nimber) in HEAPS {
        group.bench_function(BenchmarkId::new(code, to), |bencher| {
            bencher.iter(|| {
                let found = row(code, to);
                assert_eq!((found.values.last(), found.period), (Some(&nimber), None));
            });
        });
    }
    let lines = PERIODS.lines().filter(|line| !line.starts_with('#'));
    let (soon, late): (Vec<_>, Vec<_>) = lines
        .map(Repeating::of)
        .partition(|game| game.period.before < 1_000);
    group.bench_function(BenchmarkId::new("period of", "short rows"), |bencher| {
        bencher.iter(|| soon.iter().for_each(Repeating::prove));
    });
    for game in late {
        group.bench_function(BenchmarkId::new("period of", game.code), |bencher| {
            bencher.iter(|| game.prove());
        });
    }
    group.finish();
}

criterion_group!(benches, cram, ahead, others, heaps);
criterion_main!(benches);
