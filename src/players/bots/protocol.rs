//! The lines that a program and Nimatron exchange, as `docs/bots.md` describes them.

use crate::games::{About, GameOption, Values, Variant};
use crate::inference::{Position, Solver};
use crate::reason::Phrase;

/// The first line to a program: the protocol and its version.
pub(super) const GREETING: &str = "nimatron 1";

/// The last line to a program.
pub(super) const QUIT: &str = "quit";

/// The word of the variant in which the player who makes the last move loses.
pub(crate) const MISERE: &str = "misere";

/// What begins a line of a program that is not an answer.
pub(crate) const COMMENT: char = '#';

/// Returns the line that begins a game.
pub(super) fn game_line(game: &dyn Solver, start: &Position) -> String {
    let mut line = vec!["game".to_owned(), game.name().to_owned()];
    line.extend(given(game, &game.values(start)));
    if game.is_misere() {
        line.push(MISERE.to_owned());
    }
    line.join(" ")
}

/// Returns the line that asks for a move. Options that have changed since the start follow the
/// position.
pub(super) fn position_line(game: &dyn Solver, start: &Values, position: &Position) -> String {
    let mut line = vec!["position".to_owned(), game.write_position(position)];
    let now = game.values(position);
    if now != *start {
        line.extend(given(game, &now));
    }
    line.join(" ")
}

/// Writes the options of a game that have a value.
fn given(game: &dyn Solver, values: &Values) -> Vec<String> {
    values
        .of(game.about().options)
        .map(|(option, value)| format!("{}={value}", option.key))
        .collect()
}

/// A line to a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Request<'a> {
    /// The greeting, or nothing.
    Greeting,
    /// A game begins: its name, and the terms that follow it.
    Game(&'a str, &'a str),
    /// A move is wanted in this position; options that have changed may follow it.
    Position(&'a str),
    /// The end.
    Quit,
}

impl<'a> Request<'a> {
    /// Reads a line to a program, or says what is accepted.
    pub(crate) fn read(line: &'a str) -> Result<Self, Phrase> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim_start();
        match word {
            "" => Ok(Self::Greeting),
            "nimatron" if line.split_whitespace().eq(GREETING.split(' ')) => Ok(Self::Greeting),
            "nimatron" => Err(Phrase::new("engine-version").quoting("line", line)),
            "game" => {
                let (name, terms) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                Ok(Self::Game(name, terms.trim_start()))
            }
            "position" => Ok(Self::Position(rest)),
            QUIT if rest.is_empty() => Ok(Self::Quit),
            _ => Err(Phrase::new("engine-line").quoting("line", line)),
        }
    }
}

/// Reads the variant of a game as a line gives it: `key=value` and `misere`, separated by blanks.
/// Else says what is accepted.
pub(crate) fn read_terms(about: &About, text: &str) -> Result<Variant, Phrase> {
    let mut variant = Variant::default();
    for term in text.split_whitespace() {
        if term == MISERE && about.misere_rules.is_some() {
            variant.misere = true;
        } else if let Some((option, value)) = option_in(about, term) {
            if variant.values.get(option).is_none() {
                variant.values = variant.values.with(option, option.read(value)?);
            }
        } else {
            return Err(no_term(about, term));
        }
    }
    Ok(variant)
}

fn no_term(about: &About, term: &str) -> Phrase {
    let keys = about
        .options
        .iter()
        .map(|option| format!("{}=", option.key));
    let misere = about.misere_rules.map(|_| MISERE.to_owned());
    let mut known: Vec<String> = keys.chain(misere).collect();
    known.dedup();
    let id = if known.is_empty() {
        "engine-no-terms"
    } else {
        "engine-terms"
    };
    phrase!(id, game = about.name)
        .quoting("term", term)
        .choosing(known)
}

/// Separates a position from the options that follow it.
pub(crate) fn split_position<'a>(about: &About, text: &'a str) -> (&'a str, &'a str) {
    let mut position = text.trim();
    while let Some((before, last)) = position.rsplit_once(char::is_whitespace) {
        if option_in(about, last).is_none() {
            break;
        }
        position = before.trim_end();
    }
    (position, text.trim()[position.len()..].trim_start())
}

/// The option that `key=value` gives, with its value. The name of its flag is understood as well.
fn option_in<'a>(about: &About, term: &'a str) -> Option<(&'static GameOption, &'a str)> {
    let (key, value) = term.split_once('=')?;
    let option = about
        .options
        .iter()
        .find(|option| option.name == key || option.key == key)?;
    Some((option, value))
}
