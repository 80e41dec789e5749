//! Every report of `solve` is as wide as a screen and cuts no position, whatever the game.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::support::Run;
use crate::support::messages::message;

/// The columns of a screen.
const COLUMNS: usize = 80;

/// Reports that were too long once, and large positions whose answers are quick.
const LARGE: [&str; 22] = [
    "kayles 1000",
    "kayles 300,299",
    "chomp 6x8",
    "chomp 40x2",
    "cram 10x11",
    "cram 8x16",
    "cram 5x5",
    "octal 45 --code 0.77",
    "octal 100 --code 0.137",
    "octal 1,1,2,2,3,3,4,4,5,5,6,6,7,7 --code 0.07",
    "matches 3,5,7",
    "matches 1000000000000,2000000000",
    "matches 1,2,3,4,5,6 --piles-at-once any",
    "nim 101,102,103,104,105,106,107,108,109,1",
    "nim 1,2,3,4,5,6,7,8,9,10 --misere",
    "take 1000 --set 1,3,4",
    "take 50,41,7,6,5,4,3 --set 1,2,3",
    "coins 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18 --max-take 17",
    "sticks 10000000",
    "grundy 60,50,40",
    "fibonacci 10000000",
    "fibonacci 1000000000000000",
];

/// Sums of three games.
const SUMS: [&str; 4] = [
    "nim 3,5 + kayles 4 + cram 4x4",
    "kayles 20,21,22 + chomp 5x5 + nim 1,2,3,4,5,6,7,8,9,10",
    "cram 9x10 + nim 2 + cram 10x9",
    "sticks 6 + cram 3x3 + matches 3,3,3",
];

/// Small positions of each game and variant.
const SMALL: usize = 5;

const LANGUAGES: [&str; 6] = ["en", "cs", "de", "et", "pl", "ru"];

#[test]
fn large_reports_are_neat() {
    // Each in English, and in one other language by turns.
    let mut others = LANGUAGES[1..].iter().cycle();
    let mut languages = || ["en", others.next().expect("a circle")];
    for position in LARGE {
        for language in languages() {
            let line = format!("solve {position} --lang {language}");
            is_neat(&Run::line(&line), &line);
        }
    }
    for sum in SUMS {
        for language in languages() {
            is_neat(&Run::new(["solve", "sum", sum, "--lang", language]), sum);
        }
    }
}

#[test]
fn small_reports_are_neat() {
    let mut chance = ChaCha8Rng::seed_from_u64(24);
    for _ in 0..SMALL {
        let mut numbers = |count: usize, most: u64| {
            let count = chance.random_range(1..=count);
            let numbers = (0..count).map(|_| chance.random_range(1..=most));
            let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
            numbers.join(",")
        };
        for line in [
            format!("nim {}", numbers(10, 40)),
            format!("nim {} --misere", numbers(5, 40)),
            format!("matches {}", numbers(4, 12)),
            format!("matches {} --misere", numbers(4, 12)),
            format!("kayles {}", numbers(5, 30)),
            format!("kayles {} --misere", numbers(4, 8)),
            format!("octal {} --code 0.77", numbers(6, 30)),
            format!("take {} --set 1,3,4", numbers(6, 30)),
            format!("grundy {}", numbers(6, 30)),
            format!("coins {}", numbers(20, 30)),
            format!("sticks {}", numbers(1, 40)),
            format!("fibonacci {}", numbers(1, 400)),
            format!("euclid {}", numbers(1, 400) + ",300"),
            format!("chomp {}x{}", numbers(1, 6), numbers(1, 7)),
            format!("cram {}x{}", numbers(1, 4), numbers(1, 5)),
            format!("cram {}x{} --misere", numbers(1, 3), numbers(1, 5)),
            format!("chomp {}x{} --misere", numbers(1, 5), numbers(1, 6)),
            format!("grundy {} --misere", numbers(4, 9)),
            format!("octal {} --code 0.137 --misere", numbers(4, 9)),
            format!("take {} --set 1,3,4 --misere", numbers(4, 30)),
            format!("matches {} --piles-at-once any", numbers(4, 12)),
            format!("sticks {} --misere", numbers(1, 40)),
            format!("fibonacci {} --misere", numbers(1, 400)),
            format!("euclid {},300 --misere", numbers(1, 400)),
        ] {
            let language = LANGUAGES[chance.random_range(0..6)];
            let line = format!("{line} --lang {language}");
            is_neat(&Run::line(&format!("solve {line}")), &line);
        }
    }
}

fn is_neat(run: &Run, position: &str) {
    let outcome = run.outcome();
    assert_eq!(outcome.status, 0, "{position}: {outcome}");
    let told = &outcome.stdout;
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines.len() > 2, "{position}: {told}");
    for line in &lines {
        assert!(line.chars().count() <= COLUMNS, "{position}: {line}");
        assert!(!line.contains('\u{a0}'), "{position}: {line}");
        // A number that is too long for the line would be broken.
        assert_eq!(line.trim_end(), *line, "{position}");
    }
    // The conclusion comes before its reason.
    let begins = |id: &str| {
        let said = message(id, &[]);
        let word = said.split("{$").next().unwrap_or_default();
        lines.iter().position(|line| line.starts_with(word))
    };
    let conclusion = begins("standing-won").or(begins("every-move-loses"));
    let reason = lines.iter().position(|line| line.starts_with("Why"));
    if let Some(reason) = reason.or(begins("other-theorem")) {
        assert!(
            conclusion.is_some_and(|at| at < reason),
            "{position}: {told}"
        );
    }
    // What is left out of a reason are whole sentences, and no fewer lines than are worth a line
    // that counts them.
    for pair in lines[reason.unwrap_or(0)..].windows(2) {
        let Some((count, _)) = pair[1].split_once(" more line") else {
            continue;
        };
        let count = count.trim_start_matches([' ', '.']).parse::<usize>();
        assert!(count.is_ok_and(|count| count >= 3), "{position}: {told}");
        let ends = pair[0].is_empty() || pair[0].starts_with(' ') || pair[0].ends_with(['.', ':']);
        assert!(ends, "{position}: {told}");
    }
}
