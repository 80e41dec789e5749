//! Refusals as sentences.

use nimatron::explanation::Reader;
use nimatron::explanation::internals::Words;
use nimatron::games::{Half, Matches, Rules, Variant};
use nimatron::inference::{Estimate, Oracle, Solver, Unsolved};
use nimatron::reason::Phrase;

use super::message_files::language;
use crate::support::messages::{message, says};

#[test]
fn errors_are_the_sentences_of_the_screen() {
    let refused = Matches::new(false)
        .read_position("3,x")
        .expect_err("x is no size");
    let sentence = refused.to_string();
    let expected = message("position-piles-bad-size", &["word=x"]);
    assert!(says(&sentence, &expected), "{sentence}");
    let beyond = Unsolved::Beyond(Estimate::new(3_000_000, 5 << 30, 2 << 30));
    let told = ["short=yes", "memory=5.0 GiB", "positions=3000000"];
    let told = message("beyond", &told);
    assert!(says(&beyond.to_string(), &told), "{beyond}");
}

/// What a search keeps has no room for eight heaps of up to 130 in misère play.
#[test]
fn a_position_without_a_state_is_not_refused_for_its_cost() {
    let variant = Variant {
        misere: true,
        ..Variant::default()
    };
    let mut game = Oracle::of(Half::of_variant(&variant));
    for (size, is_refused) in [("126", false), ("130,1,1,1,1,1,1,1", true)] {
        let position = Solver::read_position(&game, size).expect("a heap");
        let solved = Solver::analyse(&mut game, &position);
        assert_eq!(
            solved.err(),
            is_refused.then_some(Unsolved::NoState),
            "{size}"
        );
    }
    assert_eq!(Unsolved::NoState.to_string(), message("beyond-search", &[]));
}

#[test]
fn only_a_stop_is_no_refusal() {
    let beyond = Unsolved::Beyond(Estimate::new(7, 1 << 40, 1 << 30));
    assert!(!Unsolved::LargeNimber(65_535).is_stopped() && !beyond.is_stopped());
    assert!(Unsolved::Interrupted.is_stopped() && Unsolved::GivenUp.is_stopped());
}

#[test]
fn a_time_is_said_in_the_largest_unit_of_which_it_has_two() {
    let refused = |seconds| {
        let estimate = Estimate {
            seconds,
            ..Estimate::new(5, 0, 0)
        };
        Unsolved::Beyond(estimate).to_string()
    };
    let czech = Words::new(language("cs"), Reader::Program);
    for (seconds, unit, count, told, in_czech) in [
        (1, "seconds", 1_u64, "1 second", "1 sekundu"),
        (119, "seconds", 119, "119 seconds", "119 sekund"),
        (120, "minutes", 2, "2 minutes", "2 minuty"),
        (300, "minutes", 5, "5 minutes", "5 minut"),
        (7_200, "hours", 2, "2 hours", "2 hodiny"),
        (172_799, "hours", 47, "47 hours", "47 hodin"),
        (172_800, "days", 2, "2 days", "2 dny"),
        (864_000, "days", 10, "10 days", "10 dní"),
    ] {
        let text = refused(Some(seconds));
        let timed = ["timed=yes", "positions=5", &format!("time={told}")];
        assert_eq!(text, message("beyond", &timed));
        let time = Phrase::new("time").with("unit", unit);
        assert_eq!(czech.say(&time.with("count", count)), in_czech);
    }
    assert_eq!(refused(None), message("beyond", &["positions=5"]));
    let beyond = Phrase::new("beyond")
        .with("refused", false)
        .with("short", false)
        .with("positions", 5_u64)
        .with("timed", true)
        .with("time", "2 dny");
    let told = czech.say(&beyond);
    let end = "asi 5 pozic a trvalo by to asi 2 dny.";
    assert!(told.ends_with(end), "{told}");
}
