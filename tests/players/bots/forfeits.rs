//! Programs that forfeit their games, and the records of that.

use std::fs;

use tempfile::tempdir;

use super::{contest, game};
use crate::support::Run;

#[test]
fn a_bot_that_misbehaves_forfeits_the_game() {
    for (bot, time, why) in [
        (
            "echo 9:1; cat",
            "60",
            "echo has answered \"9:1\", which is not legal. There is no pile 9",
        ),
        ("echo 1:7; cat", "60", "which is not legal."),
        (
            "echo hello; cat",
            "60",
            "echo has answered \"hello\". \"hello\" is not a move.",
        ),
        ("echo; cat", "60", "is not a move"),
        (
            "head -c 50 /dev/urandom; echo; cat",
            "60",
            "head has answered",
        ),
        ("yes", "60", "yes has answered \"y\". \"y\" is not a move."),
        ("sleep 600", "0.2", "sleep has made no move within 0.2 s."),
        (
            "cat > /dev/null",
            "0.2",
            "cat has made no move within 0.2 s.",
        ),
        (
            "printf 1:1; sleep 600",
            "0.2",
            "printf has made no move within 0.2 s.",
        ),
        (
            "yes '# thinking'",
            "60",
            "yes has written more than 1000 comments in one turn.",
        ),
        (
            "head -c 70000 /dev/zero; sleep 600",
            "60",
            "head has written a line of more than 64 KiB.",
        ),
        (
            "head -c 65537 /dev/zero; sleep 600",
            "60",
            "head has written a line of more than 64 KiB.",
        ),
        (
            "cat /dev/zero",
            "60",
            "cat has written a line of more than 64 KiB.",
        ),
        (
            "exit 3",
            "60",
            "exit has ended without a move, with status 3.",
        ),
        ("kill -9 $$", "60", "kill has ended without a move."),
        (
            "exec 1>&-; sleep 600",
            "60",
            "exec has ended without a move.",
        ),
        (
            "sleep 600 & exit 4",
            "60",
            "sleep has ended without a move, with status 4.",
        ),
    ] {
        game("3,1", bot, &format!("--move-time {time}"))
            .expect_saying(why)
            .expect_saying("forfeits the game, so Random wins.")
            .expect_saying("0 : 1 Random")
            .check();
    }
}

#[test]
fn a_forfeit_is_told_in_czech() {
    game("3,1", "echo hello; cat", "--lang cs")
        .expect_saying("echo: odpověď zněla „hello“.")
        .expect_saying("echo prohrává kontumačně, a vyhrává tak")
        .check();
}

#[test]
fn a_forfeit_is_recorded_and_read_back() {
    let folder = tempdir().expect("a folder");
    let bot = "read a; read b; read c; echo 1:1; read d; echo 7:7; read e";
    game("3,1", bot, "--record games.txt")
        .within(folder.path())
        .expect_saying("forfeits")
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
    for subcommand in ["review games.txt", "replay games.txt"] {
        let run = Run::line(subcommand).within(folder.path());
        run.expect_saying("read forfeits the game, so Random wins.")
            .check();
    }
    let resumed = |words: &str| {
        let run = Run::line("play --resume games.txt").within(folder.path());
        run.expect_complaint(1, [words]).check();
    };
    resumed("is over");
    // Without the tag the result contradicts the moves.
    let path = folder.path().join("games.txt");
    fs::write(&path, record.replace("[Termination \"forfeit\"]\n", "")).expect("written");
    resumed("By the moves the result is \"*\"");
    // A record may come from anybody: its commands are not run.
    let open = record
        .replace("[Termination \"forfeit\"]\n", "")
        .replace("0-1", "*");
    fs::write(&path, open.replace("exec:", "exec:touch ran; ")).expect("written");
    resumed("A record runs no commands and reads no files");
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
    let told = "while has written \"1:1\" out of turn.";
    game("1,1,1", &twice("1:1\\n1:1\\n"), "")
        .expect_saying(told)
        .expect_saying("while forfeits the game, so Random wins.")
        .check();
    game("1,1,1", &twice("1:1\\n1:1\\n"), "--lang cs")
        .expect_saying("while: program napsal „1:1“, i když nebyl na tahu.")
        .check();
    // Comments may come at any time.
    game("1,0,0", &twice("1:1\\n# thanks\\n# and so on\\n"), "")
        .expect_saying("while takes the last one and wins.")
        .check();
    // What it writes after a game loses the next one in which it is asked.
    let bot = format!("exec:{}", twice("1:1\\n1:1\\n"));
    contest("nim 1", [&bot, "random"], "--games 3 --json")
        .expect_saying("\"won\":1,\"lost\":2")
        .expect_stderr("nimatron: Game 3: while has written \"1:1\" out of turn.\n")
        .check();
}

#[test]
fn a_line_may_be_as_long_as_64_kib() {
    let long = "head -c 65533 /dev/zero | tr '\\0' ' '; echo 1:1; sleep 600";
    game("1", long, "")
        .expect_saying("head takes the last one and wins.")
        .check();
}

/// Comments after an answer are passed over, however many are on their way, but not the line behind them.
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
        .expect_saying("read has written \"1:1\" out of turn.")
        .check();
}

/// Its input is longer than what a pipe holds, so that it waits to be read.
#[test]
fn a_bot_that_does_not_read_is_late() {
    let columns = vec!["1000000000"; 9_000].join(",");
    let bot = "exec:echo 1; sleep 1; echo 1; sleep 600";
    let game = ["match", "coins", &columns, bot, "random", "--max-take", "1"];
    let more = ["--games", "1", "--move-time", "2", "--json"];
    Run::new(game.into_iter().chain(more))
        .expect_saying("\"forfeits\":1")
        .expect_stderr("nimatron: Game 1: echo has made no move within 2 s.\n")
        .check();
}

#[test]
fn why_a_game_is_forfeited_is_one_line() {
    let why =
        "echo has answered \"hello\". \"hello\" is not a move. Write 2:1 to take 1 from pile 2.\n";
    let bot = "exec:echo hello; cat";
    for run in [
        game("3,1", "echo hello; cat", ""),
        contest("nim 3,1", [bot, "random"], "--games 1"),
    ] {
        let told = run.expect_stdout_to_be_read().check();
        assert!(told.contains(why), "{told}");
    }
    contest("nim 3,1", [bot, "random"], "--games 2 --json")
        .expect_saying("\"forfeits\":2")
        .expect_stderr(format!("nimatron: Game 1: {why}nimatron: Game 2: {why}"))
        .check();
}
