//! Reads the text of a record, strictly but for ends of lines, blank lines and blanks around a line. Rules are left to `recorded`.

use std::str;

use super::written::{Damage, GAME, Tag, Written, WrittenMove, damaged, no_header};
use crate::files::without_mark;
use crate::reason::Phrase;

/// The most bytes of a line: the longest position has fewer.
const LONGEST_LINE: usize = 1 << 20;

/// Reads the games up to the first damage.
pub(super) fn read_text(bytes: &[u8]) -> (Vec<Written>, Option<Damage>) {
    let bytes = without_mark(bytes);
    let mut games = Vec::new();
    for (number, line) in (1..).zip(bytes.split(|&byte| byte == b'\n')) {
        if let Err(why) = read_line(&mut games, line, number) {
            return (games, Some(damaged(number, why)));
        }
    }
    (games, None)
}

/// Adds a line to the last game, or begins another.
fn read_line(games: &mut Vec<Written>, line: &[u8], number: u64) -> Result<(), Phrase> {
    if line.len() > LONGEST_LINE {
        return Err(Phrase::new("damage-long-line").with("most", LONGEST_LINE >> 10));
    }
    let line = str::from_utf8(line).map_err(|_| Phrase::new("damage-no-text"))?;
    let line = line.trim();
    if line.is_empty() {
        return Ok(());
    }
    if line.starts_with('[') {
        let tag = read_tag(line, number);
        let tag = tag.ok_or_else(|| Phrase::new("damage-tag").quoting("text", line))?;
        if tag.is(GAME) {
            games.push(Written::default());
        }
        let game = games.last_mut().ok_or_else(no_header)?;
        if !game.moves.is_empty() {
            return Err(no_header());
        }
        if game.tags.iter().any(|other| other.is(&tag.name)) {
            return Err(tag.is_there_twice());
        }
        game.tags.push(tag);
        return Ok(());
    }
    let game = games.last_mut().ok_or_else(no_header)?;
    let due = game.moves.len() + 1;
    let text = read_numbered(line, due).ok_or_else(|| {
        let why = Phrase::new("damage-move").quoting("text", line);
        why.with("number", due.to_string())
    })?;
    game.moves.push(WrittenMove {
        text: text.to_owned(),
        line: number,
    });
    Ok(())
}

/// Reads `[Name "value"]`.
fn read_tag(text: &str, line: u64) -> Option<Tag> {
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

/// The text that is meant by one in which a backslash stands before every quotation mark and every backslash.
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
