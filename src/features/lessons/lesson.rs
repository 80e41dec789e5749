//! A lesson as a value: one idea, the games that it is about, and the kinds of questions.

use super::trainer::Trainer;
use crate::games::Draw;
use crate::inference::{GameKind, Position, Solver, Work};

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

/// A kind of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Is the position won or lost?
    Outcome,
    /// Which move wins?
    Move,
    /// What is the nimber? Each lesson calls it by its own name, such as the nim-sum or the
    /// remainder.
    Number,
    /// The opponent has moved from a losing position: which move answers it?
    Answer,
    /// The opponent has thrown a win away: which move wins now?
    Refute,
    /// Which idea settles the position?
    Idea,
}

/// Positions of a game as they are written, and its variant as a program hears of it. `#` stands
/// for any number: from the first to the second if the positions are to be small, from the third to
/// the fourth if they are to be larger.
#[derive(Debug)]
pub(crate) struct Table(pub &'static str, pub [u64; 4]);

impl Lesson {
    /// The name on the command line, the same in every language.
    pub(crate) fn name(&self) -> &'static str {
        self.message.trim_start_matches("lesson-")
    }

    /// Whether it is about this game, in normal or in misère play.
    pub(super) fn is_about(&self, game: &dyn Solver) -> bool {
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
            Trainer::new(table.open(work.clone()), Box::new(draw))
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
        let variant = kind.read_terms(terms);
        kind.open(&variant.expect("lessons give options of their games"), work)
    }

    /// Draws a small position (0) or a larger one (1).
    pub(super) fn draw(&self, game: &dyn Solver, size: usize, draw: Draw) -> Position {
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
