//! Programs as players: what they are told, and what they may say.

mod forfeits;
mod leftovers;

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::tempdir;

use crate::support::json::objects;
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
