//! Claims of the theorem on rows of pins in misère play.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

use nimatron::games::Game;
use nimatron::reason::Phrase;

use super::figures::Figures;
use super::scene::{Check, Scene, holds};

/// Up to this sum all rows of kayles are tried out.
const PINS: u64 = 22;

pub(super) fn check<R: Game>(id: &str) -> Option<Check<R>> {
    let check: Check<R> = match id {
        "theorem-misere-kayles" => |scene, said| line(scene, said.text("line")?),
        "misere-kayles-rows" => rows,
        "octal-is-kayles" => |scene, _| {
            holds(scene.rules.name() == "octal")?;
            (1..=9_u64).try_for_each(|size| {
                let heap = scene.rules.read_position(&size.to_string()).ok()?;
                let left = scene.moves(&heap);
                let left: Option<BTreeSet<_>> =
                    left.iter().map(|(_, after)| scene.sizes(after)).collect();
                holds(left? == knocked(&[size]).into_iter().collect())
            })
        },
        _ => return None,
    };
    Some(check)
}

/// What a line of the table says.
fn line<R: Game>(scene: &mut Scene<'_, R>, line: &str) -> Option<()> {
    match line {
        "other" => rule(
            scene,
            |rows| rows.iter().any(|row| !SPECIAL.contains(row)),
            |rows| row_sum(rows) == 0,
        ),
        "short" => rule(
            scene,
            |rows| count(rows, &[1, 4, 5]) == rows.len(),
            |rows| count(rows, &[1, 4]) % 2 == 1,
        ),
        "even" => rule(
            scene,
            |rows| {
                let all = count(rows, &[1, 4, 9, 12, 17, 20]);
                all == rows.len() && count(rows, &[9, 12, 17]).is_multiple_of(2)
            },
            |rows| count(rows, &[1, 4, 20]) % 2 == 1,
        ),
        "none" => {
            let left = scene.sizes(&scene.lost)?;
            holds(count(&left, &SPECIAL) == left.len() && row_sum(&left) == 0)?;
            // The least exception.
            holds(is_lost(&left) && is_lost(&[1]) && row_sum(&[1]) != 0)
        }
        "single" => rule(
            scene,
            |rows| {
                let [ones, nines, long] = [&[1, 4][..], &[9], &[25]].map(|kind| count(rows, kind));
                long == 1 && nines % 2 == 1 && ones % 2 == 1 && 1 + nines + ones == rows.len()
            },
            |_| true,
        ),
        "nines" => rule(
            scene,
            |rows| {
                let [ones, nines, twelves] =
                    [&[1, 4][..], &[9], &[12]].map(|kind| count(rows, kind));
                let is_long = nines % 2 == 1 && twelves == 0 || nines == 0 && twelves == 1;
                is_long && ones % 2 == 0 && ones + nines + twelves == rows.len()
            },
            |_| true,
        ),
        _ => None,
    }
}

/// The rows of the exceptions.
const SPECIAL: [u64; 8] = [1, 4, 5, 9, 12, 17, 20, 25];

fn count(rows: &[u64], of: &[u64]) -> usize {
    rows.iter().filter(|row| of.contains(row)).count()
}

/// What the moves leave of rows of kayles, sorted.
fn knocked(rows: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (place, &pins) in rows.iter().enumerate() {
        for left in [1, 2]
            .into_iter()
            .filter_map(|fallen| pins.checked_sub(fallen))
        {
            for small in 0..=left / 2 {
                let mut after = rows.to_vec();
                after.remove(place);
                after.extend([small, left - small].into_iter().filter(|&row| row > 0));
                after.sort_unstable();
                all.push(after);
            }
        }
    }
    all
}

thread_local! {
    static LOST: RefCell<HashMap<Vec<u64>, bool>> = RefCell::default();
    static NIMBERS: RefCell<HashMap<u64, u64>> = RefCell::default();
}

/// Whether the player to move loses in misère play, by trying out all moves.
fn is_lost(rows: &[u64]) -> bool {
    if let Some(known) = LOST.with_borrow(|known| known.get(rows).copied()) {
        return known;
    }
    let lost = !rows.is_empty() && !knocked(rows).iter().any(|after| is_lost(after));
    LOST.with_borrow_mut(|known| known.insert(rows.to_vec(), lost));
    lost
}

/// The nimber of a row, by trying out all moves.
fn row_nimber(pins: u64) -> u64 {
    if let Some(known) = NIMBERS.with_borrow(|known| known.get(&pins).copied()) {
        return known;
    }
    let left: Vec<u64> = knocked(&[pins])
        .iter()
        .map(|after| row_sum(after))
        .collect();
    let nimber = (0..=left.len() as u64)
        .find(|nimber| !left.contains(nimber))
        .expect("one is free");
    NIMBERS.with_borrow_mut(|known| known.insert(pins, nimber));
    nimber
}

fn row_sum(rows: &[u64]) -> u64 {
    rows.iter().fold(0, |sum, &pins| sum ^ row_nimber(pins))
}

/// Of the rows that a line of the table speaks of, those that lose are the ones that it says, as
/// far as they are tried out; and the rows that are left are among them.
fn rule<R: Game>(
    scene: &mut Scene<'_, R>,
    speaks_of: fn(&[u64]) -> bool,
    loses: fn(&[u64]) -> bool,
) -> Option<()> {
    fn all(rows: &mut Vec<u64>, pins: u64, fits: &impl Fn(&[u64]) -> bool) -> bool {
        let most = rows.first().copied().unwrap_or(pins).min(pins);
        fits(rows)
            && (1..=most).all(|next| {
                rows.insert(0, next);
                let fits = all(rows, pins - next, fits);
                rows.remove(0);
                fits
            })
    }
    let fits = |rows: &[u64]| rows.is_empty() || !speaks_of(rows) || is_lost(rows) == loses(rows);
    let left = scene.sizes(&scene.lost)?;
    holds(scene.rules.is_misere() && speaks_of(&left) && loses(&left))?;
    holds(all(&mut Vec::new(), PINS, &fits))
}

/// These rows are left, with these nimbers; with one that is in no exception, whatever leaves
/// nim-sum 0 and such a row again is lost.
fn rows<R: Game>(scene: &mut Scene<'_, R>, said: &Phrase) -> Option<()> {
    let told = said.numbers("rows")?;
    holds(scene.sizes(&scene.lost)? == told && said.count("count") == Some(told.len()))?;
    let expected: Vec<u64> = told.iter().map(|&pins| row_nimber(pins)).collect();
    holds(said.numbers("nimbers")? == expected)?;
    match said.text("line")? {
        "other" => {}
        line => return holds(line != "none" || row_sum(&told) == 0),
    }
    let is_so = |rows: &[u64]| row_sum(rows) == 0 && count(rows, &SPECIAL) < rows.len();
    holds(is_so(&told))?;
    let answers = scene.moves(&scene.lost).into_iter();
    let mut answers = answers.flat_map(|(_, left)| scene.moves(&left));
    holds(answers.all(|(_, then)| {
        let rows = scene.sizes(&then).expect("rows");
        !is_so(&rows) || scene.value(&then) < 0
    }))
}
