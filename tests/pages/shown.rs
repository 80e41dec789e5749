//! The commands that the pages show: those with their output print exactly that, the others are
//! accepted.
//!
//! In a block of code a line `$ COMMAND` is a command, and the lines up to the next one are its
//! output. A shell runs it, in a folder that all commands of a page share, so that one may use the
//! file that another one has written. `NIMATRON_RECORD=1 cargo test --test main pages::` writes
//! what the commands print today into the pages; read the difference.

use std::path::Path;

use super::pages;
use crate::session::script::as_recorded;
use crate::support::shell;

/// Commands that are not tried: they take long, or need something that their page does not have.
const UNTRIED: [(&str, &str); 14] = [
    ("quotient.py", "a script of the repository"),
    ("bot.py", "the reader's program"),
    ("--resume", "a game that was left"),
    ("three.txt", "the reader's file"),
    ("part.", "the reader's files"),
    ("languages eo", "a translation in the making"),
    ("3x25", "hours"),
    ("4x11", "seconds"),
    ("100,100,100", "many seconds"),
    ("60,60,200", "many seconds"),
    ("25000000", "minutes"),
    ("1,2,3,4,5,6,7,8,9,10", "many seconds"),
    ("5x9", "minutes"),
    ("--tt-entries 1000", "many seconds"),
];

/// What a command prints, in whole lines and without empty ones at the end.
fn printed(line: &str, folder: &Path) -> String {
    let text = String::from_utf8(shell(line, folder).stdout).expect("UTF-8");
    // Nobody may record that for a page.
    assert!(!text.contains("panicked at"), "{line}: {text}");
    match text.trim_end() {
        "" => String::new(),
        text => format!("{text}\n"),
    }
}

/// A page with the output of its commands as it is today.
fn with_output(text: &str, folder: &Path) -> String {
    let mut page = String::new();
    let mut lines = text.lines().peekable();
    let mut is_code = false;
    while let Some(line) = lines.next() {
        is_code ^= line.starts_with("```");
        page.push_str(line);
        page.push('\n');
        let Some(command) = line.strip_prefix("$ ").filter(|_| is_code) else {
            continue;
        };
        let goes_on = |line: &&str| !line.starts_with("$ ") && !line.starts_with("```");
        while lines.next_if(goes_on).is_some() {}
        page.push_str(&printed(command, folder));
    }
    page
}

/// The commands in the text, in scripts and in indented lines: `nimatron` and what follows, unless
/// it has words such as FILE, which stand for others.
fn commands_without_output(text: &str) -> Vec<String> {
    let mut commands = Vec::new();
    let mut block = None;
    for line in text.lines() {
        if let Some(kind) = line.strip_prefix("```") {
            block = if block.is_some() { None } else { Some(kind) };
        } else if block == Some("sh") {
            commands.push(line.to_owned());
        } else if block.is_none() {
            commands.extend(line.strip_prefix("    ").map(str::to_owned));
            let spans = line.split('`').skip(1).step_by(2);
            commands.extend(spans.map(str::to_owned));
        }
    }
    let stands_for_others = |word: &str| {
        let mut letters = word.chars().filter(|letter| letter.is_alphabetic());
        letters.clone().next().is_some() && letters.all(char::is_uppercase)
    };
    let is_untried = |command: &str| UNTRIED.iter().any(|(part, _)| command.contains(part));
    let is_whole = |command: &String| {
        let mut words = command.split([' ', ':']);
        // `nimatron 1` is the first line of the protocol.
        words.next() == Some("nimatron")
            && !command.contains("::")
            && words.clone().next() != Some("1")
            && !words.any(stands_for_others)
            && !is_untried(command)
    };
    commands.retain(is_whole);
    commands
}

/// Returns the commands without output that are not accepted.
fn refused(text: &str, folder: &Path) -> Vec<String> {
    let is_accepted = |command: &str| {
        // 3: the input ended, of a command that asks.
        let status = shell(command, folder).status.code();
        matches!(status, Some(0 | 3))
    };
    let mut refused = commands_without_output(text);
    refused.retain(|command| {
        // A page may name a part of the program alone, though it needs more.
        let is_name = command.split(' ').count() == 2;
        !(is_accepted(command) || is_name && is_accepted(&format!("{command} --help")))
    });
    refused
}

#[test]
fn commands_print_what_their_page_shows_and_the_others_are_accepted() {
    as_recorded(pages().into_iter().map(|(path, _)| path), |text| {
        let folder = tempfile::tempdir().expect("a folder");
        let today = with_output(text, folder.path());
        // They may read files that the others have written.
        let refused = refused(text, folder.path());
        assert!(refused.is_empty(), "{refused:#?}");
        today
    });
}
