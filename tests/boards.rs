//! Cram, kayles and chomp held against judges of their own: plain code that knows the rules and nothing of the program's, and
//! published results. And which positions share a state.

use std::collections::{BTreeSet, HashMap};

use nimatron::games::{Chomp, Cram, Game, Kayles};
use nimatron::inference::{Interrupt, Limits, Oracle, Outcome};
use proptest::prelude::any;
use proptest::{prop_assert_eq, proptest};

/// Whether the player to move wins, given all positions that a move leads to.
fn wins(
    position: &str,
    misere: bool,
    after: &dyn Fn(&str) -> Vec<(String, String)>,
    known: &mut HashMap<String, bool>,
) -> bool {
    if let Some(&won) = known.get(position) {
        return won;
    }
    let next = after(position);
    let won = if next.is_empty() {
        misere
    } else {
        next.iter()
            .any(|(_, next)| !wins(next, misere, after, known))
    };
    known.insert(position.to_owned(), won);
    won
}

/// Holds the oracle against the rules told by `after`: each move of a position with the position that it leaves.
fn hold<R: Game>(rules: &R, positions: &[String], after: &dyn Fn(&str) -> Vec<(String, String)>) {
    let misere = rules.misere();
    let mut known = HashMap::new();
    let mut oracle = Oracle::new(rules.clone(), Limits::default(), Interrupt::default());
    for text in positions {
        let position = rules.read_position(text).expect("a position");
        let analysis = oracle.analyse(&position).expect("small");
        let won = wins(text, misere, after, &mut known);
        assert_eq!(analysis.outcome == Outcome::Win, won, "{text} {misere}");
        let moves = after(text);
        let listed: Vec<String> = rules
            .moves(&position)
            .map(|played| rules.write_move(played))
            .collect();
        let told: Vec<String> = moves.iter().map(|(played, _)| played.clone()).collect();
        assert_eq!(listed, told, "{text}");
        for (played, left) in &moves {
            let played = rules.read_move(played).expect("a move");
            let played = rules.play(&position, played).expect("a legal move");
            let left = rules.read_position(left).expect("a position");
            assert_eq!(played, left, "{text}");
        }
        let winning = moves
            .iter()
            .filter(|(_, left)| won && !wins(left, misere, after, &mut known));
        let winning: Vec<&String> = winning.map(|(played, _)| played).collect();
        let found: Vec<String> = analysis
            .moves
            .iter()
            .map(|&played| rules.write_move(played))
            .collect();
        assert_eq!(found.iter().collect::<Vec<_>>(), winning, "{text} {misere}");
    }
}

/// Cram on rows of dots and hashes, up to 26 columns.
fn cram(text: &str) -> Vec<(String, String)> {
    let rows: Vec<Vec<char>> = text.split('/').map(|row| row.chars().collect()).collect();
    let mut moves = Vec::new();
    for (r, row) in rows.iter().enumerate() {
        for (c, _) in row.iter().enumerate() {
            for (down, right) in [(0, 1), (1, 0)] {
                let other = rows.get(r + down).and_then(|row| row.get(c + right));
                if rows[r][c] != '.' || other != Some(&'.') {
                    continue;
                }
                let mut left = rows.clone();
                left[r][c] = '#';
                left[r + down][c + right] = '#';
                let name = |r: usize, c: usize| {
                    let letter = "abcdefghijklmnopqrstuvwxyz".as_bytes()[c];
                    format!("{}{}", char::from(letter), r + 1)
                };
                let left: Vec<String> = left.iter().map(|row| row.iter().collect()).collect();
                moves.push((
                    format!("{}-{}", name(r, c), name(r + down, c + right)),
                    left.join("/"),
                ));
            }
        }
    }
    moves
}

#[test]
fn cram_is_what_a_plain_judge_finds() {
    let mut positions = Vec::new();
    for free in 0_u32..512 {
        let row = |row: u32| -> String {
            let cells = (0..3).map(|column| free >> (3 * row + column) & 1);
            cells.map(|free| if free > 0 { '.' } else { '#' }).collect()
        };
        positions.push([row(0), row(1), row(2)].join("/"));
    }
    let more = [
        ".........",
        "...../.....",
        "..../..../....",
        "..../.#../..../...#",
    ];
    positions.extend(more.map(String::from));
    for misere in [false, true] {
        hold(&Cram::new(misere), &positions, &cram);
    }
}

/// The lengths of rows, as both kayles and chomp write them.
fn lengths(text: &str) -> Vec<usize> {
    text.split(',')
        .map(|row| row.parse().expect("a number"))
        .collect()
}

/// Kayles on the lengths of rows.
fn kayles(text: &str) -> Vec<(String, String)> {
    let rows = lengths(text);
    let mut moves = Vec::new();
    for (row, &length) in rows.iter().enumerate() {
        for pin in 1..=length {
            for fallen in [1, 2] {
                if pin + fallen > length + 1 {
                    continue;
                }
                let parts = [pin - 1, length + 1 - pin - fallen];
                let all = [&rows[..row], &parts, &rows[row + 1..]].concat();
                let left: Vec<String> = all
                    .iter()
                    .filter(|&&length| length > 0)
                    .map(usize::to_string)
                    .collect();
                let left = if left.is_empty() {
                    "0".to_owned()
                } else {
                    left.join(",")
                };
                let next = if fallen > 1 { "+" } else { "" };
                moves.push((format!("{}:{pin}{next}", row + 1), left));
            }
        }
    }
    moves
}

#[test]
fn kayles_is_what_a_plain_judge_finds() {
    let mut positions: Vec<String> = (0..=11).map(|one| one.to_string()).collect();
    for one in 0..=6 {
        positions.extend((0..=6).map(|two| format!("{one},{two}")));
    }
    positions.extend(["1,2,3", "3,0,3", "2,2,2", "1,1,1,1", "4,3,2,1"].map(String::from));
    for misere in [false, true] {
        hold(&Kayles::new(misere), &positions, &kayles);
    }
}

/// Chomp on the lengths of rows, up to 26 columns.
fn chomp(text: &str) -> Vec<(String, String)> {
    let rows = lengths(text);
    let mut moves = Vec::new();
    for (row, &length) in rows.iter().enumerate() {
        for column in 0..length {
            if (row, column) == (0, 0) {
                continue;
            }
            let left = rows.iter().enumerate().map(|(other, &length)| {
                if other < row {
                    length
                } else {
                    length.min(column)
                }
            });
            let left: Vec<String> = left
                .filter(|&length| length > 0)
                .map(|length| length.to_string())
                .collect();
            let letter = "abcdefghijklmnopqrstuvwxyz".as_bytes()[column];
            moves.push((format!("{}{}", char::from(letter), row + 1), left.join(",")));
        }
    }
    moves
}

#[test]
fn chomp_is_what_a_plain_judge_finds() {
    let mut positions = vec!["1".to_owned(), "9".to_owned()];
    for one in 1..=4 {
        for two in 1..=one {
            positions.push(format!("{one},{two}"));
            for three in 1..=two {
                positions.push(format!("{one},{two},{three}"));
                positions.extend((1..=three).map(|four| format!("{one},{two},{three},{four}")));
            }
        }
    }
    positions.extend(["6,6", "7,4", "5,5,5", "1,1,1,1,1,1"].map(String::from));
    for misere in [false, true] {
        hold(&Chomp::new(misere), &positions, &chomp);
    }
}

fn is_lost<R: Game>(rules: &R, text: &str) -> bool {
    let mut oracle = Oracle::new(rules.clone(), Limits::default(), Interrupt::default());
    let position = rules.read_position(text).expect("a position");
    oracle.analyse(&position).expect("within reach").outcome == Outcome::Loss
}

/// Rows of cells are Dawson's Kayles (OEIS A002187); 3xn and 5x5 are from Lemoine and Viennot, Uiterwijk, and Beling.
#[test]
fn cram_is_lost_where_published() {
    let cram = Cram::new(false);
    let lost: Vec<u32> = (1..=22)
        .filter(|n| is_lost(&cram, &format!("1x{n}")))
        .collect();
    assert_eq!(lost, [1, 5, 9, 15, 21]);
    let lost: Vec<u32> = (2..=7)
        .filter(|n| is_lost(&cram, &format!("3x{n}")))
        .collect();
    assert_eq!(lost, [3]);
    assert!(is_lost(&cram, "5x5"));
    assert!(!is_lost(&cram, "4x5"));
    // By the half turn, at any size.
    assert!(is_lost(&cram, "12x12"));
    assert!(is_lost(&cram, "16x16"));
}

/// D. Gale (1974): of two rows those are lost of which the lower one is one shorter; a square bar is won by its second square of
/// the diagonal. A single row or column is a pile of nim.
#[test]
fn chomp_is_lost_where_published() {
    let rules = Chomp::new(false);
    for upper in 1..=12 {
        for lower in 1..=upper {
            let lost = is_lost(&rules, &format!("{upper},{lower}"));
            assert_eq!(lost, lower + 1 == upper, "{upper},{lower}");
        }
    }
    for side in 2..=6 {
        let mut oracle = Oracle::new(rules, Limits::default(), Interrupt::default());
        let square = rules
            .read_position(&format!("{side}x{side}"))
            .expect("a bar");
        let moves = oracle.analyse(&square).expect("small").moves;
        let b2 = rules.read_move("b2").expect("a move");
        assert!(moves.contains(&b2), "{side}");
    }
}

/// The least of the eight images of the cells that have a neighbour, moved to the corner; as plain as it can be said.
fn image(cells: &BTreeSet<(i32, i32)>) -> BTreeSet<(i32, i32)> {
    let has_neighbour = |&(row, column): &(i32, i32)| {
        let around = [
            (row - 1, column),
            (row + 1, column),
            (row, column - 1),
            (row, column + 1),
        ];
        around.iter().any(|cell| cells.contains(cell))
    };
    let live: Vec<(i32, i32)> = cells.iter().copied().filter(has_neighbour).collect();
    let images = (0..8).map(|index| {
        let turned = live.iter().map(|&(row, column)| {
            let row = if index & 1 > 0 { -row } else { row };
            let column = if index & 2 > 0 { -column } else { column };
            if index & 4 > 0 {
                (column, row)
            } else {
                (row, column)
            }
        });
        let turned: Vec<(i32, i32)> = turned.collect();
        let top = turned.iter().map(|cell| cell.0).min().unwrap_or(0);
        let left = turned.iter().map(|cell| cell.1).min().unwrap_or(0);
        let moved = turned
            .iter()
            .map(|&(row, column)| (row - top, column - left));
        moved.collect::<BTreeSet<_>>()
    });
    images.min().expect("there are eight")
}

fn board(rows: usize, columns: usize, free: u64) -> (String, BTreeSet<(i32, i32)>) {
    let mut cells = BTreeSet::new();
    let mut text = Vec::new();
    for row in 0..rows {
        let mut line = String::new();
        for column in 0..columns {
            let is_free = free >> (row * columns + column) & 1 > 0;
            line.push(if is_free { '.' } else { '#' });
            if is_free {
                let small = |number: usize| i32::try_from(number).expect("small");
                cells.insert((small(row), small(column)));
            }
        }
        text.push(line);
    }
    (text.join("/"), cells)
}

/// All boards of 3x3: two share a state exactly where they have the same image.
#[test]
fn boards_share_a_state_where_they_are_images() {
    let rules = Cram::new(false);
    let mut states = HashMap::new();
    let mut images = HashMap::new();
    for free in 0..512 {
        let (text, cells) = board(3, 3, free);
        let position = rules.read_position(&text).expect("a board");
        let state = rules.state(&position).expect("small");
        let image = image(&cells);
        assert_eq!(states.entry(state).or_insert(image.clone()), &image);
        assert_eq!(images.entry(image).or_insert(state), &state);
    }
    assert!(states.len() > 30);
}

proptest! {
    /// However a board is turned, mirrored and moved, it has one state; and the state is written as a board of that state.
    #[test]
    fn a_turned_board_has_the_same_state(
        rows in 1_usize..7,
        columns in 1_usize..7,
        free in any::<u64>(),
        index in 0_usize..8,
        more in 0_usize..3,
    ) {
        let rules = Cram::new(true);
        let (text, _) = board(rows, columns, free);
        let at = |row: usize, column: usize| free >> (row * columns + column) & 1 > 0;
        let (high, wide) = if index & 4 > 0 { (columns, rows) } else { (rows, columns) };
        let lines = (0..high).map(|row| {
            let cells = (0..wide).map(|column| {
                let (row, column) = if index & 4 > 0 { (column, row) } else { (row, column) };
                let row = if index & 1 > 0 { rows - 1 - row } else { row };
                let column = if index & 2 > 0 { columns - 1 - column } else { column };
                if at(row, column) { '.' } else { '#' }
            });
            format!("{}{}", "#".repeat(more), cells.collect::<String>())
        });
        let mut lines: Vec<String> = lines.collect();
        lines.extend(std::iter::repeat_n("#".repeat(wide + more), more));
        let one = rules.read_position(&text).expect("a board");
        let other = rules.read_position(&lines.join("/")).expect("a board");
        let state = rules.state(&one).expect("it fits");
        prop_assert_eq!(rules.state(&other), Some(state));
        let written = rules.write_state(state, &one);
        let again = rules.read_position(&written).expect("a board");
        prop_assert_eq!(rules.state(&again), Some(state));
        prop_assert_eq!((again.rows(), again.columns()), (one.rows(), one.columns()));
    }

    /// Different boards have different states.
    #[test]
    fn other_boards_have_other_states(one in any::<u64>(), other in any::<u64>()) {
        let rules = Cram::new(false);
        let state = |free: u64| {
            let (text, cells) = board(4, 4, free);
            let position = rules.read_position(&text).expect("a board");
            (rules.state(&position).expect("it fits"), image(&cells))
        };
        let (one, other) = (state(one), state(other));
        prop_assert_eq!(one.0 == other.0, one.1 == other.1);
    }

    /// Boards of every size read back what they print, and so do the moves on them.
    #[test]
    fn boards_and_their_moves_read_back(
        rows in 1_usize..5,
        columns in 1_usize..40,
        seed in any::<u64>(),
    ) {
        let rules = Cram::new(false);
        let cell = |index: usize| seed.rotate_left(u32::try_from(index % 64).expect("small")) & 1;
        let line = |row: usize| -> String {
            let cells = (0..columns).map(|column| cell(row * columns + column));
            cells.map(|free| if free > 0 { '.' } else { '#' }).collect()
        };
        let text: Vec<String> = (0..rows).map(line).collect();
        let position = rules.read_position(&text.join("/")).expect("a board");
        let again = rules.read_position(&rules.write_position(&position));
        prop_assert_eq!(again.as_ref(), Ok(&position));
        for played in rules.moves(&position) {
            let text = rules.write_move(played);
            let turned: Vec<&str> = text.split('-').rev().collect();
            for text in [text.clone(), text.to_uppercase(), turned.join("-"), turned.join(" - ")] {
                prop_assert_eq!(rules.read_move(&text), Ok(played));
            }
        }
    }
}
