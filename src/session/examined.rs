//! Questions that examine a person: one may ask for a tip, or say that one does not know.

use crate::communication::{Dialogue, Entry, Menu, Question, Stop, UNKNOWN};
use crate::explanation::typed;
use crate::inference::Outcome;
use crate::players::Exercise;
use crate::reason::Phrase;

/// The letter that asks for a tip.
const TIP: &str = "t";

/// Asks for an answer, which `accept` reads. Whoever asks for the tip gets it, and the question again. `None` if the person does not know.
pub(super) fn examine<T>(
    dialogue: &mut Dialogue,
    mut question: Question,
    tip: &Phrase,
    mut accept: impl FnMut(&str) -> Result<T, Phrase>,
) -> Result<Option<T>, Stop> {
    question.may_be_unknown = true;
    question.help = question.help.say(dialogue.words(), "learn-help-keys");
    let means_tip = |answer: &str| {
        answer.eq_ignore_ascii_case(TIP) || typed("words-tip").any(|word| word == answer)
    };
    loop {
        let asked = dialogue.ask(&question, |answer| {
            if means_tip(answer) {
                return Ok(None);
            }
            let known = (answer != UNKNOWN).then(|| accept(answer));
            known.transpose().map(Some)
        });
        match asked? {
            None => dialogue.tell(tip.clone())?,
            Some(answered) => return Ok(answered),
        }
    }
}

/// Asks whether the position is won.
pub(super) fn examine_outcome(
    dialogue: &mut Dialogue,
    exercise: &Exercise,
    tip: &Phrase,
) -> Result<Option<Outcome>, Stop> {
    let (ask, help, refuse) = if exercise.game.has_points() {
        ("quiz-ask-points", "quiz-help-points", "quiz-refuse-points")
    } else {
        ("quiz-ask", "quiz-help", "quiz-refuse")
    };
    // The letters of earlier versions are understood too.
    let mut answers = vec![
        (Outcome::Win, "+", "w", "words-won"),
        (Outcome::Loss, "-", "l", "words-lost"),
    ];
    if exercise.game.has_points() {
        answers.push((Outcome::Draw, "=", "d", "words-drawn"));
    }
    let entries = answers.into_iter().map(|(outcome, sign, letter, id)| {
        let known = typed(id).chain([letter]);
        Entry::new(outcome, sign, String::new()).known(known)
    });
    let menu = Menu::named(entries.collect());
    let mut question = dialogue.question(ask, help);
    question.help = (question.help).say(dialogue.words(), exercise.game.summary());
    examine(dialogue, question, tip, |answer| {
        let picked = menu.pick(answer).copied();
        picked.ok_or_else(|| Phrase::new(refuse).quoting("answer", answer))
    })
}

/// Asks for the move until it is a legal one, and returns whether it is optimal.
pub(super) fn examine_move(
    dialogue: &mut Dialogue,
    exercise: &Exercise,
    tip: &Phrase,
) -> Result<Option<bool>, Stop> {
    let words = dialogue.words();
    let (ask, help) = if exercise.game.has_points() {
        ("quiz-ask-best", "quiz-help-best")
    } else {
        ("quiz-ask-move", "quiz-help-move")
    };
    let mut question = dialogue.question(ask, help);
    question.help = (question.help)
        .say(words, exercise.game.about().moves)
        .say(words, exercise.game.summary());
    examine(dialogue, question, tip, |answer| exercise.judge(answer))
}
