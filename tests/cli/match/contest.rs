//! `nimatron match` between machines, and what is refused.

use std::fs;

use tempfile::tempdir;

use crate::support::Run;
use crate::support::json::objects;
use crate::support::messages::{message, message_in};

/// The answer of a match in JSON.
fn json(arguments: &str) -> serde_json::Value {
    let run = Run::line(&format!("match {arguments} --json"));
    let told = run.expect_stdout_to_be_read().check();
    let mut answers = objects(&told);
    assert_eq!(answers.len(), 1, "{told}");
    answers.remove(0)
}

#[test]
fn a_seed_repeats_a_match() {
    let folder = tempdir().expect("a folder");
    for starts in [
        "kayles 7,5 beginner perfect@50",
        "cram beginner random --random-starts 3",
    ] {
        let record = |file: &str, seed: u64, games: u64| {
            let line =
                format!("match {starts} --seed {seed} --games {games} --record {file} --json");
            let run = Run::line(&line)
                .within(folder.path())
                .expect_stdout_to_be_read();
            let told = run.check();
            let path = folder.path().join(file);
            let games = fs::read_to_string(&path).expect("a record");
            fs::remove_file(path).expect("a record");
            (told, games)
        };
        let once = record("one", 7, 12);
        assert_eq!(once, record("two", 7, 12), "{starts}");
        assert_ne!(once, record("two", 8, 12), "{starts}");
        // A game depends on its number, not on those after it.
        assert!(once.1.starts_with(&record("two", 7, 5).1), "{starts}");
    }
}

#[test]
fn random_starts_are_begun_once_by_either_side() {
    let folder = tempdir().expect("a folder");
    let line = "match nim perfect:A random:B --random-starts 2 --seed 3 --games 6 --record games";
    let run = Run::line(line).within(folder.path());
    let title = ["game=nim", "size=2", "count=6", "seed=3"];
    run.expect_saying(message("contest-title-random", &title))
        .check();
    let record = fs::read_to_string(folder.path().join("games")).expect("a record");
    let tags = |name: &str| {
        let begins = format!("[{name} ");
        let lines = record.lines().filter(|line| line.starts_with(&begins));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let starts = tags("Position");
    assert_eq!(starts.len(), 6);
    assert!(
        starts.chunks(2).all(|pair| pair[0] == pair[1]),
        "{starts:?}"
    );
    assert!(starts.iter().any(|start| *start != starts[0]), "{starts:?}");
    let first: Vec<bool> = tags("First")
        .iter()
        .map(|tag| tag.contains("perfect:A"))
        .collect();
    assert_eq!(first, [true, false, true, false, true, false]);
    // They are read back, and added to.
    Run::line(line)
        .within(folder.path())
        .expect_stdout_to_be_read()
        .check();
    let run = Run::line("review games --json").within(folder.path());
    assert_eq!(objects(&run.expect_stdout_to_be_read().check()).len(), 12);
}

/// With these takes a third of the small positions are over before a move.
#[test]
fn no_random_start_is_over() {
    let folder = tempdir().expect("a folder");
    let match_of = "match take random random --set 3,5 --random-starts 1";
    Run::line(&format!("{match_of} --seed 1 --games 60 --record games"))
        .within(folder.path())
        .expect_stdout_to_be_read()
        .check();
    let record = fs::read_to_string(folder.path().join("games")).expect("a record");
    let games: Vec<&str> = record.split("[Game").skip(1).collect();
    assert_eq!(games.len(), 60);
    for game in games {
        assert!(game.contains("\n\n1. "), "{game}");
    }
}

#[test]
fn a_game_too_large_for_a_share_of_the_memory_has_all_of_it() {
    // Seven piles of 12 need more than a half of this.
    let games = "matches 12,12,12,12,12,12,12 perfect random --games 4 --seed 1";
    let told = |memory: &str, threads: u64| {
        json(&format!(
            "{games} --max-memory {memory} --threads {threads}"
        ))
    };
    let whole = told("120KB", 1);
    assert_eq!(told("120KB", 2), whole);
    assert_ne!(told("60KB", 1), whole);
}

#[test]
fn the_table_says_what_was_reached() {
    Run::line("match nim 1,2 perfect random --games 1 --seed 1")
        .expect_saying(message(
            "contest-title",
            &["game=nim", "position=1,2", "count=1", "seed=1"],
        ))
        .expect_saying("Nimatron Random won 1 0 lost 0 1 optimal 100% choices 1 mean ms")
        .check();
    Run::line("match nim 1,2 random perfect --games 1 --seed 1")
        .expect_saying("optimal 0% 100%")
        .check();
    Run::line("match nim 1,2 perfect random --games 2 --seed 1 --lang cs")
        .expect_saying(message_in(
            "cs",
            "contest-title",
            &["game=Nim", "position=1,2", "count=2", "seed=1"],
        ))
        .expect_saying(message_in("cs", "contest-means", &[]))
        .check();
}

#[cfg(unix)]
#[test]
fn ctrl_c_shows_what_was_played_so_far() {
    use crate::support::running::stopped_match;

    let folder = tempdir().expect("a folder");
    let line = "match kayles 20 random beginner --games 1000000000 --json --record games";
    let told = stopped_match(line, folder.path());
    let told = objects(&told).remove(0);
    let record = fs::read_to_string(folder.path().join("games")).expect("a record");
    assert_eq!(
        told["games"].as_u64(),
        Some(record.matches("[Game").count() as u64)
    );
    assert!(told["games"].as_u64() > Some(0), "{told}");
}

#[cfg(unix)]
#[test]
fn a_few_forfeits_are_told_and_the_others_counted() {
    let why = message("forfeit-no-move", &["name=echo", "line=no"]);
    let why = format!("why={why}");
    let forfeit = |number| message("contest-forfeit", &[number, &why]);
    Run::new([
        "match",
        "nim",
        "3,3",
        "exec:echo no; cat",
        "random",
        "--games",
        "12",
    ])
    .expect_saying(forfeit("number=1"))
    .expect_saying(forfeit("number=5"))
    .expect_saying(message("contest-more", &["count=7"]))
    .check();
}
