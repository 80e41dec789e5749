//! How players are written on the command line and in records.

use nimatron::players::{
    Skill,
    internals::{PlayerKind, PlayerSpec},
};
use nimatron::reason::Phrase;

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

#[test]
fn a_name_is_never_empty() {
    for text in ["human", "human:", "human:  "] {
        let spec = PlayerSpec::read(text).expect("a person");
        assert_eq!(
            (spec.kind, spec.name),
            (PlayerKind::Human, None),
            "{text:?}"
        );
    }
}

#[test]
fn a_name_may_hold_blanks_and_colons() {
    let spec = PlayerSpec::read("perfect: Deep: Nim ").expect("a machine");
    assert_eq!(spec.kind, PlayerKind::Machine(Skill::Perfect));
    assert_eq!(spec.name.as_deref(), Some("Deep: Nim"));
}

#[test]
fn any_text_of_a_record_is_a_player() {
    let read = |text: &str| {
        let spec = PlayerSpec::recorded(text);
        (spec.kind, spec.name.unwrap_or_default())
    };
    let longest = "n".repeat(LONGEST_NAME);
    let perfect = || PlayerKind::Machine(Skill::Perfect);
    for (text, who, name) in [
        ("perfect:Deep: Nim", perfect(), "Deep: Nim"),
        ("Steinitz, W.", PlayerKind::Human, "Steinitz, W."),
        ("alien:Zoe", PlayerKind::Human, "alien:Zoe"),
        (" ", PlayerKind::Human, ""),
        ("perfect:a\u{1b}b", perfect(), "a\u{fffd}b"),
        (&"n".repeat(99), PlayerKind::Human, &longest),
    ] {
        assert_eq!(read(text), (who, name.to_owned()));
    }
    let level = PlayerKind::Machine(Skill::Level(70));
    for who in PlayerKind::all().chain([level]) {
        let written = who.spec(Some("A: b"));
        assert_eq!(read(&written), (who, "A: b".to_owned()));
    }
}

#[test]
fn a_level_is_a_whole_number_up_to_100() {
    let level = |text: &str| PlayerSpec::read(text).map(|spec| (spec.kind, spec.name));
    for (text, percent) in [("perfect@0", 0), ("perfect@70", 70), ("perfect@100", 100)] {
        assert_eq!(
            level(text),
            Ok((PlayerKind::Machine(Skill::Level(percent)), None))
        );
    }
    let named = Some("Al@home".to_owned());
    let expected = (PlayerKind::Machine(Skill::Level(7)), named);
    assert_eq!(level("perfect@7:Al@home"), Ok(expected));
    for text in [
        "perfect@",
        "perfect@101",
        "perfect@-1",
        "perfect@+1",
        "perfect@x",
    ] {
        let refusal = Phrase::new("refuse-level").quoting("level", text);
        assert_eq!(level(text), Err(refusal));
    }
    assert_eq!(PlayerSpec::find("random@70"), Ok(None));
}

#[test]
fn a_level_has_a_name() {
    for (level, percent) in [("easy", 40), ("medium", 60), ("hard", 80)] {
        let who = PlayerKind::Machine(Skill::Level(percent));
        for (text, name) in [
            (level.to_owned(), None),
            (format!("{level}:Zoe"), Some("Zoe")),
        ] {
            let spec = PlayerSpec::read(&text).expect("a machine");
            assert_eq!((&spec.kind, spec.name.as_deref()), (&who, name));
            assert_eq!(PlayerSpec::recorded(&text), spec);
        }
    }
    assert_eq!(PlayerSpec::find("easy@70"), Ok(None));
}

#[test]
fn what_is_no_seat_is_refused() {
    let bad_name = || Err(Phrase::new("refuse-text").with("most", LONGEST_NAME));
    assert_eq!(PlayerSpec::find("alien"), Ok(None));
    assert_eq!(PlayerSpec::find(""), Ok(None));
    assert_eq!(PlayerSpec::find("human:\u{1b}[2J"), bad_name());
    let long = format!("human:{}", "n".repeat(10_000));
    assert_eq!(PlayerSpec::find(&long), bad_name());
}
