//! Claims about the replies to a losing position and their answers.

use nimatron::games::Game;

use super::boards::{bar, board, components, least_image, turned};
use super::scene::{Pattern, Scene, holds};
use super::shapes::{are_pairs, golden_pairs, is_arms, is_half_turn, is_shorter};
use super::template::number;

pub(super) fn patterns<R: Game>() -> Vec<Pattern<R>> {
    let pattern = Pattern::new;
    vec![
        pattern(
            "answered",
            "Every reply has an answer that wins.",
            |scene, _| {
                holds(scene.best.is_some())?;
                all_answered(scene, false)
            },
        ),
        pattern(
            "answered",
            "Every reply has an answer that wins, or ends the game and so loses.",
            |scene, _| {
                holds(scene.best.is_some())?;
                all_answered(scene, true)
            },
        ),
        pattern(
            "answered",
            "Every move has an answer that wins.",
            |scene, _| {
                holds(scene.best.is_none())?;
                all_answered(scene, false)
            },
        ),
        pattern(
            "answered",
            "Every move has an answer that wins, or ends the game and so loses.",
            |scene, _| {
                holds(scene.best.is_none())?;
                all_answered(scene, true)
            },
        ),
        pattern(
            "leaves",
            "It leaves {}, a losing position for the player to move: every reply can be answered by leaving another losing position.",
            |scene, found| {
                holds(scene.is_text(&scene.lost, found[0]))?;
                all_answered(scene, false)
            },
        ),
        pattern(
            "leaves",
            "It leaves {}, a losing position for the player to move: every reply can be answered by leaving another losing \
             position, or ends the game and so loses.",
            |scene, found| {
                holds(scene.is_text(&scene.lost, found[0]))?;
                all_answered(scene, true)
            },
        ),
        pattern(
            "leaves",
            "It leaves a losing position: every reply can be answered by leaving another losing position.",
            |scene, _| all_answered(scene, false),
        ),
        pattern(
            "leaves",
            "It leaves a losing position: every reply can be answered by leaving another losing position, or ends the game and so \
             loses.",
            |scene, _| all_answered(scene, true),
        ),
        pattern(
            "reply",
            "{} is answered by {}, which leaves {} ({*}).",
            reply,
        ),
        pattern(
            "reply",
            "{} ends the game, and the player who makes it loses.",
            |scene, found| {
                let (played, after) = scene.play(&scene.lost, found[0])?;
                scene.told.push(played);
                scene.replied_from = scene.lost.clone();
                holds(scene.rules.is_over(&after) && scene.rules.is_misere())
            },
        ),
    ]
}

/// How many more there are.
pub(super) fn counts<R: Game>() -> Vec<Pattern<R>> {
    let pattern = |template, check| Pattern::new("more", template, check);
    vec![
        pattern("One more move is answered too.", |scene, _| {
            more(scene, 1, false)
        }),
        pattern("{} more moves are answered too.", |scene, found| {
            more(scene, number(found[0]).filter(|&count| count > 1)?, false)
        }),
        pattern(
            "One more move is answered too, or ends the game and so loses.",
            |scene, _| more(scene, 1, true),
        ),
        pattern(
            "{} more moves are answered too, or end the game and so lose.",
            |scene, found| more(scene, number(found[0]).filter(|&count| count > 1)?, true),
        ),
        pattern(
            "1 more leaves the same as one of these ({*}).",
            |scene, _| alike(scene, 1),
        ),
        pattern(
            "{} more leave the same as one of these ({*}).",
            |scene, found| alike(scene, number(found[0]).filter(|&count| count > 1)?),
        ),
        pattern("1 more move, no better.", |scene, _| no_better(scene, 1)),
        pattern("{} more moves, none of them better.", |scene, found| {
            no_better(scene, number(found[0]).filter(|&count| count > 1)?)
        }),
    ]
}

/// Whether each move from the losing position has an answer that leaves another losing position. If
/// `or_ends` is set, a reply may end the game in misère play instead, and one does.
fn all_answered<R: Game>(scene: &mut Scene<'_, R>, or_ends: bool) -> Option<()> {
    let mut ends = false;
    for (_, left) in scene.moves(&scene.lost) {
        if scene.rules.is_over(&left) && scene.rules.is_misere() {
            ends = true;
            continue;
        }
        let answers = scene.moves(&left);
        holds(answers.iter().any(|(_, then)| scene.value(then) < 0))?;
    }
    holds(ends == or_ends)
}

/// A legal reply, a legal answer, what it leaves, which is a losing position, and what is said of
/// it.
fn reply<R: Game>(scene: &mut Scene<'_, R>, found: &[&str]) -> Option<()> {
    let (played, left) = scene.play(&scene.lost, found[0])?;
    let (answer, then) = scene.play(&left, found[1])?;
    holds(scene.is_text(&then, found[2]) && scene.value(&then) < 0)?;
    holds(!scene.told.contains(&played))?;
    scene.told.push(played);
    scene.replied_from = scene.lost.clone();
    let is_over = scene.rules.is_over(&then);
    let sizes = || scene.sizes(&then);
    holds(match found[3] {
        "the end" => is_over,
        "a losing position again" => !is_over,
        "whatever is played, two moves are left" => {
            !scene.rules.is_misere()
                && scene.moves(&then).iter().all(|(_, left)| {
                    let ends = scene.moves(left);
                    !ends.is_empty() && ends.iter().all(|(_, end)| scene.rules.is_over(end))
                })
        }
        "a golden pair again" => match *sizes()? {
            [smaller, larger] => golden_pairs(larger).contains(&(smaller, larger)),
            _ => false,
        },
        "three equal piles again" => {
            matches!(*sizes()?, [one, two, three] if one == two && two == three)
        }
        "equal pairs again" => !is_over && are_pairs(&sizes()?),
        "a single match" => *sizes()? == [1],
        "an odd number of piles of one" => {
            sizes()?.len() % 2 == 1 && sizes()?.iter().all(|&size| size == 1)
        }
        "equal arms again" => is_arms(&bar(found[2])?),
        "shorter by one again" => is_shorter(&bar(found[2])?),
        "looks the same when rotated" => is_half_turn(scene, &then),
        // That the position is lost was tried out above.
        word if word.starts_with("the lost word ") => scene.rules.is_misere(),
        _ => false,
    })?;
    if let Some(follows) = scene.law {
        follows(scene, played, answer, &then)?;
        scene.theorem_answers += 1;
    }
    Some(())
}

/// Together with the replies told these are all; `all_is_told` checks the number.
fn more<R: Game>(scene: &mut Scene<'_, R>, count: u128, or_ends: bool) -> Option<()> {
    scene.more = count;
    all_answered(scene, or_ends)
}

/// The other replies are as many, and leave what a reply that was told leaves, but for the order of
/// heaps or the place of components.
fn alike<R: Game>(scene: &mut Scene<'_, R>, count: u128) -> Option<()> {
    let told = scene.told.clone();
    let (known, others): (Vec<_>, Vec<_>) = scene
        .moves(&scene.lost)
        .into_iter()
        .partition(|(played, _)| told.contains(played));
    let kind = |(_, left): &(R::Move, R::Position)| kind_of(scene, left);
    let known: Option<Vec<String>> = known.iter().map(kind).collect();
    let (known, others): (_, Option<Vec<String>>) = (known?, others.iter().map(kind).collect());
    holds(others?.iter().all(|kind| known.contains(kind)))?;
    more(scene, count, false).or_else(|| more(scene, count, true))
}

/// What positions that are told once have in common.
fn kind_of<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<String> {
    let text = scene.text(position);
    Some(match scene.rules.name() {
        "cram" => {
            let mut all: Vec<String> = components(&board(&text)?).iter().map(least_image).collect();
            all.sort_unstable();
            all.join(" ")
        }
        "chomp" => {
            let bar = bar(&text)?;
            format!("{:?}", bar.clone().min(turned(&bar)))
        }
        _ => format!("{:?}", scene.sizes(position)?),
    })
}

/// The moves whose margin is not told are not better than the best.
fn no_better<R: Game>(scene: &mut Scene<'_, R>, count: u128) -> Option<()> {
    scene.more = count;
    let value = scene.value(scene.position);
    let margin = |played, after| scene.rules.points(scene.position, played) - scene.value(after);
    let moves = scene.moves(scene.position);
    let mut rest = moves
        .iter()
        .filter(|(played, _)| !scene.told.contains(played));
    holds(rest.all(|(played, after)| margin(*played, after) < value))
}

/// Whether the replies, or margins, are all there are, together with those that are only counted.
pub(super) fn all_is_told<R: Game>(scene: &Scene<'_, R>) -> bool {
    let from = if scene.rules.points_left(scene.position).is_some() {
        scene.position
    } else {
        &scene.replied_from
    };
    scene.told.is_empty() || scene.told.len() as u128 + scene.more == scene.rules.move_count(from)
}
