//! A record while its game is played; what it holds then is in `tests/scripts/play`.

use std::fs;
use std::path::{Path, PathBuf};

use nimatron::record::read;
use tempfile::{TempDir, tempdir};

use crate::support::messages::{message, says};
use crate::support::{Run, TWO_PEOPLE, command, finish, start, wait, wait_until};

/// An unfinished game of Ann and Bob.
const OPEN: &str = "[Game \"matches\"]\n[Position \"3,5,7\"]\n[First \"human:Ann\"]\n[Second \"human:Bob\"]\n[Result \"*\"]\n\n1. 3:7\n2. 1:1\n";

/// A folder, and the path of a record in it.
fn place() -> (TempDir, PathBuf) {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("games.txt");
    (folder, path)
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("a record")
}

/// The program in the folder of the record.
fn run(path: &Path, arguments: &str) -> Run {
    Run::line(arguments).within(path.parent().expect("a folder"))
}

#[test]
fn the_record_is_whole_after_each_move() {
    let (_folder, path) = place();
    let mut program = command(format!("play nim 9,9 {TWO_PEOPLE} --record games.txt").split(' '));
    let mut child = start(program.current_dir(path.parent().expect("a folder")));
    let mut stdin = child.stdin.take().expect("a pipe");
    for made in 1..=4 {
        std::io::Write::write_all(&mut stdin, b"1:1\n").expect("it reads");
        let line = format!("\n{made}. 1:1\n");
        let has_line = || fs::read_to_string(&path).is_ok_and(|told| told.ends_with(&line));
        wait_until(&mut child, &line, has_line);
        assert!(read(text(&path).as_bytes()).is_ok());
    }
    // Another process must not write into the same file.
    let in_use = message("boxes-in-use", &["file=games.txt"]);
    run(
        &path,
        &format!("play nim 9,9 {TWO_PEOPLE} --record games.txt"),
    )
    .expect_complaint(1, [&in_use])
    .check();
    run(&path, "play --resume games.txt")
        .expect_complaint(1, [&in_use])
        .check();
    drop(stdin);
    assert_eq!(wait(&mut child).code(), Some(3));
    assert!(text(&path).ends_with("4. 1:1\n"));
}

#[test]
fn a_file_that_cannot_be_written_any_more_ends_the_game() {
    let folder = tempdir().expect("a folder");
    let inside = folder.path().join("inside");
    fs::create_dir(&inside).expect("writable");
    let path = inside.join("games.txt");
    let mut program =
        command(format!("play nim 9,9 {TWO_PEOPLE} --record inside/games.txt").split(' '));
    let mut child = start(program.current_dir(folder.path()));
    let mut stdin = child.stdin.take().expect("a pipe");
    wait_until(&mut child, "the record", || path.exists());
    fs::remove_dir_all(&inside).expect("removable");
    std::io::Write::write_all(&mut stdin, b"1:1\nq\n").expect("it reads");
    drop(stdin);
    let ended = finish(child);
    let told = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(1), "{told}");
    assert!(told.contains("games.txt"), "{told}");
    assert!(says(&told, &message("file-unwritable", &[])), "{told}");
}

/// Another program may not know of the lock.
#[cfg(unix)]
#[test]
fn a_record_that_others_change_or_remove_between_two_moves_is_written_anew() {
    use crate::support::running::Running;

    let turn = message("ask-turn", &[]);
    let prompt = turn.rsplit('}').next().unwrap_or_default();
    let remove = |path: &Path| fs::remove_file(path).expect("removable");
    let empty = |path: &Path| fs::write(path, "").expect("writable");
    let add = |path: &Path| fs::write(path, text(path) + "noise\n").expect("writable");
    let meddlers: [&dyn Fn(&Path); 3] = [&remove, &empty, &add];
    for meddle in meddlers {
        let (_folder, path) = place();
        let play = format!(
            "play matches 3,5,7 {TWO_PEOPLE} --record {}",
            path.display()
        );
        let mut running = Running::start(&play);
        running.read_until(&format!("{prompt} "));
        running.answer("3:7\n");
        running.read_until(&format!("{prompt} "));
        meddle(&path);
        running.answer("1:1\n");
        running.read_until(&format!("{prompt} "));
        assert_eq!(text(&path), OPEN);
        running.answer("q\n");
        running.expect_end(0);
    }
}
