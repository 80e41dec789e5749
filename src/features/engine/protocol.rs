//! The lines that ask an engine, as `docs/bots.md` describes them.

use crate::inference::GameKind;
use crate::reason::Phrase;

/// The first line to an engine: the protocol and its version.
const GREETING: &str = "nimatron 1";

/// The last line to an engine.
const QUIT: &str = "quit";

/// What begins a line of an engine that is not an answer.
pub(super) const COMMENT: char = '#';

/// A line to an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Request<'a> {
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
    /// Reads a line to an engine, or says what is accepted.
    pub(super) fn read(line: &'a str) -> Result<Self, Phrase> {
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

/// Separates a position from the options that follow it.
pub(super) fn split_position(kind: GameKind, text: &str) -> (&str, &str) {
    let mut position = text.trim();
    while let Some((before, last)) = position.rsplit_once(char::is_whitespace) {
        let key = last.split_once('=').map(|(key, _)| key);
        if key.and_then(|key| kind.option(key)).is_none() {
            break;
        }
        position = before.trim_end();
    }
    (position, text.trim()[position.len()..].trim_start())
}
