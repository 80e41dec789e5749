//! Sessions in other languages than English as a typesetter reads them.

use std::fs;
use std::path::Path;

use super::script::told;
use crate::support::Run;

/// The lines that people read in the sessions of a language.
fn lines(language: &str) -> Vec<String> {
    let sessions = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sessions");
    let directory = sessions.join(language);
    let mut lines = Vec::new();
    for entry in fs::read_dir(directory).expect("the directory is there") {
        let path = entry.expect("readable").path();
        let text = fs::read_to_string(path).expect("a text");
        lines.extend(told(&text).map(str::to_owned));
    }
    assert!(lines.len() > 300, "the sessions were not found");
    lines
}

#[test]
fn no_line_ends_with_a_word_of_one_letter() {
    for (language, loose) in [
        ("czech", "k s v z o u a i"),
        ("polish", "a i o u w z"),
        ("russian", "а в и к о с у я"),
    ] {
        // Not the letters over a board, nor answers after their prompts.
        let lines = lines(language);
        for line in lines.iter().filter(|line| !line.starts_with("   ")) {
            let (before, last) = line.rsplit_once(' ').unwrap_or_default();
            let last = last.trim_start_matches(['(', '„', '«']);
            let is_loose = loose.split(' ').any(|loose| loose == last);
            assert!(!is_loose || before.ends_with([':', '?']), "{line}");
        }
    }
}

#[test]
fn a_pipe_gets_no_blank_that_does_not_break() {
    for language in ["czech", "estonian", "german", "polish", "russian"] {
        assert!(lines(language).iter().all(|line| !line.contains('\u{a0}')));
    }
}

#[test]
fn programs_read_no_blank_that_does_not_break() {
    for line in [
        "solve matches 3,5,7 --json --full --lang cs",
        "solve coins 5,3,8,1 --json --lang cs",
        "solve cram 3x4 --json --lang cs",
        "solve cram 3x4 --json --lang pl",
        "solve cram 3x4 --json --lang ru",
    ] {
        let told = Run::line(line).expect_stdout_to_be_read().check();
        assert!(
            told.contains("\"reason\"") && !told.contains('\u{a0}'),
            "{told}"
        );
    }
    Run::line("solve sticks x --lang cs")
        .expect_complaint(2, ["celé číslo od 0 do 1000000000000000000."])
        .check();
}

#[test]
fn the_comparison_has_commas_but_in_english() {
    for language in ["cs", "de", "et", "pl", "ru"] {
        let told = Run::line(&format!("compare nim 1,2 --lang {language}"))
            .expect_stdout_to_be_read()
            .check();
        let is_point = |[before, point, after]: [u8; 3]| {
            point == b'.' && before.is_ascii_digit() && after.is_ascii_digit()
        };
        let points = told.as_bytes().windows(3);
        let points = points.filter(|three| is_point([three[0], three[1], three[2]]));
        assert_eq!(points.count(), 0, "{told}");
        assert!(told.contains(" 0,0"), "{told}");
    }
}
