//! Cuts a rule into words, numbers and signs, each written in one way.

/// What is written in several ways, the longer ones first, and the sign that stands for all.
const SPELLINGS: &[(&str, &str)] = &[
    ("at most", "<="),
    ("up to", "<="),
    ("at least", ">="),
    ("less than", "<"),
    ("more than", ">"),
    ("is not", "!="),
    ("not in", "!="),
    ("divides", "|"),
    ("is", "="),
    ("in", "="),
    ("<=", "<="),
    (">=", ">="),
    ("!=", "!="),
    ("<>", "!="),
    ("==", "="),
    ("\u{2264}", "<="),
    ("\u{2265}", ">="),
    ("\u{2260}", "!="),
    ("..", "to"),
    ("%", "mod"),
    ("\u{d7}", "*"),
    ("\u{b7}", "*"),
];

/// What a word, a number or a sign means, and its place.
pub(super) type Token = (String, usize);

/// The text with single blanks, and without what cannot be typed.
pub(super) fn plain(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ").to_lowercase();
    text.replace('\u{b2}', "^2").replace('\u{b3}', "^3")
}

/// Cuts a plain text into words, numbers and signs.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let run = |fits: fn(char) -> bool| rest.find(|c| !fits(c)).unwrap_or(rest.len());
        let word = run(char::is_alphabetic);
        // A word is not a part of another one.
        let ends = |spelling: &str| !rest[spelling.len()..].starts_with(char::is_alphabetic);
        let known = SPELLINGS
            .iter()
            .find(|(spelling, _)| rest.starts_with(spelling) && (word == 0 || ends(spelling)));
        let (length, means) = match known {
            Some((spelling, means)) => (spelling.len(), *means),
            None if word > 0 => (word, &rest[..word]),
            None => {
                let digits = run(|c| c.is_ascii_digit());
                let length = if digits > 0 { digits } else { first.len_utf8() };
                (length, &rest[..length])
            }
        };
        if first != ' ' {
            tokens.push((means.to_owned(), text.len() - rest.len()));
        }
        rest = &rest[length..];
    }
    tokens
}
