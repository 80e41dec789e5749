//! Claims of theorems on heaps: remainders, misère play of subtraction games, and the law of taking
//! at most half.

use std::collections::BTreeSet;

use nimatron::games::Game;

use super::scene::{Pattern, Scene, holds};
use super::template::{list, number};

/// Up to this size heaps are tried out.
const TRIED: u64 = 60;

pub(super) fn patterns<R: Game>() -> Vec<Pattern<R>> {
    let mut patterns = remainders();
    patterns.extend(misere_heaps());
    patterns.extend(powers());
    patterns.extend(words());
    patterns
}

/// What is said of heaps by their misère quotient.
fn words<R: Game>() -> Vec<Pattern<R>> {
    let pattern = |template, check| Pattern::new("words", template, check);
    vec![
        pattern("The move leaves the word {}, which is lost.", |scene, _| {
            holds(scene.best.is_some())?;
            is_lost(scene)
        }),
        pattern("These heaps are the word {}, which is lost.", |scene, _| {
            holds(scene.best.is_none())?;
            is_lost(scene)
        }),
        pattern("Each heap counts as a word: {*}.", |scene, found| {
            let (before, after) = (scene.sizes(scene.position)?, scene.sizes(&scene.lost)?);
            let mut told = list(found[0]).into_iter();
            holds(told.all(|told| {
                let size = told.split_once(" = ").and_then(|(size, _)| number(size));
                size.is_some_and(|size| before.contains(&size) || after.contains(&size))
            }))
        }),
        pattern(
            "From heap {} on these words repeat with period {}.",
            |scene, found| {
                let (from, length): (u64, u64) = (number(found[0])?, number(found[1])?);
                holds(length > 0)?;
                let value = |size: u64| {
                    let heap = scene.rules.read_position(&size.to_string()).ok()?;
                    Some(scene.value(&heap))
                };
                let mut tried = (from..).take_while(|size| size + length <= SMALL);
                holds(tried.all(|size| value(size) == value(size + length)))
            },
        ),
        pattern(
            "The position is {*}, and the move leaves {*}: letters may change places{*}.",
            |scene, _| holds(scene.best.is_some()),
        ),
        pattern(
            "Together they are {*}: letters may change places{*}.",
            |scene, _| holds(scene.best.is_none()),
        ),
        pattern(
            "Only the word {} is lost, of {} words in all; {*}.",
            |_, found| holds(number::<usize>(found[1])? > 1),
        ),
        pattern(
            "Lost are exactly the words {*}, of {} words in all; {*}.",
            |_, found| {
                let lost = list(found[0]);
                let distinct: BTreeSet<&&str> = lost.iter().collect();
                holds(distinct.len() == lost.len() && lost.len() < number(found[1])?)
            },
        ),
        pattern(
            "From a lost word no move leads to a lost word; from every other word one does, unless the game is over.",
            |scene, _| {
                let left = scene.moves(&scene.lost).into_iter();
                holds(
                    left.map(|(_, left)| scene.value(&left))
                        .all(|value| value == 1),
                )
            },
        ),
        pattern(
            "So there is always an answer, and the opponent makes the last move.",
            |scene, _| {
                holds(scene.rules.is_misere())?;
                is_lost(scene)
            },
        ),
    ]
}

/// Whether the player to move from the position that is said to be lost loses.
fn is_lost<R: Game>(scene: &Scene<'_, R>) -> Option<()> {
    holds(scene.value(&scene.lost) == -1)
}

/// Single heaps up to this size are tried out in misère play.
const SMALL: u64 = 16;

fn powers<R: Game>() -> Vec<Pattern<R>> {
    let pattern = |template, check| Pattern::new("powers of two", template, check);
    vec![
        pattern(
            "The move leaves a heap that is one less than a power of two (1, 3, 7, 15, ...).",
            |scene, _| holds(scene.best.is_some() && is_power(scene, &scene.lost)?),
        ),
        pattern(
            "The heap is one less than a power of two (1, 3, 7, 15, ...).",
            |scene, _| holds(scene.best.is_none() && is_power(scene, &scene.lost)?),
        ),
        pattern(
            "From there no move leaves such a heap: the next smaller one is less than half.",
            |scene, _| none_follows(scene),
        ),
        pattern(
            "No move leaves such a heap: the next smaller one is less than half.",
            |scene, _| none_follows(scene),
        ),
        pattern("After every reply you can leave one again.", |scene, _| {
            holds(scene.best.is_some())?;
            one_follows_each(scene)
        }),
        pattern(
            "After every move the opponent can leave one again.",
            |scene, _| {
                holds(scene.best.is_none())?;
                one_follows_each(scene)
            },
        ),
    ]
}

/// No move leaves such a heap.
fn none_follows<R: Game>(scene: &Scene<'_, R>) -> Option<()> {
    let left = scene.moves(&scene.lost).into_iter();
    let mut left = left.map(|(_, left)| is_power(scene, &left));
    holds(left.all(|is_power| is_power == Some(false)))
}

/// After every move there is one that leaves such a heap.
fn one_follows_each<R: Game>(scene: &Scene<'_, R>) -> Option<()> {
    let left = scene.moves(&scene.lost).into_iter();
    let mut left = left.map(|(_, left)| scene.moves(&left).into_iter());
    holds(left.all(|mut then| then.any(|(_, then)| is_power(scene, &then) == Some(true))))
}

/// Whether a position is a single heap of one less than a power of two.
fn is_power<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<bool> {
    let sizes = scene.sizes(position)?;
    Some(matches!(*sizes.as_slice(), [size] if (size + 1).is_power_of_two()))
}

fn remainders<R: Game>() -> Vec<Pattern<R>> {
    let pattern = |template, check| Pattern::new("remainders", template, check);
    vec![
        pattern("The move leaves {} = {} × {} + {}.", |scene, found| {
            holds(scene.best.is_some())?;
            divided(scene, found)
        }),
        pattern("The move leaves {} = {} × {}.", |scene, found| {
            holds(scene.best.is_some())?;
            divided(scene, found)
        }),
        pattern(
            "The heap has {}, and {} = {} × {} + {}.",
            |scene, found| {
                holds(scene.best.is_none() && found[0] == found[1])?;
                divided(scene, &found[1..])
            },
        ),
        pattern("The heap has {}, and {} = {} × {}.", |scene, found| {
            holds(scene.best.is_none() && found[0] == found[1])?;
            divided(scene, &found[1..])
        }),
        pattern(
            "A heap is losing exactly if it is a multiple of {}.",
            |scene, found| losing(scene, &["0"], found[0]),
        ),
        pattern(
            "A heap is losing exactly if it leaves one of the remainders {*} on division by {}.",
            |scene, found| {
                let remainders = list(found[0]);
                holds(remainders.len() > 1)?;
                losing(scene, &remainders, found[1])
            },
        ),
        pattern(
            "No move (taking {}) leads from one such heap to another; from any other heap a move leads to one.",
            |scene, found| leads(scene, found[0]),
        ),
    ]
}

/// The only heap that is left, divided by what is told.
fn divided<R: Game>(scene: &mut Scene<'_, R>, found: &[&str]) -> Option<()> {
    let numbers: Option<Vec<u64>> = found.iter().map(|text| number(text)).collect();
    let (heap, times, length, rest) = match *numbers?.as_slice() {
        [heap, times, length] => (heap, times, length, 0),
        [heap, times, length, rest] if rest > 0 => (heap, times, length, rest),
        _ => return None,
    };
    scene.period = Some((length, 0));
    holds(heap == times * length + rest && rest < length && scene.sizes(&scene.lost)? == [heap])
}

/// The heaps with these remainders are the losing ones.
fn losing<R: Game>(scene: &mut Scene<'_, R>, remainders: &[&str], length: &str) -> Option<()> {
    let length: u64 = number(length)?;
    let remainders: Option<Vec<u64>> = remainders.iter().map(|text| number(text)).collect();
    let remainders = remainders?;
    holds(scene.period == Some((length, 0)) && !scene.rules.is_misere())?;
    for heap in 0..=TRIED {
        let position = scene.rules.read_position(&heap.to_string()).ok()?;
        holds((scene.value(&position) < 0) == remainders.contains(&(heap % length)))?;
    }
    Some(())
}

/// These are the moves, none leads from a losing heap to another, and from any other one does.
fn leads<R: Game>(scene: &mut Scene<'_, R>, taken: &str) -> Option<()> {
    let mut all = BTreeSet::new();
    for word in taken.split(',') {
        let (least, most) = word.split_once('-').unwrap_or((word, word));
        all.extend(number::<u64>(least)?..=number(most)?);
    }
    for heap in 0..=TRIED {
        let position = scene.rules.read_position(&heap.to_string()).ok()?;
        let moves = scene.moves(&position);
        let left: Option<BTreeSet<u64>> = moves
            .iter()
            .map(|(_, after)| Some(scene.numbers(after)?.iter().sum()))
            .collect();
        let expected = all.iter().filter_map(|taken| heap.checked_sub(*taken));
        holds(left? == expected.collect())?;
        let leads = moves.iter().any(|(_, after)| scene.value(after) < 0);
        holds(leads != (scene.value(&position) < 0))?;
    }
    Some(())
}

fn misere_heaps<R: Game>() -> Vec<Pattern<R>> {
    let pattern = |template, check| Pattern::new("misère nimbers", template, check);
    vec![
        pattern(
            "In misère play these positions are losing, and no others: nim-sum 0 if some nimber is above 1, and nim-sum 1 if \
             none is (Ferguson's theorem).",
            |scene, _| ferguson(scene),
        ),
        pattern("After each reply leave one of these again.", |scene, _| {
            holds(scene.best.is_some())?;
            ferguson(scene)?;
            let is_so =
                |then: &R::Position| nimbers(scene, then).is_some_and(|nimbers| loses(&nimbers));
            let left = scene.moves(&scene.lost).into_iter();
            let mut open = left.filter(|(_, left)| !scene.rules.is_over(left));
            holds(open.all(|(_, left)| scene.moves(&left).iter().any(|(_, then)| is_so(then))))
        }),
        pattern(
            "After the move the nimber is {}, and so is the nim-sum.",
            |scene, found| have(scene, true, found[0], found[0]),
        ),
        pattern(
            "Here the nimber is {}, and so is the nim-sum.",
            |scene, found| have(scene, false, found[0], found[0]),
        ),
        pattern(
            "After the move the nimbers of the heaps, their remainders on division by {}, are {*}: their nim-sum is {}, and at least one \
             is above 1.",
            |scene, found| {
                are_remainders(scene, found[0])?;
                are_high(found[1])?;
                have(scene, true, found[1], found[2])
            },
        ),
        pattern(
            "Here the nimbers of the heaps, their remainders on division by {}, are {*}: their nim-sum is {}, and at least one is above \
             1.",
            |scene, found| {
                are_remainders(scene, found[0])?;
                are_high(found[1])?;
                have(scene, false, found[1], found[2])
            },
        ),
        pattern(
            "After the move the nimbers of the heaps, their remainders on division by {}, are {*}: their nim-sum is {}.",
            |scene, found| {
                are_remainders(scene, found[0])?;
                have(scene, true, found[1], found[2])
            },
        ),
        pattern(
            "Here the nimbers of the heaps, their remainders on division by {}, are {*}: their nim-sum is {}.",
            |scene, found| {
                are_remainders(scene, found[0])?;
                have(scene, false, found[1], found[2])
            },
        ),
        pattern(
            "After the move the nimbers of the heaps are {*}: their nim-sum is {}, and at least one is above 1.",
            |scene, found| {
                are_high(found[0])?;
                have(scene, true, found[0], found[1])
            },
        ),
        pattern(
            "Here the nimbers of the heaps are {*}: their nim-sum is {}, and at least one is above 1.",
            |scene, found| {
                are_high(found[0])?;
                have(scene, false, found[0], found[1])
            },
        ),
        pattern(
            "After the move the nimbers of the heaps are {*}: their nim-sum is {}.",
            |scene, found| have(scene, true, found[0], found[1]),
        ),
        pattern(
            "Here the nimbers of the heaps are {*}: their nim-sum is {}.",
            |scene, found| have(scene, false, found[0], found[1]),
        ),
    ]
}

/// The nimbers of the heaps in the order of the position.
fn nimbers<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<Vec<u64>> {
    let sizes = scene.numbers(position)?;
    let open = sizes.iter().filter(|&&size| size > 0);
    open.map(|size| scene.nimber_of(&size.to_string()))
        .collect()
}

fn xor(nimbers: &[u64]) -> u64 {
    nimbers.iter().fold(0, |sum, nimber| sum ^ nimber)
}

/// Whether heaps with these nimbers are losing by the theorem.
fn loses(nimbers: &[u64]) -> bool {
    xor(nimbers) == u64::from(nimbers.iter().all(|&nimber| nimber < 2))
}

/// The theorem is true of the losing position, and of two and three small heaps.
fn ferguson<R: Game>(scene: &mut Scene<'_, R>) -> Option<()> {
    holds(scene.rules.is_misere() && loses(&nimbers(scene, &scene.lost)?))?;
    for first in 0..=7 {
        for second in 0..=7 {
            for third in 0..=4 {
                let text = format!("{first},{second},{third}");
                let position = scene.rules.read_position(&text).ok()?;
                let nimbers = nimbers(scene, &position)?;
                holds((scene.value(&position) < 0) == loses(&nimbers))?;
            }
        }
    }
    Some(())
}

/// The heaps left have these nimbers and this nim-sum.
fn have<R: Game>(scene: &mut Scene<'_, R>, won: bool, told: &str, sum: &str) -> Option<()> {
    let told: Option<Vec<u64>> = list(told).into_iter().map(number).collect();
    let told = told?;
    holds(won == scene.best.is_some() && nimbers(scene, &scene.lost)? == told)?;
    holds(number(sum) == Some(xor(&told)))
}

fn are_high(told: &str) -> Option<()> {
    let told: Option<Vec<u64>> = list(told).into_iter().map(number).collect();
    holds(told?.iter().any(|&nimber| nimber > 1))
}

/// The nimbers of heaps are their remainders.
fn are_remainders<R: Game>(scene: &Scene<'_, R>, by: &str) -> Option<()> {
    let by: u64 = number(by)?;
    let is_so = |heap: u64| scene.nimber_of(&heap.to_string()) == Some(heap % by);
    holds((0..=TRIED).all(is_so))
}
