//! `learn`: pupils who answer from a solver, right or wrong, and what becomes of their progress.

use std::fs;
use std::io::{Read, Write};
use std::process::ChildStdout;

use nimatron::games::{Values, Variant};
use nimatron::inference::{At, Detail, GameKind, Outcome, Solver, Work};

use crate::support::{Run, command, flowing, patiently, start, wait};

/// A pupil gives up after so many answers.
const MOST_ANSWERS: usize = 50;

/// One who is always wrong after fewer.
const MOST_WRONG: usize = 14;

/// The first words of the theorems of an idea, and the title of its lesson.
const IDEAS: [(&str, &str); 16] = [
    (
        "theorem-remainder-won-misere",
        "Nobody wants the last stick",
    ),
    (
        "theorem-remainder-lost-misere",
        "Nobody wants the last stick",
    ),
    ("theorem-remainder", "The remainder"),
    ("theorem-heap-remainders", "A table and its period"),
    ("theorem-summands", "Sums of games"),
    ("theorem-pairs", "Two equal piles"),
    ("theorem-mirror", "Copying elsewhere"),
    ("theorem-arms", "Copying elsewhere"),
    ("theorem-pin-rows-nimbers", "Kayles and Dawson's kayles"),
    ("theorem-pin-rows", "Copying elsewhere"),
    ("theorem-component", "Kayles and Dawson's kayles"),
    ("theorem-nim-won-misere", "Misère nim"),
    ("theorem-nim-lost-misere", "Misère nim"),
    ("theorem-nim", "Binary, and how to find the move"),
    ("theorem-ones", "Misère nim"),
    ("theorem-golden", "Golden pairs"),
];

/// A position of a game in a title such as `sticks (misère) 10 (up to 3 at a time)`.
fn position(title: &str) -> Option<(Box<dyn Solver>, At)> {
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
fn asked(output: &str) -> (Box<dyn Solver>, At) {
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
fn on_board(output: &str) -> (Box<dyn Solver>, At) {
    let (_, game) = output.rsplit_once("The last game: ").expect("it has begun");
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
    if prompt.starts_with("Enter shows") {
        return String::new();
    }
    let in_game = prompt.contains("or a choice:");
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
        let (_, title) = title.expect("a known theorem");
        let right = (1..=3).find(|number| {
            let entry = format!("{number}) {title}");
            output.rsplit_once("Which idea").is_some_and(|(before, _)| {
                before
                    .lines()
                    .rev()
                    .take(5)
                    .any(|line| line.contains(&entry))
            })
        });
        let right = right.expect("the idea is offered");
        return (if knows { right } else { right % 3 + 1 }).to_string();
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

/// How the prompts of a lesson end.
const PROMPTS: [&str; 3] = [
    "Enter shows the next line: ",
    "I don't know) ",
    "or a choice: ",
];

/// Reads up to the next prompt. Returns whether there is one: the lesson may have ended.
fn is_asked(lesson: &mut ChildStdout, said: &mut String) -> bool {
    let mut bytes = Vec::new();
    let mut piece = [0; 4096];
    let ends = |bytes: &[u8]| PROMPTS.iter().any(|end| bytes.ends_with(end.as_bytes()));
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

#[test]
fn a_pupil_who_answers_from_the_solver_masters_every_lesson() {
    for lesson in 1..=14 {
        let said = learn(lesson, 7, MOST_ANSWERS, |_| true);
        assert!(!said.contains("Wrong"), "{said}");
        let mastered = format!("Lesson {lesson} is mastered");
        assert!(said.contains(&mastered), "{said}");
        assert_eq!(said.matches("Right in a row").count(), 4, "{said}");
        // What to do next.
        let next = match lesson {
            1 => "Learn next: nimatron learn remainder (lesson 2: The remainder)",
            _ => "Learn next: nimatron learn backwards (lesson 1: Won or lost, backwards)",
        };
        assert_eq!(said.lines().last(), Some(next), "{said}");
    }
}

#[test]
fn a_pupil_who_answers_wrongly_masters_no_lesson() {
    for lesson in 1..=14 {
        let said = learn(lesson, 8, MOST_WRONG, |_| false);
        assert!(!said.contains("Right"), "{said}");
        assert!(!said.contains("The last game"), "{said}");
    }
}

#[test]
fn a_person_who_makes_mistakes_masters_the_first_eight_lessons() {
    for lesson in 1..=8 {
        // Every fourth answer is wrong at first.
        let knows = |answered| answered % 4 != 0 || answered > 20;
        let said = learn(lesson, 9, 2 * MOST_ANSWERS, knows);
        assert!(said.contains("counts again from 0"), "{said}");
        let mastered = format!("Lesson {lesson} is mastered");
        assert!(said.contains(&mastered), "{said}");
    }
}

#[test]
fn the_nimbers_of_dawsons_kayles_stand_beside_those_of_kayles() {
    let said = Run::line("learn kayles").input("\nq\n").outcome().stdout;
    let tables = [
        "kayles 0-12\n  0  1  2  3  4  5  6  7  8  9 10 11 12\n  0  1  2  3  1  4  3  2  1  4  2  6  4\n",
        "octal 0-12 (code 0.07)\n  0  1  2  3  4  5  6  7  8  9 10 11 12\n  0  0  1  1  2  0  3  1  1  0  3  3  2\n",
    ];
    assert!(tables.iter().all(|table| said.contains(table)), "{said}");
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
                .and_then(|rest| rest.split(", w").next());
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

/// A file of progress with this text, in a folder of its own.
fn file(text: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("progress");
    fs::write(&path, text).expect("a file");
    let path = path.to_str().expect("plain").to_owned();
    (folder, path)
}

const HEAD: &str = "# nimatron progress 1: lesson, box, right in a row, day since 1970-01-01\n";

#[test]
fn progress_is_a_line_a_lesson_and_what_is_due_comes_first() {
    // Both were learned long ago.
    let (_folder, path) = file(&format!("{HEAD}backwards 5 4 100\nremainder 1 4 100\n"));
    let run = |input: &str| {
        let run = Run::line(&format!("learn --progress {path} --seed 1")).input(input);
        run.outcome().stdout
    };
    let said = run("?\nq\n");
    assert!(said.contains("2 lessons are due."), "{said}");
    assert!(said.contains("Lesson 1 again"), "{said}");
    let kept = fs::read_to_string(&path).expect("a text");
    // One that was wrong goes back to the first box.
    assert!(kept.contains("\nbackwards 1 4 2"), "{kept}");
    assert!(kept.contains("\nremainder 1 4 100\n"), "{kept}");
    let asked = run("");
    let right = answer(asked.trim_end(), true);
    let said = run(&format!("{right}\nq\n"));
    assert!(said.contains("1 lesson is due."), "{said}");
    let kept = fs::read_to_string(&path).expect("a text");
    assert!(kept.contains("\nremainder 2 4 2"), "{kept}");
    assert!(run("q\n").contains("Which lesson? [3] q"));
    let list = Run::line(&format!("learn --list --progress {path}"));
    let list = list
        .expect_saying("The course: 2 of 14 lessons mastered")
        .expect_saying("backwards Won or lost, backwards (due tomorrow)")
        .expect_saying("remainder The remainder (due in 2 days)");
    assert!(list.check().contains("│ ●  │"));
}

#[test]
fn damaged_progress_is_told_and_never_lost() {
    for (text, line) in [
        (format!("{HEAD}pairs 1 4\n"), 2),
        (format!("{HEAD}pairs 6 4 20000\n"), 2),
        (format!("{HEAD}pairs 1 5 20000\n"), 2),
        (format!("{HEAD}pairs 1 4 20000\npairs 1 4 20000\n"), 3),
        (format!("{HEAD}nothing 1 4 20000\n"), 2),
        (format!("{HEAD}5 1 4 20000\n"), 2),
        (format!("{HEAD}\n"), 2),
        ("pairs 1 4 20000\n".to_owned(), 1),
        ("\u{feff}\u{0}".to_owned(), 1),
    ] {
        let (_folder, path) = file(&text);
        for command in ["learn --list", "learn", "learn 3"] {
            let run = Run::line(&format!("{command} --progress {path}")).input("1\n");
            run.expect_complaint(1, [format!("Line {line} of {path} is damaged")])
                .check();
        }
        assert_eq!(fs::read_to_string(&path).expect("a text"), text);
        let old = format!("{path}.old-1");
        let reset = Run::line(&format!("learn --reset --progress {path}"));
        reset.expect_saying(&old).check();
        assert_eq!(fs::read_to_string(&old).expect("a text"), text);
        let reset = Run::line(&format!("learn --reset --progress {path}"));
        reset.expect_saying("There is no progress yet.").check();
    }
}

#[test]
fn every_answer_is_kept_and_a_lesson_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("new/progress");
    let path = path.to_str().expect("plain");
    let reset = Run::line(&format!("learn --reset --progress {path}"));
    reset.expect_saying("There is no progress yet.").check();
    let line = format!("learn pairs --progress {path} --seed 5");
    let begun = Run::line(&line).input("\n\n\n").outcome().stdout;
    let right = answer(begun.trim_end(), true);
    // The example is not shown again.
    Run::line(&line)
        .input(format!("{right}\nq\n"))
        .expect_saying("Right in a row: 1 of 4")
        .check();
    let kept = fs::read_to_string(path).expect("a text");
    assert!(kept.starts_with(&format!("{HEAD}pairs 0 1 ")), "{kept}");
    Run::line(&line)
        .input("q\n")
        .expect_saying("3 right answers in a row")
        .check();
}

#[test]
fn bad_requests_are_refused() {
    for (arguments, status, words) in [
        (
            "learn nothing",
            2,
            "\"nothing\" is not a lesson. Use a number from 1 to 14, or backwards",
        ),
        ("learn 0", 2, "\"0\" is not a lesson"),
        ("learn 15", 2, "\"15\" is not a lesson"),
        ("learn --reset", 2, "on a pipe it needs --progress FILE"),
        (
            "learn --list --reset",
            2,
            "--list and --reset cannot be used together",
        ),
        ("learn --list 3", 2, "cannot be used together"),
        ("learn --progress .", 1, "is a folder, a device or a pipe"),
        ("quiz --theme nothing", 2, "\"nothing\" is not a lesson"),
        ("quiz nim --theme pairs", 2, "cannot be used together"),
        ("quiz --level 2 --theme pairs", 2, "cannot be used together"),
    ] {
        Run::line(arguments)
            .expect_complaint(status, [words])
            .check();
    }
    let refused = Run::line("learn").input("15\npairs \nx\n").outcome();
    assert!(
        refused.stdout.contains("\"15\" is not a lesson."),
        "{refused}"
    );
    assert!(refused.stdout.contains("Lesson 5 of 14"), "{refused}");
    assert!(
        refused.stdout.contains("\"x\" is not needed here."),
        "{refused}"
    );
}
