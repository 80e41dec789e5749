//! A variant as programs, saved boxes and lessons write it: `key=value` and `misere`, separated by
//! blanks.

use super::{About, GameOption, Variant};
use crate::reason::Phrase;

/// The word of the variant in which the player who makes the last move loses.
pub(crate) const MISERE: &str = "misere";

/// Reads the variant of a game, or says what is accepted.
pub(crate) fn read_terms(about: &About, text: &str) -> Result<Variant, Phrase> {
    let mut variant = Variant::default();
    for term in text.split_whitespace() {
        if term == MISERE && about.misere_rules.is_some() {
            variant.misere = true;
        } else if let Some((option, value)) = option_in(about, term) {
            if variant.values.get(option).is_none() {
                variant.values = variant.values.with(option, option.read(value)?);
            }
        } else {
            return Err(no_term(about, term));
        }
    }
    Ok(variant)
}

fn no_term(about: &About, term: &str) -> Phrase {
    let keys = about
        .options
        .iter()
        .map(|option| format!("{}=", option.key));
    let misere = about.misere_rules.map(|_| MISERE.to_owned());
    let mut known: Vec<String> = keys.chain(misere).collect();
    known.dedup();
    let id = if known.is_empty() {
        "engine-no-terms"
    } else {
        "engine-terms"
    };
    phrase!(id, game = about.name)
        .quoting("term", term)
        .choosing(known)
}

/// The option that `key=value` gives, with its value. The name of its flag is understood as well.
pub(crate) fn option_in<'a>(
    about: &About,
    term: &'a str,
) -> Option<(&'static GameOption, &'a str)> {
    let (key, value) = term.split_once('=')?;
    let option = about
        .options
        .iter()
        .find(|option| option.name == key || option.key == key)?;
    Some((option, value))
}
