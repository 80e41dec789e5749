//! Words that a person may type instead of a letter. They are understood in every language, whichever is spoken.

use super::Language;

/// Returns the words of a message, one after the other in every language.
pub(crate) fn typed(id: &str) -> impl Iterator<Item = &'static str> + use<> {
    let lists = Language::ALL.map(|language| language.plain_text(id));
    lists.into_iter().flat_map(str::split_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LISTS: [&str; 19] = [
        "words-misere",
        "words-help",
        "words-why",
        "words-undo",
        "words-redo",
        "words-quit",
        "words-back",
        "words-yes",
        "words-no",
        "words-review",
        "words-same",
        "words-change",
        "words-tip",
        "words-values",
        "words-moves",
        "words-board",
        "words-won",
        "words-lost",
        "words-drawn",
    ];

    #[test]
    fn every_word_is_in_one_list() {
        let mut all: Vec<&str> = LISTS.into_iter().flat_map(typed).collect();
        let words = all.len();
        assert!(words > 2 * LISTS.len(), "{all:?}");
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), words, "{all:?}");
    }
}
