//! Questions that examine a person: one may ask for a tip, or say that one does not know.

use super::shown::show_why;
use super::turn_menu::read_why;
use crate::communication::{Dialogue, Entry, Menu, Question, Stop, TIP, UNKNOWN, means};
use crate::explanation::typed;
use crate::inference::Outcome;
use crate::players::Exercise;
use crate::reason::Phrase;

/// Asks for an answer, which `accept` reads. Whoever asks for the tip gets it, and the question again. `None` if the person does not know.
pub(super) fn examine<T>(
    dialogue: &mut Dialogue,
    mut question: Question,
    tip: &Phrase,
    mut accept: impl FnMut(&str) -> Result<T, Phrase>,
) -> Result<Option<T>, Stop> {
    question.may_be_unknown = true;
    question.help = question.help.say(dialogue.words(), "learn-help-keys");
    loop {
        let asked = dialogue.ask(&question, |answer| {
            if means(answer, TIP) {
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

/// Asks for the move until it is a legal one, and returns whether it is optimal. One may ask why, or why not, a move.
pub(super) fn examine_move(
    dialogue: &mut Dialogue,
    exercise: &Exercise,
    tip: &Phrase,
) -> Result<Option<bool>, Stop> {
    let words = dialogue.words();
    let (game, at) = (&exercise.game, &exercise.at);
    let (ask, help) = if exercise.game.has_points() {
        ("quiz-ask-best", "quiz-help-best")
    } else {
        ("quiz-ask-move", "quiz-help-move")
    };
    loop {
        let mut question = dialogue.question(ask, help);
        question.help = (question.help)
            .say(words, game.about().moves)
            .say(words, game.summary())
            .say(words, "help-why-not");
        let read = |answer: &str| match read_why(&**game, at, answer) {
            Some(asked) => asked.map(Err),
            None => exercise.judge(answer).map(Ok),
        };
        match examine(dialogue, question, tip, read)?.transpose() {
            Ok(is_right) => return Ok(is_right),
            Err(played) => {
                let opponent = words.text("name-opponent");
                show_why(dialogue, &mut *game.afresh(), at, played, &opponent)?;
            }
        }
    }
}
