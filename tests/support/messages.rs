//! The messages of the program. A test draws a sentence from them instead of quoting it, so that
//! it may be worded anew.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use nimatron::explanation::Language;

use super::flowing;

/// A message in English with its figures, each as `NAME=VALUE`. `ID.ATTRIBUTE` is one of its
/// attributes. A figure that is left out may be anything where [`says`] looks for the message.
pub(crate) fn message(id: &str, figures: &[&str]) -> String {
    message_in("en", id, figures)
}

/// The prompt at a turn, with its example of a move.
pub(crate) fn asked(example: &str) -> String {
    message("ask-turn", &[&format!("example={example}")])
}

/// What a player has done, by the move in brackets.
pub(crate) fn did(name: &str, played: &str) -> String {
    let figures = [format!("name={name}"), format!("move={played}")];
    message("did", &figures.each_ref().map(String::as_str))
}

/// Who has won, where nobody else is spoken to.
pub(crate) fn wins(name: &str) -> String {
    message("won-other", &[&format!("name={name}")])
}

/// The prompt where only one move is legal, on a terminal.
pub(crate) fn only(played: &str) -> String {
    message("ask-turn-only", &[&format!("move={played}")])
}

/// A message in the language with this code.
pub(crate) fn message_in(code: &str, id: &str, figures: &[&str]) -> String {
    let language = Language::from_code(code).expect("a language");
    let (id, attribute) = id
        .split_once('.')
        .map_or((id, None), |(id, name)| (id, Some(name)));
    let source = source(language, id);
    let mut values = FluentArgs::new();
    for figure in figures {
        let (name, value) = figure.split_once('=').expect("NAME=VALUE");
        let is_used = source.contains(&format!("${name} "));
        assert!(is_used, "{id} has no figure {name}");
        match value.parse::<u64>() {
            Ok(number) if number.to_string() == value => values.set(name, number),
            _ => values.set(name, value),
        }
    }
    let mut bundle = FluentBundle::new(vec![code.parse().expect("a code")]);
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(source).expect("well-formed");
    bundle.add_resource(resource).expect("one message");
    let message = bundle.get_message(id).expect("the only message");
    let pattern = match attribute {
        None => message.value(),
        Some(name) => message
            .get_attribute(name)
            .map(|attribute| attribute.value()),
    };
    let pattern = pattern.unwrap_or_else(|| panic!("{id} has no {attribute:?}"));
    // A figure that is left out is an error, and stays there as `{$name}`.
    let said = bundle.format_pattern(pattern, Some(&values), &mut Vec::new());
    said.into_owned()
}

/// The lines of a message in the files of a language.
fn source(language: Language, id: &str) -> String {
    let begins = format!("{id} =");
    let mut lines = language
        .messages()
        .split_inclusive('\n')
        .skip_while(|line| !line.starts_with(&begins));
    let first = lines.next();
    let first = first.unwrap_or_else(|| panic!("there is no message {id}"));
    let more = lines.take_while(|line| line.starts_with([' ', '}', '\n']));
    [first].into_iter().chain(more).collect()
}

/// Whether a text has these words, with any line breaks between them, with anything in the place
/// of each `{$figure}`, and whatever the case of the letters, as a clause may begin a sentence.
pub(crate) fn says(text: &str, words: &str) -> bool {
    let [text, words] = [text, words].map(|words| flowing(words).to_lowercase());
    let mut pieces = words.split("{$");
    let first = pieces.next().unwrap_or_default();
    let rest = pieces.filter_map(|piece| piece.split_once('}'));
    let mut after = text.split_once(first).map(|(_, after)| after);
    for (_, piece) in rest {
        after = after.and_then(|text| Some(text.split_once(piece)?.1));
    }
    after.is_some()
}

#[test]
fn a_message_has_its_figures_and_leaves_the_others_open() {
    let won = message("wins", &["name=Ann"]);
    assert!(says(&format!("So\n{won}\n"), &won));
    assert!(says(&won, &message("wins", &[])));
    assert!(!says(&won, &message("wins", &["name=Bob"])));
    let coins = ["own=1", "others=2", "name=Ann"];
    assert_ne!(
        message("wins-points", &coins),
        message("wins-points", &["own=2", "others=2", "name=Ann"])
    );
    assert_ne!(message_in("cs", "wins", &["name=Ann"]), won);
}
