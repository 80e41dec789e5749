//! The searches on trees that belong to no game: very deep ones, and small ones with points,
//! written as text.

use std::ops::ControlFlow;

use nimatron::games::{Child, Goal, Tree};
use nimatron::inference::internals::{Endings, OutcomeInMoves};
use nimatron::inference::{Interrupt, Knowledge, Minimax, Optimisations, Side, Unsolved};

use super::raised;
use crate::support::drawn::{self, Draw};

/// A single line of moves. The state is the number of moves left, and the player who makes the last
/// move wins.
struct Chain;

impl Tree for Chain {
    type State = u32;

    fn children(
        &self,
        left: u32,
        visit: &mut impl FnMut(Child<u32>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match left.checked_sub(1) {
            Some(left) => visit(left.into()),
            None => ControlFlow::Continue(()),
        }
    }

    fn goal(&self) -> Goal {
        Goal::LastMove
    }
}

const LONG: u32 = 1_000_001;

#[test]
fn long_lines_do_not_overflow_the_stack() {
    let mut knowledge = Knowledge::default();
    let interrupt = Interrupt::default();
    let mut search = Minimax::new(&Chain, Optimisations::ALL, &mut knowledge, &interrupt);
    assert_eq!(search.value(LONG, Side::Max), Ok(1));
    assert_eq!(search.calls(), u64::from(LONG) + 1);
    // The rules give the value of the end, so it has no entry.
    assert_eq!(knowledge.len(), 1_000_001);
    let mut endings = Endings::default();
    let ending = endings.settle(&Chain, LONG, &interrupt);
    let expected = OutcomeInMoves {
        won: true,
        remoteness: LONG,
    };
    assert_eq!(ending, Ok(expected));
}

#[test]
fn searches_stop_when_asked_to() {
    let raised = raised();
    let mut knowledge = Knowledge::default();
    let mut search = Minimax::new(&Chain, Optimisations::ALL, &mut knowledge, &raised);
    assert_eq!(search.value(LONG, Side::Max), Err(Unsolved::Interrupted));
    let ending = Endings::default().settle(&Chain, LONG, &raised);
    assert_eq!(ending, Err(Unsolved::Interrupted));
}

#[test]
fn searches_give_up_when_told_to() {
    let helps = Optimisations {
        give_up: Some(10),
        ..Optimisations::ALL
    };
    let mut knowledge = Knowledge::default();
    let interrupt = Interrupt::default();
    let mut search = Minimax::new(&Chain, helps, &mut knowledge, &interrupt);
    assert_eq!(search.value(9, Side::Max), Ok(1));
    let mut knowledge = Knowledge::default();
    let mut search = Minimax::new(&Chain, helps, &mut knowledge, &interrupt);
    assert_eq!(search.value(10, Side::Max), Err(Unsolved::GivenUp));
    assert_eq!(search.calls(), 10);
}

/// The table stores values for the maximizing player, and answers for either player.
#[test]
fn knowledge_is_relative_to_the_maximizing_player() {
    let mut knowledge: Knowledge<Chain> = Knowledge::default();
    assert!(knowledge.is_empty());
    knowledge.add(3, Side::Max, 5).expect("there is room");
    knowledge.add(4, Side::Min, 7).expect("there is room");
    assert_eq!(knowledge.get(3, Side::Max), Some(5));
    assert_eq!(knowledge.get(3, Side::Min), Some(-5));
    assert_eq!(knowledge.get(4, Side::Max), Some(-7));
    assert_eq!(knowledge.get(4, Side::Min), Some(7));
    assert_eq!(knowledge.get(5, Side::Max), None);
    assert_eq!(knowledge.len(), 2);
}

/// A tree written as text: a node is its children in brackets, and a digit before a bracket is the
/// points of the move to it. `(3()5())` has two moves, of 3 and of 5 points, after which the game
/// ends. Points decide.
struct Drawn(Vec<Vec<(i64, usize)>>);

impl Drawn {
    fn new(text: &str) -> Self {
        let mut nodes = vec![Vec::new()];
        let mut line = vec![0];
        let mut points = 0;
        let inside = text
            .strip_prefix('(')
            .and_then(|text| text.strip_suffix(')'));
        for letter in inside.expect("a tree in brackets").chars() {
            match letter {
                '(' => {
                    let node = nodes.len();
                    nodes.push(Vec::new());
                    let parent = *line.last().expect("inside a bracket");
                    nodes[parent].push((points, node));
                    line.push(node);
                    points = 0;
                }
                ')' => {
                    line.pop();
                }
                digit => points = i64::from(digit.to_digit(10).expect("a digit")),
            }
        }
        Self(nodes)
    }

    /// The value by definition: the most that a move's points minus the value of its node come to.
    fn value(&self, node: usize) -> i64 {
        let moves = self.0[node].iter();
        moves
            .map(|&(points, child)| points - self.value(child))
            .max()
            .unwrap_or(0)
    }
}

impl Tree for Drawn {
    type State = usize;

    fn children(
        &self,
        node: usize,
        visit: &mut impl FnMut(Child<usize>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for &(points, state) in &self.0[node] {
            visit(Child { points, state })?;
        }
        ControlFlow::Continue(())
    }

    fn goal(&self) -> Goal {
        Goal::Points
    }
}

#[test]
fn points_are_counted() {
    for (text, value) in [
        ("()", 0),
        ("(3())", 3),
        ("(3()5())", 5),
        ("(3(9())5(1()))", 4),
        ("(1(2(3()))2(9(1())))", 2),
    ] {
        let tree = Drawn::new(text);
        assert_eq!(tree.value(0), value, "the definition of {text}");
        assert_searched(&tree, value);
    }
}

fn assert_searched(tree: &Drawn, value: i64) {
    let interrupt = Interrupt::default();
    for (table, early_exit, ordering) in [
        (false, false, false),
        (true, false, false),
        (true, true, true),
    ] {
        let helps = Optimisations {
            table,
            early_exit,
            known: early_exit,
            ordering,
            give_up: None,
        };
        let mut knowledge = Knowledge::default();
        let mut search = Minimax::new(tree, helps, &mut knowledge, &interrupt);
        assert_eq!(search.value(0, Side::Max), Ok(value), "{helps:?}");
        assert_eq!(search.value(0, Side::Min), Ok(-value), "{helps:?}");
    }
}

/// A tree of so many levels at most, as text.
fn tree(draw: &mut Draw, levels: usize) -> String {
    let most = if levels == 0 { 0 } else { 3 };
    let moves = draw.list(0..=most, |draw| {
        let points = draw.number(0..=9);
        format!("{points}{}", tree(draw, levels - 1))
    });
    format!("({})", moves.concat())
}

#[test]
fn every_algorithm_counts_alike() {
    drawn::check(256, |draw| {
        let tree = Drawn::new(&tree(draw, 5));
        assert_searched(&tree, tree.value(0));
    });
}
