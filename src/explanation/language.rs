//! The languages that Nimatron speaks, which of them the environment asks for, and their message files, which `build.rs` finds: each is
//! beside the code that says its messages. `Words` reads them.

/// For each language, English first, its code and its message files.
const FILES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// A language that Nimatron speaks: one that has message files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Language(usize);

impl Language {
    /// English, which lacks no message.
    pub const ENGLISH: Self = Self(0);

    /// Returns all languages, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..FILES.len()).map(Self)
    }

    /// Returns the code on the command line.
    pub fn code(self) -> &'static str {
        FILES[self.0].0
    }

    /// Returns the texts of its message files.
    pub fn messages(self) -> &'static [&'static str] {
        FILES[self.0].1
    }

    /// Returns a message that stands on one line and has no figures, as it is written: where Fluent is not needed, or there is no memory
    /// to build the words.
    pub(crate) fn plain_text(self, id: &str) -> &'static str {
        let mut lines = self.messages().iter().flat_map(|text| text.lines());
        let found = lines.find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "));
        found.unwrap_or_default()
    }

    /// Returns the language of a locale such as `cs`, `cs-CZ` or `cs_CZ.UTF-8`. `None` if Nimatron does not speak it.
    pub fn from_code(code: &str) -> Option<Self> {
        let code = code.to_lowercase();
        let language = code.split(['-', '_', '.']).next();
        Self::all().find(|known| Some(known.code()) == language)
    }

    /// Returns the first language of the environment that Nimatron speaks, otherwise English.
    pub fn of_environment() -> Self {
        Self::of_locales(sys_locale::get_locales())
    }

    fn of_locales(mut locales: impl Iterator<Item = String>) -> Self {
        locales
            .find_map(|locale| match locale.split(['-', '_']).next() {
                // The locale for programs, which read English.
                Some("C" | "POSIX") => Some(Self::ENGLISH),
                code => Self::from_code(code?),
            })
            .unwrap_or_default()
    }
}

/// Returns the words of a message, one after the other in every language.
pub(crate) fn typed(id: &str) -> impl Iterator<Item = &'static str> + use<> {
    let id = id.to_owned();
    let lists = Language::all().map(move |language| language.plain_text(&id));
    lists.flat_map(str::split_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(locales: &[&str]) -> Language {
        Language::of_locales(locales.iter().map(|&locale| locale.to_owned()))
    }

    #[test]
    fn the_first_known_locale_decides() {
        assert_eq!(of(&["cs-CZ"]).code(), "cs");
        assert_eq!(of(&["cs_CZ"]).code(), "cs");
        assert_eq!(of(&["de-DE", "cs-CZ"]).code(), "cs");
        assert_eq!(of(&["C", "cs-CZ"]), Language::ENGLISH);
        assert_eq!(of(&["csb-PL"]), Language::ENGLISH);
        assert_eq!(of(&[]), Language::ENGLISH);
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
        "words-keep",
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
