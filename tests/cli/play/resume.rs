//! Games that are taken up again.

use std::fs;
use std::path::Path;

use nimatron::record::read;

use super::record::{OPEN, place, run, text};
use crate::support::messages::message;

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
        .expect_complaint(1, ["games.txt, line 17"])
        .check();
    fs::write(&path, format!("{before}{OPEN}")).expect("writable");
    run(&path, "play --resume games.txt")
        .input("u\nu\nr\nr\n2:4\n1:2\n2:1\nn\n")
        .expect_saying(message("record-resumed", &["count=2"]))
        .expect_saying(message("turn", &["number=3", "name=Ann"]))
        .expect_saying(message("undone", &["moves=1:1"]))
        .expect_saying(message("undone", &["moves=3:7"]))
        .expect_saying(message("redone", &["moves=1:1"]))
        .expect_saying(message("wins", &["name=Ann"]))
        .check();
    let told = OPEN.replace('*', "1-0") + "3. 2:4\n4. 1:2\n5. 2:1\n";
    assert_eq!(text(&path), before + &told);
    run(&path, "play --resume games.txt")
        .expect_complaint(1, [message("record-over", &["file=games.txt"])])
        .check();
}

#[test]
fn rules_and_machines_are_those_of_the_record() {
    let (_folder, path) = place();
    let record = "[Game \"sticks\"]\n[Position \"9\"]\n[First \"Zo\u{e9}\"]\n[Second \"perfect\"]\n\
                  [max_take \"2\"]\n[Misere \"yes\"]\n[Date \"1997\"]\n1. 2";
    fs::write(&path, record).expect("writable");
    run(&path, "play --resume games.txt")
        .input("3\nq\n")
        .expect_saying(message("did", &["name=Nimatron"]))
        .expect_saying(message("turn", &["number=3", "name=Zo\u{e9}"]))
        .check();
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
        .expect_saying(message("wins", &["name=A"]))
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
        .expect_saying(message("record-resumed-learner", &[]))
        .check();
    let boxes = fs::read_to_string(folder.path().join("boxes.json")).expect("saved boxes");
    assert!(boxes.contains("\"games\":1"), "{boxes}");
    assert!(!boxes.contains("{\"position\":\"10\","), "{boxes}");
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
    refused("", &message("record-empty", &["file=games.txt"]));
    refused(&OPEN.replace("1:1", "1:9"), "games.txt, line 8: ");
    refused(&OPEN.replace("3,5,7", "3,5,7,x"), "games.txt, line 2: ");
    refused(
        "[Game \"coins\"]\n[Position \"5,3\"]\n[First \"learner\"]\n",
        &message("refuse-learner", &["game=coins"]),
    );
    let learner = OPEN.replace("human:Ann", "learner");
    refused(
        &learner.replace("3,5,7", "99,99,99,99"),
        &message("refuse-learner-boxes", &[]),
    );
    run(&path, "play --resume none.txt")
        .expect_complaint(1, [message("file-unreadable", &["file=none.txt"])])
        .check();
    run(&path, "play --resume .")
        .expect_complaint(1, [message("record-no-file", &["file=."])])
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
            .expect_complaint(2, ["--resume", other])
            .check();
    }
    let state = path.parent().expect("a folder").join("state");
    run(&path, "play --resume")
        .environment("XDG_STATE_HOME", state.to_str().expect("plain"))
        .expect_complaint(1, [message("record-none-kept", &[])])
        .check();
    assert!(!state.exists(), "nothing is kept on a pipe");
}

/// Goes on with a record of which the two moves of `OPEN` are left, and adds a third.
fn goes_on_from_the_cut(path: &Path) {
    let said = message("record-cut", &["damaged=games.txt, line "]);
    let said = said.split(", line").next().unwrap_or_default().to_owned();
    run(path, "play --resume games.txt")
        .input("2:1\nq\n")
        .expect_saying(message("record-resumed", &["count=2"]))
        .expect_saying(said)
        .check();
    assert_eq!(text(path), format!("{OPEN}3. 2:1\n"));
}

#[test]
fn a_record_that_ends_behind_a_move_is_read_up_to_there_though_its_result_is_known() {
    let (_folder, path) = place();
    let over = OPEN.replace('*', "1-0");
    fs::write(&path, &over).expect("writable");
    goes_on_from_the_cut(&path);
    // Before the first move, too.
    let (tags, _) = over.split_once("\n\n").expect("tags");
    fs::write(&path, format!("{tags}\n\n")).expect("writable");
    run(&path, "play --resume games.txt")
        .input("q\n")
        .expect_saying(message("record-resumed", &["count=0"]))
        .check();
    // In the midst of a file it is no cut, however the next game begins.
    let why = message("damage-contradiction", &["result=*", "value=1-0"]);
    for next in [OPEN.to_owned(), OPEN.replace("[Game", "  [game")] {
        fs::write(&path, format!("{over}\n{next}")).expect("writable");
        run(&path, "play --resume games.txt")
            .expect_complaint(1, [&*why])
            .check();
    }
}

#[test]
fn a_record_that_is_cut_off_goes_on_from_there() {
    let (_folder, path) = place();
    // In a move, and in the tags of the next game.
    for cut in [
        "3. ",
        "\n[Game \"nim\"]\n[Posi",
        "\n[Game \"nim\"]\n[First \"A\"]\n",
    ] {
        fs::write(&path, format!("{OPEN}{cut}")).expect("writable");
        goes_on_from_the_cut(&path);
        // Games are added after what is left.
        fs::write(&path, format!("{OPEN}{cut}")).expect("writable");
        run(
            &path,
            "play nim 1 --first random --second random --record games.txt",
        )
        .outcome();
        assert!(
            text(&path).starts_with(&format!("{OPEN}\n[Game")),
            "{}",
            text(&path)
        );
        assert_eq!(read(text(&path).as_bytes()).expect("a record").len(), 2);
    }
    // Damage before the end is refused.
    let damaged = format!("{OPEN}3. x\n4. 1:1\n");
    fs::write(&path, &damaged).expect("writable");
    run(&path, "play --resume games.txt")
        .expect_complaint(1, ["games.txt, line 9"])
        .check();
    assert_eq!(text(&path), damaged);
}

#[test]
fn nothing_is_written_before_everything_is_checked() {
    let damaged = format!("{OPEN}3. x");
    // The last line has no end.
    for record in [damaged.as_str(), OPEN.trim_end()] {
        let (folder, path) = place();
        fs::write(&path, record).expect("writable");
        for (more, status, words) in [
            ("--first alien", 2, "\"alien\""),
            ("--first human", 2, "--first"),
            ("--hints bad", 2, "'bad'"),
            ("--max-memory much", 2, "'much'"),
            ("--threads 0", 2, "--threads"),
            ("--move-time x", 2, "--move-time"),
            ("--seed x", 2, "--seed"),
            ("--bot-log .", 1, "nimatron: . "),
            ("--boxes boxes.txt", 1, "--boxes"),
        ] {
            run(&path, &format!("play --resume games.txt {more}"))
                .expect_complaint(status, [words])
                .check();
            assert_eq!(text(&path), record, "{more}");
            let files = fs::read_dir(folder.path()).expect("a folder");
            assert_eq!(files.count(), 1, "{more}");
        }
        run(&path, "play --resume games.txt")
            .input("q\n")
            .expect_saying(message("record-resumed", &["count=2"]))
            .check();
        // Before the next move nothing is written.
        assert_eq!(text(&path), record);
    }
}

/// A program that is killed after the last move has not written the result.
#[test]
fn a_game_without_its_result_is_completed() {
    let (_folder, path) = place();
    run(
        &path,
        "match nim 1,2 perfect perfect --games 1 --record games.txt",
    )
    .expect_stdout_to_be_read()
    .check();
    let whole = text(&path);
    let killed = whole.replace("[Result \"1-0\"]", "[Result \"*\"]");
    assert_ne!(whole, killed);
    fs::write(&path, killed).expect("writable");
    let resume = "play --resume games.txt";
    run(&path, resume)
        .input("n\n")
        .expect_saying(message("wins", &[]))
        .check();
    assert_eq!(text(&path), whole);
    run(&path, resume)
        .expect_complaint(1, [message("record-over", &["file=games.txt"])])
        .check();
}
