//! The languages that Nimatron speaks, which of them the environment asks for, and their messages:
//! a folder of `locales` each, which `build.rs` finds. `Words` reads them.

use std::env;

/// For each language, English first, its code, the text of its messages, and where in it each
/// begins, sorted by their names.
#[expect(
    clippy::unreadable_literal,
    reason = "nobody reads what the build writes"
)]
static LANGUAGES: &[(&str, &str, &[u32])] = include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// A language that Nimatron speaks: one that has message files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Language(usize);

impl Language {
    /// English, which lacks no message.
    pub const ENGLISH: Self = Self(0);

    /// Returns all languages, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..LANGUAGES.len()).map(Self)
    }

    /// Returns the code on the command line.
    pub fn code(self) -> &'static str {
        LANGUAGES[self.0].0
    }

    /// Returns the texts of its message files, one after the other.
    pub fn messages(self) -> &'static str {
        LANGUAGES[self.0].1
    }

    /// Returns a message as it is written, with what follows until the next line that begins at the
    /// margin. `None` if it lacks it.
    pub(super) fn source(self, id: &str) -> Option<&'static str> {
        let (_, text, starts) = LANGUAGES[self.0];
        let from = |start: u32| &text[start as usize..];
        let name = |start: &u32| from(*start).split(" =").next();
        let found = starts.binary_search_by_key(&Some(id), name).ok()?;
        let message = from(starts[found]);
        let mut lines = message.split_inclusive('\n');
        let first = lines.next()?.len();
        let rest = lines.take_while(|line| line.starts_with([' ', '}', '\n']));
        Some(&message[..first + rest.map(str::len).sum::<usize>()])
    }

    /// Returns a message that stands on one line and has no figures, as it is written: where Fluent
    /// is not needed, or there is no memory to build the words. One that is missing is English.
    pub(crate) fn plain_text(self, id: &str) -> &'static str {
        let source = self.source(id).or_else(|| Self::ENGLISH.source(id));
        source.map_or("", |source| {
            source[id.len()..].trim_start_matches([' ', '=']).trim_end()
        })
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

/// Returns the words of a message, which people may type, one after the other in every language.
pub(crate) fn typed(id: &str) -> impl Iterator<Item = &'static str> {
    Language::all().flat_map(move |language| language.plain_text(id).split_whitespace())
}
