//! Claims about the replies to a losing position and their answers, and about the line of play.

use nimatron::reason::{Phrase, Reason, Reply};

use super::alike::{kind_of, phrase_of};
use super::boards::{bar, is_arms, is_half_turn, is_two_rows, turned};
use super::copies::are_pairs;
use super::disguises;
use super::figures::Figures;
use super::golden::golden_pairs;
use super::scene::{Law, Scene};
use super::standing::Claims;
use super::summands::are_alike;
use super::tree::{Node, Step};
use crate::games::plain::commas;

/// Every move from the losing position has an answer; some are listed, and the rest are counted.
/// Answers follow the law that is told.
pub(super) fn check(scene: &Scene, reason: &Reason, law: Option<Law>) -> Claims {
    let Some(from) = &reason.lost_position else {
        return Vec::new();
    };
    let ends = |step: &Step| scene.is_misere() && step.after.is_over();
    let all_answered = scene.each_answered(|_, answer| answer.after.value < 0);
    let is_answered = all_answered && scene.lost.moves.iter().any(ends) == reason.reply_ends;
    let mut claims = vec![
        ("leaves", scene.lost.text == *from),
        ("answered", is_answered),
    ];
    for reply in &reason.replies {
        let is_told = |other: &&Reply| other.reply == reply.reply;
        let is_new = reason.replies.iter().filter(is_told).count() == 1;
        claims.push(("reply", is_new && is_reply(scene, reply)));
        claims.extend(law.map(|law| ("by law", is_by_law(scene, reply, law))));
    }
    if !reason.replies.is_empty() {
        let all = reason.replies.len() as u64 + reason.more_replies;
        claims.push(("all replies", all == scene.lost.moves.len() as u64));
    }
    let alike = reason.alike.as_ref();
    claims.extend(alike.map(|told| ("alike", others_are_alike(scene, told, reason))));
    claims
}

/// A legal reply, a legal answer, what both leave, which is a losing position, and what is said of
/// it.
fn is_reply(scene: &Scene, told: &Reply) -> bool {
    scene.lost.step(&told.reply).is_some_and(|reply| {
        let left = &reply.after;
        let is_answer = |answer: &Step| {
            let then = &answer.after;
            then.text == told.then && then.value < 0 && is_noted(scene, then, &told.note)
        };
        let is_right = match told.answer.as_str() {
            "" => left.is_over() && scene.is_misere(),
            answer => left.step(answer).is_some_and(is_answer),
        };
        left.text == told.leaves && is_right
    })
}

/// Whether the answer is the one that a law gives.
fn is_by_law(scene: &Scene, told: &Reply, law: Law) -> bool {
    scene.lost.step(&told.reply).is_some_and(|reply| {
        let answer = reply.after.step(&told.answer);
        let is_over = told.answer.is_empty() && reply.after.is_over();
        is_over || answer.is_some_and(|answer| law(scene, reply, answer))
    })
}

/// What is said of a losing position.
pub(super) fn is_noted(scene: &Scene, then: &Node, note: &Phrase) -> bool {
    let sizes = then.sizes();
    let is_bar = |is_so: fn(&[usize]) -> bool| is_so(&bar(&then.text));
    match note.id {
        "note-end" => then.is_over(),
        "note-lost" => !then.is_over(),
        "note-two" => {
            let ends = |left: &Node| left.moves.iter().all(|step| step.after.is_over());
            let lasts_two = |step: &Step| !step.after.is_over() && ends(&step.after);
            !scene.is_misere() && then.moves.iter().all(lasts_two)
        }
        "note-golden" => match *sizes {
            [smaller, larger] => golden_pairs(larger).contains(&(smaller, larger)),
            _ => false,
        },
        "note-three-equal" => sizes.len() == 3 && sizes[0] == sizes[2],
        "note-pairs" | "note-heaps" => !then.is_over() && are_pairs(&sizes),
        "note-last" => {
            let odd = note.count("piles") == sizes.len() && sizes.len() % 2 == 1;
            odd && sizes.iter().all(|&size| size == 1)
        }
        "note-as-nim" => note.text("left") == commas(&disguises::piles(scene, then)),
        "note-arms" => is_bar(is_arms),
        "note-rows" | "note-columns" => is_bar(|bar| is_two_rows(bar) || is_two_rows(&turned(bar))),
        "note-mirror" => is_half_turn(&then.text),
        // That the position is lost is tried out.
        "note-quotient" => scene.is_misere() && then.value < 0,
        "note-summands" => are_alike(scene, then),
        _ => false,
    }
}

/// The other replies leave what a reply that was told leaves, but for the order of heaps or the
/// place of components.
fn others_are_alike(scene: &Scene, said: &Phrase, reason: &Reason) -> bool {
    let is_told = |step: &&Step| reason.replies.iter().any(|told| told.reply == step.played);
    let kind = |step: &Step| kind_of(scene, said.id, &step.after);
    let known: Vec<String> = scene.lost.moves.iter().filter(is_told).map(kind).collect();
    let mut all = scene.lost.moves.iter().map(kind);
    said.id == phrase_of(scene) && all.all(|kind| known.contains(&kind))
}

/// Every move of the line is as good as any, and it ends where the game does.
pub(super) fn is_line(scene: &Scene, reason: &Reason) -> bool {
    let mut at = &scene.position;
    for (number, told) in reason.line.iter().enumerate() {
        let Some(step) = at.step(&told.played) else {
            return false;
        };
        let is_timed = !scene.tree.has_points();
        let is_right = told.own == (number % 2 == 0)
            && step.after.text == told.leaves
            && at.is_optimal(step)
            && (!is_timed || step.after.remoteness + 1 == at.remoteness);
        if !is_right {
            return false;
        }
        at = &step.after;
    }
    reason.line_goes_on != at.is_over()
}
