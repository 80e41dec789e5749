//! Which lesson of the course is meant, by its name or by a position, and what was taught so far.

use super::{
    COURSE,
    lesson::{Kind, Lesson},
};
use crate::exercises::Exercise;
use crate::reason::{Phrase, Reason};

/// The names of all lessons, for `--help`.
pub fn lesson_names() -> String {
    COURSE.each_ref().map(Lesson::name).join(", ")
}

/// Returns the names of all lessons, which are those of the themes of the quiz.
pub(super) fn names() -> Vec<&'static str> {
    COURSE.iter().map(Lesson::name).collect()
}

/// Whether a theme asks for the number of a position: its lesson is about numbers, and not moves.
pub(super) fn asks_number(theme: usize, exercise: &Exercise) -> bool {
    let drills = COURSE[theme].drills;
    let is_of_numbers = drills.contains(&Kind::Number) && !drills.contains(&Kind::Move);
    is_of_numbers && exercise.analysis.nimber.is_some()
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
