//! What an answer may be: one of a list, by number, by letter or by name; or a number; or a name.

use crate::explanation::choices;
use std::ops::RangeInclusive;

use super::{List, letters::is_alike};
use crate::reason::Phrase;
use crate::text::{Role, Text, columns, is_digits, read_number};

/// One thing that can be chosen.
#[derive(Debug)]
pub struct Entry<T> {
    /// What choosing it means.
    pub value: T,
    /// What chooses it: a letter or a name.
    pub name: String,
    /// Its number in the list; `None` if numbers mean something else.
    pub number: Option<u64>,
    /// What the list says. An entry without a label is not listed.
    pub label: String,
    /// More that chooses it.
    pub words: Vec<String>,
}

impl<T> Entry<T> {
    /// Creates an entry that is chosen by its name.
    pub fn new(value: T, name: impl Into<String>, label: String) -> Self {
        Self {
            value,
            name: name.into(),
            number: None,
            label,
            words: Vec::new(),
        }
    }

    /// Adds words that choose it.
    pub fn known(mut self, words: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.words.extend(words.into_iter().map(Into::into));
        self
    }
}

/// What can be chosen.
#[derive(Debug)]
pub struct Menu<T> {
    entries: Vec<Entry<T>>,
}

/// The columns between two letters, and those before each entry.
const GAP: usize = 2;
const INDENT: usize = 2;

impl<T> Menu<T> {
    /// Creates a list of entries that are chosen by name alone: numbers mean something else.
    pub fn named(entries: Vec<Entry<T>>) -> Self {
        Self { entries }
    }

    /// Creates a list of entries that are numbered from 1.
    pub fn numbered(mut entries: Vec<Entry<T>>) -> Self {
        for (number, entry) in (1..).zip(&mut entries) {
            entry.number = Some(number);
        }
        Self { entries }
    }

    fn listed(&self) -> impl Iterator<Item = &Entry<T>> {
        self.entries.iter().filter(|entry| !entry.label.is_empty())
    }

    /// Returns the list for arrow keys; `usual` is the name of the entry that an empty answer
    /// chooses.
    pub fn list(&self, usual: Option<&str>) -> List {
        let names: Vec<String> = self.names().into_iter().map(str::to_owned).collect();
        let place = names.iter().position(|name| Some(name.as_str()) == usual);
        List {
            labels: self.listed().map(|entry| entry.label.clone()).collect(),
            usual: place.unwrap_or(0),
            names,
        }
    }

    /// Returns the names in the list, in order.
    pub fn names(&self) -> Vec<&str> {
        self.listed().map(|entry| entry.name.as_str()).collect()
    }

    /// Returns the number of the entry with this name, or the name itself if there is no such
    /// entry, or it has no number.
    pub fn shortest(&self, name: &str) -> String {
        let number = self
            .listed()
            .find(|entry| entry.name == name)
            .and_then(|entry| entry.number);
        number.map_or_else(|| name.to_owned(), |number| number.to_string())
    }

    /// Returns what `answer` chooses. `None` if it chooses nothing.
    pub fn pick(&self, answer: &str) -> Option<&T> {
        let (number, lower) = (read_number(answer), answer.to_lowercase());
        let is_name =
            |entry: &&Entry<T>| entry.name == lower || (number.is_some() && entry.number == number);
        // What the list says is understood, too. An entry that is not listed says nothing.
        let is_word = |entry: &&Entry<T>| {
            let mut words = entry.words.iter().chain([&entry.label]);
            words.any(|word| !word.is_empty() && is_alike(word, answer))
        };
        let entries = || self.entries.iter();
        entries()
            .find(is_name)
            .or_else(|| entries().find(is_word))
            .map(|entry| &entry.value)
    }

    /// Returns what `answer` chooses, or why it is refused.
    pub fn read(&self, answer: &str) -> Result<&T, Phrase> {
        self.pick(answer).ok_or_else(|| self.refusal(answer))
    }

    /// Says that an answer chooses nothing, and what can be chosen.
    pub fn refusal(&self, answer: &str) -> Phrase {
        let names = self.names();
        if names.iter().all(|name| read_number(name).is_some()) {
            return phrase!("refuse-no-number", least = 1_usize, most = names.len())
                .quoting("answer", answer);
        }
        let has_numbers = self.listed().any(|entry| entry.number.is_some());
        let id = if has_numbers {
            "refuse-choice"
        } else {
            "refuse-letter"
        };
        phrase!(id, most = names.len(), names = choices(&names)).quoting("answer", answer)
    }

    /// Returns the letters, each with its label, in as few lines as the width allows.
    pub fn line(&self, width: usize) -> Text {
        let gap = " ".repeat(GAP);
        let mut lines: Vec<String> = Vec::new();
        for entry in self.listed() {
            let entry = format!("{gap}{} {}", entry.name, entry.label);
            match lines.last_mut() {
                Some(line) if columns(line) + columns(&entry) <= width => line.push_str(&entry),
                _ => lines.push(entry),
            }
        }
        let text = |text: Text, line: String| text.line(Role::Faint, &line);
        lines.into_iter().fold(Text::new(), text)
    }

    /// Returns the list.
    pub fn show(&self) -> Text {
        let last = self.listed().filter_map(|entry| entry.number).last();
        let digits = last.map_or(1, |last| last.to_string().len());
        let indent = " ".repeat(INDENT);
        // Wrapped entries go on below the label.
        self.listed().fold(Text::new(), |text, entry| {
            let before = match entry.number {
                Some(number) => format!("{number:digits$}) "),
                None => format!("{}) ", entry.name),
            };
            let line = format!("{indent}{before}{}", entry.label);
            text.entry(line, before.trim_start().len())
        })
    }
}

/// Reads a number within bounds, or says why it is refused; `limit` is the reason for the upper
/// bound.
pub fn read_within(
    answer: &str,
    bounds: &RangeInclusive<u64>,
    limit: Option<&Phrase>,
) -> Result<u64, Phrase> {
    let refusal = match (read_number(answer), limit) {
        (Some(number), _) if bounds.contains(&number) => return Ok(number),
        _ if !is_digits(answer) => Phrase::new("refuse-no-number"),
        (Some(number), _) if number < *bounds.start() => Phrase::new("refuse-too-small"),
        (_, Some(limit)) => {
            let limit = limit.clone().quoting("answer", answer);
            phrase!("refuse-too-large-limit", limit)
        }
        (_, None) => Phrase::new("refuse-too-large"),
    };
    Err(refusal
        .quoting("answer", answer)
        .with("least", *bounds.start())
        .with("most", *bounds.end()))
}
