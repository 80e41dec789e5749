//! `--record`, `play --resume` and `replay` on a pipe.

use std::fs;
use std::path::{Path, PathBuf};

use nimatron::record::read;
use tempfile::{TempDir, tempdir};

use crate::support::messages::{message, message_in, says};
use crate::support::{Run, TWO_PEOPLE, command, finish, start, wait, wait_until};

/// An unfinished game of Ann and Bob.
pub(super) const OPEN: &str = "[Game \"matches\"]\n[Position \"3,5,7\"]\n[First \"human:Ann\"]\n[Second \"human:Bob\"]\n[Result \"*\"]\n\n1. 3:7\n2. 1:1\n";

/// A folder, and the path of a record in it.
pub(super) fn place() -> (TempDir, PathBuf) {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("games.txt");
    (folder, path)
}

pub(super) fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("a record")
}

/// The program in the folder of the record.
pub(super) fn run(path: &Path, arguments: &str) -> Run {
    Run::line(arguments).within(path.parent().expect("a folder"))
}

#[test]
fn a_game_is_recorded_with_its_result() {
    let (_folder, path) = place();
    run(
        &path,
        &format!("play nim 1,2 {TWO_PEOPLE} --misere --record games.txt"),
    )
    .input("2:1\n1:1\n2:1\nn\n")
    .expect_saying(message("wins-misere", &["other=Ann", "name=Bob"]))
    .check();
    let told = "[Game \"nim\"]\n[Position \"1,2\"]\n[First \"human:Ann\"]\n[Second \"human:Bob\"]\n\
                [Misere \"true\"]\n[Result \"0-1\"]\n\n1. 2:1\n2. 1:1\n3. 2:1\n";
    assert_eq!(text(&path), told);
}

#[test]
fn the_tags_say_who_moves_first_and_the_options() {
    let (_folder, path) = place();
    let line = "play sticks 5 --max-take 2 --first learner:\"T\" --second perfect --seed 1 --record games.txt";
    run(&path, line)
        .input("y\n5\n2\n")
        .expect_stdout_to_be_read()
        .check();
    let games = read(text(&path).as_bytes()).expect("a record");
    let tags = |game: usize, name: &str| games[game].tag(name).map(|tag| tag.value.clone());
    assert_eq!(tags(0, "First").as_deref(), Some("learner:\"T\""));
    assert_eq!(tags(0, "MaxTake").as_deref(), Some("2"));
    // The other player begins the second game, which had no question left about the position.
    assert_eq!(tags(1, "First").as_deref(), Some("perfect:Nimatron"));
    assert!(text(&path).contains("[First \"learner:\\\"T\\\"\"]"));
    assert!(text(&path).contains("\n\n[Game"));
}

#[test]
fn moves_taken_back_leave_the_record_and_come_again() {
    let (_folder, path) = place();
    let line = format!("play matches 3,5,7 {TWO_PEOPLE} --record games.txt");
    run(&path, &line)
        .input("3:7\n1:1\nu\nq\n")
        .expect_stdout_to_be_read()
        .check();
    assert!(text(&path).ends_with("\n\n1. 3:7\n"), "{}", text(&path));
    run(&path, &line)
        .input("3:7\n1:1\nu\nu\nr\nr\nu\n2:5\nq\n")
        .expect_stdout_to_be_read()
        .check();
    let told = text(&path);
    assert!(told.ends_with("\n\n1. 3:7\n2. 2:5\n"), "{told}");
    assert_eq!(read(told.as_bytes()).map(|games| games.len()), Ok(2));
}

#[test]
fn a_game_taken_up_again_is_another_game_with_the_moves_before() {
    let (_folder, path) = place();
    run(
        &path,
        &format!("play nim 1,2 {TWO_PEOPLE} --record games.txt"),
    )
    .input("2:1\n1:1\n2:1\nk 2\n2:1\n1:1\ny\nq\n")
    .expect_stdout_to_be_read()
    .check();
    let told = text(&path);
    let games = read(told.as_bytes()).expect("a record");
    let moves: Vec<Vec<&str>> = games
        .iter()
        .map(|game| {
            game.moves
                .iter()
                .map(|played| played.text.as_str())
                .collect()
        })
        .collect();
    let expected: [&[&str]; 3] = [&["2:1", "1:1", "2:1"], &["2:1", "2:1", "1:1"], &[]];
    assert_eq!(moves, expected, "{told}");
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

#[test]
fn what_cannot_be_recorded_in_is_refused_before_anything_is_asked() {
    let (folder, path) = place();
    fs::write(&path, "noise\n").expect("writable");
    for (file, why) in [
        ("games.txt", message("damage-header", &[])),
        (".", message("record-no-file", &["file=."])),
        ("/dev/full", message("record-no-file", &["file=/dev/full"])),
        (
            "none/games.txt",
            message("file-unwritable", &["file=none/games.txt"]),
        ),
    ] {
        for line in [
            format!("play nim --record {file}"),
            format!("--record {file}"),
        ] {
            let run = run(&path, &line);
            run.expect_complaint(1, [file, &why]).check();
        }
    }
    assert_eq!(text(&path), "noise\n");
    let left = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(left, 1, "nothing is left beside it");
    run(&path, "play nim 1,2 --first alien --record games.txt")
        .expect_complaint(2, ["\"alien\""])
        .check();
}

#[test]
fn a_replay_shows_every_position_with_its_move() {
    let (_folder, path) = place();
    fs::write(&path, format!("{}\n{OPEN}", OPEN.replace("3,5,7", "3,5,9"))).expect("writable");
    let told = run(&path, "replay games.txt")
        .expect_stdout_to_be_read()
        .check();
    let did = |number, name, count, pile, played| {
        let deed = message("deed-single", &[count, pile]);
        let did = message("did", &[name, played, &format!("deed={deed}")]);
        message("replay-move", &[number, &format!("did={did}")])
    };
    let second = did("number=2", "name=Bob", "count=1", "pile=1", "move=1:1");
    for words in [
        &message("replay-number", &["number=2", "last=2"]),
        &did("number=1", "name=Ann", "count=7", "pile=3", "move=3:7"),
        &second,
        &message("review-open", &[]),
    ] {
        assert!(says(&told, words), "{words}: {told}");
    }
    let first = "replay games.txt --game 1 --at 1";
    let told = run(&path, &format!("{first} --lang cs"))
        .expect_saying(message_in("cs", "replay-number", &["number=1", "last=2"]))
        .expect_saying("1. Ann")
        .check();
    assert!(!told.contains("2. Bob"), "{told}");
    for (option, least) in [("--at", "least=0"), ("--game", "least=1")] {
        let argument = format!("argument={option}");
        let refusal = message("refuse-number", &[&argument, least, "most=2", "value=3"]);
        run(&path, &format!("replay games.txt {option} 3"))
            .expect_complaint(2, [refusal])
            .check();
    }
    fs::write(&path, format!("{OPEN}3. x\n")).expect("writable");
    run(&path, "replay games.txt")
        .expect_complaint(1, ["games.txt, line 9"])
        .check();
    // What is cut off at the end is read up to there.
    fs::write(&path, format!("{OPEN}3. x")).expect("writable");
    let cut = run(&path, "replay games.txt --at 2").outcome();
    assert_eq!(cut.status, 0, "{cut}");
    assert!(
        cut.stderr.contains("games.txt, line 9") && says(&cut.stdout, &second),
        "{cut}"
    );
    run(&path, "replay none.txt")
        .expect_complaint(1, [message("file-unreadable", &["file=none.txt"])])
        .check();
}
