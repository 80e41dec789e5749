//! Programs that are killed while they write: their records stay whole.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use nimatron::players::chance;
use nimatron::record::{GameText, read};
use rand::RngExt;
use tempfile::tempdir;

use super::pty::PATIENCE;
use crate::support::{command, start, wait};

/// What is played until the program is killed: machines, or people who change their minds.
const PLAYS: [&str; 3] = [
    "nim 40,50,60 --first random --second random",
    "sticks 900 --max-take 9 --first random --second beginner",
    "matches 9,9 --first human:Ann --second human:Bob",
];

#[test]
fn a_hundred_kills_lose_no_record() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("games.txt");
    let mut chance = chance(Some(13));
    let mut before: Vec<GameText> = Vec::new();
    let minds = "1:1\n2:1\nu\nr\nu\nu\n2:1\n".repeat(10_000);
    let (mut changes, mut size) = (0, 0);
    for kill in 0..100 {
        // Half of the unfinished games go on.
        let resumes = kill % 2 == 0 && before.last().is_some_and(|game| !game.is_over());
        let line = if resumes {
            "play --resume games.txt".to_owned()
        } else {
            format!("play {} --record games.txt", PLAYS[kill % PLAYS.len()])
        };
        let mut program = command(line.split(' '));
        program.current_dir(folder.path()).stdout(Stdio::null());
        let mut child = start(&mut program);
        let mut stdin = child.stdin.take().expect("a pipe");
        let minds = minds.clone();
        // The write fails when the program is killed.
        let writer = thread::spawn(move || drop(stdin.write_all(minds.as_bytes())));
        if kill % 4 > 0 {
            wait_for_a_change(&path, size, &mut child);
        }
        thread::sleep(Duration::from_micros(chance.random_range(0..10_000)));
        child.kill().expect("it can be killed");
        wait(&mut child);
        writer.join().expect("writing does not panic");
        let bytes = fs::read(&path).unwrap_or_default();
        let games = read(&bytes).unwrap_or_else(|damage| {
            let told = String::from_utf8_lossy(&bytes);
            panic!("kill {kill}: {damage}\n{told}")
        });
        assert!(games.len() >= before.len(), "kill {kill}: a game is lost");
        let untouched = before.len() - usize::from(resumes);
        assert_eq!(games[..untouched], before[..untouched], "kill {kill}");
        changes += usize::from(games != before);
        (before, size) = (games, bytes.len() as u64);
    }
    assert!(
        changes > 50,
        "{changes}: the others were killed before they began"
    );
    assert!(before.len() > 20, "{} games", before.len());
}

/// Waits until a record has another size, or the program has ended.
fn wait_for_a_change(path: &Path, size: u64, child: &mut Child) {
    let is_same = || fs::metadata(path).map_or(0, |found| found.len()) == size;
    let begun = Instant::now();
    while is_same() && child.try_wait().expect("a child").is_none() {
        assert!(begun.elapsed() < PATIENCE, "it hangs");
        thread::sleep(Duration::from_micros(200));
    }
}
