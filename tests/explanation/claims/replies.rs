//! Claims about the replies to a losing position and their answers.

use nimatron::games::Game;
use nimatron::reason::{Phrase, Reason, Reply};

use super::boards::{bar, board, components, least_image, turned};
use super::certificates::alike;
use super::disguises;
use super::figures::Figures;
use super::scene::{Follows, Scene, holds};
use super::shapes::{are_pairs, golden_pairs, is_arms, is_half_turn, is_shorter};
use super::standing::Claims;
use super::summands::are_alike;

/// Every move from the losing position has an answer; some are listed, and the rest are counted.
pub(super) fn check<R: Game>(scene: &mut Scene<'_, R>, reason: &Reason) -> Claims {
    let Some(from) = &reason.lost_position else {
        return Vec::new();
    };
    let mut claims: Claims = vec![
        ("leaves", holds(scene.is_text(&scene.lost, from))),
        ("answered", all_answered(scene, reason.reply_ends)),
    ];
    for told in &reason.replies {
        claims.push(("reply", reply(scene, told)));
        if let Some(follows) = scene.law {
            claims.push(("by law", by_law(scene, told, follows)));
        }
    }
    if !reason.replies.is_empty() {
        let all = reason.replies.len() as u128 + u128::from(reason.more_replies);
        let are_all = holds(all == scene.rules.move_count(&scene.lost));
        claims.push(("all replies", are_all));
        let told = reason.alike.as_ref();
        claims.extend(told.map(|told| ("alike", others_are_alike(scene, told))));
    }
    claims
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

/// A legal reply, a legal answer, what both leave, which is a losing position, and what is said of
/// it.
fn reply<R: Game>(scene: &mut Scene<'_, R>, told: &Reply) -> Option<()> {
    let (played, left) = scene.play(&scene.lost, &told.reply)?;
    holds(scene.is_text(&left, &told.leaves) && !scene.told.contains(&played))?;
    scene.told.push(played);
    if told.answer.is_empty() {
        return holds(scene.rules.is_over(&left) && scene.rules.is_misere());
    }
    let (_, then) = scene.play(&left, &told.answer)?;
    holds(scene.is_text(&then, &told.then) && scene.value(&then) < 0)?;
    is_noted(scene, &then, &told.note)
}

/// What is said of a losing position.
pub(super) fn is_noted<R: Game>(
    scene: &Scene<'_, R>,
    then: &R::Position,
    note: &Phrase,
) -> Option<()> {
    let is_over = scene.rules.is_over(then);
    let sizes = || scene.sizes(then);
    let bar = || bar(&scene.text(then));
    holds(match note.id {
        "note-end" => is_over,
        "note-lost" => !is_over,
        "note-two" => {
            !scene.rules.is_misere()
                && scene.moves(then).iter().all(|(_, left)| {
                    let ends = scene.moves(left);
                    !ends.is_empty() && ends.iter().all(|(_, end)| scene.rules.is_over(end))
                })
        }
        "note-golden" => match *sizes()? {
            [smaller, larger] => golden_pairs(larger).contains(&(smaller, larger)),
            _ => false,
        },
        "note-three-equal" => {
            matches!(*sizes()?, [one, two, three] if one == two && two == three)
        }
        "note-pairs" | "note-heaps" => !is_over && are_pairs(&sizes()?),
        "note-last" => {
            let sizes = sizes()?;
            let odd = note.count("piles") == Some(sizes.len()) && sizes.len() % 2 == 1;
            odd && sizes.iter().all(|&size| size == 1)
        }
        "note-as-nim" => note.text("left") == disguises::behind(scene, then).as_deref(),
        "note-arms" => is_arms(&bar()?),
        "note-rows" | "note-columns" => is_shorter(&bar()?),
        "note-mirror" => is_half_turn(scene, then),
        // That the position is lost is tried out.
        "note-quotient" => scene.rules.is_misere() && scene.value(then) < 0,
        "note-summands" => are_alike(scene, then).is_some(),
        _ => false,
    })
}

/// The answer is the one that the law gives.
fn by_law<R: Game>(scene: &Scene<'_, R>, told: &Reply, law: Follows<R>) -> Option<()> {
    let (played, left) = scene.play(&scene.lost, &told.reply)?;
    if told.answer.is_empty() {
        return holds(scene.rules.is_over(&left));
    }
    let (answer, then) = scene.play(&left, &told.answer)?;
    law(scene, played, answer, &then)
}

/// The other replies leave what a reply that was told leaves, but for the order of heaps or the
/// place of components.
fn others_are_alike<R: Game>(scene: &Scene<'_, R>, said: &Phrase) -> Option<()> {
    holds(said.id == alike(scene))?;
    let (known, others): (Vec<_>, Vec<_>) = scene
        .moves(&scene.lost)
        .into_iter()
        .partition(|(played, _)| scene.told.contains(played));
    let kind = |(_, left): &(R::Move, R::Position)| kind_of(scene, left);
    let known: Option<Vec<String>> = known.iter().map(kind).collect();
    let (known, others): (_, Option<Vec<String>>) = (known?, others.iter().map(kind).collect());
    holds(others?.iter().all(|kind| known.contains(kind)))
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

/// Every move of the line is as good as any, and it ends where the game does.
pub(super) fn line<R: Game>(scene: &mut Scene<'_, R>, reason: &Reason) -> Claims {
    let is_right = || {
        let mut at = scene.position.clone();
        for (number, step) in reason.line.iter().enumerate() {
            let (played, after) = scene.play(&at, &step.played)?;
            let gained = scene.rules.points(&at, played);
            holds(step.own == (number % 2 == 0) && scene.is_text(&after, &step.leaves))?;
            holds(gained - scene.value(&after) == scene.value(&at))?;
            let is_timed = scene.rules.points_left(&at).is_none();
            holds(!is_timed || scene.remoteness(&after) + 1 == scene.remoteness(&at))?;
            at = after;
        }
        holds(reason.line_goes_on != scene.rules.is_over(&at))
    };
    match reason.line.as_slice() {
        [] => Vec::new(),
        _ => vec![("line", is_right())],
    }
}
