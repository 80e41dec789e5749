//! The course on the screen: the lessons with the progress in them, the boxes in which they wait, and the pictures of their ideas.

use super::Words;
use super::evidence::{Block, binary, side_by_side};
use super::quiz::reasoned;
use super::standing::standing;
use crate::inference::{At, Outcome, Solver, Unsolved};
use crate::lessons::{COURSE, IN_A_ROW, Lesson, Picture, Progress};
use crate::players::Exercise;
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, columns, padded};

/// Returns the lessons, what is known of each, and the boxes if there is anything in them.
pub(crate) fn course(progress: &Progress, words: &Words, width: usize) -> Text {
    let lessons = 0..COURSE.len();
    let mastered = lessons
        .clone()
        .filter(|&place| progress.is_mastered(place))
        .count();
    let title = Phrase::new("learn-course").with("mastered", mastered);
    let names = COURSE.iter().map(|lesson| columns(lesson.name()));
    let room = names.max().unwrap_or(0);
    let text = Text::headed(words, &title.with("count", COURSE.len())).blank();
    let text = lessons.fold(text, |text, place| {
        let lesson = &COURSE[place];
        let name = padded(lesson.name(), room);
        let head = format!("{:>4}  {}  {name}  ", place + 1, dots(progress, place));
        let due = due_in(progress, place).map(|due| format!(" ({})", words.say(&due)));
        let title = words.text(lesson.message);
        text.entry(
            format!("{head}{title}{}", due.unwrap_or_default()),
            columns(&head) - 4,
        )
    });
    text.blank().then(boxes(progress, words, width))
}

/// When a mastered lesson comes back.
fn due_in(progress: &Progress, place: usize) -> Option<Phrase> {
    let due = Phrase::new("learn-due-in").with("days", progress.wait(place));
    progress.is_mastered(place).then_some(due)
}

/// A dot for each right answer that is wanted in a row, filled if it was given. Of a mastered lesson all are.
fn dots(progress: &Progress, place: usize) -> String {
    let row = progress.skill(place).map_or(0, |skill| skill.row);
    let given = if progress.is_mastered(place) {
        IN_A_ROW
    } else {
        row
    };
    (0..IN_A_ROW)
        .map(|dot| if dot < given { '●' } else { '○' })
        .collect()
}

/// The boxes side by side, with a bead for each lesson.
fn boxes(progress: &Progress, words: &Words, width: usize) -> Text {
    let boxes = progress.boxes();
    let most = boxes.iter().map(Vec::len).max().unwrap_or(0);
    if most == 0 {
        return Text::new();
    }
    let drawn = boxes.iter().enumerate().map(|(index, lessons)| {
        let edge = "─".repeat(most + 2);
        let beads = padded(&"●".repeat(lessons.len()), most);
        let days = Phrase::new("learn-after").with("days", 1_u64 << index);
        Block {
            rows: vec![
                format!("┌{edge}┐"),
                format!("│ {beads} │"),
                format!("└{edge}┘"),
            ],
            label: vec![words.say(&days)],
        }
    });
    let text = Text::new().say(words, "learn-boxes");
    text.then(side_by_side(drawn.collect(), width)).blank()
}

/// Returns the head of a lesson, with a dot for each right answer in a row, and its idea.
pub(crate) fn lesson_head(progress: &Progress, place: usize, words: &Words, width: usize) -> Text {
    let lesson = &COURSE[place];
    let title = Phrase::new("learn-title")
        .with("number", place + 1)
        .with("count", COURSE.len())
        .with("title", words.text(lesson.message));
    let (title, dots) = (words.say(&title), dots(progress, place));
    let text = Text::new().blank();
    let gap = width.saturating_sub(columns(&title) + columns(&dots));
    let text = if gap > 2 {
        let dots = format!("{}{dots}", " ".repeat(gap));
        let spans = [(Role::Strong, title), (Role::Faint, dots)];
        text.fixed(spans.map(|(role, text)| Span::new(role, text)).to_vec())
    } else {
        text.styled(Role::Strong, title).styled(Role::Faint, dots)
    };
    text.prose(part(lesson, "idea", words))
}

/// Returns an attribute of the message of a lesson.
pub(crate) fn part(lesson: &Lesson, name: &str, words: &Words) -> String {
    words.part(&lesson.message.into(), name)
}

/// Returns the picture of the idea of a lesson; `at` is the position of its example.
pub(crate) fn picture(
    lesson: &Lesson,
    game: &mut dyn Solver,
    at: &At,
    words: &Words,
    width: usize,
) -> Result<Text, Unsolved> {
    let written = game.write_position(at);
    let sizes: Vec<u64> = written
        .split(',')
        .filter_map(|size| size.parse().ok())
        .collect();
    Ok(match lesson.picture {
        Picture::Position => game.picture(at, &[], width),
        // Its first line is empty.
        Picture::Binary => Text {
            lines: binary(&sizes, None, words, width).lines.split_off(1),
        },
        Picture::Powers => powers(&sizes),
        Picture::Outcomes(most) => outcomes(game, most)?,
        Picture::Nimbers(most) => marks(game, most, |game, at| {
            let nimber = game.nimber(at)?;
            Ok(nimber.map_or_else(String::new, |nimber| nimber.to_string()))
        })?,
    })
}

/// The numbers from 0 to `most`, and below each whether it is won.
fn outcomes(game: &mut dyn Solver, most: u64) -> Result<Text, Unsolved> {
    marks(game, most, |game, at| {
        let is_won = game.outcome(at)? == Outcome::Win;
        Ok(if is_won { "+" } else { "-" }.to_owned())
    })
}

/// Returns why the answers to an exercise of a lesson are right: where numbers are marked, by the marks below, and else by the reason.
pub(crate) fn why(
    lesson: &Lesson,
    exercise: &mut Exercise,
    words: &Words,
    width: usize,
) -> Result<Text, Unsolved> {
    let number = exercise.position.parse();
    match (lesson.picture, number) {
        (Picture::Outcomes(most), Ok(number)) if number <= most => {
            let standing = standing(&exercise.reason.standing);
            let marks = outcomes(&mut *exercise.game, number)?;
            Ok(Text::new().say(words, standing).blank().then(marks))
        }
        _ => Ok(reasoned(&exercise.reason, words, width)),
    }
}

/// The numbers from 0 to `most`, and below each its mark.
fn marks(
    game: &mut dyn Solver,
    most: u64,
    mark: impl Fn(&mut dyn Solver, &At) -> Result<String, Unsolved>,
) -> Result<Text, Unsolved> {
    let (mut numbers, mut marked) = (String::new(), String::new());
    for number in (0..=most).map(|number| number.to_string()) {
        let at = game.read_position(&number).expect("a number is a position");
        numbers += &format!("{number:>3}");
        marked += &format!("{:>3}", mark(game, &at)?);
    }
    let text = Text::new().line(Role::Faint, &numbers);
    Ok(text.line(Role::Strong, &marked))
}

/// Sizes as sums of powers of two, each with as many matches as it is worth, and below each column whether it is odd.
fn powers(sizes: &[u64]) -> Text {
    let largest = sizes
        .iter()
        .max()
        .map_or(0, |size| size.checked_ilog2().unwrap_or(0));
    let powers: Vec<u64> = (0..=largest).rev().map(|bit| 1 << bit).collect();
    let matches = |power: u64| (0..power).map(|_| '|').collect::<String>();
    let row = |label: &str, cell: &dyn Fn(u64) -> String, end: &str| {
        let wide = |power: u64| columns(&matches(power)).max(2) + 2;
        let cells = powers
            .iter()
            .map(|&power| padded(&cell(power), wide(power)));
        format!("{label:>4}   {}{end}", cells.collect::<String>())
    };
    let head = row("", &|power| power.to_string(), "");
    let text = Text::new().line(Role::Faint, &head);
    let text = (1_u64..).zip(sizes).fold(text, |text, (number, size)| {
        let cell = |power: u64| matches(power & size);
        let line = row(&number.to_string(), &cell, &size.to_string());
        text.line(Role::Plain, &line)
    });
    let sum = sizes.iter().fold(0, |sum, size| sum ^ size);
    let mark = |power: u64| if sum & power == 0 { "-" } else { "*" }.to_owned();
    text.line(Role::Strong, &row("", &mark, ""))
}
