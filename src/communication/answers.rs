//! What an answer may be: a number or a name.

use std::ops::RangeInclusive;

use console::measure_text_width;

use crate::reason::{Phrase, is_invisible};

fn is_digits(answer: &str) -> bool {
    !answer.is_empty() && answer.bytes().all(|byte| byte.is_ascii_digit())
}

/// Parses unsigned decimal digits. `None` on overflow.
pub(crate) fn read_number(answer: &str) -> Option<u64> {
    is_digits(answer).then(|| answer.parse().ok())?
}

/// Reads a number within bounds, or says why it is refused; `limit` is the reason for the upper bound.
pub(crate) fn read_within(
    answer: &str,
    bounds: &RangeInclusive<u64>,
    limit: Option<&Phrase>,
) -> Result<u64, Phrase> {
    let refusal = match (read_number(answer), limit) {
        (Some(number), _) if bounds.contains(&number) => return Ok(number),
        _ if !is_digits(answer) => Phrase::new("refuse-no-number"),
        (Some(number), _) if number < *bounds.start() => Phrase::new("refuse-too-small"),
        (_, Some(limit)) => {
            let limit = limit.clone().quoting("answer", answer);
            Phrase::new("refuse-too-large-limit").with("limit", limit)
        }
        (_, None) => Phrase::new("refuse-too-large"),
    };
    let refusal = refusal.quoting("answer", answer);
    Err(refusal
        .with("least", *bounds.start())
        .with("most", *bounds.end()))
}

/// Whether a text can be a name: from 1 to `most` characters, not all blank, all of them visible, and not only marks that are set upon
/// others.
pub(crate) fn is_plain_text(text: &str, most: usize) -> bool {
    measure_text_width(text.trim()) > 0
        && text.chars().count() <= most
        && !text.chars().any(is_invisible)
}
