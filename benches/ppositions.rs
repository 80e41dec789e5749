//! The table of P-positions on fixed starts: the outcome and all winning moves, cold; and positions
//! of a batch, one after another. Each answer is asserted. For comparison, small starts are also
//! solved by the dense table of the definition.

use std::hint::black_box;
use std::rc::Rc;

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use nimatron::games::{Matches, Rules, Theory, Variant};
use nimatron::inference::internals::{ByPTable, Method, Wanted};
use nimatron::inference::{
    Algorithm, CompareOptions, GameKind, Interrupt, Limits, Outcome, Position, Silent, Solver,
    Work, measure,
};

/// A start, the number of P-positions at and below it, and the number of winning moves.
struct Start {
    piles: usize,
    size: Option<u64>,
    text: &'static str,
    found: u64,
    winning: usize,
}

const STARTS: [Start; 10] = [
    Start {
        piles: 3,
        size: None,
        text: "40,50,60",
        found: 460,
        winning: 5,
    },
    Start {
        piles: 10,
        size: None,
        text: "1,2,3,4,5,6,7,8,9,10",
        found: 2_627,
        winning: 5,
    },
    Start {
        piles: 10,
        size: Some(10),
        text: "",
        found: 7_132,
        winning: 10,
    },
    Start {
        piles: 8,
        size: Some(25),
        text: "",
        found: 214_813,
        winning: 36,
    },
    Start {
        piles: 6,
        size: Some(63),
        text: "",
        found: 971_523,
        winning: 21,
    },
    Start {
        piles: 10,
        size: Some(20),
        text: "",
        found: 493_881,
        winning: 10,
    },
    Start {
        piles: 4,
        size: Some(400),
        text: "",
        found: 2_032_552,
        winning: 4,
    },
    Start {
        piles: 6,
        size: Some(70),
        text: "",
        found: 1_604_682,
        winning: 21,
    },
    Start {
        piles: 3,
        size: Some(10_000),
        text: "",
        found: 12_527_229,
        winning: 0,
    },
    Start {
        piles: 10,
        size: Some(25),
        text: "",
        found: 2_330_744,
        winning: 55,
    },
];

impl Start {
    fn position(&self) -> String {
        match self.size {
            Some(size) => vec![size.to_string(); self.piles].join(","),
            None => self.text.to_owned(),
        }
    }
}

fn cold(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("cold");
    group.sample_size(10);
    let rules = Matches::new(false);
    for start in &STARTS {
        let text = start.position();
        let position = rules.read_position(&text).expect("a position");
        let value = if start.winning > 0 { 1 } else { -1 };
        group.bench_function(BenchmarkId::new("bits", &text), |bencher| {
            bencher.iter(|| {
                let mut method = ByPTable::new(Work::default());
                let answer = method.ask(&rules, black_box(&position), Wanted::All);
                let answer = answer.expect("within the limits").expect("it answers");
                assert_eq!((answer.value, answer.moves.len()), (value, start.winning));
                assert_eq!(Method::<Matches>::positions(&method), start.found);
            });
        });
        let limits = Limits::default();
        let positions = rules.cost(&position).states;
        if positions < 200_000 {
            group.bench_function(BenchmarkId::new("dense", &text), |bencher| {
                bencher.iter(|| {
                    let options = CompareOptions::new(Work::new(
                        limits,
                        Interrupt::default(),
                        Rc::new(Silent),
                    ));
                    let climbed = measure(
                        Algorithm::Dense,
                        &rules,
                        black_box(&position),
                        &options,
                        None,
                    );
                    let measured = climbed.expect("not interrupted").expect("piles");
                    assert_eq!(measured.value, Some(1));
                });
            });
        }
    }
    group.finish();
}

fn warm(criterion: &mut Criterion) {
    let rules = Matches::new(false);
    let start = rules
        .read_position(&["20"; 10].join(","))
        .expect("a position");
    let mut method = ByPTable::new(Work::default());
    assert!(method.ask(&rules, &start, Wanted::All).is_ok());
    let position = rules
        .read_position("1,3,4,6,8,11,13,15,18,20")
        .expect("a position");
    criterion.bench_function("a query inside ten of 20", |bencher| {
        bencher.iter_batched(
            || position.clone(),
            |position| {
                let answer = method.ask(&rules, &position, Wanted::All);
                let answer = answer.expect("covered").expect("it answers");
                assert_eq!(answer.value, 1);
                answer
            },
            BatchSize::SmallInput,
        );
    });
}

/// Random positions as the lines of a batch.
fn lines(count: usize, piles: usize, most: u64) -> Vec<String> {
    let mut state = 1_u64;
    let mut random = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) % (most + 1)
    };
    let mut line = || (0..piles).map(|_| random().to_string()).collect::<Vec<_>>();
    (0..count).map(|_| line().join(",")).collect()
}

/// Opens matches and asks for each line. Returns the sum of the answers.
fn ask(lines: &[String], mut answer: impl FnMut(&mut dyn Solver, &Position) -> u64) -> u64 {
    let matches = GameKind::from_name("matches").expect("a game");
    let mut game = matches.open(&Variant::default(), Work::default());
    let mut read = |line: &String| {
        let position = game.read_position(line).expect("a position");
        answer(&mut *game, &position)
    };
    lines.iter().map(&mut read).sum()
}

/// What a batch as text asks of a line: the move to play, and whether the position is lost. Counts
/// those.
fn lost(game: &mut dyn Solver, position: &Position) -> u64 {
    let best = game.best_move(position).expect("within the limits");
    u64::from(best.is_none_or(|(_, lost)| lost))
}

/// What a batch as JSON asks of a line: all optimal moves and the nimber. Returns that, and 1000
/// more if the position is lost.
fn nimber(game: &mut dyn Solver, position: &Position) -> u64 {
    let analysis = game.analyse(position).expect("within the limits");
    let lost = analysis.outcome == Outcome::Loss;
    analysis.nimber.unwrap_or(0) + u64::from(lost) * 1000
}

/// A batch: its name, how many lines of how many piles of up to how many matches, how many are
/// lost, and the sum of the nimbers, of which those of positions with more than a million below are
/// not found. Both sums are those of 7a03863c, which hashed the lines of positions; tests hold
/// nimbers to the definition.
type Lines = (&'static str, usize, usize, u64, u64, u64);

const BATCHES: [Lines; 3] = [
    ("four of up to 30", 600, 4, 30, 13, 15_052),
    ("four of up to 60", 600, 4, 60, 3, 19_532),
    ("five of up to 30", 600, 5, 30, 4, 11_312),
];

fn batch(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("batch");
    group.sample_size(10);
    for (name, count, piles, most, lost_lines, nimbers) in BATCHES {
        let lines = lines(count, piles, most);
        group.throughput(Throughput::Elements(lines.len() as u64));
        group.bench_function(BenchmarkId::new("text", name), |bencher| {
            bencher.iter(|| assert_eq!(ask(black_box(&lines), lost), lost_lines));
        });
        group.bench_function(BenchmarkId::new("JSON", name), |bencher| {
            let expected = nimbers + 1000 * lost_lines;
            bencher.iter(|| assert_eq!(ask(black_box(&lines), nimber), expected));
        });
    }
    // Some two lines in a hundred have so small piles that their remoteness is found.
    let lines = lines(20_000, 10, 20);
    group.throughput(Throughput::Elements(lines.len() as u64));
    group.bench_function(BenchmarkId::new("text", "ten of up to 20"), |bencher| {
        bencher.iter(|| assert_eq!(ask(black_box(&lines), lost), 250));
    });
    group.finish();
}

criterion_group!(benches, cold, warm, batch);
criterion_main!(benches);
