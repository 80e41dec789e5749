//! Programs as players: what they are told, and what they may say.

mod forfeits;
mod leftovers;

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::tempdir;

use crate::support::json::objects;
use crate::support::messages::{did, message};
use crate::support::{Run, flowing};

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

#[test]
fn a_bot_may_comment_and_write_blanks_and_carriage_returns() {
    let bot = "while read -r word rest; do case $word in position) echo '# hm'; printf ' 1:1 \\r\\n';; esac; done";
    game("3", bot, "")
        .expect_saying(did("while", "1:1"))
        .expect_saying(message("wins", &[]))
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

/// Whoever asks for it in the first line hears how a game ends, and a bot may give up.
#[test]
fn a_bot_may_hear_results_and_resign() {
    let folder = tempdir().expect("a folder");
    let log = folder.path().join("told");
    let told = |first: &str, answer: &str, game: &str, other: &str| {
        let bot = format!(
            "exec:echo '{first}'; while read -r line; do echo \"$line\" >> '{}'; \
             case $line in position*) echo {answer};; esac; done",
            log.display()
        );
        let run = contest(game, [&bot, other], "--seed 1 --games 2 --json");
        let won = run.expect_stdout_to_be_read().expect_forfeits().check();
        let told = fs::read_to_string(&log).expect("a log");
        fs::remove_file(&log).expect("a log");
        (told, parsed(&won)["first"].clone())
    };
    let wants = "# wants result";
    // In the second game it has no turn, so that game has not begun for it.
    let (heard, _) = told(wants, "1", "sticks 1", "perfect");
    assert_eq!(
        heard,
        "nimatron 1\ngame sticks max_take=3\nposition 1\nresult win\nquit\n"
    );
    let game = "game sticks max_take=3\nposition";
    let (heard, _) = told(wants, "1", "sticks 2", "perfect");
    assert_eq!(heard, format!("nimatron 1\n{game} 2\nresult loss\nquit\n"));
    let (heard, _) = told(wants, "1", "coins 2,2 --max-take 1", "perfect");
    let game = "game coins max_take=1\nposition";
    assert_eq!(
        heard,
        format!("nimatron 1\n{game} 2,2\nresult draw\n{game} 2\nresult draw\nquit\n")
    );
    // It is alive after it gave up.
    let (heard, score) = told(wants, "resign", "sticks 9", "perfect");
    assert_eq!(heard.matches("nimatron 1\n").count(), 1, "{heard}");
    assert_eq!(heard.matches("result loss\n").count(), 2, "{heard}");
    assert_eq!((&score["lost"], &score["won"]), (&2.into(), &0.into()));
    for other in ["# hello", "# wants results"] {
        let (heard, _) = told(other, "1", "sticks 1", "perfect");
        assert!(!heard.contains("result"), "{heard}");
    }
}

/// The bot that learns wins most games that it begins; one that draws its moves hardly any.
#[test]
fn the_learning_bot_learns() {
    let bot = concat!(
        "exec:python3 ",
        env!("CARGO_MANIFEST_DIR"),
        "/examples/learning_bot.py"
    );
    let won = |player: &str| {
        let run = contest(
            "sticks 10",
            [player, "perfect"],
            "--games 400 --seed 1 --json",
        );
        let told = parsed(&run.expect_stdout_to_be_read().check());
        assert_eq!(told["first"]["forfeits"], 0);
        told["first"]["won"].as_u64().expect("a number")
    };
    let (taught, random) = (won(bot), won("random"));
    assert!(taught > 150 && random < 50, "{taught} {random}");
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
fn the_bot_of_the_page_plays() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/bots.md");
    let page = fs::read_to_string(page).expect("the page");
    let (_, rest) = page.split_once("```python\n").expect("a bot");
    let (bot, _) = rest.split_once("```").expect("the end of the bot");
    assert!(
        bot.lines().filter(|line| !line.is_empty()).count() <= 10,
        "{bot}"
    );
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join("bot.py"), bot).expect("written");
    // Without a Python every game is forfeited.
    let told = contest(
        "nim 3,5,7",
        ["exec:python3 bot.py", "random"],
        "--games 4 --json --move-time 60",
    )
    .within(folder.path())
    .expect_stdout_to_be_read()
    .check();
    assert_eq!(parsed(&told)["first"]["forfeits"], 0, "{told}");
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
