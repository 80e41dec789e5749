//! Nimbers by every method, compared with the definition and with published results.

mod agreeing;
mod forgetting;
mod holed_boards;
pub(crate) mod judge;
mod other_games;
mod proved;
mod rows;
mod sets;
mod solving;
mod stopped;
mod telling;
mod threads;
mod tracing;

use nimatron::games::internals::{Cells, CramSum, HeapSum};
use nimatron::games::{Chomp, Diagram, Kayles, Rules, Sum};
use nimatron::inference::internals::Nimbers;
use nimatron::inference::{Ingredients, Interrupt, Limits, Unsolved};

fn kayles() -> HeapSum {
    HeapSum::new(Kayles)
}

/// An empty board of cram, and its components.
fn empty<B: Cells>(rows: usize, columns: usize) -> (CramSum<B>, Vec<B>) {
    let game = CramSum::new(rows, columns).expect("a board");
    let all = (0..rows * columns).map(|cell| (cell / columns, cell % columns));
    let parts = game.components(rows, columns, all);
    (game, parts.expect("cells of the board"))
}

/// The methods that keep what they have found.
fn with_tables() -> impl Iterator<Item = Ingredients> {
    let methods = Ingredients::FOR_NIMBERS.into_iter();
    methods.filter(|method| method.has_table())
}

/// The default limits with this bound on the entries of the table.
fn limits(tt_entries: Option<usize>) -> Limits {
    Limits {
        tt_entries,
        ..Limits::default()
    }
}

/// The components of a bar of chocolate with rows of these lengths.
fn bar(rows: &[u16]) -> Vec<Diagram> {
    let game = Chomp::new(false);
    let rows: Vec<String> = rows.iter().map(u16::to_string).collect();
    let bar = game
        .read_position(&rows.join(","))
        .expect("rows that do not grow");
    game.components(&bar).expect("a small one")
}

/// The nimber by a new search, and the number of its calls.
fn found<G: Sum>(
    game: G,
    parts: &[G::Component],
    method: Ingredients,
    tt_entries: Option<usize>,
) -> (Result<u64, Unsolved>, u64) {
    let mut search = Nimbers::new(game, method, limits(tt_entries), Interrupt::default());
    (search.nimber(parts), search.calls())
}
