//! The oracle on whole positions, compared with judges that know only the rules. The winning moves
//! are those that leave nimber 0, the parts in the reason are those of the board with their
//! nimbers, and minimax agrees.

use std::collections::HashMap;

use nimatron::games::{Chomp, Cram, HeapGame, Kayles, Rules, Theory};
use nimatron::inference::internals::{Method, Search};
use nimatron::inference::{
    Analysis, Detail, Interrupt, Knowledge, Limits, Minimax, Optimisations, Oracle, Outcome, Side,
    Solvable, Work, reason,
};
use nimatron::reason::{Component, Form};
use proptest::prelude::{ProptestConfig, Strategy, proptest};

use super::judge::{Judge, mex};

fn oracle<R: Solvable>(rules: R) -> Oracle<R> {
    Oracle::new(rules, Limits::default(), Interrupt::default())
}

/// Checks the nimber and the winning moves, in any order.
fn solves<R: Solvable>(
    oracle: &mut Oracle<R>,
    text: &str,
    nimber: u64,
    mut winning: Vec<String>,
) -> Analysis<R::Move> {
    let rules = oracle.rules().clone();
    let position = rules.read_position(text).expect("a position");
    let analysis = oracle.analyse(&position).expect("within reach");
    assert_eq!(analysis.nimber, Some(nimber), "{text}");
    assert_eq!(analysis.outcome == Outcome::Win, nimber > 0, "{text}");
    let moves = analysis.moves.iter();
    let mut moves: Vec<String> = moves.map(|&played| played.to_string()).collect();
    moves.sort_unstable();
    winning.sort_unstable();
    assert_eq!(moves, winning, "{text}");
    analysis
}

/// The parts in the reason, before the best move and after it. `None` if the reason has no parts.
fn told<R: Solvable>(
    oracle: &mut Oracle<R>,
    text: &str,
    analysis: &Analysis<R::Move>,
) -> Option<(Vec<Component>, Option<Vec<Component>>)> {
    let position = oracle.rules().read_position(text).expect("a position");
    let reason = reason(oracle, &position, analysis, Detail::BRIEF).expect("within reach");
    let Some(Form::Components { before, after }) = reason.evidence.map(|law| law.form) else {
        return None;
    };
    let sum = |parts: &[Component]| parts.iter().fold(0, |sum, part| sum ^ part.nimber);
    assert_eq!(Some(sum(&before)), analysis.nimber, "{text}");
    assert_eq!(after.is_some(), analysis.outcome == Outcome::Win, "{text}");
    assert!(
        after.as_ref().is_none_or(|after| sum(after) == 0),
        "{text}: the XOR after the move is 0"
    );
    Some((before, after))
}

fn write_board(judge: &Judge, free: u64) -> String {
    let row = |row: usize| -> String {
        let cells = (0..judge.columns).map(|column| free >> (row * judge.columns + column) & 1);
        cells.map(|free| if free > 0 { '.' } else { '#' }).collect()
    };
    let rows: Vec<String> = (0..judge.rows).map(row).collect();
    rows.join("/")
}

fn write_domino(judge: &Judge, domino: u64) -> String {
    let cells = judge.cells(domino).into_iter();
    let cells = cells.map(|(row, column)| {
        let letter = char::from(b"abcdefgh"[column]);
        format!("{letter}{}", row + 1)
    });
    cells.collect::<Vec<_>>().join("-")
}

/// The nimber and the number of free cells of each part of at least two cells, sorted. The parts
/// are found by flood fill.
fn judged_parts(judge: &mut Judge, free: u64) -> Vec<(u64, usize)> {
    let mut left = free;
    let mut parts = Vec::new();
    while left != 0 {
        let mut part = left & left.wrapping_neg();
        loop {
            let near = judge.dominoes().filter(|domino| domino & part != 0);
            let near: Vec<u64> = near.filter(|domino| domino & !free == 0).collect();
            let grown = near.iter().fold(part, |part, domino| part | domino);
            if grown == part {
                break;
            }
            part = grown;
        }
        left &= !part;
        if part.count_ones() > 1 {
            parts.push((judge.nimber(part), part.count_ones() as usize));
        }
    }
    parts.sort_unstable();
    parts
}

fn told_parts(parts: &[Component]) -> Vec<(u64, usize)> {
    let free = |part: &Component| part.rows.concat().matches('.').count();
    let parts = parts.iter().map(|part| (part.nimber, free(part)));
    let mut parts: Vec<(u64, usize)> = parts.collect();
    parts.sort_unstable();
    parts
}

/// Checks a board. Returns whether the reason has several parts.
fn solves_cram(oracle: &mut Oracle<Cram>, judge: &mut Judge, free: u64) -> bool {
    let text = write_board(judge, free);
    let dominoes = judge.dominoes();
    let dominoes: Vec<u64> = dominoes.filter(|domino| domino & !free == 0).collect();
    let winning = dominoes
        .into_iter()
        .filter(|domino| judge.nimber(free & !domino) == 0);
    let winning: Vec<u64> = winning.collect();
    let written = winning.iter().map(|&domino| write_domino(judge, domino));
    let written = written.collect();
    let analysis = solves(oracle, &text, judge.nimber(free), written);
    let Some((before, after)) = told(oracle, &text, &analysis) else {
        return false;
    };
    assert_eq!(told_parts(&before), judged_parts(judge, free), "{text}");
    if let (Some(after), Some(best)) = (after, analysis.best) {
        let best = best.to_string();
        let played = winning
            .iter()
            .find(|&&domino| write_domino(judge, domino) == best);
        let left = free & !played.expect("the best move wins");
        assert_eq!(told_parts(&after), judged_parts(judge, left), "{text}");
    }
    before.len() > 1
}

#[test]
fn every_board_up_to_three_by_four() {
    let mut several = 0;
    for (rows, columns) in (1..=3).flat_map(|rows| (1..=4).map(move |columns| (rows, columns))) {
        let mut judge = Judge::new(rows, columns);
        let mut oracle = oracle(Cram::new(false));
        for free in 0..1u64 << (rows * columns) {
            several += usize::from(solves_cram(&mut oracle, &mut judge, free));
        }
    }
    assert!(several > 500, "{several}");
}

/// Boards of up to seventeen free cells.
fn larger_boards() -> impl Strategy<Value = (usize, usize, u64)> {
    let sides = proptest::sample::select(vec![(4, 4), (4, 5), (5, 4), (3, 7), (5, 5), (2, 8)]);
    let cells = proptest::collection::vec(proptest::bool::ANY, 25);
    (sides, cells).prop_map(|((rows, columns), cells)| {
        let cells = cells[..rows * columns].iter().enumerate();
        let free = cells.filter(|(_, free)| **free).map(|(cell, _)| 1 << cell);
        (rows, columns, free.take(17).sum())
    })
}

/// Compares the oracle with minimax that has only a table, and with the search that solves misère
/// games.
fn minimax_agrees(text: &str) {
    let rules = Cram::new(false);
    let position = rules.read_position(text).expect("a board");
    let analysis = oracle(rules).analyse(&position).expect("within reach");
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn larger_boards_with_holes((rows, columns, free) in larger_boards()) {
        let mut judge = Judge::new(rows, columns);
        solves_cram(&mut oracle(Cram::new(false)), &mut judge, free);
        minimax_agrees(&write_board(&judge, free));
    }
}

/// The nimber of rows of pins by definition, as one position.
fn judged_kayles(rows: &[usize], known: &mut HashMap<Vec<usize>, u64>) -> u64 {
    let mut rows = rows.to_vec();
    rows.sort_unstable();
    if let Some(&nimber) = known.get(&rows) {
        return nimber;
    }
    let after = after_kayles(&rows).into_iter();
    let after: Vec<u64> = after.map(|(_, left)| judged_kayles(&left, known)).collect();
    let nimber = mex(&after);
    known.insert(rows, nimber);
    nimber
}

fn after_kayles(rows: &[usize]) -> Vec<(String, Vec<usize>)> {
    let mut after = Vec::new();
    for (row, &length) in rows.iter().enumerate() {
        for (fallen, mark) in [(1, ""), (2, "+")] {
            for first in 0..(length + 1).saturating_sub(fallen) {
                let parts = [first, length - first - fallen];
                let left = [&rows[..row], &parts, &rows[row + 1..]].concat();
                let left = left.into_iter().filter(|&row| row > 0).collect();
                after.push((format!("{}:{}{mark}", row + 1, first + 1), left));
            }
        }
    }
    after
}

#[test]
fn rows_of_pins() {
    let mut known = HashMap::new();
    let mut oracle = oracle(HeapGame::of(Kayles, false));
    let mut positions: Vec<Vec<usize>> = (1..=12).map(|length| vec![length]).collect();
    for one in 0..=5 {
        for two in 0..=5 {
            positions.extend((0..=3).map(|three| vec![one, two, three]));
        }
    }
    let mut several = 0;
    for rows in positions {
        let text: Vec<String> = rows.iter().map(usize::to_string).collect();
        let text = text.join(",");
        let nimber = judged_kayles(&rows, &mut known);
        let after = after_kayles(&rows).into_iter();
        let winning = after.filter(|(_, left)| judged_kayles(left, &mut known) == 0);
        let winning: Vec<(String, Vec<usize>)> = winning.collect();
        let moves = winning.iter().map(|(played, _)| played.clone()).collect();
        let analysis = solves(&mut oracle, &text, nimber, moves);
        let Some((before, after)) = told(&mut oracle, &text, &analysis) else {
            continue;
        };
        let mut judged = |rows: &[usize]| -> Vec<u64> {
            let rows = rows.iter().filter(|&&row| row > 0);
            rows.map(|&row| judged_kayles(&[row], &mut known)).collect()
        };
        let nimbers =
            |parts: &[Component]| -> Vec<u64> { parts.iter().map(|part| part.nimber).collect() };
        assert_eq!(nimbers(&before), judged(&rows), "{text}");
        several += usize::from(before.len() > 1);
        if let (Some(after), Some(best)) = (after, analysis.best) {
            let best = best.to_string();
            let left = winning.iter().find(|(played, _)| *played == best);
            let (_, left) = left.expect("the best move wins");
            assert_eq!(nimbers(&after), judged(left), "{text}");
        }
    }
    assert!(several > 40, "{several}");
}

/// The nimber of a bar by definition.
fn judged_chomp(rows: &[usize], known: &mut HashMap<Vec<usize>, u64>) -> u64 {
    if let Some(&nimber) = known.get(rows) {
        return nimber;
    }
    let after = after_chomp(rows).into_iter();
    let after: Vec<u64> = after.map(|(_, left)| judged_chomp(&left, known)).collect();
    let nimber = mex(&after);
    known.insert(rows.to_vec(), nimber);
    nimber
}

fn after_chomp(rows: &[usize]) -> Vec<(String, Vec<usize>)> {
    let mut after = Vec::new();
    for (row, &length) in rows.iter().enumerate() {
        for column in usize::from(row == 0)..length {
            let (above, below) = rows.split_at(row);
            let below = below.iter().map(|&length| length.min(column));
            let left = above.iter().copied().chain(below);
            let left = left.filter(|&length| length > 0).collect();
            let letter = char::from(b"abcdefgh"[column]);
            after.push((format!("{letter}{}", row + 1), left));
        }
    }
    after
}

#[test]
fn bars() {
    let mut known = HashMap::new();
    let mut oracle = oracle(Chomp::new(false));
    let mut bars: Vec<Vec<usize>> = Vec::new();
    for one in 1..=5 {
        bars.push(vec![one]);
        for two in 1..=one {
            bars.push(vec![one, two]);
            for three in 1..=two {
                bars.push(vec![one, two, three]);
                bars.extend((1..=three).map(|four| vec![one, two, three, four]));
            }
        }
    }
    for rows in bars {
        let text: Vec<String> = rows.iter().map(usize::to_string).collect();
        let nimber = judged_chomp(&rows, &mut known);
        let after = after_chomp(&rows).into_iter();
        let winning = after.filter(|(_, left)| judged_chomp(left, &mut known) == 0);
        let winning = winning.map(|(played, _)| played).collect();
        solves(&mut oracle, &text.join(","), nimber, winning);
    }
}
