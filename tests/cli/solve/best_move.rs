//! One rule for the best move: `solve`, a batch and the perfect player give the same.

use std::ops::RangeInclusive;

use nimatron::games::{Values, Variant};
use nimatron::inference::{Analysis, GameKind, Oracle, Outcome, Solvable, Visitor};
use serde_json::Value;

use crate::support::Run;
use crate::support::json::objects;

/// Positions of each game and variant.
const POSITIONS: u64 = 30;

/// Numbers that look random, the same in every run.
struct Numbers(u64);

impl Numbers {
    /// A number within bounds.
    fn draw(&mut self, bounds: RangeInclusive<u64>) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let (least, most) = bounds.into_inner();
        least + (self.0 >> 33) % (most - least + 1)
    }
}

/// Positions for practice, small enough for every method.
struct Drawn<'a>(&'a mut Numbers);

impl Visitor for Drawn<'_> {
    type Output = Vec<String>;

    fn visit<R: Solvable>(self, rules: R) -> Vec<String> {
        let text = |_| {
            let size = self.0.draw(1..=6);
            let position = rules.exercise(size, &mut |bounds| self.0.draw(bounds));
            rules.write_position(&position)
        };
        (0..POSITIONS).map(text).collect()
    }
}

/// Compares what a batch says of some positions with an oracle that knows only the position, as
/// `solve` does, and with one that has seen all positions before, as the perfect player has.
struct Compared<'a> {
    texts: &'a [String],
    answers: &'a [Value],
}

impl Visitor for Compared<'_> {
    type Output = ();

    fn visit<R: Solvable>(self, rules: R) {
        let mut perfect = Oracle::of(rules.clone());
        for (text, answer) in self.texts.iter().zip(self.answers) {
            let position = rules.read_position(text).expect("a position");
            let solved = Oracle::of(rules.clone()).analyse(&position).expect("small");
            let played = perfect.analyse(&position).expect("small");
            let best = |analysis: &Analysis<R::Move>| {
                let best = analysis.best.map(|best| rules.write_move(best));
                Value::from(best)
            };
            assert_eq!(answer["best"], best(&solved), "{} {text}", rules.name());
            assert_eq!(answer["best"], best(&played), "{} {text}", rules.name());
            assert_eq!(
                answer["remoteness"],
                Value::from(solved.remoteness),
                "{text}"
            );
            let Some(best) = solved.best else { continue };
            let after = rules.play(&position, best).expect("a legal move");
            let after = Oracle::of(rules.clone()).analyse(&after).expect("small");
            if solved.outcome == Outcome::Loss && rules.points_left(&position).is_none() {
                assert_eq!(
                    solved.remoteness,
                    after.remoteness.map(|left| left + 1),
                    "{text}"
                );
            }
        }
    }
}

#[test]
fn all_give_the_same_best_move() {
    for kind in GameKind::all() {
        let about = kind.about();
        for misere in [Some(false), about.misere_rules.map(|_| true)]
            .into_iter()
            .flatten()
        {
            let variant = Variant {
                misere,
                values: Values::default(),
            };
            let texts = kind.visit(&variant, Drawn(&mut Numbers(42)));
            let flag = if misere { " --misere" } else { "" };
            let told = Run::line(&format!("solve {} --batch - --json{flag}", about.name))
                .input(texts.join("\n"))
                .expect_stdout_to_be_read()
                .check();
            let answers = objects(&told);
            assert_eq!(answers.len(), texts.len());
            let plain = Run::line(&format!("solve {} --batch -{flag}", about.name))
                .input(texts.join("\n"))
                .expect_stdout_to_be_read()
                .check();
            let lines = answers.iter().map(|answer| {
                let text = |key: &str| answer[key].as_str().unwrap_or("-");
                [text("position"), text("outcome"), text("best")].join("\t")
            });
            assert_eq!(plain.lines().collect::<Vec<_>>(), lines.collect::<Vec<_>>());
            let compared = Compared {
                texts: &texts,
                answers: &answers,
            };
            kind.visit(&variant, compared);
        }
    }
}

/// Games with large positions: the most sizes, and the largest one.
const LARGE: [(&str, u64, u64); 19] = [
    ("grundy", 2, 1_000),
    ("grundy", 1, 10_000),
    ("octal", 2, 2_000),
    ("octal --code 0.77", 2, 2_000),
    ("octal --code 4.0000007", 2, 1_000),
    ("kayles", 3, 60),
    ("kayles", 2, 2_000),
    ("kayles --misere", 3, 300),
    ("take", 4, 1_000_000),
    ("take", 1, 500),
    ("take --misere", 3, 500),
    ("take --rule squares", 2, 3_000),
    ("take --rule k*k<=n", 2, 2_000),
    ("half", 4, 1_000_000),
    ("euclid", 2, 1_000_000_000_000_000_000),
    ("euclid --misere", 2, 1_000_000),
    ("fibonacci", 1, 100_000),
    ("nimble", 6, 1_000_000_000_000_000_000),
    ("staircase", 6, 100_000_000_000_000_000),
];

/// A text stops at the first winning move, and so does JSON without the others.
#[test]
fn large_positions_have_one_best_move_too() {
    let mut numbers = Numbers(7);
    for (game, most, largest) in LARGE {
        let mut line = || {
            let sizes = if game.starts_with("euclid") {
                most
            } else {
                numbers.draw(1..=most)
            };
            let sizes = (0..sizes).map(|_| numbers.draw(1..=largest).to_string());
            sizes.collect::<Vec<_>>().join(",")
        };
        let lines: Vec<String> = (0..6).map(|_| line()).collect();
        let answered = |more: &str| {
            Run::line(&format!("solve {game} --batch - {more}"))
                .input(lines.join("\n"))
                .expect_stdout_to_be_read()
                .check()
        };
        let told = |answers: &str| {
            objects(answers)
                .iter()
                .map(|answer| {
                    let text = |key: &str| answer[key].as_str().unwrap_or("-").to_owned();
                    [text("position"), text("outcome"), text("best")].join("\t")
                })
                .collect::<Vec<_>>()
        };
        let plain = answered("");
        let plain: Vec<&str> = plain.lines().collect();
        assert_eq!(plain, told(&answered("--json --no-stats")), "{game}");
        let best_only = answered("--json --best-only --no-stats");
        assert_eq!(plain, told(&best_only), "{game}");
        for (line, plain) in lines.iter().zip(&plain).take(2) {
            let alone = Run::line(&format!("solve {game} {line} --json"))
                .expect_stdout_to_be_read()
                .check();
            assert_eq!(told(&alone), [*plain], "{game}");
        }
    }
}
