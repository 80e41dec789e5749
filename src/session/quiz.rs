//! A quiz: asks a person whether positions are won and which move is best, asks again what was wrong, and ends with a report card.

use crate::communication::{Dialogue, Entry, Menu, Question, Stop};
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
    /// What is asked, in this order.
    exercises: Vec<Exercise>,
    level: u64,
    seed: u64,
    dialogue: Dialogue<'a>,
    outcomes: AnswerCount,
    moves: AnswerCount,
    mistakes: Vec<Mistake>,
    /// Whether it was said what a nimber is.
    nimbers_explained: bool,
}

impl<'a> Quiz<'a> {
    /// A quiz before its first question.
    pub(crate) fn new(
        exercises: Vec<Exercise>,
        level: u64,
        seed: u64,
        dialogue: Dialogue<'a>,
    ) -> Self {
        Self {
            exercises,
            level,
            seed,
            dialogue,
            outcomes: AnswerCount::default(),
            moves: AnswerCount::default(),
            mistakes: Vec::new(),
            nimbers_explained: false,
        }
    }

    /// Asks everything, and shows the report card, also if the person quits or the input ends early.
    ///
    /// # Errors
    /// [`Stop`]. To quit is not an error.
    pub(crate) fn run(mut self) -> Result<(), Stop> {
        let count = Phrase::new("quiz-begins").with("count", self.exercises.len());
        self.tell(&count.with("level", self.level))?;
        let asked = self.ask_all();
        if matches!(asked, Ok(()) | Err(Stop::Quit | Stop::InputEnded)) {
            self.report()?;
        }
        match asked {
            Err(Stop::Quit) => Ok(()),
            asked => asked,
        }
    }

    /// Asks each question, and then those with mistakes once more, at most twice.
    fn ask_all(&mut self) -> Result<(), Stop> {
        for place in 0..self.exercises.len() {
            let title = Phrase::new("quiz-question")
                .with("number", place + 1)
                .with("count", self.exercises.len());
            self.ask(place, title, true)?;
        }
        for _ in 0..AGAIN {
            let open = self.mistakes.iter().filter(|mistake| !mistake.mended);
            let count = open.count();
            if count == 0 {
                break;
            }
            let again = Phrase::new("quiz-again").with("count", count);
            self.dialogue.message(&Text::new().blank())?;
            self.tell(&again)?;
            for index in 0..self.mistakes.len() {
                let Mistake { place, mended } = self.mistakes[index];
                if !mended {
                    let right = self.ask(place, Phrase::new("quiz-once-more"), false)?;
                    self.mistakes[index].mended = right;
                }
            }
        }
        Ok(())
    }

    /// Asks about one exercise, and returns whether everything was right. Answers count only the first time.
    fn ask(&mut self, place: usize, title: Phrase, is_first: bool) -> Result<bool, Stop> {
        let words = self.dialogue.words();
        let width = self.dialogue.width();
        let exercise = &self.exercises[place];
        self.dialogue
            .message(&problem(title, exercise, words, width))?;
        let told = ask_outcome(&mut self.dialogue, exercise)?;
        let mut right = told == exercise.outcome;
        let said = verdict(right, outcome(exercise.outcome));
        self.dialogue.message(&Text::words(words.say(&said)))?;
        if is_first {
            self.outcomes.count(right);
            if !right {
                self.mistakes.push(Mistake {
                    place,
                    mended: false,
                });
            }
        }
        if let Some(fact) = best_move(exercise) {
            let found = ask_move(&mut self.dialogue, exercise)?;
            let said = verdict(found, fact);
            self.dialogue.message(&Text::words(words.say(&said)))?;
            if is_first {
                self.moves.count(found);
                if right && !found {
                    self.mistakes.push(Mistake {
                        place,
                        mended: false,
                    });
                }
            }
            right &= found;
        }
        let reason = &exercise.reason;
        let mut text = Text::new().blank().then(reasoned(reason, words, width));
        if reason.mentions_nimbers() && !self.nimbers_explained {
            self.nimbers_explained = true;
            text = text.blank().prose(words.text("nimber-means"));
        }
        self.dialogue.message(&text)?;
        Ok(right)
    }

    fn report(&mut self) -> Result<(), Stop> {
        let card = ReportCard {
            exercises: &self.exercises,
            outcomes: self.outcomes,
            moves: self.moves,
            mistakes: &self.mistakes,
            level: self.level,
            highest: LEVELS,
            seed: self.seed,
        };
        let shown = card.page(self.dialogue.words());
        self.dialogue.message(&shown)
    }

    fn tell(&mut self, phrase: &Phrase) -> Result<(), Stop> {
        let text = Text::words(self.dialogue.words().say(phrase));
        self.dialogue.message(&text)
    }
}

/// Asks whether the position is won.
fn ask_outcome(dialogue: &mut Dialogue, exercise: &Exercise) -> Result<Outcome, Stop> {
    let words = dialogue.words();
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
    let entries = answers.iter().map(|&(value, letter, _)| Entry {
        value,
        name: letter.to_owned(),
        label: String::new(),
    });
    let menu = answers
        .iter()
        .fold(Menu::lettered(entries.collect()), |menu, (value, _, id)| {
            menu.with_words(typed(id), value)
        });
    let question = Question {
        prompt: words.text(ask),
        help: Text::words(words.text(help)).prose(words.say(&exercise.rules)),
    };
    dialogue.ask(&question, |answer| {
        let refusal = || words.say(&Phrase::new(refuse).quoting("answer", answer));
        menu.pick(answer).ok_or_else(refusal)
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
    let question = Question {
        prompt: words.text(ask),
        help: Text::words(words.text(help))
            .prose(words.text(exercise.kind.about().moves))
            .prose(words.say(&exercise.rules)),
    };
    dialogue.ask(&question, |answer| {
        let judged = exercise.judge(answer);
        judged.map_err(|refusal| words.say(&refusal))
    })
}
