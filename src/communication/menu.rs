//! A list to choose from, by number, by letter or by name.

use super::List;
use super::ascii::is_alike;
use super::number::read_number;
use crate::text::{Role, Span, Text, columns};

/// One thing that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry<T> {
    /// What choosing it means.
    pub value: T,
    /// What chooses it besides its number: a letter or a name.
    pub name: String,
    /// What the list says.
    pub label: String,
}

/// What is offered, numbered from 1 or by names alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Menu<T> {
    entries: Vec<Entry<T>>,
    /// The numbers of the entries; none if they are chosen by name alone.
    numbers: Vec<usize>,
    /// Further answers that the list does not show.
    unlisted: Vec<(String, T)>,
}

const GAP: usize = 4;

/// The columns before each entry.
const INDENT: usize = 2;

impl<T: Clone> Menu<T> {
    /// Creates a list of entries that are chosen by number or by name.
    pub(crate) fn new(entries: Vec<Entry<T>>) -> Self {
        Self {
            numbers: (1..=entries.len()).collect(),
            entries,
            unlisted: Vec::new(),
        }
    }

    /// Gives the entries these numbers, ascending, instead of 1, 2, 3, ... So a number always means the same, although some entries are
    /// not offered at the moment.
    #[must_use]
    pub(crate) fn with_numbers(mut self, numbers: Vec<usize>) -> Self {
        self.numbers = numbers;
        self
    }

    /// Creates a list of entries that are chosen by name alone, which is a letter: numbers mean something else.
    pub(crate) fn lettered(entries: Vec<Entry<T>>) -> Self {
        Self {
            entries,
            numbers: Vec::new(),
            unlisted: Vec::new(),
        }
    }

    /// Adds words that mean `value` too; the list does not show them.
    #[must_use]
    pub(crate) fn with_words<'w>(
        mut self,
        words: impl IntoIterator<Item = &'w str>,
        value: &T,
    ) -> Self {
        let words = words.into_iter();
        self.unlisted
            .extend(words.map(|word| (word.to_owned(), value.clone())));
        self
    }

    /// Whether the entries can be chosen by number.
    pub(crate) fn is_numbered(&self) -> bool {
        !self.numbers.is_empty()
    }

    /// Returns the list for arrow keys; `usual` is the name of the entry that an empty answer chooses.
    pub(super) fn list(&self, usual: Option<&str>) -> List {
        List {
            labels: self
                .entries
                .iter()
                .map(|entry| entry.label.clone())
                .collect(),
            usual: usual.and_then(|name| self.place(name)).unwrap_or(0),
            names: self.names().into_iter().map(str::to_owned).collect(),
        }
    }

    /// Returns the number of entries.
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns the names, in order.
    pub(crate) fn names(&self) -> Vec<&str> {
        self.entries
            .iter()
            .map(|entry| entry.name.as_str())
            .collect()
    }

    /// Returns the place of the entry with this name.
    fn place(&self, name: &str) -> Option<usize> {
        self.entries.iter().position(|entry| entry.name == name)
    }

    /// Returns the number of the entry with this name, or the name itself if there is no such entry, or it has no number.
    pub(crate) fn shortest(&self, name: &str) -> String {
        let number = self.place(name).and_then(|place| self.numbers.get(place));
        number.map_or_else(|| name.to_owned(), usize::to_string)
    }

    /// Returns what `answer` chooses. `None` if it is not in the list.
    pub(crate) fn pick(&self, answer: &str) -> Option<T> {
        let by_number = || {
            let number = usize::try_from(read_number(answer)?).ok()?;
            let place = self.numbers.iter().position(|&other| other == number)?;
            self.entries.get(place)
        };
        let lower = answer.to_lowercase();
        let by_name = self.entries.iter().find(|entry| entry.name == lower);
        let unlisted = || {
            let found = self
                .unlisted
                .iter()
                .find(|(word, _)| is_alike(word, answer));
            found.map(|(_, value)| value.clone())
        };
        by_name
            .or_else(by_number)
            .map(|entry| entry.value.clone())
            .or_else(unlisted)
    }

    /// Returns the list, in two columns if they fit.
    pub(crate) fn show(&self, width: usize) -> Text {
        let digits = self.numbers.last().map_or(1, |last| last.to_string().len());
        let lines: Vec<String> = (0..)
            .zip(&self.entries)
            .map(|(place, entry)| match self.numbers.get::<usize>(place) {
                Some(number) => format!("  {number:digits$}) {}", entry.label),
                None => format!("  {}) {}", entry.name, entry.label),
            })
            .collect();
        // Wrapped entries go on below the label.
        let hanging = |line: &str| {
            line.trim_start()
                .find(") ")
                .map_or(0, |end| end + ") ".len())
        };
        let rows = lines.len().div_ceil(2);
        let columns = |line: &String| columns(line);
        let left = lines.iter().take(rows).map(columns).max().unwrap_or(0) + GAP - INDENT;
        let right = lines.iter().skip(rows).map(columns).max().unwrap_or(0);
        if lines.len() < 4 || left + right > width {
            return lines.into_iter().fold(Text::new(), |text, line| {
                let hanging = hanging(&line);
                text.entry(line, hanging)
            });
        }
        (0..rows).fold(Text::new(), |text, row| {
            let line = match lines.get(row + rows) {
                Some(second) => {
                    let gap = " ".repeat(left - columns(&lines[row]));
                    format!("{}{gap}{}", lines[row], second)
                }
                None => lines[row].clone(),
            };
            text.fixed(vec![Span::new(Role::Plain, line)])
        })
    }
}
