//! How far a language is translated, and what there is to look at. Reads the message files as text: what a translator got wrong is there,
//! and Fluent need not understand it.

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

/// Beyond it no language that Fluent knows has a form of its own.
const LARGEST: u64 = 200;

/// Stands in a text for what it says only when it runs: a figure, or something in brackets.
const FIGURE: char = '\u{fffc}';

/// What begins a comment that notes from which English message one is translated.
pub(crate) const SEEN: &str = "# seen: ";

/// The messages of a language beside those of English, by name and as they are written.
pub(crate) struct Translation {
    language: Language,
    english: BTreeMap<&'static str, String>,
    own: BTreeMap<&'static str, String>,
}

impl Translation {
    /// Reads the message files.
    pub(crate) fn of(language: Language) -> Self {
        Self {
            language,
            english: messages(Language::ENGLISH),
            own: messages(language),
        }
    }

    /// Whether the language has a message.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.own.contains_key(name)
    }

    /// How many of a hundred English messages are translated. Only what is complete is all of it.
    pub(crate) fn share(&self) -> usize {
        (self.english.len() - self.missing().len()) * 100 / self.english.len()
    }

    /// The English messages whose names begin with `name`, and those of the language.
    pub(crate) fn beside(&self, name: &str) -> Vec<(&'static str, &str, Option<&str>)> {
        let named = self.english.iter().filter(|(id, _)| id.starts_with(name));
        let own = |id| self.own.get(id).map(String::as_str);
        named.map(|(id, text)| (*id, &**text, own(id))).collect()
    }

    /// What is to be looked at: the message that says what it is, and where it is so.
    pub(crate) fn faults(&self) -> [(&'static str, Vec<String>); 7] {
        let unknown = self.own.keys().filter(|id| !self.english.contains_key(*id));
        [
            ("languages-missing", self.missing()),
            (
                "languages-differing",
                self.each(|english, own| (figures(english) != figures(own)).then(String::new)),
            ),
            (
                "languages-unknown",
                unknown.map(ToString::to_string).collect(),
            ),
            ("languages-plurals", self.without_forms()),
            ("languages-terms", self.without_terms()),
            ("languages-typography", self.with_avoided_marks()),
            ("languages-changed", self.changed()),
        ]
    }

    /// Each message of the language with a checksum of the English one: what a file of the language notes.
    pub(crate) fn seen(&self) -> Vec<String> {
        let translated = self.english.iter().filter(|(id, _)| self.has(id));
        translated
            .map(|(id, text)| format!("{id} {:08x}", checksum(text)))
            .collect()
    }

    fn missing(&self) -> Vec<String> {
        let missing = self.english.keys().filter(|id| !self.has(id));
        missing.map(ToString::to_string).collect()
    }

    /// The messages in which `fault` finds something, given the English text and that of the language, unless a comment says that it is
    /// right as it is.
    fn each(&self, fault: impl Fn(&str, &str) -> Option<String>) -> Vec<String> {
        let right: BTreeSet<&str> = self.noted("# right: ").collect();
        let faults = self
            .beside("")
            .into_iter()
            .filter_map(|(id, english, own)| {
                let found = fault(english, own?)?;
                let colon = if found.is_empty() { "" } else { ": " };
                Some(format!("{id}{colon}{found}"))
            });
        faults
            .filter(|fault| !right.contains(fault.as_str()))
            .collect()
    }

    /// What follows `mark` in the comments of the language.
    fn noted(&self, mark: &'static str) -> impl Iterator<Item = &'static str> {
        let lines = self
            .language
            .messages()
            .iter()
            .flat_map(|text| text.lines());
        lines.filter_map(move |line| line.strip_prefix(mark))
    }

    /// Messages that choose by the form of a number, and lack one. What stands for all others is one form, too.
    fn without_forms(&self) -> Vec<String> {
        let words = Words::of(self.language, Reader::Program, &[FORMS]);
        let form = |count: u64| words.say(&Phrase::new("form").with("count", count));
        let forms: Vec<(String, String)> = (0..=LARGEST)
            .map(|count| (form(count), count.to_string()))
            .collect();
        let all: BTreeSet<&str> = forms.iter().map(|(form, _)| form.as_str()).collect();
        let lacking = |selection: &Selection| {
            let has = |key: &str| selection.keys.contains(key);
            let is_plural = ["zero", "one", "two", "few", "many"].into_iter().any(has);
            let left = forms
                .iter()
                .filter(|(form, count)| !has(form) && !has(count));
            let left: BTreeSet<&str> = left.map(|(form, _)| form.as_str()).collect();
            let covered = usize::from(has("other") && !all.contains("other"));
            let is_lacking = is_plural && selection.is_said && left.len() > covered;
            is_lacking.then(|| left.into_iter().collect::<Vec<_>>().join(", "))
        };
        self.each(|_, own| selections(own).iter().find_map(lacking))
    }

    /// Messages whose English text has a term of the language's list, and they none of the words for it.
    fn without_terms(&self) -> Vec<String> {
        let terms: Vec<(&str, &str)> = self
            .noted("# term: ")
            .filter_map(|term| term.split_once(" = "))
            .collect();
        self.each(|english, own| {
            let (english, own) = (wording(english).to_lowercase(), wording(own).to_lowercase());
            let lacks = |(term, words): &&(&str, &str)| {
                english.contains(term) && !words.split(", ").any(|word| own.contains(word))
            };
            terms.iter().find(lacks).map(|(term, _)| (*term).to_owned())
        })
    }

    /// Messages with marks that the language avoids. A word that is the same in English is no prose: `"1-0"`.
    fn with_avoided_marks(&self) -> Vec<String> {
        let avoided = self.own.get("typography-avoided");
        let avoided = avoided.map_or("", String::as_str);
        let marks = avoided.split(' ').map(|mark| mark.replace('_', " "));
        let marks: Vec<String> = marks.filter(|mark| !mark.is_empty()).collect();
        self.each(|english, own| {
            if own == avoided {
                return None;
            }
            let english = wording(english);
            let known: BTreeSet<&str> = english.split(' ').collect();
            let own = wording(own);
            let is_literal = |word: &str| {
                let is_same = self.language != Language::ENGLISH && known.contains(word);
                let is_prose =
                    word.contains(FIGURE) || word.trim_matches(['.', ',', ')', ';']) == "";
                word.contains(['/', '\\']) || is_same && !is_prose
            };
            let words = own
                .split(' ')
                .map(|word| if is_literal(word) { "x" } else { word });
            let prose = words.collect::<Vec<_>>().join(" ");
            let found = marks.iter().find(|mark| prose.contains(mark.as_str()));
            found.cloned()
        })
    }

    /// Messages whose English text is not the one that they were translated from, as far as the language notes it.
    fn changed(&self) -> Vec<String> {
        let noted: BTreeSet<&str> = self.noted(SEEN).collect();
        let now = self.seen().into_iter();
        let changed = now.filter(|seen| !noted.is_empty() && !noted.contains(seen.as_str()));
        changed
            .filter_map(|seen| Some(seen.split_once(' ')?.0.to_owned()))
            .collect()
    }
}

/// The messages of a language by name, each as it is written after its name.
fn messages(language: Language) -> BTreeMap<&'static str, String> {
    let mut messages = BTreeMap::new();
    for text in language.messages() {
        let mut last = None;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                let (name, rest) = line.split_once('=').unwrap_or((line, ""));
                // The first of two messages with the same name counts.
                last = (!messages.contains_key(name.trim())).then_some(name.trim());
                last.map(|name| messages.insert(name, rest.trim().to_owned()));
            } else if let Some(message) = last.and_then(|name| messages.get_mut(name)) {
                *message += "\n";
                *message += line;
            }
        }
    }
    for message in messages.values_mut() {
        message.truncate(message.trim_end().len());
    }
    messages
}

/// The names of the figures of a message.
fn figures(message: &str) -> BTreeSet<&str> {
    let names = message.split('$').skip(1);
    let is_end = |c: char| !(c.is_ascii_alphanumeric() || c == '-');
    names
        .map(|name| name.split(is_end).next().unwrap_or_default())
        .collect()
}

/// A selection by a figure.
#[derive(Default)]
struct Selection<'m> {
    figure: &'m str,
    keys: BTreeSet<&'m str>,
    /// Whether the figure is said in it, so that a noun may have to agree with it.
    is_said: bool,
}

fn selections(message: &str) -> Vec<Selection<'_>> {
    let (mut open, mut closed): (Vec<Selection>, _) = (Vec::new(), Vec::new());
    for line in message.lines() {
        let chosen = line.trim_start().trim_start_matches('*').strip_prefix('[');
        if let (Some(chosen), Some(selection)) = (chosen, open.last_mut()) {
            selection.keys.extend(chosen.split(']').next());
        }
        for (at, mark) in line.match_indices(['{', '}']) {
            if mark == "}" {
                closed.extend(open.pop());
                continue;
            }
            let figure = line[at + 1..].split_whitespace().next().unwrap_or_default();
            let around = open
                .iter_mut()
                .filter(|selection| selection.figure == figure);
            around.for_each(|selection| selection.is_said = true);
            open.push(Selection {
                figure,
                ..Selection::default()
            });
        }
    }
    closed
}

/// What a message says by itself: without keys, names of attributes and indents, figures and what is in brackets as one character.
fn wording(message: &str) -> String {
    let mut said = String::new();
    for line in message.lines().map(str::trim_start) {
        let line = match line.trim_start_matches('*').split_once([']', '=']) {
            Some((_, rest)) if line.starts_with(['*', '[', '.']) => rest.trim_start(),
            _ => line,
        };
        let mut depth = 0_usize;
        for mark in line.chars() {
            if matches!(mark, '{' | '[') {
                if depth == 0 {
                    said.push(FIGURE);
                }
                depth += 1;
            } else if matches!(mark, '}' | ']') {
                depth = depth.saturating_sub(1);
            } else if depth == 0 {
                said.push(mark);
            }
        }
        said.push('\n');
    }
    said
}

/// A checksum of a text (FNV-1a), however its lines are broken.
fn checksum(text: &str) -> u32 {
    let bytes = text
        .split_whitespace()
        .flat_map(|word| word.bytes().chain([b' ']));
    bytes.fold(0x811c_9dc5, |sum, byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
