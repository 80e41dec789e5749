//! What is to be looked at in the messages of a language.

use std::collections::{BTreeMap, BTreeSet};

use nimatron::explanation::internals::Words;
use nimatron::explanation::{Language, Reader};
use nimatron::reason::Phrase;

use super::message::{Said, messages};

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
pub(super) const SEEN: &str = "# seen: ";

/// What begins a comment that notes what is listed, and right as it is.
const RIGHT: &str = "# right: ";

/// What begins a comment with the marks that the language avoids, where `_` is a blank.
const AVOIDED: &str = "# avoided: ";

/// The messages of a language beside those of English.
pub(super) struct Translation {
    language: Language,
    english: BTreeMap<String, Said>,
    own: BTreeMap<String, Said>,
    /// The lines that are comments.
    comments: Vec<String>,
    /// The checksum of each English message.
    checksums: BTreeMap<String, u32>,
}

impl Translation {
    /// Reads the messages of a language in `files`. A copy of an English message is no translation,
    /// unless a comment says so.
    pub(super) fn of(language: Language, files: &[&str]) -> Self {
        let read = |files: &[&str]| files.iter().flat_map(|file| messages(file)).collect();
        let english: BTreeMap<String, Said> = read(&[Language::ENGLISH.messages()]);
        let mut own: BTreeMap<String, Said> = read(files);
        let lines = || files.iter().flat_map(|file| file.lines());
        let mut translation = Self {
            language,
            comments: lines()
                .filter(|line| line.starts_with('#'))
                .map(str::to_owned)
                .collect(),
            checksums: sources(&[Language::ENGLISH.messages()])
                .into_iter()
                .map(|(id, text)| (id, checksum(&text)))
                .collect(),
            english,
            own: BTreeMap::new(),
        };
        if language != Language::ENGLISH {
            let right = translation.noted(RIGHT);
            let (texts, english) = (sources(files), sources(&[Language::ENGLISH.messages()]));
            own.retain(|id, said| {
                texts.get(id) != english.get(id)
                    || right.contains(id.as_str())
                    || !said.text.contains(char::is_alphabetic)
            });
        }
        translation.own = own;
        translation
    }

    /// What no language may have, a line each.
    pub(super) fn faults(&self) -> Vec<String> {
        let unknown = self.own.keys().filter(|id| !self.english.contains_key(*id));
        let unknown = unknown
            .map(|id| format!("{id}: no message of English"))
            .collect();
        let right = self.noted(RIGHT);
        let avoided = self.noted(AVOIDED);
        let mut faults = [
            unknown,
            self.each(|english, own| {
                english
                    .figures
                    .symmetric_difference(&own.figures)
                    .next()
                    .cloned()
            }),
            self.without_forms(),
            self.without_terms(),
            self.each(|_, own| {
                let text = without_brackets(&own.text);
                let mut avoided = avoided.iter().flat_map(|marks| marks.split_whitespace());
                avoided
                    .find(|mark| text.contains(&mark.replace('_', " ")))
                    .map(str::to_owned)
            }),
        ]
        .concat();
        faults.retain(|fault| !right.contains(fault.as_str()));
        faults
    }

    /// What is still to be done: messages that are missing, and those whose English text is not the
    /// one that they were translated from, as far as the language notes it.
    pub(super) fn left(&self) -> Vec<String> {
        let missing = self.english.keys().filter(|id| !self.own.contains_key(*id));
        let missing = missing.map(|id| format!("{id}: missing"));
        let noted = self.noted(SEEN);
        let is_changed = |seen: &String| !noted.is_empty() && !noted.contains(seen.as_str());
        let changed = self.seen().filter(is_changed);
        let changed = changed.map(|seen| format!("{}: the English text has changed", name(&seen)));
        missing.chain(changed).collect()
    }

    /// Each message of the language with a checksum of the English one: what a file of the language
    /// notes.
    pub(super) fn seen(&self) -> impl Iterator<Item = String> {
        self.checksums
            .iter()
            .filter(|(id, _)| self.own.contains_key(*id))
            .map(|(id, sum)| format!("{id} {sum:08x}"))
    }

    /// The messages in which `fault` finds something, given what is said in English and
    /// in the language. What a language says of its typography is no text.
    fn each(&self, fault: impl Fn(&Said, &Said) -> Option<String>) -> Vec<String> {
        let texts = self
            .own
            .iter()
            .filter(|(id, _)| !id.starts_with("typography-"));
        let found = texts.filter_map(|(id, own)| {
            let found = fault(self.english.get(id)?, own)?;
            Some(format!("{id}: {found}"))
        });
        found.collect()
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
            own.choices.iter().find_map(|(figure, keys)| {
                let is_plural = forms
                    .iter()
                    .any(|form| form != "other" && keys.contains(form));
                let is_many = |form: &str| {
                    form == "many" && !forms.contains("other") && keys.contains("other")
                };
                forms
                    .iter()
                    .find(|form| !keys.contains(*form) && !is_many(form))
                    .filter(|_| is_plural && own.told.contains(figure))
                    .cloned()
            })
        })
    }

    /// Messages whose English text has a term of the language's list, and they none of the words
    /// for it.
    fn without_terms(&self) -> Vec<String> {
        let terms = self.noted("# term: ");
        self.each(|english, own| {
            let (english, own) = (english.text.to_lowercase(), own.text.to_lowercase());
            terms
                .iter()
                .filter_map(|term| term.split_once(" = "))
                .find(|(term, words)| {
                    english.contains(term) && !words.split(", ").any(|word| own.contains(word))
                })
                .map(|(term, _)| term.to_owned())
        })
    }

    /// What follows `mark` in the comments of the language.
    fn noted(&self, mark: &str) -> BTreeSet<&str> {
        let comments = self.comments.iter();
        comments
            .filter_map(|line| line.strip_prefix(mark))
            .collect()
    }
}

/// What stands in brackets, as in a tag of a record, is no text.
fn without_brackets(text: &str) -> String {
    let mut parts = text.split('[');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |told, part| {
        told + "{" + part.split_once(']').map_or("", |(_, rest)| rest)
    })
}

fn name(seen: &str) -> &str {
    seen.split(' ').next().unwrap_or_default()
}

/// The messages of files as they are written, each after its name.
fn sources(files: &[&str]) -> BTreeMap<String, String> {
    let mut sources: BTreeMap<String, String> = BTreeMap::new();
    let mut last = String::new();
    let lines = files.iter().flat_map(|file| file.lines());
    for line in lines.filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
        if let Some((name, text)) = line.split_once('=').filter(|_| begins) {
            name.trim().clone_into(&mut last);
            sources.insert(last.clone(), text.trim().to_owned());
        } else if let Some(message) = sources.get_mut(&last) {
            message.push('\n');
            message.push_str(line);
        }
    }
    sources
}

/// A checksum of a text (FNV-1a), however its lines are broken.
fn checksum(text: &str) -> u32 {
    text.split_whitespace()
        .flat_map(|word| word.bytes().chain([b' ']))
        .fold(0x811c_9dc5, |sum, byte| {
            (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        })
}
