//! Claims about Euclid's game and Fibonacci nim. What a sentence tells to do is done, against every
//! reply.

use nimatron::games::{Game, Variant};
use nimatron::inference::GameKind;
use nimatron::reason::Phrase;

use super::figures::Figures;
use super::reader::{Tally, Telling};
use super::scene::{Check, Scene, holds};

pub(super) fn check<R: Game>(id: &str) -> Option<Check<R>> {
    let check: Check<R> = match id {
        "theorem-euclid-left" | "theorem-euclid-faced" => |scene, said| {
            let told = (said.number("larger")?, said.number("smaller")?);
            holds(pair(scene, &scene.lost) == Some(told))?;
            ratio_wins(scene, &scene.lost)
        },
        "theorem-zeckendorf-left"
        | "theorem-zeckendorf-left-misere"
        | "theorem-zeckendorf-faced"
        | "theorem-zeckendorf-faced-misere" => least_wins,
        "theorem-euclid-ends" => {
            |scene, _| holds(scene.rules.is_over(&scene.lost) && !scene.rules.is_misere())
        }
        "theorem-euclid-equal-left" | "theorem-euclid-equal-faced" => {
            |scene, said| are_equal(scene, said.number("larger")?)
        }
        "theorem-match-left" | "theorem-match-faced" => {
            |scene, _| holds(scene.rules.is_misere() && matches(scene, &scene.lost)?.0 == 1)
        }
        _ => return None,
    };
    Some(check)
}

/// The larger number and the smaller one of a position of Euclid's game.
fn pair<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<(u64, u64)> {
    match *scene.numbers(position)? {
        [one, other] if scene.rules.name() == "euclid" => Some((one.max(other), one.min(other))),
        _ => None,
    }
}

fn are_equal<R: Game>(scene: &Scene<'_, R>, size: u64) -> Option<()> {
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
fn least_wins<R: Game>(scene: &mut Scene<'_, R>, said: &Phrase) -> Option<()> {
    let kept = u64::from(scene.rules.is_misere());
    let (all, most) = matches(scene, &scene.lost)?;
    let expected = parts(all - kept);
    let &least = expected.last()?;
    holds(said.number("most") == Some(most) && said.number("least") == Some(least))?;
    holds(most < least && said.number("number") == Some(all - kept))?;
    let sum = said.phrase("sum")?;
    let told = sum.text("parts")?.replace('\u{a0}', " ");
    let told: Option<Vec<u64>> = told.split(" + ").map(|part| part.parse().ok()).collect();
    holds(told? == expected && sum.count("count") == Some(expected.len()))?;
    holds(sum.number("number") == Some(all - kept))?;
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
    let ratios = ["theorem-euclid-left", "theorem-euclid-faced"].map(|id| tally.checked[id]);
    assert!(ratios[0] > 1000 && ratios[1] > 500, "{ratios:?}");
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
    let sums = |id: &str| tally.checked[&format!("theorem-zeckendorf-{id}")];
    let sums = ["left", "left-misere", "faced", "faced-misere"].map(sums);
    assert!(sums.iter().all(|&count| count > 50), "{sums:?}");
}
