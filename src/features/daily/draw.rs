//! The position of a day. It follows from the date and from the rules of the games alone, and is
//! the same for ever: neither this generator nor what a day of the week draws may change.

use super::date::Date;
use crate::exercises::Exercise;
use crate::games::Variant;
use crate::inference::{GameKind, Move, Outcome, Position, Solver, Unsolved, Work};

/// `SplitMix64` (Steele, Lea and Flood 2014), of which no library has another version.
struct Lots(u64);

impl Lots {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from `least` to `most`.
    fn within(&mut self, (least, most): (u64, u64)) -> u64 {
        // A remainder prefers no number that matters here.
        least + (self.next() >> 32) % (most - least + 1)
    }

    /// Several numbers, with commas between.
    fn sizes(&mut self, count: (u64, u64), size: (u64, u64)) -> String {
        let sizes = (0..self.within(count)).map(|_| self.within(size).to_string());
        sizes.collect::<Vec<_>>().join(",")
    }
}

type Bounds = (u64, u64);

/// How a position is drawn.
#[derive(Clone, Copy)]
enum Shape {
    /// So many piles, heaps or rows, of such sizes.
    Sizes(Bounds, Bounds),
    /// A bar of so many rows and columns, which was bitten.
    Bar(Bounds, Bounds),
    /// A board of so many rows and columns; one cell in four is taken.
    Board(Bounds, Bounds),
    /// So many matches, of which some may be taken.
    Limited(Bounds),
    /// Piles, pins and a bar.
    Sum,
}

/// What the days of a week draw from, Monday first: from small to hard.
const WEEK: [[(&str, Shape); 2]; 7] = [
    [
        ("nim", Shape::Sizes((2, 3), (1, 5))),
        ("matches", Shape::Sizes((2, 2), (2, 7))),
    ],
    [
        ("chomp", Shape::Bar((3, 4), (3, 5))),
        ("kayles", Shape::Sizes((2, 2), (2, 5))),
    ],
    [
        ("matches", Shape::Sizes((3, 3), (2, 6))),
        ("half", Shape::Sizes((2, 2), (5, 14))),
    ],
    [
        ("kayles", Shape::Sizes((2, 3), (3, 8))),
        ("grundy", Shape::Sizes((2, 3), (6, 15))),
    ],
    [
        ("chomp", Shape::Bar((4, 5), (5, 7))),
        ("fibonacci", Shape::Limited((20, 60))),
    ],
    [
        ("cram", Shape::Board((3, 4), (4, 5))),
        ("grundy", Shape::Sizes((3, 3), (8, 20))),
    ],
    [("nim", Shape::Sizes((4, 5), (5, 31))), ("sum", Shape::Sum)],
];

/// The fewest moves among which the winning one is found, and the most that win.
const FEWEST_MOVES: u128 = 5;
const MOST_WINNING: usize = 2;

/// Returns the position of a day: it is won, no move wins at once, and few moves win.
///
/// # Errors
/// Fails only if it is interrupted.
pub(super) fn drawn(date: Date, work: &Work) -> Result<Exercise, Unsolved> {
    let mut lots = Lots(date.0);
    let games = WEEK[date.weekday()];
    let (name, shape) = games[usize::from(lots.next() >> 63 == 1)];
    let kind = GameKind::from_name(name).expect("a game of the list");
    let mut game = kind.open(&Variant::default(), work.clone());
    loop {
        let written = written(&mut lots, shape);
        let at = game
            .read_position(&written)
            .expect("a position of its game");
        if let Some(winning) = puzzle(&mut *game, &at)? {
            let analysis = game.analyse(&at)?;
            let mut exercise = Exercise::of(&mut *game, at, analysis)?;
            exercise.analysis.moves = winning;
            return Ok(exercise);
        }
    }
}

/// Draws a position, as it is written.
fn written(lots: &mut Lots, shape: Shape) -> String {
    match shape {
        Shape::Sizes(count, size) => lots.sizes(count, size),
        Shape::Bar(rows, columns) => {
            let (rows, columns) = (lots.within(rows), lots.within(columns));
            let mut lengths: Vec<u64> = (0..rows).map(|_| lots.within((1, columns))).collect();
            lengths.sort_unstable_by(|one, other| other.cmp(one));
            let lengths = lengths.iter().map(u64::to_string);
            lengths.collect::<Vec<_>>().join(",")
        }
        Shape::Board(rows, columns) => {
            let (rows, columns) = (lots.within(rows), lots.within(columns));
            let mut cell = |_| if lots.within((1, 4)) == 1 { '#' } else { '.' };
            let row = |_| (0..columns).map(&mut cell).collect::<String>();
            (0..rows).map(row).collect::<Vec<_>>().join("/")
        }
        Shape::Limited(matches) => {
            let matches = lots.within(matches);
            format!("{matches}/{}", lots.within((5, matches / 2)))
        }
        Shape::Sum => {
            let (piles, pins) = (lots.sizes((2, 2), (2, 9)), lots.sizes((1, 2), (3, 7)));
            let (rows, columns) = (lots.within((2, 3)), lots.within((3, 4)));
            format!("nim {piles} + kayles {pins} + chomp {rows}x{columns}")
        }
    }
}

/// Returns the moves that win, if a position is a puzzle. They are found by what every move leaves,
/// so that no method decides what is drawn.
fn puzzle(game: &mut dyn Solver, at: &Position) -> Result<Option<Vec<Move>>, Unsolved> {
    if game.move_count(at) < FEWEST_MOVES {
        return Ok(None);
    }
    let mut winning = Vec::new();
    for played in game.moves(at).collect::<Vec<_>>() {
        let left = game.play(at, played).expect("a listed move is legal");
        if game.is_over(&left) {
            return Ok(None);
        }
        if Outcome::of_value(game.value(&left)?) == Outcome::Loss {
            winning.push(played);
        }
    }
    Ok((1..=MOST_WINNING)
        .contains(&winning.len())
        .then_some(winning))
}
