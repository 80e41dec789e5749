//! How a person is examined, who may ask for a tip, or say that the answer is not known.

use crate::communication::{Entry, FrontEnd, Menu, Question, Result, TIP, UNKNOWN, WHY, means};
use crate::exercises::Exercise;
use crate::explanation::message;
use crate::explanation::{told::Told, typed, why::Taught};
use crate::inference::Outcome;
use crate::reason::Phrase;
use crate::session::{read_why, show_consequence};

/// What a person says when examined.
enum Response<T> {
    /// A tip, please.
    Tip,
    /// The answer is not known.
    Unknown,
    Answer(T),
}

/// Asks for an answer, which `accept` reads; `accepts` says what it may be. Whoever asks for a tip
/// gets it, once, and the question again. `None` if the person does not know.
pub(super) fn examine<T>(
    front: &mut dyn FrontEnd,
    mut question: Question,
    tip: &mut Option<Phrase>,
    accepts: &Phrase,
    mut accept: impl FnMut(&str) -> Option<Result<T, Phrase>>,
) -> Result<Option<T>> {
    question.may_be_unknown = true;
    question.help = question.help.say("learn-help-keys");
    loop {
        let asked = front.ask(&question, |answer| match answer {
            "" => Err(accepts.clone()),
            UNKNOWN => Ok(Response::Unknown),
            _ if means(answer, TIP) => Ok(Response::Tip),
            // Whoever asks why does not know.
            _ if means(answer, WHY) => Ok(Response::Unknown),
            _ => {
                let refusal = Phrase::new("quiz-refuse").quoting("answer", answer);
                let refusal = Err(refusal.with("accepted", accepts.clone()));
                accept(answer).unwrap_or(refusal).map(Response::Answer)
            }
        });
        match asked? {
            Response::Tip => front.tell(tip.take().unwrap_or("quiz-no-tip".into()))?,
            Response::Unknown => return Ok(None),
            Response::Answer(answer) => return Ok(Some(answer)),
        }
    }
}

/// Asks whether the position is won.
pub(super) fn examine_outcome(
    front: &mut dyn FrontEnd,
    exercise: &Exercise,
    tip: &mut Option<Phrase>,
) -> Result<Option<Outcome>> {
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
    let mut question = Question::new(ask, help);
    question.help = (question.help).say(exercise.rules());
    examine(front, question, tip, &accepts.into(), |answer| {
        menu.pick(answer).copied().map(Ok)
    })
}

/// Asks for the move until it is a legal one, and returns whether it is optimal. Who asks about a
/// move has been given the answer, and so did not know it; in a lesson by what was `taught`.
pub(super) fn examine_move(
    front: &mut dyn FrontEnd,
    exercise: &Exercise,
    (taught, told): (Taught, &mut Told),
    tip: &mut Option<Phrase>,
) -> Result<Option<bool>> {
    let (game, at) = (&exercise.game, &exercise.at);
    let accept = |how| phrase!("quiz-accepts-move", how);
    let accepts = accept(example(exercise));
    let (ask, help) = if exercise.game.has_points() {
        ("quiz-ask-best", "quiz-help-best")
    } else {
        ("quiz-ask-move", "quiz-help-move")
    };
    let mut is_told = false;
    loop {
        let mut question = Question::new(ask, help);
        question.help = (question.help)
            .say(example(exercise))
            .say(exercise.rules())
            .say("quiz-help-why");
        let read = |answer: &str| {
            let asked = read_why(&**game, at, answer);
            let is_move = asked.is_some() || game.read_typed_move(answer).is_ok();
            let is_best = |played| exercise.analysis.moves.contains(&played);
            let judged = || exercise.read(answer).map(|played| Ok(is_best(played)));
            let read = asked.map_or_else(judged, |asked| asked.map(Err));
            // What is no move is refused with an example that gives nothing away.
            is_move.then(|| read.map_err(accept))
        };
        match examine(front, question, tip, &accepts, read)?.transpose() {
            Ok(is_right) => return Ok(is_right.filter(|_| !is_told)),
            Err(played) => {
                is_told = true;
                let opponent = message("name-opponent");
                let game = &mut *game.afresh();
                show_consequence(front, game, at, played, (&opponent, [0; 2]), (taught, told))?;
                front.tell("quiz-told")?;
            }
        }
    }
}

/// Says how a move is written, by one that is not an answer if there is one.
fn example(exercise: &Exercise) -> Phrase {
    let mut wrong =
        (exercise.game.moves(&exercise.at)).filter(|one| !exercise.analysis.moves.contains(one));
    match wrong.next() {
        Some(wrong) => phrase!("quiz-such-as", example = wrong.to_string()),
        None => exercise.game.notation(),
    }
}
