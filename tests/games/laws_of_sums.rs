//! Sums that no search could solve: summands that play alike, laws, and what is told of a summand.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nimatron::games::{Game, Rules, Theorems};
use nimatron::inference::{
    Interrupt, Limits, Oracle, Outcome, Progress, Silent, SoFar, SumOfGames, Unsolved, Work,
};

use super::sums::sum;
use crate::support::drawn::{self, Draw};

/// Summands that play alike cancel, however they are written, and no others do.
#[test]
fn summands_that_play_alike_are_paired() {
    for (text, pairing) in [
        ("nim 3,5 + nim 5,3", vec![Some(1), Some(0)]),
        ("cram 3x8 + nim 1 + cram 8x3", vec![Some(2), None, Some(0)]),
        ("chomp 3,1 + chomp 2,1,1", vec![Some(1), Some(0)]),
        ("kayles 4 + octal 4 --code 0.77", vec![None, None]),
        ("take 5 --set 1,2 + take 5 --set 1-3", vec![None, None]),
        ("nim 4 + nim 4 + nim 4", vec![Some(1), Some(0), None]),
        (
            "nim 1000000000000 + nim 1000000000000",
            vec![Some(1), Some(0)],
        ),
        ("sticks 4 + sticks 4 --max-take 2", vec![None, None]),
        ("cram ../.# + cram #./..", vec![Some(1), Some(0)]),
    ] {
        assert_eq!(sum(text).pairing(), pairing, "{text}");
    }
}

/// The board of 8x8 is lost by the law of the mirror, and no search could do what these sums need
/// without it: a search that is not allowed to begin says so at once.
#[test]
fn laws_settle_large_sums_without_a_search() {
    let raised = Arc::new(AtomicBool::new(true));
    let interrupt = Interrupt::watching(raised);
    let mut oracle = Oracle::at_work(
        SumOfGames::default(),
        Work::new(Limits::default(), interrupt, Rc::new(Silent)),
    );
    for (text, outcome, played) in [
        ("cram 8x8 + nim 1", Outcome::Win, Some("2/1:1")),
        ("cram 8x8 + nim 2,3 + sticks 5", Outcome::Loss, None),
        ("cram 7x7 + cram 7x7", Outcome::Loss, None),
        ("cram 7x9 + nim 1 + cram 9x7", Outcome::Win, Some("2/1:1")),
        (
            "cram 9x10 + cram 9x9 + cram 10x9 + cram 9x9",
            Outcome::Loss,
            None,
        ),
        ("cram 8x8 + chomp 16x16", Outcome::Win, Some("2/b2")),
    ] {
        let position = sum(text);
        assert_eq!(oracle.outcome(&position), Ok(outcome), "{text}");
        let found = oracle.winning_move(&position).expect("no search");
        let found = found.map(|played| played.to_string());
        assert_eq!(found.as_deref(), played, "{text}");
    }
    for (text, nimber) in [
        ("cram 8x8 + nim 5 + sticks 3", 6),
        ("cram 7x7 + nim 5 + cram 7x7", 5),
    ] {
        assert_eq!(oracle.nimber(&sum(text)), Ok(Some(nimber)), "{text}");
    }
    let whole = oracle.analyse(&sum("cram 8x8 + nim 1"));
    assert_eq!(
        whole.expect_err("followers of the board"),
        Unsolved::Interrupted
    );
}

/// Answers by the law leave pairs, whatever is played.
#[test]
fn pairs_are_restored() {
    let rules = SumOfGames::default();
    for text in [
        "cram 2x3 + kayles 2,1 + cram 3x2 + kayles 1,2",
        "nim 3,2 + octal 5,1 --code 0.137 + octal 1,5 --code 0.137 + nim 2,3",
        "chomp 3,1 + chomp 2,1,1 + nim 0",
    ] {
        let position = sum(text);
        assert!(rules.evidence(&position, None).is_some(), "{text}");
        for reply in rules.moves(&position) {
            let left = rules.play(&position, reply).expect("legal");
            let answer = rules
                .answer_by_theorem(&position, reply)
                .expect("an answer");
            let then = rules.play(&left, answer).expect("legal");
            let closed = rules.closed_form(&then).expect("pairs again");
            assert_eq!(closed.nimber, Some(0), "{text}: {reply}");
        }
    }
    for text in [
        "nim 0 + kayles 0",
        "nim 1 + kayles 2",
        "nim 2 + nim 2 + nim 1",
    ] {
        assert_eq!(rules.evidence(&sum(text), None), None, "{text}");
    }
}

/// Records what it is told.
#[derive(Default)]
struct Listener(RefCell<Vec<SoFar>>);

impl Progress for Listener {
    fn report(&self, _: usize, _: usize) {}

    fn report_so_far(&self, so_far: &SoFar) {
        self.0.borrow_mut().push(so_far.clone());
    }

    fn finish(&self) {}
}

/// A bar of chocolate with a large table is won, but a sum of it with another game may be lost:
/// what is known of a summand is not told of the sum.
#[test]
fn what_is_known_of_a_summand_is_not_told_of_the_sum() {
    let listener = Rc::new(Listener::default());
    let raised = Interrupt::watching(Arc::new(AtomicBool::new(true)));
    let limits = Limits::default();
    let mut oracle = Oracle::at_work(
        SumOfGames::default(),
        Work::new(limits, raised, listener.clone()),
    );
    let stopped = oracle.analyse(&sum("chomp 13x13 + nim 33"));
    assert_eq!(stopped.expect_err("a large table"), Unsolved::Interrupted);
    for known in listener.0.take() {
        assert_eq!((known.wins, known.by_theorem), (None, None));
    }
    let stopped = oracle.analyse(&sum("cram 8x8 + nim 1"));
    assert_eq!(stopped.expect_err("a search"), Unsolved::Interrupted);
    let told = listener.0.take();
    let known = told.last().expect("it is told when it is stopped");
    assert_eq!(
        (known.wins, known.by_theorem.as_deref()),
        (Some(true), Some("2/1:1"))
    );
}

/// Positions of any accepted game.
fn summand(draw: &mut Draw) -> String {
    let join = |numbers: Vec<u64>| {
        let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
        numbers.join(",")
    };
    let sizes = join(draw.list(1..=4, |draw| draw.number(0..=99)));
    let [one, other] = [draw.number(1..=5), draw.number(1..=5)];
    match draw.number(0..=6) {
        0 => format!("nim {sizes}"),
        1 => format!("kayles {sizes}"),
        2 => {
            let digits = draw.list(0..=4, |draw| draw.number(0..=7).to_string());
            let [split, last] = [draw.one(&[0, 4]), draw.number(1..=7)];
            format!("octal {sizes} --code {split}.{}{last}", digits.concat())
        }
        3 => {
            let set = join(draw.list(1..=4, |draw| draw.number(1..=9)));
            format!("take --set={set} {sizes}")
        }
        4 => {
            let [sticks, most] = [draw.number(0..=99), draw.number(2..=8)];
            format!("sticks {sticks} --max-take {most}")
        }
        5 => format!("cram {one}x{other}"),
        _ => format!("chomp {one}x{other}"),
    }
}

/// Any summand twice is worth nothing, and summands that are paired have the same nimber.
#[test]
fn pairs_have_the_same_nimber() {
    drawn::check(256, |draw| {
        let texts = draw.list(2..=4, summand);
        let twice = summand(draw);
        let mut oracle = Oracle::at_work(SumOfGames::default(), Work::default());
        let once = texts.join(" + ");
        let with_pair = format!("{twice} + {once} + {twice}");
        let nimber = oracle.nimber(&sum(&once));
        assert_eq!(oracle.nimber(&sum(&with_pair)), nimber, "{with_pair}");
        let texts: Vec<&str> = with_pair.split(" + ").collect();
        let pairing = sum(&with_pair).pairing();
        for (text, partner) in texts.iter().zip(pairing) {
            if let Some(partner) = partner {
                let both = [*text, texts[partner]].map(|text| oracle.nimber(&sum(text)));
                assert_eq!(&both[0], &both[1], "{with_pair}");
            }
        }
    });
}

/// A sum that is written reads back, and so does each of its first moves, in other spellings too.
#[test]
fn sums_and_moves_read_back() {
    drawn::check(256, |draw| {
        let rules = SumOfGames::default();
        let text = draw.list(1..=5, summand).join("  +");
        let sum = rules.read_position(&text).expect("a sum");
        let written = sum.to_string();
        let again = rules.read_position(&written).expect("reads back");
        assert_eq!(&again, &sum);
        assert_eq!(again.to_string(), written);
        for played in rules.moves(&sum).take(40) {
            let text = played.to_string();
            assert_eq!(rules.read_move(&text), Ok(played));
            let loose = text.replace(['-', ':'], " ").replace('/', " / ");
            let loose = loose.to_uppercase();
            assert_eq!(rules.read_typed_move(&loose), Ok(played), "{loose}");
        }
    });
}
