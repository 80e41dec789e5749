//! No line ends within a formula, or between two figures or a figure and its unit.

use nimatron::explanation::Language;

use crate::support::Run;

/// Positions whose reasons have formulas, pairs and sums.
const POSITIONS: [&str; 12] = [
    "matches 13,25,9",
    "nim 5,6,9,4",
    "sticks 10 --misere",
    "coins 5,3,8,1",
    "cram 3x4",
    "kayles 3,4,5",
    "octal 5,9 --code 0.123 --misere",
    "take 21 --set 1,3,4",
    "grundy 9,8",
    "euclid 21,13",
    "fibonacci 20",
    "half 11,6",
];

const SIGNS: [&str; 7] = ["+", "=", "×", "−", "<", "≤", "->"];
const UNITS: [&str; 4] = ["%", "KiB", "MiB", "GiB"];

/// Whether a line may end between these words.
fn may_break(last: &str, next: &str) -> bool {
    let is_figure = |word: &str| {
        let word = word.trim_matches(['(', ')', ',', '.', ';', ':']);
        !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
    };
    let is_plain = |word: &str| !word.ends_with([',', '.', ';', ':', ')']);
    let is_pair = is_plain(last) && is_figure(last) && (is_figure(next) || UNITS.contains(&next));
    !(SIGNS.contains(&last) || SIGNS.contains(&next) || is_pair)
}

#[test]
fn languages_break_no_line_within_a_formula() {
    let (mut broken, mut breaks) = (Vec::new(), 0);
    for code in Language::all().map(Language::code) {
        for position in POSITIONS {
            let run = Run::line(&format!("solve {position} --lang {code}"));
            let run = run.environment("NIMATRON_WIDTH", "40");
            let told = run.expect_stdout_to_be_read().check();
            // What is indented is a picture or a table.
            let is_prose = |line: &&str| !line.is_empty() && !line.starts_with("  ");
            let lines: Vec<&str> = told.lines().collect();
            for pair in lines.windows(2).filter(|pair| pair.iter().all(is_prose)) {
                let last = pair[0].rsplit(' ').next().unwrap_or_default();
                let next = pair[1].split(' ').next().unwrap_or_default();
                breaks += 1;
                if !may_break(last, next) {
                    broken.push(format!("{code} {position}: {last} / {next}"));
                }
            }
        }
    }
    assert!(broken.is_empty() && breaks > 500, "{breaks}: {broken:#?}");
}
