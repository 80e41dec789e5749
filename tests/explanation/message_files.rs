//! No language has other messages or variables than English, Czech has all, and every message is
//! used.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{OsStr, OsString};

use nimatron::explanation::internals::Words;
use nimatron::explanation::{Language, Reader};
use nimatron::inference::{Algorithm, GameKind};
use nimatron::reason::Phrase;

use crate::support::sources::{root, sources_in};

pub(super) fn language(code: &str) -> Language {
    Language::from_code(code).expect("a language")
}

/// The messages of a file by name, each with its text, attributes included.
fn messages_of(file: &str) -> BTreeMap<String, String> {
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    let mut last = None;
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let name = line.split_once(" =").map(|(name, _)| name);
        let starts = line.starts_with(|c: char| c.is_ascii_lowercase());
        if let (Some(name), true) = (name, starts) {
            let before = messages.insert(name.to_owned(), line.to_owned());
            assert_eq!(before, None, "{name} is there twice");
            last = Some(name.to_owned());
        } else if let Some(message) = last.as_ref().and_then(|name| messages.get_mut(name)) {
            message.push('\n');
            message.push_str(line);
        }
    }
    messages
}

/// The messages of a language.
fn messages(language: Language) -> BTreeMap<String, String> {
    let messages = messages_of(language.messages());
    assert!(messages.len() > 100, "the messages were not found");
    messages
}

/// The variables and attributes of a message, except for the name of a game, which is English
/// unless a language has its own.
fn figures(message: &str) -> BTreeSet<String> {
    let variables = message.split('$').skip(1).map(|rest| {
        let end = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_');
        format!("${}", rest.split(end).next().unwrap_or_default())
    });
    let attributes = message
        .lines()
        .map(str::trim)
        .filter(|line| line.starts_with('.') && line.contains(" =") && !line.starts_with(".name ="))
        .map(|line| line.split(' ').next().unwrap_or_default().to_owned());
    variables.chain(attributes).collect()
}

/// A phrase with so many of everything that its message speaks of.
fn counting(name: &str, message: &str, count: u64) -> Phrase {
    let figures = figures(message).into_iter();
    let variables = figures.filter(|figure| figure.starts_with('$'));
    let phrase = Phrase::new(name.to_owned().leak());
    variables.fold(phrase, |phrase, figure| {
        phrase.with(figure.leak().trim_start_matches('$'), count)
    })
}

/// The message files of a language by name, each with its text.
fn files_of(language: Language) -> BTreeMap<OsString, String> {
    let folder = root().with_file_name("locales").join(language.code());
    let files = sources_in(&folder, "ftl").into_iter();
    files
        .map(|(path, text)| (path.file_name().expect("a file").to_owned(), text))
        .collect()
}

#[test]
fn languages_have_no_other_messages_than_english_with_the_same_figures_in_every_file() {
    let english = files_of(Language::ENGLISH);
    assert!(english.len() > 5, "the files were not found");
    for language in Language::all() {
        let mut files = files_of(language);
        // What it notes about the English messages.
        files.remove(OsStr::new("seen.ftl"));
        assert_eq!(
            files.values().cloned().collect::<String>(),
            language.messages(),
            "{language:?}"
        );
        for (file, other) in &files {
            let english = english.get(file);
            let messages = messages_of(english.expect("a file of English"));
            let other = messages_of(other);
            // Czech is whole. What another language lacks is said in English.
            if language.code() == "cs" {
                assert!(messages.keys().eq(other.keys()), "{}", file.display());
            }
            for (name, message) in &other {
                let english = messages.get(name).map(|english| figures(english));
                assert_eq!(english, Some(figures(message)), "{language:?} {name}");
            }
        }
        assert!(language.code() != "cs" || files.len() == english.len());
    }
}

#[test]
fn every_message_is_said_somewhere_and_every_phrase_has_one() {
    let mut quoted = BTreeSet::new();
    for (_, text) in sources_in(&root(), "rs") {
        quoted.extend(text.split('"').skip(1).step_by(2).map(str::to_owned));
    }
    // A game names those of its entry after itself.
    for about in GameKind::all().map(GameKind::about) {
        let names = [about.tagline, about.rules, about.moves];
        let names = names.into_iter().chain(about.misere_rules);
        quoted.extend(names.map(str::to_owned));
    }
    let messages = messages(Language::ENGLISH);
    for name in messages.keys() {
        assert!(quoted.contains(name), "no code says {name}");
    }
    // Quoted names with a hyphen are names of messages, except for methods, their ingredients, the
    // options of games, and names that open a game or are told to open none.
    let options = GameKind::all().flat_map(|kind| kind.about().options);
    let others: Vec<&str> = [
        "nimber-table",
        "dawsons-kayles",
        "fibonacci-nim",
        "grundys-game",
        "euclids-game",
        "misere-nim",
        "staircase-nim",
        "dots-and-boxes",
        "moores-nim",
        "silver-dollar",
        "turning-turtles",
        "toads-and-frogs",
    ]
    .into_iter()
    .chain(Algorithm::ingredients())
    .chain(options.map(|option| option.name))
    .collect();
    let is_name = |text: &str| {
        text.contains('-')
            && !text.ends_with('-')
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
    for language in Language::all() {
        let words = Words::new(language, Reader::Person);
        for (name, message) in messages(language) {
            for count in [0, 1, 2, 3, 4, 5, 11, 21, 22, 100, 1_000_000_000_000_000] {
                let said = words.say(&counting(&name, &message, count));
                assert!(!said.is_empty() && said != name, "{name}");
                assert!(!said.contains(['{', '}', '\u{2068}', '\u{2069}']), "{said}");
                assert!(!said.contains("1e"), "{said}");
            }
        }
    }
}

/// A figure may be read in many ways, and a preposition without a vowel is said in two: "s 5
/// mincemi", but "se 7 mincemi".
#[test]
fn no_czech_preposition_that_may_need_a_vowel_stands_before_a_figure() {
    let is_letter = |c: char| c.is_alphabetic();
    let mut seen = 0;
    for (name, message) in messages(language("cs")) {
        for (at, _) in message.match_indices("{ $") {
            let before = message[..at].trim_end_matches([' ', '\u{a0}']);
            if before.len() == at {
                continue;
            }
            seen += 1;
            let word = before.rsplit(|c| !is_letter(c)).next().unwrap_or_default();
            let word = word.to_lowercase();
            let vocalised = ["k", "s", "v", "z", "ke", "se", "ve", "ze"];
            assert!(!vocalised.contains(&word.as_str()), "{name}: {message}");
        }
    }
    assert!(seen > 100, "the figures were not found");
}

#[test]
fn no_line_begins_with_an_ellipsis() {
    let mut seen = 0;
    for language in Language::all().filter(|&language| language != Language::ENGLISH) {
        for (name, message) in messages(language) {
            seen += message.matches('…').count();
            let code = language.code();
            let may_break = message.contains(", …");
            assert!(
                !may_break,
                "{code} {name}: the blank before … may not break"
            );
        }
    }
    assert!(seen > 20, "the ellipses were not found");
}

#[test]
fn a_level_is_not_called_like_another_player() {
    for language in Language::all() {
        let words = Words::new(language, Reader::Person);
        let levels = words.say(&Phrase::new("words-levels"));
        let player = words.say(&Phrase::new("name-beginner")).to_lowercase();
        assert!(levels.split(' ').count() == 3, "{levels}");
        assert!(levels.split(' ').all(|level| level != player), "{levels}");
    }
}

#[test]
fn words_of_one_letter_are_tied_to_the_next() {
    words_are_tied(language("cs"), "k s v z o u a i");
    words_are_tied(language("pl"), "a i o u w z");
    words_are_tied(language("ru"), "а в и к о с у я");
}

/// No line ends with a preposition or a conjunction of one letter, and programs read plain blanks.
fn words_are_tied(language: Language, loose: &str) {
    let person = Words::new(language, Reader::Person);
    let program = Words::new(language, Reader::Program);
    let mut ties = 0;
    for (name, message) in messages(language) {
        let phrase = counting(&name, &message, 1_000_000);
        let said = person.say(&phrase);
        for word in said.split(' ').rev().skip(1) {
            let word = word
                .rsplit(['\u{a0}', '(', '„', '«'])
                .next()
                .unwrap_or_default();
            let word = word.to_lowercase();
            assert!(loose.split(' ').all(|loose| loose != word), "{said}");
        }
        ties += said.matches('\u{a0}').count();
        let plain = program.say(&phrase);
        assert!(!plain.contains('\u{a0}'), "{plain}");
        let ungrouped = said.replace("1\u{a0}000\u{a0}000", "1000000");
        assert_eq!(ungrouped.replace('\u{a0}', " "), plain);
    }
    assert!(ties > 200, "the ties were not found");
}

/// Languages may share a word, but it means one thing. The levels are no answers of their own.
#[test]
fn every_typed_word_is_in_one_list() {
    let mut lists: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for line in Language::all().flat_map(|language| language.messages().lines()) {
        if let Some((name, words)) = line.split_once(" = ")
            && name.starts_with("words-")
            && name != "words-levels"
        {
            lists.entry(name).or_default().extend(words.split(' '));
        }
    }
    assert!(lists.len() > 10, "the lists were not found");
    let words: usize = lists.values().map(BTreeSet::len).sum();
    assert!(words > 2 * lists.len(), "{lists:?}");
    let all: BTreeSet<&&str> = lists.values().flatten().collect();
    assert_eq!(all.len(), words, "{lists:?}");
}
