//! Reads records line by line, strictly but for ends of lines, blank lines and blanks around a
//! line.

use std::io::{BufRead, Read};

use super::written::{Damage, GAME, GameText, Tag, WrittenMove, damaged, no_header};
use crate::files::without_mark;
use crate::reason::{Phrase, of_system};

/// The message that a line is no move.
pub(super) const NO_MOVE: &str = "damage-move";

/// The most bytes of a line: the longest position has fewer.
const LONGEST_LINE: u64 = 1 << 20;

/// A line, with its number, counted from 1.
pub(crate) type RecordLine = Result<(u64, String), Damage>;

/// The lines of a text that have something on them, without the blanks around it.
pub(crate) fn lines(mut text: impl BufRead) -> impl Iterator<Item = RecordLine> {
    let numbered = (1..).map_while(move |number| {
        let mut bytes = Vec::new();
        let mut rest = text.by_ref().take(LONGEST_LINE);
        let line = match rest.read_until(b'\n', &mut bytes) {
            Ok(0) => return None,
            Ok(_) => read_line(&bytes, number),
            Err(error) => Err(of_system("input-or-output-failed", &error)),
        };
        Some(match line {
            Ok(line) => Ok((number, line)),
            Err(why) => Err(damaged(number, why)),
        })
    });
    let is_blank = |line: &RecordLine| matches!(line, Ok((_, line)) if line.is_empty());
    numbered.filter(move |line| !is_blank(line))
}

fn read_line(bytes: &[u8], number: u64) -> Result<String, Phrase> {
    if bytes.len() as u64 == LONGEST_LINE {
        return Err(phrase!("damage-long-line", most = LONGEST_LINE >> 10));
    }
    let bytes = if number == 1 {
        without_mark(bytes)
    } else {
        bytes
    };
    let line = str::from_utf8(bytes).map_err(|_| Phrase::new("damage-no-text"))?;
    Ok(line.trim().to_owned())
}

/// Reads the games up to the first damage.
pub(super) fn read_text(bytes: &[u8]) -> (Vec<GameText>, Option<Damage>) {
    let mut games = Vec::new();
    for line in lines(bytes) {
        let read = line.and_then(|(number, line)| {
            add_line(&mut games, &line, number).map_err(|why| damaged(number, why))
        });
        if let Err(damage) = read {
            return (games, Some(damage));
        }
    }
    (games, None)
}

/// Adds a line to the last game, or begins another.
fn add_line(games: &mut Vec<GameText>, line: &str, number: u64) -> Result<(), Phrase> {
    if line.starts_with('[') {
        let tag = read_tag(line, number)
            .ok_or_else(|| Phrase::new("damage-tag").quoting("text", line))?;
        if tag.is(GAME) {
            games.push(GameText::default());
        }
        let game = games.last_mut().ok_or_else(no_header)?;
        if !game.moves.is_empty() {
            return Err(no_header());
        }
        return game.add(tag);
    }
    let game = games.last_mut().ok_or_else(no_header)?;
    let due = game.moves.len() + 1;
    let text = read_numbered(line, due)
        .ok_or_else(|| phrase!(NO_MOVE, number = due.to_string()).quoting("text", line))?;
    game.moves.push(WrittenMove {
        text: text.to_owned(),
        line: number,
    });
    Ok(())
}

/// Reads `[Name "value"]`.
pub(crate) fn read_tag(text: &str, line: u64) -> Option<Tag> {
    let inside = text.strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inside.split_once('"')?;
    let name = name.trim_end();
    let plain = |letter: char| letter.is_ascii_alphanumeric() || ['-', '_'].contains(&letter);
    if name.is_empty() || !name.chars().all(plain) {
        return None;
    }
    let value = unescaped(value.trim_end().strip_suffix('"')?)?;
    let name = name.to_owned();
    Some(Tag { name, value, line })
}

/// The text that is meant by one in which a backslash stands before every quotation mark and every
/// backslash.
fn unescaped(value: &str) -> Option<String> {
    let mut letters = value.chars();
    let mut meant = String::with_capacity(value.len());
    while let Some(letter) = letters.next() {
        meant.push(match letter {
            '\\' => letters.next().filter(|next| ['"', '\\'].contains(next))?,
            '"' => return None,
            _ => letter,
        });
    }
    Some(meant)
}

/// Reads `12. MOVE` where the number is `due`.
fn read_numbered(line: &str, due: usize) -> Option<&str> {
    let (number, text) = line.split_once('.')?;
    let text = text.trim_start();
    (number == due.to_string() && !text.is_empty()).then_some(text)
}
