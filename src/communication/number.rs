//! Numbers in answers.

pub(super) fn is_digits(answer: &str) -> bool {
    !answer.is_empty() && answer.bytes().all(|byte| byte.is_ascii_digit())
}

/// Parses unsigned decimal digits. `None` on overflow.
pub(crate) fn read_number(answer: &str) -> Option<u64> {
    is_digits(answer).then(|| answer.parse().ok())?
}
