//! The search for nimbers and that of misère games agree on boards that are too large for a judge.

use nimatron::games::{Cram, Rules};
use nimatron::inference::internals::Search;
use nimatron::inference::{Oracle, Work};

use crate::inference::Asked;

#[test]
fn minimax_agrees_on_whole_boards_and_on_holes() {
    for text in [
        "4x5",
        "3x7",
        "#.../..../..../...#",
        "..../.##./..../....",
        ".#../..../...#/#...",
        "#...#/...../...../#...#",
    ] {
        let rules = Cram::new(false);
        let position = rules.read_position(text).expect("a board");
        let analysis = Oracle::of(rules).analyse(&position).expect("within reach");
        let mut search = Search::new(Work::default());
        let answer = search.answer(&rules, &position).expect("within reach");
        assert_eq!(analysis.value, answer.value, "{text}");
        assert_eq!(analysis.moves, answer.moves, "{text}");
    }
}
