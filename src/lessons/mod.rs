//! The course: lessons as data, the questions that are drawn for them, and how far a pupil has got.
//! How they are asked is left to the session. Every right answer comes from a solver.

mod course;
mod drill;
mod progress;

pub(crate) use course::COURSE;
pub(crate) use drill::{Drill, Kind};
pub(crate) use progress::{IN_A_ROW, LAST_BOX, Progress, refused};

use crate::games::Draw;
use crate::inference::{GameKind, Position, Solver, Work};
use crate::players::{DrawStart, Exercise, Trainer, bots::read_terms};
use crate::reason::{Phrase, Reason};

/// A lesson: one idea, and what it is practised on.
#[derive(Debug)]
pub(crate) struct Lesson {
    /// Its message, `lesson-` and its name: the title, with the idea, the example, a tip and the
    /// question for a number as attributes.
    pub message: &'static str,
    /// The games it is about. The example and the last game are played at the first.
    pub tables: &'static [Table],
    /// What is drawn below the idea.
    pub picture: Picture,
    /// The position of the example, in which one move wins.
    pub example: &'static str,
    /// The kinds of questions, by turns.
    pub drills: &'static [Kind],
    /// The position of the last game, which the player to move wins.
    pub boss: &'static str,
    /// The theorems that this idea is: a position that one of them settles is about this lesson.
    pub theorems: &'static [&'static str],
}

/// What is drawn below an idea.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Picture {
    /// The position of the example.
    Position,
    /// Which numbers up to this one are won and which are lost.
    Outcomes(u64),
    /// The nimbers of the numbers up to this one, in the first of the games.
    Nimbers(u64, usize),
    /// The numbers of the example in binary.
    Binary,
    /// The numbers of the example as sums of powers of two.
    Powers,
}

/// Positions of a game as they are written, and its variant as a program hears of it. `#` stands
/// for any number: from the first to the second if the positions are to be small, from the third to
/// the fourth if they are to be larger.
#[derive(Debug)]
pub(crate) struct Table(&'static str, [u64; 4]);

impl Lesson {
    /// The name on the command line, the same in every language.
    pub(crate) fn name(&self) -> &'static str {
        self.message.trim_start_matches("lesson-")
    }

    /// Whether it is about this game, in normal or in misère play.
    fn is_about(&self, game: &dyn Solver) -> bool {
        self.tables.iter().any(|table| {
            let is_misere = table.0.ends_with("misere");
            table.parts().0.name() == game.name() && is_misere == game.is_misere()
        })
    }

    /// What teaches this lesson in a quiz.
    pub(crate) fn trainers(&'static self, work: &Work) -> impl Iterator<Item = Trainer> {
        let work = work.clone();
        self.tables.iter().map(move |table| {
            // Sizes come in pairs of a smaller and a larger one.
            let draw = |game: &dyn Solver, size: u64, draw: Draw| {
                table.draw(game, usize::from(size.is_multiple_of(2)), draw)
            };
            let source: DrawStart = Box::new(draw);
            Trainer::new(table.open(work.clone()), source)
        })
    }
}

impl Table {
    /// The game, the position, and its variant as programs write it.
    fn parts(&self) -> (GameKind, &'static str, &'static str) {
        let (game, rest) = self.0.split_once(' ').unwrap_or_default();
        let (position, terms) = rest.split_once(" with ").unwrap_or((rest, ""));
        let kind = GameKind::from_name(game).expect("lessons name games of the list");
        (kind, position, terms)
    }

    /// Opens the game.
    pub(crate) fn open(&self, work: Work) -> Box<dyn Solver> {
        let (kind, _, terms) = self.parts();
        let variant = read_terms(kind.about(), terms);
        kind.open(&variant.expect("lessons give options of their games"), work)
    }

    /// Draws a small position (0) or a larger one (1).
    fn draw(&self, game: &dyn Solver, size: usize, draw: Draw) -> Position {
        let (_, pattern, _) = self.parts();
        let bounds = self.1[2 * size]..=self.1[2 * size + 1];
        let drawn = pattern
            .matches('#')
            .map(|_| draw(bounds.clone()))
            .fold(pattern.to_owned(), |written, number| {
                written.replacen('#', &number.to_string(), 1)
            });
        read(game, &drawn)
    }
}

/// Reads a position of a lesson.
pub(crate) fn read(game: &dyn Solver, written: &str) -> Position {
    game.read_position(written)
        .expect("lessons hold positions of their games")
}

/// The names of all lessons, for `--help`.
pub fn lesson_names() -> String {
    COURSE.each_ref().map(Lesson::name).join(", ")
}

/// Returns the place of the lesson with this name or number, or says which lessons there are.
pub(crate) fn find(name: &str) -> Result<usize, Phrase> {
    let is_meant =
        |(lesson, number): (&Lesson, usize)| lesson.name() == name || number.to_string() == name;
    COURSE.iter().zip(1..).position(is_meant).ok_or_else(|| {
        phrase!("refuse-lesson", most = COURSE.len())
            .quoting("lesson", name)
            .knowing(COURSE.iter().map(Lesson::name))
    })
}

/// Returns the place of the lesson whose theorem settles a position; `None` if there is none.
pub(crate) fn settled_by(reason: &Reason) -> Option<usize> {
    let told: &[Phrase] = &reason.evidence.as_ref()?.sentences;
    let is_told = |theorem: &&str| told.iter().any(|phrase| phrase.id == *theorem);
    COURSE
        .iter()
        .position(|lesson| lesson.theorems.iter().any(is_told))
}

/// Whether the lesson at a place, or one before it, has this name.
pub(crate) fn teaches(place: usize, name: &str) -> bool {
    COURSE[..=place].iter().any(|lesson| lesson.name() == name)
}

/// A reason without what comes after the lesson at this place; `None` if all rests on that.
pub(crate) fn taught(mut reason: Reason, place: usize) -> Option<Reason> {
    let has_nimbers = teaches(place, "mex");
    if !has_nimbers {
        reason.mex = None;
    }
    if !teaches(place, "sums") {
        reason.parts = Vec::new();
    }
    let is_later = settled_by(&reason).is_some_and(|lesson| lesson > place);
    Some(reason).filter(|reason| !is_later && (has_nimbers || !reason.mentions_nimbers()))
}

/// Returns the place of the lesson that an exercise is best learned from: by its theorem, or else
/// by its game.
pub(crate) fn about(exercise: &Exercise) -> Option<usize> {
    let game = &*exercise.game;
    let by_game = || COURSE.iter().rposition(|lesson| lesson.is_about(game));
    settled_by(&exercise.reason).or_else(by_game)
}
