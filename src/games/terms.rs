//! Options that stand behind a position, as in `sticks 10 --max-take 4`.

use super::{About, Values};
use crate::reason::Phrase;

/// Takes the options out of the words of a position.
///
/// # Errors
/// A phrase that says which option is wrong.
pub(crate) fn read_options<'a>(
    about: &About,
    mut words: impl Iterator<Item = &'a str>,
) -> Result<(String, Values), Phrase> {
    let (mut position, mut values) = (Vec::new(), Values::default());
    while let Some(word) = words.next() {
        match word.strip_prefix("--") {
            None => position.push(word),
            Some(option) => values = read_option(about, option, &mut words, values)?,
        }
    }
    Ok((position.join(" "), values))
}

/// Reads `name value` or `name=value`.
fn read_option<'a>(
    about: &About,
    word: &'a str,
    words: &mut impl Iterator<Item = &'a str>,
    values: Values,
) -> Result<Values, Phrase> {
    let (name, value) = match word.split_once('=') {
        Some((name, value)) => (name, Some(value)),
        None => (word, words.next()),
    };
    let written = format!("--{name}");
    let Some(option) = about.options.iter().find(|option| option.is_named(name)) else {
        let known = about.options.iter();
        let known: Vec<String> = known.map(|option| format!("--{}", option.name)).collect();
        let id = match name {
            "misere" => "summand-misere",
            _ if known.is_empty() => "summand-no-options",
            _ => "summand-no-option",
        };
        return Err(phrase!(id, game = about.name, known).quoting("option", &written));
    };
    if values.get(option).is_some() {
        return Err(phrase!("variant-twice", option = written));
    }
    let value = value.ok_or_else(|| phrase!("summand-no-value", option = written))?;
    Ok(values.with(option, option.read(value)?))
}
