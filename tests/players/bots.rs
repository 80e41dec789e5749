//! Programs as players: what they are told, how they fail, and that nothing of them is left.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use tempfile::{TempDir, tempdir};

use crate::support::json::objects;
use crate::support::{Run, command, flowing, signal, start, wait, while_nothing_starts};

/// A bot for nim and the like that takes one from the first pile or row, if that is legal.
const ONE: &str = "while read -r word rest; do case $word in position) echo 1:1;; esac; done";

/// The program itself as a bot.
const ENGINE: &str = concat!(env!("CARGO_BIN_EXE_nimatron"), " engine");

/// A game of nim in which a bot begins.
fn game(position: &str, bot: &str, more: &str) -> Run {
    let bot = format!("exec:{bot}");
    let arguments = ["play", "nim", position, "--first", &bot];
    let more = ["--second", "random", "--seed", "1"]
        .into_iter()
        .chain(more.split_whitespace());
    Run::new(arguments.into_iter().chain(more))
}

/// A match with this command line after the game and position.
fn contest(game: &str, players: [&str; 2], more: &str) -> Run {
    let players = players.into_iter();
    let words = game.split_whitespace().chain(players);
    Run::new(
        ["match"]
            .into_iter()
            .chain(words)
            .chain(more.split_whitespace()),
    )
}

/// The only answer of a match.
fn parsed(told: &str) -> Value {
    objects(told).into_iter().next().expect("an answer")
}

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

    /// Checks that so many processes were started, and that none is left. One that was killed may take a moment to go.
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
        .expect_saying("echo hru vzdává, a vyhrává tak")
        .check();
}

#[test]
fn a_bot_may_comment_and_write_blanks_and_carriage_returns() {
    let bot = "while read -r word rest; do case $word in position) echo '# hm'; printf ' 1:1 \\r\\n';; esac; done";
    game("3", bot, "")
        .expect_saying("while takes 1 match from pile 1 (1:1).")
        .expect_saying("wins.")
        .check();
}

#[test]
fn a_bot_that_answers_before_it_is_asked_loses_no_answer() {
    let both = [
        "exec:echo 1:1; cat > /dev/null",
        "exec:echo 2:1; cat > /dev/null",
    ];
    let told = contest("nim 1,1", both, "--games 1 --json")
        .expect_stdout_to_be_read()
        .check();
    assert_eq!(parsed(&told)["second"]["won"], 1);
}

#[test]
fn a_bot_is_told_what_the_protocol_says() {
    let folder = tempdir().expect("a folder");
    let log = folder.path().join("told");
    let bot = |answer: &str| {
        let log = log.display();
        format!(
            "exec:while read -r line; do echo \"$line\" >> '{log}'; case $line in position*) echo {answer};; esac; done"
        )
    };
    let told = |game: &str, answer: &str, other: &str, games: u32| {
        let bot = bot(answer);
        contest(game, [&bot, other], &format!("--seed 1 --games {games}"))
            .expect_stdout_to_be_read()
            .check();
        let told = fs::read_to_string(&log).expect("a log");
        fs::remove_file(&log).expect("a log");
        told
    };
    assert_eq!(
        told(
            "sticks 4 --max-take 2 --misere",
            "1",
            "exec:while read -r a b; do case $a in position) echo 1;; esac; done",
            2
        ),
        "nimatron 1\ngame sticks max_take=2 misere\nposition 4\nposition 2\n\
         game sticks max_take=2 misere\nposition 3\nposition 1\nquit\n"
    );
    assert_eq!(
        told("octal 3 --code 0.77", "1:2", "perfect", 1),
        "nimatron 1\ngame octal code=0.77\nposition 3\nquit\n"
    );
    // The bot takes one column, so the next move may take no more.
    assert_eq!(
        told("coins 1,2,3 --max-take 2", "1", "perfect", 1),
        "nimatron 1\ngame coins max_take=2\nposition 1,2,3\nposition 1 max_take=1\nquit\n"
    );
}

#[test]
fn stderr_is_dropped_or_added_to_a_file() {
    let folder = tempdir().expect("a folder");
    let bot = format!("echo oops >&2; {ONE}");
    game("1", &bot, "").expect_saying("echo takes").check();
    for times in 1..=2 {
        game("1", &bot, "--bot-log log")
            .within(folder.path())
            .expect_saying("wins")
            .check();
        let log = fs::read_to_string(folder.path().join("log")).expect("a log");
        assert_eq!(log, "oops\n".repeat(times));
    }
    game("1", &bot, "--bot-log .")
        .within(folder.path())
        .expect_complaint(1, [". cannot be written"])
        .check();
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
    // Every position with another nim-sum than 0 is won by the first move, and the random engine misses some.
    assert!(told["first"]["won"].as_u64() > Some(50), "{told}");
    for player in ["first", "second"] {
        assert_eq!(told[player]["forfeits"], 0, "{told}");
    }
    assert_eq!(told["first"]["choices"], told["first"]["right"]);
    witness.expect_nothing_left(2);
}

#[test]
fn engines_play_every_game() {
    for game in [
        "matches 3,5",
        "nim 3,5",
        "sticks 9 --misere",
        "coins 5,3,8,1,4",
        "cram 3x3",
        "kayles 5,2 --misere",
        "chomp 3x4",
        "octal 7,5 --code 0.137",
        "take 9,4 --set 1,3,4",
    ] {
        let name = game.split(' ').next().expect("a name");
        // The engine begins with another game: the line that begins the game says which it is.
        let perfect = format!("exec:{ENGINE} nim");
        let random = format!("exec:{ENGINE} {name} --as random --seed 2");
        let told = contest(game, [&perfect, &random], "--games 6 --json")
            .expect_stdout_to_be_read()
            .check();
        let told = parsed(&told);
        for player in ["first", "second"] {
            assert_eq!(told[player]["forfeits"], 0, "{game}: {told}");
        }
        assert_eq!(
            told["first"]["choices"], told["first"]["right"],
            "{game}: {told}"
        );
    }
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
    resumed("The commands of a record are not run");
    assert!(!folder.path().join("ran").exists());
}

#[test]
fn the_bot_of_the_page_plays() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/bots.md");
    let page = fs::read_to_string(page).expect("the page");
    let (_, rest) = page.split_once("```python\n").expect("a bot");
    let (bot, _) = rest.split_once("```").expect("the end of the bot");
    // Without Python only its shape can be checked.
    assert!(
        bot.contains("position") && bot.contains("flush=True") && bot.contains("quit"),
        "{bot}"
    );
    assert!(
        bot.lines().filter(|line| !line.is_empty()).count() <= 10,
        "{bot}"
    );
    let found = while_nothing_starts(|| Command::new("python3").arg("--version").output());
    if found.is_ok_and(|output| output.status.success()) {
        let folder = tempdir().expect("a folder");
        fs::write(folder.path().join("bot.py"), bot).expect("written");
        let told = contest(
            "nim 3,5,7",
            ["exec:python3 bot.py", "random"],
            "--games 4 --json --move-time 60",
        )
        .within(folder.path())
        .expect_stdout_to_be_read()
        .check();
        assert_eq!(parsed(&told)["first"]["forfeits"], 0, "{told}");
    }
    let told = flowing(&page);
    let printed = Run::line("engine nim")
        .input("position 3,5,7\nquit\n")
        .expect_stdout_to_be_read()
        .check();
    assert!(
        told.contains(&flowing(&format!("nimatron engine nim {printed}"))),
        "{printed}"
    );
}
