//! Nimbers of large empty boards of cram, to be run by hand:
//! `cargo bench --bench frontier -- 5x8 4x11`. Without names it takes those that end within some
//! seconds. It prints each board with its nimber, which is asserted, and the seconds that it took.
//! With `check` among the names, every claim that the search has left in its table is derived again
//! by the definition of a nimber, on two threads: a second proof, which shares no code with the
//! search.

use std::time::Instant;

#[path = "../tests/proof/mod.rs"]
#[expect(dead_code, reason = "false claims are for the tests")]
mod proof;

use nimatron::games::internals::{Cells, CramSum};
use nimatron::inference::internals::Nimbers;
use nimatron::inference::{Ingredients, Interrupt, Limits};
use proof::{Claims, Place};

/// An empty board and its nimber.
struct Board {
    rows: usize,
    columns: usize,
    nimber: u64,
}

const fn board(rows: usize, columns: usize, nimber: u64) -> Board {
    Board {
        rows,
        columns,
        nimber,
    }
}

/// 3x20, 5x9, 6x7 and 7x7: Lemoine and Viennot's program Glop. The others agree with the outcomes
/// of Uiterwijk (2019, 5x11) and with Beling (5x10, 6x9), and but for 5x10, 3x25 and 3x26 with a
/// prototype of the search. `check` has confirmed those from 3x21 on that `docs/cram.md` names.
const BOARDS: [Board; 16] = [
    board(5, 8, 1),
    board(4, 11, 1),
    board(5, 9, 1),
    board(7, 7, 1),
    board(5, 10, 2),
    board(5, 11, 0),
    board(4, 13, 3),
    board(6, 7, 5),
    board(3, 20, 2),
    board(3, 21, 1),
    board(3, 22, 3),
    board(3, 23, 2),
    board(3, 24, 2),
    board(3, 25, 0),
    board(3, 26, 1),
    board(6, 9, 1),
];

/// How many of them are run without being named.
const SOON: usize = 3;

/// 14 GiB, for the largest of the boards.
const MAX_MEMORY: u64 = 14 << 30;

impl Board {
    fn name(&self) -> String {
        format!("{}x{}", self.rows, self.columns)
    }

    /// Searches the board with the numbers that hold its cells.
    fn run(&self, method: Ingredients, checks: bool) {
        if self.rows * self.columns <= 64 {
            self.search::<u64>(method, checks);
        } else {
            self.search::<u128>(method, checks);
        }
    }

    /// The cells, as rows and columns.
    fn cells(&self) -> Vec<Place> {
        let side = |length: usize| 0..u16::try_from(length).expect("a board");
        let row = |row| side(self.columns).map(move |column| (row, column));
        side(self.rows).flat_map(row).collect()
    }

    /// Searches the board and prints what it took.
    fn search<B: Cells>(&self, method: Ingredients, checks: bool) {
        let (rows, columns) = (self.rows, self.columns);
        let game = CramSum::<B>::new(rows, columns).expect("a board");
        let free = self.cells().into_iter();
        let free = free.map(|(row, column)| (row.into(), column.into()));
        let components = game
            .components(rows, columns, free)
            .expect("cells of the board");
        let limits = Limits {
            max_memory: MAX_MEMORY,
            ..Limits::default()
        };
        let begin = Instant::now();
        let mut search = Nimbers::new(game, method, limits, Interrupt::default());
        let nimber = search.nimber(&components).expect("within the limits");
        let seconds = begin.elapsed().as_secs_f64();
        let (calls, entries) = (search.calls(), search.entries());
        println!(
            "{}: nimber {nimber}, {seconds:.2} s, {calls} calls, {entries} entries",
            self.name()
        );
        assert_eq!(nimber, self.nimber);
        if checks {
            self.check(search);
        }
    }

    /// Derives all claims of a search again, and prints how many components they are about.
    fn check<B: Cells>(&self, search: Nimbers<CramSum<B>>) {
        let begin = Instant::now();
        let claims = Claims::of(self.rows, self.columns, &search);
        drop(search);
        assert_eq!(claims.nimber(&self.cells()), Some(self.nimber));
        let checked = claims.check().expect("a claim follows from others");
        let seconds = begin.elapsed().as_secs_f64();
        println!(
            "{}: {checked} components checked, {seconds:.2} s",
            self.name()
        );
    }
}

fn main() {
    let arguments = std::env::args().skip(1);
    // Cargo adds an option of its own.
    let mut named: Vec<String> = arguments.filter(|name| !name.starts_with('-')).collect();
    let all = named.len();
    named.retain(|name| name != "check");
    let checks = named.len() < all;
    for name in &named {
        let known = BOARDS.iter().any(|board| board.name() == *name);
        assert!(known, "{name} is not among the boards");
    }
    for (index, board) in BOARDS.iter().enumerate() {
        let is_named = named.contains(&board.name());
        if is_named || named.is_empty() && index < SOON {
            board.run(Ingredients::BEST, checks);
        }
    }
}
