//! All languages have the same messages with the same variables, and every message is used.

use std::collections::{BTreeMap, BTreeSet};

use nimatron::explanation::{Language, Words};
use nimatron::reason::Phrase;

use crate::support::sources::{root, sources_in};

/// The messages of a language by name, each with its text and attributes.
fn messages(language: Language) -> BTreeMap<String, String> {
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    let mut last = None;
    for line in language
        .messages()
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        let name = line.split_once(" =").map(|(name, _)| name);
        let starts = line.starts_with(|c: char| c.is_ascii_lowercase());
        if let (Some(name), true) = (name, starts) {
            let before = messages.insert(name.to_owned(), line.to_owned());
            assert_eq!(before, None, "{name} stands twice");
            last = Some(name.to_owned());
        } else if let Some(message) = last.as_ref().and_then(|name| messages.get_mut(name)) {
            message.push('\n');
            message.push_str(line);
        }
    }
    assert!(messages.len() > 100, "the messages were not found");
    messages
}

/// The variables and attributes of a message.
fn figures(message: &str) -> BTreeSet<String> {
    let variables = message.split('$').skip(1).map(|rest| {
        let end = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_');
        format!("${}", rest.split(end).next().unwrap_or_default())
    });
    let attributes = message
        .lines()
        .map(str::trim)
        .filter(|line| line.starts_with('.') && line.contains(" ="))
        .map(|line| line.split(' ').next().unwrap_or_default().to_owned());
    variables.chain(attributes).collect()
}

#[test]
fn languages_have_the_same_messages_with_the_same_figures() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let other = messages(language);
        let names = |messages: &BTreeMap<String, String>| -> BTreeSet<String> {
            messages.keys().cloned().collect()
        };
        assert_eq!(names(&english), names(&other), "{language:?}");
        for (name, message) in &english {
            assert_eq!(figures(message), figures(&other[name]), "{name}");
        }
    }
}

/// All quoted texts in the sources.
fn quoted_in_sources() -> BTreeSet<String> {
    let sources = sources_in(&root()).into_iter();
    let texts = sources.flat_map(|(_, text)| {
        let quoted = text.split('"').skip(1).step_by(2);
        quoted.map(str::to_owned).collect::<Vec<_>>()
    });
    texts.collect()
}

#[test]
fn every_message_is_said_somewhere_and_every_phrase_has_one() {
    let quoted = quoted_in_sources();
    let messages = messages(Language::English);
    for name in messages.keys() {
        assert!(quoted.contains(name), "nobody says {name}");
    }
    // Quoted names with a hyphen are names of messages, except for these.
    let others = ["early-exit", "nimber-table"];
    let is_name = |text: &str| {
        text.contains('-')
            && text.starts_with(|c: char| c.is_ascii_lowercase())
            && text.chars().all(|c| c.is_ascii_lowercase() || c == '-')
    };
    let phrases = quoted
        .iter()
        .filter(|text| is_name(text) && !others.contains(&text.as_str()));
    let mut seen = 0;
    for phrase in phrases {
        seen += 1;
        assert!(messages.contains_key(phrase), "no message {phrase}");
    }
    assert!(seen > 100, "the phrases were not found");
}

#[test]
fn every_message_can_be_said_with_any_count() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (name, message) in messages(language) {
            let name: &'static str = name.leak();
            for count in [0_u64, 1, 2, 3, 4, 5, 11, 21, 22, 100, 1_000_000_000_000_000] {
                let mut phrase = Phrase::new(name);
                for figure in figures(&message) {
                    if let Some(figure) = figure.strip_prefix('$') {
                        phrase = phrase.with(figure.to_owned().leak(), count);
                    }
                }
                let said = words.say(&phrase);
                assert!(!said.is_empty() && said != name, "{name}");
                assert!(!said.contains(['{', '}', '\u{2068}', '\u{2069}']), "{said}");
                assert!(!said.contains("1e"), "{said}");
            }
        }
    }
}
