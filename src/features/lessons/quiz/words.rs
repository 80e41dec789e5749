//! Exercises on paper: the worksheet, the solution with its reason, and the report card.

use crate::exercises::{Exercise, best_move, problem};
use crate::explanation::{message, say_all};
use crate::explanation::{titles::titled, told::Told};
use crate::features::lessons::{
    course::COURSE,
    lookup::{about, asks_number},
    trainer::LEVELS,
    words::{of_lesson, outcome, part},
};
use crate::inference::Tally;
use crate::reason::Phrase;
use crate::text::{Text, columns};

/// Returns problems to print, with the rules, an example of a move, and blank lines for a name and
/// the answers. The flag `source` repeats them.
pub(super) fn worksheet(
    exercises: &[Exercise],
    theme: Option<usize>,
    source: &str,

    width: usize,
) -> Text {
    let title = phrase!("quiz-sheet", count = exercises.len());
    let mut text = Text::headed(&title);
    if let Some(theme) = theme {
        text = text.say(of_lesson("quiz-theme", theme));
    }
    let mut text = text
        .prose(format!("{} {BLANK}{BLANK}", message("quiz-sheet-name")))
        .blank()
        .say("quiz-sheet-about");
    text = rules(exercises).fold(text, Text::prose);
    let numbered = (1_u64..).zip(exercises);
    let text = numbered.fold(text, |text, (number, exercise)| {
        let title = phrase!("quiz-numbered", number);
        text.then(problem(title, exercise, width))
            .then(blanks(exercise.game.has_points(), width))
            .then(
                number_asked(theme, exercise)
                    .map_or_else(Text::new, |asked| Text::words(format!("{asked} {BLANK}"))),
            )
    });
    text.blank().say(phrase!("quiz-sheet-seed", source))
}

/// The question for the number of a position, if the theme asks for it.
pub(super) fn number_asked(theme: Option<usize>, exercise: &Exercise) -> Option<String> {
    let theme = theme.filter(|&theme| asks_number(theme, exercise))?;
    Some(part(&COURSE[theme], "number"))
}

/// The place for an answer.
const BLANK: &str = "____________";

/// The places for the answers, side by side if there is room.
fn blanks(by_points: bool, width: usize) -> Text {
    let blanks = ["quiz-sheet-outcome", "quiz-sheet-move"].map(|label| {
        let label = phrase!(label, points = by_points).to_string();
        format!("{label} {BLANK}")
    });
    let side_by_side = blanks.join("   ");
    if columns(&side_by_side) <= width {
        Text::words(side_by_side)
    } else {
        blanks.into_iter().fold(Text::new(), Text::prose)
    }
}

/// Returns the solution of a numbered problem, with a short reason.
pub(super) fn numbered_solution(
    number: u64,
    exercise: &Exercise,
    theme: Option<usize>,
    told: &mut Told,
) -> Text {
    let title = phrase!("quiz-numbered", number);
    let sentences = solved(exercise, theme, told).into_iter();
    sentences.fold(headed(title, exercise), Text::say)
}

/// The solution, and a short reason if there is one. A theorem that was told before is only named.
fn solved(exercise: &Exercise, theme: Option<usize>, told: &mut Told) -> Vec<Phrase> {
    let mut said = vec![phrase!("quiz-short", solution = solution(exercise))];
    if number_asked(theme, exercise).is_some() {
        let number = exercise.analysis.nimber.unwrap_or_default().to_string();
        let number = phrase!("learn-right-number", number);
        said.push(phrase!("quiz-short", solution = number));
    }
    let why = told.short(&exercise.reason);
    said.extend(why.map(|reason| phrase!("why", reason)));
    said
}

/// The same as one text.
pub(super) fn solved_clauses(exercise: &Exercise, theme: Option<usize>, told: &mut Told) -> String {
    say_all(&solved(exercise, theme, told))
}

/// Returns the outcome and the move, as a clause.
fn solution(exercise: &Exercise) -> Phrase {
    let solution = outcome(exercise.analysis.outcome);
    match best_move(exercise) {
        None => solution,
        Some(best) => phrase!("quiz-solution", outcome = solution, best),
    }
}

/// An exercise that was answered wrongly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mistake {
    /// Its place among the exercises.
    pub place: usize,
    /// Whether it was right when it came again.
    pub mended: bool,
}

/// What came of a quiz.
pub(super) struct ReportCard<'a> {
    /// The exercises in their order.
    pub exercises: &'a [Exercise],
    /// The answers whether a position is won.
    pub outcomes: Tally,
    /// The answers with a move.
    pub moves: Tally,
    /// The exercises that were answered wrongly, in their order.
    pub mistakes: Vec<Mistake>,
    /// The level of the exercises, if they are of one.
    pub level: Option<u64>,
    /// The flag that repeats them.
    pub source: &'a str,
}

impl ReportCard<'_> {
    /// Returns the report card as a page.
    pub(super) fn page(&self) -> Text {
        let title = Text::headed(&"quiz-report".into());
        let mut text = Text::new().blank().then(title);
        let (outcomes, moves) = (self.outcomes, self.moves);
        for (id, tally) in [
            ("quiz-tally-outcomes", outcomes),
            ("quiz-tally-moves", moves),
        ] {
            if tally.choices > 0 {
                let told = phrase!(id, asked = tally.choices);
                text = text.say_below(told.with("right", tally.right));
            }
        }
        if !self.mistakes.is_empty() {
            let count = phrase!("quiz-mistakes", count = self.mistakes.len());
            text = text.say(count);
        }
        for mistake in &self.mistakes {
            let exercise = &self.exercises[mistake.place];
            let told = phrase!("quiz-mistake", mended = mistake.mended);
            let told = titled(told, &*exercise.game, &exercise.at);
            text = text.say_below(told.with("solution", solution(exercise)));
        }
        let failed = self.mistakes.iter();
        let failed = failed.filter_map(|mistake| about(&self.exercises[mistake.place]));
        // Later lessons rely on earlier ones.
        if let Some(place) = failed.min() {
            text = text.say(of_lesson("quiz-read", place));
        }
        let again = phrase!("quiz-seed", source = self.source);
        text.say(self.next()).say(again)
    }

    /// The mistake to look at first, one that stayed if there is one.
    fn worst(&self) -> Option<&Exercise> {
        let mistake = self
            .mistakes
            .iter()
            .find(|mistake| !mistake.mended)
            .or(self.mistakes.first())?;
        Some(&self.exercises[mistake.place])
    }

    /// What to look at next: a mistake; or a higher level, if all was right.
    fn next(&self) -> Phrase {
        let (asked, count) = (self.outcomes.choices, self.exercises.len());
        if let Some(exercise) = self.worst() {
            phrase!("quiz-next", command = command(exercise))
        } else if asked < count {
            phrase!("quiz-not-all", count, asked)
        } else {
            match self.level {
                None => Phrase::new("quiz-faultless"),
                Some(level) if level < LEVELS => {
                    phrase!("quiz-next-level", level = level + 1)
                }
                Some(_) => Phrase::new("quiz-highest"),
            }
        }
    }
}

/// The command that shows all about a position.
fn command(exercise: &Exercise) -> String {
    let game = &exercise.game;
    let misere = if game.is_misere() { " --misere" } else { "" };
    let (name, options) = (game.name(), game.write_options(&exercise.at));
    let mut position = exercise.position();
    if position.contains(' ') {
        position = format!("\"{position}\"");
    }
    format!("nimatron solve {name} {position}{options}{misere} --full")
}

/// The rules of all games, each once; of a sum also those of its summands.
pub(super) fn rules(exercises: &[Exercise]) -> impl Iterator<Item = String> + '_ {
    let mut told: Vec<Phrase> = Vec::new();
    exercises.iter().flat_map(move |exercise| {
        let (rules, game) = (exercise.rules(), &exercise.game);
        let mut said = Vec::new();
        if !told.contains(&rules) {
            said.push(say_all(&[rules.clone(), game.notation()]));
            told.push(rules);
        }
        for rules in game.summand_rules(&exercise.at) {
            if !told.contains(&rules) {
                said.push(rules.to_string());
                told.push(rules);
            }
        }
        said
    })
}

/// Adds the game and the position of an exercise to a title.
fn headed(title: Phrase, exercise: &Exercise) -> Text {
    let title = titled(title, &*exercise.game, &exercise.at);
    Text::new().blank().then(Text::headed(&title))
}
