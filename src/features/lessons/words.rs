//! The course on the screen: the lessons with the progress in them, the boxes in which they wait,
//! and the pictures of their ideas.

use crate::explanation::{is_accessible, message, pictured, say_all};
use std::collections::BTreeMap;

use super::{
    COURSE,
    drill::Drill,
    lesson::{Kind, Lesson, Picture, read},
    lookup::{about, taught, teaches},
    progress::{CourseProgress, IN_A_ROW, LAST_BOX},
};
use crate::chance::chance;
use crate::exercises::Exercise;
use crate::explanation::{
    evidence::{Block, binary, side_by_side},
    titles::{game_name, strategy, valued},
    told::Told,
    why::{Taught, followed, parts_added, reasoned, stands},
};
use crate::inference::{Detail, Move, Outcome, Position, Solver, Unsolved, Work};
use crate::reason::{Phrase, Reason};
use crate::text::{Role, Text, columns, nim_sum, padded};

/// Says the rules of an exercise unless they are `known` already.
pub(super) fn introduced(exercise: &Exercise, known: &mut Vec<Phrase>) -> Text {
    let rules = exercise.rules();
    if known.contains(&rules) {
        return Text::new();
    }
    known.push(rules.clone());
    Text::new().blank().say(rules)
}

/// Returns the lessons, what is known of each, and the boxes if there is anything in them.
pub(crate) fn course(progress: &CourseProgress, width: usize) -> Text {
    let mastered = progress.mastered();
    let title = phrase!("learn-course", mastered = mastered.len());
    let room = COURSE
        .iter()
        .map(|lesson| columns(lesson.name()))
        .max()
        .unwrap_or(0);
    let text = Text::headed(&title.with("count", COURSE.len())).blank();
    let text = COURSE
        .iter()
        .enumerate()
        .fold(text, |text, (place, lesson)| {
            let (dots, name) = (dots(progress, place), padded(lesson.name(), room));
            let head = format!("{:>4}  {dots}  {name}  ", place + 1);
            let mut line = head.clone() + &message(lesson.message);
            if mastered.contains(&place) {
                let due = phrase!("learn-due-in", days = progress.wait(place));
                line = format!("{line} ({due})");
            }
            text.entry(line, columns(head.trim_start()))
        });
    if mastered.is_empty() || is_accessible() {
        return text.blank();
    }
    let drawn = (1..=LAST_BOX).map(|place| {
        let lies_here = |&&lesson: &&usize| progress.skill(lesson).place == place;
        let beads = "●".repeat(mastered.iter().filter(lies_here).count());
        let edge = "─".repeat(mastered.len() + 2);
        let beads = padded(&beads, mastered.len());
        let days = phrase!("learn-after", days = 1_u64 << (place - 1));
        Block {
            rows: vec![
                format!("┌{edge}┐"),
                format!("│ {beads} │"),
                format!("└{edge}┘"),
            ],
            label: vec![days.to_string()],
        }
    });
    text.blank()
        .say("learn-boxes")
        .then(side_by_side(drawn.collect(), width))
        .blank()
}

/// A dot for each right answer that is wanted in a row, filled if it was given. Of a mastered
/// lesson all are.
fn dots(progress: &CourseProgress, place: usize) -> String {
    let skill = progress.skill(place);
    let is_given = |dot| skill.place > 0 || dot < skill.row;
    if is_accessible() {
        let given = (0..IN_A_ROW).filter(|dot| is_given(*dot)).count();
        return format!("{given}/{IN_A_ROW}");
    }
    (0..IN_A_ROW)
        .map(|dot| if is_given(dot) { '●' } else { '○' })
        .collect()
}

/// Returns the head of a lesson, with a dot for each right answer in a row, and its idea.
pub(crate) fn lesson_head(progress: &CourseProgress, place: usize) -> Text {
    let lesson = &COURSE[place];
    let title = of_lesson("learn-title", place).with("count", COURSE.len());
    let title = format!("{}   {}", title, dots(progress, place));
    Text::new()
        .blank()
        .styled(Role::Strong, title)
        .prose(part(lesson, "idea"))
}

/// Adds a lesson to a phrase.
pub(crate) fn of_lesson(id: &'static str, place: usize) -> Phrase {
    let lesson = &COURSE[place];
    phrase!(
        id,
        name = lesson.name(),
        number = place + 1,
        title = message(lesson.message)
    )
}

/// Returns an attribute of the message of a lesson.
pub(crate) fn part(lesson: &Lesson, name: &str) -> String {
    Phrase::from(lesson.message)
        .attribute(name)
        .unwrap_or_default()
}

/// Returns a tip about an exercise: that of its theme, or of the lesson it is about, or else how
/// the game is won.
pub(crate) fn tip(exercise: &Exercise, theme: Option<usize>) -> Phrase {
    if let Some(place) = theme.or_else(|| about(exercise)) {
        let tip = part(&COURSE[place], "tip");
        return phrase!("learn-tip", tip);
    }
    strategy(&exercise.rules()).unwrap_or_else(|| "tip-last".into())
}

/// Returns the picture of the idea of a lesson; `at` is the position of its example.
pub(crate) fn picture(
    lesson: &Lesson,
    game: &mut dyn Solver,
    at: &Position,

    work: &Work,
    width: usize,
) -> Result<Text, Unsolved> {
    let sizes = sizes(&game.write_position(at));
    Ok(match lesson.picture {
        Picture::Position => pictured(game, at, &[], width),
        // Its first line is empty.
        Picture::Binary => Text {
            lines: binary(&sizes, None, width).lines.split_off(1),
        },
        Picture::Powers => powers(&sizes),
        Picture::Outcomes(most) => marks(game, most, false, width)?,
        Picture::Nimbers(most, games) => {
            let mut text = Text::new();
            for (place, table) in lesson.tables[..games].iter().enumerate() {
                let mut game = table.open(work.clone());
                let at = read(&*game, &most.to_string());
                let numbers = valued(game.about(), format!("0-{most}"), &game.values(&at));
                let title = phrase!("learn-drill", game = game_name(&*game));
                let title = title.with("position", numbers);
                let text_above = if place == 0 { text } else { text.blank() };
                text = text_above
                    .say(title)
                    .then(marks(&mut *game, most, true, width)?);
            }
            text
        }
    })
}

/// The numbers of a position that consists of numbers.
fn sizes(written: &str) -> Vec<u64> {
    written
        .split(',')
        .map(str::parse)
        .filter_map(Result::ok)
        .collect()
}

/// Returns why the answer to an exercise of the lesson at a place is right: by the picture of the
/// lesson, where that says it, and else by the reason, as far as it has been taught.
pub(crate) fn why(
    place: usize,
    kind: Kind,
    exercise: &mut Exercise,
    told: &mut Told,
    width: usize,
) -> Result<Text, Unsolved> {
    if kind == Kind::Number
        && let Some(why) = why_number(place, exercise, width)?
    {
        return Ok(why);
    }
    let lesson = &COURSE[place];
    let sizes = sizes(&exercise.position());
    let (game, reason) = (&mut *exercise.game, &exercise.reason);
    let has_theorem = reason.evidence.is_some() && !lesson.theorems.is_empty();
    let left = reason.lost_position.as_deref().unwrap_or_default();
    let (idea, drawn) = match (lesson.picture, sizes.as_slice()) {
        (Picture::Outcomes(most), &[number]) if number <= most => {
            ("marks", marks(game, number, false, width)?)
        }
        (Picture::Powers, sizes) => ("powers", powers(sizes)),
        (Picture::Nimbers(..), _) if !has_theorem => {
            let lost = read(game, left);
            ("nimbers", nimber(game, &lost, place)?)
        }
        _ => {
            let reason = told.shorten(by_lesson(place, exercise)?);
            return Ok(reasoned(&reason, width));
        }
    };
    let why = phrase!("learn-why", idea, outcome = exercise.analysis.outcome, left);
    let text = Text::new().say(stands(reason)).say(why);
    Ok(text.blank().then(drawn))
}

/// Returns why a number is right. `None` if that is a part of the reason for the outcome.
fn why_number(
    place: usize,
    exercise: &mut Exercise,

    width: usize,
) -> Result<Option<Text>, Unsolved> {
    let (lesson, sizes) = (&COURSE[place], sizes(&exercise.position()));
    let above = Text::new().blank();
    Ok(Some(match lesson.picture {
        _ if lesson.name() == "remainder" => return Ok(None),
        Picture::Binary => binary(&sizes, None, width),
        Picture::Powers => above.then(powers(&sizes)),
        _ => {
            let told = exercise.reason.evidence.iter();
            let told = told.flat_map(|theorem| &theorem.sentences);
            let gives_nimbers = |id: &str| id.starts_with("summand") || id.ends_with("nimbers");
            let known: Vec<_> = told
                .filter(|told| gives_nimbers(told.id))
                .cloned()
                .collect();
            let above = match known.as_slice() {
                [] => above,
                known => above.prose(say_all(known)),
            };
            above.then(nimber(&mut *exercise.game, &exercise.at, place)?)
        }
    }))
}

/// Returns how the nimber of a position follows from those of its components, once that is taught,
/// or from those that its moves leave.
fn nimber(game: &mut dyn Solver, at: &Position, place: usize) -> Result<Text, Unsolved> {
    let position = game.write_position(at);
    let sign = if position.contains(" + ") { " + " } else { "," };
    let splits = position.contains(sign) && teaches(place, "sums");
    let mut parts = Vec::new();
    for part in position.split(sign).filter(|_| splits) {
        let part = read(game, part);
        parts.extend(game.nimber(&part)?);
    }
    if let Some(parts) = parts_added(&parts) {
        return Ok(Text::new().say(parts));
    }
    let mut left = BTreeMap::new();
    let moves: Vec<Move> = game.moves(at).collect();
    for played in moves {
        let after = game.play(at, played).expect("a listed move is legal");
        if let Some(nimber) = game.nimber(&after)? {
            left.entry(nimber).or_insert(played);
        }
    }
    let nimber = game.nimber(at)?.unwrap_or_default();
    let moves = left
        .iter()
        .map(|(nimber, played)| format!("{nimber}\u{a0}({played})"));
    let moves: Vec<String> = moves.collect();
    let mex = phrase!(
        "learn-mex",
        count = moves.len(),
        moves,
        nimber = nimber.to_string()
    );
    Ok(Text::new().say(mex.with("position", position)))
}

/// The reason of an exercise, in place of one that a later lesson teaches the replies.
fn by_lesson(place: usize, exercise: &mut Exercise) -> Result<Reason, Unsolved> {
    if let Some(reason) = taught(exercise.reason.clone(), place) {
        return Ok(reason);
    }
    let (game, at) = (&mut *exercise.game, &exercise.at);
    let analysis = game.analyse(at)?;
    let detail = Detail {
        line: false,
        ..Detail::FULL
    };
    let mut reason = game.reason(at, &analysis, detail)?;
    let (all, shown) = (reason.replies.len(), Detail::BRIEF.replies);
    reason.replies.truncate(shown);
    reason.more_replies += (all - reason.replies.len()) as u64;
    for reply in &mut reason.replies {
        if reply.note != "note-end".into() {
            reply.note = "note-lost".into();
        }
    }
    Ok(Reason {
        evidence: None,
        other_theorem: None,
        mex: None,
        parts: Vec::new(),
        ..reason
    })
}

/// The columns of a number with its mark.
const MARK: usize = 3;

/// The numbers from 0 to `most`, as far as there is room, and below each its nimber, or whether it
/// is won.
fn marks(
    game: &mut dyn Solver,
    most: u64,
    has_nimbers: bool,
    width: usize,
) -> Result<Text, Unsolved> {
    let (mut numbers, mut marked) = (String::new(), String::new());
    let shown = (0..=most).take(width / MARK);
    for number in shown.map(|number| number.to_string()) {
        let at = read(game, &number);
        let mark = match game.outcome(&at)? {
            _ if has_nimbers => game.nimber(&at)?.unwrap_or_default().to_string(),
            Outcome::Win => "+".to_owned(),
            _ => "-".to_owned(),
        };
        numbers = format!("{numbers}{number:>MARK$}");
        marked = format!("{marked}{mark:>MARK$}");
    }
    Ok(Text::new()
        .line(Role::Faint, &numbers)
        .line(Role::Strong, &marked))
}

/// Sizes as sums of powers of two, each with as many matches as it is worth, and below each column
/// whether it is odd.
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
    let sum = nim_sum(sizes);
    let mark = |power: u64| if sum & power == 0 { "-" } else { "*" }.to_owned();
    text.line(Role::Strong, &row("", &mark, &message("learn-odd")))
}

/// What a drill of a lesson would tell of its answer without the lesson, and what it tells of that
/// and of each of its moves.
///
/// # Panics
/// If there is no such lesson.
pub fn drilled(place: usize, number: usize, seed: u64) -> (Reason, Vec<Reason>) {
    let work = Work::default();
    let drill = Drill::draw(place, number, "", &work, &mut chance(Some(seed)));
    let mut exercise = drill.expect("drills are small").exercise;
    let whole = exercise.reason.clone();
    let mut told = vec![by_lesson(place, &mut exercise).expect("small")];
    let game = &mut *exercise.game;
    let moves: Vec<Move> = game.moves(&exercise.at).collect();
    let taught: Taught = Some(&|reason| taught(reason, place));
    for played in moves {
        let found = followed(game, &exercise.at, played, taught);
        told.extend(found.expect("small").reason);
    }
    (whole, told)
}

/// Returns the outcome of a position, as a clause.
pub(super) fn outcome(outcome: Outcome) -> Phrase {
    phrase!("quiz-outcome", outcome)
}
