//! The languages that Nimatron speaks, which of them the environment asks for, and their messages:
//! a folder of `locales` each, which `build.rs` finds. A folder that `NIMATRON_LOCALES` names may
//! hold more. `Words` reads them.

use std::ffi::OsStr;
use std::path::Path;
use std::sync::LazyLock;
use std::{env, fs};

use fluent_bundle::FluentResource;

use crate::files::entries;
use crate::reason::Phrase;

/// For each language, English first, its code and its message files.
const FILES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// The folder with languages to be tried out: a folder for each, or a file, with its code as the
/// name.
const FOLDER: &str = "NIMATRON_LOCALES";

/// All languages: those of `FILES`, with the messages of the folder before their own, and the
/// others of the folder.
static ALL: LazyLock<Vec<(&str, Vec<&str>)>> = LazyLock::new(|| {
    let own = FILES.iter().map(|&(code, files)| (code, files.to_vec()));
    let mut all: Vec<(&str, Vec<&str>)> = own.collect();
    for (code, text) in of_folder().into_iter().flatten() {
        let (code, text): (&str, &str) = (code.leak(), text.leak());
        match all.iter_mut().find(|(known, _)| *known == code) {
            Some((_, files)) => files.insert(0, text),
            None => all.push((code, vec![text])),
        }
    }
    all
});

/// The message files of the folder, if one is named, each with the code of its language.
///
/// # Errors
/// A file that cannot be read or is no message file.
fn of_folder() -> Result<Vec<(String, String)>, Phrase> {
    let folder = env::var_os(FOLDER).unwrap_or_default();
    let refuse = |path: &Path| Phrase::new("refuse-locales").with("file", path);
    let mut found = Vec::new();
    if folder.is_empty() {
        return Ok(found);
    }
    let folder = Path::new(&folder);
    for language in entries(folder).map_err(|_| refuse(folder))? {
        let is_code = |code: &&str| {
            matches!(code.len(), 2..=3) && code.bytes().all(|letter| letter.is_ascii_lowercase())
        };
        let code = language.file_stem().and_then(OsStr::to_str).filter(is_code);
        let files = if language.is_dir() {
            entries(&language).map_err(|_| refuse(&language))?
        } else {
            vec![language.clone()]
        };
        for path in files
            .iter()
            .filter(|path| path.extension() == Some(OsStr::new("ftl")))
        {
            let text = fs::read_to_string(path).map_err(|_| refuse(path))?;
            if let Err((_, errors)) = FluentResource::try_new(text.clone()) {
                let read = text.get(..errors[0].pos.start).unwrap_or_default();
                return Err(Phrase::new("refuse-messages")
                    .with("file", path.as_path())
                    .with("line", read.matches('\n').count() + 1));
            }
            let code = code.ok_or_else(|| refuse(path))?;
            found.push((code.to_owned(), text));
        }
    }
    Ok(found)
}

/// A language that Nimatron speaks: one that has message files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Language(usize);

impl Language {
    /// English, which lacks no message.
    pub const ENGLISH: Self = Self(0);

    /// Returns all languages, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ALL.len()).map(Self)
    }

    /// Refuses a folder of languages to be tried out if one of its files is not a message file.
    pub(crate) fn check_tried() -> Result<(), Phrase> {
        of_folder().map(drop)
    }

    /// Returns the code on the command line.
    pub fn code(self) -> &'static str {
        ALL[self.0].0
    }

    /// Returns the texts of its message files.
    pub fn messages(self) -> &'static [&'static str] {
        &ALL[self.0].1
    }

    /// Returns the lines of its message files.
    pub(super) fn lines(self) -> impl Iterator<Item = &'static str> {
        self.messages().iter().flat_map(|text| text.lines())
    }

    /// Returns a message that stands on one line and has no figures, as it is written: where Fluent
    /// is not needed, or there is no memory to build the words. One that is missing is English.
    pub(crate) fn plain_text(self, id: &str) -> &'static str {
        self.lines()
            .chain(Self::ENGLISH.lines())
            .find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "))
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
