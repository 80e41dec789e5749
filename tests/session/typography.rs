//! Sessions in other languages than English as a typesetter reads them.

use std::fs;
use std::path::Path;

use super::script::told;

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
