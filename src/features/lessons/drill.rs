//! The questions of a lesson: positions are drawn until one fits the kind of question, and a solver
//! gives the answer.

use rand::RngExt;

use super::{
    COURSE,
    lesson::{Kind, Lesson, Picture},
    lookup::settled_by,
    trainer::{has_empty_pile, lost},
};
use crate::chance::{Chance, any};
use crate::exercises::Exercise;
use crate::inference::{Analysis, Move, Outcome, Position, Solver, Unsolved, Work};

/// A question.
pub(crate) struct Drill {
    pub kind: Kind,
    /// The position, with the answers.
    pub exercise: Exercise,
    /// The position before, and the opponent's move in it; `None` for other kinds.
    pub before: Option<(Position, Move)>,
    /// The lessons whose ideas are offered; none for other kinds.
    pub ideas: Vec<usize>,
}

/// How many positions are drawn in search of one that fits.
const TRIES: u32 = 300;

/// How many ideas are offered.
const IDEAS: usize = 3;

impl Drill {
    /// Draws the question number `number`, counted from 0, of a lesson: the kinds come by turns,
    /// and so do the two sizes. The position is not the one written as `last`.
    pub(crate) fn draw(
        lesson: usize,
        number: usize,
        last: &str,
        work: &Work,
        chance: &mut Chance,
    ) -> Result<Self, Unsolved> {
        let kinds = COURSE[lesson].drills;
        // With an even number of kinds each would always have the same size.
        let kind = kinds[(number + number / kinds.len()) % kinds.len()];
        for kind in [kind, Kind::Outcome] {
            for _ in 0..TRIES {
                let drawn = Self::try_draw(lesson, kind, number % 2, work, chance)?;
                let is_new = |drill: &Self| drill.exercise.position() != last;
                if let Some(drill) = drawn.filter(is_new) {
                    return Ok(drill);
                }
            }
        }
        unreachable!("every lesson has won and lost positions")
    }

    /// Draws a position, and makes the question if it fits.
    fn try_draw(
        lesson: usize,
        kind: Kind,
        size: usize,
        work: &Work,
        chance: &mut Chance,
    ) -> Result<Option<Self>, Unsolved> {
        let from = match kind {
            Kind::Idea if chance.random_bool(0.5) => chance.random_range(0..=lesson),
            _ => lesson,
        };
        let tables = COURSE[from].tables;
        let table = &tables[chance.random_range(0..tables.len())];
        let mut game = table.open(work.clone());
        let start = table.draw(&*game, size, &mut |bounds| chance.random_range(bounds));
        let Some((at, before)) = asked_about(kind, &mut *game, start, chance)? else {
            return Ok(None);
        };
        let moves = game.move_count(&at);
        if moves == 0 || has_empty_pile(&game.write_position(&at)) {
            return Ok(None);
        }
        let analysis = game.analyse(&at)?;
        if !fits(kind, &analysis, moves) {
            return Ok(None);
        }
        let exercise = Exercise::of(&mut *game, at, analysis)?;
        let mut ideas = Vec::new();
        if kind == Kind::Idea {
            ideas = offered(lesson, &exercise, chance);
            if ideas.is_empty() {
                return Ok(None);
            }
        }
        Ok(Some(Self {
            kind,
            exercise,
            before,
            ideas,
        }))
    }

    /// The lesson whose idea settles the position, among those that are offered.
    pub(crate) fn idea(&self) -> Option<usize> {
        settled_by(&self.exercise.reason)
    }
}

/// A position that is asked about; after an opponent's move, with the position before.
type Asked = (Position, Option<(Position, Move)>);

/// What such a question is about: `start`, or what can be reached from it. `None` if nothing is.
fn asked_about(
    kind: Kind,
    game: &mut dyn Solver,
    start: Position,
    chance: &mut Chance,
) -> Result<Option<Asked>, Unsolved> {
    let loses = match kind {
        Kind::Answer => true,
        Kind::Outcome | Kind::Idea => chance.random_bool(0.5),
        Kind::Move | Kind::Number | Kind::Refute => false,
    };
    let at = if loses && !game.has_points() {
        lost(game, start, chance)?
    } else {
        start
    };
    if !matches!(kind, Kind::Answer | Kind::Refute) {
        return Ok(Some((at, None)));
    }
    if game.is_over(&at) {
        return Ok(None);
    }
    let played = any(game, &at, chance);
    let after = game.play(&at, played).expect("a listed move is legal");
    // What is answered was lost, and what is refuted was won.
    let suits = (game.outcome(&at)? == Outcome::Loss) == loses;
    Ok(suits.then_some((after, Some((at, played)))))
}

/// Whether a position with this number of moves suits a kind of question, going by its analysis.
/// Only its reason shows whether an idea settles it.
fn fits(kind: Kind, analysis: &Analysis, moves: u128) -> bool {
    match kind {
        Kind::Outcome | Kind::Idea => true,
        Kind::Move => !analysis.moves.is_empty() && (analysis.moves.len() as u128) < moves,
        Kind::Answer | Kind::Refute => analysis.outcome == Outcome::Win,
        Kind::Number => analysis.nimber.is_some(),
    }
}

/// Whether the idea of a lesson may settle a position too: it is of a game of the lesson, or one
/// for which a table is small, or nimbers are known.
fn may_settle(lesson: &Lesson, exercise: &Exercise) -> bool {
    let is_number = exercise.position().parse::<u64>().is_ok();
    match lesson.name() {
        "period" if is_number => true,
        "sums" if exercise.analysis.nimber.is_some() => true,
        _ if lesson.picture == Picture::Binary && exercise.analysis.nimber.is_some() => true,
        _ => lesson.is_about(&*exercise.game),
    }
}

/// The lessons that are offered, one of which settles the position; none if no lesson does.
fn offered(lesson: usize, exercise: &Exercise, chance: &mut Chance) -> Vec<usize> {
    let settled = settled_by(&exercise.reason).filter(|&right| {
        // What shows nimbers is only about those of its games.
        let lesson = &COURSE[right];
        !matches!(lesson.picture, Picture::Nimbers(..)) || lesson.is_about(&*exercise.game)
    });
    settled.map_or_else(Vec::new, |right| ideas(right, lesson, exercise, chance))
}

/// The right lesson and others to choose from, in their order, as far as `last`.
fn ideas(right: usize, last: usize, exercise: &Exercise, chance: &mut Chance) -> Vec<usize> {
    let is_wrong = |&lesson: &usize| {
        let other = &COURSE[lesson];
        lesson != right && !other.theorems.is_empty() && !may_settle(other, exercise)
    };
    let mut others: Vec<usize> = (0..=last).filter(is_wrong).collect();
    if right > last || others.len() + 1 < IDEAS {
        return Vec::new();
    }
    let mut offered = vec![right];
    while offered.len() < IDEAS {
        offered.push(others.swap_remove(chance.random_range(0..others.len())));
    }
    offered.sort_unstable();
    offered
}
