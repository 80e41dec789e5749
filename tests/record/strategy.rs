//! Strategies of random positions of every game: what is made proves its claim by the rules, and
//! what is damaged is refused.

use std::collections::HashSet;

use nimatron::features::strategy::{NoStrategy, Strategy, Unproved};
use nimatron::games::Variant;
use nimatron::inference::{GameKind, Interrupt, Outcome, Position, Solver, Work};
use nimatron::players::{Chance, chance};
use rand::RngExt;

use crate::support::small::samples;

/// The most answers of a strategy here.
const MOST: usize = 100;

/// Positions that a search from here might visit, so that the tests are short.
const LARGE: u128 = 2_000;

/// Reads a strategy and checks it.
fn verify(text: &str) -> Result<(), String> {
    let strategy = Strategy::read(text.as_bytes()).map_err(|why| why.to_string())?;
    let (game, start) = strategy.begin().map_err(|why| why.to_string())?;
    let checked = strategy.check(&*game, &start, &Interrupt::default());
    checked.map_err(|why| match why {
        Unproved::Fails(damage) => damage.to_string(),
        why @ Unproved::Unsolved(_) => panic!("{why:?}"),
    })
}

/// A game in one of its variants, and a random position of it that is not over.
fn drawn(kind: GameKind, chance: &mut Chance) -> (Box<dyn Solver>, Position) {
    let about = kind.about();
    for _ in 0..1_000 {
        let mut variant = Variant {
            misere: about.misere_rules.is_some() && chance.random(),
            ..Variant::default()
        };
        if let [option, ..] = about.options {
            let samples = samples(option);
            let sample = samples[chance.random_range(0..samples.len())].clone();
            variant.values = variant.values.with(option, sample);
        }
        let game = kind.open(&variant, Work::default());
        let size = chance.random_range(1..3);
        let at = game.exercise(size, &mut |bounds| chance.random_range(bounds));
        if !game.is_over(&at) && game.cost(&at).states < LARGE {
            return (game, at);
        }
    }
    panic!("{}: no small position", about.name)
}

/// A strategy for a random position, as text; `None` if it would be too long.
fn made(kind: GameKind, chance: &mut Chance) -> Option<(Box<dyn Solver>, Position, String)> {
    let (mut game, at) = drawn(kind, chance);
    match Strategy::make(&mut *game, &at, MOST) {
        Ok(strategy) => Some((game, at, strategy.to_string())),
        Err(NoStrategy::TooLong { .. }) => None,
        Err(NoStrategy::Unsolved(why)) => panic!("{}: {why}", game.write_position(&at)),
    }
}

/// The lines of the answers.
fn answers(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.contains(" -> ")).collect()
}

#[test]
fn a_list_may_be_as_long_as_is_said_and_no_longer() {
    let variant = Variant::default();
    let kind = GameKind::from_name("nim").expect("a game");
    let mut game = kind.open(&variant, Work::default());
    let at = game.read_position("2,3,4").expect("a position");
    let count = Strategy::make(&mut *game, &at, MOST).map(|made| answers(&made.to_string()).len());
    let count = count.expect("a short list");
    assert!(Strategy::make(&mut *game, &at, count).is_ok());
    let refused = Strategy::make(&mut *game, &at, count - 1);
    assert!(matches!(refused, Err(NoStrategy::TooLong { most, .. }) if most == count - 1));
}

/// Equal games of a sum may change places, and so may the piles of each.
#[test]
fn a_strategy_of_a_sum_has_each_position_once() {
    let kind = GameKind::from_name("sum").expect("a game");
    let mut game = kind.open(&Variant::default(), Work::default());
    for sum in [
        "nim 2 + nim 3 + nim 5",
        "nim 1,2,3 + nim 4",
        "nim 1 + nim 2 + nim 1 + nim 2 + nim 3",
    ] {
        let at = game.read_position(sum).expect("a position");
        let text = Strategy::make(&mut *game, &at, MOST).map(|made| made.to_string());
        let text = text.expect("a short list");
        assert_eq!(verify(&text), Ok(()), "{text}");
        let alike = |answer: &str| -> Vec<Vec<u64>> {
            let (position, _) = answer.split_once(" -> ").expect("an answer");
            let sizes = |one: &str| {
                one[4..]
                    .split(',')
                    .map(|size| size.parse().expect("a size"))
                    .collect()
            };
            let piles = position.split(" + ").map(sizes);
            let mut piles: Vec<Vec<u64>> = piles.collect();
            for piles in &mut piles {
                piles.retain(|&size| size > 0);
                piles.sort_unstable();
            }
            piles.sort_unstable();
            piles
        };
        let positions: HashSet<_> = answers(&text).into_iter().map(alike).collect();
        assert_eq!(positions.len(), answers(&text).len(), "{text}");
    }
}

#[test]
fn each_strategy_proves_what_it_claims_and_not_the_contrary() {
    let mut chance = chance(Some(26));
    for kind in GameKind::all() {
        let mut found = 0;
        for _ in 0..10 {
            let Some((mut game, at, text)) = made(kind, &mut chance) else {
                continue;
            };
            found += 1;
            assert_eq!(verify(&text), Ok(()), "{text}");
            let contrary = if game.has_points() {
                let value = game.analyse(&at).expect("it is small").value;
                let claim = |value: i64| format!("[Strategy \"{value}\"]");
                text.replace(&claim(value), &claim(value + 1))
            } else if game.outcome(&at) == Ok(Outcome::Win) {
                text.replace("[Strategy \"win\"]", "[Strategy \"loss\"]")
            } else {
                text.replace("[Strategy \"loss\"]", "[Strategy \"win\"]")
            };
            assert_ne!(contrary, text);
            assert!(verify(&contrary).is_err(), "{contrary}");
        }
        assert!(found > 4, "{}: {found}", kind.name());
    }
}

#[test]
fn a_strategy_without_one_of_its_lines_or_with_one_twice_is_refused() {
    let mut chance = chance(Some(27));
    let mut refused = 0;
    for kind in GameKind::all() {
        for _ in 0..3 {
            let Some((_, _, text)) = made(kind, &mut chance) else {
                continue;
            };
            for line in answers(&text).into_iter().take(8) {
                let without = text.replacen(&format!("{line}\n"), "", 1);
                assert!(verify(&without).is_err(), "{line}\n{text}");
                let twice = verify(&format!("{text}{line}\n"));
                assert!(twice.is_err_and(|why| why.contains("twice")), "{line}");
                refused += 2;
            }
        }
    }
    assert!(refused > 200, "{refused}");
}

#[test]
fn an_answer_that_does_not_win_is_refused_in_its_line() {
    let mut chance = chance(Some(28));
    let mut refused = 0;
    for kind in GameKind::all() {
        if kind.rules(&Variant::default()).has_points() {
            continue;
        }
        for _ in 0..3 {
            let Some((mut game, _, text)) = made(kind, &mut chance) else {
                continue;
            };
            for line in answers(&text).into_iter().take(6) {
                let (position, _) = line.split_once(" -> ").expect("an answer");
                let Ok(at) = game.read_position(position) else {
                    continue;
                };
                let analysis = game.analyse(&at).expect("it is small");
                let bad = game
                    .moves(&at)
                    .find(|played| !analysis.moves.contains(played));
                let Some(bad) = bad else { continue };
                let damaged = text.replace(&format!("{line}\n"), &format!("{position} -> {bad}\n"));
                assert!(verify(&damaged).is_err(), "{line}: {bad}\n{text}");
                refused += 1;
            }
        }
    }
    assert!(refused > 40, "{refused}");
}

#[test]
fn what_is_no_strategy_is_refused_where_it_is_not() {
    let good = "[Game \"nim\"]\n[Position \"1,2\"]\n[Strategy \"win\"]\n\n1,2 -> 2:1\n0,1 -> 2:1\n";
    assert_eq!(verify(good), Ok(()));
    for (damaged, line) in [
        (good.replace("nim", "go"), 1),
        (good.replace("1,2\"", "1,x\""), 2),
        (good.replace("win", "draw"), 1),
        (good.replace("2:1\n0", "2:7\n0"), 5),
        (good.replace("2:1\n0", "3:1\n0"), 5),
        (good.replace("0,1 ->", "0,1"), 6),
        (good.replace("0,1 -> 2:1", "0,1 -> 2:1 for 1"), 6),
        (good.replace("0,1 ->", "0,y ->"), 6),
        (good.replace("\"1,2\"", "\"2,2\""), 3),
        (format!("{good}0,9 -> 2:9\n"), 7),
        // No sum of margins leaves the numbers.
        (
            "[Game \"coins\"]\n[Position \"0,5,1\"]\n[Strategy \"1000\"]\n[MaxTake \"1\"]\n\n\
             0,5,1 -> 1 for 1000\n0 -> 1 for -9223372036854775808\n"
                .to_owned(),
            6,
        ),
    ] {
        let refused = verify(&damaged).expect_err(&damaged);
        assert!(
            refused.contains(&format!("line {line}")),
            "{damaged}: {refused}"
        );
    }
}
