//! Programs that forfeit their games, and the records of that.

use crate::support::Run;
use crate::support::messages::message;

/// The line on stderr about a game of a match.
fn in_game(number: &str, why: &str) -> String {
    let forfeit = message("contest-forfeit", &[number, &format!("why={why}")]);
    format!("nimatron: {forfeit}\n")
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
    let late = message("forfeit-late", &["name=echo", "seconds=2", "said="]);
    Run::new(game.into_iter().chain(more))
        .expect_saying("\"forfeits\":1")
        .expect_stderr(in_game("number=1", &late))
        .check();
}
