//! Claims of theorems on heaps: remainders, misère play of subtraction games, and the law of taking
//! at most half.

use std::collections::BTreeSet;

use nimatron::games::Game;
use nimatron::reason::Phrase;

use super::figures::Figures;
use super::scene::{Check, Scene, holds};

/// Up to this size heaps are tried out.
const TRIED: u64 = 60;

pub(super) fn check<R: Game>(id: &str) -> Option<Check<R>> {
    let check: Check<R> = match id {
        "theorem-half-left" | "theorem-half-faced" => |scene, _| {
            holds(is_power(scene, &scene.lost)?)?;
            none_follows(scene)?;
            one_follows_each(scene)
        },
        "theorem-heap-divided" => divided,
        "theorem-heap-remainders" => |scene, said| {
            losing(scene, said)?;
            leads(scene, said.text("set")?)
        },
        "theorem-misere-nimbers" => |scene, _| {
            ferguson(scene)?;
            let is_so = |(_, then): &(R::Move, R::Position)| {
                nimbers(scene, then).is_some_and(|nimbers| loses(&nimbers))
            };
            let left = scene.moves(&scene.lost).into_iter();
            let mut open = left.filter(|(_, left)| !scene.rules.is_over(left));
            holds(open.all(|(_, left)| scene.moves(&left).iter().any(is_so)))
        },
        "misere-nimbers" => have,
        _ => return None,
    };
    Some(check)
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

/// The only heap that is left, divided by what is told.
fn divided<R: Game>(scene: &mut Scene<'_, R>, said: &Phrase) -> Option<()> {
    let [heap, times, length, rest] =
        ["heap", "times", "length", "rest"].map(|name| said.number(name));
    let (heap, times, length, rest) = (heap?, times?, length?, rest?);
    scene.period = Some((length, 0));
    holds(heap == times * length + rest && rest < length && scene.sizes(&scene.lost)? == [heap])
}

/// The heaps with these remainders are the losing ones.
fn losing<R: Game>(scene: &mut Scene<'_, R>, said: &Phrase) -> Option<()> {
    let length = said.number("length")?;
    let remainders = ranges(said.texts("remainders")?.iter().map(String::as_str))?;
    holds(said.count("count") == Some(remainders.len()))?;
    holds(scene.period == Some((length, 0)) && !scene.rules.is_misere())?;
    for heap in 0..=TRIED {
        let position = scene.rules.read_position(&heap.to_string()).ok()?;
        holds((scene.value(&position) < 0) == remainders.contains(&(heap % length)))?;
    }
    Some(())
}

/// Numbers and ranges of them.
fn ranges<'t>(texts: impl Iterator<Item = &'t str>) -> Option<BTreeSet<u64>> {
    let mut all = BTreeSet::new();
    for text in texts {
        let (least, most) = text.split_once('-').unwrap_or((text, text));
        all.extend(least.parse::<u64>().ok()?..=most.parse().ok()?);
    }
    Some(all)
}

/// These are the moves, none leads from a losing heap to another, and from any other one does.
fn leads<R: Game>(scene: &mut Scene<'_, R>, taken: &str) -> Option<()> {
    let all = ranges(taken.split(','))?;
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
fn have<R: Game>(scene: &mut Scene<'_, R>, said: &Phrase) -> Option<()> {
    let told = said.numbers("nimbers")?;
    holds(nimbers(scene, &scene.lost)? == told && said.count("count") == Some(told.len()))?;
    holds(said.number("sum") == Some(xor(&told)))?;
    holds(said.is("high") == told.iter().any(|&nimber| nimber > 1))?;
    match said.number("round")? {
        0 => Some(()),
        round => are_remainders(scene, round),
    }
}

/// The nimbers of heaps are their remainders.
fn are_remainders<R: Game>(scene: &Scene<'_, R>, by: u64) -> Option<()> {
    let is_so = |heap: u64| scene.nimber_of(&heap.to_string()) == Some(heap % by);
    holds((0..=TRIED).all(is_so))
}
