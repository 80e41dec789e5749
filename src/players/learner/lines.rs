//! What the files of boxes have in common: an object whose last member is a list with a line for each box.

use serde::Serialize;

/// The name of the format.
pub(super) const FORMAT: &str = "nimatron boxes";

/// Why a text does not hold boxes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Damage {
    /// This line, counted from 1, cannot be read.
    Line(u64),
    /// The box for this many sticks has impossible contents.
    Box(u64),
    /// The box for this position has impossible contents.
    Position(String),
    /// It is something else, or of a later version.
    Format,
}

/// Writes the boxes into the object of the first line, a line for each.
pub(super) fn joined(head: &str, rows: impl Iterator<Item = String>) -> String {
    let mut text = head.strip_suffix('}').unwrap_or(head).to_owned();
    text.push_str(",\"boxes\":[");
    for (place, row) in rows.enumerate() {
        text.push_str(if place == 0 { "\n" } else { ",\n" });
        text.push_str(&row);
    }
    text.push_str("\n]}\n");
    text
}

/// Writes an object on a line.
pub(super) fn line(object: &impl Serialize) -> String {
    serde_json::to_string(object).expect("plain data, whose keys are texts")
}

/// What a line that is no JSON means.
pub(super) fn unreadable(error: &serde_json::Error) -> Damage {
    Damage::Line(error.line() as u64)
}
