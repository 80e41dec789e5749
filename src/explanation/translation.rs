//! How far a language is translated, and what there is to look at. Reads the message files as text:
//! what a translator got wrong is there, and Fluent need not understand it.

use std::collections::{BTreeMap, BTreeSet};

use super::typography::Reader;
use super::{Language, Words};
use crate::reason::Phrase;

/// Says which form of a noun a whole number takes.
const FORMS: &str = "form = { $count ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
  }
";

/// What begins a comment that notes from which English message one is translated.
pub(crate) const SEEN: &str = "# seen: ";

/// What begins a comment that notes what is listed, and right as it is.
const RIGHT: &str = "# right: ";

/// The messages of a language beside those of English, by name and as they are written.
pub(crate) struct Translation {
    pub language: Language,
    english: BTreeMap<&'static str, String>,
    own: BTreeMap<&'static str, String>,
}

impl Translation {
    /// Reads the message files. A copy of an English message is no translation, unless a comment
    /// says so.
    pub(crate) fn of(language: Language) -> Self {
        let (english, mut own) = (messages(Language::ENGLISH), messages(language));
        let right = noted(language, RIGHT);
        own.retain(|id, text| {
            english.get(id) != Some(text)
                || language == Language::ENGLISH
                || right.contains(id)
                || !wording(text).contains(char::is_alphabetic)
        });
        Self {
            language,
            english,
            own,
        }
    }

    /// A message of the language, empty if it has none of this name.
    pub(crate) fn own(&self, name: &str) -> &str {
        self.own.get(name).map_or("", String::as_str)
    }

    /// How many of a hundred English messages are translated. Only what is complete is all of it.
    pub(crate) fn share(&self) -> usize {
        let all = self.english.len();
        (all - lacking(&self.own, &self.english).len()) * 100 / all
    }

    /// The English messages whose names begin with `name`, and those of the language.
    pub(crate) fn beside(
        &self,
        name: &str,
    ) -> impl Iterator<Item = (&'static str, &str, Option<&str>)> {
        self.english
            .iter()
            .filter(move |(id, _)| id.starts_with(name))
            .map(|(id, text)| (*id, text.as_str(), self.own.get(id).map(String::as_str)))
    }

    /// What is to be looked at: the message that says what it is, and where it is so.
    pub(crate) fn faults(&self) -> [(&'static str, Vec<String>); 7] {
        let differing = |english: &str, own: &str| {
            let differing = &figures(english) ^ &figures(own);
            differing.first().map(ToString::to_string)
        };
        [
            ("languages-missing", lacking(&self.own, &self.english)),
            ("languages-differing", self.each(differing)),
            ("languages-unknown", lacking(&self.english, &self.own)),
            ("languages-plurals", self.without_forms()),
            ("languages-terms", self.without_terms()),
            ("languages-typography", self.with_avoided_marks()),
            ("languages-changed", self.changed()),
        ]
    }

    /// Each message of the language with a checksum of the English one: what a file of the language
    /// notes.
    pub(crate) fn seen(&self) -> impl Iterator<Item = String> {
        self.english
            .iter()
            .filter(|(id, _)| self.own.contains_key(*id))
            .map(|(id, text)| format!("{id} {:08x}", checksum(text)))
    }

    /// The messages in which `fault` finds something, given the English text and that of the
    /// language, unless a comment says that it is right as it is. What a language says of its
    /// typography is no text.
    fn each(&self, fault: impl Fn(&str, &str) -> Option<String>) -> Vec<String> {
        let right = noted(self.language, RIGHT);
        self.beside("")
            .filter(|(id, ..)| !id.starts_with("typography-"))
            .filter_map(|(id, english, own)| {
                let found = fault(english, own?)?;
                Some(format!("{id}: {found}"))
            })
            .filter(|found| !right.contains(found.as_str()))
            .collect()
    }

    /// Messages that choose by the form of a number that they say, and lack one. In Polish only
    /// fractions take the form for all others, which therefore is written for the form for many,
    /// too.
    fn without_forms(&self) -> Vec<String> {
        let words = Words::of(self.language, Reader::Program, &[FORMS]);
        let form = |count: u64| words.say(&Phrase::new("form").with("count", count));
        // No language that Fluent knows has a form of its own beyond 200.
        let forms: BTreeSet<String> = (0..=200).map(form).collect();
        self.each(|_, own| {
            selections(own).into_iter().find_map(|(figure, keys)| {
                let has = |form: &str| keys.contains(form);
                let is_plural = forms.iter().any(|form| form != "other" && has(form));
                let is_said = own.contains(&format!("{{ {figure} }}"));
                let is_many =
                    |form: &str| form == "many" && !forms.contains("other") && has("other");
                forms
                    .iter()
                    .find(|form| !has(form) && !is_many(form))
                    .filter(|_| is_plural && is_said)
                    .cloned()
            })
        })
    }

    /// Messages whose English text has a term of the language's list, and they none of the words
    /// for it.
    fn without_terms(&self) -> Vec<String> {
        let terms = noted(self.language, "# term: ");
        self.each(|english, own| {
            let (english, own) = (wording(english).to_lowercase(), wording(own).to_lowercase());
            terms
                .iter()
                .filter_map(|term| term.split_once(" = "))
                .find(|(term, words)| {
                    english.contains(term) && !words.split(", ").any(|word| own.contains(word))
                })
                .map(|(term, _)| term.to_owned())
        })
    }

    /// Messages with marks that the language avoids, where `_` is a blank.
    fn with_avoided_marks(&self) -> Vec<String> {
        let avoided = self.own("typography-avoided");
        self.each(|_, own| {
            let said = wording(own);
            avoided
                .split_whitespace()
                .find(|mark| said.contains(&mark.replace('_', " ")))
                .map(str::to_owned)
        })
    }

    /// Messages whose English text is not the one that they were translated from, as far as the
    /// language notes it.
    fn changed(&self) -> Vec<String> {
        let noted = noted(self.language, SEEN);
        self.seen()
            .filter(|seen| !noted.is_empty() && !noted.contains(seen.as_str()))
            .filter_map(|seen| seen.split(' ').next().map(str::to_owned))
            .collect()
    }
}

/// What follows `mark` in the comments of a language.
fn noted(language: Language, mark: &str) -> BTreeSet<&'static str> {
    let lines = language.lines();
    lines.filter_map(|line| line.strip_prefix(mark)).collect()
}

/// The messages of a language by name, each as it is written after its name.
fn messages(language: Language) -> BTreeMap<&'static str, String> {
    let mut messages: BTreeMap<&str, String> = BTreeMap::new();
    let mut last = "";
    // The first of two messages with the same name counts.
    let lines = language
        .messages()
        .iter()
        .rev()
        .flat_map(|text| text.lines());
    for line in lines.filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
        if let Some((name, text)) = line.split_once('=').filter(|_| begins) {
            last = name.trim();
            messages.insert(last, text.trim().to_owned());
        } else if let Some(message) = messages.get_mut(last) {
            *message += "\n";
            *message += line;
        }
    }
    messages
}

/// The names of messages that are in `all` alone.
fn lacking(own: &BTreeMap<&str, String>, all: &BTreeMap<&str, String>) -> Vec<String> {
    all.keys()
        .filter(|name| !own.contains_key(*name))
        .map(ToString::to_string)
        .collect()
}

/// The names of the figures of a message.
fn figures(message: &str) -> BTreeSet<&str> {
    let is_end = |c: char| !(c.is_ascii_alphanumeric() || c == '-');
    message
        .split('$')
        .skip(1)
        .filter_map(|name| name.split(is_end).next())
        .collect()
}

/// The selections in a message: each by which figure, and between what. One begins at the end of a
/// line and ends at the beginning of one.
fn selections(message: &str) -> Vec<(&str, BTreeSet<&str>)> {
    let mut open: Vec<(&str, BTreeSet<&str>)> = Vec::new();
    let mut closed = Vec::new();
    for line in message.lines().map(str::trim) {
        if line.starts_with('}') {
            closed.extend(open.pop());
        }
        let key = line.trim_start_matches('*').strip_prefix('[');
        if let (Some(key), Some((_, keys))) = (key, open.last_mut()) {
            keys.extend(key.split(']').next());
        }
        let begun = line.strip_suffix("->");
        if let Some((_, figure)) = begun.and_then(|line| line.rsplit_once('{')) {
            open.push((figure.trim(), BTreeSet::new()));
        }
    }
    closed
}

/// What a message says by itself: no figures, nothing in brackets, no indents.
fn wording(message: &str) -> String {
    let mut said = String::new();
    for line in message.lines().map(str::trim_start) {
        let mut depth = 0_usize;
        // The blank after the key of a choice is not said.
        for mark in line.replace("] ", "]").chars().chain(['\n']) {
            match mark {
                '{' | '[' => {
                    depth += 1;
                    said.push('{');
                }
                '}' | ']' => depth = depth.saturating_sub(1),
                _ if depth == 0 => said.push(mark),
                _ => {}
            }
        }
    }
    said
}

/// A checksum of a text (FNV-1a), however its lines are broken.
fn checksum(text: &str) -> u32 {
    text.split_whitespace()
        .flat_map(|word| word.bytes().chain([b' ']))
        .fold(0x811c_9dc5, |sum, byte| {
            (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        })
}
