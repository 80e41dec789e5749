//! The table of P-positions, compared with its definition and with published results.

mod boundaries;
mod cap;
mod definition;
mod growing;
mod limits;
#[cfg(target_os = "linux")]
mod memory;
mod parts;
mod published_losses;

use ahash::AHashSet;
use nimatron::games::{Matches, PileMove, Piles, Rules};
use nimatron::inference::internals::ByPTable;
use nimatron::inference::{Estimate, Interrupt, Limits, Oracle, PTable, Unsolved, Work};

use crate::inference::Asked;

fn table(bounds: &[u64], misere: bool) -> PTable {
    PTable::of(bounds, misere, &Limits::default()).expect("within the limits")
}

fn limited(max_memory: u64) -> Limits {
    Limits {
        max_memory,
        ..Limits::default()
    }
}

/// What a table would cost, as its refusal says.
fn cost(bounds: &[u64]) -> Estimate {
    match PTable::of(bounds, false, &limited(0)) {
        Err(Unsolved::Beyond(estimate)) => estimate,
        other => panic!("{bounds:?}: {:?}", other.map(|table| table.found())),
    }
}

fn piles(sizes: &[u64]) -> Piles {
    Piles::new(sizes).expect("at most ten piles")
}

fn sorted(sizes: &[u64]) -> Vec<u64> {
    let mut sorted = sizes.to_vec();
    sorted.sort_unstable();
    sorted
}

fn oracle(misere: bool) -> Oracle<Matches> {
    Oracle::new(
        Matches::new(misere),
        Limits::default(),
        Interrupt::default(),
    )
}

fn by_table() -> ByPTable {
    ByPTable::new(Work::default())
}

/// Whether the position is won, and by which moves, as the method says that a table answers
/// through.
fn ask(method: &mut ByPTable, misere: bool, sizes: &[u64]) -> (bool, Vec<PileMove>) {
    let (rules, position) = (Matches::new(misere), piles(sizes));
    let answer = method.answer(&rules, &position).expect("within reach");
    // The method can also find the value without the moves.
    let alone = method.value(&rules, &position);
    assert_eq!(alone, Ok(answer.value), "{sizes:?}");
    (answer.value > 0, answer.moves)
}

/// All sorted sizes within ascending bounds, in lexicographic order.
fn multisets(bounds: &[u64]) -> Vec<Vec<u64>> {
    bounds.iter().fold(vec![vec![]], |shorter, &bound| {
        shorter
            .iter()
            .flat_map(|sizes| {
                let least = sizes.last().copied().unwrap_or(0);
                (least..=bound).map(move |size| [sizes.as_slice(), &[size]].concat())
            })
            .collect()
    })
}

fn without(sizes: &[u64], places: &[usize]) -> Vec<u64> {
    (0..)
        .zip(sizes)
        .filter(|(place, _)| !places.contains(place))
        .map(|(_, &size)| size)
        .collect()
}

/// The lost positions within ascending bounds, by the plain definition. Positions with fewer
/// matches come first. A position is lost if no lost position is one move away, that is, none
/// shares all piles but one, or all but two with the same difference. That is fast enough for
/// larger positions than the judge's.
fn lost_by_definition(bounds: &[u64], misere: bool) -> AHashSet<Vec<u64>> {
    let mut all = multisets(bounds);
    all.sort_by_key(|sizes| sizes.iter().sum::<u64>());
    let (mut lost, mut singles, mut doubles) = (AHashSet::new(), AHashSet::new(), AHashSet::new());
    for sizes in all {
        if misere && sizes.iter().all(|&size| size == 0) {
            continue;
        }
        let places = 0..sizes.len();
        let but_one: Vec<Vec<u64>> = places
            .clone()
            .map(|place| without(&sizes, &[place]))
            .collect();
        let but_two: Vec<(Vec<u64>, u64)> = places
            .flat_map(|second| (0..second).map(move |first| (first, second)))
            .map(|(first, second)| {
                let difference = sizes[second] - sizes[first];
                (without(&sizes, &[first, second]), difference)
            })
            .collect();
        let wins = but_one.iter().any(|rest| singles.contains(rest))
            || but_two.iter().any(|rest| doubles.contains(rest));
        if !wins {
            singles.extend(but_one);
            doubles.extend(but_two);
            lost.insert(sizes);
        }
    }
    lost
}

/// The moves that lead to a lost position, found by trying all moves.
fn winning_moves(sizes: &[u64], is_lost: impl Fn(&[u64]) -> bool) -> Vec<PileMove> {
    let (rules, position) = (Matches::new(false), piles(sizes));
    rules
        .moves(&position)
        .filter(|&played| {
            let left = rules.play(&position, played).expect("legal");
            is_lost(&sorted(left.sizes()))
        })
        .collect()
}

/// The winning moves of a table.
fn moves_of(table: &PTable, sizes: &[u64]) -> Vec<PileMove> {
    let takings = table.winning_moves(sizes).into_iter();
    let moves = takings.map(|taken| PileMove::several(&taken.piles, taken.count));
    moves.map(|played| played.expect("a few piles")).collect()
}
