//! The search for nimbers and minimax agree on boards that are too large for a judge.

use nimatron::games::{Cram, Rules, Theory};
use nimatron::inference::internals::Search;
use nimatron::inference::{Interrupt, Knowledge, Minimax, Optimisations, Oracle, Side, Work};

use crate::inference::Asked;

/// Compares the oracle with minimax that has only a table, and with the search that solves misère
/// games.
fn minimax_agrees(text: &str) {
    let rules = Cram::new(false);
    let position = rules.read_position(text).expect("a board");
    let analysis = Oracle::of(rules).analyse(&position).expect("within reach");
    let mut search = Search::new(Work::default());
    let answer = search.answer(&rules, &position).expect("within reach");
    assert_eq!(analysis.value, answer.value, "{text}");
    assert_eq!(analysis.moves, answer.moves, "{text}");
    let helps = Optimisations {
        table: true,
        early_exit: false,
        known: false,
        ordering: false,
        give_up: None,
    };
    let mut knowledge = Knowledge::default();
    let interrupt = Interrupt::default();
    let mut plain = Minimax::new(&rules, helps, &mut knowledge, &interrupt);
    let state = rules.state(&position).expect("it fits");
    assert_eq!(plain.value(state, Side::Max), Ok(analysis.value), "{text}");
}

#[test]
fn minimax_agrees_on_whole_boards_and_on_holes() {
    for text in [
        "4x5",
        "5x4",
        "3x6",
        "3x7",
        "#.../..../..../...#",
        "..../.##./..../....",
        ".#../..../...#/#...",
        "...../.#.../...#./.....",
        "#...#/...../...../#...#",
    ] {
        minimax_agrees(text);
    }
}
