//! `learn`: pupils who answer from a solver, right or wrong.

use std::io::{Read, Write};
use std::process::ChildStdout;

use nimatron::games::{Values, Variant};
use nimatron::inference::{Detail, GameKind, Outcome, Position, Solver, Work};

use crate::support::messages::{message, says};
use crate::support::{Run, command, flowing, patiently, start, wait};

/// A pupil gives up after so many answers.
const MOST_ANSWERS: usize = 50;

/// One who is always wrong after fewer.
const MOST_WRONG: usize = 14;

/// The letters of the ideas to choose from.
const LETTERS: [&str; 3] = ["a", "b", "c"];

/// The first words of the names of the theorems of an idea, and its lesson.
const IDEAS: [(&str, &str); 16] = [
    ("theorem-remainder-won-misere", "lesson-last-stick"),
    ("theorem-remainder-lost-misere", "lesson-last-stick"),
    ("theorem-remainder", "lesson-remainder"),
    ("theorem-heap-remainders", "lesson-period"),
    ("theorem-summands", "lesson-sums"),
    ("theorem-pairs", "lesson-pairs"),
    ("theorem-mirror", "lesson-copying"),
    ("theorem-arms", "lesson-copying"),
    ("theorem-pin-rows-nimbers", "lesson-kayles"),
    ("theorem-pin-rows", "lesson-copying"),
    ("theorem-component", "lesson-kayles"),
    ("theorem-nim-won-misere", "lesson-misere-nim"),
    ("theorem-nim-lost-misere", "lesson-misere-nim"),
    ("theorem-nim", "lesson-nim-sum"),
    ("theorem-ones", "lesson-misere-nim"),
    ("theorem-golden", "lesson-golden"),
];

/// A position of a game in a title such as `sticks (misère) 10 (up to 3 at a time)`.
fn position(title: &str) -> Option<(Box<dyn Solver>, Position)> {
    let (name, rest) = title.split_once(' ')?;
    let kind = GameKind::from_name(name)?;
    let plain = rest.strip_prefix("(misère) ");
    let rest = plain.unwrap_or(rest);
    let (written, terms) = rest.split_once(" (").unwrap_or((rest, ""));
    let value = terms.split(|c: char| !(c.is_ascii_digit() || ",.".contains(c)));
    let value = value.max_by_key(|word| word.len()).unwrap_or_default();
    let options = kind.about().options.iter();
    let values = options.take(1).fold(Values::default(), |values, option| {
        match option.read(value) {
            Ok(value) if !terms.is_empty() => values.with(option, value),
            _ => values,
        }
    });
    let misere = plain.is_some();
    let game = kind.open(&Variant { misere, values }, Work::default());
    let at = game.read_position(written).ok()?;
    Some((game, at))
}

/// The position of the question at the end of an output: its title stands between empty lines.
fn asked(output: &str) -> (Box<dyn Solver>, Position) {
    let lines: Vec<&str> = output.lines().collect();
    let mut titles = lines.windows(3).rev().filter_map(|lines| match lines {
        ["", title, ""] => Some(
            title
                .rsplit_once(" again: ")
                .map_or(*title, |(_, title)| title),
        ),
        _ => None,
    });
    titles.find_map(position).expect("a title")
}

/// The position on the board of the last game, after the moves that were made.
fn on_board(output: &str) -> (Box<dyn Solver>, Position) {
    let begins = beginning("learn-boss");
    let (_, game) = output.rsplit_once(&begins).expect("it has begun");
    let title = flowing(game);
    let (title, _) = title.split_once(" against ").expect("a title");
    let (game_of, start) = position(title).expect("a position");
    let deeds = flowing(game);
    let moves = deeds
        .split(['.', ')'])
        .filter_map(|deed| deed.rsplit_once(" (").map(|(_, played)| played));
    let moves: Vec<&str> = moves.collect();
    let at = moves.into_iter().fold(start, |at, played| {
        let read = game_of.read_move(played);
        read.and_then(|played| game_of.play(&at, played))
            .unwrap_or(at)
    });
    (game_of, at)
}

/// What a pupil answers to the prompt at the end of an output.
fn answer(output: &str, knows: bool) -> String {
    let prompt = output.lines().last().expect("a prompt");
    if prompt == message("learn-next", &[]) {
        return String::new();
    }
    let in_game = prompt.ends_with(&ending("ask-turn"));
    let (mut game, at) = if in_game {
        on_board(output)
    } else {
        asked(output)
    };
    let analysis = game.analyse(&at).expect("small");
    if prompt.starts_with("Won") {
        let right = match analysis.outcome {
            Outcome::Win => "+",
            Outcome::Loss => "-",
            Outcome::Draw => "=",
        };
        let wrong = if right == "+" { "-" } else { "+" };
        return if knows { right } else { wrong }.to_owned();
    }
    if prompt.starts_with("Which idea") {
        let reason = game.reason(&at, &analysis, Detail::BRIEF).expect("small");
        let told = reason.evidence.expect("a theorem").sentences;
        let title = IDEAS
            .iter()
            .find(|(id, _)| told.iter().any(|phrase| phrase.id.starts_with(id)));
        let (_, lesson) = title.expect("a known theorem");
        let title = message(lesson, &[]);
        let right = (0..3).find(|place| {
            let entry = format!("{}) {title}", LETTERS[*place]);
            output.rsplit_once("Which idea").is_some_and(|(before, _)| {
                before
                    .lines()
                    .rev()
                    .take(5)
                    .any(|line| line.contains(&entry))
            })
        });
        let right = right.expect("the idea is offered");
        let chosen = if knows { right } else { (right + 1) % 3 };
        return LETTERS[chosen].to_owned();
    }
    if prompt.starts_with("Which move") || in_game {
        let wrong = || {
            game.moves(&at)
                .find(|played| !analysis.moves.contains(played))
        };
        let played = if knows { analysis.best } else { wrong() };
        return played.map_or("?".to_owned(), |played| played.to_string());
    }
    let number = analysis.nimber.expect("a nimber");
    (if knows { number } else { number + 1 }).to_string()
}

/// The prompts of a lesson.
const PROMPTS: [&str; 6] = [
    "learn-next",
    "learn-ask-number",
    "learn-ask-idea",
    "quiz-ask-move",
    "quiz-ask-best",
    "ask-turn",
];

/// What stands before the first figure of a message.
fn beginning(id: &str) -> String {
    let said = message(id, &[]);
    said.split("{$").next().unwrap_or_default().to_owned()
}

/// What stands after the last figure of a message.
fn ending(id: &str) -> String {
    let said = message(id, &[]);
    said.rsplit('}').next().unwrap_or_default().to_owned()
}

/// Reads up to the next prompt. Returns whether there is one: the lesson may have ended.
fn is_asked(lesson: &mut ChildStdout, said: &mut String) -> bool {
    let mut bytes = Vec::new();
    let mut piece = [0; 4096];
    let prompts = PROMPTS.map(|id| ending(id) + " ");
    let ends = |bytes: &[u8]| prompts.iter().any(|end| bytes.ends_with(end.as_bytes()));
    while !ends(&bytes) {
        let count = lesson.read(&mut piece).expect("it can be read");
        if count == 0 {
            break;
        }
        bytes.extend_from_slice(&piece[..count]);
    }
    said.push_str(str::from_utf8(&bytes).expect("UTF-8"));
    ends(&bytes)
}

/// A pupil learns a lesson with a seed until it ends, or after `most` answers. Returns everything
/// that was said.
fn learn(lesson: usize, seed: u64, most: usize, knows: impl Fn(usize) -> bool) -> String {
    let line = format!("learn {lesson} --seed {seed}");
    let mut child = start(&mut command(line.split(' ')));
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut stdout = child.stdout.take().expect("a pipe");
    let mut said = String::new();
    patiently(&mut child, || {
        for answered in 0..most {
            if !is_asked(&mut stdout, &mut said) {
                break;
            }
            let answer = answer(said.trim_end(), knows(answered));
            writeln!(stdin, "{answer}").expect("it reads");
        }
        drop(stdin);
        stdout.read_to_string(&mut said).expect("UTF-8");
    });
    let status = wait(&mut child).code();
    assert!(matches!(status, Some(0 | 3)), "{status:?}: {said}");
    said
}

/// What is said at the end of a lesson.
fn mastered(lesson: usize) -> String {
    message("learn-mastered", &[&format!("number={lesson}"), "days=1"])
}

#[test]
fn a_pupil_who_answers_from_the_solver_masters_every_lesson() {
    for lesson in 1..=14 {
        let said = learn(lesson, 7, MOST_ANSWERS, |_| true);
        assert!(!said.contains("Wrong"), "{said}");
        assert!(says(&said, &mastered(lesson)), "{said}");
        let rows = flowing(&said).matches(&beginning("learn-row")).count();
        assert_eq!(rows, 4, "{said}");
        // What to do next.
        let next = match lesson {
            1 => message("quiz-read", &["name=remainder", "number=2"]),
            _ => message("quiz-read", &["name=backwards", "number=1"]),
        };
        let last = said.lines().last().unwrap_or_default();
        assert!(says(last, &next), "{said}");
    }
}

#[test]
fn a_pupil_who_answers_wrongly_masters_no_lesson() {
    for lesson in 1..=14 {
        let said = learn(lesson, 8, MOST_WRONG, |_| false);
        assert!(!said.contains("Right: "), "{said}");
        assert!(!says(&said, &message("learn-boss", &[])), "{said}");
    }
}

#[test]
fn a_person_who_makes_mistakes_masters_the_first_eight_lessons() {
    for lesson in 1..=8 {
        // Every fourth answer is wrong at first.
        let knows = |answered| answered % 4 != 0 || answered > 20;
        let said = learn(lesson, 9, 2 * MOST_ANSWERS, knows);
        // That four in a row are needed is told once.
        let restarts = flowing(&message("learn-restarts", &[]));
        assert_eq!(flowing(&said).matches(&restarts).count(), 1, "{said}");
        assert!(says(&said, &mastered(lesson)), "{said}");
    }
}

#[test]
fn what_a_lesson_says_a_move_leaves_is_lost_and_a_lost_position_leaves_nothing_lost() {
    let mut seen = [0; 2];
    for (lesson, seed) in [1, 3, 4, 7]
        .into_iter()
        .flat_map(|lesson| [(lesson, 1), (lesson, 2)])
    {
        let run = Run::line(&format!("learn {lesson} --seed {seed}"));
        let input = "\n".repeat(6) + &"?\n".repeat(12) + "q\n";
        let said = run.input(input).outcome().stdout;
        for (at, _) in said.match_indices("\nWhy: ") {
            let (before, why) = said.split_at(at);
            let (mut game, at) = asked(before);
            let why = flowing(why);
            let why = why.trim_start().trim_start_matches("Why: ");
            let left = why
                .strip_prefix("it leaves ")
                .and_then(|rest| rest.split(", ").next());
            if let Some(left) = left {
                let left = game.read_position(left).expect("a position");
                assert_eq!(game.outcome(&left).expect("small"), Outcome::Loss, "{why}");
                let is_left = |played| {
                    let after = game.play(&at, played).expect("legal");
                    game.write_position(&after) == game.write_position(&left)
                };
                assert!(game.moves(&at).any(is_left), "{why}");
                seen[0] += 1;
            } else if why.starts_with("every move") || why.starts_with("each power") {
                assert_eq!(game.outcome(&at).expect("small"), Outcome::Loss, "{why}");
                seen[1] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&seen| seen > 10), "{seen:?}");
}
