//! Claims about sums of games: what gives the nimber of each summand, and how their nim-sum
//! decides. A sum is written with blanks, which no other claim expects, so only these sentences are
//! read.

use std::collections::BTreeSet;

use nimatron::games::{Game, Variant};
use nimatron::inference::{Detail, GameKind, Visitor};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::boards::{Cell, board, components, coverable, written};
use super::positions;
use super::reader::Tally;
use super::scene::{Pattern, Scene, holds};
use super::template::{list, number, read};

/// What gives the nimber of each summand.
fn patterns<R: Game>() -> Vec<Pattern<R>> {
    let pattern = Pattern::new;
    vec![
        pattern(
            "summands",
            "By the Sprague-Grundy theorem each game is equivalent to one pile of nim, whose size is its nimber. The player who has to \
             move from nim-sum 0 loses: every move changes it, and the opponent can always make it 0 again.",
            |scene, _| {
                holds(summands(scene).len() > 1)?;
                nimber_is_0(scene)
            },
        ),
        pattern(
            "summands",
            "By the Sprague-Grundy theorem the game is equivalent to one pile of nim, whose size is its nimber. The player who has to \
             move from nimber 0 loses: every move changes it, and the opponent can always make it 0 again.",
            |scene, _| {
                holds(summands(scene).len() == 1)?;
                nimber_is_0(scene)
            },
        ),
        pattern(
            "summand",
            "Summand {} has nimber {}, the nim-sum of {*}.",
            |scene, found| {
                let summand = summand(scene, [found[0], found[1]])?;
                let parts: Option<Vec<u64>> = list(found[2]).into_iter().map(number).collect();
                let parts = parts?;
                holds(parts.len() > 1)?;
                let (game, sizes) = summand.split_once(' ')?;
                let (sizes, options) = sizes.split_once(' ').unwrap_or((sizes, ""));
                let alone = |size: &str| scene.nimber_of(&format!("{game} {size} {options}"));
                let mut expected: Vec<u64> = match board(sizes) {
                    Some(free) => components(&free)
                        .iter()
                        .filter_map(|one| alone(&written(one)))
                        .collect(),
                    None => sizes
                        .split(',')
                        .filter(|&size| size != "0")
                        .filter_map(alone)
                        .collect(),
                };
                let mut sorted = parts.clone();
                sorted.sort_unstable();
                expected.sort_unstable();
                holds(sorted == expected)?;
                holds(number(found[1]) == Some(parts.iter().fold(0_u64, |sum, part| sum ^ part)))
            },
        ),
        pattern(
            "summand",
            "Summand {} has nimber {}, the remainder of {} on division by {}.",
            |scene, found| {
                let summand = summand(scene, [found[0], found[1]])?;
                let (sticks, round): (u64, u64) = (number(found[2])?, number(found[3])?);
                holds(summand.starts_with(&format!("sticks {sticks} ")))?;
                holds(summand.ends_with(&format!(" {}", round - 1)))?;
                holds(number(found[1]) == Some(sticks % round))
            },
        ),
        pattern(
            "summand",
            "Summand {} has nimber {}, its size.",
            |scene, found| {
                let summand = summand(scene, [found[0], found[1]])?;
                let sizes = summand.strip_prefix("nim ")?.split(',');
                let mut sizes: Vec<&str> = sizes.filter(|&size| size != "0").collect();
                holds(sizes.pop().unwrap_or("0") == found[1] && sizes.is_empty())
            },
        ),
        pattern(
            "summand",
            "Summand {} has nimber 0: whatever is done there can be copied there.",
            |scene, found| {
                let summand = summand(scene, [found[0], "0"])?;
                let free = board(summand.strip_prefix("cram ")?)?;
                holds(is_turned(&free))
            },
        ),
        pattern("summand", "Summand {} has nimber {}.", |scene, found| {
            summand(scene, [found[0], found[1]])?;
            Some(())
        }),
        pattern(
            "summand",
            "Summand {} has nimber {} (nimatron solve {*}).",
            |scene, found| holds(summand(scene, [found[0], found[1]])? == found[2]),
        ),
    ]
}

/// The nimbers of the heaps of a summand.
fn sizes<R: Game>() -> Vec<Pattern<R>> {
    let pattern = Pattern::new;
    vec![pattern(
        "sizes of a summand",
        "In that game the nimbers of sizes 1 to {} are {*}.",
        |scene, found| {
            let told = super::nimbers::in_tens(found[1])?;
            holds(number(found[0]) == Some(told.len()))?;
            let is_of = |summand: &String| {
                let mut words = summand.splitn(3, ' ');
                let (game, sizes) = (words.next()?, words.next()?);
                let options = words.next().unwrap_or("");
                let sizes: Option<Vec<usize>> = sizes.split(',').map(number).collect();
                holds(sizes?.into_iter().max()?.min(30) == told.len())?;
                let nimber = |size| scene.nimber_of(&format!("{game} {size} {options}"));
                let expected: Option<Vec<u64>> = (1..=told.len()).map(nimber).collect();
                holds(expected? == told)
            };
            holds(
                summands(scene)
                    .iter()
                    .any(|summand| is_of(summand).is_some()),
            )
        },
    )]
}

/// How the nimbers decide.
fn decisions<R: Game>() -> Vec<Pattern<R>> {
    let pattern = Pattern::new;
    vec![
        pattern(
            "summands decide",
            "The nim-sum of the games is {}. In summand {} the move changes the nimber from {} to {}, which makes the nim-sum 0.",
            |scene, found| {
                let before = nimbers_of_summands(scene, scene.position)?;
                let after = nimbers_of_summands(scene, &scene.lost)?;
                let number_of = |place: usize| number::<usize>(found[place]);
                let changed = number_of(1)? - 1;
                holds(number(found[2]) == before.get(changed).copied())?;
                holds(number(found[3]) == after.get(changed).copied())?;
                let differ = before
                    .iter()
                    .zip(&after)
                    .filter(|(one, other)| one != other);
                holds(differ.count() == 1 && before[changed] != after[changed])?;
                let sum = |nimbers: &[u64]| nimbers.iter().fold(0, |sum, nimber| sum ^ nimber);
                holds(number(found[0]) == Some(sum(&before)) && sum(&after) == 0)
            },
        ),
        pattern(
            "summands decide",
            "The move changes the nimber from {} to {}.",
            |scene, found| {
                holds(number(found[0]) == Some(scene.nimber(scene.position)))?;
                holds(found[1] == "0" && scene.nimber(&scene.lost) == 0)
            },
        ),
        pattern(
            "may grow",
            "By the Sprague-Grundy theorem each game is equivalent to one pile of nim, whose size is its nimber; a move may also make \
             it larger, but the opponent can take that back. The player who has to move from nim-sum 0 loses: every move changes \
             it, and the opponent can always make it 0 again.",
            |scene, _| {
                nimber_is_0(scene)?;
                let before = nimbers_of_summands(scene, scene.position)?;
                let after = nimbers_of_summands(scene, &scene.lost)?;
                holds(before.iter().zip(&after).any(|(old, new)| new > old))?;
                let mut back = scene.moves(&scene.lost).into_iter();
                holds(back.any(|(_, back)| {
                    nimbers_of_summands(scene, &back).is_some_and(|back| back == before)
                }))
            },
        ),
        pattern(
            "summands decide",
            "The nim-sum of the games is {}.",
            |scene, found| {
                let nimbers = nimbers_of_summands(scene, scene.position)?;
                holds(
                    number(found[0])
                        == Some(nimbers.into_iter().fold(0, |sum, nimber| sum ^ nimber)),
                )
            },
        ),
        pattern("summands decide", "The nimber is 0.", |scene, _| {
            holds(scene.best.is_none() && scene.nimber(scene.position) == 0)
        }),
    ]
}

/// The summands of the position, as they are written.
fn summands<R: Game>(scene: &Scene<'_, R>) -> Vec<String> {
    let text = scene.text(scene.position);
    text.split(" + ").map(str::to_owned).collect()
}

/// The summand of this number, which is to have this nimber.
fn summand<R: Game>(scene: &Scene<'_, R>, [at, nimber]: [&str; 2]) -> Option<String> {
    let at: usize = number(at)?;
    let summand = summands(scene).get(at.checked_sub(1)?)?.clone();
    holds(scene.nimber_of(&summand) == Some(number(nimber)?))?;
    Some(summand)
}

fn nimbers_of_summands<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<Vec<u64>> {
    let text = scene.text(position);
    text.split(" + ")
        .map(|summand| scene.nimber_of(summand))
        .collect()
}

/// Every move from the losing position makes the nimber of the whole other than 0, and an answer
/// makes it 0 again.
fn nimber_is_0<R: Game>(scene: &mut Scene<'_, R>) -> Option<()> {
    holds(scene.nimber(&scene.lost) == 0)?;
    holds(
        scene
            .moves(&scene.lost)
            .iter()
            .all(|(_, left)| scene.nimber(left) > 0),
    )?;
    holds(scene.each_answered(|_, _, then| scene.nimber(then) == 0))
}

/// Whether the cells that a domino can cover are the same after half a turn.
fn is_turned(free: &BTreeSet<Cell>) -> bool {
    let live = coverable(free);
    let (Some(top), Some(left)) = (
        live.iter().map(|cell| cell.0).min(),
        live.iter().map(|cell| cell.1).min(),
    ) else {
        return true;
    };
    let bottom = live.iter().map(|cell| cell.0).max().unwrap_or(top);
    let right = live.iter().map(|cell| cell.1).max().unwrap_or(left);
    live.iter()
        .all(|&(row, column)| live.contains(&(top + bottom - row, left + right - column)))
}

/// The reason of a sum.
struct Telling<'a> {
    position: &'a str,
    tally: &'a mut Tally,
}

impl Visitor for Telling<'_> {
    type Output = ();

    fn visit<R: Game>(self, rules: R) {
        let Self {
            position: text,
            tally,
        } = self;
        let position = rules.read_position(text).expect("a position");
        let sums = GameKind::from_name("sum").expect("a game");
        let mut solver = sums.rules(&Variant::default());
        let at = solver.read_position(text).expect("a position");
        let analysis = solver.analyse(&at).expect("a small position");
        let reason = solver.reason(&at, &analysis, Detail::BRIEF);
        let said = reason.expect("a reason").to_string();
        if !said.contains("By the Sprague-Grundy theorem") {
            return;
        }
        let begins = [
            "The nim-sum of the games",
            "The move changes the nimber",
            "The nimber is 0.",
        ];
        let begin = begins
            .into_iter()
            .find_map(|begin| said.find(begin))
            .expect("the theorem");
        let mut scene = Scene::new(&rules, &position);
        if let Some(best) = analysis.best.filter(|_| !analysis.moves.is_empty()) {
            let (best, lost) = scene.play(&position, &best).expect("a legal move");
            scene.best = Some(best);
            scene.lost = lost;
        }
        let mut rest = &said[begin..];
        while !rest.is_empty()
            && !rest.starts_with("Also win")
            && !rest.contains("other moves win too")
        {
            let mut patterns = patterns::<R>();
            patterns.extend(sizes());
            patterns.extend(decisions());
            patterns.extend(super::nimbers::patterns());
            patterns.extend(super::nimbers::of_sizes());
            patterns.extend(super::nimbers::means());
            let mut fitting = patterns
                .iter()
                .filter_map(|pattern| Some((pattern, read(pattern.template, rest)?)));
            let Some((pattern, (found, after))) = fitting.next() else {
                tally.wrong.push(format!("{text}: no pattern for: {rest}"));
                return;
            };
            *tally.checked.entry(pattern.kind).or_default() += 1;
            if (pattern.check)(&mut scene, &found).is_none() {
                tally
                    .wrong
                    .push(format!("{text}: {}", &rest[..rest.len() - after.len()]));
            }
            rest = after.trim_start();
        }
    }
}

#[test]
fn of_sums() {
    let mut chance = ChaCha8Rng::seed_from_u64(12);
    let mut tally = Tally::default();
    for _ in 0..super::POSITIONS {
        let (position, _) = positions::random("sum", &mut chance);
        let telling = Telling {
            position: &position,
            tally: &mut tally,
        };
        GameKind::from_name("sum")
            .expect("a game")
            .visit(&Variant::default(), telling);
    }
    let Tally { checked, wrong } = tally;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for (kind, least) in [
        ("may grow", 3),
        ("summand", 200),
        ("summands", 80),
        ("summands decide", 80),
    ] {
        assert!(checked.get(kind) >= Some(&least), "{kind}: {checked:?}");
    }
}
