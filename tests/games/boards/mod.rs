//! Cram, kayles and chomp compared with judges of their own, which share no code with the library,
//! and with published results.

mod states;

use std::collections::HashMap;

use nimatron::games::{Chomp, Cram, HeapGame, Kayles, Rules, Theory};
use nimatron::inference::{
    Interrupt, Knowledge, Limits, Minimax, Optimisations, Oracle, Outcome, Side, Solvable,
};
use proptest::prelude::ProptestConfig;
use proptest::{prop_assert_eq, proptest};

/// Whether the player to move wins. `after` lists the moves of a position, each with the position
/// it leads to.
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

/// Compares the oracle with the rules in `after`, which lists the moves of a position, each with
/// the position it leads to.
fn hold<R: Solvable>(
    rules: &R,
    positions: &[String],
    after: &dyn Fn(&str) -> Vec<(String, String)>,
) {
    let misere = rules.is_misere();
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
            .map(|played| played.to_string())
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
            .map(|&played| played.to_string())
            .collect();
        assert_eq!(found.iter().collect::<Vec<_>>(), winning, "{text} {misere}");
    }
}

/// The moves of cram on rows of dots and hashes, up to 26 columns.
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
        positions.push(cram_rows(3, 3, free));
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

/// The value that minimax finds with all its optimisations, by states that boards share.
fn searched(rules: Cram, text: &str) -> i64 {
    let position = rules.read_position(text).expect("a board");
    let state = rules.state(&position).expect("small");
    let (mut knowledge, interrupt) = (Knowledge::default(), Interrupt::default());
    let mut search = Minimax::new(&rules, Optimisations::ALL, &mut knowledge, &interrupt);
    search.value(state, Side::Max).expect("no limits")
}

/// The rows of a board whose free cells are the bits of a number.
fn cram_rows(rows: u32, columns: u32, free: u32) -> String {
    let row = |row: u32| -> String {
        let cells = (0..columns).map(|column| free >> (columns * row + column) & 1);
        cells.map(|free| if free > 0 { '.' } else { '#' }).collect()
    };
    (0..rows).map(row).collect::<Vec<_>>().join("/")
}

/// All boards of 3x4, by a judge to whom every board is another one.
#[test]
fn boards_that_share_a_state_have_the_same_value() {
    for misere in [false, true] {
        let mut known = HashMap::new();
        for free in 0..1 << 12 {
            let text = cram_rows(3, 4, free);
            let won = wins(&text, misere, &cram, &mut known);
            let value = searched(Cram::new(misere), &text);
            assert_eq!(value > 0, won, "{text} {misere}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Boards of 4x5 with holes, three cells of four free on average.
    #[test]
    fn boards_with_holes_have_the_value_of_the_judge(one: u32, other: u32, misere: bool) {
        let text = cram_rows(4, 5, one | other);
        let won = wins(&text, misere, &cram, &mut HashMap::new());
        prop_assert_eq!(searched(Cram::new(misere), &text) > 0, won, "{}", text);
    }
}

/// Reads the lengths of rows, as kayles and chomp write them.
fn lengths(text: &str) -> Vec<usize> {
    text.split(',')
        .map(|row| row.parse().expect("a number"))
        .collect()
}

/// The moves of kayles on the lengths of rows.
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

/// Normal play, with its nimbers, is held to a judge in `nimbers::solving`.
#[test]
fn misere_kayles_is_what_a_plain_judge_finds() {
    let mut positions: Vec<String> = (0..=11).map(|one| one.to_string()).collect();
    for one in 0..=6 {
        positions.extend((0..=6).map(|two| format!("{one},{two}")));
    }
    positions.extend(["1,2,3", "3,0,3", "2,2,2", "1,1,1,1", "4,3,2,1"].map(String::from));
    hold(&HeapGame::of(Kayles, true), &positions, &kayles);
}

/// The moves of chomp on the lengths of rows, up to 26 columns.
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

/// Normal play, with its nimbers, is held to a judge in `nimbers::solving`.
#[test]
fn misere_chomp_is_what_a_plain_judge_finds() {
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
    hold(&Chomp::new(true), &positions, &chomp);
}

fn is_lost<R: Solvable>(rules: &R, text: &str) -> bool {
    let mut oracle = Oracle::new(rules.clone(), Limits::default(), Interrupt::default());
    let position = rules.read_position(text).expect("a position");
    oracle.analyse(&position).expect("within reach").outcome == Outcome::Loss
}

/// Rows of cells are Dawson's Kayles (OEIS A002187); 3xn and 5x5 are from Lemoine and Viennot,
/// Uiterwijk, and Beling.
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
    // Lost at any size: the second player answers each move with its image under a half turn.
    assert!(is_lost(&cram, "10x12"));
    assert!(is_lost(&cram, "8x16"));
}

/// D. Gale (1974): a bar of two rows is lost if the lower row is one square shorter. On a square
/// bar, the second square of the diagonal wins.
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
