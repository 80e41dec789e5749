//! Nothing of a program is left when it has failed, or when Nimatron has ended.

use std::fs;
use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::{TempDir, tempdir};

use super::{ENGINE, ONE, contest, game, parsed};
use crate::support::{command, signal, start, wait, while_nothing_starts};

/// A folder, and the commands of a script that write the numbers of processes into a file there.
struct Witness {
    folder: TempDir,
}

impl Witness {
    fn new() -> Self {
        let folder = tempdir().expect("a folder");
        Self { folder }
    }

    /// Writes down the process with this number, as the shell says it.
    fn note(&self, number: &str) -> String {
        format!("echo {number} >> '{}'; ", self.path().display())
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("processes")
    }

    /// The processes that were noted.
    fn noted(&self) -> Vec<u32> {
        let noted = fs::read_to_string(self.path()).unwrap_or_default();
        noted
            .lines()
            .map(|line| line.parse().expect("a number"))
            .collect()
    }

    /// Waits until this many processes are noted.
    fn wait_for(&self, count: usize) {
        for _ in 0..2_000 {
            if self.noted().len() >= count {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("{count} processes never started");
    }

    /// Checks that this many processes were started, and that none is left. One that was killed may
    /// take a moment to go.
    fn expect_nothing_left(&self, count: usize) {
        let noted = self.noted();
        assert_eq!(noted.len(), count);
        for id in noted {
            let mut looks = 0;
            while lives(id) {
                looks += 1;
                assert!(looks < 500, "process {id} is left");
                thread::sleep(Duration::from_millis(10));
            }
        }
    }
}

/// Whether a process runs. One that has ended may not have been waited for.
fn lives(id: u32) -> bool {
    let mut ps = Command::new("ps");
    ps.args(["-o", "stat=", "-p", &id.to_string()]);
    let mut child = start(ps.stdout(Stdio::piped()).stderr(Stdio::null()));
    let mut state = String::new();
    let mut stdout = child.stdout.take().expect("a pipe");
    stdout.read_to_string(&mut state).expect("text");
    wait(&mut child);
    !state.trim().is_empty() && !state.trim().starts_with('Z')
}

#[test]
fn a_bot_is_started_again_for_the_next_game() {
    let witness = Witness::new();
    // It plays one game and ends in order; the third time, it ends in the middle of a game.
    let bot = format!(
        "exec:{}turns=0; while read -r word rest; do case $word in position) echo 1:1; turns=$((turns + 1)); \
         test $turns = 2 && exit;; esac; done",
        witness.note("$$")
    );
    let told = contest(
        "nim 2,2",
        [
            &bot,
            "exec:while read -r a b; do case $a in position) echo 2:1;; esac; done",
        ],
        "--games 4 --json",
    )
    .expect_stdout_to_be_read()
    .check();
    let told = parsed(&told);
    assert_eq!(told["first"]["forfeits"], 0);
    assert_eq!(told["first"]["won"], 2);
    witness.expect_nothing_left(4);
    let witness = Witness::new();
    let bot = format!("exec:{}echo x; cat", witness.note("$$"));
    let told = contest("nim 2,2", [&bot, "random"], "--games 3 --json")
        .expect_stdout_to_be_read()
        .expect_forfeits()
        .check();
    assert_eq!(parsed(&told)["first"]["forfeits"], 3);
    witness.expect_nothing_left(3);
}

#[test]
fn nothing_that_a_bot_has_started_is_left() {
    for (bot, time) in [
        (ONE, "60"),
        ("echo x; sleep 600", "60"),
        ("sleep 600", "0.2"),
        ("exit 1", "60"),
    ] {
        let witness = Witness::new();
        let lingers = format!(
            "sleep 600 & {}{}{bot}",
            witness.note("$!"),
            witness.note("$$")
        );
        game("3", &lingers, &format!("--move-time {time}"))
            .expect_saying("wins")
            .check();
        witness.expect_nothing_left(2);
    }
}

#[test]
fn nothing_is_left_after_a_signal() {
    let players = |bot: &str| format!("exec:{bot}");
    for (name, status) in [("INT", 130), ("TERM", 143), ("HUP", 129)] {
        for subcommand in ["play", "match"] {
            let witness = Witness::new();
            let bot = players(&format!(
                "sleep 600 & {}{}trap '' TERM; sleep 600",
                witness.note("$!"),
                witness.note("$$")
            ));
            let arguments: Vec<&str> = match subcommand {
                "play" => vec![
                    "play",
                    "nim",
                    "3",
                    "--first",
                    &bot,
                    "--second",
                    "random",
                    "--move-time",
                    "600",
                ],
                _ => vec!["match", "nim", "3", &bot, "random", "--move-time", "600"],
            };
            let mut child = start(&mut command(arguments));
            witness.wait_for(2);
            signal(name, child.id());
            assert_eq!(wait(&mut child).code(), Some(status), "{subcommand} {name}");
            witness.expect_nothing_left(2);
        }
    }
}

/// A program has some time to end after its last game, but not after a signal. A busy machine may
/// be slow now and then.
#[test]
fn no_program_is_waited_for_after_a_signal() {
    let ends_soon = || {
        let witness = Witness::new();
        let waits = "exec:echo 1:1; sleep 600";
        let asked = "read -r a; read -r b; read -r c; ";
        let thinks = format!("exec:{asked}{}sleep 600", witness.note("$$"));
        let line = ["match", "nim", "3", waits, &thinks, "--move-time", "600"];
        let mut child = start(&mut command(line));
        witness.wait_for(1);
        let sent = Instant::now();
        signal("INT", child.id());
        assert_eq!(wait(&mut child).code(), Some(130));
        sent.elapsed() < Duration::from_millis(200)
    };
    assert!((0..20).any(|_| ends_soon()));
}

#[test]
fn each_thread_has_programs_of_its_own_and_leaves_none() {
    let witness = Witness::new();
    let engine = |more: &str| format!("exec:{}exec {ENGINE} nim {more}", witness.note("$$"));
    let players = [engine(""), engine("--misere")];
    let told = contest(
        "nim 1,2,4",
        players.each_ref().map(String::as_str),
        "--json --games 40 --threads 2",
    )
    .expect_stdout_to_be_read()
    .check();
    assert_eq!(parsed(&told)["games"], 40);
    // The second thread may come too late for a game.
    let started = witness.noted().len();
    assert!((2..=4).contains(&started), "{started} processes");
    witness.expect_nothing_left(started);
    for (name, status) in [("INT", 130), ("TERM", 143)] {
        let witness = Witness::new();
        let bot = format!(
            "exec:sleep 600 & {}{}trap '' TERM; sleep 600",
            witness.note("$!"),
            witness.note("$$")
        );
        let line = ["match", "nim", "3", &bot, &bot, "--move-time", "600"];
        let mut child = start(&mut command(line.into_iter().chain(["--threads", "2"])));
        // Each of the two threads waits for a program and what that has started.
        witness.wait_for(4);
        signal(name, child.id());
        assert_eq!(wait(&mut child).code(), Some(status), "{name}");
        witness.expect_nothing_left(4);
    }
}

#[test]
fn nothing_is_left_where_nobody_reads() {
    let witness = Witness::new();
    let bot = format!("exec:{}exec {ENGINE} nim", witness.note("$$"));
    // As long a game as its output, which no pipe holds.
    let mut child = start(&mut command([
        "play", "nim", "400,400", "--first", &bot, "--second", &bot,
    ]));
    witness.wait_for(1);
    let stdout = child.stdout.take();
    while_nothing_starts(|| drop(stdout));
    assert_eq!(wait(&mut child).code(), Some(0));
    let started = witness.noted().len();
    witness.expect_nothing_left(started);
    // A signal ends it where it waits for somebody to read.
    let witness = Witness::new();
    let bot = format!("exec:{}exec {ENGINE} nim", witness.note("$$"));
    let mut child = start(&mut command([
        "play",
        "nim",
        "4000,4001",
        "--first",
        &bot,
        "--second",
        "random",
    ]));
    witness.wait_for(1);
    thread::sleep(Duration::from_millis(500));
    signal("TERM", child.id());
    assert_eq!(wait(&mut child).code(), Some(143));
    witness.expect_nothing_left(1);
}

#[test]
fn a_hundred_games_between_engines_leave_nothing() {
    let witness = Witness::new();
    let engine = |more: &str| format!("exec:{}exec {ENGINE} nim {more}", witness.note("$$"));
    let players = [engine(""), engine("--as random --seed 3")];
    let told = contest(
        "nim 1,2,4",
        players.each_ref().map(String::as_str),
        "--json",
    )
    .expect_stdout_to_be_read()
    .check();
    let told = parsed(&told);
    assert_eq!(told["games"], 100);
    // Every position with another nim-sum than 0 is won by the first move, and the random engine
    // misses some.
    assert!(told["first"]["won"].as_u64() > Some(50), "{told}");
    for player in ["first", "second"] {
        assert_eq!(told[player]["forfeits"], 0, "{told}");
    }
    assert_eq!(told["first"]["choices"], told["first"]["right"]);
    witness.expect_nothing_left(2);
}
