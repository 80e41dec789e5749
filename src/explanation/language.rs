//! The languages that Nimatron speaks, which of them the environment asks for, and their messages:
//! a folder of `locales` each, which `build.rs` finds. `Words` reads them.

use std::env;
use std::sync::LazyLock;

/// For each language, English first, its code and its message files.
static FILES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/messages.rs"));

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

    /// Returns the lines of its message files.
    pub(super) fn lines(self) -> impl Iterator<Item = &'static str> {
        self.messages().iter().flat_map(|text| text.lines())
    }

    /// Returns a message that stands on one line and has no figures, as it is written: where Fluent
    /// is not needed, or there is no memory to build the words. One that is missing is English.
    pub(crate) fn plain_text(self, id: &str) -> &'static str {
        let texts = [self, Self::ENGLISH].into_iter().flat_map(Self::messages);
        // Every start asks for several: to look for the name is much quicker than to read lines.
        texts
            .flat_map(|text| text.match_indices(id).map(move |(at, _)| text.split_at(at)))
            .filter(|(before, _)| before.is_empty() || before.ends_with('\n'))
            .find_map(|(_, from)| from[id.len()..].lines().next()?.strip_prefix(" = "))
            .unwrap_or_default()
    }

    /// Returns the language of a locale such as `cs`, `cs-CZ` or `cs_CZ.UTF-8`. `None` if Nimatron
    /// does not speak it. The locale for programs is English.
    pub fn from_code(code: &str) -> Option<Self> {
        let code = code.to_lowercase();
        let language = match code.split(['-', '_', '.', '@']).next() {
            Some("c" | "posix") => Some("en"),
            language => language,
        };
        Self::all().find(|known| Some(known.code()) == language)
    }

    /// Returns the first language of the environment that Nimatron speaks, otherwise English. In
    /// the locale for programs it is English, whatever `LANGUAGE` says.
    pub fn of_environment() -> Self {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).unwrap_or_default());
        match set
            .iter()
            .find(|locale| !locale.is_empty())
            .map(String::as_str)
        {
            Some("C" | "POSIX") => Self::ENGLISH,
            _ => Self::of_locales(sys_locale::get_locales()),
        }
    }

    /// Returns the first language of these locales that Nimatron speaks, otherwise English.
    pub fn of_locales(mut locales: impl Iterator<Item = String>) -> Self {
        locales
            .find_map(|locale| Self::from_code(&locale))
            .unwrap_or_default()
    }
}

/// What people may type: the messages that list it, of every language. They are asked for at each
/// answer.
static TYPED: LazyLock<Vec<(&str, &str)>> = LazyLock::new(|| {
    Language::all()
        .flat_map(Language::lines)
        .filter(|line| line.starts_with("words-"))
        .filter_map(|line| line.split_once(" = "))
        .collect()
});

/// Returns the words of a message, one after the other in every language.
pub(crate) fn typed(id: &str) -> impl Iterator<Item = &'static str> {
    TYPED
        .iter()
        .filter(move |(known, _)| *known == id)
        .flat_map(|(_, words)| words.split_whitespace())
}
