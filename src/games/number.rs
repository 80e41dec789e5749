//! Numbers as people type them.

/// Reads a number in plain digits; no sign, no blanks, and not beyond all numbers.
pub(super) fn read_number(word: &str) -> Option<u64> {
    let is_digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    is_digits.then(|| word.parse().ok())?
}

/// The words of a list with commas or blanks between them. `3, 5` has an empty word between the comma and the blank, which is
/// passed over; `3,,5` and `3,` have one that is a mistake.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
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
