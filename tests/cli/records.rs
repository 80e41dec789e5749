//! `--record`, `play --resume` and `replay` on a pipe.

use std::fs;
use std::path::{Path, PathBuf};

use nimatron::record::read;
use tempfile::{TempDir, tempdir};

use crate::support::{Run, TWO_PEOPLE, command, start, wait};

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
fn a_game_is_recorded_with_its_result() {
    let (_folder, path) = place();
    run(
        &path,
        &format!("play nim 1,2 {TWO_PEOPLE} --misere --record games.txt"),
    )
    .input("2:1\n1:1\n2:1\nn\n")
    .expect_saying("Ann has taken the last one, so Bob wins.")
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
        .expect_saying("Score")
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
    .input("2:1\n1:1\n2:1\nv\nt 2\n2:1\n1:1\ns\nq\n")
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
        while !fs::read_to_string(&path).is_ok_and(|told| told.ends_with(&line)) {
            assert_eq!(child.try_wait().expect("a child"), None, "it ended");
            std::thread::yield_now();
        }
        assert!(read(text(&path).as_bytes()).is_ok());
    }
    // Another process must not write into the same file.
    run(
        &path,
        &format!("play nim 9,9 {TWO_PEOPLE} --record games.txt"),
    )
    .expect_complaint(1, ["games.txt is in use by another nimatron"])
    .check();
    run(&path, "play --resume games.txt")
        .expect_complaint(1, ["games.txt is in use by another nimatron"])
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
    while !path.exists() {
        assert_eq!(child.try_wait().expect("a child"), None, "it ended");
        std::thread::yield_now();
    }
    fs::remove_dir_all(&inside).expect("removable");
    std::io::Write::write_all(&mut stdin, b"1:1\nq\n").expect("it reads");
    let ended = child.wait_with_output().expect("it ends");
    let told = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(1), "{told}");
    assert!(told.contains("games.txt cannot be written: "), "{told}");
}

#[test]
fn what_cannot_be_recorded_in_is_refused_before_anything_is_asked() {
    let (folder, path) = place();
    fs::write(&path, "noise\n").expect("writable");
    for (file, words) in [
        (
            "games.txt",
            "games.txt, line 1: A game begins with [Game \"NAME\"]",
        ),
        (".", ". is a folder, a device or a pipe"),
        ("/dev/full", "/dev/full is a folder, a device or a pipe"),
        ("none/games.txt", "none/games.txt cannot be written"),
    ] {
        let line = format!("play nim --record {file}");
        run(&path, &line).expect_complaint(1, [words]).check();
        run(&path, &format!("--record {file}"))
            .expect_complaint(1, [words])
            .check();
    }
    assert_eq!(text(&path), "noise\n");
    let left = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(left, 1, "nothing is left beside it");
    run(&path, "play nim 1,2 --first alien --record games.txt")
        .expect_complaint(2, ["unknown player \"alien\""])
        .check();
}

#[test]
fn a_game_goes_on_with_its_players_and_all_of_its_moves() {
    let (_folder, path) = place();
    let before = format!("{OPEN}\n");
    fs::write(
        &path,
        format!("{before}{OPEN}[Date \"x\"]\n").replace("2. 1:1\n[Date", "[Date"),
    )
    .expect("writable");
    // The tag after the moves is damage, which the last game has.
    run(&path, "play --resume games.txt")
        .expect_complaint(
            1,
            [
                "games.txt, line 17",
                "--salvage uses what stands before that line",
            ],
        )
        .check();
    fs::write(&path, format!("{before}{OPEN}")).expect("writable");
    run(&path, "play --resume games.txt")
        .input("u\nu\nr\nr\n2:4\n1:2\n2:1\nn\n")
        .expect_saying("The game goes on; 2 moves have been made. Move 3, to move: Ann")
        .expect_saying("Taken back: 1:1.")
        .expect_saying("Taken back: 3:7.")
        .expect_saying("Played again: 1:1.")
        .expect_saying("Ann takes the last one and wins.")
        .check();
    let told = OPEN.replace('*', "1-0") + "3. 2:4\n4. 1:2\n5. 2:1\n";
    assert_eq!(text(&path), before + &told);
    run(&path, "play --resume games.txt")
        .expect_complaint(1, ["The last game of games.txt is over"])
        .check();
}

#[test]
fn rules_and_machines_are_those_of_the_record() {
    let (_folder, path) = place();
    let record = "[Game \"sticks\"]\n[Position \"9\"]\n[First \"Zo\u{e9}\"]\n[Second \"perfect\"]\n\
                  [max_take \"2\"]\n[Misere \"yes\"]\n[Date \"1997\"]\n1. 2";
    fs::write(&path, record).expect("writable");
    let told = run(&path, "play --resume games.txt")
        .input("3\nq\n")
        .expect_stdout_to_be_read()
        .check();
    assert!(told.contains("Nimatron takes"), "{told}");
    assert!(told.contains("Move 3, to move: Zo\u{e9}"), "{told}");
    let [game] = &read(text(&path).as_bytes()).expect("a record")[..] else {
        panic!("one game");
    };
    assert_eq!(game.moves.len(), 2);
    assert_eq!(game.tag("Date").map(|tag| tag.value.as_str()), Some("1997"));
    assert!(text(&path).contains("[max_take \"2\"]\n[Misere \"yes\"]"));
}

#[test]
fn machines_play_on() {
    let (_folder, path) = place();
    let record = OPEN
        .replace("human:Ann", "perfect:A")
        .replace("human:Bob", "random:B");
    fs::write(&path, &record).expect("writable");
    run(&path, "play --resume games.txt --seed 1")
        .expect_saying("A takes the last one and wins")
        .check();
    assert!(text(&path).starts_with(&record.replace('*', "1-0")));
}

#[test]
fn a_learner_is_not_paid_for_moves_before() {
    let (folder, path) = place();
    let record = "[Game \"sticks\"]\n[Position \"10\"]\n[First \"learner:L\"]\n[Second \"human:Ann\"]\n[MaxTake \"3\"]\n[Result \"*\"]\n\n1. 3\n2. 3\n";
    fs::write(&path, record).expect("writable");
    run(&path, "play --resume games.txt --boxes boxes.json --seed 2")
        .input("u\n3\no\nn\n")
        .expect_saying("The learner plays from its boxes as they are now")
        .expect_saying("Score")
        .check();
    let boxes = fs::read_to_string(folder.path().join("boxes.json")).expect("saved boxes");
    assert!(boxes.contains("\"games\":1"), "{boxes}");
    assert!(!boxes.contains("{\"sticks\":10,"), "{boxes}");
}

#[test]
fn what_cannot_be_resumed_is_refused() {
    let (_folder, path) = place();
    let refused = |record: &str, words: &str| {
        fs::write(&path, record).expect("writable");
        run(&path, "play --resume games.txt")
            .expect_complaint(1, [words])
            .check();
        assert_eq!(text(&path), record);
    };
    refused("", "games.txt holds no game");
    refused(&OPEN.replace("1:1", "1:9"), "games.txt, line 8: ");
    refused(&OPEN.replace("3,5,7", "3,5,7,x"), "games.txt, line 2: ");
    refused(
        "[Game \"coins\"]\n[Position \"5,3\"]\n[First \"learner\"]\n",
        "coins has no learner",
    );
    let learner = OPEN.replace("human:Ann", "learner");
    refused(
        &learner.replace("3,5,7", "99,99,99,99"),
        "too large for the learner",
    );
    run(&path, "play --resume none.txt")
        .expect_complaint(1, ["none.txt cannot be read"])
        .check();
    run(&path, "play --resume .")
        .expect_complaint(1, [". is a folder"])
        .check();
    for (more, other) in [
        (" nim", "[GAME]"),
        (" --misere", "--misere"),
        (" --max-take 2", "--max-take"),
        (" --first human", "--first"),
        (" --record x", "--record"),
    ] {
        let line = format!("play --resume games.txt{more}");
        run(&path, &line)
            .expect_complaint(2, ["--resume", other, "together"])
            .check();
    }
    run(&path, "play")
        .expect_complaint(2, ["Missing: <GAME>; see nimatron play --help."])
        .check();
    run(&path, "play nim 1,2 --salvage")
        .expect_complaint(2, ["--resume"])
        .check();
    let state = path.parent().expect("a folder").join("state");
    run(&path, "play --resume")
        .environment("XDG_STATE_HOME", state.to_str().expect("plain"))
        .expect_complaint(1, ["No unfinished game is kept"])
        .check();
    assert!(!state.exists(), "nothing is kept on a pipe");
}

#[test]
fn a_damaged_record_is_used_up_to_the_damage_and_kept_as_a_copy() {
    let (folder, path) = place();
    let damaged = format!("{OPEN}3. x\n4. 1:1\n");
    fs::write(&path, &damaged).expect("writable");
    run(&path, "play --resume games.txt --salvage")
        .input("2:1\nq\n")
        .expect_saying("The game goes on; 2 moves have been made. The damaged record is kept as")
        .check();
    assert_eq!(text(&path), format!("{OPEN}3. 2:1\n"));
    let copy = fs::read_to_string(folder.path().join("games.txt.damaged-1"));
    assert_eq!(copy.ok(), Some(damaged));
}

#[test]
fn nothing_is_written_before_everything_is_checked() {
    let damaged = format!("{OPEN}3. x\n");
    // The last line has no end.
    let cut = OPEN.trim_end();
    for (record, salvage) in [(damaged.as_str(), " --salvage"), (cut, "")] {
        let (folder, path) = place();
        fs::write(&path, record).expect("writable");
        for (more, status, words) in [
            ("--first alien", 2, "\"alien\""),
            ("--first human", 2, "together"),
            ("--hints bad", 2, "\"bad\""),
            ("--max-memory much", 2, "\"much\""),
            ("--threads 0", 2, "--threads"),
            ("--move-time x", 2, "--move-time"),
            ("--seed x", 2, "--seed"),
            ("--bot-log .", 1, ". cannot be written"),
            ("--boxes boxes.txt", 1, "neither player is one"),
        ] {
            run(&path, &format!("play --resume games.txt{salvage} {more}"))
                .expect_complaint(status, [words])
                .check();
            assert_eq!(text(&path), record, "{more}");
            let files = fs::read_dir(folder.path()).expect("a folder");
            assert_eq!(files.count(), 1, "{more}");
        }
        run(&path, &format!("play --resume games.txt{salvage}"))
            .input("q\n")
            .expect_saying("The game goes on; 2 moves have been made.")
            .check();
        assert_eq!(text(&path), OPEN);
    }
}

#[test]
fn a_replay_shows_every_position_with_its_move() {
    let (_folder, path) = place();
    fs::write(&path, format!("{}\n{OPEN}", OPEN.replace("3,5,7", "3,5,9"))).expect("writable");
    let told = run(&path, "replay games.txt")
        .expect_stdout_to_be_read()
        .check();
    for words in [
        "matches 3,5,7: Ann against Bob",
        "Game 2 of 2.",
        "1. Ann takes 7 matches from pile 3 (3:7).",
        "2. Bob takes 1 match from pile 1 (1:1).",
        "The game is not over.",
    ] {
        assert!(told.contains(words), "{told}");
    }
    let told = run(&path, "replay games.txt --game 1 --at 1 --lang cs")
        .expect_saying("Ann \u{2013} Bob Hra 1/2. 1. Ann bere 7")
        .check();
    assert!(!told.contains("2. Bob"), "{told}");
    run(&path, "replay games.txt --at 3")
        .expect_complaint(2, ["--at must be a whole number from 0 to 2, not \"3\""])
        .check();
    run(&path, "replay games.txt --game 3")
        .expect_complaint(2, ["--game must be a whole number from 1 to 2"])
        .check();
    fs::write(&path, format!("{OPEN}3. x\n")).expect("writable");
    run(&path, "replay games.txt")
        .expect_complaint(1, ["games.txt, line 9", "--salvage"])
        .check();
    run(&path, "replay games.txt --salvage --at 2")
        .expect_saying("2. Bob takes")
        .check();
    run(&path, "replay none.txt")
        .expect_complaint(1, ["none.txt cannot be read"])
        .check();
}

#[test]
fn a_damaged_kept_game_is_passed_over() {
    let (folder, path) = place();
    let games = folder.path().join("state/nimatron/games");
    fs::create_dir_all(&games).expect("writable");
    fs::write(games.join("1.record"), OPEN).expect("writable");
    fs::write(games.join("2.record"), "[Game \"nim\"]\n[Sec").expect("writable");
    let state = folder.path().join("state");
    run(&path, "play --resume")
        .environment("XDG_STATE_HOME", state.to_str().expect("plain"))
        .input("q\n")
        .expect_saying("A later game is damaged and was skipped:")
        .check();
    // With no other game, its damage is said.
    fs::remove_file(games.join("1.record")).expect("writable");
    run(&path, "play --resume")
        .environment("XDG_STATE_HOME", state.to_str().expect("plain"))
        .expect_complaint(1, ["2.record, line 2"])
        .check();
}
