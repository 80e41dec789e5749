//! A quiz: asks a person whether positions are won and which move is best, asks again what was
//! wrong, and ends with a report card. Also how a person is examined, who may ask for a tip, or say
//! that the answer is not known.

use super::{command::read_why, shown::show_consequence};
use crate::communication::{
    Dialogue, Entry, Error, Menu, Question, Result, TIP, UNKNOWN, WHY, means,
};
use crate::explanation::{
    lessons::of_lesson,
    quiz::{Mistake, ReportCard, best_move, outcome, problem, tip, verdict},
    told::Told,
    typed,
    why::reasoned,
};
use crate::inference::{Outcome, Tally};
use crate::players::Exercise;
use crate::reason::Phrase;
use crate::text::Text;

/// How often a mistake comes again.
const AGAIN: u32 = 2;

/// A quiz with the answers so far.
struct QuizSession<'a> {
    card: ReportCard<'a>,
    /// The lesson whose theme it has.
    theme: Option<usize>,
    dialogue: Dialogue<'a>,
    told: Told,
}

/// Asks everything, and shows the report card, also if the person quits or the input ends early. To
/// quit is not an error.
pub(crate) fn quiz<'a>(
    exercises: &'a [Exercise],
    level: Option<u64>,
    theme: Option<usize>,
    source: &'a str,
    dialogue: Dialogue<'a>,
) -> Result {
    let quiz = QuizSession {
        card: ReportCard {
            exercises,
            outcomes: Tally::default(),
            moves: Tally::default(),
            mistakes: Vec::new(),
            level,
            source,
        },
        theme,
        dialogue,
        told: Told::default(),
    };
    quiz.run()
}

impl QuizSession<'_> {
    fn run(mut self) -> Result {
        let count = phrase!("quiz-begins", count = self.card.exercises.len());
        let level = self.card.level.unwrap_or_default();
        self.dialogue.tell(count.with("level", level))?;
        if let Some(theme) = self.theme {
            self.dialogue
                .tell(of_lesson("quiz-theme", theme, self.dialogue.words()))?;
        }
        let asked = self.ask_all();
        if matches!(asked, Ok(()) | Err(Error::Quit | Error::InputEnded(_))) {
            let report = self.card.page(self.dialogue.words());
            self.dialogue.message(&report)?;
        }
        match asked {
            Err(Error::Quit) => Ok(()),
            asked => asked,
        }
    }

    /// Asks each question, and then those with mistakes once more, at most twice.
    fn ask_all(&mut self) -> Result {
        for place in 0..self.card.exercises.len() {
            let title = phrase!(
                "quiz-question",
                number = place + 1,
                count = self.card.exercises.len()
            );
            self.ask(place, title, true)?;
        }
        for _ in 0..AGAIN {
            let count = self
                .card
                .mistakes
                .iter()
                .filter(|mistake| !mistake.mended)
                .count();
            if count == 0 {
                break;
            }
            let again = phrase!("quiz-again", count);
            self.dialogue.message(&Text::new().blank())?;
            self.dialogue.tell(again)?;
            for index in 0..self.card.mistakes.len() {
                let Mistake { place, mended } = self.card.mistakes[index];
                if !mended {
                    let right = self.ask(place, Phrase::new("quiz-once-more"), false)?;
                    self.card.mistakes[index].mended = right;
                }
            }
        }
        Ok(())
    }

    /// Asks about one exercise, and returns whether everything was right. Answers count only the
    /// first time.
    fn ask(&mut self, place: usize, title: Phrase, is_first: bool) -> Result<bool> {
        let (words, width) = self.dialogue.words_and_width();
        let exercise = &self.card.exercises[place];
        self.dialogue
            .message(&problem(title, exercise, words, width))?;
        let mut tip = Some(tip(exercise, self.theme, words));
        let given = examine_outcome(&mut self.dialogue, exercise, &mut tip)?;
        let given = given.map(|given| given == exercise.outcome);
        let mut right = given == Some(true);
        self.dialogue
            .tell(verdict(given, outcome(exercise.outcome)))?;
        let mistake = Mistake {
            place,
            mended: false,
        };
        if is_first {
            count(&mut self.card.outcomes, right);
            self.card.mistakes.extend((!right).then_some(mistake));
        }
        if let Some(fact) = best_move(exercise) {
            let given = examine_move(
                &mut self.dialogue,
                exercise,
                (None, &mut self.told),
                &mut tip,
            )?;
            self.dialogue.tell(verdict(given, fact))?;
            let found = given == Some(true);
            if is_first {
                count(&mut self.card.moves, found);
                self.card
                    .mistakes
                    .extend((right && !found).then_some(mistake));
            }
            right &= found;
        }
        let reason = self.told.shorten(exercise.reason.clone(), words);
        let mut text = Text::new().blank().then(reasoned(&reason, words, width));
        if reason.mentions_nimbers() && self.told.is_new("nimber-means") {
            text = text.blank().say(words, "nimber-means");
        }
        self.dialogue.page(&text)?;
        Ok(right)
    }
}

fn count(tally: &mut Tally, right: bool) {
    tally.choices += 1;
    tally.right += usize::from(right);
}

/// Asks for an answer, which `accept` reads; `accepts` says what it may be. Whoever asks for a tip
/// gets it, once, and the question again. `None` if the person does not know.
pub(super) fn examine<T>(
    dialogue: &mut Dialogue,
    mut question: Question,
    tip: &mut Option<Phrase>,
    accepts: &Phrase,
    mut accept: impl FnMut(&str) -> Option<Result<T, Phrase>>,
) -> Result<Option<T>> {
    question.may_be_unknown = true;
    question.help = question.help.say(dialogue.words(), "learn-help-keys");
    loop {
        let asked = dialogue.ask(&question, |answer| match answer {
            "" => Err(accepts.clone()),
            UNKNOWN => Ok(Some(None)),
            _ if means(answer, TIP) => Ok(None),
            // Whoever asks why does not know.
            _ if means(answer, WHY) => Ok(Some(None)),
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
    let mut question = dialogue.question(ask, help);
    question.help = (question.help).say(dialogue.words(), exercise.rules());
    examine(dialogue, question, tip, &accepts.into(), |answer| {
        menu.pick(answer).copied().map(Ok)
    })
}

/// Asks for the move until it is a legal one, and returns whether it is optimal. Who asks about a
/// move has been given the answer, and so did not know it; in a `lesson` by what was taught.
pub(super) fn examine_move(
    dialogue: &mut Dialogue,
    exercise: &Exercise,
    (lesson, told): (Option<usize>, &mut Told),
    tip: &mut Option<Phrase>,
) -> Result<Option<bool>> {
    let words = dialogue.words();
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
        let mut question = dialogue.question(ask, help);
        question.help = (question.help)
            .say(words, example(exercise))
            .say(words, exercise.rules())
            .say(words, "quiz-help-why");
        let read = |answer: &str| {
            let asked = read_why(&**game, at, answer);
            let is_move = asked.is_some() || game.read_typed_move(answer).is_ok();
            let read = asked.map_or_else(|| exercise.judge(answer).map(Ok), |asked| asked.map(Err));
            // What is no move is refused with an example that gives nothing away.
            is_move.then(|| read.map_err(accept))
        };
        match examine(dialogue, question, tip, &accepts, read)?.transpose() {
            Ok(is_right) => return Ok(is_right.filter(|_| !is_told)),
            Err(played) => {
                is_told = true;
                let opponent = words.text("name-opponent");
                let game = &mut *game.afresh();
                show_consequence(
                    dialogue,
                    game,
                    at,
                    played,
                    (&opponent, [0; 2]),
                    (lesson, told),
                )?;
                dialogue.tell("quiz-told")?;
            }
        }
    }
}

/// Says how a move is written, by one that is not an answer if there is one.
fn example(exercise: &Exercise) -> Phrase {
    let mut wrong = (exercise.game.moves(&exercise.at)).filter(|one| !exercise.best.contains(one));
    match wrong.next() {
        Some(wrong) => phrase!("quiz-such-as", example = wrong.to_string()),
        None => exercise.game.notation(),
    }
}
