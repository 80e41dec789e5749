//! Numbers as people type them.

/// The largest count that a position may have: figures up to here are exact in every format that passes them on.
pub(crate) const MAX_COUNT: u64 = 1_000_000_000_000_000;

/// Reads a number in plain digits; no sign, no blanks, and not beyond all numbers.
pub(in crate::games) fn read_number(word: &str) -> Option<u64> {
    is_digits(word).then(|| word.parse().ok())?
}

/// Reads a number in plain digits; more digits than any number has are still a number, and too large for every game.
pub(in crate::games) fn read_count(word: &str) -> Option<u64> {
    is_digits(word).then(|| word.parse().unwrap_or(u64::MAX))
}

fn is_digits(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// The words of a list with commas or blanks between them. `3, 5` has an empty word between the comma and the blank, which is
/// passed over; `3,,5` and `3,` have one that is a mistake.
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
