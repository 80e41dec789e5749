//! Matches with moves that take from one pile, or from up to any number of them: `--piles-at-once`.

use std::collections::HashMap;

use nimatron::games::{Matches, Nim, Piles};
use nimatron::inference::internals::region;
use nimatron::inference::{Interrupt, Limits, LosingSizes, Oracle, Outcome, Work, losing_sequence};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;

/// Whether the player to move wins, by trying all sets of piles and all numbers.
struct Judge {
    misere: bool,
    at_once: usize,
    known: HashMap<Vec<u64>, bool>,
}

impl Judge {
    /// The moves as they are written, with what they leave.
    fn moves(&self, sizes: &[u64]) -> Vec<(String, Vec<u64>)> {
        let mut moves = Vec::new();
        for set in 1..1_usize << sizes.len() {
            let places: Vec<usize> = (0..sizes.len())
                .filter(|place| set >> place & 1 == 1)
                .collect();
            if places.len() > self.at_once {
                continue;
            }
            let most = places.iter().map(|&place| sizes[place]).min().unwrap_or(0);
            for count in 1..=most {
                let mut left = sizes.to_vec();
                for &place in &places {
                    left[place] -= count;
                }
                let piles: Vec<String> =
                    places.iter().map(|place| (place + 1).to_string()).collect();
                moves.push((format!("{}:{count}", piles.join("+")), left));
            }
        }
        moves
    }

    fn wins(&mut self, sizes: &[u64]) -> bool {
        let mut sorted = sizes.to_vec();
        sorted.sort_unstable();
        if let Some(&known) = self.known.get(&sorted) {
            return known;
        }
        let moves = self.moves(&sorted);
        let wins =
            moves.iter().any(|(_, left)| !self.wins(left)) || moves.is_empty() && self.misere;
        self.known.insert(sorted, wins);
        wins
    }

    fn winning_moves(&mut self, sizes: &[u64]) -> Vec<String> {
        let moves = self.moves(sizes).into_iter();
        let mut winning: Vec<String> = moves
            .filter(|(_, left)| !self.wins(left))
            .map(|(text, _)| text)
            .collect();
        winning.sort();
        winning
    }
}

/// The smallest number that no move leaves.
fn nimber(judge: &Judge, sizes: &[u64], known: &mut HashMap<Vec<u64>, u64>) -> u64 {
    let mut sorted = sizes.to_vec();
    sorted.sort_unstable();
    if let Some(&known) = known.get(&sorted) {
        return known;
    }
    let moves = judge.moves(&sorted).into_iter();
    let left: Vec<u64> = moves.map(|(_, left)| nimber(judge, &left, known)).collect();
    let found = (0..=left.len() as u64)
        .find(|nimber| !left.contains(nimber))
        .expect("one is free");
    known.insert(sorted, found);
    found
}

/// The positions in a table for the largest of them, in tables that grow, and each in a table of
/// its own.
#[test]
fn nimbers_agree_with_the_definition() {
    for at_once in [1, 2, 3, 10] {
        let rules = Matches::at_once(false, at_once);
        let judge = Judge {
            misere: false,
            at_once,
            known: HashMap::new(),
        };
        let mut known = HashMap::new();
        let mut growing = Oracle::of(rules);
        for sizes in [tuples(1, 70), tuples(2, 20), tuples(4, 3), tuples(5, 2)].concat() {
            let expected = Ok(Some(nimber(&judge, &sizes, &mut known)));
            let piles = Piles::new(&sizes).expect("few");
            assert_eq!(growing.nimber(&piles), expected, "{at_once} {sizes:?}");
            if sizes.len() > 3 {
                let alone = Oracle::of(rules).nimber(&piles);
                assert_eq!(alone, expected, "{at_once} {sizes:?}");
            }
        }
    }
}

/// One oracle is asked in a random order, so that tables grow from any position to any other. Small
/// tables number lines in advance and those of long piles as they are met; of six piles up to 10
/// some have too many positions below.
#[test]
fn nimbers_do_not_depend_on_what_was_asked_before() {
    let mut chance = ChaCha8Rng::seed_from_u64(42);
    for at_once in [2, 3] {
        let judge = Judge {
            misere: false,
            at_once,
            known: HashMap::new(),
        };
        let mut known = HashMap::new();
        let bounds: [&[u64]; 4] = [&[16; 2], &[1, 1, 80], &[8; 4], &[10; 6]];
        let mut all: Vec<Vec<u64>> = bounds.into_iter().flat_map(region::tuples).collect();
        all.shuffle(&mut chance);
        let mut oracle = Oracle::of(Matches::at_once(false, at_once));
        let mut left_out = 0;
        for sizes in all {
            let below: u64 = sizes.iter().map(|size| size + 1).product();
            let expected = (below <= 1_000_000).then(|| nimber(&judge, &sizes, &mut known));
            left_out += usize::from(expected.is_none());
            let piles = Piles::new(&sizes).expect("few");
            assert_eq!(oracle.nimber(&piles), Ok(expected), "{at_once} {sizes:?}");
        }
        assert_eq!(left_out, 18);
    }
}

/// A long row of nimbers is the same in a table of long and short piles, which keeps each line
/// apart, and in one of two long piles.
#[test]
fn nimbers_do_not_depend_on_the_shape_of_a_table() {
    let asked = |first: [u64; 2]| {
        let mut oracle = Oracle::of(Matches::new(false));
        let mut nimber = |sizes: [u64; 2]| oracle.nimber(&Piles::new(&sizes).expect("few"));
        assert!(nimber(first).is_ok_and(|nimber| nimber.is_some()));
        (0..=999).map(|size| nimber([1, size])).collect::<Vec<_>>()
    };
    assert!(asked([999, 999]) == asked([1, 999]));
}

/// Where the memory is short, a table for others has no answer that one for the position alone
/// would not have.
#[test]
fn nimbers_within_little_memory_do_not_depend_on_what_was_asked_before() {
    let limits = Limits {
        max_memory: 100_000,
        ..Limits::default()
    };
    let rules = Matches::new(false);
    let oracle = || Oracle::new(rules, limits, Interrupt::default());
    let mut growing = oracle();
    let mut all: Vec<Vec<u64>> = region::tuples(&[10; 3]).collect();
    all.shuffle(&mut ChaCha8Rng::seed_from_u64(3));
    let mut found = 0;
    for sizes in &all {
        let piles = Piles::new(sizes).expect("few");
        let alone = oracle().nimber(&piles);
        assert_eq!(growing.nimber(&piles), alone, "{sizes:?}");
        found += usize::from(alone.is_ok_and(|nimber| nimber.is_some()));
    }
    assert!((100..all.len()).contains(&found), "{found}");
}

/// OEIS A004481, read by antidiagonals: the nimbers of two piles, Wythoff's game.
#[test]
fn nimbers_of_two_piles_by_antidiagonals_are_those_published() {
    let published = [
        0, 1, 1, 2, 2, 2, 3, 0, 0, 3, 4, 4, 1, 4, 4, 5, 5, 5, 5, 5, 5, 6, 3, 3, 6, 3, 3, 6, 7, 7,
        4, 2, 2, 4, 7, 7, 8, 8, 8, 0, 7, 0, 8, 8, 8, 9, 6, 6, 1, 6, 6, 1, 6, 6, 9,
    ];
    let mut oracle = Oracle::of(Matches::new(false));
    let places = (0..10).flat_map(|sum| (0..=sum).map(move |first| [first, sum - first]));
    for (sizes, expected) in places.zip(published) {
        let piles = Piles::new(&sizes).expect("few");
        assert_eq!(oracle.nimber(&piles), Ok(Some(expected)), "{sizes:?}");
    }
}

/// OEIS A047708, the diagonal of A004481: the nimbers of two equal piles, Wythoff's game.
#[test]
fn nimbers_of_two_piles_are_those_published() {
    let published = [
        0, 2, 1, 6, 7, 8, 3, 5, 4, 16, 14, 15, 10, 9, 11, 20, 13, 21, 12, 25, 17, 18, 19, 30, 31,
        38, 35, 36, 22, 23, 43, 45, 48, 49, 24, 26, 27, 28, 29, 33, 60, 32, 61, 57, 66, 37, 63, 34,
        64, 67, 40, 39, 41, 42, 82, 44, 74, 79, 47, 46, 87, 86, 50, 95, 96, 52, 101, 51, 102, 53,
        54,
    ];
    let mut oracle = Oracle::of(Matches::new(false));
    for (size, expected) in (0..).zip(published) {
        let piles = Piles::new(&[size, size]).expect("few");
        assert_eq!(oracle.nimber(&piles), Ok(Some(expected)), "{size}");
    }
}

/// A position with more positions below it than are looked at has none that is found; the outcome
/// is as good as before.
#[test]
fn nimbers_end_where_positions_are_too_many() {
    let mut oracle = Oracle::of(Matches::new(false));
    for (sizes, is_found) in [
        (vec![999, 999], true),
        (vec![1000, 1000], false),
        (vec![1_000_000_000_000, 1], false),
        (vec![20; 10], false),
    ] {
        let analysis = oracle
            .analyse(&Piles::new(&sizes).expect("few"))
            .expect("small");
        assert_eq!(analysis.nimber.is_some(), is_found, "{sizes:?}");
    }
}

/// All sizes up to `most`, in every order.
fn tuples(piles: usize, most: u64) -> Vec<Vec<u64>> {
    (0..piles).fold(vec![vec![]], |shorter, _| {
        let longer = |sizes: Vec<u64>| (0..=most).map(move |size| [&sizes[..], &[size]].concat());
        shorter.into_iter().flat_map(longer).collect()
    })
}

/// The outcome and all winning moves, from a table that is made for the position and from one that
/// is made for the largest of them.
#[test]
fn small_positions_agree_with_the_definition() {
    for misere in [false, true] {
        for at_once in [1, 2, 3, 10] {
            let mut judge = Judge {
                misere,
                at_once,
                known: HashMap::new(),
            };
            for (piles, most) in [(2, 12), (3, 9), (4, 5), (5, 2)] {
                let mut one = Oracle::of(Matches::at_once(misere, at_once));
                for sizes in tuples(piles, most).into_iter().rev() {
                    let position = Piles::new(&sizes).expect("few piles");
                    let mut alone = sizes
                        .is_sorted()
                        .then(|| Oracle::of(Matches::at_once(misere, at_once)));
                    let wins = judge.wins(&sizes);
                    let winning = judge.winning_moves(&sizes);
                    for oracle in [Some(&mut one), alone.as_mut()].into_iter().flatten() {
                        let found = oracle.analyse(&position).expect("small");
                        let mut moves: Vec<String> =
                            found.moves.iter().map(ToString::to_string).collect();
                        moves.sort();
                        assert_eq!(
                            (found.outcome == Outcome::Win, &moves),
                            (wins, &winning),
                            "{sizes:?}, {at_once}, misère {misere}"
                        );
                        assert_eq!(oracle.outcome(&position), Ok(found.outcome));
                    }
                }
            }
        }
    }
}

/// A pile that is larger than any that completes the others makes no difference but to the move
/// that takes from it alone.
#[test]
fn long_piles_are_cut() {
    for misere in [false, true] {
        for at_once in [3, 10] {
            let mut judge = Judge {
                misere,
                at_once,
                known: HashMap::new(),
            };
            for smaller in tuples(3, 2) {
                let long = 40;
                let sizes = [&smaller[..], &[long]].concat();
                let mut oracle = Oracle::of(Matches::at_once(misere, at_once));
                let found = oracle
                    .analyse(&Piles::new(&sizes).expect("few"))
                    .expect("small");
                let mut moves: Vec<String> = found.moves.iter().map(ToString::to_string).collect();
                moves.sort();
                assert_eq!(moves, judge.winning_moves(&sizes), "{sizes:?}");
                let huge = [&smaller[..], &[1_000_000_000_000_000]].concat();
                let found = oracle
                    .analyse(&Piles::new(&huge).expect("few"))
                    .expect("the long pile is cut");
                assert_eq!(found.moves.len(), moves.len(), "{huge:?}");
            }
        }
    }
}

/// With one pile at a time the game is nim.
#[test]
fn one_at_a_time_is_nim() {
    for misere in [false, true] {
        let (mut matches, mut nim) = (
            Oracle::of(Matches::at_once(misere, 1)),
            Oracle::of(Nim::game(misere)),
        );
        for sizes in tuples(3, 6)
            .into_iter()
            .chain([vec![1_000_000, 77, 12_345]])
        {
            let position = Piles::new(&sizes).expect("few piles");
            let [found, expected] = [
                matches.analyse(&position).map(|found| {
                    (
                        found.outcome,
                        found.nimber,
                        found.remoteness,
                        found.best.map(|best| best.to_string()),
                    )
                }),
                nim.analyse(&position).map(|found| {
                    (
                        found.outcome,
                        found.nimber,
                        found.remoteness,
                        found.best.map(|best| best.to_string()),
                    )
                }),
            ];
            assert_eq!(found, expected, "{sizes:?}");
        }
    }
}

fn losing(piles: usize, to: u64, at_once: usize) -> Vec<LosingSizes> {
    let found = losing_sequence(piles, to, false, at_once, &Work::default());
    assert_eq!(found.ends, None);
    found.values
}

/// Project Euler 260: three piles, from any of which the same number may be taken. By its statement
/// the piles of the losing positions up to 100 add up to 173,895.
#[test]
fn project_euler_260_up_to_a_hundred() {
    let sum: u64 = losing(3, 100, 10).iter().flatten().sum();
    assert_eq!(sum, 173_895);
}

/// The answer of Project Euler 260.
#[test]
fn project_euler_260() {
    let sum: u64 = losing(3, 1_000, 10).iter().flatten().sum();
    assert_eq!(sum, 167_542_057);
}

/// OEIS A018219 (M. Kleber): the pile that completes two others to a losing position of three, by
/// rows.
#[test]
fn oeis_a018219() {
    let rows = [
        [0, 2, 1, 5, 7],
        [2, 4, 0, 3, 1],
        [1, 0, 6, 8, 10],
        [5, 3, 8, 1, 4],
        [7, 1, 10, 4, 3],
    ];
    let lost = losing(3, 10, 10);
    for (one, row) in (0..).zip(rows) {
        for (other, completing) in (0..).zip(row) {
            let mut sizes = vec![one, other, completing];
            sizes.sort_unstable();
            assert!(lost.iter().any(|lost| lost[..] == sizes), "{sizes:?}");
        }
    }
}
