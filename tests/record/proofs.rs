//! Proofs of nimbers of cram: what a search writes is proved by the rules, and what is damaged is
//! refused.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nimatron::games::Variant;
use nimatron::inference::{CompareOptions, GameKind, Interrupt, Limits, Rung, Silent, Unsolved};
use nimatron::players::{Chance, chance};
use nimatron::record::{Unproved, check_proof, proof_header};
use rand::RngExt;

use crate::inference::nimbers::judge::Judge;

/// The nimber that a search finds within some memory, and the text of its proof, if it has found
/// them.
fn searched(position: &str, max_memory: u64) -> Option<(u64, String)> {
    let cram = GameKind::from_name("cram").expect("it is in the list");
    let game = cram.rules(&Variant::default());
    let at = game.read_position(position).expect("a board");
    let header = proof_header(&*game, &at).expect("a board of cram");
    let text = Rc::new(RefCell::new(header));
    let limits = Limits {
        max_memory,
        ..Limits::default()
    };
    let options = CompareOptions {
        proof: Some(Rc::clone(&text)),
        ..CompareOptions::new(limits, Interrupt::default())
    };
    let best = Rung::BEST;
    let measured = game.measure(best, &at, &options, None);
    let nimber = measured
        .expect("no interrupt")
        .expect("it applies")
        .nimber?;
    Some((nimber, text.take()))
}

fn proof(position: &str) -> (u64, String) {
    searched(position, Limits::default().max_memory).expect("a small board")
}

/// What a check says, in a word and a line.
#[derive(Debug, PartialEq)]
enum Said {
    Proved(String),
    Fails(u64),
    Damaged(u64),
    NoProof,
}

fn check_within(text: &[u8], max_memory: u64) -> Said {
    match check_proof(text, max_memory, &Interrupt::default(), &Silent) {
        Ok(Some(proved)) => Said::Proved(proved.to_string()),
        Ok(None) => Said::NoProof,
        Err(Unproved::Fails(damage)) => Said::Fails(damage.line),
        Err(Unproved::Damaged(damage)) => Said::Damaged(damage.line),
        Err(other) => panic!("{other:?}"),
    }
}

/// What a check says: the same by claims in memory and, where that has no room for them, by claims
/// in a file.
fn check(text: &str) -> Said {
    let said = check_within(text.as_bytes(), 1 << 30);
    for max_memory in [0, 20_000] {
        assert_eq!(check_within(text.as_bytes(), max_memory), said, "{text}");
    }
    said
}

fn is_proved(text: &str) -> bool {
    matches!(check(text), Said::Proved(_))
}

/// Nimbers by Lemoine and Viennot, and of strips of 1 to 14 cells those of Dawson's kayles (OEIS
/// A002187).
#[test]
fn boards_up_to_5x5_have_their_published_nimbers() {
    let strips = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4];
    let strips = (1..).map(|length| (1, length)).zip(strips);
    let others = [
        ((3, 3), 0),
        ((3, 4), 1),
        ((3, 5), 1),
        ((4, 5), 2),
        ((5, 5), 0),
    ];
    let even = [(2, 2), (2, 4), (4, 4)].map(|size| (size, 0));
    let odd = [(2, 3), (2, 5)].map(|size| (size, 1));
    let all = strips.chain(others).chain(even).chain(odd);
    for ((rows, columns), nimber) in all {
        for board in [format!("{rows}x{columns}"), format!("{columns}x{rows}")] {
            let (found, text) = proof(&board);
            assert_eq!(found, nimber, "{board}");
            assert!(is_proved(&text), "{board}\n{text}");
            let other = text.replace(&format!("[Nimber \"{nimber}\"]"), "[Nimber \"7\"]");
            assert_eq!(check(&other), Said::Fails(3), "{board}");
        }
    }
}

/// A random board of up to four rows and columns, and its nimber by definition.
fn drawn(chance: &mut Chance) -> (String, u64) {
    let (rows, columns) = (chance.random_range(1..=4), chance.random_range(1..=4));
    let mut judge = Judge::new(rows, columns);
    let free = chance.random_range(0..1_u64 << (rows * columns));
    let cell = |cell: usize| if free >> cell & 1 == 1 { '.' } else { '#' };
    let row = |row: usize| {
        (0..columns)
            .map(|column| cell(row * columns + column))
            .collect()
    };
    let board: Vec<String> = (0..rows).map(row).collect();
    (board.join("/"), judge.nimber(free))
}

#[test]
fn random_boards_have_their_nimbers_by_definition() {
    let mut chance = chance(Some(3));
    for _ in 0..200 {
        let (board, nimber) = drawn(&mut chance);
        let (found, text) = proof(&board);
        assert_eq!(found, nimber, "{board}");
        assert!(is_proved(&text), "{board}\n{text}");
        for other in (0..5).filter(|other| *other != nimber) {
            let tag = |nimber: u64| format!("[Nimber \"{nimber}\"]");
            let other = text.replace(&tag(nimber), &tag(other));
            assert_eq!(check(&other), Said::Fails(3), "{board}");
        }
    }
}

/// What a search forgets it finds out again; or there is no room, and no proof.
#[test]
fn a_proof_is_whole_whatever_the_memory() {
    let mut proved = 0;
    for kilobytes in [20, 40, 80, 160, 320, 640, 1_280, 2_560] {
        for board in ["4x5", "5x5", "....#/...../...../....."] {
            if let Some((_, text)) = searched(board, kilobytes << 10) {
                assert!(is_proved(&text), "{board} within {kilobytes} KiB\n{text}");
                proved += 1;
            }
        }
    }
    assert!(proved > 3, "{proved}");
}

/// The lines of a proof, of which the first is empty and line 6 the first claim.
fn lines(text: &str) -> Vec<String> {
    std::iter::once("")
        .chain(text.lines())
        .map(str::to_owned)
        .collect()
}

fn joined(lines: &[String]) -> String {
    lines[1..].join("\n")
}

#[test]
fn two_hundred_damaged_proofs_are_refused() {
    let mut chance = chance(Some(7));
    let whole = ["4x5", "5x5", "3x7", "....#/..#../...../....."];
    let whole = whole.map(|board| lines(&proof(board).1));
    let line_of = |said: &Said| match said {
        Said::Fails(line) | Said::Damaged(line) => *line,
        other => panic!("{other:?}"),
    };
    for number in 0..200 {
        let mut lines = whole[number % whole.len()].clone();
        let at = chance.random_range(6..lines.len());
        let line = lines[at].clone();
        let (board, claim) = line.split_once(' ').expect("a claim");
        let last = lines.len() as u64 - 1;
        match number / whole.len() % 5 {
            0 => {
                let after = (at..lines.len()).chain(6..at);
                let exact = |at: &usize| lines[*at].contains(" = ");
                let at = after.rev().find(exact).expect("a nimber");
                let (board, nimber) = lines[at].split_once(" = ").expect("a nimber");
                let nimber: u8 = nimber.parse().expect("a number");
                let other = (nimber + chance.random_range(1..4)) % 4;
                let other = if other == nimber { 5 } else { other };
                lines[at] = format!("{board} = {other}");
                let said = check(&joined(&lines));
                assert!(
                    matches!(said, Said::Fails(line) if line >= at as u64),
                    "{line}: {said:?}"
                );
            }
            1 => {
                lines.remove(at);
                let said = check(&joined(&lines));
                let line = line_of(&said);
                // Of the last line it is seen in the one before it.
                assert!(line + 1 >= at as u64, "{at}: {said:?}");
            }
            2 => {
                lines.insert(at, line);
                assert_eq!(check(&joined(&lines)), Said::Damaged(at as u64 + 1));
            }
            3 => {
                let bad = [
                    "./..",
                    ".x",
                    "..#..",
                    ".",
                    "#",
                    "",
                    "../..#",
                    "8x8",
                    "......../.......",
                    "-1x4",
                ];
                let bad = bad[chance.random_range(0..bad.len())];
                lines[at] = format!("{bad} {claim}");
                assert_eq!(check(&joined(&lines)), Said::Damaged(at as u64), "{bad}");
            }
            _ => {
                let bad = [
                    "", "=", "= ", "= x", "= -1", "= 128", "= 1,2", "!= ", "!= 15", "!= 1,", "< 2",
                    "= 1 1",
                ];
                let bad = bad[chance.random_range(0..bad.len())];
                lines[at] = format!("{board} {bad}");
                assert_eq!(check(&joined(&lines)), Said::Damaged(at as u64), "{bad}");
            }
        }
        // A missing claim is noticed when the text ends, if not before.
        lines.truncate(at);
        assert!(line_of(&check(&joined(&lines))) <= last);
    }
}

#[test]
fn a_header_says_what_is_proved() {
    let (_, text) = proof("3x4");
    let damaged = |from: &str, to: &str| check(&text.replacen(from, to, 1));
    for (from, to, said) in [
        ("[Game \"cram\"]", "", Said::Damaged(2)),
        ("\"cram\"", "\"kayles\"", Said::Damaged(1)),
        ("\"cram\"", "\"go\"", Said::Damaged(1)),
        ("[Game", "[Misere \"true\"]\n[Game", Said::Damaged(1)),
        ("[Position \"3x4\"]", "", Said::Damaged(1)),
        ("\"3x4\"", "\"3x\"", Said::Damaged(2)),
        ("\"3x4\"", "\"12x12\"", Said::Damaged(1)),
        ("\"3x4\"", "\"4x4\"", Said::Fails(3)),
        ("\"3x4\"", "\"1x2\"", Said::Damaged(7)),
        ("[Nimber \"1\"]", "", Said::NoProof),
        ("[Nimber \"1\"]", "[Nimber \"one\"]", Said::Damaged(1)),
        (
            "[Nimber \"1\"]",
            "[Nimber \"1\"]\n[Nimber \"1\"]",
            Said::Damaged(4),
        ),
        ("[Components \"", "[Components \"-", Said::Damaged(1)),
        (
            "[Components \"",
            "[Components \"999999999999",
            Said::Damaged(text.lines().count() as u64),
        ),
        (
            "[Components \"",
            "[Components \"1",
            Said::Damaged(text.lines().count() as u64),
        ),
    ] {
        let found = damaged(from, to);
        assert_eq!(found, said, "{from} {to}");
    }
    assert_eq!(check(""), Said::NoProof);
}

#[test]
fn a_proof_that_a_person_has_edited_is_read() {
    let (_, text) = proof("3x4");
    for edited in [
        text.replace('\n', "\r\n"),
        format!("\u{feff}{text}"),
        text.replace('\n', "\n\n  \n"),
        text.replace('\n', " \n "),
        text.trim_end().to_owned(),
    ] {
        assert!(is_proved(&edited), "{edited}");
    }
    // Images of components are as good as these.
    let turned = |line: &str| {
        let (board, claim) = line.split_once(" = ").unwrap_or((line, ""));
        let board: String = board.chars().rev().collect();
        if claim.is_empty() {
            line.to_owned()
        } else {
            format!("{board} = {claim}")
        }
    };
    let turned: Vec<String> = text.lines().map(turned).collect();
    assert!(is_proved(&turned.join("\n")));
    let not_text = [text.as_bytes(), b"\xff = 1\n"].concat();
    let line = text.lines().count() as u64 + 1;
    assert_eq!(check_within(&not_text, 1 << 30), Said::Damaged(line));
    let header = b"[Game \"cram\"]\n\xff\n";
    assert_eq!(check_within(header, 1 << 30), Said::Damaged(2));
}

#[test]
fn a_line_before_those_that_it_follows_from_is_refused() {
    let lines = lines(&proof("5x5").1);
    let mut refused = 0;
    for at in (6..lines.len() - 1).step_by(7) {
        let mut lines = lines.clone();
        let moved = lines.remove(at);
        lines.insert(6, moved);
        match check(&joined(&lines)) {
            Said::Fails(6) => refused += 1,
            // A half turn proves it alone.
            said => assert!(matches!(said, Said::Proved(_)), "{said:?}"),
        }
    }
    assert!(refused > 20, "{refused}");
    let mut backwards = lines;
    backwards[6..].reverse();
    assert_eq!(check(&joined(&backwards)), Said::Fails(6));
}

#[test]
fn a_check_hears_an_interrupt() {
    let (_, text) = proof("4x5");
    let interrupt = Interrupt::watching(Arc::new(AtomicBool::new(true)));
    let stopped = check_proof(text.as_bytes(), 1 << 30, &interrupt, &Silent);
    assert!(matches!(
        stopped,
        Err(Unproved::Unsolved(Unsolved::Interrupted))
    ));
}
