//! Numbers as people type them.

/// The largest count that a position may have. Numbers up to here are exact in every format that passes them on.
pub(crate) const MAX_COUNT: u64 = 1_000_000_000_000_000;

/// Parses decimal digits without sign or blanks; `None` on overflow.
pub(in crate::games) fn read_number(word: &str) -> Option<u64> {
    is_digits(word).then(|| word.parse().ok())?
}

/// Parses decimal digits without sign or blanks. Overflow gives [`u64::MAX`], which is too large for every game.
pub(crate) fn read_count(word: &str) -> Option<u64> {
    is_digits(word).then(|| word.parse().unwrap_or(u64::MAX))
}

fn is_digits(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Splits a list at commas and blanks. The empty word between the comma and the blank of `3, 5` is skipped; those of
/// `3,,5` and `3,` are kept, as they are mistakes.
pub(in crate::games) fn words(text: &str) -> impl Iterator<Item = &str> {
    let has_blanks = text.contains([' ', '\t']);
    let mut words = text.split([',', ' ', '\t']).map(str::trim).peekable();
    std::iter::from_fn(move || {
        loop {
            let word = words.next()?;
            if !(word.is_empty() && has_blanks && words.peek().is_some()) {
                return Some(word);
            }
        }
    })
}
