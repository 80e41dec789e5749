//! How far a pupil has got: for each lesson the box it lies in, after Leitner, and how many answers in a row were right. As text it is a
//! plain line a lesson:
//!
//! ```text
//! # nimatron progress 1: lesson, box, right in a row, day since 1970-01-01
//! pairs 2 4 20780
//! ```

use std::array;

use rand::RngExt;

use super::{COURSE, find};
use crate::players::Chance;

/// So many answers in a row must be right the first time before the last game.
pub(crate) const IN_A_ROW: u64 = 4;

/// The last box. Lessons in box 1 are due after a day, and those in each further one after twice as long.
pub(crate) const LAST_BOX: u64 = 5;

/// The first line of the text.
const HEAD: &str = "# nimatron progress 1: lesson, box, right in a row, day since 1970-01-01";

/// The latest day in a file.
const MOST_DAYS: u64 = 1 << 32;

/// What is known of a lesson that was begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Skill {
    /// The box, from 1 on; 0 while the lesson is not mastered.
    pub place: u64,
    /// The answers in a row that were right.
    pub row: u64,
    /// The day of the last answer, from 1970-01-01 on.
    pub day: u64,
}

/// How far a pupil has got in each lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Progress {
    skills: [Option<Skill>; COURSE.len()],
    /// Today, from 1970-01-01 on.
    pub today: u64,
}

/// In how many days a mastered lesson is due; 0 if it is due now.
fn days_until_due(skill: Skill, today: u64) -> u64 {
    (skill.day + (1 << (skill.place - 1))).saturating_sub(today)
}

impl Progress {
    /// That of a pupil who has learned nothing.
    pub(crate) fn new(today: u64) -> Self {
        Self {
            today,
            ..Self::default()
        }
    }

    /// Reads the text of a file, or returns the number of the first line that is damaged.
    pub(crate) fn read(text: &str, today: u64) -> Result<Self, u64> {
        let mut progress = Self::new(today);
        for (line, number) in text.lines().zip(1_u64..) {
            if number == 1 && line == HEAD {
                continue;
            }
            progress
                .read_line(line)
                .filter(|()| number > 1)
                .ok_or(number)?;
        }
        Ok(progress)
    }

    /// Reads a line, unless it is damaged.
    fn read_line(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split(' ').collect();
        let [name, figures @ ..] = words.as_slice() else {
            return None;
        };
        let lesson = find(name)
            .ok()
            .filter(|&lesson| COURSE[lesson].name() == *name)?;
        let figures: Result<Vec<u64>, _> = figures.iter().map(|word| word.parse()).collect();
        let &[place, row, day] = figures.ok()?.as_slice() else {
            return None;
        };
        let is_possible = place <= LAST_BOX && row <= IN_A_ROW && day <= MOST_DAYS;
        let skill = Skill { place, row, day };
        (is_possible && self.skills[lesson].replace(skill).is_none()).then_some(())
    }

    /// Writes it as text.
    pub(crate) fn write(&self) -> String {
        let lines = COURSE
            .iter()
            .zip(&self.skills)
            .filter_map(|(lesson, skill)| {
                let Skill { place, row, day } = (*skill)?;
                Some(format!("{} {place} {row} {day}\n", lesson.name()))
            });
        format!("{HEAD}\n{}", lines.collect::<String>())
    }

    /// What is known of a lesson; `None` if it was not begun.
    pub(crate) fn skill(&self, lesson: usize) -> Option<Skill> {
        self.skills[lesson]
    }

    /// Whether a lesson is mastered.
    pub(crate) fn is_mastered(&self, lesson: usize) -> bool {
        self.skills[lesson].is_some_and(|skill| skill.place > 0)
    }

    /// Begins a lesson. One that is mastered begins again.
    pub(crate) fn begin(&mut self, lesson: usize) {
        let is_mastered = self.is_mastered(lesson);
        let skill = self.at_work(lesson);
        if is_mastered {
            skill.row = 0;
        }
    }

    /// The lesson, which is learned today.
    fn at_work(&mut self, lesson: usize) -> &mut Skill {
        let skill = self.skills[lesson].get_or_insert_default();
        skill.day = self.today.max(skill.day);
        skill
    }

    /// Counts an answer in the lesson that is learned.
    pub(crate) fn count(&mut self, lesson: usize, right: bool) {
        let skill = self.at_work(lesson);
        skill.row = if right {
            IN_A_ROW.min(skill.row + 1)
        } else {
            0
        };
    }

    /// A lesson is mastered: it comes into the first box, unless it lies in one already.
    pub(crate) fn master(&mut self, lesson: usize) {
        let skill = self.at_work(lesson);
        skill.place = skill.place.max(1);
    }

    /// Counts an answer to a question of a lesson that is mastered. One that is due goes on to the next box if it was right; after a
    /// mistake any goes back to the first.
    pub(crate) fn repeat(&mut self, lesson: usize, right: bool) {
        let is_due = self.is_due(lesson);
        if right && !is_due {
            return;
        }
        let skill = self.at_work(lesson);
        skill.place = if right {
            LAST_BOX.min(skill.place + 1)
        } else {
            1
        };
    }

    /// After how many days a mastered lesson comes back, counted from today.
    pub(crate) fn wait(&self, lesson: usize) -> u64 {
        let skill = self.skills[lesson].filter(|skill| skill.place > 0);
        skill.map_or(0, |skill| days_until_due(skill, self.today))
    }

    /// Whether a lesson is mastered and due.
    pub(crate) fn is_due(&self, lesson: usize) -> bool {
        self.is_mastered(lesson) && self.wait(lesson) == 0
    }

    /// The lessons that are due.
    pub(crate) fn due(&self) -> Vec<usize> {
        let lessons = 0..COURSE.len();
        lessons.filter(|&lesson| self.is_due(lesson)).collect()
    }

    /// Draws another lesson that is mastered, if there is one: of those that are due, if any is.
    pub(crate) fn earlier(&self, lesson: usize, chance: &mut Chance) -> Option<usize> {
        let others = |is_meant: fn(&Self, usize) -> bool| {
            let others = (0..COURSE.len()).filter(|&other| other != lesson);
            others
                .filter(|&other| is_meant(self, other))
                .collect::<Vec<_>>()
        };
        let mut offered = others(Self::is_due);
        if offered.is_empty() {
            offered = others(Self::is_mastered);
        }
        (!offered.is_empty()).then(|| offered[chance.random_range(0..offered.len())])
    }

    /// The lesson to learn next: the first that is not mastered; if all are, the one that is due first.
    pub(crate) fn next(&self) -> usize {
        let mut lessons = 0..COURSE.len();
        let open = lessons.find(|&lesson| !self.is_mastered(lesson));
        let due_first = || (0..COURSE.len()).min_by_key(|&lesson| self.wait(lesson));
        open.or_else(due_first).unwrap_or(0)
    }

    /// The lessons in each box.
    pub(crate) fn boxes(&self) -> [Vec<usize>; LAST_BOX as usize] {
        array::from_fn(|index| {
            let lies_here = |lesson: &usize| {
                self.skills[*lesson].is_some_and(|skill| skill.place == index as u64 + 1)
            };
            (0..COURSE.len()).filter(lies_here).collect()
        })
    }
}
