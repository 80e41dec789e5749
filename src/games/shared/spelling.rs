//! Moves as people write them, and how a game would write them: `1 3` and `1,3` for `1:3`, `b2c2`
//! for `b2-c2`, `2 1:1` for `2/1:1`.

/// Returns the spellings that a text may stand for, in the signs of the notation. A game reads at
/// most one of them, since none has two of these signs in its moves where a blank may stand.
pub(crate) fn spellings(text: &str) -> Vec<String> {
    let text = without_loose_blanks(text);
    let words: Vec<&str> = text
        .split(|c: char| c == ',' || c.is_whitespace())
        .filter(|word| !word.is_empty())
        .collect();
    let commas = text.matches(',').count();
    // A comma, if there is one, stands between words.
    let is_between = commas < 2 && !text.starts_with(',') && !text.ends_with(',');
    match *words {
        [one] if commas == 0 => {
            let split = split_after_digits(one).map(|(first, second)| format!("{first}-{second}"));
            split.into_iter().chain([one.to_owned()]).collect()
        }
        [first, second] if is_between => {
            // The number of a summand is short.
            let signs = if first.len() < 3 { "-:/" } else { "-:" };
            let spelled = |sign| format!("{first}{sign}{second}");
            let pair = (commas == 1).then(|| format!("({first},{second})"));
            signs.chars().map(spelled).chain(pair).collect()
        }
        _ => Vec::new(),
    }
}

/// Leaves out the blanks around signs: `1 + 2 : 4` becomes `1+2:4`.
fn without_loose_blanks(text: &str) -> String {
    let is_sign = |c: char| ":-+=/".contains(c);
    let mut tight = String::new();
    for c in text.trim().chars() {
        if is_sign(c) {
            tight.truncate(tight.trim_end().len());
        }
        if !(c.is_whitespace() && tight.ends_with(is_sign)) {
            tight.push(c);
        }
    }
    tight
}

/// Splits `b2c2` after the digits of its first cell.
fn split_after_digits(word: &str) -> Option<(&str, &str)> {
    let boundary = word
        .as_bytes()
        .windows(2)
        .position(|pair| pair[0].is_ascii_digit() && pair[1].is_ascii_alphabetic())?;
    Some(word.split_at(boundary + 1))
}
