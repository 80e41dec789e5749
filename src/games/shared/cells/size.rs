//! The size of a board: how it is written, and how it is asked for.

use super::MAX_CELLS;
use crate::reason::Phrase;

/// Reads `ROWSxCOLUMNS`; `None` if the text is not of that form.
///
/// # Errors
/// A phrase that says what is accepted, if there are no cells or too many.
pub(in crate::games) fn read_size(text: &str) -> Option<Result<(u16, u16), Phrase>> {
    let (rows, columns) = text.split_once(['x', 'X', '×'])?;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(rows) || !is_number(columns) {
        return None;
    }
    // More digits than any number has are still a number, and too large.
    let number = |text: &str| text.parse().unwrap_or(usize::MAX);
    let cells = number(rows).saturating_mul(number(columns));
    let within = |number: usize| u16::try_from(number).ok();
    Some(match (within(number(rows)), within(number(columns))) {
        (Some(rows), Some(columns)) if (1..=MAX_CELLS).contains(&cells) => Ok((rows, columns)),
        _ => Err(bad_size(text)),
    })
}

/// Says that a board has no cells, or too many.
pub(in crate::games) fn bad_size(text: &str) -> Phrase {
    Phrase::new("position-bad-size")
        .quoting("word", text)
        .with("most", MAX_CELLS)
}
