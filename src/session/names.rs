//! What players are called, in the language of the table.

use crate::explanation::message;
use crate::players::{LONGEST_NAME, NAMED_LEVELS, PlayerKind, PlayerSpec, Skill};
use crate::reason::Phrase;

/// The messages that describe it where players are listed, and that name it. One that a feature
/// adds has a name of its own.
pub fn messages(kind: &PlayerKind) -> [&'static str; 2] {
    match kind {
        PlayerKind::Human => ["who-human", "name-player"],
        PlayerKind::Machine(Skill::Perfect) => ["who-perfect", "name-perfect"],
        PlayerKind::Machine(_) => ["who-level", "name-level"],
        PlayerKind::Adaptive => ["who-adaptive", "name-perfect"],
        PlayerKind::Added(kind, _) => [kind.label().unwrap_or_default(), ""],
    }
}

/// The default name at the first or second seat.
pub fn usual_name(kind: &PlayerKind, number: usize) -> String {
    let [_, name] = messages(kind);
    let name = Phrase::new(name);
    match kind {
        PlayerKind::Human => name.with("number", number).to_string(),
        PlayerKind::Machine(Skill::Level(percent)) => {
            let level = NAMED_LEVELS
                .iter()
                .position(|(_, named)| named == percent)
                .and_then(|place| {
                    message("words-levels")
                        .split_whitespace()
                        .nth(place)
                        .map(str::to_owned)
                });
            let percent = phrase!("percent", number = u32::from(*percent)).to_string();
            name.with("level", level.unwrap_or(percent)).to_string()
        }
        PlayerKind::Added(kind, text) => {
            let name = kind.usual_name(text);
            name.chars().take(LONGEST_NAME).collect()
        }
        _ => name.to_string(),
    }
}

/// Returns the names of two players.
pub fn names(specs: &[PlayerSpec; 2]) -> [String; 2] {
    let name = |index: usize| {
        let PlayerSpec { kind, name } = &specs[index];
        let usual = || usual_name(kind, index + 1);
        name.clone().unwrap_or_else(usual)
    };
    distinct([0, 1].map(name))
}

/// Returns the names of the players of a record, who are written as on the command line. Other
/// texts are names themselves.
pub fn recorded_names(players: &[String; 2]) -> [String; 2] {
    let specs = players
        .each_ref()
        .map(|player| PlayerSpec::recorded(player));
    names(&specs)
}

/// The score of two players: `Ann - Bob 1 : 0`. A number at the end of a name is none of it.
pub fn score_of([first, second]: [&str; 2], [one, two]: [u64; 2]) -> String {
    if second.ends_with(|last: char| last.is_ascii_digit()) {
        format!("{one} : {two} ({first} - {second})")
    } else {
        format!("{first} - {second} {one} : {two}")
    }
}

/// Two names that a reader can tell apart.
pub fn distinct([first, mut second]: [String; 2]) -> [String; 2] {
    if first == second {
        second.push_str(" 2");
    }
    [first, second]
}
