//! Whole sessions and reports, compared byte for byte with the files in `tests/sessions`. The
//! module `case` describes their format.
//!
//! After a deliberate change of the output, `NIMATRON_RECORD=1 cargo test --test main session`
//! writes the new output into the files. Such a run always fails, so that a recording is never
//! mistaken for a test. Read each changed line in `git diff`: nothing else checks that it is right.
//! To add a case, write a file with the command and the input, and record it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use nimatron::inference::GameKind;

use super::RECORD;
use super::case::Case;
use super::later_games::is_as_expected;
use crate::support::run::Outcome;

/// Why a case did not pass.
enum Trouble {
    Fails(String),
    Recorded,
}

/// Checks all cases in a directory of `tests/sessions`.
fn all_in(directory: &str) {
    let mut files = cases(&root().join(directory));
    files.sort();
    assert!(!files.is_empty(), "there are no cases in {directory}");
    let recording = env::var_os(RECORD).is_some();
    let mut failures = Vec::new();
    let mut recorded = 0;
    for file in &files {
        match check(file, recording) {
            Ok(()) => {}
            Err(Trouble::Recorded) => recorded += 1,
            Err(Trouble::Fails(why)) => failures.push(format!("{}: {why}", file.display())),
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n\n"));
    assert!(
        !recording,
        "{RECORD} is set: {recorded} of {} cases in {directory} changed. Read the diff, then test without {RECORD}.",
        files.len()
    );
}

fn check(file: &Path, recording: bool) -> Result<(), Trouble> {
    let fails = |error: &dyn ToString| Trouble::Fails(error.to_string());
    let text = fs::read_to_string(file).map_err(|error| fails(&error))?;
    let mut case = Case::read(&text).map_err(|error| fails(&error))?;
    let directory = tempfile::tempdir().map_err(|error| fails(&error))?;
    let outcome = case.run(directory.path()).map_err(|error| fails(&error))?;
    let is_expected = |expected: &Outcome| {
        // A recording includes later games.
        expected == &outcome || (!recording && differs_by_later_games(expected, &outcome))
    };
    if case.expected.as_ref().is_some_and(is_expected) {
        return Ok(());
    }
    if recording {
        case.expected = Some(outcome);
        fs::write(file, case.to_string()).map_err(|error| fails(&error))?;
        return Err(Trouble::Recorded);
    }
    Err(Trouble::Fails(match &case.expected {
        Some(expected) => difference(&expected.to_string(), &outcome.to_string()),
        None => format!("nothing is expected yet; record it with {RECORD}=1"),
    }))
}

/// Whether two outcomes differ in nothing but games that were added to the list later.
fn differs_by_later_games(expected: &Outcome, told: &Outcome) -> bool {
    let games: Vec<&str> = GameKind::all().map(GameKind::name).collect();
    expected.status == told.status
        && is_as_expected(&expected.stdout, &told.stdout, &games)
        && is_as_expected(&expected.stderr, &told.stderr, &games)
}

/// The lines from the first difference on, expected (-) and actual (+).
pub(super) fn difference(expected: &str, told: &str) -> String {
    let same = |(one, other): &(&str, &str)| one == other;
    let agree = expected.lines().zip(told.lines()).take_while(same).count();
    let before = expected.lines().take(agree).skip(agree.saturating_sub(3));
    let mut shown = vec!["not as expected".to_owned()];
    shown.extend(before.map(|line| format!("  {line}")));
    for (mark, text) in [('-', expected), ('+', told)] {
        let lines = text.lines().skip(agree).take(12);
        shown.extend(lines.map(|line| format!("{mark} {line}")));
    }
    shown.join("\n")
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sessions")
}

fn cases(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).expect("the directory is there");
    let paths = entries.map(|entry| entry.expect("readable").path());
    paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect()
}

const DIRECTORIES: [&str; 17] = [
    "batch", "bots", "czech", "estonian", "german", "learner", "lessons", "machines", "map",
    "people", "polish", "quiz", "records", "refused", "review", "russian", "solve",
];

#[test]
fn every_case_is_in_a_directory_that_is_tested() {
    let mut found = Vec::new();
    for entry in fs::read_dir(root()).expect("the directory is there") {
        let path = entry.expect("readable").path();
        assert!(path.is_dir(), "{} would never run", path.display());
        let name = path.file_name().expect("it has a name");
        found.push(name.to_string_lossy().into_owned());
    }
    // The module `reasons` checks these.
    found.retain(|name| name != "reasons");
    found.sort();
    assert_eq!(found, DIRECTORIES);
}

#[test]
fn batches() {
    all_in("batch");
}

#[cfg(unix)]
#[test]
fn sessions_with_bots() {
    all_in("bots");
}

#[test]
fn sessions_in_czech() {
    all_in("czech");
}

#[test]
fn sessions_in_estonian() {
    all_in("estonian");
}

#[test]
fn sessions_in_german() {
    all_in("german");
}

#[test]
fn sessions_in_polish() {
    all_in("polish");
}

#[test]
fn sessions_in_russian() {
    all_in("russian");
}

#[test]
fn the_learner() {
    all_in("learner");
}

#[test]
fn lessons() {
    all_in("lessons");
}

#[test]
fn sessions_with_machines() {
    all_in("machines");
}

#[test]
fn maps() {
    all_in("map");
}

#[test]
fn sessions_of_people() {
    all_in("people");
}

#[test]
fn refusals() {
    all_in("refused");
}

#[test]
fn reviews() {
    all_in("review");
}

#[test]
fn quizzes() {
    all_in("quiz");
}

#[test]
fn records() {
    all_in("records");
}

#[test]
fn reports() {
    all_in("solve");
}

#[test]
fn a_case_that_is_not_whole_is_refused() {
    let whole =
        "# Help.\n$ nimatron play nim\n--- stdin\nh\n--- stdout\nno\n--- stderr\n--- status 3\n";
    let case = Case::read(whole).expect("a case");
    assert_eq!(case.to_string(), whole);
    assert!(case.expected.is_some());
    for (end, _) in whole
        .match_indices('\n')
        .filter(|(end, _)| end + 1 < whole.len())
    {
        let cut = &whole[..=end];
        let expects = Case::read(cut).is_ok_and(|case| case.expected.is_some());
        assert!(!expects, "{cut}");
    }
}
