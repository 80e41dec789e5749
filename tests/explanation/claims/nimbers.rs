//! Claims about nimbers: of components, of rows, and how one follows from the moves.

use std::collections::BTreeSet;

use nimatron::games::Game;

use super::boards::{board, components, written};
use super::certificates::{has_dead, is_live};
use super::scene::{Pattern, Scene, holds};
use super::template::{list, number, read_all};

pub(super) fn patterns<R: Game>() -> Vec<Pattern<R>> {
    let pattern = Pattern::new;
    vec![
        pattern(
            "components",
            "The position splits into {*}, whose nim-sum is {}. The move leaves {*}; that makes the nim-sum 0. The player who has \
             to move from nim-sum 0 loses (Sprague-Grundy theorem): every move changes it, and the opponent can always make it 0 again.",
            |scene, found| {
                let before = told(scene, scene.position, found[0])?;
                holds(number(found[1]) == Some(before) && before > 0)?;
                holds(told(scene, &scene.lost, found[2])? == 0)?;
                sum_is_0(scene)
            },
        ),
        pattern(
            "components",
            "The move leaves {*}, whose nim-sum is 0. The player who has to move from nim-sum 0 loses (Sprague-Grundy theorem): every move changes it, and \
             the opponent can always make it 0 again.",
            |scene, found| {
                holds(told(scene, &scene.lost, found[0])? == 0)?;
                sum_is_0(scene)
            },
        ),
        pattern(
            "components",
            "The position splits into {*}, whose nim-sum is 0. Every move changes it, and the opponent can always make it 0 again.",
            |scene, found| {
                holds(scene.best.is_none() && told(scene, &scene.lost, found[0])? == 0)?;
                sum_is_0(scene)
            },
        ),
        pattern(
            "strips",
            "No move leaves components whose nim-sum is 0, so the opponent can always make it 0.",
            |scene, _| {
                holds(scene.best.is_none() && split(scene, &scene.lost)?.len() == 1)?;
                sum_is_0(scene)
            },
        ),
        pattern(
            "strips",
            "The move leaves one component with nimber 0. No reply leaves components whose nim-sum is 0, so you can always make it \
             0 again.",
            |scene, _| {
                holds(scene.best.is_some() && split(scene, &scene.lost)? == [0])?;
                sum_is_0(scene)
            },
        ),
    ]
}

/// Of rows and heaps by their size, and how one follows from the moves.
pub(super) fn of_sizes<R: Game>() -> Vec<Pattern<R>> {
    let pattern = Pattern::new;
    vec![
        pattern(
            "row of nimbers",
            "The nimbers of rows of 1 to {} cells are {*}.",
            |scene, found| {
                let free = board(&scene.text(scene.position))?;
                let longest = components(&free).iter().map(BTreeSet::len).max()?;
                holds(number(found[0]) == Some(longest.min(30)))?;
                let told = in_tens(found[1])?;
                let expected = (1..=longest).map(|length| scene.nimber_of(&format!("1x{length}")));
                let expected: Option<Vec<u64>> = expected.collect();
                holds(Some(told) == expected)
            },
        ),
        pattern(
            "components",
            "After the move no other is left: it is the last one.",
            |scene, _| holds(scene.best.is_some() && scene.rules.is_over(&scene.lost)),
        ),
        pattern(
            "row of nimbers",
            "The nimbers of rows of 1 to {} pins are {*}.",
            row_of_nimbers,
        ),
        pattern(
            "row of nimbers",
            "The nimbers of heaps of 1 to {} are {*}.",
            row_of_nimbers,
        ),
        pattern(
            "row of nimbers",
            "A heap of 2n has nimber n, and a heap of 2n + 1 that of a heap of n: the nimbers of heaps of 1 to {} are {*}.",
            row_of_nimbers,
        ),
        pattern(
            "dead heaps",
            "Heaps that no move can change are left out.",
            |scene, _| holds(has_dead(scene)),
        ),
        pattern(
            "repeats",
            "The nimbers are proved to repeat with period {} after pre-period {}.",
            |scene, found| {
                let period = (number(found[0])?, number(found[1])?);
                repeats(scene, period)?;
                scene.period = Some(period);
                Some(())
            },
        ),
        pattern(
            "reduced",
            "{} = {} + {} × {}, and {} has nimber {}.",
            |scene, found| {
                let times: u64 = number(found[2])?;
                holds(times > 1)?;
                reduced(
                    scene,
                    [found[0], found[1], found[3], found[4], found[5]],
                    times,
                )
            },
        ),
        pattern(
            "reduced",
            "{} = {} + {}, and {} has nimber {}.",
            |scene, found| reduced(scene, [found[0], found[1], found[2], found[3], found[4]], 1),
        ),
        pattern(
            "parts",
            "The position splits into {} components that do not influence each other. The nimber is the nim-sum (xor) of theirs: {*} \
             = {}.",
            parts,
        ),
        pattern(
            "mex",
            "The nimber is {}, the smallest number that no move leaves (the mex): the move in parentheses leaves nimber {*}.",
            |scene, found| {
                holds(found[0] == "1")?;
                mex(scene, &list(found[1]), 1)
            },
        ),
        pattern(
            "mex",
            "The nimber is {}, the smallest number that no move leaves (the mex): the moves in parentheses leave nimbers {*}.",
            |scene, found| {
                mex(
                    scene,
                    &list(found[1]),
                    number(found[0]).filter(|&nimber| nimber > 1)?,
                )
            },
        ),
    ]
}

/// The nimbers of the components of a position, sorted: rows of pins, or connected free cells.
fn split<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<Vec<u64>> {
    let texts: Vec<String> = match board(&scene.text(position)) {
        Some(free) if scene.rules.name() == "cram" => {
            components(&free).iter().map(written).collect()
        }
        _ => {
            let sizes = scene.sizes(position)?.into_iter();
            let live = sizes.filter(|&size| is_live(scene, size));
            live.map(|size| size.to_string()).collect()
        }
    };
    let nimbers: Option<Vec<u64>> = texts.iter().map(|text| scene.nimber_of(text)).collect();
    let mut nimbers = nimbers?;
    nimbers.sort_unstable();
    Some(nimbers)
}

/// Reads `2 components with nimbers 1 and 3`, which is to be true of a position, and returns their
/// nim-sum.
fn told<R: Game>(scene: &Scene<'_, R>, position: &R::Position, text: &str) -> Option<u64> {
    let kinds = [
        (
            "{} components with nimbers {*}",
            "one component with nimber {*}",
        ),
        ("{} rows with nimbers {*}", "one row with nimber {*}"),
        ("{} heaps with nimbers {*}", "one heap with nimber {*}"),
    ];
    let read = kinds
        .into_iter()
        .enumerate()
        .find_map(|(kind, (several, one))| {
            let several = read_all(several, text).map(|found| (number(found[0]), found[1]));
            let found = several.or_else(|| Some((Some(1), read_all(one, text)?[0])))?;
            Some((kind, found))
        });
    let (kind, (count, nimbers)) = read?;
    let count: usize = count?;
    // Heaps of one or none have no list of nimbers, and so no name of their own.
    holds(match scene.rules.name() {
        "cram" => kind == 0,
        "kayles" => kind != 2,
        _ => kind != 1,
    })?;
    holds(several_if(text.starts_with("one "), count))?;
    let nimbers: Option<Vec<u64>> = list(nimbers).into_iter().map(number).collect();
    let mut nimbers = nimbers?;
    nimbers.sort_unstable();
    holds(nimbers.len() == count && nimbers == split(scene, position)?)?;
    Some(nimbers.into_iter().fold(0, |sum, nimber| sum ^ nimber))
}

fn several_if(is_one: bool, count: usize) -> bool {
    is_one == (count == 1)
}

/// The components are so many, have these nimbers, and this nim-sum.
fn parts<R: Game>(scene: &mut Scene<'_, R>, found: &[&str]) -> Option<()> {
    let nimbers: Option<Vec<u64>> = found[1].split(" xor ").map(number).collect();
    let mut nimbers = nimbers?;
    nimbers.sort_unstable();
    let sum = nimbers.iter().fold(0, |sum, nimber| sum ^ nimber);
    holds(number(found[0]) == Some(nimbers.len()) && number(found[2]) == Some(sum))?;
    holds(nimbers == split(scene, scene.position)?)
}

/// Nimbers repeat with a period after a pre-period, as far as two periods beyond the largest heap.
fn repeats<R: Game>(scene: &Scene<'_, R>, (length, before): (u64, u64)) -> Option<()> {
    let largest = scene.numbers(scene.position)?.into_iter().max()?;
    let from = before + 1;
    let nimber = |size: u64| scene.nimber_of(&size.to_string());
    holds((from..=largest + length).all(|size| nimber(size) == nimber(size + length)))?;
    // The pre-period is the last heap that does not repeat.
    holds(before == 0 || nimber(before) != nimber(before + length))
}

/// A heap before or after the move is some periods larger than one that has this nimber, and is it
/// by the period that is told beside it.
fn reduced<R: Game>(
    scene: &mut Scene<'_, R>,
    [large, small, length, again, nimber]: [&str; 5],
    times: u64,
) -> Option<()> {
    holds(small == again)?;
    let [large, small, length, nimber]: [u64; 4] = [
        number(large)?,
        number(small)?,
        number(length)?,
        number(nimber)?,
    ];
    holds(large == small + length * times)?;
    // A single heap is told before its period.
    if let Some((told, before)) = scene.period {
        holds(told == length && small > before && small <= before + length)?;
    }
    let mut sizes = scene.sizes(&scene.lost)?;
    sizes.extend(scene.sizes(scene.position)?);
    holds(sizes.contains(&large))?;
    let has = |size: u64| scene.nimber_of(&size.to_string()) == Some(nimber);
    holds(has(large) && has(small))
}

/// The nimbers of all rows or heaps up to the largest of the position, or as many as are listed.
fn row_of_nimbers<R: Game>(scene: &mut Scene<'_, R>, found: &[&str]) -> Option<()> {
    let most: u64 = number(found[0])?;
    // In misère play what is left decides.
    let of = if scene.rules.is_misere() {
        &scene.lost
    } else {
        scene.position
    };
    holds(scene.numbers(of)?.into_iter().max()?.min(30) == most)?;
    // In misère play the nimbers are those of normal play all the same.
    let expected: Option<Vec<u64>> = (1..=most)
        .map(|size| scene.nimber_of(&size.to_string()))
        .collect();
    holds(in_tens(found[1])? == expected?)
}

/// Reads numbers in tens, if there are more than ten: `1-10: ...; 11-20: ...`.
pub(super) fn in_tens(text: &str) -> Option<Vec<u64>> {
    let text = text.trim_end_matches(" (nimatron sequence lists more)");
    let tens: Vec<&str> = text.split("; ").collect();
    let mut all = Vec::new();
    for ten in &tens {
        let numbers = match ten.split_once(": ") {
            Some((range, numbers)) => {
                let count = numbers.split(' ').count();
                let expected = match count {
                    1 => format!("{}", all.len() + 1),
                    _ => format!("{}-{}", all.len() + 1, all.len() + count),
                };
                holds(tens.len() > 1 && range == expected && all.len().is_multiple_of(10))?;
                numbers
            }
            None => Some(ten).filter(|_| tens.len() == 1)?,
        };
        let numbers: Option<Vec<u64>> = numbers.split(' ').map(number).collect();
        all.extend(numbers?);
        holds(all.len() <= 10 || tens.len() > 1)?;
    }
    Some(all)
}

/// Checks what the texts say of nim-sums: the example adds up, and every reply has an answer after
/// which the nim-sum is 0 again.
pub(super) fn means<R: Game>() -> Vec<Pattern<R>> {
    let pattern = |template, check| Pattern::new("nim-sums", template, check);
    vec![
        pattern(
            "To find a nim-sum, write the nimbers as sums of different powers of two and cancel equal ones in pairs: {} and {}, that is \
             {} + {} and {} + {}, leave {} + {} = {}.",
            |_, found| {
                let numbers: Option<Vec<u64>> = found.iter().map(|text| number(text)).collect();
                let numbers = numbers?;
                let (&[one, other], parts) = numbers.split_first_chunk()?;
                let (&[high, shared, higher, again, left, over], sum) =
                    parts.split_first_chunk()?;
                holds(one == high + shared && other == higher + again && shared == again)?;
                holds(
                    [high, shared, higher]
                        .iter()
                        .all(|power| power.is_power_of_two()),
                )?;
                holds([left, over] == [high, higher] && sum == [left + over])?;
                holds(one ^ other == left + over)
            },
        ),
        pattern(
            "After each reply look up the nimbers and move so that their nim-sum is 0 again.",
            |scene, _| {
                holds(
                    scene.best.is_some()
                        && !scene.rules.is_misere()
                        && scene.nimber(&scene.lost) == 0,
                )?;
                holds(scene.each_answered(|_, _, then| scene.nimber(then) == 0))
            },
        ),
    ]
}

/// The nim-sum of the components of a position.
fn sum<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<u64> {
    Some(
        split(scene, position)?
            .into_iter()
            .fold(0, |sum, nimber| sum ^ nimber),
    )
}

/// Every move changes the nim-sum 0, and an answer makes it 0 again.
fn sum_is_0<R: Game>(scene: &mut Scene<'_, R>) -> Option<()> {
    let moves = scene.moves(&scene.lost);
    holds(
        moves
            .iter()
            .all(|(_, left)| sum(scene, left).is_some_and(|sum| sum > 0)),
    )?;
    holds(scene.each_answered(|_, _, then| sum(scene, then) == Some(0)))?;
    scene.law = Some(|scene, _, _, then| holds(sum(scene, then) == Some(0)));
    Some(())
}

/// Each smaller number is left by the move named beside it, and none leaves the nimber.
fn mex<R: Game>(scene: &mut Scene<'_, R>, named: &[&str], nimber: u64) -> Option<()> {
    holds(named.len() as u64 == nimber)?;
    for (expected, entry) in (0_u64..).zip(named) {
        let found = read_all("{} ({})", entry)?;
        let (_, after) = scene.play(scene.position, found[1])?;
        holds(number(found[0]) == Some(expected) && scene.nimber(&after) == expected)?;
    }
    let moves = scene.moves(scene.position);
    holds(moves.iter().all(|(_, after)| scene.nimber(after) != nimber))
}
