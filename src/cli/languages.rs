//! `nimatron languages`: the languages, and how much of each is translated.

use clap::Args;

use super::flags::examples;
use super::{Context, Failure, language};
use crate::explanation::Language;
use crate::explanation::translation::{SEEN, Translation};
use crate::reason::Phrase;
use crate::text::{Role, Text};

/// The message with the name of a language in itself.
const NAME: &str = "language-name";

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron languages", "how much of each language is translated"),
    ("NIMATRON_LOCALES=. nimatron languages pl", "what is to be looked at in pl.ftl"),
    ("nimatron languages cs tip-", "messages beside the English ones"),
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
    pub(super) fn run(&self, context: &Context) -> Result<(), Failure> {
        let Some(language) = self.language else {
            return context.show(|_, _| {
                Language::all().fold(Text::new(), |text, language| {
                    text.line(Role::Plain, &line(language, &Translation::of(language)))
                })
            });
        };
        let translation = Translation::of(language);
        if self.seen {
            let seen = translation.seen().into_iter();
            let lines = seen.map(|seen| format!("{SEEN}{seen}\n"));
            return context.print(&lines.collect::<String>());
        }
        match &self.message {
            Some(name) => show_beside(context, language, &translation, name),
            None => show_faults(context, language, &translation),
        }
    }
}

fn show_faults(
    context: &Context,
    language: Language,
    translation: &Translation,
) -> Result<(), Failure> {
    context.show(|words, _| {
        let text = Text::new().line(Role::Plain, &line(language, translation));
        let faults = translation.faults().into_iter();
        let faults = faults.filter(|(_, places)| !places.is_empty());
        faults.fold(text, |text, (id, places)| {
            let title = Phrase::new(id).with("count", places.len());
            let text = text.blank().say(words, title);
            let places = places.iter().map(|place| format!("  {place}"));
            places.fold(text, Text::sentence)
        })
    })
}

fn show_beside(
    context: &Context,
    language: Language,
    translation: &Translation,
    name: &str,
) -> Result<(), Failure> {
    let beside = translation.beside(name);
    if beside.is_empty() {
        return Err(Phrase::new("refuse-message").quoting("name", name).into());
    }
    context.show(|_, _| {
        beside
            .into_iter()
            .fold(Text::new(), |text, (id, english, own)| {
                let text = text.line(Role::Strong, id);
                let own = own.filter(|_| language != Language::ENGLISH);
                let both = [(Language::ENGLISH, Some(english)), (language, own)];
                let said = both.into_iter().filter_map(|(language, message)| {
                    Some(format!("  {} = {}", language.code(), message?))
                });
                let said: Vec<String> = said.collect();
                let lines = said.iter().flat_map(|said| said.lines());
                lines.fold(text, Text::sentence).blank()
            })
    })
}

/// The code of a language, its name, and the share of its messages.
fn line(language: Language, translation: &Translation) -> String {
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
