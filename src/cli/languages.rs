//! `nimatron languages`: the languages, and how much of each is translated.

use clap::Args;

use super::flags::examples;
use super::{Context, Done, language};
use crate::explanation::translation::{SEEN, Translation};
use crate::explanation::{Language, Words};
use crate::reason::Phrase;
use crate::text::{Role, Text};

/// The message with the name of a language in itself.
const NAME: &str = "language-name";

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron languages", "how much of each language is translated"),
    ("NIMATRON_LOCALES=. nimatron languages pl", "what is to be looked at in pl.ftl"),
    ("nimatron languages cs tip-", "messages beside the English ones"),
    ("NIMATRON_SHOW=tip- nimatron --lang cs", "the same where they are said"),
]))]
pub(super) struct Languages {
    /// Check the messages of this language
    #[arg(value_name = "LANGUAGE", value_parser = language)]
    language: Option<Language>,
    /// Show the messages whose names begin so, after the English ones
    #[arg(value_name = "MESSAGE")]
    message: Option<String>,
    /// Print from which English messages those of the language are translated, for its file seen.ftl
    #[arg(long, requires = "language", conflicts_with = "message")]
    seen: bool,
}

impl Languages {
    pub(super) fn run(&self, context: &Context) -> Done {
        let Some(language) = self.language else {
            return context.show(|_, _| {
                Language::all().fold(Text::new(), |text, language| {
                    text.line(Role::Plain, &line(&Translation::of(language)))
                })
            });
        };
        let translation = Translation::of(language);
        if self.seen {
            let lines = translation.seen().map(|seen| format!("{SEEN}{seen}\n"));
            return context.print(&lines.collect::<String>());
        }
        let Some(name) = &self.message else {
            return context.show(|words, _| checked(&translation, words));
        };
        if translation.beside(name).next().is_none() {
            return Err(Phrase::new("refuse-message").quoting("name", name).into());
        }
        context.show(|_, _| beside(&translation, name))
    }
}

/// What is to be looked at.
fn checked(translation: &Translation, words: &Words) -> Text {
    let text = Text::new().line(Role::Plain, &line(translation));
    translation
        .faults()
        .into_iter()
        .filter(|(_, places)| !places.is_empty())
        .fold(text, |text, (id, places)| {
            let title = Phrase::new(id).with("count", places.len());
            let text = text.blank().say(words, title);
            places
                .iter()
                .map(|place| format!("  {place}"))
                .fold(text, Text::sentence)
        })
}

/// The messages whose names begin with `name`, as they are written, each after the English one.
fn beside(translation: &Translation, name: &str) -> Text {
    let code = translation.language.code();
    translation
        .beside(name)
        .fold(Text::new(), |text, (id, english, own)| {
            let both = format!("  en = {english}\n  {code} = {}", own.unwrap_or_default());
            let text = text.line(Role::Strong, id);
            both.lines().fold(text, Text::sentence).blank()
        })
}

/// The code of a language, its name, and the share of its messages.
fn line(translation: &Translation) -> String {
    let language = translation.language;
    let name = if translation.has(NAME) {
        language.plain_text(NAME)
    } else {
        ""
    };
    format!(
        "{}  {name:<10} {:>3} %",
        language.code(),
        translation.share()
    )
}
