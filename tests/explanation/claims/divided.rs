//! Claims about Euclid's game and Fibonacci nim. What a sentence tells to do is done, against every
//! reply.

use nimatron::games::{Game, Variant};
use nimatron::inference::GameKind;

use super::reader::{Tally, Telling};
use super::scene::{Pattern, Scene, holds};
use super::template::number;

/// The moves that a sentence tells to make from a position of Euclid's game, in normal and in
/// misère play.
macro_rules! ratio {
    ($left:literal, $normal:literal, $misere:literal) => {
        [
            concat!($left, "two numbers whose ratio is above it. ", $normal),
            concat!($left, "two numbers whose ratio is above it. ", $misere),
        ]
    };
}

/// What is left is written as a sum in one way or the other, and then taken from.
macro_rules! sums {
    ($left:literal, $told:literal) => {
        [
            concat!(
                $left,
                "{} is one of the Fibonacci numbers (1, 2, 3, 5, 8, ...). At most {} may be taken now, less than {}. ",
                $told
            ),
            concat!(
                $left,
                "{} is {*} as a sum of Fibonacci numbers (1, 2, 3, 5, 8, ...) of which no two are neighbours. At most {} may be \
                 taken now, less than {}. ",
                $told
            ),
        ]
    };
}

const RATIO_LEFT: [&str; 2] = ratio!(
    "The move leaves {} and {}. Their ratio is below the golden ratio, 1.618..., so the opponent has only one move, and that leaves ",
    "If the smaller of them divides the larger, leave 0 and win; if not, get back below it.",
    "You can get back below it, and so on until the game ends in your favour."
);
const RATIO_FACED: [&str; 2] = ratio!(
    "The ratio of {} and {} is below the golden ratio, 1.618..., so there is only one move, and it leaves ",
    "If the smaller of them divides the larger, the opponent leaves 0 and wins; if not, the opponent can get back below it.",
    "The opponent can get back below it, and so on until the game ends in the opponent's favour."
);
const SUM_LEFT: [&str; 2] = sums!(
    "The move leaves {}, and ",
    "Whatever your opponent takes, write what is left as a sum of Fibonacci numbers, no two of them neighbours, and take the smallest of \
     them: you always can, and so take the last match."
);
const SUM_LEFT_MISERE: [&str; 2] = sums!(
    "The move leaves {} and the last match, and ",
    "Whatever your opponent takes, write what is left beside the last match as a sum of Fibonacci numbers, no two of them neighbours, \
     and take the smallest of them: you always can, and your opponent has to take the last match."
);
const SUM_FACED: [&str; 2] = sums!(
    "",
    "Whatever is taken, the opponent can write what is left as a sum of Fibonacci numbers, no two of them neighbours, and take the \
     smallest of them, and so takes the last match."
);
const SUM_FACED_MISERE: [&str; 2] = sums!(
    "Without the last match there are {}, and ",
    "Whatever is taken, the opponent can write what is left beside the last match as a sum of Fibonacci numbers, no two of them \
     neighbours, and take the smallest of them; the last match is left in the end to the player whose turn it is now."
);

pub(super) fn patterns<R: Game>() -> Vec<Pattern<R>> {
    let ratio = |template| {
        Pattern::new("ratio", template, |scene: &mut Scene<'_, R>, found| {
            holds(pair(scene, &scene.lost) == Some((number(found[0])?, number(found[1])?)))?;
            ratio_wins(scene, &scene.lost)
        })
    };
    let sum = |template| {
        Pattern::new("sum", template, |scene: &mut Scene<'_, R>, found| {
            least_wins(scene, found)
        })
    };
    let mut patterns: Vec<_> = RATIO_LEFT
        .into_iter()
        .chain(RATIO_FACED)
        .map(ratio)
        .collect();
    let sums = [SUM_LEFT, SUM_LEFT_MISERE, SUM_FACED, SUM_FACED_MISERE];
    patterns.extend(sums.into_iter().flatten().map(sum));
    let end = |template, check| Pattern::<R>::new("end of ratios", template, check);
    patterns.extend([
        end("It leaves 0, and that is the end.", |scene, _| {
            holds(scene.rules.is_over(&scene.lost) && !scene.rules.is_misere())
        }),
        end(
            "The move leaves {} and {}: the only reply is the last move.",
            |scene, found| {
                holds(scene.best.is_some() && found[0] == found[1])?;
                are_equal(scene, number(found[0]))
            },
        ),
        end(
            "The numbers are equal, and the only move is the last.",
            |scene, _| are_equal(scene, pair(scene, &scene.lost).map(|pair| pair.0)),
        ),
    ]);
    patterns
}

/// The larger number and the smaller one of a position of Euclid's game.
fn pair<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<(u64, u64)> {
    match *scene.numbers(position)? {
        [one, other] if scene.rules.name() == "euclid" => Some((one.max(other), one.min(other))),
        _ => None,
    }
}

fn are_equal<R: Game>(scene: &Scene<'_, R>, size: Option<u64>) -> Option<()> {
    let size = size?;
    holds(scene.rules.is_misere() && pair(scene, &scene.lost)? == (size, size))?;
    let moves = scene.moves(&scene.lost);
    holds(moves.len() == 1 && scene.rules.is_over(&moves[0].1))
}

/// Below the ratio there is only one move, which leaves a ratio above it; who then does what the
/// sentence says wins.
fn ratio_wins<R: Game>(scene: &Scene<'_, R>, below: &R::Position) -> Option<()> {
    let is_below = |(larger, smaller)| larger * larger < larger * smaller + smaller * smaller;
    holds(is_below(pair(scene, below)?))?;
    let [(_, left)] = scene.moves(below).try_into().ok()?;
    if scene.rules.is_over(&left) {
        return holds(scene.rules.is_misere());
    }
    let (larger, smaller) = pair(scene, &left)?;
    holds(!is_below((larger, smaller)))?;
    let mut moves = scene.moves(&left).into_iter();
    if !scene.rules.is_misere() && larger.is_multiple_of(smaller) {
        return holds(moves.any(|(_, after)| scene.rules.is_over(&after)));
    }
    let (_, next) = moves.find(|(_, after)| pair(scene, after).is_some_and(is_below))?;
    ratio_wins(scene, &next)
}

/// The Fibonacci numbers of which no two are neighbours and that add up to a number, largest first.
fn parts(mut number: u64) -> Vec<u64> {
    let pairs = std::iter::successors(Some((1, 2)), |&(one, other)| Some((other, one + other)));
    let numbers: Vec<u64> = pairs
        .map(|pair| pair.0)
        .take_while(|&one| one <= number)
        .collect();
    let mut parts = Vec::new();
    for &one in numbers.iter().rev() {
        if one <= number {
            number -= one;
            parts.push(one);
        }
    }
    parts
}

/// The matches of a position of Fibonacci nim, and how many of them may be taken.
fn matches<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<(u64, u64)> {
    holds(scene.rules.name() == "fibonacci")?;
    let all = scene.numbers(position)?;
    Some((*all.first()?, scene.moves(position).len() as u64))
}

/// No move takes the least part; the least part of what each one leaves can be taken, and so on to
/// the end.
fn least_wins<R: Game>(scene: &Scene<'_, R>, found: &[&str]) -> Option<()> {
    let kept = u64::from(scene.rules.is_misere());
    let (all, most) = matches(scene, &scene.lost)?;
    let expected = parts(all - kept);
    let (found, end) = found.split_at(found.len() - 2);
    holds(number(end[0]) == Some(most) && number(end[1]) == expected.last().copied())?;
    holds(most < *expected.last()?)?;
    for told in found {
        let told: Option<Vec<u64>> = told.split(" + ").map(number).collect();
        holds(told == Some(expected.clone()) || told == Some(vec![all - kept]))?;
    }
    takes_least(scene, &scene.lost, kept)
}

fn takes_least<R: Game>(scene: &Scene<'_, R>, lost: &R::Position, kept: u64) -> Option<()> {
    scene.moves(lost).iter().try_for_each(|(_, left)| {
        let (all, most) = matches(scene, left)?;
        let &least = parts(all - kept).last()?;
        holds(least <= most)?;
        let (_, after) = scene.play(left, &least.to_string())?;
        holds(scene.value(&after) < 0)
    })
}

/// Reads the reason of a position.
fn tell(game: &str, misere: bool, position: &str, tally: &mut Tally) {
    let kind = GameKind::from_name(game).expect("a game");
    let variant = Variant {
        misere,
        ..Variant::default()
    };
    kind.visit(&variant, Telling { position, tally });
}

/// From every winning position the reader of the reason wins who does nothing but what it says.
#[test]
fn of_euclid_up_to_60() {
    let mut tally = Tally::default();
    for larger in 1..=60 {
        for smaller in 1..=larger {
            for misere in [false, true] {
                tell("euclid", misere, &format!("{larger},{smaller}"), &mut tally);
            }
        }
    }
    assert!(tally.wrong.is_empty(), "{}", tally.wrong.join("\n"));
    assert!(tally.checked["ratio"] > 2000, "{:?}", tally.checked);
}

#[test]
fn of_fibonacci_up_to_60() {
    let mut tally = Tally::default();
    for all in 2..=60 {
        for most in [1, 2, 3, 5, 8, all / 3, all / 2, all - 1] {
            for misere in [false, true] {
                let most = most.clamp(1, all - 1);
                tell("fibonacci", misere, &format!("{all}/{most}"), &mut tally);
            }
        }
    }
    assert!(tally.wrong.is_empty(), "{}", tally.wrong.join("\n"));
    assert!(tally.checked["sum"] > 500, "{:?}", tally.checked);
}
