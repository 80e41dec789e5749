//! The best method against aspiration sets, a plain recursion: hundreds of random boards with
//! holes, and bars of chocolate. Both keep what they learn from one position to the next.

use nimatron::games::Chomp;
use nimatron::games::Sum;
use nimatron::games::internals::{Cells, CramSum};
use nimatron::inference::internals::Nimbers;
use nimatron::inference::{Ingredients, Interrupt, Limits};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// The best method and its judge.
struct Both<G: Sum> {
    best: Nimbers<G>,
    judge: Nimbers<G>,
}

impl<G: Sum + Clone> Both<G> {
    fn new(game: &G) -> Self {
        let solver = |method| {
            let interrupt = Interrupt::default();
            Nimbers::new(game.clone(), method, Limits::default(), interrupt)
        };
        Self {
            best: solver(Ingredients::BEST),
            judge: solver(Ingredients::ASPIRATION),
        }
    }

    fn agree(&mut self, components: &[G::Component]) {
        let nimber = self.judge.nimber(components);
        assert!(nimber.is_ok());
        assert_eq!(self.best.nimber(components), nimber, "{components:?}");
    }
}

/// Boards of these sides, each cell free with the chance that is said of it.
fn boards_with_holes<B: Cells>(
    (rows, columns): (usize, usize),
    free: impl Fn(usize, usize) -> f64,
    boards: usize,
) {
    let mut chance = ChaCha8Rng::seed_from_u64(2012);
    let game = CramSum::<B>::new(rows, columns).expect("a board");
    let mut both = Both::new(&game);
    for _ in 0..boards {
        let cells = (0..rows * columns).map(|cell| (cell / columns, cell % columns));
        let cells: Vec<(usize, usize)> = cells
            .filter(|&(row, column)| chance.random_bool(free(row, column)))
            .collect();
        let components = game.components(rows, columns, cells).expect("cells");
        both.agree(&components);
    }
}

#[test]
fn hundreds_of_boards_with_holes() {
    for sides in [(3, 5), (4, 4), (4, 5), (5, 4), (3, 7), (5, 5), (2, 12)] {
        // Those with few holes are dear.
        for (free, boards) in [(0.6, 30), (0.75, 30), (0.9, 10)] {
            boards_with_holes::<u64>(sides, |_, _| free, boards);
        }
    }
    for sides in [(6, 6), (4, 9), (7, 7), (8, 8), (3, 20)] {
        boards_with_holes::<u64>(sides, |_, _| 0.5, 20);
        boards_with_holes::<u128>(sides, |_, _| 0.5, 5);
    }
}

/// A long row with a cell beside it here and there: components of up to 64 bits, and of more.
#[test]
fn long_components() {
    let comb = |row: usize, _| if row == 0 { 0.99 } else { 0.15 };
    boards_with_holes::<u64>((2, 32), comb, 20);
    boards_with_holes::<u64>((2, 29), comb, 20);
    boards_with_holes::<u128>((2, 36), comb, 10);
}

#[test]
fn two_boards_side_by_side() {
    let parted = |_, column: usize| if column == 5 { 0.0 } else { 0.85 };
    boards_with_holes::<u64>((4, 11), parted, 60);
}

#[test]
fn bars_of_chocolate() {
    let chomp = Chomp::new(false);
    let mut both = Both::new(&chomp);
    for rows in 1..=5 {
        for columns in 1..=6 {
            for shorter in 1..=columns {
                let mut bar = vec![columns; rows];
                bar[rows - 1] = shorter;
                both.agree(&super::bar(&bar));
            }
        }
    }
}
