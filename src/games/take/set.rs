//! Sets of numbers that may be taken, as they are written: `1,3,4`, `1-5`, `1-3,7`.

use crate::games::Code;
use crate::games::shared::number::{read_number, words};
use crate::reason::Phrase;
use crate::text::numbers;

/// The digit of a number that may be taken, whatever else is in the heap.
const TAKEN: u8 = 3;

/// Reads a set.
pub(super) fn read(text: &str) -> Result<Code, Phrase> {
    let most = Code::MOST_TAKEN;
    let number = |word: &str| {
        let number = usize::try_from(read_number(word.trim())?).ok()?;
        (1..=most).contains(&number).then_some(number)
    };
    let range = |word: &str| {
        let (least, largest) = word.split_once('-').unwrap_or((word, word));
        let range = number(least)?..=number(largest)?;
        (!range.is_empty()).then_some(range)
    };
    let mut code = Code::NONE;
    for word in words(text) {
        let range = range(word).ok_or_else(|| {
            Phrase::new("set-unreadable")
                .quoting("word", word)
                .with("most", most)
        })?;
        code = range.fold(code, |code, taken| code.allowing(taken, TAKEN));
    }
    Ok(code)
}

/// Writes a set.
pub(super) fn written(code: &Code) -> String {
    let all: Vec<u64> = code.digits().map(|(taken, _)| taken).collect();
    numbers(&all).join(",")
}
