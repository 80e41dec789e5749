//! How codes, sets, heaps and moves are written, and read back.

use nimatron::games::{GameOption, HeapGame, Octal, Rules, Take};
use nimatron::inference::{GameKind, Oracle};

use super::octal;

/// Moves may be written in full where the short form would do. They are listed in one way.
#[test]
fn long_forms_are_moves_too() {
    let rules = octal("0.77");
    let position = rules.read_position("3,2").expect("heaps");
    for (text, listed) in [("1:2=1", "1:2"), ("2:2=0", "2:2"), ("1:1=1+1", "1:1=1+1")] {
        let played = rules.read_move(text).expect("a move");
        assert!(rules.play(&position, played).is_ok(), "{text}");
        assert_eq!(rules.listed(&position, played).to_string(), listed);
    }
    for text in [
        "1:1", "1:1=3", "1:1=0", "1:3=1", "1:0=1+2", "1:4", "3:1", "1:2=1+1",
    ] {
        let played = rules.read_move(text).expect("a move");
        assert!(rules.play(&position, played).is_err(), "{text}");
    }
    let rules = octal("4.07");
    let listed = |text: &str| -> Vec<String> {
        let position = rules.read_position(text).expect("heaps");
        let moves = rules.moves(&position);
        moves.map(|played| played.to_string()).collect()
    };
    assert_eq!(listed("4"), ["1:0=1+3", "1:0=2+2", "1:2=2", "1:2=1+1"]);
    // Heaps of 2 and 3 split in one way, which need not be said.
    let position = rules.read_position("2,3").expect("heaps");
    assert_eq!(listed("2,3"), ["1:0", "1:2", "2:0", "2:2"]);
    for (short, long, left) in [("1:0", "1:0=1+1", "1,1,3"), ("2:0", "2:0=2+1", "2,1,2")] {
        for text in [short, long] {
            let played = rules.read_move(text).expect("a move");
            let after = rules.play(&position, played).expect("a legal move");
            assert_eq!(after.to_string(), left, "{text}");
            assert_eq!(rules.listed(&position, played).to_string(), short);
        }
    }
}

/// Heaps of take keep their numbers, as piles do; heaps that may split are numbered anew.
#[test]
fn empty_heaps_of_take_stay() {
    let rules = HeapGame::of(Take::rules("1-3").expect("a set"), false);
    let play = |before: &str, played: &str| {
        let before = rules.read_position(before).expect("heaps");
        let played = rules.read_move(played).expect("a move");
        rules
            .play(&before, played)
            .expect("a legal move")
            .to_string()
    };
    assert_eq!(play("2,5", "1:2"), "0,5");
    assert_eq!(play("0,5", "2:3"), "0,2");
    assert_eq!(play("0,2", "2:2"), "0,0");
    let rules = octal("0.77");
    let before = rules.read_position("2,0,5").expect("heaps");
    let played = rules.read_move("1:2").expect("a move");
    let after = rules.play(&before, played).expect("a legal move");
    assert_eq!(after.to_string(), "5");
}

#[test]
fn codes_and_sets_have_one_form() {
    for (code, expected) in [
        (".770", "0.77"),
        ("4.07", "4.07"),
        ("4.", "4.0"),
        ("0.010", "0.01"),
    ] {
        let rules = octal(code);
        let values = rules.values(&rules.read_position("1").expect("a heap"));
        assert_eq!(
            values
                .of(octal_options())
                .next()
                .map(|(_, value)| value.to_string())
                .as_deref(),
            Some(expected)
        );
    }
    for code in [
        "", "0", "0.", "0.0", "1.3", "7.7", "0.8", "0.1x", "-0.3", "0.1.3", "00.7",
    ] {
        assert!(Octal::rules(code).is_err(), "{code}");
    }
    for set in [
        "",
        "0",
        "1,,2",
        "5-3",
        "1-1001",
        "9000000000000000001",
        "a",
        "1-",
        "-3",
        "1,2,",
    ] {
        assert!(Take::rules(set).is_err(), "{set}");
    }
    let long = format!("0.{}", "3".repeat(1_001));
    assert!(Octal::rules(&long).is_err());
}

/// A move that takes any number up to 1,000: the nimber is the rest of a division by 1,001.
#[test]
fn large_sets_and_long_codes_are_read_and_written() {
    let code = format!("0.{}", "3".repeat(1_000));
    let octal = HeapGame::of(Octal::rules(&code).expect("a code"), false);
    let nimber = |size: u64| {
        let read = |text: String| octal.read_position(&text).expect("a heap");
        Oracle::of(octal.clone()).nimber(&read(size.to_string()))
    };
    for size in [1, 999, 1_000, 1_001, 5_004] {
        assert_eq!(nimber(size), Ok(Some(size % 1_001)), "{size}");
    }
    for (set, written) in [
        ("1-1000", "1-1000"),
        ("1,500,1000", "1,500,1000"),
        ("1-3,40-70,72,74-103", "1,2,3,40-70,72,"),
    ] {
        let take = HeapGame::of(Take::rules(set).expect("a set"), false);
        let position = take.read_position("2000").expect("a heap");
        let values = take.values(&position);
        let kept = values
            .of(take_options())
            .next()
            .map(|(_, value)| value.to_string());
        let kept = kept.expect("the set");
        assert!(kept.starts_with(written), "{kept}");
        let again = HeapGame::of(
            Take::rules(&kept).expect("what is written can be read"),
            false,
        );
        assert_eq!(
            again.moves(&position).count(),
            take.moves(&position).count()
        );
    }
}

fn take_options() -> &'static [&'static GameOption] {
    let kind = GameKind::from_name("take").expect("a game");
    kind.about().options
}

fn octal_options() -> &'static [&'static GameOption] {
    let kind = GameKind::from_name("octal").expect("a game");
    kind.about().options
}
