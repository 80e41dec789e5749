//! What is known so far, as the line of status says it in a few words.

use nimatron::explanation::internals::so_far;
use nimatron::explanation::{Reader, speak};
use nimatron::inference::SoFar;

use super::message_files::language;

fn said(code: &str, known: &SoFar) -> Vec<String> {
    speak(language(code), Reader::Person);
    so_far(known)
}

#[test]
fn what_is_not_known_is_not_said() {
    let mut known = SoFar::default();
    assert_eq!(said("en", &known), ["0 positions"]);
    known.positions = 1;
    assert_eq!(said("en", &known), ["1 position"]);
    known.exclude(1);
    known.exclude(0);
    assert_eq!(said("en", &known), ["won", "nimber not 0, 1", "1 position"]);
}

#[test]
fn both_languages_say_all_that_is_known() {
    let known = SoFar {
        wins: Some(false),
        nimber: Some(0),
        moves: 12,
        settled: 3,
        positions: 5,
        ..SoFar::default()
    };
    let english = ["lost", "nimber 0", "3 of 12 moves", "5 positions"];
    assert_eq!(said("en", &known), english);
    let czech = ["prohra", "nimber 0", "tahy: 3/12", "pozice: 5"];
    assert_eq!(said("cs", &known), czech);
}
