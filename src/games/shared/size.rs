//! The size of a board: how it is written, and how it is asked for.

use super::number::{read_count, refused};
use crate::games::Setup;
use crate::reason::Phrase;

/// The most rows, and the most columns, that a game asks for.
const MAX_ASKED: u64 = 12;

/// Reads `ROWSxCOLUMNS`; `None` if the text is not of that form.
///
/// # Errors
/// A phrase that says what is accepted, if there are no cells or more than `most`.
pub(crate) fn read_size(text: &str, most: u64) -> Option<Result<(u16, u16), Phrase>> {
    let (rows, columns) = text.split_once(['x', 'X', '×'])?;
    let (rows, columns) = (read_count(rows.trim())?, read_count(columns.trim())?);
    let cells = rows.saturating_mul(columns);
    Some(if (1..=most).contains(&cells) {
        Ok((small(rows), small(columns)))
    } else {
        Err(bad_size(text, cells, most))
    })
}

fn small(side: u64) -> u16 {
    u16::try_from(side).expect("no more than there are cells")
}

/// Says that a board has no cells, or more than `most`.
pub(crate) fn bad_size(text: &str, cells: u64, most: u64) -> Phrase {
    let id = if cells == 0 {
        "position-bad-size"
    } else {
        "position-large-board"
    };
    refused(id, text, most)
}

/// Asks for the rows and the columns of a whole board of at most `most` cells. A single cell has no
/// move, so it is not offered.
pub(crate) fn ask_size<P>(answers: &[u64], most: u64, whole: fn(u16, u16) -> P) -> Setup<P> {
    let (asking, least, rows) = match *answers {
        [] => (["ask-rows", "help-rows"], 1, 1),
        [rows] => {
            let least = u64::from(rows == 1) + 1;
            (["ask-columns", "help-columns"], least, rows)
        }
        [rows, columns, ..] => return Setup::Ready(whole(small(rows), small(columns))),
    };
    Setup::ask(asking, least..=MAX_ASKED.min(most / rows), None)
}
