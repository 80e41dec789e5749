//! Claims about golden pairs of matches.

use nimatron::games::Game;

use super::scene::{Follows, Pattern, Scene, holds};
use super::shapes::golden_pairs;
use super::template::number;

pub(super) fn patterns<R: Game>() -> Vec<Pattern<R>> {
    let pattern = Pattern::new;
    vec![
        pattern(
            "golden",
            "{} and {} are golden pair number {} (the pairs are {*}, ...: pair number n differs by n). Each size and each \
             difference occurs in one pair only, and a move keeps a size or the difference, so no move leads from one pair to \
             another. From every other position a move leads to a pair.",
            |scene, found| {
                holds(!scene.rules.is_misere())?;
                golden(scene, found)?;
                golden_is_whole(scene)
            },
        ),
        pattern(
            "golden misère",
            "{} and {} are golden pair number {} (the pairs are {*}, ...: pair number n differs by n). In misère play 0 1 and 2 2 \
             replace 0 0 and 1 2; all other pairs stay.",
            |scene, found| {
                holds(scene.rules.is_misere())?;
                golden(scene, found)?;
                replaced(scene)
            },
        ),
        pattern(
            "golden misère",
            "In misère play 0 1 and 2 2 replace the golden pairs 0 0 and 1 2, and these are {} and {}; all other golden pairs \
             ({*}, ...) stay.",
            |scene, found| {
                let pair = [number(found[0])?, number(found[1])?];
                holds([[0, 1], [2, 2]].contains(&pair) && two(scene)? == (pair[0], pair[1]))?;
                are_listed(found[2], 2)?;
                scene.law = Some(wins);
                replaced(scene)
            },
        ),
        pattern(
            "consequence",
            "The player who has to move from a pair loses, and now that is your opponent.",
            |scene, _| holds(scene.best.is_some() && scene.value(&scene.lost) < 0),
        ),
        pattern(
            "consequence",
            "The player who has to move from a pair loses.",
            |scene, _| holds(scene.best.is_none() && scene.value(&scene.lost) < 0),
        ),
    ]
}

/// The two piles of the losing position, the smaller one first; an empty one if there is no other.
fn two<R: Game>(scene: &Scene<'_, R>) -> Option<(u64, u64)> {
    match *scene.sizes(&scene.lost)? {
        [one] => Some((0, one)),
        [one, other] => Some((one, other)),
        _ => None,
    }
}

/// Whether golden pairs are listed from number `first` on, without a gap.
fn are_listed(text: &str, first: usize) -> Option<()> {
    let pairs = golden_pairs(100);
    let listed: Vec<String> = text.split(", ").map(str::to_owned).collect();
    let expected = pairs.iter().skip(first).take(listed.len());
    let expected: Vec<String> = expected
        .map(|(one, other)| format!("{one} {other}"))
        .collect();
    holds(listed.len() > 2 && listed == expected)
}

/// The number of the pair, and the list of pairs, which begins with number 0: a move may lead there.
fn golden<R: Game>(scene: &mut Scene<'_, R>, found: &[&str]) -> Option<()> {
    let pair = (number(found[0])?, number(found[1])?);
    let pairs = golden_pairs(pair.1);
    let at: usize = number(found[2])?;
    holds(pairs.get(at) == Some(&pair) && two(scene)? == pair)?;
    are_listed(found[3], 0)?;
    scene.law = Some(if scene.rules.is_misere() {
        wins
    } else {
        pair_again
    });
    let law: Follows<R> = scene.law?;
    holds(scene.each_answered(|reply, answer, then| law(scene, *reply, *answer, then).is_some()))
}

/// Whether an answer leaves a golden pair again.
fn pair_again<R: Game>(
    scene: &Scene<'_, R>,
    _: R::Move,
    _: R::Move,
    then: &R::Position,
) -> Option<()> {
    let sizes = scene.sizes(then)?;
    let pair = match *sizes {
        [] => (0, 0),
        [one, other] => (one, other),
        _ => return None,
    };
    holds(golden_pairs(pair.1).contains(&pair))
}

fn wins<R: Game>(scene: &Scene<'_, R>, _: R::Move, _: R::Move, then: &R::Position) -> Option<()> {
    holds(scene.value(then) < 0)
}

/// Sizes and differences occur once, moves keep one of them, and from any position but a pair a move leads to a pair.
fn golden_is_whole<R: Game>(scene: &Scene<'_, R>) -> Option<()> {
    let largest = two(scene)?.1;
    let pairs = golden_pairs(largest);
    let mut sizes: Vec<u64> = pairs[1..]
        .iter()
        .flat_map(|&(one, other)| [one, other])
        .collect();
    let mut differences: Vec<u64> = pairs.iter().map(|(one, other)| other - one).collect();
    for numbers in [&mut sizes, &mut differences] {
        numbers.sort_unstable();
        holds(numbers.is_sorted_by(|one, other| one < other))?;
    }
    let pair_of = |position: &R::Position| {
        let sizes = scene.sizes(position)?;
        match *sizes {
            [] => Some((0, 0)),
            [one] => Some((0, one)),
            [one, other] => Some((one, other)),
            _ => None,
        }
    };
    for position in scene.below(&scene.lost) {
        let (one, other) = pair_of(&position)?;
        let after: Option<Vec<(u64, u64)>> = scene
            .moves(&position)
            .iter()
            .map(|(_, after)| pair_of(after))
            .collect();
        let after = after?;
        let keeps = |&(left, right): &(u64, u64)| {
            right - left == other - one
                || [one, other].contains(&left)
                || [one, other].contains(&right)
        };
        holds(after.iter().all(keeps))?;
        holds(after.iter().any(|pair| pairs.contains(pair)) != pairs.contains(&(one, other)))?;
    }
    Some(())
}

/// In misère play the losing positions of two piles are the golden pairs, but 0 1 and 2 2 instead of 0 0 and 1 2.
fn replaced<R: Game>(scene: &Scene<'_, R>) -> Option<()> {
    for position in scene.below(&scene.lost) {
        let sizes = scene.sizes(&position)?;
        let pair = match *sizes {
            [] => (0, 0),
            [one] => (0, one),
            [one, other] => (one, other),
            _ => return None,
        };
        let is_lost = [(0, 1), (2, 2)].contains(&pair)
            || golden_pairs(pair.1)
                .get(2..)
                .is_some_and(|pairs| pairs.contains(&pair));
        holds(is_lost == (scene.value(&position) < 0))?;
    }
    Some(())
}
