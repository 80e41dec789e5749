//! The languages that Nimatron speaks, which of them the environment asks for, and their message files, which are embedded in the
//! binary. Each file is beside the code that says its messages; `Words` reads them.

use crate::games::Messages;
use crate::inference::GameKind;

/// A language that Nimatron speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Czech.
    Czech,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::Czech];

    /// Returns the code on the command line.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Czech => "cs",
        }
    }

    /// Returns the language of a locale such as `cs`, `cs-CZ` or `cs_CZ.UTF-8`. `None` if Nimatron does not speak it.
    pub fn from_code(code: &str) -> Option<Self> {
        let code = code.to_lowercase();
        let language = code.split(['-', '_', '.']).next();
        Self::ALL
            .into_iter()
            .find(|known| Some(known.code()) == language)
    }

    /// Returns the first language of the environment that Nimatron speaks, otherwise English.
    pub fn of_environment() -> Self {
        Self::of_locales(sys_locale::get_locales())
    }

    fn of_locales(mut locales: impl Iterator<Item = String>) -> Self {
        locales
            .find_map(|locale| match locale.split(['-', '_']).next() {
                // The locale for programs, which read English.
                Some("C" | "POSIX") => Some(Self::English),
                code => Self::from_code(code?),
            })
            .unwrap_or_default()
    }
}

/// What no single game says.
const COMMON: [Messages; 2] = [
    &[
        ("en", include_str!("locales/en.ftl")),
        ("cs", include_str!("locales/cs.ftl")),
    ],
    &[
        ("en", include_str!("../players/learner/en.ftl")),
        ("cs", include_str!("../players/learner/cs.ftl")),
    ],
];

impl Language {
    /// Returns the texts of all message files in this language.
    pub fn messages(self) -> Vec<&'static str> {
        let files = COMMON.into_iter().chain(GameKind::messages()).flatten();
        files
            .filter(|(code, _)| *code == self.code())
            .map(|&(_, text)| text)
            .collect()
    }

    /// Returns a message that stands on one line and has no figures, as it is written: where Fluent is not needed, or there is no memory
    /// to build the words.
    pub(crate) fn plain_text(self, id: &str) -> &'static str {
        let mut lines = self.messages().into_iter().flat_map(str::lines);
        let found = lines.find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "));
        found.unwrap_or_default()
    }
}

/// Returns the words of a message, one after the other in every language.
pub(crate) fn typed(id: &str) -> impl Iterator<Item = &'static str> + use<> {
    let lists = Language::ALL.map(|language| language.plain_text(id));
    lists.into_iter().flat_map(str::split_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(locales: &[&str]) -> Language {
        Language::of_locales(locales.iter().map(|&locale| locale.to_owned()))
    }

    #[test]
    fn the_first_known_locale_decides() {
        assert_eq!(of(&["cs-CZ"]), Language::Czech);
        assert_eq!(of(&["cs_CZ"]), Language::Czech);
        assert_eq!(of(&["de-DE", "cs-CZ"]), Language::Czech);
        assert_eq!(of(&["C", "cs-CZ"]), Language::English);
        assert_eq!(of(&["csb-PL"]), Language::English);
        assert_eq!(of(&[]), Language::English);
    }

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
