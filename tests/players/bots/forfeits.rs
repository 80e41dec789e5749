//! Programs that forfeit their games, and the records of that.

use std::fs;

use tempfile::tempdir;

use super::{contest, game};
use crate::support::Run;
use crate::support::messages::{message, message_in, takes_the_last};

/// The line on stderr about a game of a match.
fn in_game(number: &str, why: &str) -> String {
    let forfeit = message("contest-forfeit", &[number, &format!("why={why}")]);
    format!("nimatron: {forfeit}\n")
}

#[test]
fn a_bot_that_misbehaves_forfeits_the_game() {
    let late = |name| message("forfeit-late", &[name, "seconds=0.2"]);
    let long_line = |name| message("forfeit-long-line", &[name, "most=64"]);
    let ended = |name| message("forfeit-ended", &["known=no", name]);
    let status = |name, status| message("forfeit-ended", &["known=yes", name, status]);
    let no_move = |name, line| message("forfeit-no-move", &[name, line]);
    for (bot, time, why) in [
        (
            "echo 9:1; cat",
            "60",
            message("forfeit-not-legal", &["name=echo", "line=9:1"]),
        ),
        (
            "echo 1:7; cat",
            "60",
            message("forfeit-not-legal", &["name=echo", "line=1:7"]),
        ),
        ("echo hello; cat", "60", no_move("name=echo", "line=hello")),
        ("echo; cat", "60", message("forfeit-no-move", &["line="])),
        (
            "head -c 50 /dev/urandom; echo; cat",
            "60",
            message("forfeit-no-move", &["name=head"]),
        ),
        ("yes", "60", no_move("name=yes", "line=y")),
        ("sleep 600", "0.2", late("name=sleep")),
        ("cat > /dev/null", "0.2", late("name=cat")),
        ("printf 1:1; sleep 600", "0.2", late("name=printf")),
        (
            "yes '# thinking'",
            "60",
            message("forfeit-comments", &["name=yes", "most=1000"]),
        ),
        (
            "head -c 70000 /dev/zero; sleep 600",
            "60",
            long_line("name=head"),
        ),
        (
            "head -c 65537 /dev/zero; sleep 600",
            "60",
            long_line("name=head"),
        ),
        ("cat /dev/zero", "60", long_line("name=cat")),
        ("exit 3", "60", status("name=exit", "status=3")),
        ("kill -9 $$", "60", ended("name=kill")),
        ("exec 1>&-; sleep 600", "60", ended("name=exec")),
        ("sleep 600 & exit 4", "60", status("name=sleep", "status=4")),
    ] {
        game("3,1", bot, &format!("--move-time {time}"))
            .expect_saying(why)
            .expect_saying(message("wins-by-forfeit", &["name=Random"]))
            .expect_saying("- Random 0 : 1")
            .check();
    }
}

#[test]
fn a_forfeit_is_told_in_czech() {
    game("3,1", "echo hello; cat", "--lang cs")
        .expect_saying(message_in(
            "cs",
            "forfeit-no-move",
            &["name=echo", "line=hello"],
        ))
        .expect_saying(message_in("cs", "wins-by-forfeit", &["other=echo"]))
        .check();
}

#[test]
fn a_forfeit_is_recorded_and_read_back() {
    let folder = tempdir().expect("a folder");
    let bot = "read a; read b; read c; echo 1:1; read d; echo 7:7; read e";
    game("3,1", bot, "--record games.txt")
        .within(folder.path())
        .expect_stdout_to_be_read()
        .check();
    let record = fs::read_to_string(folder.path().join("games.txt")).expect("a record");
    assert!(
        record.contains("[Result \"0-1\"]\n[Termination \"forfeit\"]\n"),
        "{record}"
    );
    assert!(
        record.contains(&format!("[First \"exec:{bot}\"]")),
        "{record}"
    );
    let forfeits = |other| message("wins-by-forfeit", &[other, "name=Random"]);
    for subcommand in ["review games.txt", "replay games.txt"] {
        let run = Run::line(subcommand).within(folder.path());
        run.expect_saying(forfeits("other=read")).check();
    }
    let resumed = |words: String| {
        let run = Run::line("play --resume games.txt").within(folder.path());
        run.expect_complaint(1, [words]).check();
    };
    resumed(message("record-over", &["file=games.txt"]));
    // Without the tag it is a game that was cut off.
    let path = folder.path().join("games.txt");
    fs::write(&path, record.replace("[Termination \"forfeit\"]\n", "")).expect("written");
    resumed(message("record-program", &[]));
    // A record may come from anybody: its commands are not run.
    let open = record
        .replace("[Termination \"forfeit\"]\n", "")
        .replace("0-1", "*");
    fs::write(&path, open.replace("exec:", "exec:touch ran; ")).expect("written");
    resumed(message("record-program", &[]));
    assert!(!folder.path().join("ran").exists());
}

/// Its second line must not be taken for the answer to the next question.
#[test]
fn a_bot_that_answers_twice_forfeits() {
    let twice = |answers: &str| {
        format!(
            "while read -r word rest; do case $word in position) printf '{answers}';; esac; done"
        )
    };
    let early = ["name=while", "line=1:1"];
    let told = message("forfeit-out-of-turn", &early);
    game("1,1,1", &twice("1:1\\n1:1\\n"), "")
        .expect_saying(&told)
        .expect_saying(message("wins-by-forfeit", &["other=while", "name=Random"]))
        .check();
    game("1,1,1", &twice("1:1\\n1:1\\n"), "--lang cs")
        .expect_saying(message_in("cs", "forfeit-out-of-turn", &early))
        .check();
    // Comments may come at any time.
    game("1,0,0", &twice("1:1\\n# thanks\\n# and so on\\n"), "")
        .expect_saying(takes_the_last("while"))
        .check();
    // What it writes after a game loses the next one in which it is asked.
    let bot = format!("exec:{}", twice("1:1\\n1:1\\n"));
    contest("nim 1", [&bot, "random"], "--games 3 --json")
        .expect_saying("\"won\":1,\"lost\":2")
        .expect_stderr(in_game("number=3", &told))
        .check();
}

#[test]
fn a_line_may_be_as_long_as_64_kib() {
    let long = "head -c 65533 /dev/zero | tr '\\0' ' '; echo 1:1; sleep 600";
    game("1", long, "")
        .expect_saying(takes_the_last("head"))
        .check();
}

/// Comments after an answer are passed over, however many are on their way, but not the line behind
/// them.
#[test]
fn a_late_line_behind_comments_forfeits() {
    let late = format!("{}1:1\\n", "#\\n".repeat(990));
    let bot = format!(
        "read -r a; read -r b; read -r c; echo 1:1; sleep 0.3; printf '{late}'; cat > /dev/null"
    );
    let slow = "exec:while read -r a b; do case $a in position) sleep 1; echo 2:1;; esac; done";
    let first = format!("exec:{bot}");
    let arguments = [
        "play", "nim", "1,1,1,1", "--first", &first, "--second", slow,
    ];
    Run::new(arguments)
        .expect_saying(message("forfeit-out-of-turn", &["name=read", "line=1:1"]))
        .check();
}

/// Its input is longer than what a pipe holds, so that it waits to be read.
#[test]
fn a_bot_that_does_not_read_is_late() {
    let columns = vec!["1000000000"; 9_000].join(",");
    let bot = "exec:echo 1; sleep 1; echo 1; sleep 600";
    let game = ["match", "coins", &columns, bot, "random", "--max-take", "1"];
    let more = ["--games", "1", "--move-time", "2", "--json"];
    let late = message("forfeit-late", &["name=echo", "seconds=2"]);
    Run::new(game.into_iter().chain(more))
        .expect_saying("\"forfeits\":1")
        .expect_stderr(in_game("number=1", &late))
        .check();
}

#[test]
fn why_a_game_is_forfeited_is_one_line() {
    let hint = message("move-unreadable-nim", &["move=hello"]);
    let hint = format!("why={hint}");
    let why = message("forfeit-no-move", &["name=echo", "line=hello", &hint]);
    let bot = "exec:echo hello; cat";
    for run in [
        game("3,1", "echo hello; cat", ""),
        contest("nim 3,1", [bot, "random"], "--games 1"),
    ] {
        let told = run.expect_stdout_to_be_read().check();
        assert!(told.contains(&format!("{why}\n")), "{told}");
    }
    contest("nim 3,1", [bot, "random"], "--games 2 --json")
        .expect_saying("\"forfeits\":2")
        .expect_stderr(in_game("number=1", &why) + &in_game("number=2", &why))
        .check();
}
