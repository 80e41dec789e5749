//! Questions that examine a person: one may ask for a tip, or say that one does not know.

use super::shown::show_consequence;
use super::turn_menu::read_why;
use crate::communication::{Dialogue, Entry, Menu, Question, Stop, TIP, UNKNOWN, means};
use crate::explanation::typed;
use crate::inference::Outcome;
use crate::players::Exercise;
use crate::reason::Phrase;

/// Asks for an answer, which `accept` reads; `accepts` says what it may be. Whoever asks for a tip gets it, once, and the question again.
/// `None` if the person does not know.
pub(super) fn examine<T>(
    dialogue: &mut Dialogue,
    mut question: Question,
    tip: &mut Option<Phrase>,
    accepts: &Phrase,
    mut accept: impl FnMut(&str) -> Option<Result<T, Phrase>>,
) -> Result<Option<T>, Stop> {
    question.may_be_unknown = true;
    question.help = question.help.say(dialogue.words(), "learn-help-keys");
    loop {
        let asked = dialogue.ask(&question, |answer| match answer {
            "" => Err(accepts.clone()),
            UNKNOWN => Ok(Some(None)),
            _ if means(answer, TIP) => Ok(None),
            _ => {
                let refusal = Phrase::new("quiz-refuse").quoting("answer", answer);
                let refusal = Err(refusal.with("accepted", accepts.clone()));
                accept(answer).unwrap_or(refusal).map(Some).map(Some)
            }
        });
        match asked? {
            None => dialogue.tell(tip.take().unwrap_or("quiz-no-tip".into()))?,
            Some(answered) => return Ok(answered),
        }
    }
}

/// Asks whether the position is won.
pub(super) fn examine_outcome(
    dialogue: &mut Dialogue,
    exercise: &Exercise,
    tip: &mut Option<Phrase>,
) -> Result<Option<Outcome>, Stop> {
    let (ask, help, accepts) = if exercise.game.has_points() {
        ("quiz-ask-points", "quiz-help-points", "quiz-accepts-points")
    } else {
        ("quiz-ask", "quiz-help", "quiz-accepts")
    };
    let mut answers = vec![
        (Outcome::Win, "+", "words-won"),
        (Outcome::Loss, "-", "words-lost"),
    ];
    if exercise.game.has_points() {
        answers.push((Outcome::Draw, "=", "words-drawn"));
    }
    let entries = answers
        .into_iter()
        .map(|(outcome, sign, id)| Entry::new(outcome, sign, String::new()).known(typed(id)));
    let menu = Menu::named(entries.collect());
    let mut question = dialogue.question(ask, help);
    question.help = (question.help).say(dialogue.words(), exercise.game.summary());
    examine(dialogue, question, tip, &accepts.into(), |answer| {
        menu.pick(answer).copied().map(Ok)
    })
}

/// Asks for the move until it is a legal one, and returns whether it is optimal. Who asks about a move has been given
/// the answer, and so did not know it.
pub(super) fn examine_move(
    dialogue: &mut Dialogue,
    exercise: &Exercise,
    tip: &mut Option<Phrase>,
) -> Result<Option<bool>, Stop> {
    let words = dialogue.words();
    let (game, at) = (&exercise.game, &exercise.at);
    let accept = |how| Phrase::new("quiz-accepts-move").with("how", how);
    let accepts = accept(Phrase::new(game.about().moves));
    let (ask, help) = if exercise.game.has_points() {
        ("quiz-ask-best", "quiz-help-best")
    } else {
        ("quiz-ask-move", "quiz-help-move")
    };
    let mut is_told = false;
    loop {
        let mut question = dialogue.question(ask, help);
        question.help = (question.help)
            .say(words, game.about().moves)
            .say(words, game.summary())
            .say(words, "quiz-help-why");
        let read = |answer: &str| {
            let asked = read_why(&**game, at, answer).map(|asked| asked.map(Err));
            let read = asked.unwrap_or_else(|| exercise.judge(answer).map(Ok));
            Some(read.map_err(accept))
        };
        match examine(dialogue, question, tip, &accepts, read)?.transpose() {
            Ok(is_right) => return Ok(is_right.filter(|_| !is_told)),
            Err(played) => {
                is_told = true;
                let opponent = words.text("name-opponent");
                show_consequence(dialogue, &mut *game.afresh(), at, played, &opponent)?;
            }
        }
    }
}
