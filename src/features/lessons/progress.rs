//! How far a pupil has got: for each lesson the box it lies in, after Leitner, and how many answers
//! in a row were right. It is read from a file under a lock, and the file is replaced as a whole
//! after every answer. What is damaged is never written over. A lesson is a plain line:
//!
//! ```text
//! # nimatron progress 1: lesson, box, right in a row, day since 1970-01-01
//! pairs 2 4 20780
//! ```

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rand::RngExt;

use super::COURSE;
use crate::chance::Chance;
use crate::files::{self, FileError, Held, beside, if_there, replace};
use crate::reason::Phrase;

/// So many answers in a row must be right the first time before the last game.
pub(crate) const IN_A_ROW: u64 = 4;

/// The last box. Lessons in box 1 are due after a day, and those in each further one after twice as
/// long.
pub(crate) const LAST_BOX: u64 = 5;

/// The first line of the text.
const HEAD: &str = "# nimatron progress 1: lesson, box, right in a row, day since 1970-01-01";

/// The latest day in a file.
const MOST_DAYS: u64 = 1 << 32;

/// The most bytes of a file.
const LARGEST_FILE: u64 = 1 << 16;

/// What is known of a lesson.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LessonSkill {
    /// Whether it was begun.
    pub is_begun: bool,
    /// The box, from 1 on; 0 while the lesson is not mastered.
    pub place: u64,
    /// The answers in a row that were right.
    pub row: u64,
    /// The day of the last answer, from 1970-01-01 on.
    day: u64,
}

/// How far a pupil has got in each lesson.
#[derive(Debug, Default)]
pub(crate) struct CourseProgress {
    skills: [LessonSkill; COURSE.len()],
    /// Today, from 1970-01-01 on.
    today: u64,
    /// The file in which it is kept, if it is.
    held: Option<Held>,
}

impl CourseProgress {
    /// That of a pupil who has learned nothing, which is not kept.
    pub(crate) fn new(today: u64) -> Self {
        Self {
            today,
            ..Self::default()
        }
    }

    /// Reads a file, which need not exist yet. If it is held, it is kept there, and from other
    /// processes while this value lives.
    pub(crate) fn open(path: &Path, today: u64, held: Option<Held>) -> Result<Self, Phrase> {
        let mut progress = Self {
            held,
            ..Self::new(today)
        };
        let bytes = if_there(files::read(path, LARGEST_FILE))
            .map_err(refused(path))?
            .unwrap_or_default();
        for (line, number) in String::from_utf8_lossy(&bytes).lines().zip(1_u64..) {
            let is_read = match number {
                1 => line == HEAD,
                _ => progress.read_line(line).is_some(),
            };
            if !is_read {
                return Err(phrase!("learn-damaged", line = number, file = path));
            }
        }
        Ok(progress)
    }

    /// Puts a file aside, in place of one that was put there before, and returns the path that it
    /// has now; `None` if there was none.
    pub(crate) fn reset(path: &Path) -> Result<Option<PathBuf>, Phrase> {
        // Without a folder there is nothing to lock.
        if fs::symlink_metadata(path).is_err() {
            return Ok(None);
        }
        let held = Held::take(path).map_err(refused(path))?;
        let old = beside(&held.path, ".old");
        fs::rename(&held.path, &old).map_err(unwritable(path))?;
        Ok(Some(old))
    }

    /// The file in which it is kept, if it is.
    pub(crate) fn file(&self) -> Option<&Path> {
        let path = &self.held.as_ref()?.path;
        path.exists().then_some(path)
    }

    /// Reads a line, unless it is damaged.
    fn read_line(&mut self, line: &str) -> Option<()> {
        let (name, figures) = line.split_once(' ')?;
        let lesson = COURSE.iter().position(|lesson| lesson.name() == name)?;
        let figures: Result<Vec<u64>, _> = figures.split(' ').map(str::parse).collect();
        let &[place, row, day] = figures.ok()?.as_slice() else {
            return None;
        };
        let is_possible = place <= LAST_BOX && row <= IN_A_ROW && day <= MOST_DAYS;
        // The clock may have been wrong.
        let day = day.min(self.today);
        (is_possible && !self.skills[lesson].is_begun).then_some(())?;
        self.skills[lesson] = LessonSkill {
            is_begun: true,
            place,
            row,
            day,
        };
        Some(())
    }

    /// Writes the file, if there is one.
    fn save(&self) -> io::Result<()> {
        let lines = COURSE
            .iter()
            .zip(&self.skills)
            .filter(|(_, skill)| skill.is_begun)
            .map(
                |(
                    lesson,
                    LessonSkill {
                        place, row, day, ..
                    },
                )| format!("{} {place} {row} {day}\n", lesson.name()),
            );
        let text = format!("{HEAD}\n{}", lines.collect::<String>());
        let held = self.held.as_ref();
        held.map_or(Ok(()), |held| replace(&held.path, text))
    }

    /// Keeps nothing from now on, as the file cannot be written. Returns why, once.
    pub(crate) fn give_up(&mut self, error: io::Error) -> Option<Phrase> {
        let held = self.held.take()?;
        Some(unwritable(&held.path)(error))
    }

    /// What is known of a lesson.
    pub(crate) fn skill(&self, lesson: usize) -> LessonSkill {
        self.skills[lesson]
    }

    /// Changes what is known of a lesson, which is learned today.
    fn learn(&mut self, lesson: usize, change: impl FnOnce(&mut LessonSkill)) -> io::Result<()> {
        let skill = &mut self.skills[lesson];
        skill.is_begun = true;
        skill.day = self.today;
        change(skill);
        self.save()
    }

    /// Begins a lesson. One that is mastered begins again.
    pub(crate) fn begin(&mut self, lesson: usize) -> io::Result<()> {
        let day = self.skills[lesson].day;
        self.learn(lesson, |skill| {
            if skill.place > 0 {
                // Only an answer moves its date.
                (skill.row, skill.day) = (0, day);
            }
        })
    }

    /// Counts an answer in the lesson that is learned.
    pub(crate) fn count(&mut self, lesson: usize, right: bool) -> io::Result<()> {
        self.learn(lesson, |skill| {
            skill.row = if right { skill.row + 1 } else { 0 };
            if !right {
                skill.place = skill.place.min(1);
            }
        })
    }

    /// A lesson is mastered: it comes into the first box, unless it lies in one already.
    pub(crate) fn master(&mut self, lesson: usize) -> io::Result<()> {
        self.learn(lesson, |skill| skill.place = skill.place.max(1))
    }

    /// Counts an answer to a question of a lesson that is mastered. One that is due goes on to the
    /// next box if it was right; after a mistake any goes back to the first.
    pub(crate) fn repeat(&mut self, lesson: usize, right: bool) -> io::Result<()> {
        if right && !self.is_due(lesson) {
            return Ok(());
        }
        self.learn(lesson, |skill| {
            skill.place = if right {
                LAST_BOX.min(skill.place + 1)
            } else {
                1
            };
        })
    }

    /// In how many days a mastered lesson comes back.
    pub(crate) fn wait(&self, lesson: usize) -> u64 {
        let LessonSkill { place, day, .. } = self.skills[lesson];
        (day + (1 << place) / 2).saturating_sub(self.today)
    }

    /// Whether a lesson is mastered and due.
    fn is_due(&self, lesson: usize) -> bool {
        self.skills[lesson].place > 0 && self.wait(lesson) == 0
    }

    /// The lessons that are mastered.
    pub(crate) fn mastered(&self) -> Vec<usize> {
        let lessons = 0..COURSE.len();
        lessons
            .filter(|&lesson| self.skills[lesson].place > 0)
            .collect()
    }

    /// Those of them that are due.
    pub(crate) fn due(&self) -> Vec<usize> {
        let mut due = self.mastered();
        due.retain(|&lesson| self.is_due(lesson));
        due
    }

    /// Draws another lesson that is mastered, if there is one: of those that are due, if any is.
    pub(crate) fn earlier(&self, lesson: usize, chance: &mut Chance) -> Option<usize> {
        [self.due(), self.mastered()]
            .map(|mut offered| {
                offered.retain(|&other| other != lesson);
                (!offered.is_empty()).then(|| offered[chance.random_range(0..offered.len())])
            })
            .into_iter()
            .flatten()
            .next()
    }

    /// The lesson to learn next: the first that is not mastered; if all are, the one that is due
    /// first.
    pub(crate) fn next(&self) -> usize {
        let open = self.skills.iter().position(|skill| skill.place == 0);
        let due_first = || (0..COURSE.len()).min_by_key(|&lesson| self.wait(lesson));
        open.or_else(due_first).unwrap_or(0)
    }
}

/// Says why the file is refused.
pub(crate) fn refused(path: &Path) -> impl Fn(FileError) -> Phrase {
    move |error| error.refusal("learn-no-progress-file", path)
}

fn unwritable(path: &Path) -> impl Fn(io::Error) -> Phrase {
    move |error| refused(path)(FileError::Unwritable(error))
}
