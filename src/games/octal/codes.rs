//! Codes of octal games as they are written: `0.137`.

use std::iter::once;

use crate::games::Code;
use crate::reason::Phrase;

/// Reads a code such as `0.137`.
pub(super) fn read(text: &str) -> Result<Code, Phrase> {
    let refused = |id| Phrase::new(id).quoting("code", text);
    let digits = text.strip_prefix("0.").or_else(|| text.strip_prefix('.'));
    let (whole, digits) = match (digits, text.split_once('.')) {
        (Some(digits), _) => (0, digits),
        (None, Some(("4", digits))) => (4, digits),
        (None, Some((first, _))) if first.len() == 1 && first.as_bytes()[0].is_ascii_digit() => {
            return Err(refused("code-first-digit"));
        }
        _ => return Err(refused("code-unreadable")),
    };
    let digit = |digit: char| u8::try_from(digit.to_digit(10)?).ok();
    let digits: Option<Vec<u8>> = digits.chars().map(digit).collect();
    let digits = digits.ok_or_else(|| refused("code-unreadable"))?;
    if digits.iter().any(|&digit| digit > 7) {
        return Err(refused("code-large-digit"));
    }
    if digits.len() > Code::MOST_TAKEN {
        return Err(refused("code-too-long").with("most", Code::MOST_TAKEN));
    }
    let code = Code::new(once(whole).chain(digits));
    if code.digits().next().is_none() {
        return Err(refused("code-without-moves"));
    }
    Ok(code)
}

/// Writes a code in the shortest form.
pub(super) fn written(code: &Code) -> String {
    let digits = (1..=code.most_taken()).map(|taken| code.digit(taken).to_string());
    let digits: String = digits.collect();
    let digits = if digits.is_empty() { "0" } else { &digits };
    format!("{}.{digits}", code.digit(0))
}
