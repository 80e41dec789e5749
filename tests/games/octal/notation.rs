//! How codes, sets, heaps and moves are written, and read back.

use nimatron::games::{HeapGame, Octal, Presentation, Rules, Take};
use nimatron::inference::Oracle;

use super::{octal, take};

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
    for (rules, before, played, left) in [
        (take("1-3"), "2,5", "1:2", "0,5"),
        (take("1-3"), "0,5", "2:3", "0,2"),
        (take("1-3"), "0,2", "2:2", "0,0"),
        (octal("0.77"), "2,0,5", "1:2", "5"),
    ] {
        let position = rules.read_position(before).expect("heaps");
        let played = rules.read_move(played).expect("a move");
        let after = rules.play(&position, played).expect("a legal move");
        assert_eq!(after.to_string(), left, "{before}");
    }
}

/// The code or the set, as it is kept.
fn kept(rules: &HeapGame) -> String {
    let values = rules.values(&rules.read_position("1").expect("a heap"));
    let kept = values.of(rules.about().options).next();
    kept.expect("an option of its own").1.to_string()
}

#[test]
fn codes_and_sets_have_one_form() {
    for (code, expected) in [
        (".770", "0.77"),
        ("4.07", "4.07"),
        ("4.", "4.0"),
        ("0.010", "0.01"),
    ] {
        assert_eq!(kept(&octal(code)), expected);
    }
    let long = format!("0.{}", "3".repeat(1_001));
    for code in [
        "", "0", "0.", "0.0", "1.3", "7.7", "0.8", "0.1x", "-0.3", "0.1.3", "00.7", &long,
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
}

/// A move that takes any number up to 1,000: the nimber is the rest of a division by 1,001.
#[test]
fn large_sets_and_long_codes_are_read_and_written() {
    let mut oracle = Oracle::of(octal(&format!("0.{}", "3".repeat(1_000))));
    for size in [1_u64, 999, 1_000, 1_001, 5_004] {
        let heap = oracle.rules().read_position(&size.to_string());
        let nimber = oracle.nimber(&heap.expect("a heap"));
        assert_eq!(nimber, Ok(Some(size % 1_001)), "{size}");
    }
    for (set, written) in [
        ("1-1000", "1-1000"),
        ("1,500,1000", "1,500,1000"),
        ("1-3,40-70,72,74-103", "1,2,3,40-70,72,"),
    ] {
        let kept = kept(&take(set));
        assert!(kept.starts_with(written), "{kept}");
        let [one, again] = [set, &kept].map(|set| {
            let rules = take(set);
            rules.move_count(&rules.read_position("2000").expect("a heap"))
        });
        assert_eq!(again, one);
    }
}
