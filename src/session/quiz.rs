//! A quiz: asks a person whether positions are won and which move is best, asks again what was wrong, and ends with a report card.

use std::mem;

use crate::communication::{Dialogue, Entry, Menu, Stop};
use crate::explanation::quiz::{
    AnswerCount, Mistake, ReportCard, best_move, outcome, problem, reasoned, verdict,
};
use crate::explanation::typed;
use crate::inference::Outcome;
use crate::players::Exercise;
use crate::reason::Phrase;
use crate::text::Text;

/// The highest level.
pub(crate) const LEVELS: u64 = 5;

/// How often a mistake comes again.
const AGAIN: u32 = 2;

/// A quiz with the answers so far.
pub(crate) struct Quiz<'a> {
    card: ReportCard<'a>,
    dialogue: Dialogue<'a>,
    /// Whether it was said what a nimber is.
    nimbers_explained: bool,
}

impl<'a> Quiz<'a> {
    /// A quiz before its first question.
    pub(crate) fn new(
        exercises: &'a [Exercise],
        level: u64,
        seed: u64,
        dialogue: Dialogue<'a>,
    ) -> Self {
        Self {
            card: ReportCard {
                exercises,
                outcomes: AnswerCount::default(),
                moves: AnswerCount::default(),
                mistakes: Vec::new(),
                level,
                highest: LEVELS,
                seed,
            },
            dialogue,
            nimbers_explained: false,
        }
    }

    /// Asks everything, and shows the report card, also if the person quits or the input ends early. To quit is not an error.
    pub(crate) fn run(mut self) -> Result<(), Stop> {
        let count = Phrase::new("quiz-begins").with("count", self.card.exercises.len());
        self.dialogue.tell(count.with("level", self.card.level))?;
        let asked = self.ask_all();
        if matches!(asked, Ok(()) | Err(Stop::Quit | Stop::InputEnded)) {
            let report = self.card.page(self.dialogue.words());
            self.dialogue.message(&report)?;
        }
        match asked {
            Err(Stop::Quit) => Ok(()),
            asked => asked,
        }
    }

    /// Asks each question, and then those with mistakes once more, at most twice.
    fn ask_all(&mut self) -> Result<(), Stop> {
        for place in 0..self.card.exercises.len() {
            let title = Phrase::new("quiz-question")
                .with("number", place + 1)
                .with("count", self.card.exercises.len());
            self.ask(place, title, true)?;
        }
        for _ in 0..AGAIN {
            let open = self.card.mistakes.iter().filter(|mistake| !mistake.mended);
            let count = open.count();
            if count == 0 {
                break;
            }
            let again = Phrase::new("quiz-again").with("count", count);
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

    /// Asks about one exercise, and returns whether everything was right. Answers count only the first time.
    fn ask(&mut self, place: usize, title: Phrase, is_first: bool) -> Result<bool, Stop> {
        let words = self.dialogue.words();
        let width = self.dialogue.width();
        let exercise = &self.card.exercises[place];
        self.dialogue
            .message(&problem(title, exercise, words, width))?;
        let mut right = ask_outcome(&mut self.dialogue, exercise)? == exercise.outcome;
        self.dialogue
            .tell(verdict(right, outcome(exercise.outcome)))?;
        let mistake = Mistake {
            place,
            mended: false,
        };
        if is_first {
            self.card.outcomes.count(right);
            self.card.mistakes.extend((!right).then_some(mistake));
        }
        if let Some(fact) = best_move(exercise) {
            let found = ask_move(&mut self.dialogue, exercise)?;
            self.dialogue.tell(verdict(found, fact))?;
            if is_first {
                self.card.moves.count(found);
                self.card
                    .mistakes
                    .extend((right && !found).then_some(mistake));
            }
            right &= found;
        }
        let reason = &exercise.reason;
        let mut text = Text::new().blank().then(reasoned(reason, words, width));
        if reason.mentions_nimbers() && !mem::replace(&mut self.nimbers_explained, true) {
            text = text.blank().prose(words.text("nimber-means"));
        }
        self.dialogue.message(&text)?;
        Ok(right)
    }
}

/// Asks whether the position is won.
fn ask_outcome(dialogue: &mut Dialogue, exercise: &Exercise) -> Result<Outcome, Stop> {
    let (ask, help, refuse) = if exercise.by_points {
        ("quiz-ask-points", "quiz-help-points", "quiz-refuse-points")
    } else {
        ("quiz-ask", "quiz-help", "quiz-refuse")
    };
    let mut answers = vec![
        (Outcome::Win, "w", "words-won"),
        (Outcome::Loss, "l", "words-lost"),
    ];
    if exercise.by_points {
        answers.push((Outcome::Draw, "d", "words-drawn"));
    }
    let entries = answers
        .into_iter()
        .map(|(outcome, letter, id)| Entry::new(outcome, letter, String::new()).known(typed(id)));
    let menu = Menu::named(entries.collect());
    let mut question = dialogue.question(ask, help);
    question.help = question.help.prose(dialogue.words().say(&exercise.rules));
    dialogue.ask(&question, |answer| {
        let picked = menu.pick(answer).copied();
        picked.ok_or_else(|| Phrase::new(refuse).quoting("answer", answer))
    })
}

/// Asks for the move until it is a legal one, and returns whether it is optimal.
fn ask_move(dialogue: &mut Dialogue, exercise: &Exercise) -> Result<bool, Stop> {
    let words = dialogue.words();
    let (ask, help) = if exercise.by_points {
        ("quiz-ask-best", "quiz-help-best")
    } else {
        ("quiz-ask-move", "quiz-help-move")
    };
    let mut question = dialogue.question(ask, help);
    question.help = (question.help)
        .prose(words.text(exercise.kind.about().moves))
        .prose(words.say(&exercise.rules));
    dialogue.ask(&question, |answer| exercise.judge(answer))
}
